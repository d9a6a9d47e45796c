"""Eventum cards: what playing one now is worth, and what it must be worth not to be kept."""

from __future__ import annotations

from collections.abc import Callable

from harena.bots.heuristic.munera.duels import FACES, Fight, at_stake, interest, running
from harena.bots.heuristic.munera.evaluation import Evaluation
from harena.bots.heuristic.munera.lineup import standing
from harena.games.munera.actions import MAN, PLAY, TITLE
from harena.games.munera.cards import split
from harena.games.munera.contract import fare
from harena.games.munera.decks import (
    ACCLAMATIO,
    ARMA_LUSORIA,
    ARS_DIMICANDI,
    CLAMOR,
    DISCIPLINA,
    FAVOR_EDITORIS,
    FAVOR_POPULI,
    FUGA,
    FUR,
    GLADIUS_ACUTUS,
    HEREDITAS,
    IUGULA,
    LANISTA_CALLIDUS,
    LATRONES,
    MANUS_FORTUNAE,
    MEDICUS_GRAECUS,
    MISSIO,
    MORS_VOLUNTARIA,
    PESTIS,
    REDEMPTOR,
    RIXA,
    RUDIS_DONATA,
    SEDITIO,
    SIBILUS,
    TEMPESTAS,
    TRIUMPHUS,
    VECTIGAL,
    VENEFICIUM,
    VIA_STRATA,
    VINUM_MERUM,
)
from harena.games.munera.duel import APPROVED
from harena.games.munera.rolls import HEALED, TEST, goes_well
from harena.games.munera.school import PRIMUS, medicus, obedience, owner_of
from harena.games.munera.sets import men_of
from harena.games.munera.state import Forum, Roll, Spectacle
from harena.games.munera.travel import named
from harena.kernel.choice import PASS, Choice, listed

# What a card must bring to be played rather than kept, with an empty hand; a full one is less patient.
KEEP = {
    FAVOR_EDITORIS: 6.0, TRIUMPHUS: 9.0, RUDIS_DONATA: 5.0, ACCLAMATIO: 0.9, SIBILUS: 0.7, GLADIUS_ACUTUS: 1.5,
    VINUM_MERUM: 1.2, ARMA_LUSORIA: 0.6, MANUS_FORTUNAE: 1.5, CLAMOR: 0.6, MISSIO: 2.5, IUGULA: 1.2,
    FAVOR_POPULI: 1.2, MEDICUS_GRAECUS: 1.2, VENEFICIUM: 0.9, SEDITIO: 1.5, FUGA: 2.5, MORS_VOLUNTARIA: 2.5,
    RIXA: 1.5, DISCIPLINA: 1.2, PESTIS: 0.8, HEREDITAS: 5.0, VECTIGAL: 1.0, FUR: 3.5, LATRONES: 1.0, VIA_STRATA: 3.5,
    TEMPESTAS: 0.8, REDEMPTOR: 3.0, LANISTA_CALLIDUS: 2.0, ARS_DIMICANDI: 8.0,
}  # fmt: skip
AT_ONCE = {FAVOR_EDITORIS, TRIUMPHUS, HEREDITAS, FUR, ARS_DIMICANDI}
PURPOSE = {  # what a card is for: the reason to play it
    "card-glory": {FAVOR_EDITORIS, TRIUMPHUS, RUDIS_DONATA},
    "card-duel": {ACCLAMATIO, SIBILUS, GLADIUS_ACUTUS, VINUM_MERUM, MANUS_FORTUNAE, CLAMOR},
    "card-save": {ARMA_LUSORIA, MISSIO, FAVOR_POPULI, MEDICUS_GRAECUS, DISCIPLINA},
    "card-harm": {
        IUGULA, VENEFICIUM, SEDITIO, FUGA, MORS_VOLUNTARIA, RIXA, PESTIS, VECTIGAL, LATRONES, TEMPESTAS,
    },
    "card-denarii": {HEREDITAS, FUR, VIA_STRATA},
    "card-contract": {REDEMPTOR},
    "card-ware": {LANISTA_CALLIDUS},
    "card-rank": {ARS_DIMICANDI},
}  # fmt: skip
PURPOSE_OF = {effect: kind for kind, effects in PURPOSE.items() for effect in effects}
PATIENCE = (1.0, 1.0, 0.9, 0.8, 0.55, 0.3)  # by cards in hand
ABOUT_LEVEL = 1  # Glory
AN_ACCIDENT = 0.08  # how often a man dies by accident in a duel
OUT = 2.0  # turns a man with a wound marker misses


def patience(ev: Evaluation) -> float:
    held = ev.g.hands[ev.me].bit_count()
    return PATIENCE[min(held, len(PATIENCE) - 1)] * min(1.0, 0.3 + 0.25 * ev.turns_left)


def keeping(ev: Evaluation) -> list[float]:
    """By title: what a card is worth in the hand."""
    return [KEEP[effect] for effect in ev.decks.effect]


def play_card(ev: Evaluation, choice: Choice) -> int:
    """The best play that is worth its card, or PASS."""
    best, found = 0.0, PASS
    ready = patience(ev)
    ev.because("card-wait")
    for option in listed(choice.options):
        if option < PLAY:
            continue
        title, target = split(option)
        effect = ev.decks.effect[title]
        value = benefit(ev, effect, target, ev.decks.amount[title])
        least = 0.0 if effect in AT_ONCE else KEEP[effect] * ready
        if value > best and value >= least:
            best, found = value, option
    if found != PASS:
        title = split(found)[0]
        ev.because(PURPOSE_OF[ev.decks.effect[title]], title)
    return found


def throw_away(ev: Evaluation, choice: Choice) -> int:
    option = min(listed(choice.options), key=lambda option: KEEP[ev.decks.effect[option - TITLE]])
    ev.because("throw-away", option - TITLE)
    return option


def benefit(ev: Evaluation, effect: int, target: int, amount: int) -> float:
    return BENEFITS[effect](ev, target, amount)


# At rest


def glory_now(ev: Evaluation, target: int, amount: int) -> float:
    return amount * ev.glory


def favor(ev: Evaluation, target: int, amount: int) -> float:
    """Favor Editoris. Where nobody fights, such cards decide: one kept to the end is one the others never draw."""
    if ev.deserted and may_wait(ev, amount):
        ev.because("card-keep")
        return 0.0
    return amount * ev.glory


def may_wait(ev: Evaluation, amount: int) -> bool:
    """Is there time to play it later, and are we about level with the best, the Glory in our hand included? Who lies
    behind needs the card to come round again."""
    g, effects, titled = ev.g, ev.decks.effect, ev.decks.titled
    held = amount * len([card for card in men_of(g.hands[ev.me]) if effects[titled[card]] == FAVOR_EDITORIS])
    mine = g.glory[ev.me] + held
    best = max([g.glory[seat] for seat in ev.others()])
    return g.turn < g.table.turns and best - ABOUT_LEVEL <= mine < g.table.target


def freed(ev: Evaluation, man: int, amount: int) -> float:
    """Rudis Donata: the Glory against the man."""
    g = ev.g
    points = amount * (2 if g.rank[man] == PRIMUS else 1)
    if g.glory[ev.me] + points >= g.table.target:
        return 1000.0
    return points * ev.glory - ev.man(man)


def denarii_now(ev: Evaluation, target: int, amount: int) -> float:
    return float(amount)


def taxed(ev: Evaluation, target: int, amount: int) -> float:
    return sum([amount * ev.share(seat) for seat in ev.others() if ev.g.denarii[seat] > 15])


def stolen(ev: Evaluation, victim: int, amount: int) -> float:
    return min(amount, ev.g.denarii[victim]) * (1 + ev.share(victim))


def taught(ev: Evaluation, man: int, amount: int) -> float:
    """Ars Dimicandi: who has least to lose and lives longest."""
    g, decks = ev.g, ev.decks
    body = decks.valor[man] + decks.courage[man] + 0.5 * decks.charisma[man]
    ready = 0.0 if g.engaged >> man & 1 else 3.0
    return ev.rank_worth - g.fame[man] * ev.fame_worth + 0.3 * body + ready


def tempted(ev: Evaluation, man: int, amount: int) -> float:
    """Fuga, Mors Voluntaria."""
    return failing(ev, man) * ev.man(man) * ev.share(owner_of(ev.g, man))


def failing(ev: Evaluation, man: int) -> float:
    """How likely he fails a test."""
    return max(0.0, (9 - obedience(ev.g, man)) / 10)


# The Forum phase


def incited(ev: Evaluation, man: int, amount: int) -> float:
    return failing(ev, man) * OUT * ev.day(man) * ev.share(owner_of(ev.g, man))


def brawl(ev: Evaluation, school: int, amount: int) -> float:
    men = sorted(men_of(ev.g.school[school]), key=lambda man: obedience(ev.g, man))[:2]
    healthy = [man for man in men if not ev.g.wounded >> man & 1]
    return sum([failing(ev, man) * OUT * ev.day(man) for man in healthy]) * ev.share(school)


def plague(ev: Evaluation, target: int, amount: int) -> float:
    """Everybody names his least."""
    total = 0.0
    for seat in range(ev.g.seats):
        free = men_of(ev.g.school[seat] & ~ev.g.engaged)
        if free:
            ill = max(0.0, (HEALED - medicus(ev.g, seat)) / 10)
            total += ill * OUT * min([ev.day(man) for man in free]) * ev.share(seat)
    return total


def outbid(ev: Evaluation, target: int, amount: int) -> float:
    f = ev.frame(Forum)
    assert f is not None
    return ev.ware(f.ware) - f.price - 1


# The journey


def robbed(ev: Evaluation, target: int, amount: int) -> float:
    f = ev.frame(Spectacle)
    assert f is not None
    return min(amount, ev.g.denarii[f.payers[0]]) * ev.share(f.payers[0])


def paved(ev: Evaluation, target: int, amount: int) -> float:
    f = ev.frame(Spectacle)
    assert f is not None
    return float(fare(ev.g, ev.me, f.card, f.storm) + f.robbed)


def storm(ev: Evaluation, target: int, amount: int) -> float:
    f = ev.frame(Spectacle)
    assert f is not None
    g = ev.g
    payers = [seat for seat in range(g.seats) if g.school[seat] & named(f)]
    return sum([(fare(g, seat, f.card, 1) - fare(g, seat, f.card)) * ev.share(seat) for seat in payers])


def contracted(ev: Evaluation, target: int, amount: int) -> float:
    """Redemptor: no tender, and it is ours."""
    f = ev.frame(Spectacle)
    assert f is not None
    found = standing(ev, f.card, f.host, 0)
    return 3 + 0.4 * found[0] if found is not None and found[0] > 0 else 0.0


# Duels


def mine(ev: Evaluation) -> int:
    """The side that is ours in this duel, or -1."""
    owners = running(ev).owners
    return owners.index(ev.me) if ev.me in owners else -1


def cheered(ev: Evaluation, target: int, amount: int) -> float:
    """Acclamatio and Clamor: good for whoever is going to lose, better still if both win."""
    f = running(ev)
    side = mine(ev)
    if side < 0:
        return 0.0
    win = Fight(ev.g, f).outlook()
    ours = win if side == 0 else 1 - win
    spared = 0.1 * amount * ((1 - ours) * ev.loss(f.men[side]) - ours * mercy(ev, 1 - side))
    both = (1 - ours) * abs(interest(ev, f)) * (1.0 if f.approval + amount >= APPROVED else 0.05 * amount)
    return spared + both


def mercy(ev: Evaluation, side: int) -> float:
    """What the life of another's man is worth to us to take."""
    f = running(ev)
    return ev.loss(f.men[side]) * ev.share(f.owners[side])


def hissed(ev: Evaluation, target: int, amount: int) -> float:
    return -cheered(ev, target, amount)


def sharpened(ev: Evaluation, side: int, amount: int) -> float:
    return virtus_moved(ev, side, amount)


def drunk(ev: Evaluation, side: int, amount: int) -> float:
    return virtus_moved(ev, side, -amount)


def virtus_moved(ev: Evaluation, side: int, points: int) -> float:
    f = running(ev)
    fight = Fight(ev.g, f)
    before = fight.outlook()
    fight.virtus[side] = max(0, fight.virtus[side] + points)
    return interest(ev, f) * (fight.outlook() - before)


def blunted(ev: Evaluation, target: int, amount: int) -> float:
    f = running(ev)
    side = mine(ev)
    if side < 0:
        return 0.0
    theirs = ev.man(f.men[1 - side]) * ev.share(f.owners[1 - side])
    return AN_ACCIDENT * (ev.man(f.men[side]) - theirs)


def hand_of_fortune(ev: Evaluation, side: int, amount: int) -> float:
    f = running(ev)
    fight = Fight(ev.g, f)
    return interest(ev, f) * (fight.rolled_again(side) - fight.as_it_stands())


# Rolls


def roll(ev: Evaluation) -> Roll:
    f = ev.frame(Roll)
    assert f is not None
    return f


def going_well(what: int, modifier: int) -> float:
    return len([face for face in FACES if goes_well(what, face, modifier)]) / len(FACES)


def roll_moved(ev: Evaluation, points: int | None) -> float:
    """What it is worth to us that a roll is helped, or settled, for its man's sake."""
    f = roll(ev)
    before = going_well(f.what, f.modifier)
    after = 1.0 if points is None else going_well(f.what, f.modifier + points)
    side = -ev.share(owner_of(ev.g, f.man))  # 1 for a man of ours
    return side * (after - before) * at_stake(ev, f.what, f.man)


def settled(ev: Evaluation, target: int, amount: int) -> float:
    """Missio, Medicus Graecus, Disciplina."""
    return roll_moved(ev, None)


def doomed(ev: Evaluation, target: int, amount: int) -> float:
    """Veneficium."""
    f = roll(ev)
    return going_well(f.what, f.modifier) * at_stake(ev, f.what, f.man) * ev.share(owner_of(ev.g, f.man))


def condemned(ev: Evaluation, target: int, amount: int) -> float:
    return roll_moved(ev, -amount)


def pleaded(ev: Evaluation, target: int, amount: int) -> float:
    return roll_moved(ev, amount)


BENEFITS: dict[int, Callable[[Evaluation, int, int], float]] = {
    FAVOR_EDITORIS: favor, TRIUMPHUS: glory_now, RUDIS_DONATA: freed, HEREDITAS: denarii_now, VECTIGAL: taxed,
    FUR: stolen, ARS_DIMICANDI: taught, FUGA: tempted, MORS_VOLUNTARIA: tempted, SEDITIO: incited, RIXA: brawl,
    PESTIS: plague, LANISTA_CALLIDUS: outbid, LATRONES: robbed, VIA_STRATA: paved, TEMPESTAS: storm,
    REDEMPTOR: contracted, ACCLAMATIO: cheered, SIBILUS: hissed, CLAMOR: cheered, GLADIUS_ACUTUS: sharpened,
    VINUM_MERUM: drunk, ARMA_LUSORIA: blunted, MANUS_FORTUNAE: hand_of_fortune, MISSIO: settled, IUGULA: condemned,
    FAVOR_POPULI: pleaded, MEDICUS_GRAECUS: settled, DISCIPLINA: settled, VENEFICIUM: doomed,
}  # fmt: skip


# M-12.1, M-15: men who must be named


def name_man(ev: Evaluation, choice: Choice) -> int:
    """Of another's school the one who hurts most, of our own the one who hurts least."""
    option = max(listed(choice.options), key=lambda option: (trouble(ev, option - MAN), option))
    ev.because("name-own" if ev.g.school[ev.me] >> option - MAN & 1 else "name-other", option - MAN)
    return option


def trouble(ev: Evaluation, man: int) -> float:
    return failing(ev, man) * at_stake(ev, TEST, man) * ev.share(owner_of(ev.g, man))


def name_patient(ev: Evaluation, choice: Choice) -> int:
    """Pestis: whom we can spare."""
    option = min(listed(choice.options), key=lambda option: (ev.day(option - MAN), ev.man(option - MAN)))
    ev.because("name-own", option - MAN)
    return option
