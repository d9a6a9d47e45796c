"""Tests malicious input. The server refuses it and reveals nothing, and everybody else plays on."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Opcode

from harena.games import game
from harena.server.guard import HEADERS
from harena.server.limits import LARGEST_WISH
from harena.server.protocol import LARGEST
from tests.server.conftest import PATIENCE, Guest, Json, Made, Place, around, make, play_out, record, request, sit_down

TOO_LARGE = (1009, 1006)  # unread data may replace the reason for closing
INSIDES = ("Traceback", 'File "', "harena.", "sqlalchemy", "sqlite", "Error(", "Exception")


async def duel(place: Place) -> Made:
    return await make(place, "gorus", "pp", target=1)


async def hear(socket: ClientConnection) -> Json:
    async with asyncio.timeout(PATIENCE):
        found: Json = json.loads(await socket.recv())
    return found


async def last_word(socket: ClientConnection) -> tuple[str, int | None]:
    """Return the code of the last message, and the one the connection was closed with."""
    said = ""
    async with asyncio.timeout(PATIENCE):
        try:
            async for raw in socket:
                message = json.loads(raw)
                said = message["code"] if message["type"] == "closing" else said
        except ConnectionClosed:
            pass
        return said, socket.close_code


async def first_to_play(guests: list[Guest]) -> tuple[Guest, Guest]:
    ann, dan = guests
    await ann.until(lambda: ann.asked or dan.asked)
    return (ann, dan) if ann.asked else (dan, ann)


# Tokens


async def test_a_seat_opens_to_its_own_token_only(place: Place) -> None:
    made, other = await duel(place), await duel(place)
    for wrong in (other.tokens[0], made.invite, made.tokens[0][:-1], made.tokens[0].swapcase(), "x", "None"):
        async with connect(place.ws + made.table) as socket:
            await socket.send(json.dumps({"type": "hello", "token": wrong}))
            assert (await last_word(socket))[0] == "wrong-token"
        answer = await request(place, "GET", f"/api/tables/{made.table}/record", headers=bearer(wrong))
        assert answer.status_code == 404
    async with Guest(place, made.table, "") as nobody:
        assert nobody.table["you"] == -1


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def test_nobody_answers_for_another_seat(place: Place) -> None:
    async with around(place, await duel(place), 0, 1) as guests:
        asked, other = await first_to_play(guests)
        quoted = asked.quote(asked.question["options"][0]["option"])
        assert await other.refusal("answer", **quoted) == "not-asked"
        assert (await other.command("answer", **quoted, seat=0))["code"] == "unreadable"


# Commands


async def test_an_old_question_is_stale(place: Place) -> None:
    async with around(place, await duel(place), 0, 1) as guests:
        asked, other = await first_to_play(guests)
        options = [each["option"] for each in asked.question["options"]]
        old = asked.quote(options[0])
        assert await asked.refusal("answer", **{**old, "choice": "0.0.0.0"}) == "stale"
        assert await asked.refusal("answer", **{**old, "turn": old["turn"] + 1}) == "stale"
        assert await asked.refusal("answer", **{**old, "turn": -1}) == "stale"
        await asked.answer(options[0])
        assert await asked.refusal("answer", **old) in ("stale", "not-asked")  # a double click
        await other.until(lambda: other.asked)
        await other.any_answer(Random(1))
        first, _ = await first_to_play(guests)
        if first is asked:
            assert await asked.refusal("answer", **{**old, "option": options[1]}) == "stale"


async def test_a_second_click_does_not_answer_the_next_question(place: Place) -> None:
    """The market of nundinae asks the same question again: only the turn distinguishes the two."""
    made = await make(place, "nundinae", "pp")
    async with around(place, made, 0, 1) as (ann, dan):
        click = ann.quote(1)  # sell a jar
        await ann.do("answer", **click)
        assert await ann.refusal("answer", **click) == "stale"
        await dan.until(lambda: dan.scene["view"]["state"]["jars"] == [1, 2])


async def test_the_same_command_twice_is_done_once(place: Place) -> None:
    made = await make(place, "nundinae", "pp")
    async with around(place, made, 0, 1) as (ann, dan):
        click = ann.quote(1)
        for _ in range(3):
            assert (await ann.command("answer", "same", **click))["type"] == "done"
        await ann.again()
        assert (await ann.command("answer", "same", **click))["type"] == "done"
        assert (await ann.command("act", "same", free_action="give", args=[1, 1]))[
            "type"
        ] == "done"  # the command id counts
        await dan.quiet()
        assert dan.scene["view"]["state"]["jars"] == [1, 2]
        assert dan.scene["view"]["state"]["coins"] == [8, 6]
        # the command id of another person
        assert (await dan.command("act", "same", free_action="give", args=[0, 1]))["type"] == "done"
        await ann.until(lambda: ann.scene["view"]["state"]["coins"] == [9, 5])


async def test_an_illegal_option_is_refused_with_its_rule(place: Place) -> None:
    async with around(place, await duel(place), 0, 1) as guests:
        asked, other = await first_to_play(guests)
        await asked.any_answer(Random(3))
        await other.until(lambda: other.asked)
        legal = {each["option"] for each in other.question["options"]}
        hand = other.scene["view"]["state"]["hands"][other.table["you"]]
        for option in [*[x for x in range(130) if x not in legal][:6], 2**31, -1]:
            answer = await other.command("answer", **other.quote(option))
            assert answer["code"] == "illegal"
            assert answer["rule"].startswith("G-")
            await other.say("why", option=option)
            because = (await other.quiet())[0]
            assert (because["type"], because["option"]) == ("because", option)
            assert bool(because["rule"]) == bool(because["text"])
        assert other.scene["view"]["state"]["hands"][other.table["you"]] == hand
        await asked.say("why", option=0)
        assert (await asked.quiet())[0] == {"type": "because", "option": 0, "rule": "", "text": ""}


FREE_ACTIONS = ("give", "propose", "accept", "counter", "decline", "withdraw")


async def test_random_free_actions_are_taken_or_refused_and_never_break(place: Place) -> None:
    rng = Random(11)
    made = await make(place, "nundinae", "pp")
    async with around(place, made, 0, 1) as (ann, dan):
        for _ in range(80):
            args = [rng.choice((-1, 0, 0, 1, 1, 2, 3, 6, 12, 2**31)) for _ in range(rng.choice((0, 1, 2, 4, 6, 8, 9)))]
            answer = await ann.command("act", free_action=rng.choice(FREE_ACTIONS), args=args)
            assert answer["type"] == "done" or answer["code"] == "not-free", (answer, args)
        await dan.quiet()
        assert sum(dan.scene["view"]["state"]["coins"]) == 12


# Messages

BAD: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "42",
    '"hello"',
    "{}",
    "{",
    "\x00",
    '{"type": "dance"}',
    '{"type": "scene"}',
    '{"type": ["hello"]}',
    '{"type": "start"}',
    '{"type": "start", "command": ""}',
    '{"type": "start", "command": 7}',
    '{"type": "start", "command": "a\\u0000b"}',
    '{"type": "start", "command": "x", "seat": 0}',
    '{"type": "start", "command": "%s"}' % ("x" * 41),
    '{"type": "rename", "command": "x", "name": "%s"}' % ("x" * 41),
    '{"type": "rename", "command": "x", "name": "\\ud800"}',
    '{"type": "rename", "command": "x", "name": null}',
    '{"type": "answer", "command": "x", "choice": "1", "turn": 1.5, "option": 1}',
    '{"type": "answer", "command": "x", "choice": "1", "turn": true, "option": 1}',
    '{"type": "answer", "command": "x", "choice": "1", "turn": 1, "option": 1e400}',
    '{"type": "answer", "command": "x", "choice": "1", "turn": 1, "option": %s}' % ("9" * 5000),
    '{"type": "answer", "command": "x", "choice": "1", "turn": 1, "option": -2147483649}',
    '{"type": "act", "command": "x", "free_action": "give", "args": %s}' % ([1] * 65),
    '{"type": "act", "command": "x", "free_action": "give", "args": [[1]]}',
    '{"type": "replace", "command": "x", "seat": 64}',
    "[" * 16000,
    '{"a":' * 3000,
    b"\xff\xfe\x00",
    b'{"type": "rename", "command": "x", "name": "\xff"}',
    os.urandom(64),
]


async def test_what_is_no_message_is_refused_and_the_connection_lives(place: Place) -> None:
    async with around(place, await duel(place), 0, 1) as (ann, dan):
        for raw in BAD:
            seen = len(ann.heard)
            await ann.socket.send(raw)
            await ann.more(seen)
            assert ann.heard[seen] == {"type": "refused", "command": "", "code": "unreadable", "rule": ""}, raw
        await ann.socket.send(b'{"type": "ping"}')  # bytes are as good as text
        await ann.until(lambda: ann.heard[-1]["type"] == "pong")
        await play_out(ann, dan)


async def test_a_message_over_16_kib_ends_the_connection_and_harms_nobody_else(place: Place) -> None:
    async with around(place, await duel(place), 0, 1) as (ann, dan):
        fits = json.dumps({"type": "rename", "command": "x", "name": "Ann"})
        await ann.socket.send(fits + " " * (16 * 1024 - len(fits)))
        await ann.until(lambda: ann.heard[-1]["type"] in ("done", "table"))
        await ann.socket.send(fits + " " * (16 * 1024 - len(fits) + 1))
        await ann.until(lambda: ann.gone)
        assert ann.socket.close_code in TOO_LARGE
        await dan.until(lambda: not dan.table["seats"][0]["here"])
        await ann.leave()
        await ann.come()
        await play_out(ann, dan)


async def test_many_frames_of_one_message_are_one_message(place: Place) -> None:
    async with around(place, await duel(place), 0) as (ann,):

        async def dripping() -> Any:
            for _ in range(20):
                yield "x" * 1000

        with suppress(ConnectionClosed):  # cut off in the middle of it
            await ann.socket.send(dripping())
        await ann.until(lambda: ann.gone)
        assert ann.socket.close_code in TOO_LARGE


async def test_text_that_is_no_utf8_ends_the_connection(place: Place) -> None:
    async with around(place, await duel(place), 0, 1) as (ann, dan):
        await ann.socket.send(b'{"type": "ping", "x": "\xff\xff"}', text=True)
        await ann.until(lambda: ann.gone)
        assert ann.socket.close_code == 1007
        await dan.until(lambda: not dan.table["seats"][0]["here"])


async def test_a_lost_connection_in_the_middle_of_a_frame_harms_nobody(place: Place) -> None:
    async with around(place, await duel(place), 0, 1) as (ann, dan):
        ann.socket.transport.write(bytes([0x80 | Opcode.TEXT, 0x80 | 120, 1, 2, 3, 4, 5]))
        ann.socket.transport.abort()
        await dan.until(lambda: not dan.table["seats"][0]["here"])
        assert (await dan.quiet())[-1]["type"] == "pong"


async def test_hello_comes_first_and_once(place: Place) -> None:
    made = await duel(place)
    first = ['{"type": "ping"}', '{"type": "start", "command": "x"}', "nonsense", '{"type": "hello", "lang": "xx"}']
    for raw in first:
        async with connect(place.ws + made.table) as socket:
            await socket.send(raw)
            assert (await last_word(socket))[0] == "hello-first"
    async with Guest(place, made.table) as watcher:
        assert (await watcher.command("hello", token=made.tokens[0]))["code"] == "unreadable"
        await watcher.say("hello", token=made.tokens[0])
        heard = await watcher.quiet()
        assert [message["type"] for message in heard] == ["refused", "pong"]
        assert watcher.table["you"] == -1


async def test_there_is_no_such_table(place: Place) -> None:
    for name in ("nothing", "..%5c..%5cetc", "%00", "a" * 2000, "%ff%fe", "' OR 1=1 --"):
        async with connect(place.ws + name.replace(" ", "%20")) as socket:
            assert (await last_word(socket))[0] == "no-such-table"


@pytest.mark.parametrize(("seat", "most"), [(0, 100), (-1, 50)], ids=["playing", "watching"])
async def test_too_many_messages_end_the_connection(place: Place, seat: int, most: int) -> None:
    made = await duel(place)
    async with around(place, made, seat, 1) as (fast, other):
        for _ in range(most):
            await fast.say("ping")
        await fast.until(lambda: [m["type"] for m in fast.heard].count("pong") == most)
        assert not fast.gone
        await fast.say("ping")
        await fast.until(lambda: fast.gone)
        assert fast.closing == "too-fast"
        assert fast.heard[-1]["type"] == "closing"
        assert (await other.quiet())[-1]["type"] == "pong"


# HTTP


def is_ours(answer: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, (answer.request.url, answer.status_code, name)
    if answer.status_code >= 400:
        for word in INSIDES:
            assert word not in answer.text, answer.text
    if answer.status_code >= 400 and "html" not in answer.headers["content-type"]:
        assert set(answer.json()) == {"code", "text"}


async def test_every_response_has_strict_headers_and_no_error_reveals_internals(place: Place) -> None:
    made = await duel(place)
    asked: list[tuple[str, str, int]] = [
        ("GET", "/", 200),
        ("GET", "/new", 200),
        ("GET", f"/t/{made.table}", 200),
        ("GET", "/t/nothing", 200),  # the page reports it
        ("GET", "/nowhere", 404),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/about", 200),
        ("GET", "/api/games/en", 200),
        ("GET", "/api/games/xx", 404),
        ("GET", "/api/rules/gorus/it", 200),
        ("GET", "/api/rules/chess/it", 404),
        ("GET", "/api/rules/gorus/xx", 404),
        ("GET", "/api/reference/gorus/it", 200),
        ("GET", "/api/reference/chess/it", 404),
        ("GET", "/api/reference/gorus/xx", 404),
        ("GET", "/rules/gorus", 200),
        ("GET", "/api/rules/..%2f..%2fsecrets/en", 404),
        ("GET", "/api/things/gorus/it", 200),
        ("GET", "/api/things/chess/it", 404),
        ("GET", "/api/things/gorus/xx", 404),
        ("GET", f"/api/tables/{made.table}/things/de", 200),
        ("GET", f"/api/tables/{made.table}/things/xx", 404),
        ("GET", "/api/tables/nothing/things/de", 404),
        ("GET", f"/api/tables/{made.table}/record", 200),
        ("GET", "/api/tables/nothing/record", 404),
        ("GET", f"/ws/{made.table}", 404),
        ("POST", "/", 405),
        ("DELETE", f"/api/tables/{made.table}/record", 405),
        ("GET", "/api/tables", 404),
        ("POST", "/api/tables", 415),
        ("PUT", "/api/mine", 405),
    ]
    for method, path, status in asked:
        answer = await request(place, method, path)
        assert answer.status_code == status, (method, path, answer.text)
        is_ours(answer)


@pytest.mark.parametrize("name", ["gorus", "nundinae"])
async def test_the_rules_of_every_game_can_be_asked_for(place: Place, name: str) -> None:
    for lang in ("en", "fr", "it", "de"):
        answer = await request(place, "GET", f"/api/rules/{name}/{lang}")
        assert answer.status_code in (200, 404), answer.text
        is_ours(answer)


PATHS = (
    "/../serve.py",
    "/..%2fserve.py",
    "/%2e%2e/serve.py",
    "/assets/../../serve.py",
    "//etc/passwd",
    "/..\\serve.py",
)


@pytest.mark.parametrize("path", [*PATHS, "/assets/%2e%2e/%2e%2e/store.py", "/index.html/../../app.py", "/%00"])
async def test_no_path_leads_out_of_the_clients_files(place: Place, path: str) -> None:
    """A raw request, because a client would normalize the path before sending."""

    def ask() -> bytes:
        with socket.create_connection(("127.0.0.1", place.port), timeout=PATIENCE) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            return b"".join(iter(lambda: line.recv(65536), b""))

    found = await asyncio.to_thread(ask)
    assert found.split(b" ", 2)[1] in (b"404", b"400")
    assert b"def " not in found
    assert b"root:" not in found


@pytest.mark.parametrize("method", ["HEAD", "GET", "POST"])
async def test_a_broken_body_is_answered_and_closed(place: Place, method: str) -> None:
    """The answer to HEAD has no body, not even this one. The last test of this file looks at the log."""

    def ask() -> bytes:
        with socket.create_connection(("127.0.0.1", place.port), timeout=PATIENCE) as line:
            line.sendall(
                f"{method} /nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n".encode()
            )
            return b"".join(iter(lambda: line.recv(65536), b""))

    found = await asyncio.to_thread(ask)
    assert found.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 404 "))


ORIGINS = ("http://evil.example", "null", "http://localhost", "http://[", "//", "http://127.0.0.1:1", "x")


@pytest.mark.parametrize("origin", ORIGINS)
async def test_a_foreign_page_is_turned_away(place: Place, origin: str) -> None:
    made = await duel(place)
    for method, path in (("GET", "/api/about"), ("POST", "/api/tables"), ("GET", "/"), ("GET", "/nothing")):
        answer = await request(place, method, path, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        is_ours(answer)
    with pytest.raises(InvalidStatus) as error:
        async with connect(place.ws + made.table, additional_headers={"origin": origin}):
            pass
    assert error.value.response.status_code == 403


async def test_our_own_page_is_let_in(place: Place) -> None:
    made = await duel(place)
    assert (await request(place, "GET", "/api/about", headers={"origin": place.url})).status_code == 200
    async with connect(place.ws + made.table, additional_headers={"origin": place.url}) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        assert (await hear(socket))["type"] == "table"


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "[", "[::1", "", "127.0.0.1.evil.example"])
async def test_a_foreign_name_is_not_answered(place: Place, host: str) -> None:
    """DNS rebinding: a foreign page points its own name at us."""
    answer = await request(place, "GET", "/api/about", headers={"host": host})
    assert answer.status_code in (400, 403)
    if answer.status_code == 403:
        is_ours(answer)
    answer = await request(place, "GET", "/api/about", headers={"host": host, "origin": f"http://{host}"})
    assert answer.status_code in (400, 403)


async def test_a_large_body_is_refused(place: Place) -> None:
    limits = {"/api/tables": LARGEST_WISH, "/api/mine": LARGEST, "/api/tables/nothing/seats": LARGEST}
    for path, most in limits.items():
        answer = await request(place, "POST", path, content=b'"' + b"x" * most + b'"')
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        is_ours(answer)


async def test_a_body_that_goes_on_for_ever_is_cut_off(place: Place) -> None:
    """The body is chunked, without a length."""

    def pour() -> bytes:
        with socket.create_connection(("127.0.0.1", place.port), timeout=PATIENCE) as line:
            head = "POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            line.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
            found = b""
            try:
                for _ in range(2000):
                    line.sendall(b"1000\r\n" + b" " * 4096 + b"\r\n")
            except (ConnectionError, TimeoutError):
                pass
            try:
                found = line.recv(65536)
            except ConnectionError:
                return b"413 closed"
            return found

    assert b"413" in await asyncio.to_thread(pour)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"])
async def test_only_json_is_read(place: Place, kind: str) -> None:
    """A form on a foreign page can send any of these without asking."""
    answer = await request(place, "POST", "/api/tables", content=b"{}", headers={"content-type": kind})
    assert answer.status_code == 415
    is_ours(answer)


BODIES: list[bytes] = [
    b"",
    b"null",
    b"[]",
    b"{}",
    b"{",
    b"\xff",
    b"[" * 16000,
    b'{"game": 7, "options": {}, "seats": []}',
    b'{"game": "gorus", "options": [], "seats": []}',
    b'{"game": "gorus", "options": {}, "seats": [{"who": "god"}]}',
    b'{"game": "gorus", "options": {}, "seats": [], "luck": [1, 2, 3]}',
    b'{"game": "gorus", "options": {"x": NaN}, "seats": []}',
    b'{"game": "gorus", "options": {"a":' + b'{"a":' * 2000 + b"1" + b"}" * 2002,
    b'{"tables": [{"table": 1}]}',
    b'{"invite": "\\ud800", "name": "x"}',
]


@pytest.mark.parametrize("path", ["/api/tables", "/api/mine", "/api/tables/nothing/seats"])
async def test_a_broken_body_is_a_bad_request(place: Place, path: str) -> None:
    for body in BODIES:
        answer = await request(place, "POST", path, content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), body
        is_ours(answer)


ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    10**30,
    1.5,
    "",
    "x",
    "é" * 99,
    [],
    [[]],
    {},
    {"a": [1]},
    [None] * 17,
    ["fists"] * 3,
]


@pytest.mark.parametrize("name", ["gorus", "nundinae"])
async def test_odd_options_are_refused_with_a_text(place: Place, name: str) -> None:
    seats = [{"who": "bot"}, {"who": "bot"}]
    for option in ("players", "luck", "__class__", *[setting.name for setting in game(name).settings]):
        wishes = [{"game": name, "options": {"players": 2, option: value}, "seats": seats} for value in ODD]
        answers = await asyncio.gather(*[request(place, "POST", "/api/tables", wish) for wish in wishes])
        for value, answer in zip(ODD, answers, strict=True):
            assert answer.status_code == 422 or (option, value) in GOOD, (option, value, answer.text)
            is_ours(answer)
            if answer.status_code == 422:
                assert answer.json()["code"] == "bad-options"
                assert answer.json()["text"]


GOOD = [("open_memory", True)]


@pytest.mark.rule("G-6.4")
async def test_a_target_beside_size_plus_one_is_refused_with_a_sentence(place: Place) -> None:
    """The form sends every option, the untouched ones with their defaults."""
    options = {**game("gorus").complete({"players": 4, "teams": "2-2", "team_target": "size+1"}), "target": 5}
    wish = {"game": "gorus", "options": options, "seats": [{"who": "bot"}] * 4}
    answer = await request(place, "POST", "/api/tables", wish)
    assert answer.status_code == 422
    assert answer.json()["text"].startswith("target 5 and team_target size+1 exclude each other")
    assert (
        await request(place, "POST", "/api/tables", {**wish, "options": {**options, "target": 3}})
    ).status_code == 201


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": "../gorus"},
        {"game": ""},
        {"seats": []},
        {"seats": [{"who": "bot"}] * 3},
        {"seats": [{"who": "bot"}] * 64},
        {"seats": [{"who": "free"}, {"who": "bot"}], "start": True},
        {"seats": [{"who": "bot", "bot": "genius"}, {"who": "bot"}]},
        {"options": {}},
        {"options": {"players": 9}},
        {"options": {"players": True}, "seats": [{"who": "bot"}]},
    ],
)
async def test_an_impossible_table_is_refused_with_a_text(place: Place, change: Json) -> None:
    wish = {"game": "gorus", "options": {"players": 2}, "seats": [{"who": "bot"}, {"who": "bot"}], **change}
    answer = await request(place, "POST", "/api/tables", wish)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-options")
    assert "\n" not in answer.json()["text"]
    is_ours(answer)


async def test_a_seat_needs_the_invitation_and_must_be_free(place: Place) -> None:
    made = await make(place, "gorus", "pff", start=False)

    async def sit(**wish: Any) -> tuple[int, str]:
        body = {"invite": made.invite, "name": "Eva", **wish}
        answer = await request(place, "POST", f"/api/tables/{made.table}/seats", body)
        is_ours(answer)
        return answer.status_code, answer.json().get("code", "")

    for wrong in ("", "x", made.invite[:-1], made.invite + "x", made.tokens[0], made.table, "é"):
        assert await sit(invite=wrong) == (403, "wrong-invitation")
    assert await sit(seat=0) == (409, "full")
    assert await sit(seat=3) == (409, "full")
    assert await sit(seat=2) == (201, "")
    assert await sit(seat=2) == (409, "full")
    taken = await asyncio.gather(*[sit() for _ in range(6)])  # six at once for one seat
    assert sorted(taken) == [(201, "")] + [(409, "full")] * 5
    started = await make(place, "gorus", "pb")
    answer = await request(
        place, "POST", f"/api/tables/{started.table}/seats", {"invite": started.invite, "name": "Eva"}
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "full")
    answer = await request(place, "POST", "/api/tables/nothing/seats", {"invite": "x", "name": "Eva"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


async def test_a_name_is_cleaned_and_harmless(place: Place) -> None:
    made = await make(place, "gorus", "pff", start=False)
    for name in ("<script>alert(1)</script>", "\u202eEva\x1b[31m\n", "{ $name }"):
        if name != "{ $name }":
            await sit_down(place, made, name)
    async with around(place, made, 0) as (ann,):
        names = [seat["name"] for seat in ann.table["seats"]]
        assert names[1] == "<script>alert(1)</script>"  # plain text; the page never interprets it as markup
        assert names[2] == "Eva[31m"
        await ann.do("rename", name="{ $name }")
        await ann.do("start")
        await ann.until(lambda: ann.scene)
        assert ann.table["seats"][0]["name"] == "{ $name }"


async def test_new_tables_are_counted_by_address(place: Place) -> None:
    transport = httpx.AsyncHTTPTransport(verify=False, local_address="127.9.9.9")
    async with httpx.AsyncClient(transport=transport, base_url=place.url) as client:
        answers = [await client.post("/api/tables", json={}) for _ in range(31)]
    assert [answer.status_code for answer in answers] == [400] * 30 + [429]
    assert answers[-1].json()["code"] == "too-fast"
    is_ours(answers[-1])
    await duel(place)  # from another address


async def test_the_server_log_shows_no_stack_trace(place: Place) -> None:
    """The server's log shows that nothing that came in was unexpected."""
    made = await duel(place)
    async with around(place, made, 0, 1) as guests:
        await play_out(*guests)
    assert (await record(place, made.table))["result"]
    said = place.log.read_text()
    surprises = [line for line in said.splitlines() if "Error" in line and "UnicodeDecodeError" not in line]
    assert surprises == []
