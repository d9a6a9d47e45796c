"""Plants bugs in the test game and checks that some law catches each of them, so that the laws can fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from harena.kernel.chance import OutOfLuck
from harena.kernel.choice import OPEN, PASS, Options, Refused
from harena.kernel.rules import View
from harena.kernel.state import Frame, State, Watch, reveal, tell
from harena.matches.match import Match
from tests.games.nundinae import GAME, day
from tests.games.nundinae.state import Acclaim, Boast, Day, Nundinae
from tests.games.nundinae.table import BOAST, RUMOR
from tests.laws.check import check_match

MATCHES = 25


def caught(matches: int = MATCHES) -> bool:
    """Return whether any law fails in a few random matches."""
    for seed in range(matches):
        try:
            check_match(GAME, GAME.complete({}), seed)
        except AssertionError:
            return True
        except (IndexError, ValueError, KeyError, AttributeError, Refused, OutOfLuck):
            return True  # the broken state raised an error, refused a legal answer or rolled unexpectedly
    return False


def plant(monkeypatch: pytest.MonkeyPatch, procedure: str, step: str, **functions: Callable[..., Any]) -> None:
    table = GAME.rules.procedures[procedure]
    for name, function in functions.items():
        monkeypatch.setattr(table.steps[table.places[step]], name, function)


@pytest.mark.parametrize("matches", [4, pytest.param(2 * MATCHES, marks=pytest.mark.soak)])
def test_without_a_planted_bug_nothing_is_caught(matches: int) -> None:
    assert not caught(matches)


def test_a_field_forgotten_in_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    true_copy = Nundinae.copy

    def copy(self: Nundinae) -> Nundinae:
        g = true_copy(self)
        g.honor = [0] * g.seats
        return g

    monkeypatch.setattr(Nundinae, "copy", copy)
    assert caught()


def test_a_field_shared_by_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    true_copy = Nundinae.copy

    def copy(self: Nundinae) -> Nundinae:
        g = true_copy(self)
        g.coins = self.coins
        return g

    monkeypatch.setattr(Nundinae, "copy", copy)
    assert caught()


def test_a_frame_local_forgotten_in_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    true_copy = Day.copy

    def copy(self: Day) -> Day:
        f = true_copy(self)
        f.stakes = ()
        return f

    monkeypatch.setattr(Day, "copy", copy)
    assert caught()


def test_a_prompt_that_changes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    def wares(g: Nundinae, f: Day, seat: int) -> Options:
        g.coins[seat] += 1
        return day.wares(g, f, seat)

    plant(monkeypatch, "day", "trade", prompt=wares)
    assert caught()


def test_only_the_holder_of_a_rumor_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def holders(g: Nundinae, f: Frame) -> list[int]:
        return [seat for seat in day.others(g, f) if RUMOR in g.hands[seat]]

    plant(monkeypatch, "boast", "rumor", who=holders)
    assert caught()


def test_a_window_that_closes_by_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def real_boast(g: Nundinae, f: Boast) -> bool:
        return BOAST in f.under and not f.rumored

    plant(monkeypatch, "boast", "rumor", test=real_boast)
    assert caught()


def test_a_bid_that_peeks_at_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def bids(g: Nundinae, f: Day, seat: int) -> Options:
        best = max([x for x in f.seals if x >= 0], default=day.BID)
        return range(min(best, day.BID + g.coins[seat]), day.BID + g.coins[seat] + 1)

    plant(monkeypatch, "day", "bid", prompt=bids)
    assert caught()


def test_a_secret_shown_without_a_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    def lifted(g: Nundinae, f: Boast) -> None:
        g.discards.extend(f.under)
        f.under, f.shown = (), -1

    plant(monkeypatch, "boast", "lifted", fn=lifted)
    assert caught()


def test_a_card_that_vanishes(monkeypatch: pytest.MonkeyPatch) -> None:
    def toast(g: Nundinae, f: Day, seat: int, option: int) -> None:
        g.hands[seat].remove(option)

    plant(monkeypatch, "day", "toast", answer=toast)
    assert caught()


def test_an_event_told_to_the_wrong_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    def gossip(g: State, kind: str, *args: int, to: tuple[int, ...] = ()) -> None:
        tell(g, kind, *args)

    monkeypatch.setattr(day, "tell", gossip)
    assert caught()


def test_a_view_that_strips_too_little(monkeypatch: pytest.MonkeyPatch) -> None:
    true_view = GAME.view

    def view(g: Nundinae, viewer: int) -> View:
        seen = true_view(g, viewer)
        seen["state"]["richest_hand"] = max(sum(hand) for hand in g.hands)
        return seen

    monkeypatch.setattr(GAME, "view", view)
    assert caught()


def test_options_out_of_order(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, "acclaim", "cheer", prompt=lambda g, f, seat: [day.CHEER, PASS] if g.coins[seat] else [PASS])
    assert caught()


def test_a_guess_that_forgets_the_cup(monkeypatch: pytest.MonkeyPatch) -> None:
    true_resample = GAME.resample

    def resample(seen: View, rng: Any) -> Nundinae:
        g = true_resample(seen, rng)
        for f in g.stack:
            if isinstance(f, Boast):
                f.under = ()
        return g

    monkeypatch.setattr(GAME, "resample", resample)
    assert caught()


def test_a_sealed_answer_carried_out_by_arrival(monkeypatch: pytest.MonkeyPatch) -> None:
    true_answer = type(GAME.rules).answer

    def answer(self: Any, g: State, seat: int, option: int) -> None:
        f = g.stack[-1]
        if f.proc == "day" and f.seals.count(OPEN) == len(f.seals) and isinstance(g, Nundinae):
            g.host = seat  # the order of arrival leaves a trace
        true_answer(self, g, seat, option)

    monkeypatch.setattr(type(GAME.rules), "answer", answer)
    assert caught()


def test_a_menu_wider_than_its_law(monkeypatch: pytest.MonkeyPatch) -> None:
    free_action = GAME.rules.free_actions["give"]._replace(
        menu=lambda g, seat: [((seat + 1) % g.seats, g.coins[seat] + 1)]
    )
    monkeypatch.setitem(GAME.rules.free_actions, "give", free_action)
    assert caught()


def test_a_sealed_window_that_closes_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    def hush(g: State, *what: int, to: tuple[int, ...] | None = None) -> None:
        if what != (PASS,):
            reveal(g, *what, to=to)

    monkeypatch.setattr("harena.kernel.flow.reveal", hush)
    assert caught()


def test_drafts_that_swallow_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    def is_settled(self: Match[Any], g: State, watch: Watch, seat: int) -> bool:
        return g.seat != seat

    monkeypatch.setattr(Match, "_is_settled", is_settled)
    monkeypatch.setattr(Match, "_asks_one", lambda self, g: True)
    assert caught()


def test_a_frame_keeps_its_locals() -> None:
    f = Acclaim()
    f.begin("acclaim")
    f.hailed, f.cheered = 2, (1,)
    assert (f.copy().hailed, f.copy().cheered, f.copy().proc) == (2, (1,), "acclaim")
