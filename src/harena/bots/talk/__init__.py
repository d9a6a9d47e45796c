"""How bots talk: what they say, whom they believe, and which promises they keep.

| file | what it holds |
| --- | --- |
| character.py | honest, sly, grim: which promises a bot gives and keeps; `Standing`, what it makes of the talk so far |
| talker.py | what a bot says before its move and in reply, and how it judges promises made to it |
| room.py | the talk of a match between bots, for tournaments and studies |
| spartacus.py, munera.py | what the two games of promises add: how a promise is judged, when one is given |

A bot decides what to say from what everybody may see, so that it never tells by accident what only its seat knows.
"""
