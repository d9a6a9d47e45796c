"""Tests moving to another device, accounts, and what keeps strangers out of them."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from harena.server import limits
from harena.server.people import challenges
from harena.server.people.accounts import is_login, is_strong, normalized
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.conftest import Guest, Json, Made, Place, make
from tests.server.devices import PHONE, Device
from tests.server.test_operators import beside, refused

SECRET = "sand and roses"


def change(place: Place, statement: str, *values: Any) -> None:
    """Change something in the database behind the server's back."""
    with sqlite3.connect(place.data / "harena.db", timeout=10) as db:
        db.execute(statement, values)
    db.close()


async def code_of(device: Device) -> str:
    code: str = (await device.post("/api/me/code", {}))["code"]
    return code


async def account(place: Place, login: str) -> tuple[Device, Made]:
    """A guest with a table, who has become an account with a password."""
    ann = Device(place)
    made = await ann.make("pf")
    me = await ann.post("/api/me/password", {"login": login, "password": SECRET})
    assert (me["kind"], me["login"], me["password"], me["tables"]) == ("account", login, True, 1)
    return ann, made


# Another device


async def test_a_code_moves_to_another_device_once(place: Place) -> None:
    ann, phone, third = Device(place), Device(place, PHONE), Device(place)
    made = await ann.make("ppb", "nundinae")
    code = await code_of(ann)
    typed = f" {code.replace('-', ' ').lower()} "
    info = await phone.post("/api/code/look", {"code": typed})
    assert info == {"name": "Ann", "kind": "guest", "tables": 1, "yours": 0, "same": False}
    me = await phone.post("/api/code", {"code": typed})
    assert [each["label"] for each in me["devices"]] == ["Firefox, Linux", "Safari, iPhone"]
    assert [each["here"] for each in me["devices"]] == [False, True]
    assert phone.token != ann.token
    (state,) = await phone.tables()
    assert (state["table"], state["yours"]) == (made.table, [0, 1])
    async with phone.guest(made.table, seat=1) as guest:
        await guest.turn()
        await guest.answer(guest.question["options"][0]["option"])
    for path in ("/api/code", "/api/code/look"):
        assert await third.refused(path, {"code": code}, 403) == "wrong-code"
    assert third.token == ""
    assert (await ann.me())["tables"] == 1, "the old device stays signed in"


async def test_a_late_code_and_an_older_one_are_refused(place: Place) -> None:
    ann, phone = Device(place), Device(place)
    await ann.make()
    older, newer = await code_of(ann), await code_of(ann)
    assert await phone.refused("/api/code", {"code": older}, 403) == "wrong-code"
    change(place, "UPDATE move_codes SET until = until - ? WHERE code = ?", 601, challenges.print_of(newer))
    assert await phone.refused("/api/code", {"code": newer}, 403) == "wrong-code"
    for nonsense in ("", "-", "\0", "ABC-DEF-GHJ", "ſ" * 40):
        assert await phone.refused("/api/code", {"code": nonsense}, 403) == "wrong-code"
    assert await phone.refused("/api/me/code", {}, 401) == "not-signed-in"


async def test_the_device_that_shows_a_code_learns_that_it_was_used(place: Place) -> None:
    ann, phone = Device(place), Device(place, PHONE)
    await ann.make()
    assert not (await ann.me())["code"]
    code = await code_of(ann)
    assert (await ann.me())["code"]
    await phone.post("/api/code", {"code": code})
    assert not (await ann.me())["code"]


async def test_an_account_can_come_before_the_first_table(place: Place) -> None:
    ann = Device(place)
    assert await ann.refused("/api/me/password", {"login": "first", "password": SECRET}, 401) == "not-signed-in"
    me = await ann.post("/api/me", {"begin": True, "name": "Ann"})
    assert (me["kind"], me["name"], me["tables"]) == ("guest", "Ann", 0)
    assert (await ann.post("/api/me", {"begin": True, "name": "Other"}))["name"] == "Ann", "once is enough"
    me = await ann.post("/api/me/password", {"login": "first", "password": SECRET})
    assert (me["kind"], me["login"]) == ("account", "first")


async def test_guests_who_begin_without_a_table_are_counted(place: Place) -> None:
    for _ in range(limits.PROOFS):
        await Device(place, address="127.8.77.1").post("/api/me", {"begin": True})
    assert await Device(place, address="127.8.77.1").refused("/api/me", {"begin": True}, 429) == "too-fast"


@pytest.mark.parametrize("bring", [True, False])
async def test_the_tables_of_the_new_device_come_along_if_wanted(place: Place, bring: bool) -> None:
    ann, phone = Device(place), Device(place)
    first, second = await ann.make("pf"), await phone.make("pf", name="Ann on the train")
    async with phone.guest(second.table) as watched:
        code = await code_of(ann)
        assert (await phone.post("/api/code/look", {"code": code}))["yours"] == 1
        before = phone.token
        await phone.post("/api/code", {"code": code, "bring": bring})
        assert {state["table"] for state in await phone.tables()} == {first.table, *([second.table] if bring else [])}
        assert {state["table"] for state in await ann.tables()} == {first.table, *([second.table] if bring else [])}
        await watched.until(lambda: watched.gone)
        assert watched.closing == "restart", "it was connected as the guest who is no more"
    old = Device(place)
    old.jar = {f"harena_person_{place.port}": phone.jar[f"harena_person_{place.port}"]}
    async with Guest(place, second.table, cookie=f"harena_person_{place.port}={before}") as stranger:
        assert stranger.table["you"] == -1
    async with phone.guest(second.table, token=second.tokens[0]) as guest:
        assert guest.table["you"] == 0, "the token still works"
    async with ann.guest(second.table) as guest:
        assert guest.table["you"] == (0 if bring else -1)


async def test_codes_are_throttled(place: Place) -> None:
    thief = Device(place, address="127.9.1.1")
    for _ in range(limits.CODES):
        assert await thief.refused("/api/code", {"code": "ABC-DEF-GHJ"}, 403) == "wrong-code"
    assert await thief.refused("/api/code", {"code": "ABC-DEF-GHJ"}, 429) == "too-fast"
    ann, phone = Device(place), Device(place)
    await ann.make()
    await phone.post("/api/code", {"code": await code_of(ann)})


async def test_seats_from_before_become_mine_by_their_tokens(place: Place) -> None:
    """Tables of a version without people have seats that belong to nobody; so have those of programs."""
    made = await make(place, "gorus", "pf", start=False)
    change(place, "UPDATE seats SET person = '' WHERE table_id = ?", made.table)
    ann, dan = Device(place), Device(place)
    for device, tables in ((dan, {made.table: "wrong"}), (ann, {made.table: made.tokens[0]}), (dan, {made.table: ""})):
        wish = [{"table": table, "token": token} for table, token in tables.items()]
        await device.post("/api/me", {"tables": wish})
    assert (await ann.me())["kind"] == "guest"
    assert [state["table"] for state in await ann.tables()] == [made.table]
    assert (await dan.me(), dan.token) == (await Device(place).me(), "")
    await dan.make()
    await dan.post("/api/me", {"tables": [{"table": made.table, "token": made.tokens[0]}]})
    assert made.table not in [state["table"] for state in await dan.tables()], "it is Ann's already"


# Passwords


async def test_a_guest_becomes_an_account_and_keeps_everything(place: Place) -> None:
    ann = Device(place)
    made = await ann.make("pf")
    guest_token = ann.token
    me = await ann.post("/api/me/password", {"login": " Lise@Example.ORG ", "password": SECRET})
    assert (me["kind"], me["login"], me["name"], me["tables"]) == ("account", "lise@example.org", "Ann", 1)
    assert ann.token != guest_token, "tokens change with what they are good for"
    old = Device(place)
    answer = await old.ask("POST", "/api/mine", {"tables": []}, cookie=f"harena_person_{place.port}={guest_token}")
    assert answer.json() == []
    phone = Device(place, PHONE)
    me = await phone.post("/api/sign-in", {"login": "LISE@example.org", "password": SECRET})
    assert me["kind"] == "account"
    async with phone.guest(made.table) as guest:
        assert guest.table["you"] == 0
    for wrong in ({"login": "lise@example.org", "password": SECRET + "!"}, {"login": "nobody", "password": SECRET}):
        assert await Device(place).refused("/api/sign-in", wrong, 403) == "wrong-sign-in"
    other = Device(place)
    await other.make()
    taken = {"login": "lise@example.org", "password": SECRET}
    assert await other.refused("/api/me/password", taken, 409) == "login-taken"
    assert (await other.me())["kind"] == "guest"


async def test_signing_in_brings_the_tables_of_the_guest(place: Place) -> None:
    _, made = await account(place, "brings")
    phone = Device(place)
    second = await phone.make("pf")
    me = await phone.post("/api/sign-in", {"login": "brings", "password": SECRET, "bring": True})
    assert me["tables"] == 2
    assert {state["table"] for state in await phone.tables()} == {made.table, second.table}


async def test_another_password_signs_the_others_out(place: Place) -> None:
    """Neither the cookie nor the tokens that the other browser has stored are good any more."""
    ann, made = await account(place, "changes")
    thief = Device(place)
    await thief.post("/api/sign-in", {"login": "changes", "password": SECRET})
    async with (
        thief.guest(made.table) as by_cookie,
        Guest(place, made.table, made.tokens[0]) as by_token,
    ):
        wish = {"login": "changes", "password": "another secret"}
        assert await ann.refused("/api/me/password", wish, 403) == "wrong-sign-in"
        await ann.post("/api/me/password", {**wish, "old": SECRET})
        await by_cookie.until(lambda: by_cookie.gone and by_token.gone)
    assert await thief.tables() == []
    async with thief.guest(made.table) as guest:
        assert guest.table["you"] == -1
    wrong = Guest(place, made.table, made.tokens[0])
    await wrong.come()
    assert wrong.closing == "wrong-token"
    await wrong.leave()
    async with ann.guest(made.table, token=made.tokens[0]) as guest:
        assert guest.table["you"] == 0, "the cookie is enough here"
    assert await thief.refused("/api/sign-in", {"login": "changes", "password": SECRET}, 403) == "wrong-sign-in"


async def test_one_browser_can_be_signed_out(place: Place) -> None:
    ann, made = await account(place, "signs-out")
    phone, third = Device(place, PHONE), Device(place)
    for device in (phone, third):
        await device.post("/api/sign-in", {"login": "signs-out", "password": SECRET})
    (found,) = [each for each in (await ann.me())["devices"] if each["label"] == "Safari, iPhone"]
    async with phone.guest(made.table) as guest:
        me = await ann.post("/api/me/sign-out", {"device": found["id"]})
        assert len(me["devices"]) == 2
        await guest.until(lambda: guest.gone)
    assert await phone.refused("/api/me/code", {}, 401) == "not-signed-in"
    assert (await third.me())["kind"] == "account"
    stranger = Device(place)
    await stranger.make()
    other = next(each["id"] for each in (await ann.me())["devices"] if each["here"])
    await stranger.post("/api/me/sign-out", {"device": other})
    assert (await ann.me())["kind"] == "account", "nobody signs out somebody else"
    assert (await third.post("/api/me/sign-out", {"device": "here"}))["kind"] == ""
    assert third.token == ""


async def test_passwords_are_throttled_by_account_and_address(place: Place) -> None:
    await account(place, "attacked")
    wrong, right = {"login": "attacked", "password": "wrong guess"}, {"login": "attacked", "password": SECRET}
    thief = Device(place, address="127.9.2.1")
    for _ in range(limits.SIGN_INS_OF_ACCOUNT):
        assert await thief.refused("/api/sign-in", wrong, 403) == "wrong-sign-in"
    assert await thief.refused("/api/sign-in", right, 429) == "too-fast", "the right one is not looked at either"
    assert await thief.refused("/api/sign-in", {**right, "login": "Attacked "}, 429) == "too-fast"
    assert (await Device(place).post("/api/sign-in", right))["kind"] == "account", "the owner comes from elsewhere"


@pytest.mark.more
async def test_passwords_are_throttled_by_address(place: Place) -> None:
    """One that tries a different account each time. The sum over all accounts is wide: a club may share an address."""
    thief = Device(place, address="127.9.3.1")
    for number in range(limits.SIGN_INS):
        wrong = {"login": f"somebody{number}", "password": "wrong guess"}
        assert await thief.refused("/api/sign-in", wrong, 403) == "wrong-sign-in"
    assert await thief.refused("/api/sign-in", {"login": "one-more", "password": "wrong guess"}, 429) == "too-fast"


def test_logins_and_passwords_are_checked() -> None:
    assert normalized(" ＬＩＳＥ ") == "lise"
    assert [is_login(login) for login in ("lis", "li", "a b", "l" * 60, "l" * 61, "a\0b", "żółw")] == [
        *(True, False, False, True, False, False, True)
    ]
    assert [is_strong(word, "lise") for word in ("sand and roses", "short", "aaaaaaaaaaaa", "liseliselise", "")] == [
        *(True, False, False, False, False)
    ]


@pytest.mark.parametrize(
    ("login", "password", "code"),
    [("ok-login", "short", "weak-password"), ("x", SECRET, "bad-login"), ("a b c", SECRET, "bad-login")],
)
async def test_bad_logins_and_passwords_are_refused(place: Place, login: str, password: str, code: str) -> None:
    ann = Device(place)
    await ann.make()
    assert await ann.refused("/api/me/password", {"login": login, "password": password}, 422) == code


# Passkeys


def at_name(place: Place) -> Json:
    """Headers of a browser that has opened the page by a name."""
    return {"host": f"localhost:{place.port}", "origin": f"http://localhost:{place.port}"}


async def with_passkey(place: Place) -> tuple[Device, Made, Authenticator]:
    ann = Device(place, **at_name(place))
    made = await ann.make("pf")
    key = Authenticator(f"http://localhost:{place.port}")
    options = (await ann.post("/api/me/passkey/options", {}))["options"]
    assert options["rp"]["id"] == "localhost"
    me = await ann.post("/api/me/passkey", {"credential": key.create(options)})
    assert (me["kind"], me["login"], [each["host"] for each in me["passkeys"]]) == ("account", "", ["localhost"])
    return ann, made, key


async def used(device: Device, key: Authenticator, **more: Any) -> Json:
    options = (await device.post("/api/sign-in/options", {}))["options"]
    return {"credential": key.get(options), **more}


async def test_a_passkey_makes_an_account_and_signs_in(place: Place) -> None:
    ann, _, key = await with_passkey(place)
    phone = Device(place, PHONE, **at_name(place))
    second = await phone.make("pf")
    me = await phone.post("/api/sign-in/passkey", await used(phone, key, bring=True))
    assert (me["kind"], me["tables"]) == ("account", 2)
    async with ann.guest(second.table) as guest:
        assert guest.table["you"] == 0
    assert await ann.refused("/api/me/passkey/remove", {"id": me["passkeys"][0]["id"]}, 409) == "last-way"
    await ann.post("/api/me/password", {"login": "also-a-password", "password": SECRET})
    me = await ann.post("/api/me/passkey/remove", {"id": me["passkeys"][0]["id"]})
    assert me["passkeys"] == []
    assert await phone.refused("/api/sign-in/passkey", await used(phone, key), 403) == "wrong-passkey"


async def test_wrong_passkeys_are_refused(place: Place) -> None:
    """Of another site, used a second time, signed by somebody else, without the owner's finger, and nonsense."""
    ann, _, key = await with_passkey(place)
    phone = Device(place, **at_name(place))

    async def tried(credential: Json) -> str:
        return await phone.refused("/api/sign-in/passkey", {"credential": credential}, 403)

    options = (await phone.post("/api/sign-in/options", {}))["options"]
    key.origin = "https://evil.example"
    assert await tried(key.get(options)) == "wrong-passkey"
    key.origin = f"http://localhost:{place.port}"
    options = (await phone.post("/api/sign-in/options", {}))["options"]
    assert await tried(key.get({**options, "rpId": "evil.example"})) == "wrong-passkey"
    options = (await phone.post("/api/sign-in/options", {}))["options"]
    assert await tried(key.get(options, PRESENT)) == "wrong-passkey", "nobody has shown that it is theirs"
    wish = await used(phone, key)
    await Device(place, **at_name(place)).post("/api/sign-in/passkey", wish)
    assert await tried(wish["credential"]) == "wrong-passkey", "a second time"
    forged = Authenticator(key.origin)
    forged.id = key.id
    assert await tried((await used(phone, forged))["credential"]) == "wrong-passkey"
    made_for = (await ann.post("/api/me/passkey/options", {}))["options"]["challenge"]
    assert await tried(key.get({"rpId": "localhost", "challenge": made_for})) == "wrong-passkey"
    late = await used(phone, key)
    change(place, "UPDATE challenges SET until = 0")
    assert await tried(late["credential"]) == "wrong-passkey"
    nonsenses: list[Json] = [{}, {"id": 3}, {"response": {}}, {"id": "x", "response": {"clientDataJSON": "bm8"}}]
    for nonsense in nonsenses:
        assert await tried(nonsense) == "wrong-passkey"
    assert phone.token == ""
    assert await phone.refused("/api/me/passkey", {"credential": {}}, 401) == "not-signed-in"
    assert await ann.refused("/api/me/passkey", {"credential": {}}, 403) == "wrong-passkey"


async def test_there_are_no_passkeys_at_an_address_in_numbers(place: Place) -> None:
    ann = Device(place)
    await ann.make()
    me = await ann.me()
    assert (me["accounts"], me["passkeys_here"]) == (True, False)
    assert await ann.refused("/api/me/passkey/options", {}, 409) == "no-accounts"
    assert await ann.refused("/api/sign-in/options", {}, 409) == "no-accounts"


# Other sites


async def test_no_other_site_can_act_for_somebody(place: Place) -> None:
    ann, _ = await account(place, "lured")
    for path in ("/api/me", "/api/me/code", "/api/code", "/api/sign-in", "/api/me/password", "/api/me/delete"):
        for origin in ("https://evil.example", "null"):
            answer = await ann.ask("POST", path, {}, origin=origin)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), path
        form = await ann.ask("POST", path, None, **{"content-type": "application/x-www-form-urlencoded"})
        assert form.status_code in (400, 415), path
        assert (await ann.ask("GET", path)).status_code in (404, 405), "a link can only read"
    assert (await ann.me())["kind"] == "account"


# Export


async def test_the_file_has_everything_one_has_and_nothing_that_is_hidden(place: Place) -> None:
    ann, made = await account(place, "exports")
    running = await ann.make("pbbb", "gorus")
    async with ann.guest(made.table) as guest:
        await guest.do("say", text="I was here")
    answer = await ann.ask("GET", "/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="harena-me.json"'
    found = json.loads(answer.text)
    assert (found["person"]["login"], found["person"]["name"]) == ("exports", "Ann")
    tables = {table["table"]: table for table in found["tables"]}
    assert tables.keys() == {made.table, running.table}
    assert [entry["text"] for entry in tables[made.table]["said"]] == ["I was here"]
    (record,) = tables[running.table]["records"]
    assert record["format"] == "harena-view", "the match goes on: what this seat may see, not the record"
    assert "argon2" not in answer.text
    assert ann.token not in answer.text
    assert (await Device(place).ask("GET", "/api/me/export")).status_code == 401


# A host lets somebody in


async def test_the_host_lets_somebody_in_who_has_lost_everything(place: Place) -> None:
    await account(place, "forgetful")
    run = beside("admin", "code", "Forgetful", "--data", place.data)
    assert run.code == 0, run.err
    phone = Device(place)
    me = await phone.post("/api/code", {"code": run.out.split()[0]})
    assert (me["login"], me["tables"]) == ("forgetful", 1)
    refused(beside("admin", "code", "nobody", "--data", place.data), "there is no account 'nobody'")
