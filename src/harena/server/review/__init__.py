"""The coach looks back at finished matches, and what it finds is kept with the match.

| module | what |
| --- | --- |
| rows.py | the rows of reviews: who works at one, how far it is, what was found |
| reviewer.py | works reviews out, one at a time, in a process that lets all others go first |
| telling.py | puts what was found into words, with the moments of the replay |
| endpoints.py | HTTP |
"""
