"""Nundinae in words: options, fields and the table as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from harena.kernel.choice import ASIDE, PASS, Choice, Options, listed
from harena.kernel.rules import View
from harena.kernel.state import Event
from harena.text import Label, Names, Texts
from harena.text_protocol import Words
from tests.games.nundinae.day import ALTAR_KIND, BID, BIDS, BUY, CARDS, CHEERS, DONE, PURSE, SELL, STAKE, STAKES

PAUSES: tuple[str, ...] = ("drew",)  # a new day
BY_SEAT = ("coins", "jars", "honor", "hands", "stakes")  # fields with one entry per seat
SEATS = ("host", "by", "hailed", "bidders", "cheered")
CARD_FIELDS = ("hands", "bag", "discards", "under", "shown")
SWITCHES = ("rumored", "denied")


def naming(texts: Texts, options: Mapping[str, Any], people: Sequence[str], you: int = -1) -> Names:
    seats = tuple([texts.say("you") if seat == you else name for seat, name in enumerate(people)])
    return Names(seats, seats, you, you)


def word(texts: Texts, domain: str, value: Any, names: Names) -> str:
    """Return one argument of an event in words."""
    if domain == "seat":
        return names.seats[value] if 0 <= value < len(names.seats) else str(value)
    if domain == "card":
        return texts.say(f"nundinae-card-{value}")
    if domain == "altar":
        return texts.say(f"nundinae-altar-{value}")
    if domain == "deed":
        return texts.say(f"nundinae-deed-{value}")
    if domain == "yes/no":
        return texts.say("nundinae-yes" if value else "nundinae-no")
    if domain == "stakes":
        blessing, none = divmod(value - STAKE, PURSE)
        return texts.say("nundinae-stakes", blessing=blessing, none=none)
    return str(value)


# The question


def order(view: View, options: Options) -> list[int]:
    """Sort the options: actions first, then passing or finishing."""
    return sorted(listed(options), key=lambda option: (option in (PASS, DONE), option))


def why(texts: Texts, view: View, choice: Choice, names: Names) -> str:
    return texts.say(f"nundinae-why-{choice.step.replace('.', '-')}")


def option(texts: Texts, view: View, option: int, names: Names) -> Label:
    """Return the text of an option and of what it would do."""
    step = _step(view)
    coins, jars = _purse(view, "coins"), _purse(view, "jars")
    if option == PASS:
        return Label(texts.say(f"nundinae-pass-{step}" if texts.has(f"nundinae-pass-{step}") else "play-pass"))
    if option in (SELL, BUY):
        after = (coins + 2, jars - 1) if option == SELL else (coins - 3, jars + 1)
        return texts.label(word(texts, "deed", option, names), _left(texts, *after))
    if CHEERS.has(option):
        return texts.label(texts.say("nundinae-cheer"), _left(texts, coins - 1, jars + 1))
    if ALTAR_KIND.has(option):
        altar = word(texts, "altar", option, names)
        return Label(texts.say("nundinae-altar", altar=altar) if option != DONE else _done(texts))
    if CARDS.has(option):
        does = f"nundinae-play-{step}"
        return texts.label(word(texts, "card", option, names), *([texts.say(does)] if texts.has(does) else []))
    if BIDS.has(option):
        return texts.label(texts.say("nundinae-bid", coins=option - BID), _keep(texts, coins - option + BID))
    if STAKES.has(option):
        staked = sum(divmod(option - STAKE, PURSE))
        return texts.label(word(texts, "stakes", option, names), _keep(texts, coins - staked))
    return Label(str(option))


def free_move(texts: Texts, name: str, args: Sequence[int], names: Names) -> str:
    """Return the text of a free action with its arguments."""
    if name == "give":
        return texts.say("nundinae-give", seat=names.seats[args[0]], gift=_good(texts, 0, args[1]))
    if name in ("propose", "counter"):
        return _proposal(texts, args[0 if name == "propose" else 1 :], names)
    return texts.say(f"nundinae-free-action-{name}")


def _proposal(texts: Texts, args: Sequence[int], names: Names) -> str:
    """Return the text of an offer, given as `offers.offer_args`: to, until, the lengths of give and get, pairs."""
    pairs = [(args[at], args[at + 1]) for at in range(4, 4 + 2 * (args[2] + args[3]), 2)]
    give, get = [
        texts.join([_good(texts, good, amount) for good, amount in side]) or texts.say("nundinae-nothing")
        for side in (pairs[: args[2]], pairs[args[2] :])
    ]
    return texts.say("nundinae-proposal", seat=names.seats[args[0]], give=give, get=get)


def _good(texts: Texts, good: int, amount: int) -> str:
    return texts.say(f"nundinae-good-{good}", amount=amount)


def _step(view: View) -> str:
    """Return the current step as it is written in message keys, for example day-trade."""
    stack = view["stack"]
    return f"{stack[-1]['proc']}-{stack[-1]['at']}" if stack else ""


def _purse(view: View, good: str) -> int:
    """Return how much the viewer has of a good; spectators have nothing."""
    return int(view["state"][good][view["viewer"]]) if view["viewer"] >= 0 else 0


def _done(texts: Texts) -> str:
    return texts.say(f"nundinae-altar-{DONE}")


def _left(texts: Texts, coins: int, jars: int) -> str:
    return texts.say("nundinae-left", coins=_good(texts, 0, coins), jars=_good(texts, 1, jars))


def _keep(texts: Texts, coins: int) -> str:
    return texts.say("nundinae-keep", coins=coins)


# The state


def field(texts: Texts, name: str, value: Any, names: Names) -> str:
    """Return the text of a field's value, or of one seat's part of it. None means that the viewer may not see it."""
    if value is None:
        return texts.say("nundinae-hidden")
    if value and name in BY_SEAT and isinstance(value, (list, tuple)) and (name != "hands" or _nested(value)):
        return _by_seat(texts, [field(texts, name, each, names) for each in value], names)
    if isinstance(value, (list, tuple)):
        return ", ".join([field(texts, name, each, names) for each in value]) or texts.say("nundinae-nothing")
    if value == ASIDE or (name == "shown" and value < 0):
        return texts.say("nundinae-nothing")
    if name in SWITCHES:
        return word(texts, "yes/no", value, names)
    domains = (("seat", SEATS), ("card", CARD_FIELDS), ("altar", ("laid_jars",)), ("stakes", ("stakes",)))
    return word(texts, next((domain for domain, fields in domains if name in fields), "number"), value, names)


def _by_seat(texts: Texts, said: Sequence[str], names: Names) -> str:
    pairs = zip(names.seats, said, strict=False)
    return texts.row([texts.say("nundinae-of", seat=seat, what=what) for seat, what in pairs])


def _nested(value: Sequence[Any]) -> bool:
    """Return whether the value holds one hand per seat, rather than a single hand."""
    return any([each is None or isinstance(each, (list, tuple)) for each in value])


# The table


def welcome(texts: Texts, view: View, names: Names) -> list[str]:
    days = texts.say("nundinae-goal", days=view["options"]["days"])
    return [
        *texts.say("nundinae-welcome").splitlines(),
        days,
        texts.say("nundinae-seats", seats=", ".join(names.seats)),
    ]


def guide(texts: Texts, view: View) -> list[str]:
    return texts.say("nundinae-guide").splitlines()


def table(texts: Texts, view: View, names: Names) -> list[str]:
    """Return the whole market as the viewer sees it."""
    state = view["state"]
    days, host = view["options"]["days"], names.seats[state["host"]]
    lines = [texts.say("nundinae-day", day=state["day"], days=days, host=host)]
    for seat, name in enumerate(names.seats):
        goods = [_good(texts, good, state[purse][seat]) for good, purse in enumerate(("coins", "jars"))]
        has = {"coins": goods[0], "jars": goods[1], "honor": state["honor"][seat], "cards": state["hands_size"][seat]}
        lines.append(texts.say("nundinae-trader", seat=name, **has))
    if state["discards"]:
        lines.append(texts.say("nundinae-played", cards=field(texts, "discards", state["discards"], names)))
    return lines + hand(texts, view, names)


def hand(texts: Texts, view: View, names: Names) -> list[str]:
    seat = view["viewer"]
    if seat < 0:
        return []
    cards = field(texts, "hands", view["state"]["hands"][seat], names)
    return [
        texts.say("nundinae-hand-you" if seat == names.you else "nundinae-hand", seat=names.seats[seat], cards=cards)
    ]


def recap(texts: Texts, events: Sequence[Event], names: Names) -> list[str]:
    """Return how much honor each seat has at the end, and who has the most."""
    honor = [0] * len(names.seats)
    for event in events:
        if event.kind == "honor":
            seat, total = event.args
            honor[int(str(seat))] = int(str(total))
    best = texts.join([name for name, total in zip(names.seats, honor, strict=True) if total == max(honor)])
    totals = _by_seat(texts, [str(total) for total in honor], names)
    return [texts.say("nundinae-recap", list=totals), texts.say("nundinae-won", seats=best)]


class NundinaeWords(Words):
    """Nundinae in words."""

    pauses = PAUSES
    by_seat = BY_SEAT
    naming = staticmethod(naming)
    word = staticmethod(word)
    order = staticmethod(order)
    why = staticmethod(why)
    option = staticmethod(option)
    free_move = staticmethod(free_move)
    welcome = staticmethod(welcome)
    guide = staticmethod(guide)
    table = staticmethod(table)
    hand = staticmethod(hand)
    recap = staticmethod(recap)
    field = staticmethod(field)


WORDS = NundinaeWords("nundinae")
