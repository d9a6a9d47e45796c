"""Puzzles for the page.

| module | what |
| --- | --- |
| posed.py | a puzzle as a message: the scene of the seat that is asked, and what each answer is worth |
| endpoints.py | the HTTP endpoints, and which puzzle is today's |
"""
