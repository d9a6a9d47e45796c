"""S-14: the end of the game, and the tournament if several houses have reached 12."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.spartacus.actions import PICK, PICKS
from harena.games.spartacus.combat import fight
from harena.games.spartacus.house import fighters, ready
from harena.games.spartacus.market import highest_roll
from harena.games.spartacus.printed import ARMOUR, MOST_INFLUENCE, SPECIAL, WEAPON
from harena.games.spartacus.seats import from_host
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Fight, Ludus, Tournament
from harena.kernel.choice import Options
from harena.kernel.flow import Procedure, call, do, repeat, seal
from harena.kernel.rules import Outcome
from harena.kernel.state import Frame, end, tell

GEAR = (WEAPON, ARMOUR, SPECIAL)


def look_for_winner(g: Ludus, f: Frame) -> Tournament | None:
    """S-14.1: check for a winner at the end of a phase."""
    return decide(g, [seat for seat in from_host(g) if g.influence[seat] == MOST_INFLUENCE])


def time_up(g: Ludus, f: Frame) -> Tournament | None:
    """S-14.3: the house with the most Influence wins; a tie is decided by a tournament."""
    most = max(g.influence)
    return decide(g, [seat for seat in from_host(g) if g.influence[seat] == most])


def decide(g: Ludus, best: list[int]) -> Tournament | None:
    if len(best) == 1:
        crown(g, best[0])
    if len(best) < 2:
        return None
    f = Tournament()
    f.begin("tournament")
    f.entrants, f.pair, f.picks, f.through = tuple(best), (), (), ()
    return f


def crown(g: Ludus, seat: int) -> None:
    g.winners = (seat,)
    tell(g, "won", seat, g.influence[seat])
    end(g)


def outcome(g: Ludus) -> Outcome:
    return Outcome(g.winners, tuple(g.influence))


# S-14.2


def rank(g: Ludus, f: Tournament) -> None:
    """Rank the houses by the value of all their gladiators and equipment, ready or not, the lowest first. Dice break
    ties. Two houses need no order.
    """
    tell(g, "tournament", f.entrants)
    if len(f.entrants) < 3:
        return
    decks = g.table.decks
    worth = {
        seat: sum([decks.value[card] for card in members(g.assets[seat] & (decks.gladiators | decks.equipment))])
        for seat in f.entrants
    }
    order: list[int] = []
    for value in sorted(set(worth.values())):
        tied = [seat for seat in f.entrants if worth[seat] == value]
        while tied:  # the highest die ranks highest
            best = highest_roll(g, tied)
            order.insert(len(order) - len([x for x in order if worth[x] == value]), best)
            tied.remove(best)
    f.entrants = tuple(order)


def next_bout(g: Ludus, f: Tournament) -> None:
    """Choose the next pair: the two lowest, then (of four) the two highest, then the winners, or the winner and the
    third.
    """
    if len(f.entrants) >= 2:
        pair, f.entrants = f.entrants[:2], f.entrants[2:]
    else:
        pair, f.entrants, f.through = (*f.through, *f.entrants), (), ()
    f.pair = tuple([seat for seat in from_host(g) if seat in pair])
    f.picks = (-1,) * 8
    tell(g, "bout", f.pair[0], f.pair[1])


def pickers(g: Ludus, f: Tournament) -> Sequence[int]:
    """Return the houses that pick. If a house has no ready fighter, it loses and nobody has to pick."""
    return f.pair if all([fighters(g, seat) for seat in f.pair]) else ()


def lineups(g: Ludus, f: Tournament, seat: int) -> Options:
    """Return the lineups: a fighter, and one piece or none per type."""
    weapon, armour, special = [pieces(g, seat, sort) for sort in GEAR]
    return [
        PICK + 512 * card + 64 * one + 8 * two + three
        for card in members(fighters(g, seat))
        for one in weapon
        for two in armour
        for three in special
    ]


def pieces(g: Ludus, seat: int, sort: int) -> list[int]:
    """Return the choices of a type: 0 for none, otherwise the number of the piece among those of its type."""
    decks = g.table.decks
    names = decks.gear[sort - WEAPON]
    owned = {decks.name[card] for card in members(ready(g, seat) & decks.sorts[sort])}
    return [0, *[at for at, name in enumerate(names, start=1) if name in owned]]


def pick_fighters(g: Ludus, f: Tournament, seals: tuple[int, ...]) -> None:
    f.picks = (*lineup(g, f.pair[0], seals[f.pair[0]]), *lineup(g, f.pair[1], seals[f.pair[1]]))


def lineup(g: Ludus, seat: int, option: int) -> tuple[int, ...]:
    """Return the fighter's card, and one card per type or -1."""
    number = option - PICK
    decks = g.table.decks
    cards = [number >> 9]
    for sort, at in zip(GEAR, (number >> 6 & 7, number >> 3 & 7, number & 7), strict=True):
        owned = members(ready(g, seat) & decks.sorts[sort])
        cards.append(
            next(card for card in owned if decks.name[card] == decks.gear[sort - WEAPON][at - 1]) if at else -1
        )
    for card in cards:
        if card >= 0:
            tell(g, "sent" if decks.fighters >> card & 1 else "equipped", seat, card)
    return tuple(cards)


def duel(g: Ludus, f: Tournament) -> Fight | None:
    picks = f.picks
    if picks[0] < 0:
        without_fight(g, f)
        return None
    return fight(g, f.pair, (picks[0], picks[4]), (*picks[1:4], *picks[5:]), formal=1)


def without_fight(g: Ludus, f: Tournament) -> None:
    """Roll a die if neither house has a fighter."""
    able = [seat for seat in f.pair if fighters(g, seat)]
    go_through(g, f, able[0] if able else highest_roll(g, list(f.pair)))


def fought(g: Ludus, f: Tournament, child: Fight) -> None:
    go_through(g, f, child.owners[child.winner])


def go_through(g: Ludus, f: Tournament, seat: int) -> None:
    tell(g, "through", seat)
    f.through = (*f.through, seat)


def bouts_left(g: Ludus, f: Tournament) -> bool:
    return len(f.through) + len(f.entrants) > 1


def finish(g: Ludus, f: Tournament) -> None:
    crown(g, f.through[0])


TOURNAMENT = Procedure(
    "tournament",
    Tournament,
    do(rank),
    do(next_bout),
    seal(pickers, lineups, pick_fighters, PICKS),
    call(duel, fought),
    repeat("next_bout", bouts_left),
    do(finish),
)
