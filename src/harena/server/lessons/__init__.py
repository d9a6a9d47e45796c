"""Lessons for the page.

| module | what |
| --- | --- |
| taught.py | a lesson as messages: the scenes of the learner's seat, and what is said to whom answers |
| first_match.py | what a first match explains, as messages |
| endpoints.py | the HTTP endpoints; what was built is kept, as it never changes |
"""
