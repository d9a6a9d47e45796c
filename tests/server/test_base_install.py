"""Tests a server without the packages of the extras: it offers less, and nothing of it fails."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient

from harena.server.app import make_app

EXTRAS = ("aiosmtplib", "argon2", "asyncpg", "cryptography", "httpcore", "webauthn")
SERVICE = "harena.server.notices.service"
CALLS: tuple[tuple[str, str, dict[str, Any] | None], ...] = (
    ("POST", "/api/notices/push", {"endpoint": "https://push.example/1", "key": "x", "auth": "y", "lang": "en"}),
    ("POST", "/api/notices/mail", {"address": "ann@example.org", "lang": "en"}),
    ("POST", "/api/notices/channels/nothing", {"off": []}),
    ("DELETE", "/api/notices/channels/nothing", None),
    ("POST", "/api/notices/channels/nothing/test", {}),
    ("POST", "/api/notices/confirm/nothing", {}),
    ("POST", "/api/me/password", {"login": "ann", "password": "a long enough one"}),
    ("POST", "/api/sign-in", {"login": "ann", "password": "a long enough one"}),
    ("POST", "/api/sign-in/options", {}),
    ("POST", "/api/sign-in/passkey", {"credential": {}}),
    ("POST", "/api/me/passkey/options", {}),
    ("POST", "/api/me/passkey", {"credential": {}}),
    ("POST", "/api/me/delete", {}),
)


async def test_what_needs_more_packages_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [
        each for each in sys.modules if each.split(".")[0] in EXTRAS or each == "harena.server.notices.service"
    ]:
        monkeypatch.delitem(sys.modules, name)
    for name in EXTRAS:
        monkeypatch.setitem(sys.modules, name, None)  # cannot be imported
    for module in ("passkeys", "endpoints"):
        monkeypatch.setattr(f"harena.server.people.{module}.AVAILABLE", False)  # found out when it is imported
    app = make_app(f"sqlite:///{tmp_path / 'harena.db'}", bot_processes=1)
    transport = ASGITransport(app, raise_app_exceptions=False)
    async with app.router.lifespan_context(app), AsyncClient(transport=transport, base_url="http://localhost") as guest:
        assert (await guest.get("/api/notices")).json() == {"push": "", "mail": False, "webhook": False, "channels": []}
        assert (await guest.post("/api/me", json={})).json()["accounts"] is False
        for method, path, body in CALLS:
            answer = await guest.request(method, path, json=body)
            assert 200 <= answer.status_code < 500, f"{path}: {answer.status_code} {answer.text}"


def test_a_base_installation_starts() -> None:
    """What `harena serve` imports needs no package of an extra."""
    without = f"import sys; sys.modules.update(dict.fromkeys({(*EXTRAS, 'greenlet')!r}))"
    program = f"{without}; import harena.server.serve, harena.server.web_server, harena.server.app, harena.cli.operate"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
