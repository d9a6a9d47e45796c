"""Check every law in one random match. The cheap laws check every position, the expensive ones a `share` of them."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from harena.game import Game
from harena.kernel.chance import Luck
from harena.kernel.serialization import digest
from harena.kernel.state import Event, Watch
from harena.kernel.views import SPECTATOR
from harena.matches.match import Match
from harena.matches.record import replay
from tests.laws import laws

CARDS = ("title", "card")  # domains of events that name a card


def check_match(game: Game[Any], options: dict[str, Any], seed: int, share: float = 1.0) -> Counter[str]:
    """Play one match under all laws. Return what occurred: positions, steps, sealed rounds, guesses, and which event
    happened to which card."""
    rng = Random(f"laws/{seed}")
    seen: Counter[str] = Counter()
    conserved = None
    for g, move in laws.walk(game, options, seed):
        seen["positions"] += 1
        f = g.stack[-1]
        seen[f"step {f.proc}.{game.rules.procedures[f.proc].name_of(f.at)}"] += 1
        seen["free_actions"] += bool(move.free_action)
        conserved = game.conserved(g) if conserved is None else conserved
        assert game.conserved(g) == conserved, "cards, coins and tokens are conserved"
        laws.there_is_something_to_do(game, g)
        if rng.random() < share:
            seen["looked at closely"] += 1
            expensive(game, g, rng, seen)
    the_end(game, g, rng)
    return seen + fates(game, recorded_match_replays(game, options, seed))


def fates(game: Game[Any], events: list[Event]) -> Counter[str]:
    """Count how often each event happened to each card: "title 3 foiled"."""
    seen: Counter[str] = Counter()
    for event in events:
        for domain, value in zip(game.rules.events[event.kind].values(), event.args, strict=True):
            if domain in CARDS and isinstance(value, int):
                seen[f"{domain} {value} {event.kind}"] += 1
    return seen


def the_end(game: Game[Any], g: Any, rng: Random) -> None:
    """A finished match can be viewed, saved and resampled like any other position."""
    laws.looking_changes_nothing(game, g)
    laws.views_are_plain_data(game, g)
    laws.dumping_and_loading_is_the_identity(game, g)
    for viewer in range(SPECTATOR, g.seats):
        laws.twins_look_alike(game, g, viewer, rng)
        laws.resampling_gives_the_view_back(game, g, viewer, rng)


def expensive(game: Game[Any], g: Any, rng: Random, seen: Counter[str]) -> None:
    laws.looking_changes_nothing(game, g)
    laws.views_are_plain_data(game, g)
    laws.changing_a_view_does_not_change_the_state(game, g)
    laws.dumping_and_loading_is_the_identity(game, g)
    laws.copies_stay_true(game, g, rng)
    laws.checked_and_unchecked_moves_agree(game, g, rng)
    laws.nothing_else_is_accepted(game, g, rng)
    laws.altered_free_moves_are_refused_or_legal(game, g, rng)
    seen["lone passes skipped"] += laws.skipping_lone_passes_leads_to_the_same_question(game, g, rng)
    seen["sealed rounds"] += laws.sealed_answers_may_arrive_in_any_order(game, g, rng)
    for viewer in range(SPECTATOR, g.seats):
        laws.twins_look_alike(game, g, viewer, rng)
        seen["twins"] += 1
        seen["guesses"] += 1
        seen["guesses unlike the truth"] += laws.resampling_gives_the_view_back(game, g, viewer, rng)


def recorded_match_replays(game: Game[Any], options: dict[str, Any], seed: int) -> list[Event]:
    """Play a match through `Match`: with drafts, undo, free actions during drafts, changed sealed answers and a record.
    The replay has the same events, and the same digest at every entry; a record cut off after any entry can be resumed.
    Return all events."""
    rng = Random(f"record/{seed}")
    match = Match.start(game, options, Luck(rng))
    while not match.over:
        tip = match.tip
        move = laws.any_move(game, match.seen_by(tip.seat), rng)
        undone = match.drafter >= 0 and rng.random() < 0.3
        entries = len(match.record["segments"][-1]["entries"])
        if undone:
            match.undo(match.drafter)
        elif move.free_action:
            if move.free_action in {name for name, _ in game.rules.free_moves_for(match.settled, move.seat)}:
                events = try_free_action(match, move)
                declared(game, events)
        else:
            choice = game.rules.choice(match.seen_by(move.seat), move.seat)
            if choice is not None:
                declared(game, match.answer(move.seat, choice.id, move.option))
        if match.drafter >= 0:
            drafts_settle_nothing(game, match)
        elif len(match.record["segments"][-1]["entries"]) > entries:
            laws.refused(lambda seat=tip.seat: match.undo(seat))
    recorded = match.record["segments"][0]["entries"]
    again, events = [], []
    for at, g, told in replay(game.rules, match.record):
        events += told
        again += [digest(game.rules, g)] if at >= 0 else []
    assert again == [entry["digest"] for entry in recorded]
    assert events == list(match.events)
    assert again[-1] == digest(game.rules, match.settled)
    cut = rng.randrange(len(recorded))
    part = json.loads(json.dumps(match.record))
    part["segments"][0]["entries"], part["result"] = recorded[: cut + 1], None
    resumed = Match.resume(game, part, Luck())
    assert digest(game.rules, resumed.settled) == again[cut]
    for entry in recorded[cut + 1 :]:
        resumed.append_recorded({name: value for name, value in entry.items() if name != "digest"})
    assert digest(game.rules, resumed.settled) == again[-1]
    assert list(resumed.events) == events
    return events


def drafts_settle_nothing(game: Game[Any], match: Match[Any]) -> None:
    """A draft, which can still be undone, has neither rolled nor revealed anything, and nobody else sees it."""
    g = game.rules.copy(match.settled)
    g.luck, g.watch = Luck(), Watch()  # any chance would raise
    for option in match.draft:
        choice = game.rules.choice(g, match.drafter)
        assert choice is not None
        game.rules.apply(g, match.drafter, choice.id, option)
    assert g.watch.reveals == []
    assert digest(game.rules, g) == digest(game.rules, match.tip)
    assert g.seat == match.drafter
    for viewer in range(SPECTATOR, g.seats):
        if viewer != match.drafter:
            assert match.seen_by(viewer) is match.settled


def try_free_action(match: Match[Any], move: laws.Move) -> list[Any]:
    """Take a free action on the settled position. What was possible on top of a draft may be illegal there."""
    if (move.free_action, move.args) not in match.rules.free_moves_for(match.settled, move.seat):
        laws.refused(lambda: match.act_freely(move.seat, move.free_action, (*move.args, 10**6, 0, 0, 0)))
        return []
    return match.act_freely(move.seat, move.free_action, move.args)


def declared(game: Game[Any], events: list[Any]) -> None:
    watch = Watch()
    watch.events = events
    laws.events_are_declared(game, watch)
