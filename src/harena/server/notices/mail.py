"""E-mail: plain text, through the mail server that the operator names (aiosmtplib)."""

from __future__ import annotations

import asyncio
import re
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from harena.kernel.rules import BadInput
from harena.server.notices.sending import PATIENCE, SENT, Outcome, Result

LONGEST = 254  # characters of an address, by RFC 5321
PORTS = {"smtp": 587, "smtps": 465}

_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class MailServer(NamedTuple):
    host: str
    port: int
    tls: bool  # from the first byte on
    user: str = ""
    password: str = ""

    @property
    def is_here(self) -> bool:
        """Is it on this machine? Then nobody listens in between, and its certificate is nobody's."""
        try:
            return self.host == "localhost" or ip_address(self.host).is_loopback
        except ValueError:
            return False


def mail_server(typed: str) -> MailServer:
    """Read the address of a mail server. BadInput says what is wrong with it; it never repeats the password."""
    expected = "expected smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465"
    try:
        found = urlsplit(typed.strip())
        host, port = found.hostname or "", found.port or PORTS.get(found.scheme, 0)
    except ValueError:
        raise BadInput(f"--smtp cannot be read; {expected}") from None
    if found.scheme not in PORTS or not host or found.path.strip("/"):
        raise BadInput(f"--smtp cannot be read; {expected}")
    user, password = unquote(found.username or ""), unquote(found.password or "")
    return MailServer(host, port, found.scheme == "smtps", user, password)


def sender_of(typed: str) -> Address:
    """Read who the mails come from: an address, or a name and an address."""
    name, address = parseaddr(typed)
    if _ADDRESS.fullmatch(address) is None:
        raise BadInput(f"--mail-from {typed!r} is not an address; expected one such as 'Harena <harena@example.org>'")
    return Address(name or "Harena", addr_spec=address)


def checked_address(typed: str) -> str:
    """Return an address that mail can be sent to. BadInput if it is none."""
    local, _, domain = typed.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode()
    except UnicodeError:
        domain = ""
    address = f"{local}@{domain}"
    if len(address) > LONGEST or _ADDRESS.fullmatch(address) is None or ".." in address or local.strip(".") != local:
        raise BadInput("this is not an e-mail address; expected one such as anna@example.org")
    return address


class Letter(NamedTuple):
    to: str
    subject: str
    text: str
    id: str  # the same for a letter that is sent again: mail programs show it once
    stop: str = ""  # where one request without cookies switches these letters off


def message_of(letter: Letter, sender: Address) -> EmailMessage:
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = f"<{letter.id}@{sender.domain}>"
    message["Auto-Submitted"] = "auto-generated"  # nobody's holiday reply comes back
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


class Mailer:
    def __init__(self, server: MailServer, sender: Address) -> None:
        self.server, self.sender = server, sender

    async def send(self, letter: Letter) -> Outcome:
        server = self.server
        # A password needs encryption, and others get it where the server offers it.
        upgrade = None if not server.user else True
        try:
            async with asyncio.timeout(PATIENCE):
                await aiosmtplib.send(
                    message_of(letter, self.sender),
                    hostname=server.host,
                    port=server.port,
                    username=server.user or None,
                    password=server.password or None,
                    use_tls=server.tls,
                    start_tls=False if server.tls or server.is_here else upgrade,
                    timeout=PATIENCE,
                )
        except aiosmtplib.SMTPRecipientsRefused as error:
            return _refused([one.code for one in error.recipients])
        except (aiosmtplib.SMTPDataError, aiosmtplib.SMTPRecipientRefused) as error:
            return _refused([error.code])
        except (aiosmtplib.SMTPTimeoutError, TimeoutError):
            return Outcome(Result.LATER, why="timeout")
        except aiosmtplib.SMTPResponseException as error:  # it refuses us, not the address: a wrong password
            return Outcome(Result.LATER, why=f"status {error.code}")
        except (aiosmtplib.SMTPException, OSError):
            return Outcome(Result.LATER, why="connection")
        except (MessageError, ValueError):  # an address that the mail server's language cannot say
            return Outcome(Result.REFUSED, why="address")
        return SENT


def _refused(codes: list[int]) -> Outcome:
    """Codes from 500 on are final. All others are worth another try: a full mailbox, greylisting."""
    final = all([code >= 500 for code in codes])
    return Outcome(Result.REFUSED if final else Result.LATER, why=f"status {max(codes, default=0)}")
