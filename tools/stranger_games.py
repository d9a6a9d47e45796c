"""What tools/stranger.py has to know of a game: how its questions are named, and what an answer costs in clicks."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

CLASS = 10  # actions.py of Munera
MOST_TRAININGS = 4
QUICK = 7  # bids that have a button of their own
ABOUT_A_MAN = (4, 5, 6)  # the deeds train, sell and auction of Munera


def chosen(question: Json, option: int) -> Json | None:
    return next((each for each in question["options"] if each["option"] == option), None)


def amount_cost(question: Json, found: Json, buttons: int) -> int:
    """Return the clicks of an amount: one if it is among the lowest, which have a button each, else two."""
    amounts = sorted([each["number"] for each in question["options"] if each["domain"] == found["domain"]])
    return 1 if found["number"] in amounts[:buttons] else 2


class Customs:
    """A game that the page draws in the plain view."""

    def is_empty(self, question: Json, option: int) -> bool:
        """Tell whether an answer passes or declines."""
        found = chosen(question, option)
        return found is not None and found["domain"] == "pass"

    def kind(self, scene: Json) -> str:
        """Name the kind of the open question."""
        step: str = scene["question"]["step"]
        return step

    def about(self, scene: Json) -> str:
        """Return what a person who reads the protocol of a table wants to know."""
        return ""

    def cost(self, scene: Json, option: int, last: str) -> int:
        """Return the clicks of an answer; `last` is the step that was answered before."""
        found = chosen(scene["question"], option)
        if found is None or found["domain"] not in scene["question"]["amounts"]:
            return 1
        return amount_cost(scene["question"], found, 1)


class Munera(Customs):
    """The lowest bids have a button each (bidding.ts), and so has every offer of a tender."""

    MOMENTS = (
        "at-rest", "eventum-phase", "forum-start", "auction-won", "poll", "before-travel", "payment", "before-duel",
        "after-roll", "before-judgement", "before-healing", "before-test", "spectacle-end", "turn-end",
    )  # fmt: skip

    def __init__(self) -> None:
        self.proposed: list[tuple[int, int]] = []  # trainings that have a button at rest: man, class

    def kind(self, scene: Json) -> str:
        question = scene["question"]
        frame = scene["view"]["stack"][-1]
        when = self.MOMENTS[frame["when"]] if question["step"] == "moment.play_card" else ""
        return f"{question['step']} {when}".strip()

    def about(self, scene: Json) -> str:
        said = []
        for frame in scene["view"]["stack"][-2:]:
            names = ("owners", "dice", "virtus", "stakes", "phase", "what", "man", "die", "modifier")
            said += [f"{name}={frame[name]}" for name in names if name in frame]
        if scene["question"]["step"].endswith("stake") and scene["stage"]["duel"]:
            said.append(f"odds={scene['stage']['duel']['odds']}")
        return " ".join(said)

    def cost(self, scene: Json, option: int, last: str) -> int:
        question, tender = scene["question"], scene["stage"]["tender"]
        if question["step"] == "rest.act":
            self.proposed = self._trainings(scene)
        ware: int = scene["view"]["stack"][-1].get("ware", -1)
        if question["step"] == "training.train" and (ware, option - CLASS) in self.proposed:
            return 0  # the button has done it all, and was counted with the man
        floor = tender["floor"] if tender else -1
        found = chosen(question, option)
        if found is not None and found["domain"] == "deed" and option in ABOUT_A_MAN:
            return 0
        if found is None or found["domain"] not in question["amounts"]:
            return 1
        if question["kind"] == "tender":
            return 2 if found["number"] < floor else 1
        return amount_cost(question, found, QUICK if question["kind"] == "bid" else 1)

    def _trainings(self, scene: Json) -> list[tuple[int, int]]:
        """Return the changes of class that the page proposes at rest (Trainings.svelte)."""
        spectacles = scene["stage"]["spectacles"]
        return [(each["man"], each["klass"]) for one in spectacles for each in one["trainings"][:MOST_TRAININGS]]


class Spartacus(Customs):
    """The lowest bids have a button each (bids.ts). The sheet of a plea has its price and its claim, that of a fighter
    his equipment: each is confirmed once."""

    SHEETS = (
        ("scheme.plead", "scheme.name_price", "scheme.claim", "scheme.claim_target"),
        ("arena.send", "arena.take_weapon", "arena.take_armour", "arena.take_special"),
    )

    def kind(self, scene: Json) -> str:
        """Ties and the rest of a turn after an attack are counted by themselves: standing answers tell them apart."""
        market, fight = scene["stage"]["market"], scene["stage"]["fight"]
        step = super().kind(scene)
        tied = market is not None and market["auction"] is not None and market["auction"]["tied"]
        if step.startswith("market.bid"):
            return f"{step} {'tie' if tied else ''}".strip()
        struck = step.startswith("fight.act") and fight is not None and fight["struck"]
        return f"{step} {'after attack' if struck else ''}".strip()

    NOTHING = ("market.bid", "market.bid_for_token", "arena.bet")  # to bid or to bet 0 is to pass

    def is_empty(self, question: Json, option: int) -> bool:
        found = chosen(question, option)
        nothing = question["step"] in self.NOTHING and found is not None and found["number"] == 0
        return nothing or super().is_empty(question, option)

    def cost(self, scene: Json, option: int, last: str) -> int:
        question = scene["question"]
        if any([question["step"] in sheet[1:] and last in sheet for sheet in self.SHEETS]):
            return 0
        found = chosen(question, option)
        if found is None or found["domain"] not in question["amounts"]:
            return 1
        return amount_cost(question, found, QUICK)


CUSTOMS: dict[str, type[Customs]] = {"munera": Munera, "spartacus": Spartacus}


def customs_of(game: str) -> Customs:
    return CUSTOMS.get(game, Customs)()
