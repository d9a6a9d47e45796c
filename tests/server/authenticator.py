"""A passkey in software: what a phone or a security key does, for tests without a browser."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

Json = dict[str, Any]

PRESENT, VERIFIED, ATTESTED = 1, 4, 64  # flags


def coded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey. `origin` is the site that the browser shows while it is made or used."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def create(self, options: Json, flags: int = PRESENT | VERIFIED) -> Json:
        """Return what the browser gives for a new passkey."""
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(options["rp"]["id"], flags | ATTESTED) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": coded(said), "attestationObject": coded(attestation)})

    def get(self, options: Json, flags: int = PRESENT | VERIFIED) -> Json:
        """Return what the browser gives when the passkey is used."""
        self.uses += 1
        data, said = self._data(options["rpId"], flags), self._said("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": said, "authenticatorData": data, "signature": signature}
        return self._credential({name: coded(part) for name, part in parts.items()})

    def _data(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: Json) -> Json:
        return {"id": coded(self.id), "rawId": coded(self.id), "type": "public-key", "response": response}
