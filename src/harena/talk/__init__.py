"""What people and bots say at a table: messages, whispers, ready-made phrases and promises.

Talk is no part of the rules: nothing here reads or changes a match, and no record of a match contains it.

| file | what it holds |
| --- | --- |
| phrases.py | ready-made sentences with slots, which every reader gets in their own language |
| account.py | `Talk`: everything that was said at one table, who may read it, and what became of promises |
| links.py | finds the names of seats, cards and rules in a text |
"""
