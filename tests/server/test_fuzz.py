"""Tests a sample of what `python -m tests.server.fuzz` sends to a server by the hundred thousand."""

from __future__ import annotations

from random import Random

import pytest

from harena.server import protocol
from tests.server.conftest import Place
from tests.server.fuzz import Fuzzer, Player, Report, Secrets
from tests.server.fuzzing import MESSAGES, Known, Maker, written

INPUTS = 300


async def test_some_hundred_hostile_inputs(place: Place) -> None:
    report = await Fuzzer(place, INPUTS, seed=1).run(seconds=60, workers=20, quiet=0.1)
    assert report.findings == []
    assert sum(report.inputs.values()) == INPUTS
    assert set(report.inputs) == {"message", "request", "frames"}


def test_what_is_made_is_mostly_readable_and_nearly_right_is_mostly_not() -> None:
    """If everything were refused at the door, nothing behind it would be tested."""
    maker, read = Maker(Random(1)), {"valid": 0, "nearly": 0}
    for kind in MESSAGES * 20:
        for way, text in (("valid", written(maker.valid(kind))), ("nearly", maker.nearly(kind))):
            try:
                protocol.read(text.encode("utf-8", "surrogatepass"))
                read[way] += 1
            except protocol.Unreadable:
                pass
    assert read["valid"] > 0.9 * 20 * len(MESSAGES)
    assert 0 < read["nearly"] < 0.4 * 20 * len(MESSAGES)


def test_values_of_the_match_are_used() -> None:
    known = Known()
    known.set("choice", ["1.2.3"])
    made = [Maker(Random(seed), known).valid(protocol.Answer)["choice"] for seed in range(30)]
    assert 15 < made.count("1.2.3") < 30


@pytest.mark.parametrize(
    ("seat", "message"),
    [
        (2, b'{"type":"done","command":"token-of-another"}'),
        (2, b'{"type":"refused","command":"c","code":"broken","rule":""}'),
        (2, b'{"type":"closing","code":"restart"}'),
        (-1, b'{"type":"table","you":-1,"invite":"x","phase":"running"}'),
        (2, b'{"type":"scene","result":null,"view":{"viewer":1,"state":{"hands":[null,null,[1]]}}}'),
        (2, b'{"type":"scene","result":null,"view":{"viewer":2,"state":{"hands":[[7],null,[1]]}}}'),
        (2, b'{"type":"scene","result":null,"view":{"viewer":2,"state":{"bag":[7]}}}'),
    ],
)
def test_the_test_finds_what_must_not_be(place: Place, seat: int, message: bytes) -> None:
    report = Report()
    Player(place, "t", "", seat, Secrets((b"token-of-another",)), report)._hear(message)
    assert len(report.findings) == 1


def test_the_test_finds_errors_of_the_server(place: Place) -> None:
    fuzzer = Fuzzer(place, 1, 1)
    fuzzer._check_http(b"HTTP/1.1 200 OK\r\n\r\n{}HTTP/1.1 500 Internal Server Error\r\n\r\n", b"GET /")
    assert len(fuzzer.report.findings) == 1
