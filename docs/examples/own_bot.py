"""A bot of one's own for Gorus, in twenty lines. It challenges ours, in a few seconds, with

harena tournament gorus --bots docs/examples/own_bot.py:Careful,easy,random \\
    --challenger docs/examples/own_bot.py:Careful --deals 30 --control 0
"""

from __future__ import annotations

from harena.bots import Bot
from harena.games.gorus.combat import winning
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import View


class Careful(Bot):
    """Takes a combat if it pays, otherwise loses the card it least wants to keep; leads low."""

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
