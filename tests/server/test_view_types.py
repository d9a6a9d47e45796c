"""Tests that the types of the page (client/src/games/<game>/view.ts) describe real views."""

from __future__ import annotations

import re
from random import Random

import pytest
from tools.protocol import VIEWS, view_file
from tools.view_types import Key, frame_types, misfits, module_of

from harena.games import game
from harena.kernel.views import SPECTATOR
from harena.matches.offers import OFFER_EVENTS
from tests.laws import laws
from tests.variants import variants_of

TABLES = [(name, number) for name in VIEWS for number in range(0, len(variants_of(name)), 2)]


@pytest.mark.parametrize(("name", "number"), TABLES)
def test_views_of_random_matches_fit_their_types(name: str, number: int) -> None:
    chosen, rng, looked = game(name), Random(number), 0
    for g, _ in laws.walk(chosen, variants_of(name)[number], number):
        if rng.random() < 0.05 or not looked:
            looked += 1
            for viewer in (SPECTATOR, rng.randrange(g.seats)):
                assert misfits(chosen, chosen.view(g, viewer)) == []
    assert looked


def test_a_view_that_does_not_fit_is_found() -> None:
    chosen = game("gorus")
    g, _ = next(iter(laws.walk(chosen, chosen.complete({"players": 3}), 1)))
    seen = chosen.view(g, 0)
    seen["state"]["news"] = 1
    seen["state"]["round"] = "one"
    del seen["state"]["dealer"]
    found = misfits(chosen, seen)
    assert found == ["state: news is not described", "state: dealer is missing", "state: round is 'one'"]


def test_hidden_fields_have_their_sizes() -> None:
    hands = Key("hands", 1, rows=True)
    assert hands.typescript() == "  hands: (number[] | null)[];"
    assert hands.fits([None, [3, 4]])
    assert not hands.fits([None, 3])
    assert not Key("bag", 1, never=True).fits([])


@pytest.mark.parametrize("name", VIEWS)
def test_the_steps_that_a_page_names_exist(name: str) -> None:
    """A screen tells questions apart by their steps, which are texts: `"duel.reroll"`."""
    procedures = game(name).rules.procedures.values()
    steps = {f"{procedure.name}.{step.name}" for procedure in procedures for step in procedure.steps}
    folder = view_file(name).parent
    for path in [*folder.glob("*.svelte"), *folder.glob("*.ts")]:
        named = set(re.findall(r'"([a-z_]+\.[a-z_]+)"', path.read_text(encoding="utf-8")))
        assert named <= steps, path.name


@pytest.mark.parametrize("name", ["munera", "spartacus"])
def test_a_screen_weighs_every_event(name: str) -> None:
    """`KINDS` in events.ts names the lines of the log. One that is missing is shown as a line without weight."""
    text = (view_file(name).parent / "events.ts").read_text(encoding="utf-8")
    table = text[text.index("export const KINDS") : text.index("const UNKNOWN")]
    named = set(re.findall(r'^  "?([a-z-]+)"?: ', table, re.MULTILINE))
    events = set(game(name).rules.events)
    assert named <= events
    assert events - named <= set(OFFER_EVENTS)


@pytest.mark.parametrize("name", VIEWS)
def test_every_procedure_has_a_type(name: str) -> None:
    chosen = game(name)
    procs = [proc for each in frame_types(chosen, module_of(chosen)) for proc in each.procs]
    assert sorted(procs) == sorted(chosen.rules.procedures)
