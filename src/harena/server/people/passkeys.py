"""Passkeys (WebAuthn): what a browser must be given, and whether what it answers is right.

A passkey is good for one name of this site, which the browser makes sure of: the name that this request came to. Names
are those that the server answers to (`--name`, localhost); an address in numbers has no passkeys.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from harena.server.people.passwords import AVAILABLE
from harena.server.people.rows import Passkey, Person

NAME = "Harena"


class WrongPasskey(Exception):
    """What the browser has sent is no valid answer of a passkey for this site."""


class Site(NamedTuple):
    """The name of this site by which a browser has reached us."""

    host: str
    origin: str


def site_of(connection: HTTPConnection) -> Site | None:
    """Return the name that passkeys are made for here; None where there can be none. The guard has checked the host,
    and that the origin fits it."""
    address = connection.headers.get("host", "")
    origin = connection.headers.get("origin") or f"{connection.url.scheme}://{address}"
    host = urlsplit(f"//{address}").hostname or ""
    secure = origin.startswith("https://") or host == "localhost"
    return Site(host, origin) if AVAILABLE and secure and host and not _is_number(host) else None


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def creation_options(site: Site, person: Person, known: Sequence[Passkey], challenge: bytes) -> dict[str, Any]:
    """Return what a browser needs to make a passkey that says by itself whose it is."""
    import webauthn
    from webauthn.helpers import structs

    made = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=person.id.encode(),
        user_name=person.login or person.name or NAME,
        user_display_name=person.name or person.login or NAME,
        challenge=challenge,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[_descriptor(passkey) for passkey in known if passkey.host == site.host],
    )
    found: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return found


def request_options(site: Site, challenge: bytes) -> dict[str, Any]:
    """Return what a browser needs to use a passkey: any that it has for this site."""
    import webauthn
    from webauthn.helpers import structs

    required = structs.UserVerificationRequirement.REQUIRED
    made = webauthn.generate_authentication_options(rp_id=site.host, challenge=challenge, user_verification=required)
    found: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return found


def _descriptor(passkey: Passkey) -> Any:
    from webauthn.helpers import base64url_to_bytes, structs

    return structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id))


def text_of(challenge: bytes) -> str:
    """Return a challenge as a browser sends it back."""
    return urlsafe_b64encode(challenge).decode().rstrip("=")


def challenge_in(credential: dict[str, Any]) -> str:
    """Return the challenge that an answer is about. WrongPasskey where there is none."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return str(said["challenge"])
    except Exception:  # whatever a client sends
        raise WrongPasskey from None


def made_passkey(site: Site, credential: dict[str, Any], challenge: str, device: str, now: float) -> Passkey:
    """Check a new passkey. WrongPasskey: it was made for another site, or is none."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception:  # the library raises many kinds for what a client may send
        raise WrongPasskey from None
    key = bytes_to_base64url(found.credential_id)
    if len(key) > 400:
        raise WrongPasskey
    public = bytes_to_base64url(found.credential_public_key)
    return Passkey(key, site.host, public, found.sign_count, device, now, now)


def count_of(site: Site, credential: dict[str, Any], challenge: str, passkey: Passkey) -> int:
    """Check that a passkey was used, here and now. Return how often it was by its own count."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes

    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
    except Exception:  # as above
        raise WrongPasskey from None
    return int(found.new_sign_count)
