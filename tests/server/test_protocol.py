"""Tests that the protocol is documented completely and that everything else is refused."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import msgspec
import msgspec.inspect as mi
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tools.view_types import common

from harena.server import protocol
from tests.server.table_setup import Person, Wish, laid
from tools import protocol as tool

CLIENT = get_args(protocol.FromClient)
SERVER = get_args(protocol.FromServer)
BASES = (msgspec.Struct, protocol.ClientMessage, protocol.ServerMessage, protocol.Part, protocol.Body)
STRUCTS = [
    cls
    for cls in vars(protocol).values()
    if isinstance(cls, type) and issubclass(cls, msgspec.Struct) and cls not in BASES
]

SAMPLES: list[dict[str, Any]] = [
    {"type": "hello", "token": "x", "lang": "it", "have": 3, "panels": True},
    {"type": "look", "lang": "de", "panels": False},
    {"type": "answer", "command": "a", "choice": "1.1.0.0", "turn": 0, "option": 17},
    {"type": "undo", "command": "b"},
    {"type": "act", "command": "c", "free_action": "propose", "args": [1, -1, 0, 0]},
    {"type": "why", "option": 3},
    {"type": "hint", "seat": 0},
    {"type": "say", "command": "k", "to": 1, "text": "", "phrase": "any-hello", "slots": [], "promise_to": -1},
    {"type": "mark", "command": "l", "message": 0, "kept": True},
    {"type": "mute", "command": "m", "seat": 1, "on": True},
    {"type": "report", "command": "n", "message": 0},
    {"type": "talkswitch", "command": "o", "on": False},
    {"type": "silence", "command": "p", "seat": 1, "on": True},
    {"type": "remove", "command": "q", "seat": 1, "ban": True},
    {"type": "publish", "command": "r", "on": True},
    {"type": "arrange", "command": "d", "seat": 1, "who": "bot", "bot": "random"},
    {"type": "start", "command": "e"},
    {"type": "rename", "command": "f", "name": "Eva"},
    {"type": "salt", "command": "f2", "commitment": "0a" * 32, "salt": "1b" * 16},
    {"type": "leave", "command": "g"},
    {"type": "return", "command": "h"},
    {"type": "replace", "command": "i", "seat": 1},
    {"type": "propose", "command": "p", "what": "pause", "seat": -1, "minutes": 5},
    {"type": "vote", "command": "q", "proposal": 1, "yes": True},
    {"type": "resume", "command": "r"},
    {"type": "rematch", "command": "j"},
    {"type": "close", "command": "s"},
    {"type": "where"},
    {"type": "earlier", "before": 3},
    {"type": "ping"},
]


def test_the_page_and_the_types_are_what_the_source_makes() -> None:
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page(), "run `make protocol`"
    assert tool.TYPES.read_text(encoding="utf-8") == tool.types(), "run `make protocol`"
    for game in tool.STAGES:
        assert tool.stage_file(game).read_text(encoding="utf-8") == tool.stage_types(game), "run `make protocol`"
    for game in tool.NUMBERS:
        assert tool.numbers_file(game).read_text(encoding="utf-8") == tool.numbers(game), "run `make protocol`"
    assert tool.COMMON_VIEW.read_text(encoding="utf-8") == common(), "run `make protocol`"
    for game in tool.VIEWS:
        assert tool.view_file(game).read_text(encoding="utf-8") == tool.view_text(game), "run `make protocol`"


@pytest.mark.parametrize("cls", STRUCTS, ids=lambda cls: str(cls.__name__))
def test_every_type_says_what_it_is(cls: type[msgspec.Struct]) -> None:
    assert cls.__doc__ != msgspec.Struct.__doc__
    assert cls.__dict__.get("__doc__"), f"{cls.__name__} needs a docstring"


def test_every_type_is_on_the_page_and_in_the_types() -> None:
    page, types = tool.page(), tool.types()
    for cls in STRUCTS:
        assert f"export interface {cls.__name__} " in types
        info = mi.type_info(cls)
        assert isinstance(info, mi.StructType)
        assert f"### {f'`{info.tag}`' if info.tag else cls.__name__}\n" in page
    for code in get_args(protocol.Code):
        assert f"- `{code}`" in page


def test_there_is_a_sample_of_every_message() -> None:
    assert [type(protocol.read(json.dumps(sample))) for sample in SAMPLES] == list(CLIENT)


async def test_a_table_knows_what_to_do_with_every_message(tmp_path: Path) -> None:
    """Every message is answered in every phase."""
    for phase in ("open", "running", "over"):
        async with laid(tmp_path / f"{phase}.db", Wish("gorus", "ppp", start=phase != "open")) as table:
            if phase == "over":
                table.row = table.row._replace(phase="over")
            for sample in SAMPLES:
                person = Person(table, 0)
                await table.handle(person.viewer, protocol.read(json.dumps(sample)))
                if person.viewer.hint is not None:
                    await person.viewer.hint
                kinds = {message["type"] for message in person.heard}
                assert kinds & {"done", "refused", "pong", "because", "advice", "whereabouts", "lines", "table"}, (
                    phase,
                    sample,
                )
                assert "broken" not in [message.get("code") for message in person.heard]


def decodes(raw: str | bytes) -> None:
    with suppress(protocol.Unreadable):
        assert isinstance(protocol.read(raw), CLIENT)


ON_A_BUSY_MACHINE = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@ON_A_BUSY_MACHINE
@given(ANY_JSON)
def test_any_json_is_read_or_refused(value: Any) -> None:
    decodes(json.dumps(value))


@ON_A_BUSY_MACHINE
@given(st.text() | st.binary())
def test_any_text_is_read_or_refused(raw: str | bytes) -> None:
    decodes(raw)


@ON_A_BUSY_MACHINE
@given(st.sampled_from(SAMPLES), st.data())
def test_a_changed_message_is_read_or_refused(sample: dict[str, Any], data: st.DataObject) -> None:
    changed = dict(sample)
    key = data.draw(st.sampled_from([*sample, "extra"]))
    if data.draw(st.booleans()):
        changed[key] = data.draw(ANY_JSON)
    else:
        changed.pop(key, None)
    text = json.dumps(changed)
    decodes(text)
    at = data.draw(st.integers(0, len(text)))
    decodes(text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 3)) :])
    raw = bytearray(text.encode())
    raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    decodes(bytes(raw))


@ON_A_BUSY_MACHINE
@given(st.sampled_from(protocol.HTTP_BODIES), st.binary() | ANY_JSON.map(json.dumps))
def test_any_body_is_read_or_refused(kind: type[Any], raw: bytes | str) -> None:
    with suppress(protocol.Unreadable):
        protocol.read_body(raw.encode() if isinstance(raw, str) else raw, kind)
