"""Spectacles: which men could take part, what that is worth, and how low a bid in a tender may be."""

from __future__ import annotations

from functools import lru_cache

from harena.bots.heuristic.munera.evaluation import Change, Evaluation, LineUp
from harena.games.munera.actions import CLASS, MAN, MUNUS, STAND, TENDER
from harena.games.munera.contract import PAIRINGS, available, bill, can_take_part, lent, without_class
from harena.games.munera.decks import PAIRING, PROVOCATOR, RIVAL, Decks
from harena.games.munera.moments import CHOSEN, IN_MUNUS
from harena.games.munera.naming import unpaired
from harena.games.munera.school import RANK_WORTH, starting_virtus
from harena.games.munera.sets import men_of
from harena.games.munera.state import Moment, Spectacle
from harena.games.munera.victory import school_fame
from harena.kernel.choice import PASS, Choice, listed
from harena.talk.phrases import STAY_OUT

DRAWN_CARD = 1.5  # M-8.2: the value of a card drawn
A_DUEL = 0.4  # the value of a duel to a man, Fame less danger, per turn that is left
MAYBE = 0.2  # the probability that we really take part in another spectacle
DECIDED = 1000.0  # the value of a match won or lost
RESIGNED = 5  # a school so much Glory behind the best cannot win
READY, UNREADY = 0.9, 0.6  # the probability that a school stands, without and with training


def line_up(ev: Evaluation, seat: int, card: int, barred: int = 0, untrained: int = -1) -> LineUp | None:
    """Return the best line-up of a school. `untrained`: the men who may still be trained; -1 for all."""
    key = (seat, card, barred, untrained, ev.g.loans)
    if key not in ev.line_ups:
        ev.line_ups[key] = new_line_up(ev, seat, card, barred, untrained)
    return ev.line_ups[key]


def new_line_up(ev: Evaluation, seat: int, card: int, barred: int, untrained: int) -> LineUp | None:
    g = ev.g
    free = available(g, seat, card) & ~barred
    own = g.school[seat]
    new = 0  # men who may wait for their class (M-3.2)
    if g.table.late_classes:
        new = without_class(own & ~g.engaged & ~barred & ~lent(g), g.klass)
    if (free | new).bit_count() < 2 * ev.decks.pairs[card]:
        return None
    pupils = (free & own & ~lent(g) | new) & untrained
    return best_line_up(ev.decks, card, free, pupils, own & (free | new), g.klass, g.rank, g.fame)


@lru_cache(maxsize=1 << 14)
def best_line_up(
    decks: Decks,
    card: int,
    free: int,
    spare: int,
    own: int,
    classes: tuple[int, ...],
    ranks: tuple[int, ...],
    fames: tuple[int, ...],
) -> LineUp | None:
    """Return the best line-up of the free men; `spare` ones may be trained. It depends on nothing else, and play-outs
    ask for the same ones again and again."""
    wanted = decks.pairs[card]
    named = decks.pairing[card]
    ways = sorted([half_filled(free, p, classes, ranks, fames) for p in range(PAIRINGS) if named in (-1, p)])[:wanted]
    if len(ways) < wanted:
        return None
    men = [man for _, _, found, _ in ways for man in found]
    missing = [klass for _, _, _, lacking in ways for klass in lacking]
    changes: list[Change] = []
    if missing:
        unused = [man for man in men_of(spare) if man not in men]
        pupils = sorted(unused, key=lambda man: (all_fame(ranks, fames, man), classes[man] >= 0, man))
        if len(pupils) < len(missing):
            return None
        changes = list(zip(pupils, missing, strict=False))
        men += [man for man, _ in changes]
    klass = list(classes)
    for man, new in changes:
        klass[man] = new
    rank = sum([ranks[man] for man in men if own >> man & 1])
    given_up = sum([all_fame(ranks, fames, man) for man, _ in changes])
    retired = sum([ranks[man] for man, _ in changes])
    return LineUp(sum([1 << man for man in men]), tuple(changes), tuple(klass), rank - retired, given_up)


def all_fame(ranks: tuple[int, ...], fames: tuple[int, ...], man: int) -> int:
    """Return all the Fame a man has gained so far."""
    return fames[man] + RANK_WORTH * ranks[man]


def half_filled(
    free: int, pairing: int, classes: tuple[int, ...], ranks: tuple[int, ...], fames: tuple[int, ...]
) -> tuple[int, int, list[int], list[int]]:
    """Return how many men a pairing lacks, minus its rank and Fame (to sort by), its men, its missing classes."""
    first, second = (2 * pairing, 2 * pairing + 1) if pairing != PAIRING[PROVOCATOR] else (PROVOCATOR, PROVOCATOR)
    found: list[int] = []
    missing: list[int] = []
    for klass in (first, second):
        fits = [man for man in men_of(free) if classes[man] == klass and man not in found]
        if fits:
            found.append(max(fits, key=lambda man: (ranks[man], fames[man])))
        else:
            missing.append(klass)
    return len(missing), -sum([4 * ranks[man] + fames[man] for man in found]), found, missing


def able(ev: Evaluation, seat: int, card: int) -> bool:
    """Return whether this school could take part, after training if necessary."""
    found = line_up(ev, seat, card)
    fee = ev.decks.denarii[card]
    return found is not None and can_take_part(ev.g, seat, card, fee, found.klass)


def gain(ev: Evaluation, seat: int, card: int, fee: int, way: LineUp) -> float:
    """Return what taking part is worth to a school."""
    decks = ev.decks
    glory = ev.glory * (decks.glory[card] + way.rank)
    costs = bill(ev.g, seat, card, way.klass)
    return (
        glory + fee - costs + DRAWN_CARD + 2 * decks.pairs[card] * A_DUEL * ev.turns_left - way.given_up * ev.fame_worth
    )


def verdict(ev: Evaluation, card: int, one: int, other: int) -> int:
    """Return 1 if this spectacle wins us the match, -1 if it loses it, 0 if the match goes on."""
    g = ev.g
    glory = g.glory[:]
    for seat in (one, other):
        glory[seat] += ev.decks.glory[card]
    if not g.table.late_naming or max(glory) < g.table.target:  # M-7.5: named late, it counts after the first check
        for seat in (one, other):
            glory[seat] += bonus(ev, seat, card)
    if max(glory) < g.table.target:
        return 0
    mine = (glory[ev.me], school_fame(g, ev.me))
    return 1 if mine >= max([(glory[seat], school_fame(g, seat)) for seat in range(g.seats)]) else -1


def bonus(ev: Evaluation, seat: int, card: int) -> int:
    """Return the bonus Glory of a school in this spectacle: by the fighters it has named, or would name."""
    f = ev.frame(Spectacle)
    if f is not None and f.card == card and f.host == seat and f.fighters[0]:
        return sum([ev.g.rank[man] for man in men_of(f.fighters[0] & ev.g.school[seat])])
    found = line_up(ev, seat, card)
    return found.rank if found is not None else 0


def elsewhere(ev: Evaluation, card: int, used: int) -> float:
    """Return what these men might earn in another open spectacle."""
    best = 0.0
    for other in men_of(ev.g.open & ~(1 << card)):
        way = line_up(ev, ev.me, other)
        if way is not None and line_up(ev, ev.me, other, barred=used) is None:
            best = max(best, gain(ev, ev.me, other, ev.decks.denarii[other], way))
    return MAYBE * best


# M-7.2: the choice


def hosted(ev: Evaluation, card: int, untrained: int) -> tuple[float, LineUp] | None:
    """Return the value of hosting this spectacle and the line-up; None if we cannot, or nobody could stand."""
    way = line_up(ev, ev.me, card, untrained=untrained)
    fee = ev.decks.denarii[card]
    if way is None or not can_take_part(ev.g, ev.me, card, fee, way.klass):
        return None
    alone, ends = 1.0, []
    for seat in ev.others():
        if able(ev, seat, card):
            ends.append(verdict(ev, card, ev.me, seat))
            alone *= 1 - likely(ev, seat, card, ends[-1])
    if not ends:
        return None
    value = gain(ev, ev.me, card, fee, way) - elsewhere(ev, card, way.men)
    return (1 - alone) * value + decided(ev, min(ends)), way


def likely(ev: Evaluation, seat: int, card: int, end: int) -> float:
    """Return the probability that a school stands: lower if it must train, or if we would win the match by it."""
    ready = can_take_part(ev.g, seat, card, ev.decks.denarii[card])
    return (READY if ready else UNREADY) * (0.3 if end > 0 else 1.0)


def decided(ev: Evaluation, end: int) -> float:
    """Return the value of ending the match. A school too far behind to win does not avoid the end."""
    behind = max(ev.g.glory) - ev.g.glory[ev.me]
    return DECIDED * end if end > 0 or behind < RESIGNED else 0.0


def choose(ev: Evaluation, choice: Choice) -> int:
    """Choose the best spectacle that we can take part in without training."""
    found = [(0.0, PASS)]
    for option in listed(choice.options):
        worth_it = hosted(ev, option - MUNUS, 0) if option != PASS else None
        if worth_it is not None:
            found.append((worth_it[0], option))
    value, option = max(found)
    if option == PASS:
        ev.because("host-none")
    elif value > DECIDED / 2:
        ev.because("host-win", option - MUNUS)
    else:
        ev.because("host", option - MUNUS, ev.decks.glory[option - MUNUS])
    return option


# M-7.4: poll and tender


def standing(ev: Evaluation, card: int, host: int, untrained: int) -> tuple[float, LineUp] | None:
    """Return the value of being the second school at the printed fee, and the line-up; None if we cannot."""
    way = line_up(ev, ev.me, card, untrained=untrained)
    fee = ev.decks.denarii[card]
    if way is None or not can_take_part(ev.g, ev.me, card, fee, way.klass):
        return None
    end = verdict(ev, card, host, ev.me)
    return gain(ev, ev.me, card, fee, way) + decided(ev, end) - elsewhere(ev, card, way.men), way


def stand(ev: Evaluation, choice: Choice) -> int:
    f = ev.frame(Spectacle)
    assert f is not None
    found = standing(ev, f.card, f.host, 0)
    value = found[0] if found is not None else 0.0
    if value < DECIDED / 2 and ev.standing is not None and STAY_OUT in ev.standing.keeping[f.host]:
        ev.because("stand-not", f.card)
        return PASS
    if value > 0:
        if value > DECIDED / 2:
            ev.because("stand-win", f.card)
        else:
            ev.because("stand", f.card, ev.decks.glory[f.card])
        return STAND
    ev.because("stand-lost" if value < -DECIDED / 2 else "stand-not", f.card)
    return PASS


def tender(ev: Evaluation, choice: Choice) -> int:
    """Bid one less each time as long as it pays; bid 0 at once if somebody else would go down to 0."""
    f = ev.frame(Spectacle)
    assert f is not None
    options = listed(choice.options)
    found = standing(ev, f.card, f.host, 0)
    least = floor_of(ev, f.card, found[0] if found is not None else 0.0)
    if PASS in options and options[-1] < TENDER + least:
        ev.because("withdraw", f.card)
        return PASS
    if not least and TENDER in options and options[-1] > TENDER and goes_to_nothing(ev, f):
        ev.because("tender-nothing", f.card)
        return TENDER
    ev.because("tender", f.card, options[-1] - TENDER)
    return options[-1]


def floor_of(ev: Evaluation, card: int, profit: float) -> int:
    """Return the lowest fee that pays, if the printed fee brings this profit."""
    return max(0, round(ev.decks.denarii[card] - profit + 0.5))


def goes_to_nothing(ev: Evaluation, f: Spectacle) -> bool:
    """M-7.4: return whether another school that stands wants this spectacle for its Glory alone."""
    fee = ev.decks.denarii[f.card]
    for seat in f.standing:
        way = line_up(ev, seat, f.card, untrained=0) if seat != ev.me else None
        if way is not None and not floor_of(ev, f.card, gain(ev, seat, f.card, fee, way)):
            return True
    return False


# M-7.3: training for a spectacle


def training(ev: Evaluation, f: Moment) -> Change | None:
    """Return the training we want now: as Rudiarius before the choice, else once the spectacle is known."""
    untrained = ~f.trained
    if f.phase == IN_MUNUS and ev.g.rudis == ev.me:
        ways = [hosted(ev, card, untrained) for card in men_of(ev.g.open)]
    elif f.phase == CHOSEN:
        spectacle = ev.frame(Spectacle)
        if spectacle is None or spectacle.host == ev.me:
            return None
        ways = [standing(ev, spectacle.card, spectacle.host, untrained)]
    else:
        return None
    best = max([way for way in ways if way is not None], key=lambda way: way[0], default=None)
    if best is None or best[0] <= 0 or not best[1].changes:
        return None
    ev.because("train", *best[1].changes[0])
    return best[1].changes[0]


def pick_trainee(ev: Evaluation, choice: Choice) -> int:
    change = wanted_training(ev)
    options = listed(choice.options)
    return MAN + change[0] if change is not None and MAN + change[0] in options else options[0]


def train(ev: Evaluation, choice: Choice) -> int:
    change = wanted_training(ev)
    options = listed(choice.options)
    return CLASS + change[1] if change is not None and CLASS + change[1] in options else options[0]


def wanted_training(ev: Evaluation) -> Change | None:
    f = ev.frame(Moment)
    return training(ev, f) if f is not None else None


# M-7.5, M-9.1: who fights


def name_fighter(ev: Evaluation, choice: Choice) -> int:
    """Name Veterani for their Glory; for the first man of a pair, count his best partner too."""
    g = ev.g
    men = [option - MAN for option in listed(choice.options)]
    f = ev.frame(Spectacle)
    assert f is not None
    starting = not unpaired(g, men_of(f.fighters[0 if ev.me == f.host else 1]))

    def both(man: int) -> float:
        partners = [x for x in men if x != man and g.klass[x] == RIVAL[g.klass[man]]]
        return useful(ev, man) + max([useful(ev, x) for x in partners], default=0.0)

    man = max(men, key=both if starting else lambda man: useful(ev, man))
    if g.rank[man] and g.school[ev.me] >> man & 1:
        ev.because("fighter-rank", man, g.rank[man])
    else:
        ev.because("fighter", man)
    return MAN + man


def useful(ev: Evaluation, man: int) -> float:
    """Return the value of a man as fighter: Glory of his rank, a rank within reach, strength."""
    g, decks = ev.g, ev.decks
    glory = g.rank[man] * ev.glory if g.school[ev.me] >> man & 1 else 0.0
    near = g.fame[man] * 0.5 if g.rank[man] < 2 else 0.0
    return glory + near + starting_virtus(g, man, ev.me) + 0.6 * decks.courage[man] + 0.3 * decks.charisma[man]
