"""M-1, M-15: what is printed on the cards and on the map, ours or a table's own.

In memory, a card is its number in its deck."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from harena.kernel.rules import BadInput
from harena.matches import deck_file
from harena.sources import sourced

if TYPE_CHECKING:
    from harena.games.munera.cards.card import Card

GLADIATORS, MINISTERS, MUNERA, EVENTA = 40, 28, 22, 40  # M-1.1: cards in each deck

CAPTIVUS, DAMNATUS, SERVUS, AUCTORATUS = range(4)
ORIGINS = ("captivus", "damnatus", "servus", "auctoratus")
COST = (2, 0, 2, 5)  # M-1.2, by origin
OBEDIENCE = (1, 3, 5, 7)

MYRMILLO, THRAEX, HOPLOMACHUS, AEQUIMANUS, RETIARIUS, SECUTOR, PROVOCATOR = range(7)
CLASSES = ("myrmillo", "thraex", "hoplomachus", "aequimanus", "retiarius", "secutor", "provocator")
PAIRINGS = ("mt", "ha", "rs", "pp")  # M-3.1
PAIRING = (0, 0, 1, 1, 2, 2, 3)  # by class
RIVAL = (THRAEX, MYRMILLO, AEQUIMANUS, HOPLOMACHUS, SECUTOR, RETIARIUS, PROVOCATOR)  # whom a class fights

DOCTOR, MEDICUS, FABER, COQUUS, ARBITER, VECTORES, LUPAE = range(7)
OFFICES = ("doctor", "medicus", "faber", "coquus", "arbiter", "vectores", "lupae")

# M-5.3: when an Eventum card can be played
(
    AT_REST, EVENTUM_PHASE, FORUM_START, AUCTION_WON, POLL, BEFORE_TRAVEL, PAYMENT, BEFORE_DUEL, AFTER_ROLL,
    BEFORE_JUDGEMENT, BEFORE_HEALING, BEFORE_TEST, SPECTACLE_END, TURN_END,
) = range(14)  # fmt: skip
MOMENTS = 14
MOMENT_KEYS = (
    "at-rest", "eventum-phase", "forum-start", "auction-won", "poll", "before-travel", "payment", "before-duel",
    "after-roll", "before-judgement", "before-healing", "before-test", "spectacle-end", "turn-end",
)  # fmt: skip

MOST_PLACES = 24  # of regions, and of seas
MOST_PAIRS = 4  # a school cannot have more pairings

# What a deck file may say. These are the limits of the rules, not of our own cards: the Virtus track ends at 10, a
# tender and a bid have room for 99 denarii, and nobody starts with more than 25.
MOST_VALOR, MOST_COURAGE, MOST_CHARISMA, MOST_OBEDIENCE = 10, 20, 20, 20
MOST_SKILL = 10
MOST_DENARII = 99  # the cost of a man or Minister, the pay of a spectacle
MOST_GLORY = 20  # of a spectacle
MOST_PRICE = 25  # of a Gymnasium: M-2.1

SCHOOLS, MEN_EACH = 4, 6  # M-2.2: the largest table needs so many men in its set-up
ZONE, STORMY = 2, 4  # M-8.1: denarii per zone entered, and per sea zone in a storm

FILES = {
    "gladiator": "gladiators.toml",
    "minister": "ministers.toml",
    "munus": "munera.toml",
    "eventum": "eventa.toml",
    "map": "map.toml",
}  # the sections of a deck file, with the data file that holds ours

_HEAD = """\
# Decks of your own for Munera. Change what you like, and delete the sections that you do not change: a section that is
# not in the file (gladiator, minister, munus, eventum, map) is ours.
#
#   harena decks check FILE.toml              checks the file
#   harena play munera --cards FILE.toml      plays a match with it"""


class Man(NamedTuple):
    name: str
    origin: int
    valor: int
    courage: int
    charisma: int
    cost: int
    obedience: int


class Minister(NamedTuple):
    office: int
    skill: int
    fee: int


class Munus(NamedTuple):
    city: str
    site: int
    pairs: int
    pairing: int
    denarii: int
    glory: int


class Eventum(NamedTuple):
    title: str
    effect: str
    when: int
    amount: int
    copies: int


class Map(NamedTuple):
    regions: list[str]
    seas: list[str]
    price: list[int]
    roads: list[list[int]]  # by place, regions first: the places that can be entered from it


class Decks:
    """What is printed on the cards and on the map. All copies of a state share one object; it never changes."""

    def __init__(
        self,
        men: Sequence[Man],
        staff: Sequence[Minister],
        spectacles: Sequence[Munus],
        eventa: Sequence[Eventum],
        cards: Sequence[Card],
        italy: Map,
        ours: bool,
    ) -> None:
        self.man: tuple[str, ...] = tuple([x.name for x in men])
        self.origin: tuple[int, ...] = tuple([x.origin for x in men])
        self.valor: tuple[int, ...] = tuple([x.valor for x in men])
        self.courage: tuple[int, ...] = tuple([x.courage for x in men])
        self.charisma: tuple[int, ...] = tuple([x.charisma for x in men])
        self.cost: tuple[int, ...] = tuple([x.cost for x in men])
        self.obedience: tuple[int, ...] = tuple([x.obedience for x in men])

        self.office: tuple[int, ...] = tuple([x.office for x in staff])
        self.skill: tuple[int, ...] = tuple([x.skill for x in staff])
        self.fee: tuple[int, ...] = tuple([x.fee for x in staff])
        self.office_mask: tuple[int, ...] = _masks(self.office, len(OFFICES))

        self.city: tuple[str, ...] = tuple([x.city for x in spectacles])
        self.site: tuple[int, ...] = tuple([x.site for x in spectacles])  # the region it takes place in
        self.pairs: tuple[int, ...] = tuple([x.pairs for x in spectacles])
        self.pairing: tuple[int, ...] = tuple([x.pairing for x in spectacles])  # -1: any
        self.denarii: tuple[int, ...] = tuple([x.denarii for x in spectacles])
        self.glory: tuple[int, ...] = tuple([x.glory for x in spectacles])

        self.title: tuple[str, ...] = tuple([x.title for x in eventa])
        self.effect: tuple[str, ...] = tuple([x.effect for x in eventa])  # by title: an id of cards/, or COMPOSED
        self.card: tuple[Card, ...] = tuple(cards)  # by title: its declaration
        self.when: tuple[int, ...] = tuple([x.when for x in eventa])  # by title: its moment
        self.amount: tuple[int, ...] = tuple([x.amount for x in eventa])  # by title; 0: its effect has no number
        self.titled: tuple[int, ...] = tuple([t for t, x in enumerate(eventa) for _ in range(x.copies)])  # by card
        self.copies: tuple[int, ...] = _masks(self.titled, len(eventa))  # by title: its cards
        moments = [self.when[title] for title in self.titled]
        self.timed: tuple[int, ...] = _masks(moments, MOMENTS)  # by moment: the cards that can be played then

        self.region: tuple[str, ...] = tuple(italy.regions)
        self.price: tuple[int, ...] = tuple(italy.price)
        self.roads: tuple[tuple[int, ...], ...] = tuple([tuple(near) for near in italy.roads])  # by place, as in `Map`
        free = max([x.skill for x in staff if x.office == VECTORES], default=0)  # zones of the best Vectores
        calm = _fares(italy, ZONE, free)
        self.zones: tuple[tuple[int, ...], ...] = tuple([tuple([x // ZONE for x in row]) for row in calm[0]])
        self.fare: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...] = (calm, _fares(italy, STORMY, free))
        self.ours: bool = ours


def _masks(groups: Sequence[int], count: int) -> tuple[int, ...]:
    """Return, for each of `count` groups, the set of its members."""
    masks = [0] * count
    for member, group in enumerate(groups):
        masks[group] |= 1 << member
    return tuple(masks)


# M-8.1: journeys


def _fares(italy: Map, sea: int, most_free: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return [free][from][to]: the least a journey costs with this many free zones, if a sea zone costs `sea`."""
    regions = len(italy.regions)
    toll = [ZONE] * regions + [sea] * len(italy.seas)
    ways = [_ways(italy.roads, toll, start, most_free) for start in range(regions)]
    return tuple([tuple([tuple(way[free][:regions]) for way in ways]) for free in range(most_free + 1)])


def _ways(roads: list[list[int]], toll: list[int], start: int, most_free: int) -> list[list[int]]:
    """Return [free][to]: the least cost from `start`, by Dijkstra's algorithm over places and free zones used."""
    beyond = sum(toll) + 1
    best = [[beyond] * len(roads) for _ in range(most_free + 1)]
    ahead = [(0, 0, start)]
    while ahead:
        paid, used, here = heappop(ahead)
        if paid >= best[used][here]:
            continue
        for free in range(used, most_free + 1):
            best[free][here] = min(paid, best[free][here])
        for there in roads[here]:
            heappush(ahead, (paid + toll[there], used, there))
            if used < most_free:
                heappush(ahead, (paid, used + 1, there))
    return best


# Reading files


def source(section: str) -> str:
    """Return the text of one of our own data files."""
    return (files(__package__) / "data" / FILES[section]).read_text(encoding="utf-8")


def starting_file() -> str:
    """Return our decks as one file to change. The map must be last, because it is a TOML table."""
    from harena.games.munera.cards.composed import help_text  # not at the top of the file: see _eventa

    parts = [source(section).strip() for section in FILES]
    parts.insert(list(FILES).index("eventum"), help_text())
    return "\n\n".join([_HEAD, *parts]) + "\n"


@lru_cache(maxsize=1)
def our_decks() -> Decks:
    """Return the decks of our own data files. They are read on first use: that needs the declarations of the cards."""
    return _decks(_OURS, "data", True)


@lru_cache(maxsize=64)
def decks(text: str) -> Decks:
    """Return our decks for an empty text, else those of a deck file."""
    return read_decks(deck_file.parsed(text, "decks"), "decks") if text else our_decks()


def read_decks(raw: dict[str, Any], where: str) -> Decks:
    """Return decks from the sections of a file; a section that is missing is ours."""
    ours = raw.get(deck_file.CHOSEN) == ""  # they were ours when the match was dealt
    sections = {name: rows for name, rows in raw.items() if name != deck_file.CHOSEN}
    deck_file.no_other_keys(sections, list(FILES), where)
    return _decks({**_OURS, **sections}, where, ours or not sections)


def _decks(raw: dict[str, Any], where: str, ours: bool) -> Decks:
    italy = _map(raw["map"], where)
    eventa, cards = _eventa(raw["eventum"], where)
    return Decks(
        _men(raw["gladiator"], where),
        _staff(raw["minister"], where),
        _spectacles(raw["munus"], where, italy.regions),
        eventa,
        cards,
        italy,
        ours,
    )


def _men(raw: Any, where: str) -> list[Man]:
    """M-1.3: read the Gladiators."""
    men: list[Man] = []
    names: set[str] = set()
    keys = ["name", "origin", "valor", "courage", "charisma", "cost", "obedience"]
    for row, at in deck_file.rows(raw, "gladiator", "name", keys, where):
        name = deck_file.new_name(row, "name", names, "another name for each man", at)
        origin = deck_file.one_of(row, "origin", ORIGINS, at)
        valor = deck_file.number(row, "valor", 0, MOST_VALOR, at)
        courage = deck_file.number(row, "courage", 0, MOST_COURAGE, at)
        charisma = deck_file.number(row, "charisma", 0, MOST_CHARISMA, at)
        fixed = {"cost": COST[origin], "obedience": OBEDIENCE[origin]}  # M-1.2, unless the row says otherwise
        cost = deck_file.number({**fixed, **row}, "cost", 0, MOST_DENARII, at)
        obedience = deck_file.number({**fixed, **row}, "obedience", 0, MOST_OBEDIENCE, at)
        men.append(Man(name, origin, valor, courage, charisma, cost, obedience))
    deck_file.count(len(men), GLADIATORS, "gladiators", where)
    unfree = len([man for man in men if man.origin != AUCTORATUS])
    if unfree < SCHOOLS * MEN_EACH:
        need = f"expected at least {SCHOOLS * MEN_EACH}: {MEN_EACH} for each of {SCHOOLS} schools"
        raise BadInput(f"{where}: {unfree} gladiators who are not auctoratus; {need}")
    return men


def _staff(raw: Any, where: str) -> list[Minister]:
    """M-1.4: read the Ministers."""
    staff: list[Minister] = []
    for row, at in deck_file.rows(raw, "minister", "office", ["office", "skill", "cost", "copies"], where):
        office = deck_file.one_of(row, "office", OFFICES, at)
        skill = deck_file.number(row, "skill", 1, MOST_SKILL, at)
        minister = Minister(office, skill, deck_file.number(row, "cost", 0, MOST_DENARII, at))
        staff += [minister] * deck_file.copies(row, MINISTERS, at)
    deck_file.count(len(staff), MINISTERS, "ministers", where)
    beginners = len([minister for minister in staff if minister.skill == 1])
    if beginners < SCHOOLS:
        raise BadInput(f"{where}: {beginners} ministers of skill 1; expected at least {SCHOOLS}, one for each school")
    return staff


def _spectacles(raw: Any, where: str, regions: Sequence[str]) -> list[Munus]:
    """M-1.5: read the spectacles."""
    found: list[Munus] = []
    keys = ["city", "region", "pairs", "pairing", "denarii", "glory"]
    for row, at in deck_file.rows(raw, "munus", "city", keys, where):
        city, site = deck_file.name(row, "city", at), deck_file.one_of(row, "region", regions, at)
        pairs = deck_file.number(row, "pairs", 1, MOST_PAIRS, at)
        pairing = deck_file.one_of(row, "pairing", PAIRINGS, at) if "pairing" in row else -1
        if pairing >= 0 and pairs > 1:
            raise BadInput(f"{at}: pairs is {pairs}; expected 1, for it names a pairing")
        denarii = deck_file.number(row, "denarii", 0, MOST_DENARII, at)
        glory = deck_file.number(row, "glory", 0, MOST_GLORY, at)
        found.append(Munus(city, site, pairs, pairing, denarii, glory))
    deck_file.count(len(found), MUNERA, "munera", where)
    return found


def _eventa(raw: Any, where: str) -> tuple[list[Eventum], list[Card]]:
    """M-15: read the Eventum cards. A row names the effect of one of our cards, or puts its own together."""
    # Not at the top of the file: the declarations import the state, and the state imports this file.
    from harena.games.munera.cards import CARDS
    from harena.games.munera.cards.composed import KEYS, composed

    found: list[Eventum] = []
    cards: list[Card] = []
    titles: set[str] = set()
    keys = ["title", "effect", "copies", "amount", *KEYS]
    for row, at in deck_file.rows(raw, "eventum", "title", keys, where):
        title = deck_file.new_name(row, "title", titles, "one row, with copies", at)
        if "effects" in row:
            card, amount = composed(row, len(cards), at), 0
        else:
            card, amount = _named_effect(row, CARDS, at)
        cards.append(card)
        found.append(Eventum(title, card.effect, card.when, amount, deck_file.copies(row, EVENTA, at)))
    deck_file.count(sum([eventum.copies for eventum in found]), EVENTA, "eventum cards, copies included", where)
    return found, cards


def _named_effect(row: dict[str, Any], declared: Mapping[str, Card], at: str) -> tuple[Card, int]:
    """Return the declaration that a row names, and its amount."""
    deck_file.no_other_keys(row, ["title", "effect", "copies", "amount", "source"], at)
    effects = tuple(declared)
    card = declared[effects[deck_file.one_of(row, "effect", effects, at)]]
    if card.amounts:
        usual = {"amount": _USUAL[card.effect]} if card.effect in _USUAL else {}
        return card, deck_file.number({**usual, **row}, "amount", card.amounts[0], card.amounts[-1], at)
    if "amount" in row:
        given = deck_file.shown(row["amount"])
        raise BadInput(f"{at}: amount is {given}; expected none: {card.effect} has no number")
    return card, 0


# The map


def _map(raw: Any, where: str) -> Map:
    """M-1.6, M-1.7: read the map."""
    where = f"{where}: map"
    if not isinstance(raw, dict):
        raise BadInput(f"{where} is {deck_file.shown(raw)}; expected a [map] with rows region and sea")
    deck_file.no_other_keys(raw, ["region", "sea"], where)
    regions = deck_file.rows(raw.get("region"), "region", "name", ["name", "price", "neighbors"], where)
    seas = deck_file.rows(raw.get("sea", []), "sea", "name", ["name", "neighbors"], where)
    for count, places in ((len(regions), "regions"), (len(seas), "seas")):
        if count > MOST_PLACES:
            raise BadInput(f"{where}: {count} {places}; expected at most {MOST_PLACES}")
    if not regions:
        raise BadInput(f"{where}: no region; expected at least one")
    names: list[str] = []
    for row, at in regions + seas:
        name = deck_file.name(row, "name", at)
        if name in names:
            raise BadInput(f"{at} is there twice; expected another name for each place")
        names.append(name)
    price = [deck_file.number(row, "price", 0, MOST_PRICE, at) for row, at in regions]
    roads = [_neighbors(row, names, at) for row, at in regions + seas]
    _mutual(roads, names, where)
    _connected(roads, names, where)
    return Map(names[: len(regions)], names[len(regions) :], price, roads)


def _neighbors(row: dict[str, Any], names: list[str], at: str) -> list[int]:
    value = row.get("neighbors")
    if not isinstance(value, list):
        raise BadInput(f"{at}: neighbors is {deck_file.shown(value)}; expected a list of names")
    found: list[int] = []
    for name in value:
        if name not in names:
            raise BadInput(f"{at}: unknown neighbor {deck_file.shown(name)}; expected one of: {', '.join(names)}")
        place = names.index(name)
        if name == row["name"] or place in found:
            raise BadInput(
                f"{at}: neighbor {deck_file.shown(name)} is {'itself' if name == row['name'] else 'there twice'}"
            )
        found.append(place)
    return found


def _mutual(roads: list[list[int]], names: list[str], where: str) -> None:
    for here, near in enumerate(roads):
        for there in near:
            if here not in roads[there]:
                one, other = names[here], names[there]
                raise BadInput(
                    f"{where}: {one} has the neighbor {other}, but {other} does not have {one}; expected both"
                )


def _connected(roads: list[list[int]], names: list[str], where: str) -> None:
    reached: set[int] = set()
    ahead = [0]
    while ahead:
        here = ahead.pop()
        reached.add(here)
        ahead += [there for there in roads[here] if there not in reached]
    for place, name in enumerate(names):
        if place not in reached:
            raise BadInput(f"{where}: {name} cannot be reached from {names[0]}; expected a way")


_OURS: dict[str, Any] = {}
for _section in FILES:
    _OURS.update(sourced(tomllib.loads(source(_section)), f"data/{FILES[_section]}"))
_USUAL: dict[str, int] = {  # by effect: the amount of a row that names none
    _row["effect"]: _row["amount"] for _row in _OURS["eventum"] if "amount" in _row
}


@lru_cache(maxsize=64)
def _archived(text: str) -> str:
    return deck_file.completed(text, _OURS)


ARCHIVE = deck_file.archive(_archived, files(__package__))
