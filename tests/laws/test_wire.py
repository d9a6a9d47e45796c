"""Checks that the bytes the server sends to a viewer reveal nothing hidden, and that these checks can fail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import any_of
from harena.kernel.state import Event
from harena.matches.match import Match
from harena.server import protocol
from harena.server.conversation import Conversation
from harena.server.projection import Projection
from harena.server.replay.pages import Replayed
from harena.server.session import Session
from harena.talk.account import ALL, Entry, Message, Promise, Talk
from tests.cases import cases
from tests.laws import laws
from tests.laws.wire import WireSight, check_wire, table_of
from tests.variants import EVERY_GAME, variants_of

TABLES = [(name, number) for name in EVERY_GAME for number in range(len(variants_of(name)))]
CLOSELY = {
    "gorus": 3,
    "munera": 5,
    "spartacus": 5,
    "nundinae": 5,
}  # positions per match of a third of the longest length


@pytest.mark.parametrize(("name", "number"), cases(TABLES[::4], [each for each in TABLES if each not in TABLES[::4]]))
def test_twin_worlds_send_the_same_bytes(name: str, number: int) -> None:
    chosen = game(name)
    options = dict(variants_of(name)[number])
    share = min(1.0, CLOSELY[name] / (chosen.longest(options) / 3))
    seen: Counter[str] = Counter()
    for seed in range(6):
        if name == "nundinae" or not seen["twins on the wire"]:  # a short match may offer no position to look at
            seen += check_wire(chosen, options, 1000 * number + seed, share)
    assert seen["twins on the wire"]


LEAKS: dict[str, Any] = {
    "a hand in the view": lambda self, g: {**self.game.view(g, self.viewer), "extra": sorted(map(str, g.hands))},
    "another seat's view": lambda self, g: self.game.view(g, 0),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Projection, "look", LEAKS[leak])
    chosen = game("gorus")
    with pytest.raises(AssertionError):
        check_wire(chosen, chosen.complete({"players": 3}), 1, 0.5)


def counted_by_all(self: Conversation, n: int, message: Message, lang: str) -> Any:
    return TRUE_LINE(self, message.number, message, lang)


def read_by_all(self: Message, seat: int) -> bool:
    return self.entry.to == ALL or seat >= 0


def known_to_all(self: Talk, seat: int, over: bool = False) -> list[Promise]:
    return self.promises()


def shown_always(self: Session, table: Any) -> None:
    self.send(b"something was said")


def mute_told(self: Talk, seat: int) -> list[int]:
    return sorted([by for by, other in self.mutes if other == seat])


async def kept_with_the_table(self: Conversation, checked: Callable[[], Entry], command: str = "") -> Entry:
    entry = await TRUE_KEEP(self, checked, command)
    self.table.row = self.table.row._replace(changed=self.table.row.changed + 1)
    return entry


TRUE_LINE, TRUE_KEEP = Conversation._line, Conversation._keep
TALK_LEAKS: dict[str, tuple[type, str, Any]] = {
    "lines are counted for all together": (Conversation, "_line", counted_by_all),
    "a whisper reaches everybody": (Message, "reaches", read_by_all),
    "everybody knows of every promise": (Talk, "promises_known_to", known_to_all),
    "a message without news": (Session, "show_talk", shown_always),
    "the muted one is told": (Talk, "muted_by", mute_told),
    "the lobby shows when something was said": (Conversation, "_keep", kept_with_the_table),
}


@pytest.mark.parametrize("leak", TALK_LEAKS)
def test_talk_that_leaks_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, name, function = TALK_LEAKS[leak]
    monkeypatch.setattr(owner, name, function)
    chosen = game("nundinae")
    with pytest.raises(AssertionError):
        check_wire(chosen, chosen.complete({"players": 3}), 1, 1.0)


def read_by_everybody(self: Replayed, event: Event) -> bool:
    return True


def held_shown_to_all(self: Replayed, g: Any) -> list[protocol.HeldCards]:
    return [protocol.HeldCards(seat, "card", hand, 1) for seat, hand in enumerate(g.hands)]


REPLAY_LEAKS: dict[str, Any] = {
    "looking back tells what others were told": ("_reads", read_by_everybody),
    "looking back shows all cards": ("_held", held_shown_to_all),
}


@pytest.mark.parametrize("leak", REPLAY_LEAKS)
def test_a_replay_that_leaks_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, function = REPLAY_LEAKS[leak]
    monkeypatch.setattr(Replayed, name, function)
    chosen = game("gorus")
    with pytest.raises(AssertionError):
        check_wire(chosen, chosen.complete({"players": 2}), 1, 1.0)


async def test_nobody_else_gets_a_message_about_a_draft_or_a_changed_seal() -> None:
    """Other viewers get no message at all, so neither content nor timing reveals that somebody is drafting."""
    chosen = game("nundinae")
    silent: Counter[str] = Counter()
    for seed in range(30):
        rng = Random(f"drafts/{seed}")
        match = Match.start(chosen, {"players": 3, "days": 1}, Luck(rng))
        table = table_of(chosen, match.settled, [])
        table.match = match
        outs: dict[int, list[bytes]] = {seat: [] for seat in range(-1, 3)}
        for seat, out in outs.items():
            table.enter(Session(out.append, lambda: None, seat, "en"))
        while not match.over:
            g = match.tip
            choices = chosen.rules.pending(g)
            choice = rng.choice(choices)
            changed = choice.sealed and choice.given >= 0
            in_window = choice.sealed and choice.step.split(".")[1] in ("rumor",)
            for out in outs.values():
                out.clear()
            entries = len(match.record["segments"][-1]["entries"])
            match.answer(choice.seat, choice.id, any_of(choice.options, rng))
            table.broadcast()
            drafted = len(match.record["segments"][-1]["entries"]) == entries
            still_open = not match.over and any(c.id == choice.id for c in chosen.rules.pending(match.tip))
            if drafted or (still_open and (changed or in_window)):
                what = "drafts" if drafted else "changed seals" if changed else "silent windows"
                silent[what] += 1
                assert not [seat for seat, out in outs.items() if seat != choice.seat and out], (what, choice)
    assert silent["drafts"]
    assert silent["changed seals"]
    assert silent["silent windows"]


def test_the_compared_bytes_contain_every_kind_of_message() -> None:
    chosen = game("gorus")
    g, _ = next(iter(laws.walk(chosen, chosen.complete({"players": 2}), 1)))
    sent = b"".join(WireSight(chosen, g, 0).seen)
    kinds = [
        b'"type":"%s"' % kind for kind in (b"table", b"scene", b"talk", b"because", b"refused", b"done", b"whereabouts")
    ]
    for word in (*kinds, b"harena-view"):
        assert word in sent
