"""What the operator of a site allows: `harena serve --notices`, `--smtp` and so on."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

from harena.kernel.rules import BadInput


class NoticeSettings(NamedTuple):
    """It can be sent to another process. Without `url`, no notices are sent at all."""

    url: str = ""  # where people find this server: links begin with it
    smtp: str = ""  # the mail server; empty: no e-mail
    mail_from: str = ""
    after: float = 60.0  # seconds for which somebody is away before they are told,
    after_by_days: float = 600.0  # and at a table that is played by days
    every: float = 600.0  # seconds from one message of a channel to its next one
    anywhere: bool = False  # private addresses and http are allowed

    @property
    def on(self) -> bool:
        return bool(self.url)


def checked(settings: NoticeSettings) -> NoticeSettings:
    """BadInput where the options do not fit each other, or something is not installed."""
    if not settings.on:
        if settings.smtp or settings.mail_from:
            raise BadInput("--smtp and --mail-from need --notices URL, with the address where people find this server")
        return settings
    try:
        found = urlsplit(settings.url.strip())
        host, _ = found.hostname or "", found.port
    except ValueError:
        host = ""
    if not host or found.scheme not in ("https", "http") or found.path.strip("/") or found.query or found.fragment:
        raise BadInput(
            f"--notices is {settings.url!r}; expected where people find this server: https://play.example.org"
        )
    if bool(settings.smtp) != bool(settings.mail_from):
        missing = "--mail-from" if settings.smtp else "--smtp"
        raise BadInput(f"e-mail needs --smtp and --mail-from; {missing} is missing")
    try:
        from harena.server.notices import mail, push  # noqa: F401  # only whether they can be loaded
    except ModuleNotFoundError:
        raise BadInput("--notices needs more packages: pip install 'harena[notices]'") from None
    if settings.smtp:
        mail.mail_server(settings.smtp)
        mail.sender_of(settings.mail_from)
    return settings._replace(url=f"{found.scheme}://{found.netloc}")
