"""Lessons: a recorded match in which the learner makes the moves of one seat, with notes (docs/writing-a-lesson.md).

| module | what |
| --- | --- |
| lesson.py | a lesson file: what it says, read and checked for its form |
| course.py | the record played again, with the notes at their places; what does not fit together is found there |
| library.py | the lessons that come with Harena, and those of a folder |
| starting.py | a file to begin with: a part of a record, and an empty note for every decision |
"""
