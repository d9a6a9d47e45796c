"""The coach looks back at a finished match: which decisions cost chances to win, and what was luck.

| part | what it does |
| --- | --- |
| `decisions.py` | finds the decisions in a record, with what the seat saw then |
| `judging.py` | judges one decision from that view alone, with the search of the strong bots |
| `luck.py` | compares dice and draws with what could have come instead |
| `review.py` | a whole match, in several processes |
| `slices.py` | the same a little at a time, for a server |
| `review_text.py` | in words, for terminal and page |
"""
