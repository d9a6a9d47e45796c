"""Web Push: messages to a browser that is not at the table (RFC 8030).

The push service in between learns neither the text (RFC 8291, RFC 8188) nor its length, which is padded. It lets only
the server send to whose key the browser has agreed (VAPID, RFC 8292).
"""

from __future__ import annotations

import base64
import json
import os
import time
from typing import NamedTuple

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from harena.kernel.rules import BadInput
from harena.server.notices.outgoing import Poster, origin_of
from harena.server.notices.sending import Outcome

RECORD = 4096  # bytes that every push service takes
PADDED = 1024  # bytes: messages are made this long, or a multiple of it
KEPT = 24 * 3600  # seconds for which the push service keeps a message for a browser that is not running
VALID = 12 * 3600  # seconds for which our signature is good


class Subscription(NamedTuple):
    """What a browser tells us when it agrees to messages."""

    endpoint: str
    key: str  # its public key, P-256, base64url
    auth: str  # a secret that it shares with us, 16 bytes, base64url


def packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def checked(found: Subscription) -> Subscription:
    """BadInput unless messages can be encrypted for this browser."""
    try:
        _key_of(found)
        good = len(unpacked(found.auth)) == 16
    except (ValueError, InvalidKey):
        good = False
    if not good:
        raise BadInput("the keys of this browser cannot be read")
    return found


def _key_of(found: Subscription) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(found.key))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(
    plain: bytes,
    found: Subscription,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    padded: int = PADDED,
) -> bytes:
    """Return the body of a message: one record of aes128gcm. A new key and salt are made for every message, unless they
    are given, as in the example of RFC 8291."""
    ours, salt = ours or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs, own = unpacked(found.key), point_of(ours.public_key())
    shared = ours.exchange(ec.ECDH(), _key_of(found))
    secret = _derived(shared, unpacked(found.auth), b"WebPush: info\0" + theirs + own, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    text = plain + b"\2"  # the last record
    text += bytes(-len(text) % padded)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, text, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class VapidKey:
    """The key of this site, made once. Browsers that have agreed to it take messages from nobody else."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = packed(point_of(private.public_key()))  # for `pushManager.subscribe`

    @classmethod
    def read(cls, text: str) -> VapidKey:
        return cls(ec.derive_private_key(int.from_bytes(unpacked(text), "big"), ec.SECP256R1()))

    @staticmethod
    def new() -> str:
        """Return a new private key as it is stored."""
        private = ec.generate_private_key(ec.SECP256R1())
        return packed(private.private_numbers().private_value.to_bytes(32, "big"))

    def authorization(self, endpoint: str, contact: str) -> str:
        """Return the header that proves who sends, and says whom the push service may turn to."""
        claims = {"aud": origin_of(endpoint), "exp": int(time.time()) + VALID, "sub": contact}
        parts = [packed(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


async def push(
    poster: Poster, key: VapidKey, contact: str, to: Subscription, message: dict[str, object], topic: str
) -> Outcome:
    """Send a message. One with the same topic that still waits at the push service is replaced."""
    headers = {
        "authorization": key.authorization(to.endpoint, contact),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT),
        "urgency": "normal",
        "topic": topic,
    }
    return await poster.post(to.endpoint, encrypted(json.dumps(message).encode(), to), headers)
