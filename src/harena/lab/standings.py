"""Compute the results of a tournament: rates with intervals, verdicts, ratings, costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, floor
from typing import Any

from harena import __version__
from harena.games import game
from harena.intervals import Interval
from harena.lab.contest import Contest, Deal, Fault, Pairing, Task, is_timed, share
from harena.lab.odds import Evidence
from harena.ratings import places, rated, unknown

ABOVE, BELOW, OPEN = "above", "below", "open"
FAIR, UNFAIR = "fair", "not fair"
FAULTS_TOLD = 5
DIGITS = 4  # decimal places of a rate


class Ratings:
    """One openskill rating per bot, from the ranks of each match: winners first, then by score. Copies of a bot are one
    player, whose new rating is the mean of theirs."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.now = dict.fromkeys(contest.bots, unknown())

    def add(self, deal: Deal) -> None:
        for match, winners in enumerate(deal.winners):
            self._rate([deal.field, deal.challenger], match, winners, deal.scores[match])

    def _rate(self, pair: Sequence[str], match: int, winners: Sequence[int], scores: Sequence[int]) -> None:
        sides = self.contest.sides
        names = [pair[side == match] for side in range(self.contest.side_count)]
        teams = [[bot] * sides.count(side) for side, bot in enumerate(names)]
        best = {sides[seat] for seat in winners}
        worth = [(side in best, scores[sides.index(side)] if scores else 0) for side in range(len(names))]
        self.now.update(rated(self.now, teams, places(worth)))

    def table(self) -> list[dict[str, Any]]:
        """Return the ratings, the best first. The ordinal is a cautious rating: three sigmas below the mean."""
        rows = [
            {"bot": bot, "mean": round(mu, 2), "sigma": round(sigma, 2), "ordinal": round(mu - 3 * sigma, 2)}
            for bot, (mu, sigma) in self.now.items()
        ]
        return sorted(rows, key=lambda row: row["ordinal"], reverse=True)


class Standings:
    """Collects deals in their order."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.evidence = {pairing: Evidence() for pairing in contest.pairings()}
        self.verdicts: dict[Pairing, str] = {pairing: self._nothing_yet(pairing) for pairing in self.evidence}
        self.faults: list[tuple[Deal, Fault]] = []
        self.decisions = dict.fromkeys(contest.bots, 0)
        self.measured = dict.fromkeys(contest.bots, 0)  # per bot: decisions whose time is known
        self.seconds = dict.fromkeys(contest.bots, 0.0)
        meets = contest.side_count > 1 and len(contest.bots) > 1
        self.ratings = Ratings(contest) if meets else None

    def _nothing_yet(self, pairing: Pairing) -> str:
        if pairing.is_control:
            return FAIR
        return "" if self.contest.question is None else OPEN

    def answered(self, pairing: Pairing) -> bool:
        return self.verdicts[pairing] in (ABOVE, BELOW, UNFAIR)

    def is_unneeded(self, task: Task) -> bool:
        return self.answered(task.pairing)

    def add(self, deal: Deal, seconds: Sequence[float] | None) -> None:
        pairing = Pairing(deal.challenger, deal.field)
        evidence = self.evidence[pairing]
        evidence.add(share(self.contest, deal))
        asked = self.contest.asked(pairing)
        if asked is not None and (evidence.above(asked) or evidence.below(asked)):
            cleared = ABOVE if evidence.above(asked) else BELOW
            self.verdicts[pairing] = UNFAIR if pairing.is_control else cleared
        self.faults += [(deal, fault) for fault in deal.faults]
        if self.ratings and not pairing.is_control:
            self.ratings.add(deal)
        for which, bot in enumerate(filter(None, pairing)):
            self.decisions[bot] += deal.decisions[which]
            if seconds is not None:
                self.measured[bot] += deal.decisions[which]
                self.seconds[bot] += seconds[which]

    def deals(self) -> int:
        return sum([len(evidence.seen) for evidence in self.evidence.values()])

    def most(self) -> int:
        """Return the most deals that can still be played in all, given the questions answered so far."""
        return sum(
            [
                len(evidence.seen) if self.answered(pairing) else self.contest.limit(pairing)
                for pairing, evidence in self.evidence.items()
            ]
        )

    def summary(self) -> dict[str, Any]:
        """Return all results as plain data. Only "times" differs from run to run."""
        contest = self.contest
        return {
            "game": contest.game,
            "options": dict(contest.options),
            "bots": list(contest.bots),
            "challengers": list(contest.challengers or contest.bots),
            "seed": contest.seed,
            "version": __version__,
            "rules": game(contest.game).rules.version,
            "question": contest.question,
            "even": round(contest.even, DIGITS) if contest.side_count > 1 else None,
            "deals": self.deals(),
            "matches": self.deals() * contest.side_count,
            "reproducible": not any([is_timed(bot) for bot in contest.bots]),
            "pairings": [
                {"challenger": pairing.challenger, "field": pairing.field, **self._row(pairing)}
                for pairing in self.evidence
                if not pairing.is_control
            ],
            "controls": [
                {"bot": pairing.field, **self._row(pairing)} for pairing in self.evidence if pairing.is_control
            ],
            "ratings": None if self.ratings is None else self.ratings.table(),
            "decisions": dict(self.decisions),
            "failures": {bot: sum([fault.bot == bot for _, fault in self.faults]) for bot in contest.bots},
            "first_failures": [self._fault_row(deal, fault) for deal, fault in self.faults[:FAULTS_TOLD]],
            "times": self._times(),
        }

    def _row(self, pairing: Pairing) -> dict[str, Any]:
        evidence = self.evidence[pairing]
        interval = rounded(evidence.interval())
        return {
            "deals": len(evidence.seen),
            "matches": len(evidence.seen) * self.contest.side_count,
            "rate": round(evidence.rate, DIGITS),
            "low": interval.low,
            "high": interval.high,
            "verdict": self.verdicts[pairing],
        }

    def _fault_row(self, deal: Deal, fault: Fault) -> dict[str, Any]:
        """Return a fault as plain data, with seats counted from 1."""
        place = {"challenger": deal.challenger, "field": deal.field, "deal": deal.deal, "match": fault.match}
        return {**place, "bot": fault.bot, "seat": fault.seat + 1, "what": fault.what}

    def _times(self) -> Mapping[str, float | None]:
        """Return the seconds of processor time per decision, by bot."""
        return {
            bot: round(self.seconds[bot] / decisions, 7) if decisions else None
            for bot, decisions in self.measured.items()
        }


def rounded(interval: Interval) -> Interval:
    """Round an interval outwards, so that rounding never makes it narrower."""
    scale = 10**DIGITS
    return Interval(floor(interval.low * scale) / scale, ceil(interval.high * scale) / scale)
