"""HTTP: what the coach says of a match that is over."""

from __future__ import annotations

from typing import Literal

from harena.server.protocol.basis import Body, Part, Seat


class OrderReview(Body):
    """POST /api/tables/{id}/review: have the decisions of a seat judged, or stop it. It takes a seat at this table,
    unless only bots sit there. The answer has no body: GET says how far it is."""

    seat: Seat
    stop: bool = False


class ReviewPoint(Part):
    """The chances at a moment."""

    n: int  # the moment of the replay
    chances: list[float]  # each seat's chance to win, for somebody who sees everything


class ReviewLuck(Part):
    """What rolls and draws did at a moment, compared with what could have come instead."""

    n: int
    luck: list[float]  # by seat: won or lost chance


class ReviewAnswer(Part):
    """An answer to a question, and the seat's chance to win with it."""

    text: str
    chance: float


class ReviewedDecision(Part):
    """What the coach thinks of a decision."""

    n: int  # the moment at which the seat was asked
    then: int  # the moment after the answer
    verdict: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    given: str
    best: str  # `given`, if nothing was better
    before: float  # the chance to win with the best answer, from what the seat could know
    after: float  # and with the one that was given
    cost: float  # as estimated: below 0 where another answer only seemed to be better
    others: list[ReviewAnswer]  # answers that were not given
    why: str  # the reason for the best one


class Review(Part):
    """GET /api/tables/{id}/review/{lang}/{seat}: what the coach says of the decisions of a seat. Those who may look
    back at a match that is over may read it."""

    state: Literal["none", "working", "done", "never", "failed"]
    why: Literal["", "alone", "no-coach", "bad-record"]  # why there can never be one
    may_order: bool  # you may have it made, or stop it
    done: int  # while it is worked out: how much of
    total: int  # all; 0: not known yet
    simulations: int  # per decision
    left: int  # decisions for which there was no time
    course: list[ReviewPoint]
    fortunes: list[ReviewLuck]
    decisions: list[ReviewedDecision]
