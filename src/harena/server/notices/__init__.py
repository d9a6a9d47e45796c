"""Notices to people who are away: it is their turn, a match has begun or is over, somebody sat down at their table.

| module | what |
| --- | --- |
| settings.py | what the operator allows |
| due.py | who is to be told what, read from the database |
| outbox.py | the rows: channels of people, and what they are to be told |
| postman.py | the loop that fills and empties the outbox; of several servers, one has it |
| wording.py | the texts, and one message for several notices |
| delivery.py | puts a message into the form of its channel |
| push.py, mail.py, webhook.py | the ways out; outgoing.py keeps the server out of private networks |
| links.py | signed links that confirm an address or switch something off |
| service.py | what people change about their channels |
| endpoints.py | what the page asks |

Everything is off unless `harena serve --notices` switches it on, and the libraries are loaded only then.
"""
