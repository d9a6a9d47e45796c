"""A card is one declaration: it is complete, and no other code names an effect."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.bots.heuristic.spartacus.evaluation import Evaluation
from harena.bots.heuristic.spartacus.hints import REASONS
from harena.games.spartacus.cards.abilities import ABILITIES, Ability
from harena.games.spartacus.cards.evaluator import Evaluator
from harena.games.spartacus.cards.reactions import FOILS_NOTHING, NO_MOMENT, REACTIONS, Reaction
from harena.games.spartacus.cards.registry import EFFECTS, SCHEMES, THUNDERS
from harena.games.spartacus.cards.scheme import Scheme
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.printed import SCHEME
from tests.rules.spartacus.playing import position

ROOT = Path(__file__).resolve().parents[3]
PLAIN_WORDS = {"gain", "rob", "tax", "raise", "feast", "frame", "lower", "scandal", "foil", "rig", "mourn", "guard"}
SHARED = PLAIN_WORDS | {"thunder", "inform"}  # also names of hints, steps and procedures

RICH: dict[str, Any] = {
    "assets": {0: ["Agron", "Cook"], 1: ["Crixus", "Mira"], 2: ["Varro", "Indus"]},
    "gold": [12, 9, 8, 7],
    "influence": [3, 11, 5, 6],
    "guards": {1: 2, 2: 1},
}


@pytest.mark.rule("S-17")
@pytest.mark.parametrize("declaration", [Scheme, Reaction, Ability])
def test_a_missing_part_is_an_error_that_names_it(declaration: Any) -> None:
    required = [field for field in declaration._fields if field not in declaration._field_defaults]
    for field in required:
        with pytest.raises(TypeError, match=field):
            declaration(**{name: None for name in required if name != field})


def test_only_the_parts_of_the_rules_have_defaults() -> None:
    assert set(Scheme._field_defaults) == {"cost", "pick", "only_thunder", "plan"}
    assert not Reaction._field_defaults
    assert not Ability._field_defaults


def test_no_effect_has_two_kinds() -> None:
    effects = [effect for kind in EFFECTS for effect in kind]
    assert len(effects) == len(set(effects))


@pytest.mark.rule("S-6.2", "S-6.6")
@pytest.mark.parametrize("effect", REACTIONS)
def test_a_reaction_is_a_foil_or_belongs_to_a_quiet_moment(effect: str) -> None:
    reaction = REACTIONS[effect]
    assert (reaction.foils == FOILS_NOTHING) == (reaction.moment != NO_MOMENT)
    assert reaction.reason in REASONS
    assert THUNDERS


@pytest.mark.rule("S-17", "S-5.4")
@pytest.mark.parametrize("effect", SCHEMES)
def test_what_a_bot_thinks_of_is_legal_and_weighed(effect: str) -> None:
    """On a table where every cost can be paid, every target that a bot considers is a target allowed by the rules."""
    g = position(**RICH)
    ev = Evaluation(g, 0, Random(1))
    rows = [row for row in OURS.rows if row.effect == effect]
    assert rows
    for row in rows:
        scheme = SCHEMES[effect]
        legal, considered = list(scheme.aim.legal(g, 0, row)), scheme.aim.considered(ev, row)
        assert set(considered) <= set(legal), row.title
        for aim in legal:
            assert isinstance(scheme.impact(ev, 0, row, aim), (int, float)), row.title
            assert scheme.purpose.reason(ev, row, aim) in REASONS, row.title
            assert scheme.now(g, aim, row).what in ("", "gold", "influence", "favors"), row.title


def test_the_rules_of_thumb_are_an_evaluator() -> None:
    """mypy checks this too; the test is for readers who look for the provider of each declaration."""
    methods = [name for name in vars(Evaluator) if not name.startswith("_")]
    assert methods
    assert [name for name in methods if not hasattr(Evaluation, name)] == []


def test_only_its_declaration_names_an_effect() -> None:
    names = {effect for kind in EFFECTS for effect in kind} - SHARED
    assert len(names) > 15
    pattern = re.compile(rf"""["']({"|".join(sorted(names))})["']""")
    found: list[str] = []
    for path in sorted((ROOT / "src" / "harena").rglob("*.py")):
        if path.parent.name != "cards":
            found += [f"{path.name}: {name}" for name in pattern.findall(path.read_text(encoding="utf-8"))]
    assert found == []


def test_every_title_of_our_deck_is_declared() -> None:
    for row in OURS.rows:
        assert row.effect in EFFECTS[row.kind], row.title
        if row.kind == SCHEME:
            assert (row.pay > 0) <= ("pay" in SCHEMES[row.effect].numbers), row.title
    assert set(ABILITIES) >= {ability for ability in OURS.ability if ability}
