"""A bot of one's own for Gorus, in twenty lines, in a small tournament against ours: a minute or less.

python docs/examples/own_bot.py --against easy random --deals 30
"""

from __future__ import annotations

import argparse
from random import Random

from harena.bots import Bot
from harena.bots.hiring import make_bot
from harena.games import game
from harena.games.gorus.combat import winning
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import BadInput, View
from harena.lab.contest import planned
from harena.lab.telling import print_standings, with_bar
from harena.lab.tournament import Tournament
from harena.text import Texts


class Careful:
    """Takes a combat if it pays, otherwise loses the card it least wants to keep; leads low."""

    blind = False  # it wants to see the table

    def choose(self, view: View, choice: Choice) -> int:
        """A card is 16 times its school plus its rank; `harena rules gorus` says what the rest means."""
        state, favor = view["state"], view["options"]["favor"]

        def worth(card: int) -> tuple[int, int]:
            rank, fallen = card % 16, [*state["combat"], card]
            low = -(rank or 16)  # a 0 may be worth much in the end: it is kept
            if len(fallen) == 1:
                return 0, low
            challenge = rank == fallen[-2] % 16
            takes = winning(fallen, card // 16 if challenge else state["favored"]) == len(fallen) - 1
            return sum([favor[each % 16] for each in fallen]) if takes else -favor[rank], low

        return max(listed(choice.options), key=worth)


def hire(name: str, game_name: str, rng: Random) -> Bot:
    """Ours go by their names; `rng` is for bots that roll dice in their heads."""
    return Careful() if name == "careful" else make_bot(name, game_name, rng)


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="A bot of one's own challenges ours at Gorus.")
    parser.add_argument("--against", nargs="+", default=["easy", "random"], metavar="BOT")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=30, help="at most; each is played once from every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes")
    wanted = parser.parse_args(given)
    try:
        contest = planned(
            "gorus",
            game("gorus").complete({"players": wanted.players}),
            ["careful", *wanted.against],
            seed=wanted.seed,
            deals=wanted.deals,
            control=0,
            hire=hire,
            challengers=["careful"],
        )
    except BadInput as wrong:
        parser.error(str(wrong))
    tournament = Tournament(contest, hire=hire)
    with tournament.workers(wanted.workers) as workers:
        with_bar(tournament.play(workers), tournament.standings)
    print_standings(tournament.standings, Texts("en"))


if __name__ == "__main__":
    main()
