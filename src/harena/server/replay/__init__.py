"""Look back at a match: its course, entry by entry, and what one viewer saw of it, in pages.

| module | what |
| --- | --- |
| course.py | the record played again: the moments there are, and the position at each |
| pages.py | what one viewer may see of it, as messages |
| shelf.py | the courses that somebody looks at now; work in slices, so that other tables do not wait |
| from_file.py | the same for a record that somebody has sent |
"""
