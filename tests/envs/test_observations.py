"""Tests observations: a seat observes everything it may know, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from random import Random
from types import MethodType
from typing import Any

import numpy as np
import pytest

from harena.bots.driver import free_moves_for_bot
from harena.envs.actions import Actions
from harena.envs.free_actions import FREE_MOVES, described
from harena.envs.legal import legal_actions
from harena.envs.legal.listing import thinned
from harena.envs.observations import Observations, layout, observations
from harena.envs.observations.board import BoardObservations, Fields
from harena.envs.observations.codes import BitCode
from harena.game import Game
from harena.games import GAMES, game
from harena.games.gorus.cards import FIRST
from harena.games.gorus.state import Gorus
from harena.games.spartacus.actions import SEEK, SHOW
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, any_of, listed
from harena.kernel.rules import BadInput, View
from harena.kernel.state import bits
from tests.rules.munera.own_cards import EXAMPLE
from tests.rules.spartacus import playing

TABLES = [
    *[("gorus", {"players": players}) for players in range(1, 9)],
    ("gorus", {"players": 6, "teams": "2-2-2"}),
    ("gorus", {"players": 5, "teams": "3-2"}),
    *[("munera", {"players": players, "turns": 3, "sales": "always"}) for players in (2, 3, 4)],
    ("munera", {"players": 3, "turns": 3, "quick_start": True, "decks": EXAMPLE.read_text(encoding="utf-8")}),
    *[("spartacus", {"players": players, "turns": 4, "length": "quick"}) for players in (3, 4)],
]
BOARDS = [(name, given) for name, given in TABLES if name != "gorus"]
IDLE = ("opened", "called")  # fields of a frame that only the rules use


def positions(chosen: Game[Any], options: Mapping[str, Any], seed: int, share: float) -> Iterator[Any]:
    """Return a share of the positions of a random match in which players also take free actions."""
    rng, rules = Random(seed), chosen.rules
    g = rules.start(options, Luck(rng))
    while g.seat >= 0:
        if rng.random() < share:
            yield g
        free_moves = rules.free_moves_for(g, seat := rng.randrange(g.seats)) if rng.random() < 0.2 else ()
        if free_moves:
            rules.act_freely_unchecked(g, seat, *rng.choice(free_moves))
        else:
            rules.step(g, any_of(g.options, rng))


def options_of(chosen: Game[Any], g: Any, seat: int) -> list[int]:
    """Return the option numbers of the mask."""
    choice = chosen.rules.choice(g, seat)
    return list(Actions(chosen.rules).of(choice.options)) if choice else []


def deals_of(chosen: Game[Any], g: Any, seat: int) -> list[Any]:
    """Return what is said about the free actions besides the decision. Whether a sealed answer of another seat is
    already in differs between twins, so it is not asked whose turn it is."""
    free_moves = list(free_moves_for_bot(chosen.rules, g, seat))[:FREE_MOVES]
    rows: list[Any] = described(chosen.rules, g, seat, free_moves)[: len(free_moves)].tolist()
    return rows


def give_away(name: str, seen: Observations, options: Mapping[str, Any], seed: int, share: float) -> tuple[int, int]:
    """Return how many twin worlds were compared, and in how many the observation revealed more than the seat
    may know.
    """
    chosen, rng = game(name), Random(seed)
    looked = told = 0
    for g in positions(chosen, options, seed, share):
        for seat in range(g.seats):
            twin = chosen.resample(chosen.view(g, seat), rng)
            same = np.array_equal(seen.of(g, seat), seen.of(twin, seat))
            same = same and options_of(chosen, g, seat) == options_of(chosen, twin, seat)
            told += not same or deals_of(chosen, g, seat) != deals_of(chosen, twin, seat)
            looked += 1
    return looked, told


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_twin_worlds_look_alike(name: str, given: dict[str, Any]) -> None:
    options = game(name).complete(given)
    share = 1 / options["players"] if name == "gorus" else 0.05
    looked, told = give_away(name, observations(name, given), options, 5, share)
    assert looked > 10
    assert told == 0


@pytest.mark.more
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("munera", {"players": 4, "turns": 10, "sales": "always", "bout_bets": True}),
        ("munera", {"players": 3, "turns": 10, "naming": "travel", "classes": "spectacle", "offers": 0}),
        ("spartacus", {"players": 4, "turns": 10, "bets": "per fighter", "invitation": "may decline"}),
        ("spartacus", {"players": 3, "turns": 10, "length": "long", "houses": "random"}),
    ],
)
def test_twin_worlds_look_alike_in_long_matches(name: str, given: dict[str, Any], seed: int) -> None:
    """And every observation lies in its space."""
    seen = observations(name, given)
    looked, told = give_away(name, seen, game(name).complete(given), seed, 0.05)
    assert looked > 100
    assert told == 0
    for g in positions(game(name), game(name).complete(given), seed, 0.2):
        array = seen.of(g, g.seat)
        assert (seen.low <= array).all()
        assert (array <= seen.high).all()


class Peeping:
    """An observation with a deliberate leak: how many cards of the first school the next seat holds."""

    def __init__(self, inner: Observations) -> None:
        self.inner = inner

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def of(self, g: Any, seat: int) -> Any:
        theirs = g.hands[(seat + 1) % g.seats] & 0xFFFF << FIRST
        return np.append(self.inner.of(g, seat), theirs.bit_count())


@pytest.mark.parametrize("name", ["gorus", "munera", "spartacus"])
def test_the_twin_law_can_fail(name: str) -> None:
    given = {"gorus": {}, "munera": {"turns": 3}, "spartacus": {"turns": 4}}[name]
    peeping: Any = Peeping(observations(name, given))
    assert give_away(name, peeping, game(name).complete(given), 5, 0.05)[1] > 0


def without_bookkeeping(seen: View) -> str:
    """Return a view as text, without fields that no decision depends on."""
    state = {key: value for key, value in seen["state"].items() if key not in ("moment", "winners")}
    known = {key: value for key, value in seen["known"].items() if key not in ("asked", "opened")}
    stack = [{key: value for key, value in f.items() if key not in IDLE} for f in seen["stack"]]
    return json.dumps([state, known, stack, seen["waiting"]])


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_what_looks_different_is_written_differently(name: str, given: dict[str, Any]) -> None:
    chosen, seen = game(name), observations(name, given)
    views, arrays = set(), set()
    for g in positions(chosen, chosen.complete(given), 8, 0.9 if name == "gorus" else 0.3):
        views.add(without_bookkeeping(chosen.view(g, 0)))
        arrays.add(seen.of(g, 0).tobytes())
    assert len(views) > 20
    assert len(arrays) > 0.98 * len(views)


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_shape_and_bounds_never_change(name: str, given: dict[str, Any]) -> None:
    chosen, seen = game(name), observations(name, given)
    for g in positions(chosen, chosen.complete(given), 3, 0.02):
        for seat in range(-1, g.seats):
            array = seen.of(g, seat)
            assert (array.shape, array.dtype) == ((seen.size,), seen.dtype)
            assert (seen.low <= array).all()
            assert (array <= seen.high).all()
            assert array.flags.writeable
            row = np.full(seen.size, 7, seen.dtype)
            seen.into(g, seat, row)
            assert np.array_equal(row, array)


def all_fields(seen: BoardObservations) -> list[tuple[str, Fields]]:
    """Return the fields of the state, and those of every procedure."""
    return [("", seen.fields), *[(name, slot.fields) for name, slots in seen.slots.items() for slot in slots]]


@pytest.mark.parametrize(("name", "given"), BOARDS)
def test_no_field_writes_into_its_neighbor(name: str, given: dict[str, Any]) -> None:
    """A value beyond the declared size of a category would change the bits of another field."""
    chosen, seen = game(name), observations(name, given)
    assert isinstance(seen, BoardObservations)
    written = 0
    for g in positions(chosen, chosen.complete(given), 6, 0.2):
        for procedure, fields in all_fields(seen):
            for holder in [f for f in g.stack if f.proc == procedure] if procedure else [g]:
                codes = [(write, getattr(holder, field)) for field, write, _ in fields.bits]
                codes += [(write, holder) for _, write, _ in fields.whole_bits]
                for write, value in codes:
                    assert isinstance(write, MethodType)
                    code = write.__self__
                    assert isinstance(code, BitCode)
                    for me in range(g.seats):
                        assert write(value, me) >> code.width == 0, f"{procedure} {code}"
                        written += 1
    assert written > 1000


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_a_spectator_sees_what_is_public(name: str, given: dict[str, Any]) -> None:
    """What every seat sees is the same for a spectator; the private parts are empty."""
    chosen, seen = game(name), observations(name, given)
    private = [seen.layout[part] for part in seen.private if part in seen.layout]
    own = 0
    for g in positions(chosen, chosen.complete(given), 4, 0.2 if name == "gorus" else 0.02):
        spectator, first = seen.of(g, -1), seen.of(g, 0)
        for part in private:
            assert not spectator[part].any()
            own += int(np.count_nonzero(first[part]))
    assert own


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_everything_shows_what_is_hidden(name: str, given: dict[str, Any]) -> None:
    """The state for a critic lies within its bounds, is the same for all, and tells twin worlds apart."""
    chosen, seen, rng = game(name), observations(name, given, everything=True), Random(1)
    apart = 0
    for g in positions(chosen, chosen.complete(given), 4, 0.02):
        array = seen.of(g, -1)
        assert array.shape == (seen.size,)
        assert (seen.low <= array).all()
        assert (array <= seen.high).all()
        twin = chosen.resample(chosen.view(g, 0), rng)
        apart += not np.array_equal(array, seen.of(twin, -1))
    assert apart or given["players"] == 1


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_covers_the_array(name: str) -> None:
    slices = list(layout(name).values())
    assert slices[0].start == 0
    assert [part.stop for part in slices[:-1]] == [part.start for part in slices[1:]]
    assert slices[-1].stop == observations(name).size


# Munera and Spartacus: clockwise from the observer


@pytest.mark.parametrize(("name", "given", "parts"), [
    ("munera", {"players": 4, "turns": 2}, {"denarii": 50, "glory": 15}),
    ("spartacus", {"players": 4, "turns": 2}, {"gold": 20, "influence": 12}),
])  # fmt: skip
def test_seats_are_counted_from_the_observer(name: str, given: dict[str, Any], parts: dict[str, int]) -> None:
    chosen, seen = game(name), observations(name, given)
    for g in positions(chosen, chosen.complete(given), 3, 0.05):
        for me in range(4):
            array = seen.of(g, me)
            for part, usual in parts.items():
                theirs = [getattr(g, part)[(me + place) % 4] for place in range(4)]
                assert (array[seen.layout[part]] * usual).round().tolist() == theirs
            assert array[seen.layout["seat"]].nonzero()[0].tolist() == [me]
            sizes = (array[seen.layout["hands_size"]] * 10).round().tolist()
            assert sizes == [g.hands[(me + place) % 4].bit_count() for place in range(4)]
            assert array[seen.layout["hands"]].sum() == g.hands[me].bit_count()


def test_cards_have_what_is_printed_on_them() -> None:
    """The man who is put up for auction: his number, and his Valor beside it."""
    chosen, seen = game("munera"), observations("munera", {"players": 3, "turns": 3})
    valor = layout_of_printed = 0
    for g in positions(chosen, chosen.complete({"players": 3, "turns": 3}), 3, 1.0):
        f = g.stack[-1]
        if f.proc == "forum" and 0 <= f.ware < 40:
            array, decks = seen.of(g, 0), g.table.decks
            assert array[seen.layout["forum.ware"]].nonzero()[0].tolist() == [f.ware]
            assert array[seen.layout["forum.ware.printed"]][0] == pytest.approx(decks.valor[f.ware] / max(decks.valor))
            valor += 1
            layout_of_printed = seen.layout["forum.ware.printed"].start
    assert valor > 3
    assert layout_of_printed


# Lists of legal actions


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_lists_of_legal_actions(name: str, given: dict[str, Any]) -> None:
    """All legal actions are listed, but for amounts, of which there may be too many. Different ones have different
    features, which are between -1 and 1."""
    chosen, legal = game(name), legal_actions(name, given)
    numbers = np.zeros(legal.room, np.int32)
    features = np.zeros((legal.room, legal.size), np.float32)
    for g in positions(chosen, chosen.complete(given), 2, 0.2):
        options = listed(g.options)
        found = legal.into(g.options, g.seat, numbers, features)
        assert set(found) <= set(options)
        assert (found[0], found[-1]) == (options[0], options[-1])
        if len(found) < len(options):
            assert len(found) == legal.room
            asked = chosen.rules.choice(g, g.seat)
            assert asked is not None
            assert asked.domain in ("denarii", "gold")
        assert [legal.actions.options[number] for number in numbers[: len(found)]] == list(found)
        assert (numbers[len(found) :] == -1).all()
        assert not features[len(found) :].any()
        assert np.abs(features).max() <= 1
        assert len({row.tobytes() for row in features[: len(found)]}) == len(found)
        again = legal.of(g.options, g.seat)
        assert again[0].tolist() == numbers[: len(found)].tolist()
        assert np.array_equal(again[1], features[: len(found)])


def test_features_name_seats_from_whoever_acts() -> None:
    """Spartacus, S-10.2: the Host invites the house to their left, wherever they sit."""
    legal = legal_actions("spartacus", {"players": 4})
    for me in range(4):
        _, features = legal.of([playing.seat((me + 1) % 4)], me)
        assert features[0][legal.layout["target"]].tolist() == [0, 1, 0, 0]


def test_a_long_list_is_thinned_from_its_upper_half() -> None:
    options = [0, *range(1000, 1200)]
    thin = thinned(options, 64)
    assert thin[:32] == options[:32]
    assert thin[-1] == 1199
    assert sorted(set(thin)) == thin
    assert len(thin) == 64


# Gorus, section by section


def gorus_at(players: int, cards: int) -> tuple[Gorus, Observations]:
    """Return a round in which so many cards have been played."""
    chosen = game("gorus")
    g = chosen.rules.start(chosen.complete({"players": players}), Luck(Random(3)))
    rng = Random(4)
    for _ in range(cards):
        chosen.rules.step(g, any_of(g.options, rng))
    return g, observations("gorus", {"players": players})


def cards_in(seen: Observations, array: Any, name: str) -> list[list[int]]:
    """Return the sets of a section, seat by seat."""
    return [[FIRST + int(card) for card in row.nonzero()[0]] for row in array[seen.layout[name]].reshape(-1, 80)]


def test_gorus_cards_stand_where_the_layout_says() -> None:
    g, seen = gorus_at(4, 18)
    for seat in range(4):
        array = seen.of(g, seat)
        assert cards_in(seen, array, "hand") == [bits(g.hands[seat])]
        present = {(g.leader + place) % 4: card for place, card in enumerate(g.played[16:])}
        combat = cards_in(seen, array, "combat")
        assert combat == [[present[s]] if (s := (seat + place) % 4) in present else [] for place in range(4)]
        assert sorted([card for row in cards_in(seen, array, "played") for card in row]) == sorted(g.played)
        won = cards_in(seen, array, "won")
        for place in range(4):
            taken = [n for n, taker in enumerate(g.takers) if taker == (seat + place) % 4]
            assert won[place] == sorted([card for n in taken for card in g.played[4 * n : 4 * n + 4]])


def test_gorus_remembers_who_lacks_what() -> None:
    chosen = game("gorus")
    proofs = 0
    for g in positions(chosen, chosen.complete({"players": 4}), 2, 0.3):
        seen = observations("gorus", {"players": 4})
        for seat in range(4):
            voids = seen.of(g, seat)[seen.layout["voids"]].reshape(4, 5)
            known = {((other - seat) % 4, school - 1) for other, _, school in chosen.view(g, seat)["known"]["voids"]}
            assert set(zip(*[axis.tolist() for axis in voids.nonzero()], strict=True)) == known
            proofs += len(known)
    assert proofs > 20


def test_gorus_counts_and_turns() -> None:
    g, seen = gorus_at(2, 5)
    seat = g.seat
    array = seen.of(g, seat)
    assert array[seen.layout["stock_size"]].sum() == g.stock.bit_count() > 0
    sizes = array[seen.layout["hand_sizes"]].reshape(2, 10).sum(axis=1)
    assert sizes.tolist() == [g.hands[seat].bit_count(), g.hands[1 - seat].bit_count()]
    assert array[seen.layout["waiting"]].tolist() == [1, 0]
    assert seen.of(g, 1 - seat)[seen.layout["waiting"]].tolist() == [0, 1]
    assert array[seen.layout["favored"]].nonzero()[0].tolist() == [g.favored - 1]
    assert array[seen.layout["round"]].sum() == 1


def test_gorus_partners() -> None:
    seen = observations("gorus", {"players": 5, "teams": "3-2"})
    g = game("gorus").rules.start(game("gorus").complete({"players": 5, "teams": "3-2"}), Luck(Random(1)))
    assert seen.of(g, 1)[seen.layout["partners"]].tolist() == [1, 0, 1, 0, 0]


def test_unknown_game_and_options() -> None:
    with pytest.raises(BadInput, match="there are no observations for 'chess'; expected one of: gorus"):
        observations("chess")
    with pytest.raises(BadInput, match="unknown option 'tragets'"):
        layout("gorus", {"tragets": 2})


def test_a_scheme_that_was_shown_is_observed_by_that_seat_alone() -> None:
    """S-5.5: seat 0 has laid a scheme face down and shown it to seat 1."""
    layout = observations("spartacus", {"players": 4})
    seen = []
    for name in ("Joint Venture", "Inside Information"):
        g = playing.position(hands={0: [name]})
        for option in (SEEK, playing.lay(name), playing.seat(1), playing.price(0), SHOW, PASS):
            playing.answer(g, 0, option)
        seen.append([layout.of(g, viewer) for viewer in range(4)])
    assert [bool((one != two).any()) for one, two in zip(*seen, strict=True)] == [True, True, False, False]
