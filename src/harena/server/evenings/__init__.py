"""Club evenings: a host plans rounds, people join by one link, and in every round the server seats them at new tables.

| module | what |
| --- | --- |
| evening.py | what an evening is, and how it goes on: everything that can be decided without a database |
| rotation.py | who sits with whom: those who have met least |
| standings.py | points by place, and who leads |
| rows.py | the statements that read and write evenings |
| evenings.py | `Evenings`: carries out what guests and hosts want, lays the tables, collects the results |
| showing.py | what everybody may see |
| endpoints.py | the HTTP endpoints |

A guest has one token for the whole evening. It opens their seat in every round, because the seats are stored with the
same hash; so nobody but the guest ever holds it.
"""
