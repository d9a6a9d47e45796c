"""Tests what a person reads about moves that a bot has made in their place."""

from __future__ import annotations

from tests.server.conftest import Guest, Place, around, make

YOU = 0


def played(guest: Guest) -> dict[int, str]:
    """Return the lines about cards from this seat's hand, by their number in the log."""
    lines = [guest.lines[n] for n in sorted(guest.lines)]
    return {line["n"]: line["text"] for line in lines if line["kind"] in ("played", "led") and line["args"][0] == YOU}


async def test_what_a_bot_played_is_not_told_as_my_own_deed(place: Place) -> None:
    made = await make(place, "gorus", "pb", target=5)
    async with around(place, made, YOU) as (guest,):
        await guest.turn()
        await guest.answer(guest.question["options"][0]["option"])
        await guest.do("leave")
        await guest.until(lambda: len(played(guest)) > 2)
        await guest.do("return")
        await guest.turn()
        mine, *by_bot = played(guest).values()
        assert mine.startswith(("You play", "You lead"))
        assert by_bot
        assert all([text.startswith(("Ann (bot) plays", "Ann (bot) leads")) for text in by_bot])
        before = len(played(guest))
        await guest.answer(guest.question["options"][0]["option"])
        await guest.until(lambda: len(played(guest)) > before)
        assert list(played(guest).values())[before].startswith(("You play", "You lead"))

        read = played(guest)
        guest.lines = {}
        await guest.again()  # it is the same for somebody who reads the log from the beginning
        assert played(guest)
        assert all([read.get(n, text) == text for n, text in played(guest).items()])
