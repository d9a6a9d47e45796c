"""Sets up Munera positions in the rulebook's words, and answers questions through the checked calls of the rules.

    g = position(
        phase="munus",
        open=["Telesia"],
        men={0: ["Ferox hoplomachus", "Leo aequimanus veteranus 2"], 1: ["Paris provocator wounded"]},
        staff={0: ["medicus 3", "doctor 2 hoplomachus", "coquus 3 used 1"]},
        hands={1: ["Fur"]},
        regions=["Aemilia", "Sardinia", "Samnium"],
        denarii=[10, 0, 25],
    )
    pass_all(g)
    assert asked(g) == (0, "munus.choose")
    answer(g, 0, munus("Telesia"))

Defaults: everybody has 25 denarii, no Glory, a Gymnasium in Latium, no men, no staff and an empty hand, so
no window for Eventum cards opens (only rest moments do); every other card lies in its bag. A man written without a
class is a Provocator. Random outcomes come from a fixed seed until `script` sets them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from harena.games.munera import GAME
from harena.games.munera.actions import BID, CLASS, MAN, MINIMUM, MINISTER, MUNUS, PLAY, REGION, TARGETS, TENDER, TITLE
from harena.games.munera.decks import CLASSES, OFFICES, PROVOCATOR, our_decks
from harena.games.munera.forum import forum_phase
from harena.games.munera.munus import munus_phase
from harena.games.munera.school import PRIMUS, TIRO, VETERANUS
from harena.games.munera.state import Munera, Spectacle, blank
from harena.kernel.chance import Luck
from harena.kernel.choice import OPEN, PASS, Offer, listed
from harena.kernel.state import Event, Frame, Watch, bits, frame, mask_of, put
from harena.matches.offers import offer_args

OURS = our_decks()

RULES = GAME.rules
RANKS = {"tiro": TIRO, "veteranus": VETERANUS, "primus": PRIMUS}
WINDOWS = ("rest.act", "moment.play_card")

# Numbers of things by name


def gladiator(name: str) -> int:
    """Return the number of a man: 'Ferox'."""
    return OURS.man.index(name)


def minister(text: str, copy: int = 0) -> int:
    """Return the number of a Minister: 'medicus 3'. There are two of Skill 1: the second is `copy=1`."""
    office, skill = text.split()[:2]
    alike = OURS.office_mask[OFFICES.index(office)]
    return [who for who in bits(alike) if OURS.skill[who] == int(skill)][copy]


def spectacle_card(city: str) -> int:
    return OURS.city.index(city)


def place(name: str) -> int:
    """Return the number of a region: 'Latium'."""
    return OURS.region.index(name)


def title(name: str) -> int:
    """Return the number of a title: 'Fur'."""
    return OURS.title.index(name)


def eventum(name: str, copy: int = 0) -> int:
    """Return the number of a card: 'Fur'; `copy=1` is the second of its title."""
    return bits(OURS.copies[title(name)])[copy]


# Options by name, as `answer` takes them


def man(name: str) -> int:
    return MAN + gladiator(name)


def hired(text: str, copy: int = 0) -> int:
    """Return the number of a Minister as a ware, to auction or sell."""
    return MINISTER + minister(text, copy)


def munus(city: str) -> int:
    return MUNUS + spectacle_card(city)


def region(name: str) -> int:
    return REGION + place(name)


def klass(name: str) -> int:
    return CLASS + CLASSES.index(name)


def bid(denarii: int) -> int:
    return BID + denarii


def minimum(denarii: int) -> int:
    return MINIMUM + denarii


def tender(denarii: int) -> int:
    return TENDER + denarii


def throw_away(name: str) -> int:
    """Return the answer that discards an Eventum card from a hand of more than five."""
    return TITLE + title(name)


def play(name: str, at: str | int = 0) -> int:
    """Return the answer that plays an Eventum card. `at` is a man by name, or the number of a seat or side (0: I)."""
    return PLAY + TARGETS * title(name) + (gladiator(at) if isinstance(at, str) else at)


# Setting up a table


def table(
    players: int = 3,
    men: Mapping[int, Sequence[str]] | None = None,
    staff: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    regions: Sequence[str] = (),
    denarii: Sequence[int] = (),
    glory: Sequence[int] = (),
    rudis: int = 0,
    turn: int = 2,
    open: Sequence[str] = (),
    forum: Sequence[str] = (),
    loans: Sequence[tuple[str, int, str]] = (),
    discarded: Sequence[str] = (),
    seed: int = 0,
    **options: Any,
) -> Munera:
    """Set up everything but the place in the rules. Cards are moved out of their bags.

    men: 'Ferox', 'Ferox myrmillo', then in any order a rank (veteranus, primus), Fame as a number, engaged, wounded
    (a wounded man is engaged too). staff: 'medicus 3', 'doctor 2 myrmillo', 'coquus 3 used 1'; if one is named twice,
    the second copy is taken. hands and discarded: titles of Eventum cards. open: cities of the spectacles lying open.
    forum: men and Ministers ('Ferox', 'medicus 3'). loans: (man, borrower, city).
    options: the table's (target=10 ...)."""
    g = blank(GAME.complete({"players": players, **options}), Luck(Random(seed)))
    g.turn, g.rudis = turn, rudis
    g.region = tuple([place(name) for name in regions] or [place("Latium")] * players)
    g.denarii = list(denarii) or g.denarii
    g.glory = list(glory) or g.glory
    assert len(g.region) == len(g.denarii) == len(g.glory) == players
    for seat, texts in (men or {}).items():
        for text in texts:
            _enlist(g, seat, text)
    for seat, texts in (staff or {}).items():
        for text in texts:
            _hire(g, seat, text)
    for seat, names in (hands or {}).items():
        g.hands[seat] = _cards(g, names)
    g.gone = _cards(g, discarded)
    _lay_out(g, open, forum)
    g.loans = tuple([(gladiator(name), borrower, spectacle_card(city)) for name, borrower, city in loans])
    return g


def _enlist(g: Munera, seat: int, text: str) -> None:
    name = next(name for name in sorted(OURS.man, key=len, reverse=True) if text.startswith(name))
    who = gladiator(name)
    assert g.men_bag >> who & 1, f"{name} is in two schools"
    g.men_bag &= ~(1 << who)
    g.school[seat] |= 1 << who
    g.klass = put(g.klass, who, PROVOCATOR)
    for word in text.removeprefix(name).split():
        if word in CLASSES:
            g.klass = put(g.klass, who, CLASSES.index(word))
        elif word in RANKS:
            g.rank = put(g.rank, who, RANKS[word])
        elif word.isdigit():
            g.fame = put(g.fame, who, int(word))
        else:
            assert word in ("engaged", "wounded"), f"{word!r} says nothing of a man"
            g.engaged |= 1 << who
            g.wounded |= (word == "wounded") << who


def _hire(g: Munera, seat: int, text: str) -> None:
    copies = [minister(text, copy) for copy in range(2 if text.split()[1] == "1" else 1)]
    who = next(m for m in copies if g.ministers_bag >> m & 1)
    g.ministers_bag &= ~(1 << who)
    g.staff[seat] |= 1 << who
    more = text.split()[2:]
    if text.startswith("doctor"):
        g.doctored = put(g.doctored, who, CLASSES.index(more[0]))
    elif more:
        assert more[0] == "used"
        g.used = put(g.used, who, int(more[1]))


def _cards(g: Munera, names: Sequence[str]) -> int:
    """Return cards from the bag; if a title is named twice, its second copy."""
    taken = 0
    for name in names:
        copies = bits(OURS.copies[title(name)] & g.bag)
        assert copies, f"there is no other {name}"
        g.bag &= ~(1 << copies[0])
        taken |= 1 << copies[0]
    return taken


def _lay_out(g: Munera, cities: Sequence[str], forum: Sequence[str]) -> None:
    g.open = mask_of([spectacle_card(city) for city in cities])
    g.munera_bag &= ~g.open
    g.forum_men = mask_of([gladiator(text) for text in forum if text in OURS.man])
    g.forum_ministers = mask_of([minister(text) for text in forum if text not in OURS.man])
    assert not g.forum_men & ~g.men_bag
    assert not g.forum_ministers & ~g.ministers_bag
    g.men_bag &= ~g.forum_men
    g.ministers_bag &= ~g.forum_ministers


# Setting up a place in the rules


def start(players: int = 3, luck: Sequence[int] = (), seed: int = 0, **options: Any) -> Munera:
    """Start a match from the very beginning (M-2). `luck` scripts the first outcomes, a seed gives the rest."""
    return RULES.start(GAME.complete({"players": players, **options}), Luck(Random(seed), luck))


PHASES = {  # where a position may start: the step of the match, and the step of the phase (none: its beginning)
    "eventum": ("eventum_phase", ""),  # before the draws
    "forum": ("forum_phase", ""),  # before its very start: Coqui, cards, healing, restocking
    "auctions": ("forum_phase", "rest_in_forum"),  # the rest moment before a card is put up; `forum` lies there
    "announce": ("munus_phase", ""),  # before Munus cards are revealed
    "munus": ("munus_phase", "rest_before_choice"),  # the rest moment before a choice; `open` lies there
    "end": ("turn_end", ""),  # the rest moment before M-12.1
}


def position(players: int = 3, phase: str = "munus", luck: Sequence[int] | None = None, **more: Any) -> Munera:
    """Return a table (see there for all other arguments) in one of the PHASES, played on to the first question. `luck`
    scripts the outcomes until then; later `script` does."""
    g = table(players, **more)
    if luck is not None:
        g.luck = Luck(script=luck)
    step, inner = PHASES[phase]
    below = _match_at(g, step)
    if inner:
        child: Frame | None = forum_phase(g, below) if phase == "auctions" else munus_phase(g, below)
        assert child is not None, "the first turn has no Forum phase"
        _push(g, child, inner)
    RULES.advance(g)
    return g


def spectacle(
    city: str,
    host: int = 0,
    rival: int = 1,
    mine: Sequence[str] = (),
    theirs: Sequence[str] = (),
    at: str = "before_travel",
    **more: Any,
) -> Munera:
    """Set up a running spectacle: the fighters `mine` of the host (the Rudiarius) and `theirs` are named, and the fees
    are paid. `at` is a step of munus.SPECTACLE ('before_travel', 'draw_cards', 'pick_forced' ...); with 'open_poll',
    nobody has stood yet. `more` is passed on as for a table."""
    g = table(**{"open": [city], "rudis": host, **more})
    _spectacle_frame(g, city, host, rival, mine, theirs, at)
    RULES.advance(g)
    return g


def duel(one: str, other: str, city: str = "Telesia", luck: Sequence[int] | None = None, **more: Any) -> Munera:
    """Set up the duel of two named men, side I first, played on to its first question; each fights for his owner. The
    spectacle ends after it. If both have the same owner, it is a bout (M-10). `luck` scripts the first dice."""
    g = table(**{"open": [city], **more})
    hosts = [next(s for s in range(g.seats) if g.school[s] >> gladiator(name) & 1) for name in (one, other)]
    g.rudis = more.get("rudis", hosts[0])
    if luck is not None:
        g.luck = Luck(script=luck)
    f = _spectacle_frame(g, city, hosts[0], hosts[1], [one], [other], "meet")
    f.champion, f.opponent = gladiator(one), gladiator(other)
    RULES.advance(g)
    return g


def _spectacle_frame(
    g: Munera, city: str, host: int, rival: int, mine: Sequence[str], theirs: Sequence[str], at: str
) -> Spectacle:
    below = _match_at(g, "munus_phase")
    phase = munus_phase(g, below)
    _push(g, phase, "spectacle")
    f = Spectacle()
    f.begin("spectacle")
    f.card, f.host, f.rival, f.fee = spectacle_card(city), host, rival, OURS.denarii[spectacle_card(city)]
    f.polled, f.standing = g.seats - 1, (rival,)
    if at in ("rest_after_choice", "open_poll"):
        f.polled, f.standing, f.rival, f.fee = 0, (), -1, -1
    f.fighters = (mask_of([gladiator(name) for name in mine]), mask_of([gladiator(name) for name in theirs]))
    f.fought = f.fallen = f.robbed = f.paved = f.storm = 0
    f.champion = f.opponent = -1
    f.payers = ()
    _push(g, f, at)
    return f


def _match_at(g: Munera, step: str) -> Frame:
    f = frame("match")
    f.at = RULES.procedures["match"].places[step]
    g.stack.append(f)
    return f


def _push(g: Munera, f: Frame, step: str) -> None:
    f.called = True
    f.at = RULES.procedures[f.proc].places[step]
    g.stack.append(f)


# Chance


def script(g: Munera, *outcomes: int) -> Munera:
    """Set the outcomes from now on: dice 0-9, and the numbers of cards in the order drawn. Anything beyond raises
    OutOfLuck, so a script also states that nothing else is rolled; `unused(g)` returns what was not rolled yet."""
    g.luck = Luck(script=outcomes)
    return g


def seeded(g: Munera, seed: int = 0) -> Munera:
    """Take random outcomes from a seed again."""
    g.luck = Luck(Random(seed))
    return g


def unused(g: Munera) -> int:
    return g.luck.unused


# Questions and answers


def asked(g: Munera) -> tuple[int, str]:
    """Return (seat, "procedure.step") of the open question; (-1, "") when the match is over. If several seats seal,
    return the first that has not."""
    if g.seat < 0:
        return -1, ""
    f = g.stack[-1]
    return g.seat, f"{f.proc}.{RULES.steps[f.proc][f.at].name}"


def under(g: Munera) -> str:
    """Return the "procedure.step" that waits for the open window or roll, which tells the moments apart."""
    f = g.stack[-2]
    return f"{f.proc}.{RULES.steps[f.proc][f.at].name}"


def options(g: Munera, seat: int | None = None) -> list[int]:
    """Return what a seat may answer (default: the one that is asked), as the checked call lists it."""
    choice = RULES.choice(g, g.seat if seat is None else seat)
    assert choice is not None, f"seat {seat} is not asked anything"
    return list(listed(choice.options))


def answer(g: Munera, seat: int, option: int) -> Munera:
    """Give one answer through the checked call; raises Refused if it is not legal."""
    choice = RULES.choice(g, seat)
    RULES.apply(g, seat, choice.id if choice else "nothing", option)
    return g


def answers(g: Munera, *pairs: tuple[int, int]) -> Munera:
    """Give several answers (seat, option), one after the other."""
    for seat, option in pairs:
        answer(g, seat, option)
    return g


def pass_all(g: Munera, *but: str) -> Munera:
    """Pass at rest moments and card windows, one after the other, until something else is asked, or a step named in
    `but` ('moment.play_card')."""
    while asked(g)[1] in WINDOWS and asked(g)[1] not in but:
        answer(g, g.seat, PASS)
    return g


def pass_window(g: Munera) -> Munera:
    """Pass until this one window (rest moment or cards) is over, whatever comes next."""
    here = g.stack[-1]
    assert asked(g)[1] in WINDOWS
    while g.stack and g.stack[-1] is here:
        answer(g, g.seat, PASS)
    return g


def let_it_run(g: Munera) -> Munera:
    """Pass every question of a duel, bout or roll about stakes, re-rolls, fixes or help. With two players there are no
    bettors."""
    while asked(g)[1].split(".")[0] in ("duel", "bout", "roll"):
        answer(g, g.seat, PASS)
    return g


def give_bids(g: Munera, *bids: int | None) -> Munera:
    """Give sealed bids for the seats that are asked, in seat order; None is a pass."""
    waiting = [seat for seat, given in enumerate(g.stack[-1].seals) if given == OPEN]
    for seat, denarii in zip(waiting, bids, strict=True):
        answer(g, seat, PASS if denarii is None else bid(denarii))
    return g


def offer(
    g: Munera,
    by: int,
    to: int,
    give: Sequence[tuple[int, int]] = (),
    get: Sequence[tuple[int, int]] = (),
) -> int:
    """Propose a deal (goods as deals.py numbers them, with amounts) through the checked call. Return its number."""
    RULES.act_freely(g, by, "propose", offer_args(Offer(0, by, to, tuple(give), tuple(get))))
    return g.offers[-1].id


def accept(g: Munera, seat: int, number: int) -> Munera:
    RULES.act_freely(g, seat, "accept", (number,))
    return g


# What happened


def watched(g: Munera) -> list[Event]:
    """Return the list to which the rules write events from now on: (kind, args, to)."""
    g.watch = Watch()
    return g.watch.events


def told(events: Sequence[Event], kind: str) -> list[tuple[int | tuple[int, ...], ...]]:
    """Return the arguments of every event of this kind."""
    return [event.args for event in events if event.kind == kind]


def names(men: int) -> list[str]:
    """Return the names of a set of men, in the order of the cards."""
    return [OURS.man[who] for who in bits(men)]


def titles(cards: int) -> list[str]:
    """Return the titles of a set of Eventum cards."""
    return [OURS.title[OURS.titled[card]] for card in bits(cards)]
