"""Texts for Eventum cards that were put together in a deck file (cards/composed.py), made from their parts.

one of your Gladiators (Tiro): test of Obedience; if he fails: discarded, nothing is paid; you: +2 Glory
"""

from __future__ import annotations

from harena.games.munera.cards.card import IF_PASSED, Part, Recipe
from harena.games.munera.cards.composed import CONDITIONS, FIGHTERS, FORUM_REST, ONLY_KINDS, SCHOOLS
from harena.games.munera.cards.effects import AT_ROLL, BORROWED, EFFECTS
from harena.games.munera.decks import MOMENT_KEYS, PAYMENT
from harena.text import Texts, signed

TARGET, OWNER = "target", "owner"  # whom a part is about: what the card is aimed at, or the school of that man
PRIMUS_PALUS = "Primus Palus"


def recipe_when(texts: Texts, recipe: Recipe) -> str:
    key = FORUM_REST if recipe.phase >= 0 else MOMENT_KEYS[recipe.when]
    return texts.say(f"munera-when-{key}")


def recipe_line(texts: Texts, recipe: Recipe, target: str = "") -> str:
    """Say what a card does; with a target, what it does to that. The owner's own text comes first."""
    own = dict(recipe.text)
    said = own.get(texts.lang, own.get("", ""))
    if said:
        return texts.say("munera-line", label=target, what=said) if target else said
    parts: list[str] = []
    before = TARGET
    for part in recipe.parts:
        whom = whom_about(recipe, part)
        deed = deed_line(texts, part)
        if whom and whom != before:
            deed = texts.say("munera-line", label=texts.say(f"munera-whom-{again(recipe, whom)}"), what=deed)
        if part.given:
            given = "munera-if-passed" if part.given == IF_PASSED else "munera-if-failed"
            deed = texts.say("munera-line", label=texts.say(given), what=deed)
        before = whom or before
        parts.append(deed)
    said = texts.row(parts)
    label = target or aim_line(texts, recipe)
    if label:
        said = texts.say("munera-line", label=label, what=said)
    return (
        texts.say("munera-line", label=texts.say(f"munera-needs-{recipe.needs}"), what=said) if recipe.needs else said
    )


def whom_about(recipe: Recipe, part: Part) -> str:
    about = EFFECTS[part.do].about
    if about != "school":
        return TARGET if about else ""
    if part.who != "target":
        return part.who
    return TARGET if recipe.aim in SCHOOLS or recipe.when == PAYMENT else OWNER


def again(recipe: Recipe, whom: str) -> str:
    """Return the key for somebody who was named before."""
    if whom != TARGET:
        return whom
    return "that-school" if recipe.aim in SCHOOLS or recipe.when == PAYMENT else "he"


def aim_line(texts: Texts, recipe: Recipe) -> str:
    """Say what the card is aimed at: one of your Gladiators (not engaged, Captivus)."""
    aim = recipe.aim
    if not aim and not any([EFFECTS[part.do].about in ("man", "roll", "payer") for part in recipe.parts]):
        return ""
    if recipe.when in AT_ROLL and aim not in SCHOOLS:
        aim = f"{aim.partition('-')[0] or 'any'}-roller"
    elif recipe.when == PAYMENT:
        aim = f"{aim.partition('-')[0] or 'any'}-payer"
    said = texts.say(f"munera-whom-{aim}")
    return f"{said} ({only_line(texts, recipe)})" if recipe.only else said


def only_line(texts: Texts, recipe: Recipe) -> str:
    """not engaged, Captivus/Damnatus: of words of one kind, one must be true."""
    kinds = [[only_word(texts, word) for word in recipe.only if word in words] for words in ONLY_KINDS]
    return ", ".join(["/".join(words) for words in kinds if words])


def only_word(texts: Texts, word: str) -> str:
    if word in CONDITIONS:
        return texts.say(f"munera-only-{word}")
    return PRIMUS_PALUS if word == "primus" else word.capitalize()


def deed_line(texts: Texts, part: Part) -> str:
    if part.do in BORROWED:
        said = texts.say(f"munera-effect-{BORROWED[part.do].replace('_', '-')}", amount=0)
    elif part.do == "test" and part.amount:
        said = texts.say("munera-do-test-changed", signed=signed(part.amount))
    else:
        said = texts.say(f"munera-do-{part.do}", amount=abs(part.amount), signed=signed(part.amount))
    return texts.say("munera-above", what=said, denarii=part.above) if part.above >= 0 else said


def lasting_line(texts: Texts, recipe: Recipe, flag: str) -> str:
    """Say the part that sets a flag of the duel, which has the name of its effect."""
    return texts.row([deed_line(texts, part) for part in recipe.parts if part.do == flag])


# The keys that the functions above put together

WHOM_KEYS = (
    "you", "others", "all", "owner", "he", "that-school", "own-man", "other-man", "any-man", "each-own-man",
    "each-other-man", "each-man", *FIGHTERS, "other-school", "any-school", "own-roller", "other-roller", "any-roller",
    "own-payer", "other-payer", "any-payer",
)  # fmt: skip
