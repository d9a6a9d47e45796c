"""Puzzles: positions from matches between bots in which one answer is clearly the best.

| part | what it does |
| --- | --- |
| `puzzle.py` | a puzzle, as a line of a file and back |
| `collection.py` | reads the collections that come with the package |
| `data/<game>.jsonl` | those collections; `harena puzzles` makes them |

How they are found is in lab/puzzle_search.py.
"""
