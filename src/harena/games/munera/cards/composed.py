"""Eventum cards that are put together in a deck file: a row is read, checked and made a `Card` like our own."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from harena.games.munera.cards.card import (
    ALWAYS,
    IF_FAILED,
    IF_PASSED,
    NO_AMOUNT,
    NOTHING,
    PLAIN,
    PURPOSES,
    AimKind,
    Card,
    Part,
    Purpose,
    Recipe,
    Shown,
    Valuation,
    Who,
)
from harena.games.munera.cards.effects import AT_ROLL, EFFECTS, EVERY, IN_DUEL, QUIET
from harena.games.munera.cards.spectacle import unhurt
from harena.games.munera.contract import lent
from harena.games.munera.decks import (
    AT_REST,
    CLASSES,
    MOMENT_KEYS,
    ORIGINS,
    PAYMENT,
    SPECTACLE_END,
)
from harena.games.munera.moments import CHOSEN, IN_FORUM
from harena.games.munera.school import obedience, owner_of
from harena.games.munera.sets import men_of
from harena.games.munera.state import Duel, Effects, Moment, Munera, Roll, Spectacle
from harena.kernel.rules import BadInput
from harena.kernel.state import enclosing
from harena.matches import deck_file

COMPOSED = "composed"  # stands for the effect of such a card where an id is needed
KEYS = ("when", "aim", "only", "needs", "effects", "purpose", "worth", "text")  # of its row, besides title and copies
PART_KEYS = ["do", "amount", "who", "above", "if"]

FORUM_REST = "forum-rest"  # at rest, but in the Forum phase only
WHENS = (MOMENT_KEYS[AT_REST], FORUM_REST, *MOMENT_KEYS[AT_REST + 1 :])

MEN = ("own-man", "other-man", "any-man")
EACH = ("each-own-man", "each-other-man", "each-man")
FIGHTERS = ("own-fighter", "other-fighter", "any-fighter")
SCHOOLS = ("own-school", "other-school", "any-school")
AT_MEN = (*MEN, *EACH)  # aims at men outside a duel
AT_BODIES = (*AT_MEN, *FIGHTERS)
AIMS: dict[str, frozenset[int]] = {  # what a card may be aimed at, with the moments
    **dict.fromkeys(MEN, QUIET | AT_ROLL),
    **dict.fromkeys(EACH, QUIET),
    **dict.fromkeys(FIGHTERS, IN_DUEL),
    "own-school": frozenset({PAYMENT}),
    "other-school": EVERY,
    "any-school": EVERY,
}
OWN = ("own-man", "each-own-man", "own-fighter", "own-school")
OTHERS = ("other-man", "each-other-man", "other-fighter", "other-school")

CONDITIONS = ("free", "engaged", "wounded")
RANKS = ("tiro", "veteranus", "primus")
ONLY_KINDS = (CONDITIONS, RANKS, ORIGINS, CLASSES)
ONLY = tuple([word for words in ONLY_KINDS for word in words])
NEEDS = ("fought", "unhurt")
WHO: tuple[Who, ...] = ("you", "target", "others", "all")
GIVEN = {"passed": IF_PASSED, "failed": IF_FAILED}
LANGUAGES = ("en", "fr", "it", "de")
MOST_PARTS = 8
LONGEST_TEXT = 300
LEAST_WORTH, MOST_WORTH = 0.5, 15.0
A_TEST = 0.5  # how often a part that waits for a test is expected to happen


class Composed:
    """The functions of such a card."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.takes_men = any([EFFECTS[part.do].takes_men for part in recipe.parts])

    def aims(self, g: Munera, f: Moment, seat: int) -> Sequence[int]:
        """M-15: it needs an effect that would change something. Between the choice of a spectacle and its poll no
        card may take men from a school."""
        recipe = self.recipe
        if recipe.phase >= 0 and f.phase != recipe.phase:
            return NOTHING
        if self.takes_men and f.phase == CHOSEN:
            return NOTHING
        if recipe.needs and not self.earned(g, f, seat):
            return NOTHING
        return [target for target in self.targets(g, seat) if self.applies(g, seat, target)]

    def earned(self, g: Munera, f: Moment, seat: int) -> bool:
        if self.recipe.needs == "unhurt":
            return bool(unhurt(g, f, seat))
        return bool(g.school[seat] & enclosing(g, Spectacle).fought)

    def fits(self, seat: int, owner: int) -> bool:
        """Return whether a thing of this school may be aimed at."""
        aim = self.recipe.aim
        return owner != seat if aim in OTHERS else owner == seat if aim in OWN else True

    def targets(self, g: Munera, seat: int) -> Sequence[int]:
        aim, when = self.recipe.aim, self.recipe.when
        if not aim:
            return PLAIN
        if when in AT_ROLL and aim in MEN:
            man = enclosing(g, Roll).man
            return PLAIN if self.fits(seat, owner_of(g, man)) and self.is_such(g, man) else NOTHING
        if when == PAYMENT:
            return PLAIN if self.fits(seat, enclosing(g, Spectacle).payers[0]) else NOTHING
        if aim in FIGHTERS:
            return [side for side, owner in enumerate(enclosing(g, Duel).owners) if self.fits(seat, owner)]
        if aim in SCHOOLS:
            return [other for other in range(g.seats) if self.fits(seat, other)]
        men = self.men(g, seat)
        return (PLAIN if men else NOTHING) if aim in EACH else men

    def men(self, g: Munera, seat: int) -> list[int]:
        """M-13.2: men on loan are nobody's aim."""
        absent = lent(g) if g.loans else 0
        schools = [school & ~absent for other, school in enumerate(g.school) if self.fits(seat, other)]
        return sorted([man for school in schools for man in men_of(school) if self.is_such(g, man)])

    def is_such(self, g: Munera, man: int) -> bool:
        """Return whether a man is what the card wants: of each kind of words that it has, one must be true."""
        only = self.recipe.only
        if not only:
            return True
        engaged, wounded = g.engaged >> man & 1, g.wounded >> man & 1
        true = {
            "engaged" if engaged else "free",
            "wounded" if wounded else "",
            RANKS[g.rank[man]],
            ORIGINS[g.table.decks.origin[man]],
            CLASSES[g.klass[man]] if g.klass[man] >= 0 else "",
        }
        for words in ONLY_KINDS:
            wanted = [word for word in only if word in words]
            if wanted and not true.intersection(wanted):
                return False
        return True

    def applies(self, g: Munera, seat: int, target: int) -> bool:
        f = self.begun(g, seat, target)
        while True:
            for part in self.recipe.parts:
                if part.given == ALWAYS and EFFECTS[part.do].changes(g, f, part):
                    return True
            if not f.queue:
                return False
            self.to_next(g, f)

    def begun(self, g: Munera, seat: int, target: int) -> Effects:
        """Return the frame that carries the card out."""
        f = Effects()
        f.begin("effects")
        f.title, f.by, f.man, f.school, f.side = self.recipe.title, seat, -1, -1, -1
        f.queue, f.part, f.obeyed = (), 0, 0
        aim, when = self.recipe.aim, self.recipe.when
        if when in AT_ROLL and (aim in MEN or not aim):
            f.man = enclosing(g, Roll).man
        elif when == PAYMENT and (aim in SCHOOLS or not aim):
            f.school = enclosing(g, Spectacle).payers[0]
        elif aim in SCHOOLS:
            f.school = target
        elif aim in FIGHTERS:
            f.side, f.man = target, enclosing(g, Duel).men[target]
        elif aim in MEN:
            f.man = target
        elif aim in EACH:
            men = self.men(g, seat)
            f.man, f.queue = men[0], tuple(men[1:])
        if f.man >= 0:
            f.school = owner_of(g, f.man)
        return f

    def to_next(self, g: Munera, f: Effects) -> None:
        f.man, f.queue = f.queue[0], f.queue[1:]
        f.school = owner_of(g, f.man)

    def play(self, g: Munera, f: Moment, seat: int, target: int, amount: int) -> Effects:
        return self.begun(g, seat, target)

    def value(self, ev: Valuation, target: int, amount: int) -> float:
        """Return the sum of its parts; a part that waits for a test counts as often as that test goes so."""
        f = self.begun(ev.g, ev.me, target)
        total = 0.0
        while True:
            passes = 1.0
            for part in self.recipe.parts:
                often = {ALWAYS: 1.0, IF_PASSED: passes, IF_FAILED: 1 - passes}[part.given]
                if part.do == "test":
                    passes = min(1.0, max(0.0, (obedience(ev.g, f.man) + part.amount + 1) / 10))
                elif EFFECTS[part.do].changes(ev.g, f, part):
                    total += often * EFFECTS[part.do].value(ev, f, part)
            if not f.queue:
                return total
            self.to_next(ev.g, f)


def loses_man(g: Munera) -> bool:
    """Return whether the man who takes a test for such a card is discarded if he fails."""
    f = enclosing(g, Effects)
    recipe = g.table.decks.card[f.title].recipe
    return recipe is not None and any([part.do == "gone" and part.given == IF_FAILED for part in recipe.parts])


# What it is for


def weighed(recipe: Recipe) -> tuple[Purpose, float]:
    """Return what a card is for, and what it is worth in the hand: that of its parts, less what they cost."""
    best: tuple[float, Purpose] = (0.0, "harm")
    total = 0.0
    for part in recipe.parts:
        effect = EFFECTS[part.do]
        good = effect.good if part.amount >= 0 else not effect.good
        worth = effect.worth * (abs(part.amount) or 1) * (A_TEST if part.given else 1.0)
        if effect.about and good != is_ours(recipe, part, good) and part.do != "steal":
            total -= worth
            continue
        total += worth
        fair = good or effect.purpose == "duel" or part.do == "steal"
        best = max(best, (worth, effect.purpose if fair else "harm"))
    return best[1], min(MOST_WORTH, max(LEAST_WORTH, total))


def is_ours(recipe: Recipe, part: Part, good: bool) -> bool:
    """Return whether a part is meant for the school that plays the card rather than for another."""
    about = EFFECTS[part.do].about
    if about == "school" and part.who != "target":
        return part.who == "you"
    return recipe.aim in OWN or (recipe.aim not in OTHERS and good)


# What there is, for people


def help_text() -> str:
    """Return the comment of a deck file that says how a card is put together."""
    lines = [
        "# An Eventum card of your own can be put together from effects (docs/deck-files.md):",
        "#",
        '#   { title = "Epulum", copies = 2, when = "at-rest", effects = [',
        '#     { do = "glory", amount = 1 }, { do = "denarii", amount = -4 } ] },',
        "#",
        *_listed("when", WHENS),
        *_listed("aim", tuple(AIMS)),
        *_listed("only", ONLY),
        *_listed("needs", NEEDS),
        *_listed("purpose", PURPOSES),
        *_listed("effects", [f"each with do, and where it fits {' '.join(PART_KEYS[1:])}"]),
        *_listed("who", WHO),
        *_listed("if", tuple(GIVEN)),
    ]
    for name, effect in EFFECTS.items():
        amounts = f" {effect.amounts[0]} to {effect.amounts[-1]}" if effect.amounts else ""
        lines.append(f"#     {name}{amounts}: {effect.help}")
    return "\n".join(lines)


def _listed(key: str, words: Sequence[str]) -> list[str]:
    return wrap(
        f"{key}: {', '.join(words)}", 116, initial_indent="#   ", subsequent_indent="#     ", break_on_hyphens=False
    )


# Reading a row


def composed(row: dict[str, Any], title: int, at: str) -> Card:
    """Return the card of a row. BadInput says what is wrong with it."""
    deck_file.no_other_keys(row, ["title", "copies", *KEYS, "source"], at)
    word = WHENS[deck_file.one_of(row, "when", WHENS, at)]
    when = AT_REST if word == FORUM_REST else MOMENT_KEYS.index(word)
    aim = _aim(row, when, word, at)
    recipe = Recipe(
        title=title,
        when=when,
        phase=IN_FORUM if word == FORUM_REST else -1,
        aim=aim,
        only=_only(row, aim, at),
        needs=_needs(row, when, at),
        parts=_parts(row["effects"], when, aim, at),
        text=_text(row.get("text"), at),
    )
    purpose, worth = weighed(recipe)
    if "purpose" in row:
        purpose = PURPOSES[deck_file.one_of(row, "purpose", PURPOSES, at)]
    if "worth" in row:
        worth = float(deck_file.number(row, "worth", 1, 99, at))
    how = Composed(recipe)
    return Card(
        effect=COMPOSED,
        when=when,
        amounts=NO_AMOUNT,
        aims=how.aims,
        aim_kind=_aim_kind(aim, when),
        play=how.play,
        closes=any([EFFECTS[part.do].closes for part in recipe.parts]),
        purpose=purpose,
        value=how.value,
        keep=worth,
        at_once=purpose in ("glory", "denarii", "rank", "fame", "cards"),
        shown=Shown(
            obedience=aim in MEN and any([part.do == "test" for part in recipe.parts]),
            duel_flag="blunt" if any([part.do == "blunt" for part in recipe.parts]) else "",
        ),
        recipe=recipe,
    )


def _aim_kind(aim: str, when: int) -> AimKind:
    if aim in FIGHTERS:
        return "side"
    if aim in MEN and when in QUIET:
        return "man"
    return "school" if aim in SCHOOLS and when != PAYMENT else ""


def _aim(row: dict[str, Any], when: int, word: str, at: str) -> str:
    if "aim" not in row:
        return ""
    possible = [aim for aim, moments in AIMS.items() if when in moments]
    if row["aim"] in AIMS and row["aim"] not in possible:
        raise BadInput(f"{at}: aim is {row['aim']!r}; expected at the moment {word!r} one of: {', '.join(possible)}")
    return possible[deck_file.one_of(row, "aim", possible, at)]


def _only(row: dict[str, Any], aim: str, at: str) -> tuple[str, ...]:
    words = row.get("only", [])
    if not isinstance(words, list):
        raise BadInput(f"{at}: only is {deck_file.shown(words)}; expected a list of words")
    if words and aim not in AT_MEN:
        raise BadInput(f"{at}: only is {deck_file.shown(words)}; expected none: the card is aimed at no man")
    for word in words:
        if word not in ONLY:
            raise BadInput(f"{at}: only has {deck_file.shown(word)}; expected some of: {', '.join(ONLY)}")
    return tuple(words)


def _needs(row: dict[str, Any], when: int, at: str) -> str:
    if "needs" not in row:
        return ""
    found = NEEDS[deck_file.one_of(row, "needs", NEEDS, at)]
    if when != SPECTACLE_END:
        raise BadInput(f"{at}: needs is {found!r}; expected none, or the moment 'spectacle-end'")
    return found


def _text(text: Any, at: str) -> tuple[tuple[str, str], ...]:
    """Return the owner's own text: one for all languages, or a table with one per language."""
    if text is None:
        return ()
    said = {"": text} if isinstance(text, str) else text
    if not isinstance(said, dict) or not said:
        raise BadInput(f"{at}: text is {deck_file.shown(text)}; expected a text, or a table of texts: en, fr, it, de")
    if "" not in said or isinstance(text, dict):
        deck_file.no_other_keys(said, list(LANGUAGES), f"{at}: text")
    for lang, each in said.items():
        fine = isinstance(each, str) and each.strip() == each and each.isprintable() and 0 < len(each) <= LONGEST_TEXT
        if not fine:
            field = f"text {lang}" if lang else "text"
            expected = f"1 to {LONGEST_TEXT} characters in one line, no spaces around them"
            raise BadInput(f"{at}: {field} is {deck_file.shown(each)}; expected {expected}")
    return tuple(said.items())


def _parts(raw: Any, when: int, aim: str, at: str) -> tuple[Part, ...]:
    if not isinstance(raw, list) or not raw or len(raw) > MOST_PARTS:
        shown = f"{len(raw)} long" if isinstance(raw, list) else deck_file.shown(raw)
        raise BadInput(f"{at}: effects is {shown}; expected a list of 1 to {MOST_PARTS} effects")
    parts: list[Part] = []
    for number, each in enumerate(raw, start=1):
        where = f"{at}: effect {number}"
        if not isinstance(each, dict):
            raise BadInput(f"{where} is {deck_file.shown(each)}; expected a table with {', '.join(PART_KEYS)}")
        deck_file.no_other_keys(each, PART_KEYS, where)
        parts.append(_part(each, when, aim, any([part.do == "test" for part in parts]), where))
    return tuple(parts)


def _part(raw: dict[str, Any], when: int, aim: str, tested: bool, where: str) -> Part:
    possible = [name for name, effect in EFFECTS.items() if when in effect.moments]
    name = raw.get("do")
    if isinstance(name, str) and name in EFFECTS and name not in possible:
        moment = MOMENT_KEYS[when]
        raise BadInput(f"{where}: do is {name!r}; expected at the moment {moment!r} one of: {', '.join(possible)}")
    do = possible[deck_file.one_of(raw, "do", possible, where)]
    where = f"{where} ({do})"
    _fit_aim(do, when, aim, where)
    given = ALWAYS
    if "if" in raw:
        given = tuple(GIVEN.values())[deck_file.one_of(raw, "if", tuple(GIVEN), where)]
        if not tested:
            raise BadInput(f"{where}: if is {raw['if']!r}; expected a test among the effects before it")
    return Part(do, _amount(raw, do, where), _who(raw, do, aim, when, where), _above(raw, do, where), given)


def _fit_aim(do: str, when: int, aim: str, where: str) -> None:
    """An effect on a man or fighter needs one."""
    about = EFFECTS[do].about
    if about == "man" and aim not in AT_BODIES and (aim or when not in AT_ROLL):
        wanted = FIGHTERS if when in IN_DUEL else AT_MEN
        raise BadInput(f"{where}: the card is aimed at no man; expected aim to be one of: {', '.join(wanted)}")
    if about == "side" and aim not in FIGHTERS:
        raise BadInput(f"{where}: the card is aimed at no fighter; expected aim to be one of: {', '.join(FIGHTERS)}")


def _amount(raw: dict[str, Any], do: str, where: str) -> int:
    amounts = EFFECTS[do].amounts
    if not amounts:
        if "amount" in raw:
            raise BadInput(f"{where}: amount is {deck_file.shown(raw['amount'])}; expected none: it has no number")
        return 0
    if do == "test":
        return deck_file.number({"amount": 0, **raw}, "amount", amounts[0], amounts[-1], where)
    if raw.get("amount") == 0 and amounts[0] < 0:
        raise BadInput(f"{where}: amount is 0; expected a whole number from {amounts[0]} to {amounts[-1]}, but not 0")
    return deck_file.number(raw, "amount", amounts[0], amounts[-1], where)


def _who(raw: dict[str, Any], do: str, aim: str, when: int, where: str) -> Who:
    if EFFECTS[do].about != "school":
        if "who" in raw:
            raise BadInput(f"{where}: who is {deck_file.shown(raw['who'])}; expected none: it is not about schools")
        return "target"
    about_somebody = bool(aim) or when in AT_ROLL or when == PAYMENT
    if do == "steal":
        allowed: tuple[Who, ...] = ("target", "others") if about_somebody else ("others",)
        return allowed[deck_file.one_of({"who": allowed[0], **raw}, "who", allowed, where)]
    allowed = WHO if about_somebody else ("you", "others", "all")
    return allowed[deck_file.one_of({"who": "you", **raw}, "who", allowed, where)]


def _above(raw: dict[str, Any], do: str, where: str) -> int:
    if "above" not in raw:
        return -1
    if EFFECTS[do].about != "school":
        raise BadInput(f"{where}: above is {deck_file.shown(raw['above'])}; expected none: it is not about schools")
    return deck_file.number(raw, "above", 0, 999, where)
