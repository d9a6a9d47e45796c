"""What people did here: results, ratings, achievements, and the table of the club.

A match counts once, when it has ended by the rules. What is kept of it outlives its table.

| module | what |
| --- | --- |
| results.py | what a finished match was, from its stored record |
| counting.py | counts a match: whether it is rated, and the ratings after it |
| counter.py | finds the matches that are over and not counted yet |
| choices.py | what a person shows of themselves, and what happens when they change their mind |
| history.py | reads the results of one person |
| summary.py | sums them up: wins, places, streaks |
| pages.py | what a browser gets: a profile, a page of matches, the table of the club |
| endpoints.py | the HTTP endpoints |
"""
