"""Receivers of notices, as real servers on this machine: a push service with its browser, a chat group, a mail server.

The push service does what the RFCs ask of it and of the browser: it checks the signature (RFC 8292), and decrypts
(RFC 8291, RFC 8188). It is written from them, and shares no code with the sender.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import socket
import threading
import time
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd import smtp
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 30.0  # seconds until a test gives up waiting
Json = dict[str, Any]


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Post(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PostServer:
    """Answers every POST with a status, and keeps what it was sent. `hold` makes it answer only when it is set."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.more: dict[str, str] = {}  # headers of its answers
        self.posts: list[Post] = []
        self.came = threading.Condition()
        self.open = threading.Event()  # unset: it reads, and does not answer
        self.open.set()
        own = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                with own.came:
                    headers = {name.lower(): value for name, value in self.headers.items()}
                    own.posts.append(Post(self.path, headers, body))
                    own.came.notify_all()
                own.open.wait(PATIENCE)
                self.send_response(own.status)
                for name, value in {"content-length": "0", **own.more}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                """Nothing is logged."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def wait(self, count: int = 1) -> list[Post]:
        """Wait until so many posts have come, in a thread: the sender may be in this one's event loop."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.posts) >= count, PATIENCE), f"{len(self.posts)} of {count} posts"
            return list(self.posts)

    def close(self) -> None:
        self.open.set()
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


class Browser:
    """A browser that has agreed to messages, and its place at the push service."""

    def __init__(self, service: PostServer, name: str = "a1") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = f"{service.url}/push/{name}"

    @property
    def point(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> Json:
        return {"endpoint": self.endpoint, "keys": {"p256dh": packed(self.point), "auth": packed(self.auth)}}

    def read(self, post: Post) -> Json:
        """Return what a message says, once everything about it is right."""
        assert post.headers["content-encoding"] == "aes128gcm"
        assert int(post.headers["ttl"]) > 0
        assert len(post.headers["topic"]) <= 32
        found: Json = json.loads(decrypted(post.body, self.private, self.auth))
        return found


def decrypted(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """RFC 8188, section 2, with the keys of RFC 8291, section 3.4."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, record = body[21 : 21 + length], body[21 + length :]
    assert len(body) <= 4096, "push services take no more"
    assert len(record) <= size
    own = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    ikm = _hkdf(auth, private.exchange(ec.ECDH(), theirs), b"WebPush: info\x00" + own + sender, 32)
    key = _hkdf(salt, ikm, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _hkdf(salt, ikm, b"Content-Encoding: nonce\x00", 12)
    text = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\x00")
    assert text.endswith(b"\x02"), "the last record ends with 2"
    return text[:-1]


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869 for one block."""
    pseudo = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(pseudo, info + b"\x01", hashlib.sha256).digest()[:length]


def signed_claims(authorization: str, audience: str, key: str = "") -> Json:
    """Check the signature of RFC 8292, and return what it says."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict([part.strip().split("=", 1) for part in rest.split(",")])
    assert not key or parts["k"] == key, "the browser agreed to another key"
    head, claims, signature = parts["t"].split(".")
    raw = unpacked(signature)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(parts["k"]))
    dss = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point.verify(dss, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: Json = json.loads(unpacked(claims))
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    assert found["aud"] == audience
    assert time.time() < found["exp"] <= time.time() + 24 * 3600
    return found


class MailServer:
    """A mail server. It refuses those in `unknown` for good, and has no time for those in `busy`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.unknown: set[str] = set()
        self.busy: set[str] = set()
        self.came = threading.Condition()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.controller: Controller | None = None

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def start(self) -> MailServer:
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()
        return self

    def stop(self) -> None:
        if self.controller is not None:
            self.controller.stop()
            self.controller = None

    async def handle_RCPT(  # noqa: N802  # aiosmtpd calls it so
        self, server: smtp.SMTP, session: smtp.Session, envelope: smtp.Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.unknown:
            return "550 5.1.1 no such user here"
        if address in self.busy:
            return "451 4.7.1 greylisted, try again later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: smtp.SMTP, session: smtp.Session, envelope: smtp.Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        text = envelope.content.replace(b"\r\n", b"\n")
        with self.came:
            self.mails.append(message_from_bytes(text, EmailMessage, policy=policy.default))
            self.came.notify_all()
        return "250 OK"

    def wait(self, count: int = 1) -> list[EmailMessage]:
        with self.came:
            assert self.came.wait_for(lambda: len(self.mails) >= count, PATIENCE), f"{len(self.mails)} of {count} mails"
            return list(self.mails)
