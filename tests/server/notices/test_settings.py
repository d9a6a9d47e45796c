"""Tests what the operator switches on, and that a server without the packages says so in one line."""

from __future__ import annotations

import subprocess
import sys

import pytest

from harena.kernel.rules import BadInput
from harena.server.notices.settings import NoticeSettings, checked
from tests.server.conftest import environment

SITE = "https://play.example.org"
MAIL = "smtp://ann:secret@mail.example.org"


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        (NoticeSettings(smtp=MAIL), "--smtp and --mail-from need --notices URL"),
        (NoticeSettings("play.example.org"), "expected where people find this server"),
        (NoticeSettings("ftp://play.example.org"), "expected where people find this server"),
        (NoticeSettings(f"{SITE}/games"), "expected where people find this server"),
        (NoticeSettings("https://[::1"), "expected where people find this server"),
        (NoticeSettings(SITE, MAIL), "--mail-from is missing"),
        (NoticeSettings(SITE, "", "club@example.org"), "--smtp is missing"),
        (NoticeSettings(SITE, "mail.example.org", "club@example.org"), "--smtp cannot be read; expected smtp://"),
        (NoticeSettings(SITE, MAIL, "The Club"), "--mail-from 'The Club' is not an address"),
    ],
)
def test_options_that_do_not_fit_are_one_line(settings: NoticeSettings, expected: str) -> None:
    with pytest.raises(BadInput) as error:
        checked(settings)
    assert expected in str(error.value)
    assert "\n" not in str(error.value)
    assert "secret" not in str(error.value)


def test_options_that_fit() -> None:
    assert not checked(NoticeSettings()).on
    found = checked(NoticeSettings(f"{SITE}/", MAIL, "Our Club <club@example.org>"))
    assert (found.on, found.url) == (True, SITE)


def test_without_the_packages_everything_else_works() -> None:
    program = """
import sys
for name in ("aiosmtplib", "cryptography", "httpcore"):
    sys.modules[name] = None
import harena.server.app
from harena.cli import main
sys.exit(main(["serve", "--notices", "https://play.example.org"]))
"""
    words = [sys.executable, "-c", program]
    run = subprocess.run(words, capture_output=True, text=True, timeout=60, env=environment())
    assert (run.returncode, run.stderr) == (2, "harena: --notices needs more packages: pip install 'harena[notices]'\n")
