"""People: guests and accounts, and the browsers in which they are signed in.

A browser becomes a guest when it makes a table or sits down for the first time: it gets a cookie with a random token,
of which the database has a hash. A guest can become an account and keeps everything.

| module | what |
| --- | --- |
| rows.py | who somebody is, as plain rows |
| cookie.py | the cookie: its name, how it is read and set |
| devices.py | what a browser is called |
| sign_ins.py | the statements about people and their sign-ins |
| people.py | finds out who calls, makes guests and renews their tokens |
| signing.py, seats.py | signing in and out, and whose seats are whose |
| challenges.py | codes for other devices, and what a passkey must sign: good once |
| accounts.py | the statements about logins, passwords and passkeys |
| passwords.py, passkeys.py | argon2id in threads; WebAuthn |
| throttle.py | how often somebody may try |
| export.py, deletion.py | everything one has as a file, and nothing of it any more |
| endpoints.py | all of that by HTTP |

`person_of` is the one place that tells who calls.
"""

from harena.server.people.people import People, person_of
from harena.server.people.rows import ACCOUNT, GUEST, Person, Visit

__all__ = ["ACCOUNT", "GUEST", "People", "Person", "Visit", "person_of"]
