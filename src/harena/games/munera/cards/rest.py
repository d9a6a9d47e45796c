"""Cards of rest moments, of the Eventum phase and of the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.cards.card import AMOUNT, NO_AMOUNT, NOTHING, PLAIN, Card, Shown, Valuation
from harena.games.munera.cards.chances import failing
from harena.games.munera.contract import keeps_his_word, lent
from harena.games.munera.decks import AT_REST, CAPTIVUS, EVENTUM_PHASE, TURN_END
from harena.games.munera.moments import IN_END, IN_EVENTUM, IN_FORUM
from harena.games.munera.rolls import FLIGHT, obey
from harena.games.munera.school import PRIMUS, TIRO, VETERANUS, discard_man, owner_of
from harena.games.munera.sets import men_of
from harena.games.munera.state import Moment, Munera, Roll
from harena.games.munera.table import ENDLESS
from harena.games.munera.victory import gain_glory
from harena.kernel.state import put, tell

TAXED = 15  # Vectigal: schools with more denarii than this pay
ABOUT_LEVEL = 1  # Glory: a school no further behind the best is about level with it
THE_MATCH = 1000.0  # the value of winning the match


def always(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return PLAIN


# Favor Editoris

FAVOR_EDITORIS = "favor_editoris"


def favor_editoris(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    gain_glory(g, seat, amount)


def favor_value(ev: Valuation, target: int, amount: int) -> float:
    """Where nobody fights, such cards decide the match: one that we keep to the end is one the others never draw."""
    if ev.deserted and may_wait(ev, amount):
        ev.because("card-keep")
        return 0.0
    return amount * ev.glory


def may_wait(ev: Valuation, amount: int) -> bool:
    """Is there time to play it later but an end in sight, and are we about level with the best, counting the Glory in
    our hand? A school that is behind needs the card to be drawn again."""
    g, decks = ev.g, ev.g.table.decks
    held = [card for card in men_of(g.hands[ev.me]) if decks.effect[decks.titled[card]] == FAVOR_EDITORIS]
    mine = g.glory[ev.me] + amount * len(held)
    best = max([g.glory[seat] for seat in ev.others()])
    return g.turn < g.table.turns < ENDLESS and best - ABOUT_LEVEL <= mine < g.table.target


# Rudis Donata


def heroes(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    """Veterani and Primi Pali who are not on loan, nor needed for a spectacle the school has chosen."""
    men = [man for man in men_of(g.school[seat] & ~lent(g)) if g.rank[man] >= VETERANUS]
    return [man for man in men if keeps_his_word(g, f.phase, seat, without=1 << man)]


def reward(g: Munera, man: int, amount: int) -> int:
    return 2 * amount if g.rank[man] == PRIMUS else amount


def rudis_donata(g: Munera, f: Moment, seat: int, man: int, amount: int) -> None:
    points = reward(g, man, amount)
    discard_man(g, man)
    gain_glory(g, seat, points)


def rudis_value(ev: Valuation, man: int, amount: int) -> float:
    """The Glory less the man."""
    points = reward(ev.g, man, amount)
    if ev.g.glory[ev.me] + points >= ev.g.table.target:
        return THE_MATCH
    return points * ev.glory - ev.man(man)


# Hereditas


def hereditas(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    g.denarii[seat] += amount
    tell(g, "income", seat, amount)


def hereditas_value(ev: Valuation, target: int, amount: int) -> float:
    return float(amount)


# Vectigal


def rich_others(g: Munera, seat: int) -> list[int]:
    return [other for other in range(g.seats) if other != seat and g.denarii[other] > TAXED]


def taxable(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return PLAIN if f.phase == IN_EVENTUM and rich_others(g, seat) else NOTHING


def vectigal(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    for other in rich_others(g, seat):
        due = min(amount, g.denarii[other])
        g.denarii[other] -= due
        tell(g, "paid", other, due)


def vectigal_value(ev: Valuation, target: int, amount: int) -> float:
    return sum([amount * ev.share(seat) for seat in rich_others(ev.g, ev.me)])


# Fur


def victims(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return [other for other in range(g.seats) if other != seat and g.denarii[other]]


def loot(g: Munera, victim: int, amount: int) -> int:
    return min(amount, g.denarii[victim])


def fur(g: Munera, f: Moment, seat: int, victim: int, amount: int) -> None:
    stolen = loot(g, victim, amount)
    g.denarii[victim] -= stolen
    g.denarii[seat] += stolen
    tell(g, "stolen", seat, victim, stolen)


def fur_value(ev: Valuation, victim: int, amount: int) -> float:
    return loot(ev.g, victim, amount) * (1 + ev.share(victim))


# Ars Dimicandi


def beginners(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    """Of all rest moments only those of the Forum phase."""
    if f.phase != IN_FORUM:
        return NOTHING
    return [man for man in men_of(g.school[seat]) if g.rank[man] == TIRO and g.klass[man] >= 0]


def ars_dimicandi(g: Munera, f: Moment, seat: int, man: int, amount: int) -> None:
    g.rank, g.fame = put(g.rank, man, VETERANUS), put(g.fame, man, 0)
    tell(g, "promoted", man, VETERANUS)


def ars_value(ev: Valuation, man: int, amount: int) -> float:
    """Best for a man who has least Fame to lose and is likely to live longest."""
    g, decks = ev.g, ev.g.table.decks
    body = decks.valor[man] + decks.courage[man] + 0.5 * decks.charisma[man]
    ready = 0.0 if g.engaged >> man & 1 else 3.0
    return ev.rank_worth - g.fame[man] * ev.fame_worth + 0.3 * body + ready


# Fuga, Mors Voluntaria: the man passes a test or is gone


def strangers(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    if f.phase != IN_END:
        return NOTHING
    return sorted([man for other in range(g.seats) if other != seat for man in men_of(g.school[other])])


def captives(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    if f.phase != IN_END:
        return NOTHING
    origin = g.table.decks.origin
    return sorted([man for school in g.school for man in men_of(school) if origin[man] == CAPTIVUS])


def tempted(g: Munera, f: Moment, seat: int, man: int, amount: int) -> Roll:
    return obey(g, man, FLIGHT)


def tempted_value(ev: Valuation, man: int, amount: int) -> float:
    return failing(ev.g, man) * ev.man(man) * ev.share(owner_of(ev.g, man))


CARDS: tuple[Card, ...] = (
    Card(
        effect=FAVOR_EDITORIS,
        when=AT_REST,
        amounts=AMOUNT,
        aims=always,
        aim_kind="",
        play=favor_editoris,
        closes=False,
        purpose="glory",
        value=favor_value,
        keep=6.0,
        at_once=True,
        shown=Shown(),
    ),
    Card(
        effect="rudis_donata",
        when=AT_REST,
        amounts=AMOUNT,
        aims=heroes,
        aim_kind="man",
        play=rudis_donata,
        closes=False,
        purpose="glory",
        value=rudis_value,
        keep=5.0,
        at_once=False,
        shown=Shown(amount=reward),
    ),
    Card(
        effect="hereditas",
        when=AT_REST,
        amounts=AMOUNT,
        aims=always,
        aim_kind="",
        play=hereditas,
        closes=False,
        purpose="denarii",
        value=hereditas_value,
        keep=5.0,
        at_once=True,
        shown=Shown(),
    ),
    Card(
        effect="vectigal",
        when=EVENTUM_PHASE,
        amounts=AMOUNT,
        aims=taxable,
        aim_kind="",
        play=vectigal,
        closes=False,
        purpose="harm",
        value=vectigal_value,
        keep=1.0,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="fur",
        when=AT_REST,
        amounts=AMOUNT,
        aims=victims,
        aim_kind="school",
        play=fur,
        closes=False,
        purpose="denarii",
        value=fur_value,
        keep=3.5,
        at_once=True,
        shown=Shown(amount=loot),
    ),
    Card(
        effect="ars_dimicandi",
        when=AT_REST,
        amounts=NO_AMOUNT,
        aims=beginners,
        aim_kind="man",
        play=ars_dimicandi,
        closes=False,
        purpose="rank",
        value=ars_value,
        keep=8.0,
        at_once=True,
        shown=Shown(),
    ),
    Card(
        effect="fuga",
        when=TURN_END,
        amounts=NO_AMOUNT,
        aims=strangers,
        aim_kind="man",
        play=tempted,
        closes=False,
        purpose="harm",
        value=tempted_value,
        keep=2.5,
        at_once=False,
        shown=Shown(obedience=True),
    ),
    Card(
        effect="mors_voluntaria",
        when=TURN_END,
        amounts=NO_AMOUNT,
        aims=captives,
        aim_kind="man",
        play=tempted,
        closes=False,
        purpose="harm",
        value=tempted_value,
        keep=2.5,
        at_once=False,
        shown=Shown(obedience=True),
    ),
)
