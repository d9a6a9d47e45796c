"""Sets up positions in the middle of a match: by hand (`position`), or dealt by the real rules with known cards
(`start`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from harena.games.gorus import GAME
from harena.games.gorus.cards import SCHOOLS
from harena.games.gorus.scoring import favor_of, won_by_side
from harena.games.gorus.state import Gorus, blank
from harena.kernel.chance import Luck
from harena.kernel.choice import listed
from harena.kernel.state import Event, Watch, bits, frame, mask_of

RULES = GAME.rules
DUMMY = 1  # the dummy's place in solo


def number(name: str) -> int:
    """Return the number of a card: 'axes-5'."""
    school, rank = name.split("-")
    return 16 * SCHOOLS.index(school) + int(rank)


def numbers(names: Iterable[str]) -> list[int]:
    return [number(name) for name in names]


def names(cards: Iterable[int]) -> list[str]:
    return [f"{SCHOOLS[card >> 4]}-{card & 15}" for card in cards]


def school(g: Gorus) -> str:
    """Return the name of the Favored School; '' before the first lead."""
    return SCHOOLS[g.favored]


def hand(g: Gorus, seat: int) -> list[str]:
    return names(bits(g.hands[seat]))


def options(g: Gorus) -> list[str]:
    """Return what the seat to act may play, as the checked call lists it."""
    choice = RULES.choice(g, g.seat)
    assert choice is not None
    return names(listed(choice.options))


def won(g: Gorus, side: int) -> list[str]:
    """Return the cards a side has won in this round."""
    return names(won_by_side(g)[side])


def favor_won(g: Gorus, side: int) -> int:
    """Return what these cards would be worth if the round ended now."""
    return favor_of(g.table.favor, won_by_side(g)[side], g.favored)


def play(g: Gorus, seat: int, name: str) -> None:
    """Play one card through the checked call."""
    choice = RULES.choice(g, seat)
    RULES.apply(g, seat, choice.id if choice else "nothing", number(name))


def play_all(g: Gorus, plays: Iterable[tuple[int, str]]) -> Gorus:
    for seat, name in plays:
        play(g, seat, name)
    return g


def play_on(g: Gorus, cards: int, seed: int = 0) -> Gorus:
    """Play that many legal cards, any of them."""
    rng = Random(f"{seed}/{g.ply}")
    for _ in range(cards):
        play(g, g.seat, rng.choice(options(g)))
    return g


def finish_round(g: Gorus, seed: int = 0) -> Gorus:
    """Play to the end of this round: the next deal, or the end of the match."""
    now = g.round
    while g.seat >= 0 and g.round == now:
        play_on(g, 1, seed)
    return g


def finish(g: Gorus, seed: int = 0) -> Gorus:
    while g.seat >= 0:
        play_on(g, 1, seed)
    return g


def watched(g: Gorus) -> list[Event]:
    """Return the list to which the rules write events from now on."""
    g.watch = Watch()
    return g.watch.events


def start(
    players: int,
    hands: Mapping[int, Sequence[str]] | None = None,
    dealer: int = 0,
    draws: Sequence[str] = (),
    seed: int = 0,
    **table: Any,
) -> Gorus:
    """Return a match as the rules set it up. `hands` scripts the first deal (ten cards for every seat). `draws` scripts
    what comes afterwards: the cards drawn from the stock, or those the dummy turns."""
    script: list[int] = []
    if hands is not None:
        script = [] if players == 1 else [dealer]
        for seat in range(players):
            assert len(hands[seat]) == 10
            script += numbers(hands[seat])
        script += numbers(draws)
    return RULES.start(GAME.complete({"players": players, **table}), Luck(Random(seed), script))


def position(
    players: int,
    hands: Mapping[int, Sequence[str]],
    favored: str = "",
    leader: int | None = None,
    combat: Sequence[str] = (),
    won: Sequence[tuple[int, Sequence[str]]] = (),
    supports: Sequence[int] = (),
    stock: Sequence[str] = (),
    draws: Sequence[str] = (),
    dealer: int | None = None,
    seed: int = 0,
    **table: Any,
) -> Gorus:
    """Return a table in the middle of a round. The deck is the one for the player count if it contains all cards
    given here, otherwise the full deck. Cards that are not placed anywhere do not matter.

    `won` lists the finished combats, each as (who took it, its cards in order). If it is empty, the seat to the
    dealer's left leads.
    """
    g = blank(GAME.complete({"players": players, **table}), Luck(Random(seed), numbers(draws)))
    size = g.table.combatants
    g.round = 1
    g.takers = [taker for taker, _ in won]
    g.played = [card for _, cards in won for card in numbers(cards)] + numbers(combat)
    g.count = len(combat)
    if leader is None:
        leader = won[-1][0] if won else 0
    assert not won or leader == won[-1][0], "who won the last combat leads"
    assert all(len(cards) == size for _, cards in won)
    g.leader = leader
    g.dealer = (leader - 1) % players if dealer is None else dealer
    g.hands = [mask_of(numbers(hands[seat])) for seat in range(players)]
    g.stock = mask_of(numbers(stock))
    g.favored = SCHOOLS.index(favored)
    g.initial = g.played[-g.count] >> 4 if combat else 0
    g.supports = list(supports) or g.supports
    _lay_out_deck(g)
    _check_sizes(g)
    f = frame("solo" if g.table.solo else "match", 0 if g.table.solo else (leader + g.count) % players)
    place = "play" if combat else "dummy_leads" if g.table.solo and leader == DUMMY else "lead"
    f.at = RULES.procedures[f.proc].places[place]
    g.stack.append(f)
    RULES.advance(g)
    return g


def _lay_out_deck(g: Gorus) -> None:
    here = set(GAME.conserved(g))
    assert len(here) == len(GAME.conserved(g)), "a card is in two places"
    used = sorted({card >> 4 for card in here})
    others = [s for s in g.table.all_schools() if s not in used]
    g.schools = g.table.named or tuple(sorted([*used, *others[: max(0, g.table.school_count - len(used))]]))
    g.deck = g.table.deck(g.schools)
    if len(g.schools) != g.table.school_count or not here <= set(g.deck):
        g.schools = tuple(g.table.all_schools())
        g.deck = tuple([16 * s + rank for s in g.schools for rank in range(16)])


def _check_sizes(g: Gorus) -> None:
    """Check that all hands have the same size, except for those who have already played in this combat (and may have
    drawn).
    """
    if g.table.solo:
        return
    played = {(g.leader + place) % g.seats for place in range(g.count)}
    sizes = {
        g.hands[seat].bit_count() + (seat in played and not (g.seats == 2 and g.stock > 0)) for seat in range(g.seats)
    }
    assert len(sizes) == 1, "hands of unequal size"
