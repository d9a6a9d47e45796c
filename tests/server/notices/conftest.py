"""Provides the servers that notices are sent to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.notices.receivers import MailServer, PostServer


@pytest.fixture
def post_server() -> Iterator[PostServer]:
    found = PostServer()
    yield found
    found.close()


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    found = MailServer().start()
    yield found
    found.stop()
