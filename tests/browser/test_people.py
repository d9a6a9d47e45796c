"""Tests that people keep their seats: without the storage of their browser, on another device, and with an account."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import Guest, GuestMaker, Json, RunningServer

pytestmark = pytest.mark.more  # the server's tests show the usual case

PHONE: Json = {
    "viewport": {"width": 390, "height": 844},
    "user_agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
}
SECRET = "sand and roses"


def test_a_browser_that_lost_its_storage_finds_table_and_seat(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest()
    address = plays(ann)
    held = ann.held()
    ann.page.evaluate("localStorage.clear()")
    ann.go("/")
    ann.page.locator(f'a[href="{address}"]').click()
    expect(ann.hand).to_be_visible()
    assert ann.held() == held
    ann.page.evaluate("localStorage.clear()")
    ann.go(address)
    expect(ann.hand).to_be_visible()
    assert ann.held() == held
    stranger = guest()
    stranger.go(address)
    expect(stranger.log).to_be_visible()
    expect(stranger.hand).to_have_count(0)
    assert stranger.wire.scene["names"]["you"] == -1


# Another device


def plays(someone: Guest) -> str:
    """Begin a match against bots. Return its address."""
    someone.go("/")
    someone.play_now().click()
    expect(someone.hand).to_be_visible()
    return someone.page.url.removeprefix(someone.base)


def part(someone: Guest, key: str) -> Locator:
    """Return a part of the page by the key of its title."""
    heading = someone.page.get_by_role("heading", name=someone.say(key), exact=True)
    return someone.page.locator("section", has=heading)


def code_of(someone: Guest) -> str:
    someone.go("/me")
    someone.press("account-move-show")
    return someone.page.locator("output").inner_text()


def test_a_seat_moves_to_a_phone_and_back(server: RunningServer, guest: GuestMaker) -> None:
    """By the link that the QR code has. A second time the code is of no use, and the screen says what to do."""
    ann, phone, late = guest(), guest(**PHONE), guest()
    address = plays(ann)
    held = ann.held()
    code = code_of(ann)
    expect(part(ann, "account-move").get_by_role("img", name=ann.say("account-qr"))).to_be_visible()
    phone.go(f"/me#{code}")
    expect(part(phone, "account-arrive")).to_contain_text(phone.say("account-arrive-who", name="Guest"))
    assert code not in phone.page.url, "nobody reads it from the screen"
    phone.press("account-arrive-yes")
    expect(part(phone, "account-devices").get_by_role("listitem")).to_have_count(2)
    expect(ann.page.get_by_text(ann.say("account-move-done", device="Safari, iPhone"))).to_be_visible()
    phone.go("/")
    phone.page.locator(f'a[href="{address}"]').click()
    expect(phone.legal.first).to_be_visible()
    assert phone.held() == held
    phone.play()
    ann.go(address)
    expect(ann.cards.first).to_be_visible()
    assert len(ann.held()) == len(held) - 1, "both are at the same seat"

    late.go("/me")
    part(late, "account-code").get_by_text(late.say("account-code")).click()
    late.page.get_by_label(late.say("account-code-field")).fill(code.lower().replace("-", " "))
    late.forgive("403")
    late.press("account-code-use")
    expect(part(late, "account-arrive").get_by_role("alert")).to_have_text(late.say("account-trouble-wrong-code"))

    ann.go("/me")
    ann.button(ann.say("account-out-which", device="Safari, iPhone")).click()
    expect(part(ann, "account-devices").get_by_role("listitem")).to_have_count(1)
    phone.go("/")
    expect(phone.page.get_by_text(phone.say("mine-none"))).to_be_visible()
    ann.go(address)
    expect(ann.cards.first).to_be_visible()


# Accounts


def authenticator(someone: Guest) -> tuple[CDPSession, str]:
    """Give a browser a virtual authenticator, as a phone or a laptop has a real one."""
    session = someone.context.new_cdp_session(someone.page)
    session.send("WebAuthn.enable")
    about = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": about})["authenticatorId"]


def test_a_guest_becomes_an_account_with_a_passkey(server: RunningServer, guest: GuestMaker) -> None:
    ann, phone = guest(host="localhost"), guest(host="localhost", **PHONE)
    address = plays(ann)
    session, key = authenticator(ann)
    ann.go("/me")
    expect(ann.page.get_by_text(ann.say("account-kind-guest"))).to_be_visible()
    ann.press("account-passkey-add")
    expect(ann.page.get_by_text(ann.say("account-kind-account"))).to_be_visible()
    expect(ann.page.get_by_text(ann.say("account-tables", count=1))).to_be_visible()

    own = plays(phone)  # the phone has a table of its own, which comes along
    phone_session, phone_key = authenticator(phone)
    phone.go("/me")
    part(phone, "account-sign-in").get_by_text(phone.say("account-sign-in")).click()
    phone.press("account-sign-in-passkey")
    wrong = part(phone, "account-sign-in").get_by_role("alert")
    expect(wrong).to_have_text(phone.say("account-trouble-no-passkey"))  # there is none for this site
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]
    phone_session.send("WebAuthn.addCredential", {"authenticatorId": phone_key, "credential": credential})
    phone.press("account-sign-in-passkey")
    expect(phone.page.get_by_text(phone.say("account-tables", count=2))).to_be_visible()
    phone.go("/")
    for table in (address, own):
        expect(phone.page.locator(f'a[href="{table}"]')).to_be_visible()
    ann.go(own)
    expect(ann.hand).to_be_visible()


def test_a_passkey_that_is_not_known_here_gets_a_friendly_answer(server: RunningServer, guest: GuestMaker) -> None:
    """The browser has one for this name, but it was made for another site behind it."""
    ann = guest(host="localhost")
    ann.go("/me")
    session, key = authenticator(ann)
    made: Any = ann.page.evaluate(MAKE_KEY)
    session.send(
        "WebAuthn.addCredential",
        {
            "authenticatorId": key,
            "credential": {
                "credentialId": "AAAA",
                "isResidentCredential": True,
                "rpId": "localhost",
                "privateKey": made,
                "userHandle": "AAAA",
                "signCount": 1,
            },
        },
    )
    ann.forgive("403")
    ann.press("account-sign-in-passkey")
    wrong = part(ann, "account-sign-in").get_by_role("alert")
    expect(wrong).to_have_text(ann.say("account-trouble-wrong-passkey"))


MAKE_KEY = """async () => {
  const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign"]);
  const raw = new Uint8Array(await crypto.subtle.exportKey("pkcs8", pair.privateKey));
  return btoa(String.fromCharCode(...raw));
}"""


def test_a_password_works_where_there_are_no_passkeys_and_everything_can_be_deleted(
    server: RunningServer, guest: GuestMaker, tmp_path: Path
) -> None:
    """At an address in numbers, as in one's own network."""
    ann, phone = guest(), guest(**PHONE)
    address = plays(ann)
    ann.go("/me")
    expect(ann.button(ann.say("account-passkey-add"))).to_have_count(0)
    ann.field(ann.say("your-name")).fill("Lise")
    ann.field(ann.say("your-name")).press("Tab")
    part(ann, "account-keep").get_by_text(ann.say("account-password-set")).click()
    part(ann, "account-keep").get_by_label(ann.say("account-login")).fill("lise")
    part(ann, "account-keep").get_by_label(ann.say("account-password-new")).fill("short")
    ann.forgive("422", "403")
    ann.press("account-save")
    expect(part(ann, "account-keep").get_by_role("alert")).to_have_text(ann.say("account-trouble-weak-password"))
    part(ann, "account-keep").get_by_label(ann.say("account-password-new")).fill(SECRET)
    ann.press("account-save")
    expect(part(ann, "account-ways")).to_be_visible()
    with ann.page.expect_download() as download:
        ann.press("account-file-get")
    download.value.save_as(tmp_path / "me.json")
    found = json.loads((tmp_path / "me.json").read_text("utf-8"))
    assert (found["person"]["name"], found["person"]["login"], len(found["tables"])) == ("Lise", "lise", 1)

    phone.go("/me")
    sign_in = part(phone, "account-sign-in")
    sign_in.get_by_label(phone.say("account-login")).fill("Lise")
    sign_in.get_by_label(phone.say("account-password-field")).fill(SECRET)
    phone.press("account-sign-in-go")
    expect(phone.page.get_by_text(phone.say("account-kind-account"))).to_be_visible()
    phone.go(address)
    expect(phone.hand).to_be_visible()

    ann.press("account-delete-open")
    proof = part(ann, "account-delete").get_by_label(ann.say("account-password-field"))
    proof.fill("not the password")
    ann.press("account-delete-yes")
    expect(part(ann, "account-delete").get_by_role("alert").first).to_have_text(
        ann.say("account-trouble-wrong-sign-in")
    )
    proof.fill(SECRET)
    ann.press("account-delete-yes")
    expect(ann.page.get_by_role("heading", name=ann.say("account-gone"))).to_be_visible()
    assert ann.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('harena.'))") == []
    expect(phone.hand).to_have_count(0)
    phone.go("/me")
    expect(phone.page.get_by_text(phone.say("account-kind-nobody"))).to_be_visible()
