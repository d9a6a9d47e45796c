"""`harena review`: the coach looks back at a recorded match."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from harena.cli.lab import with_progress
from harena.cli.typed import Lang, Record, whole
from harena.coach.review import SIMULATIONS, Review, found, gathered, tasks_of
from harena.coach.review_text import ReviewText
from harena.files import difference, open_record, sound
from harena.kernel.rules import BadInput
from harena.lab import review_page
from harena.matches.record import Diverged
from harena.players import is_person, seat_numbers
from harena.processes import cores
from harena.terminal.screen import Screen
from harena.text import Texts

MOST = 5000  # simulations per decision
FEW = 12  # tasks, which need no second process


def review_command(
    file: Record,
    seat: Annotated[
        int | None,
        typer.Option(metavar="S", parser=whole("--seat"), help="Judge this seat only. [default: all people]"),
    ] = None,
    simulations: Annotated[
        int, typer.Option(metavar="N", parser=whole("--simulations"), help="How often the coach plays on per decision.")
    ] = SIMULATIONS,
    seed: Annotated[int, typer.Option(metavar="N", parser=whole("--seed"), help="The same seed, the same review.")] = 1,
    workers: Annotated[
        int | None, typer.Option(metavar="N", parser=whole("--workers"), help="Processes. [default: all cores]")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="PAGE.html", help="Write a page with every decision and the course.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Say which decisions of a match cost chances to win, and what was luck."""
    if not 1 <= simulations <= MOST:
        raise BadInput(f"--simulations is {simulations}; expected 1 to {MOST}")
    if workers is not None and workers < 1:
        raise BadInput(f"--workers is {workers}; expected at least 1")
    chosen, record = open_record(file)
    seats = _seats(record, seat)
    try:
        with sound(file):
            tasks = tasks_of(chosen, record, seats, simulations, seed)
    except Diverged as error:
        raise BadInput(f"{file}: this record was changed, {difference(error)}") from None
    texts = Texts(lang)
    processes = (workers or cores()) if len(tasks) > FEW else 1
    try:
        review = gathered(tasks, list(with_progress(found(tasks, processes), len(tasks))))
    except KeyboardInterrupt:
        print(texts.say("coach-stopped"), file=sys.stderr)
        raise
    told = ReviewText(chosen, record, review, texts)
    if as_json:
        print(json.dumps(_plain(review, seats)))
    else:
        _show(told, seats)
    if out is not None:
        review_page.write(out, told, seats, simulations)
        if not as_json:
            print(texts.say("coach-written", file=str(out)))


def _seats(record: dict[str, Any], seat: int | None) -> list[int]:
    """Return the seats to judge: the one that was named, or those of people, or all if nobody was one."""
    everybody = range(record["options"]["players"])
    if seat is not None:
        return seat_numbers([seat], len(everybody))
    people = [number for number, player in enumerate(record["players"]) if is_person(player)]
    return people or list(everybody)


def _show(told: ReviewText, seats: list[int]) -> None:
    screen = Screen.of_terminal()
    screen.line(told.title(), "title")
    for seat in seats:
        screen.line()
        screen.line(told.seat(seat), "title")
        screen.lines(told.summary(seat))
        screen.line(told.texts.say("coach-mattered"), "good")
        for line in [*told.mattered(seat), *told.fortunes(seat)]:
            screen.line(line, "", "  ")


def _plain(review: Review, seats: list[int]) -> dict[str, Any]:
    decisions = [
        {
            "entry": each.decision.entry,
            "seat": each.decision.seat + 1,
            "step": each.decision.choice.step,
            "given": each.judgment.given,
            "best": each.judgment.best,
            "before": round(each.judgment.before, 4),
            "after": round(each.judgment.after, 4),
            "cost": round(each.judgment.cost, 4),
            "error": round(each.judgment.error, 4),
            "verdict": each.judgment.verdict,
        }
        for each in review.judged
    ]
    return {
        "seats": [
            {"seat": seat + 1, "lost": round(review.lost(seat), 4), "luck": round(review.luck(seat), 4)}
            for seat in seats
        ],
        "decisions": decisions,
        "luck": [{"entry": each.entry, "luck": [round(x, 4) for x in each.luck]} for each in review.fortunes],
        "course": [{"entry": each.entry, "chances": [round(x, 4) for x in each.chances]} for each in review.course],
    }
