"""Tests the three ways a notice leaves the server, against real receivers."""

from __future__ import annotations

import asyncio
import json
import socket
from email.headerregistry import Address
from typing import Any

import httpcore
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from harena.kernel.rules import BadInput
from harena.server.notices import mail, outgoing, webhook
from harena.server.notices.outgoing import Poster, is_public
from harena.server.notices.push import Subscription, VapidKey, checked, encrypted, push, unpacked
from harena.server.notices.sending import Outcome, Result
from tests.server.notices.receivers import Browser, MailServer, PostServer, decrypted, signed_claims

SENDER = Address("Harena", addr_spec="harena@club.example")


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(text), "big"), ec.SECP256R1())


# Push


def subscribed(browser: Browser) -> Subscription:
    keys = browser.subscription["keys"]
    return Subscription(browser.endpoint, keys["p256dh"], keys["auth"])


def test_the_example_of_rfc_8291_is_encrypted_byte_for_byte() -> None:
    """RFC 8291, appendix A."""
    plain = b"When I grow up, I want to be a watermelon"
    receiver = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    ours, salt = private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), unpacked("DGv6ra1nlYgDCS1FRnbzlw")
    body = encrypted(plain, receiver, ours, salt, padded=1)
    assert body == unpacked(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert decrypted(body, private_key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), unpacked(receiver.auth)) == plain


async def test_a_push_is_decrypted_and_its_signature_holds(post_server: PostServer) -> None:
    browser, key = Browser(post_server), VapidKey.read(VapidKey.new())
    poster = Poster(anywhere=True)
    sent = await push(poster, key, "https://club.example", subscribed(browser), {"title": "Ave ✓"}, "abc")
    assert sent.result is Result.SENT
    (post,) = post_server.posts
    assert browser.read(post) == {"title": "Ave ✓"}
    assert "Ave" not in post.body.decode("latin-1")
    claims = signed_claims(post.headers["authorization"], post_server.url, key.public)
    assert claims["sub"] == "https://club.example"
    assert post.path == "/push/a1"

    forged = post.headers["authorization"].replace(".ey", ".eY", 1)
    with pytest.raises((InvalidSignature, ValueError, AssertionError)):
        signed_claims(forged, post_server.url)
    await push(poster, key, "https://club.example", subscribed(browser), {"title": "Ave Caesar" * 20}, "abc")
    assert len(post_server.posts[1].body) == len(post.body), "the length of a message tells nothing"
    await poster.close()


@pytest.mark.parametrize(
    ("status", "more", "expected"),
    [
        (202, {}, Outcome(Result.SENT)),
        (404, {}, Outcome(Result.GONE, why="status 404")),
        (410, {}, Outcome(Result.GONE, why="status 410")),
        (429, {"retry-after": "120"}, Outcome(Result.LATER, 120.0, "status 429")),
        (503, {"retry-after": "soon"}, Outcome(Result.LATER, why="status 503")),
        (403, {}, Outcome(Result.REFUSED, why="status 403")),
        (307, {"location": "http://127.0.0.1:1/"}, Outcome(Result.REFUSED, why="status 307")),
    ],
)
async def test_what_a_push_service_answers(
    post_server: PostServer, status: int, more: dict[str, str], expected: Outcome
) -> None:
    post_server.status, post_server.more = status, more
    found = await Poster(anywhere=True).post(f"{post_server.url}/x", b"", {})
    assert found == expected
    assert len(post_server.posts) == 1, "no redirect is followed"


@pytest.mark.parametrize(
    "wrong",
    [
        Subscription("https://push.example/1", "AAAA", "BTBZMqHH6r4Tts7J_aSIgg"),
        Subscription("https://push.example/1", "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV", "BTBZMqHH6r4Tts7J_aSIgg"),
        Subscription("https://push.example/1", "é", "BTBZMqHH6r4Tts7J_aSIgg"),
    ],
)
def test_keys_that_are_none_are_refused(wrong: Subscription) -> None:
    with pytest.raises(BadInput, match="keys of this browser"):
        checked(wrong)


async def test_a_receiver_that_is_away_or_hangs_is_tried_again(
    post_server: PostServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        closed = f"http://127.0.0.1:{probe.getsockname()[1]}"
    assert await Poster(anywhere=True).post(closed, b"", {}) == Outcome(Result.LATER, why="connection")
    monkeypatch.setattr(outgoing, "PATIENCE", 0.05)
    post_server.open.clear()
    assert await Poster(anywhere=True).post(post_server.url, b"", {}) == Outcome(Result.LATER, why="timeout")


# Addresses that people give


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
        *("100.64.0.1", "192.0.0.8", "198.18.0.1", "203.0.113.9", "224.0.0.1", "255.255.255.255"),
        *(
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "fe80::1",
            "fe80::1%eth0",
            "fc00::1",
            "fd12::1",
            "ff02::1",
        ),
        *("ff02::1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:0:0:0:0:0:1", "2001:db8::1", "nonsense", ""),
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001:82a::200e"])
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "typed",
    [
        *(
            "http://hooks.example/1",
            "ftp://hooks.example/1",
            "hooks.example",
            "https://",
            "https://[::1",
            "javascript:1",
        ),
        *(
            "https://localhost/x",
            "https://127.0.0.1/x",
            "https://[::1]:443/",
            "https://10.0.0.1/",
            "https://nas.local/",
        ),
        *("https://user:pass@hooks.example/", "https://hooks.example:0/", "https://hooks.example:99999/"),
        *(f"https://hooks.example/{'x' * 1000}", "https://hooks.example/a b", "https://hooks.éxample/"),
    ],
)
def test_addresses_that_are_refused_when_they_are_typed(typed: str) -> None:
    with pytest.raises(BadInput, match="address"):
        outgoing.checked_address(typed)


@pytest.mark.parametrize("host", ["intern.example", "2130706433", "0x7f.1"])
async def test_a_name_that_leads_into_our_network_is_refused_when_it_is_used(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers in odd forms are resolved by the system, like names. A name with a public and a private address is
    refused, too: the second answer of its name server may be the private one."""
    tried = []

    async def resolved(*args: Any, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in ("1.1.1.1", "127.0.0.1")]

    async def connected(self: Any, host: str, *args: Any) -> None:
        tried.append(host)
        raise OSError

    if not host[0].isdigit():
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolved)
    monkeypatch.setattr("httpcore.AnyIOBackend.connect_tcp", connected)
    found = await Poster().post(f"https://{host}/hook", b"", {})
    assert found == Outcome(Result.REFUSED, why="private address")
    assert not tried


async def test_a_public_name_is_called_at_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    async def resolved(*args: Any, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in ("1.1.1.1", "1.0.0.1")]

    async def connected(self: Any, host: str, *args: Any) -> None:
        tried.append(host)
        raise httpcore.ConnectError

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolved)
    monkeypatch.setattr("httpcore.AnyIOBackend.connect_tcp", connected)
    assert (await Poster().post("https://hooks.example/x", b"", {})).result is Result.LATER
    assert tried == ["1.1.1.1", "1.0.0.1"]


# Webhooks


async def test_a_chat_gets_its_text_under_both_names(post_server: PostServer) -> None:
    assert (await webhook.post(Poster(anywhere=True), post_server.url, "Salvē")).result is Result.SENT
    (post,) = post_server.posts
    assert post.headers["content-type"] == "application/json"
    assert json.loads(post.body) == {"text": "Salvē", "content": "Salvē"}
    post_server.status = 404
    assert (await webhook.post(Poster(anywhere=True), post_server.url, "")).result is Result.REFUSED


def test_a_name_cannot_call_everybody_or_lead_elsewhere() -> None:
    assert webhook.harmless("<!channel> @everyone **Lise** [x](http://evil)") == "!channel everyone Lise xhttpevil"


# Mail


def letter(to: str = "lise@example.org") -> mail.Letter:
    return mail.Letter(
        to, "Du bist dran: Größe", "Hallo Lise,\n\nes geht weiter.\n", "abc1", "https://club.example/stop/1"
    )


async def test_a_letter_arrives_with_what_switches_it_off(mail_server: MailServer) -> None:
    mailer = mail.Mailer(mail.mail_server(mail_server.url), SENDER)
    assert (await mailer.send(letter())).result is Result.SENT
    (found,) = mail_server.mails
    assert (found["to"], found["from"]) == ("lise@example.org", "Harena <harena@club.example>")
    assert found["subject"] == "Du bist dran: Größe"
    assert found["message-id"] == "<abc1@club.example>"
    assert found["auto-submitted"] == "auto-generated"
    assert found["list-unsubscribe"] == "<https://club.example/stop/1>"
    assert found["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert found.get_content_type() == "text/plain"
    assert found.get_content() == "Hallo Lise,\n\nes geht weiter.\n"


async def test_mail_servers_that_refuse_are_busy_or_away(
    mail_server: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mailer = mail.Mailer(mail.mail_server(mail_server.url), SENDER)
    mail_server.unknown, mail_server.busy = {"no@example.org"}, {"later@example.org"}
    assert await mailer.send(letter("no@example.org")) == Outcome(Result.REFUSED, why="status 550")
    assert await mailer.send(letter("later@example.org")) == Outcome(Result.LATER, why="status 451")
    mail_server.stop()
    assert await mailer.send(letter()) == Outcome(Result.LATER, why="connection")
    with socket.socket() as silent:  # it accepts, and says nothing
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        monkeypatch.setattr(mail, "PATIENCE", 0.05)
        mailer = mail.Mailer(mail.MailServer("127.0.0.1", silent.getsockname()[1], tls=False), SENDER)
        assert await mailer.send(letter()) == Outcome(Result.LATER, why="timeout")


async def test_a_password_is_never_sent_unencrypted(mail_server: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail.MailServer, "is_here", property(lambda self: False))
    mailer = mail.Mailer(mail.MailServer("127.0.0.1", mail_server.port, False, "ann", "secret"), SENDER)
    assert (await mailer.send(letter())).result is Result.LATER
    assert not mail_server.mails


@pytest.mark.parametrize(
    "typed",
    [
        *("", "lise", "lise@", "@example.org", "lise@localhost", "lise@example", "a b@example.org", "x@@example.org"),
        *("lise@example.org\nbcc: all@example.org", "lise,ann@example.org", ".a@example.org", "a..b@example.org"),
        *(f"{'a' * 65}@example.org", f"a@{'b.' * 130}org", "a@-.", "lise@exa mple.org"),
    ],
)
def test_what_is_no_mail_address(typed: str) -> None:
    with pytest.raises(BadInput, match="not an e-mail address"):
        mail.checked_address(typed)


def test_mail_addresses() -> None:
    assert mail.checked_address(" lise+harena@mail.example.org ") == "lise+harena@mail.example.org"
    assert mail.checked_address("lise@bücher.example") == "lise@xn--bcher-kva.example"


def test_the_mail_server_of_the_operator() -> None:
    found = mail.mail_server("smtps://ann%40x:s%2Fcret@mail.example.org")
    assert found == mail.MailServer("mail.example.org", 465, True, "ann@x", "s/cret")
    assert mail.mail_server("smtp://localhost:25") == mail.MailServer("localhost", 25, False)
    for wrong in ("mail.example.org", "http://mail.example.org", "smtp://", "smtp://u:secret@h:port"):
        with pytest.raises(BadInput, match=r"--smtp cannot be read; expected smtp://") as error:
            mail.mail_server(wrong)
        assert ":secret" not in str(error.value)
    with pytest.raises(BadInput, match="not an address"):
        mail.sender_of("Harena")
    assert str(mail.sender_of("Our Club <club@example.org>")) == "Our Club <club@example.org>"
