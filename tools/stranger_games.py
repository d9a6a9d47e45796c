"""What tools/stranger.py has to know of a game: how its questions are named, and what an answer costs in clicks."""

from __future__ import annotations

from collections import Counter
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
    """What the screen needs for an answer (client/src/games/spartacus):

    - A bid is one click, if it is among the lowest (Bid.svelte).
    - A card in hand is tapped, and then what is done with it: two clicks. One that is aimed at two houses is confirmed.
    - A sale and a house are tapped and confirmed.
    - A plea is the house and the price; what is said about the card, the truth or nothing, is chosen once and kept.
    - A demand for support is the amount and its button, and before it the kind: gold, or a promise.
    - Every card of a line-up is tapped, only one who is alone is proposed; all is sent with one click.
    - A bet is a tap for each pile, and one to lay it.
    - Who must walk to attack taps the enemy: the page walks the shortest way.
    """

    NOTHING = ("market.bid", "market.bid_for_token", "arena.bet")  # to bid or to bet 0 is to pass
    CONFIRMED = ("market.trade", "match.choose_house")
    GEAR = ("arena.take_weapon", "arena.take_armour", "arena.take_special")
    ATTACK, SUPPORT, BET = 13, 5, 16384  # actions.py
    MOST_BET = 3

    def __init__(self) -> None:
        self.says = ""  # what the page keeps: is said about face-down cards
        self.walks = False  # the tap on the enemy has chosen the attack, too

    def kind(self, scene: Json) -> str:
        """Ties and the rest of a turn after an attack are counted by themselves: standing answers tell them apart."""
        market, fight = scene["stage"]["market"], scene["stage"]["fight"]
        step = super().kind(scene)
        tied = market is not None and market["auction"] is not None and market["auction"]["tied"]
        if step.startswith("market.bid"):
            return f"{step} {'tie' if tied else ''}".strip()
        struck = step.startswith("fight.act") and fight is not None and fight["struck"]
        return f"{step} {'after attack' if struck else ''}".strip()

    def about(self, scene: Json) -> str:
        """Tell what could be done: how many answers of each domain."""
        domains = Counter([each["domain"] for each in scene["question"]["options"]])
        return " ".join([f"{domain}={count}" for domain, count in domains.items()])

    def is_empty(self, question: Json, option: int) -> bool:
        found = chosen(question, option)
        nothing = question["step"] in self.NOTHING and found is not None and found["number"] == 0
        return nothing or super().is_empty(question, option)

    def cost(self, scene: Json, option: int, last: str) -> int:
        question = scene["question"]
        step, found = question["step"], chosen(question, option)
        if found is None:
            return 1 + self._piles(option) if step == "arena.bet" else 1
        passes = found["domain"] == "pass"
        if step in self.GEAR:
            return 0 if passes else 1
        if step in self.CONFIRMED:
            return 1 if passes else 2
        match step:
            case "intrigue.do_deed":
                return self._deed(scene, found)
            case "scheme.claim":
                return self._claim(scene, found)
            case "scheme.name_price":
                return 1 if found["domain"] == "gold" and found["number"] <= 3 else 2
            case "scheme.pledge":
                return self._pledge(question, found)
            case "arena.send":
                return 2 if sum([each["domain"] == "asset" for each in question["options"]]) > 1 and not passes else 1
            case "arena.bet":
                return 1 + self._piles(option)
            case "fight.act" | "fight.act_second":
                return self._act(scene, found)
        if found["domain"] not in question["amounts"]:
            return 1
        return amount_cost(question, found, QUICK)

    def _piles(self, option: int) -> int:
        """Return how many piles a bet has."""
        digits = [(option - self.BET) // (self.MOST_BET + 1) ** place % (self.MOST_BET + 1) for place in range(4)]
        return sum([coins > 0 for coins in digits])

    def _deed(self, scene: Json, found: Json) -> int:
        if found["domain"] == "cash":
            return 2
        if found["domain"] != "card":
            return 1
        plays = scene["stage"]["plays"]
        play = next(each for each in plays if each["option"] == found["option"])
        ways = [each for each in plays if each["title"] == play["title"]]
        return 3 if len(ways) > 1 and all([len(each["houses"]) == 2 for each in ways]) else 2

    def _claim(self, scene: Json, found: Json) -> int:
        plot = scene["stage"]["plot"]
        says = "nothing" if found["domain"] == "pass" else "truth"
        kept = says == self.says
        if found["domain"] == "claim" and plot is not None and found["number"] != plot["title"]:
            return 2  # open the other titles, and tap one
        self.says = says
        return 0 if kept and found["domain"] in ("pass", "claim") else 1

    def _pledge(self, question: Json, found: Json) -> int:
        if found["domain"] not in ("gold", "promise"):
            return 1
        amounts = [each["number"] for each in question["options"] if each["domain"] == found["domain"]]
        return 1 + int(found["number"] != min(amounts)) + int(found["domain"] == "promise")

    def _act(self, scene: Json, found: Json) -> int:
        walked, self.walks = self.walks, False
        if found["option"] == self.ATTACK:
            return 0 if walked else 1
        attack = any([each["option"] == self.ATTACK for each in scene["question"]["options"]])
        near = [each for each in scene["stage"]["fight"]["moves"] if each["reach"] and not attack]
        if found["domain"] == "cell" and near:
            self.walks = min(near, key=lambda each: int(each["steps"]))["cell"] == found["number"]
        return 1


CUSTOMS: dict[str, type[Customs]] = {"munera": Munera, "spartacus": Spartacus}


def customs_of(game: str) -> Customs:
    return CUSTOMS.get(game, Customs)()
