"""What everybody may see of an evening. Tokens, keys and the invitation are not read here."""

from __future__ import annotations

from typing import Any, cast

from harena.games import game
from harena.server import protocol
from harena.server.clock_view import clock_line
from harena.server.evenings.evening import Evening, Played
from harena.server.evenings.standings import places_of, points_of, standings
from harena.server.projection import setting_lines
from harena.text import Texts


def shown(evening: Evening, lang: str) -> protocol.Evening:
    plan, texts = evening.plan, Texts(lang)
    rounds, nobody = range(evening.round, 0, -1), texts.say("evenings-nobody")
    return protocol.Evening(
        id=plan.id,
        name=plan.name,
        game=plan.game,
        game_name=texts.say(f"{plan.game}-name"),
        settings=[
            *clock_line(plan.clock, texts),
            *[line for line in setting_lines(game(plan.game), plan.options, lang) if not line.usual],
        ],
        seats=plan.seats,
        tables=plan.tables,
        rounds=plan.rounds,
        phase=cast(Any, evening.phase),
        round=evening.round,
        guests=[protocol.EveningGuest(guest.number, guest.name or nobody, guest.here) for guest in evening.guests],
        played=[
            protocol.EveningRound(number, [_table(each) for each in evening.played if each.round == number])
            for number in rounds
        ],
        standings=[protocol.Standing(s.number, s.rank, s.points, list(s.rounds)) for s in standings(evening)],
    )


def _table(each: Played) -> protocol.EveningTable:
    if each.result is None:
        return protocol.EveningTable(each.number, each.table, list(each.guests), "running", [], [])
    places = places_of(each)
    state: Any = "over" if each.result else "called-off"
    return protocol.EveningTable(each.number, each.table, list(each.guests), state, places, points_of(places))
