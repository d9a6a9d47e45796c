"""Talk in Spartacus: prices for support, peace for a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harena.bots.talk.talker import GameTalk, Position, Said, amount_of, peace_in_return
from harena.games.spartacus.cards.reactions import REACTIONS
from harena.games.spartacus.cards.registry import SCHEMES
from harena.kernel.state import Event
from harena.talk.account import BROKEN, KEPT, OPEN, Message, Promise
from harena.talk.phrases import PAY, PEACE, SUPPORT, Phrase

PEACE_PHRASE = "spartacus-peace"
FOR_SUPPORT = "spartacus-pay-after-scheme"
ASKS_SUPPORT = "spartacus-will-you-support"
FAIR_PRICE = 2  # gold for a house's support
CLOSE = 9  # the Influence from which a house gets no more support
LEAST_TRUST = 0.35  # nobody promises anything to a known liar
GIFTS = ("gave-gold",)
SCHEMED = ("schemed-house", "schemed-houses")  # the third argument is the house it is aimed at
REACTED = ("reacted-house",)


class SpartacusTalk(GameTalk):
    turn_event = "turn"

    def judge(self, g: Any, events: Sequence[Event], promise: Promise, phrase: Phrase) -> str:
        turns = [at for at, event in enumerate(events) if event.kind == self.turn_event]
        during = events[: turns[0]] if turns else events
        if phrase.promise == PAY:
            if promise.phrase == FOR_SUPPORT and not any([supported(event, promise) for event in events]):
                return OPEN  # the support was never given
            paid = sum([amount_of(event) for event in events if given(event, promise)])
            return KEPT if paid >= int(promise.slots[0]) else BROKEN if turns else OPEN
        if phrase.promise == PEACE:
            broken = any([hurt_by(g, event) == promise.to and event.args[0] == promise.by for event in during])
            return BROKEN if broken else KEPT if turns else OPEN
        if phrase.promise == SUPPORT:
            answers = [event.kind for event in during if event.args[:2] == (promise.by, promise.to)]
            return KEPT if "supported" in answers else BROKEN if "refused" in answers else OPEN
        return OPEN

    def is_due(self, view: dict[str, Any], promise: Promise) -> bool:
        return not any([frame["proc"] == "scheme" for frame in view["stack"]])

    def promises(self, position: Position) -> Said | None:
        """Promise peace to a house that does not lead, once an own Intrigue turn begins."""
        stack = position.view["stack"]
        if not stack or stack[-1]["proc"] != "intrigue" or position.view["waiting"] != [position.seat]:
            return None
        influence: list[int] = position.view["state"]["influence"]
        others = [seat for seat in range(position.seats) if seat != position.seat]
        most = max([influence[seat] for seat in others])
        quiet = [seat for seat in others if influence[seat] < most and not position.promised(position.seat, seat)]
        quiet = [seat for seat in quiet if position.answers_peace(seat)]
        turn = position.view["state"]["turn"]
        chosen = quiet[int(position.luck(turn, "whom") * len(quiet))] if quiet else position.seat
        if chosen == position.seat or position.trust(chosen) < LEAST_TRUST or not position.generous(turn):
            return None
        return Said(PEACE_PHRASE, chosen, promise=True)

    def reply(self, position: Position, message: Message, phrase: Phrase) -> Said | None:
        """Answer a promise of peace with our own; say for how much we would support a house."""
        other = message.entry.by
        if message.entry.phrase == ASKS_SUPPORT:
            return self._support(position, other, int(message.entry.slots[0]))
        if phrase.promise == PAY and position.trust(other) <= 0.5:
            return Said("spartacus-gold-first", other)
        return peace_in_return(position, message, phrase, PEACE_PHRASE)

    def _support(self, position: Position, other: int, gold: int) -> Said:
        if position.view["state"]["influence"][other] >= CLOSE or position.trust(other) < LEAST_TRUST:
            return Said("any-no", other)
        if gold < FAIR_PRICE:
            return Said("spartacus-support-price", other, (FAIR_PRICE,))
        if position.promised(position.seat, other):
            return Said("any-yes", other)
        return Said("spartacus-support-next", other, promise=True)


def supported(event: Event, promise: Promise) -> bool:
    """Has the receiver of the promise supported its giver?"""
    if event.kind == "support-promised":
        return event.args[:2] == (promise.by, promise.to)
    return event.kind == "supported" and event.args[:2] == (promise.to, promise.by)


def hurt_by(g: Any, event: Event) -> int:
    """Return the house that a card was played against; -1: none. Many cards are aimed at a house to help it."""
    if event.kind not in (*SCHEMED, *REACTED):
        return -1
    _, title, house = event.args[:3]
    effect = g.table.decks.rows[title].effect
    hurts = SCHEMES[effect].purpose.hurts if event.kind in SCHEMED else REACTIONS[effect].reason == "shame"
    return house if hurts and isinstance(house, int) else -1


def given(event: Event, promise: Promise) -> bool:
    return event.kind in GIFTS and event.args[:2] == (promise.by, promise.to)
