"""Talk in Munera: peace for a turn, denarii promised, tenders left to others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harena.bots.talk.talker import GameTalk, Position, Said, amount_of, peace_in_return
from harena.kernel.state import Event
from harena.talk.account import BROKEN, KEPT, OPEN, Message, Promise
from harena.talk.phrases import PAY, PEACE, STAY_OUT, Phrase

PEACE_PHRASE = "munera-peace"
LEAVE_TENDER = "munera-leave-tender"
FAIR_PRICE = 4  # denarii for leaving a tender to somebody
LEAST_TRUST = 0.35  # nobody promises anything to a known liar


class MuneraTalk(GameTalk):
    turn_event = "turn"

    def judge(self, g: Any, events: Sequence[Event], promise: Promise, phrase: Phrase) -> str:
        turns = [at for at, event in enumerate(events) if event.kind == self.turn_event]
        during = events[: turns[0]] if turns else events
        if phrase.promise == PAY:
            paid = sum([amount_of(event) for event in events if given(event, promise)])
            return KEPT if paid >= int(promise.slots[0]) else BROKEN if turns else OPEN
        if phrase.promise == PEACE:
            broken = any(
                [event.kind == "played-school" and event.args[::2] == (promise.by, promise.to) for event in during]
            )
            return BROKEN if broken else KEPT if turns else OPEN
        if phrase.promise == STAY_OUT and not promise.slots:
            stood = any([event.kind == "stands" and event.args[0] == promise.by for event in during])
            return BROKEN if stood else KEPT if turns else OPEN
        return OPEN

    def promises(self, position: Position) -> Said | None:
        """Promise peace to a school that does not lead, once a turn."""
        state = position.view["state"]
        glory: list[int] = state["glory"]
        others = [seat for seat in range(position.seats) if seat != position.seat]
        most = max([glory[seat] for seat in others])
        quiet = [seat for seat in others if glory[seat] < most and not position.promised(position.seat, seat)]
        quiet = [seat for seat in quiet if position.answers_peace(seat)]
        turn = state["turn"]
        chosen = quiet[int(position.luck(turn, "whom") * len(quiet))] if quiet else position.seat
        said_this_turn = any([each.by == position.seat and each.state == OPEN for each in position.promises])
        if chosen == position.seat or said_this_turn or position.trust(chosen) < LEAST_TRUST:
            return None
        return Said(PEACE_PHRASE, chosen, promise=True) if position.generous(turn) else None

    def reply(self, position: Position, message: Message, phrase: Phrase) -> Said | None:
        """Answer a promise of peace with our own; say for how much we would leave a tender to somebody."""
        other = message.entry.by
        if message.entry.phrase == LEAVE_TENDER:
            denarii = int(message.entry.slots[0])
            if denarii < FAIR_PRICE or position.trust(other) <= 0.5:
                return Said("any-for-less", other, (max(FAIR_PRICE, denarii + 1),))
            return Said("munera-stay-out-tender", other, promise=True)
        return peace_in_return(position, message, phrase, PEACE_PHRASE)


def given(event: Event, promise: Promise) -> bool:
    return event.kind == "gave-denarii" and event.args[:2] == (promise.by, promise.to)
