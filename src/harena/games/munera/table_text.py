"""The table as text: sheets for a page without drawings, lines for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from harena.games.munera.bets import SIDE, has_right
from harena.games.munera.card_text import (
    CLASS_NAMES,
    ORIGIN_NAMES,
    SIDE_NAMES,
    Look,
    by_class,
    capital,
    class_name,
    condition,
    contract_line,
    denarii,
    effect_line,
    good,
    held,
    journey,
    look_at,
    man_line,
    minister_does,
    minister_name,
    new_man,
    pay_line,
    prospect,
    rank_line,
    region_of,
    roll_line,
    spectacle_line,
    staff_line,
    times,
    values,
    values_line,
    ware_line,
    when_line,
    whole,
)
from harena.games.munera.contract import fare
from harena.games.munera.duel import APPROVED, FIGHTING, TRACK
from harena.games.munera.game import RULES
from harena.games.munera.recipe_text import lasting_line
from harena.games.munera.school import WARES, valor, ware_cost
from harena.games.munera.sets import men_of
from harena.games.munera.state import Duel
from harena.games.munera.victory import school_fame
from harena.kernel.rules import View
from harena.kernel.serialization import frame_of
from harena.kernel.state import Event
from harena.text import Names, Texts

Row = tuple[str, list[str]]
Page = tuple[str, list[str], list[Row]]  # title, columns, rows: see text_protocol.Sheet

PHASES = ("forum", "munus", "eventum", "end")  # procedures that are phases of a turn
BEFORE_RESTOCK = ("opening", "next_patient")  # steps of the Forum phase (M-6.1, M-6.2)
SQUARES = ("pause", "refreshment", "referee", "supporters")


def sheets(texts: Texts, view: View, names: Names) -> list[Page]:
    """Return the sheets: running procedures, the innermost first; schools, public cards, the viewer's own cards; then
    the men of each school, the viewer's first."""
    look = look_at(texts, view, names)
    seats = sorted(range(look.g.seats), key=lambda seat: seat != look.seat)
    pages = [*reversed(_present(look)), _schools(look), _spectacles(look), _forum(look), _hand(look)]
    pages += [_men(look, seat) for seat in seats]
    return [page for page in pages if page[2]]


# Sheets


def _heads(texts: Texts, *keys: str) -> list[str]:
    return [texts.say(f"munera-head-{key}") for key in keys]


def _schools(look: Look) -> Page:
    texts, state, g = look.texts, look.view["state"], look.g
    none = texts.say("munera-none")
    rows: list[Row] = []
    for seat, name in enumerate(look.names.seats):
        label = texts.say("munera-rudiarius", seat=name) if seat == g.rudis else name
        region = look.decks.region[g.region[seat]] if g.region[seat] >= 0 else none
        cells = [g.glory[seat], g.denarii[seat], region, len(state["school"][seat]), state["hands_size"][seat]]
        rows.append((label, [*map(str, cells), staff_line(look, seat) or none]))
    heads = _heads(texts, "glory", "denarii", "region", "men", "cards", "ministers")
    return headline(look), heads, rows


def _men(look: Look, seat: int) -> Page:
    heads = _heads(look.texts, "class", "rank", "origin", "values", "now")
    rows = []
    for man in by_class(look, look.view["state"]["school"][seat]):
        klass, origin = class_name(look.texts, look.g.klass[man]), ORIGIN_NAMES[look.decks.origin[man]]
        cells = [klass, rank_line(look, man), origin, " / ".join(values(look, man)), condition(look, man)]
        rows.append((look.decks.man[man], cells))
    return _school_title(look, seat), heads, rows


def _school_title(look: Look, seat: int) -> str:
    key = "munera-sheet-school-you" if seat == look.names.you else "munera-sheet-school"
    return look.texts.say(key, seat=look.names.seats[seat])


def _forum(look: Look) -> Page:
    rows: list[Row] = []
    for ware in _forum_wares(look):
        what = new_man(look, ware) if ware < WARES else capital(minister_does(look, ware - WARES))
        name = look.decks.man[ware] if ware < WARES else minister_name(look.decks, ware - WARES)
        rows.append((name, [what, str(ware_cost(look.g, ware)), _fate(look, ware)]))
    return look.texts.say("munera-sheet-forum"), _heads(look.texts, "what", "cost", "now"), rows


def _forum_wares(look: Look) -> list[int]:
    """Return what can still be put up. Cards left over from the turn before are no longer on sale."""
    state, forum = look.view["state"], look.frame("forum")
    if forum is None or forum["at"] in BEFORE_RESTOCK:
        return []
    return [*state["forum_men"], *[WARES + minister for minister in state["forum_ministers"]]]


def _fate(look: Look, ware: int) -> str:
    """M-6.5: say whether a ware is on sale, is being auctioned, or cannot be put up again this turn."""
    forum = look.frame("forum")
    if forum is not None and forum["ware"] == ware:
        return look.texts.say("munera-up")
    return look.texts.say("munera-unwanted" if look.g.auctioned >> ware & 1 else "munera-on-sale")


def _spectacles(look: Look) -> Page:
    texts, printed = look.texts, look.decks
    mine = look.seat >= 0 and look.g.region[look.seat] >= 0
    rows: list[Row] = []
    for card in _to_come(look):
        cells = [region_of(look, card), contract_line(texts, printed, card), pay_line(texts, printed, card)]
        cells += [str(journey(look, card)), prospect(look, card)] if mine else []
        rows.append((printed.city[card], cells))
    heads = _heads(texts, "region", "contract", "pay", *(["journey", "prospect"] if mine else []))
    return texts.say("munera-sheet-spectacles"), heads, rows


def _to_come(look: Look) -> list[int]:
    """Return the spectacles that may still take place, without the one that is being held."""
    now = look.frame("spectacle")
    if look.frame("munus") is None:
        return []
    return [card for card in look.view["state"]["open"] if now is None or card != now["card"]]


def _hand(look: Look) -> Page:
    rows: list[Row] = []
    for title, count in held(look):
        when, effect = when_line(look.texts, look.decks, title), effect_line(look.texts, look.decks, title)
        rows.append((times(look.decks.title[title], count), [capital(when), capital(effect)]))
    return look.texts.say("munera-sheet-hand"), _heads(look.texts, "when", "effect"), rows


# Running procedures, from the outermost to the innermost


def _present(look: Look, *told: str) -> list[Page]:
    """Leave out what the question itself tells the reader."""
    found: list[Page] = []
    for name, (procs, rows) in _PRESENT.items():
        f = look.frame(*procs)
        if f is not None and name not in told and f.get("ware", 0) >= 0:
            city = f"{look.decks.city[f['card']]} ({region_of(look, f['card'])})" if "card" in f else ""
            found.append((look.texts.say(f"munera-sheet-{name}", city=city), [], rows(look, f)))
    return found


def _spectacle_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    texts, seats = look.texts, look.names.seats
    contract = contract_line(texts, look.decks, f["card"])
    rows: list[Row] = [(texts.say("munera-head-contract"), [contract])]
    rows.append((texts.say("munera-head-pay"), [pay_line(texts, look.decks, f["card"])]))
    if f["rival"] < 0:
        rows.append((texts.say("munera-row-chosen"), [seats[f["host"]]]))
        if f["fighters"][0]:
            named = [_fighter(look, man, f) for man in men_of(f["fighters"][0])]
            rows.append((texts.say("munera-row-fighters"), [", ".join(named)]))
        standing = texts.join([seats[seat] for seat in f["standing"]])
        rows.append((texts.say("munera-row-standing"), [standing or texts.say("munera-none")]))
        if f["fee"] >= 0:
            rows.append((texts.say("munera-row-fee"), [denarii(texts, f["fee"])]))
        if look.seat >= 0:
            rows.append((texts.say("munera-head-prospect"), [_for_me(look, f["card"])]))
        return rows
    for seat, mask in zip((f["host"], f["rival"]), f["fighters"], strict=True):
        men = [_fighter(look, man, f) for man in men_of(mask)]
        rows.append((seats[seat], [", ".join(men) or texts.say("munera-none")]))
    if f["payers"]:
        payer = f["payers"][0]
        due = 0 if f["paved"] else fare(look.g, payer, f["card"], f["storm"]) + f["robbed"]
        rows.append((texts.say("munera-row-paying"), [f"{seats[payer]}, {denarii(texts, due)}"]))
    return rows


def _for_me(look: Look, card: int) -> str:
    way = look.texts.say("munera-journey", denarii=denarii(look.texts, journey(look, card)))
    return look.texts.row([way, prospect(look, card)])


def _fighter(look: Look, man: int, f: Mapping[str, Any]) -> str:
    """Ferox (Myrmillo), or that he fights now or has fought."""
    name, now = look.decks.man[man], look.frame("duel", "bout")
    if now is not None and man in now["men"]:
        return look.texts.say("munera-fighting", man=name)
    if man in f["fought"]:
        return look.texts.say("munera-fought", man=name)
    return f"{name} ({CLASS_NAMES[look.g.klass[man]]})"


def _duel_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    texts = look.texts
    rows: list[Row] = []
    for side, man in enumerate(f["men"]):
        name, owner = f"{SIDE_NAMES[side]}, {look.decks.man[man]}", look.names.seats[f["owners"][side]]
        _, courage, charisma = values(look, man)
        state = texts.say(
            "munera-duel-state",
            virtus=f["virtus"][side],
            wounds=f["wounds"][side],
            courage=courage,
            charisma=charisma,
        )
        die = [texts.say("munera-die", die=f["dice"][side])] if f["dice"][side] >= 0 else []
        rows.append((f"{name} ({owner})", [texts.row([*die, state])]))
    rows.append((texts.say("munera-row-pugna"), [_pugna(look, f)]))
    rows.append(
        (texts.say("munera-row-comprobatio"), [texts.say("munera-of", has=whole(f["approval"]), target=APPROVED)])
    )
    return rows + _bets(look, f) + _lasting(look, f)


def _pugna(look: Look, f: Mapping[str, Any]) -> str:
    points = f["pugna"]
    if not points:
        return look.texts.say("munera-pugna-level", target=TRACK)
    man = look.decks.man[f["men"][points < 0]]
    return look.texts.say("munera-pugna-for", points=abs(points), man=man, target=TRACK)


def _bets(look: Look, f: Mapping[str, Any]) -> list[Row]:
    """M-11: stakes, fixes, and who has the right to the next fix."""
    texts, seats = look.texts, look.names.seats
    rows = _stakes(look, f)
    if f["bought"]:
        bought = [texts.say(f"munera-square-{SQUARES[square]}") for square in f["bought"]]
        rows.append((texts.say("munera-row-fixes"), [", ".join(bought)]))
    duel = frame_of(RULES, {**f})
    assert isinstance(duel, Duel)
    if duel.ending == FIGHTING and (right := has_right(duel)) >= 0:
        rows.append((texts.say("munera-row-right"), [seats[right]]))
    return rows


def _stakes(look: Look, f: Mapping[str, Any]) -> list[Row]:
    texts = look.texts
    said = []
    for seat, stake in zip(f["bettors"], f["stakes"], strict=False):
        man, amount = look.decks.man[f["men"][stake // SIDE]], denarii(texts, stake % SIDE)
        said += [texts.say("munera-stake", seat=look.names.seats[seat], amount=amount, man=man)] if stake else []
    return [(texts.say("munera-row-stakes"), [", ".join(said)])] if said else []


def _lasting(look: Look, f: Mapping[str, Any]) -> list[Row]:
    """Return a row for each effect that lasts as long as the duel; titles with the same effect share it."""
    found: dict[str, int] = {}
    for title, card in enumerate(look.decks.card):
        flag = card.shown.duel_flag
        if flag and f[flag]:
            found.setdefault(flag, title)
    return [(look.decks.title[title], [_while_it_lasts(look, title, flag)]) for flag, title in found.items()]


def _while_it_lasts(look: Look, title: int, flag: str) -> str:
    """Return what a card does as long as the duel lasts; a card with several effects does more than that."""
    recipe = look.decks.card[title].recipe
    return effect_line(look.texts, look.decks, title) if recipe is None else lasting_line(look.texts, recipe, flag)


def _bout_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    texts = look.texts
    rows: list[Row] = []
    for side, man in enumerate(f["men"]):
        die, total = f["dice"][side], f["dice"][side] + valor(look.g, man) + look.decks.courage[man]
        thrown = [texts.say("munera-die", die=die), texts.say("munera-total", total=total)] if die >= 0 else []
        label = f"{look.decks.man[man]} ({look.names.seats[f['owners'][side]]})"
        rows.append((label, [texts.row([*thrown, values_line(look, man)])]))
    return rows


def _auction_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    texts = look.texts
    rows: list[Row] = [(texts.say("munera-up-for"), [ware_line(look, f["ware"]).text])]
    if f["proc"] == "auction":
        rows.append((texts.say("munera-row-seller"), [look.names.seats[f["seller"]]]))
        rows.append((texts.say("munera-row-minimum"), [denarii(texts, f["minimum"])]))
    else:
        rows.append((texts.say("munera-head-cost"), [denarii(texts, ware_cost(look.g, f["ware"]))]))
        if f["buyer"] >= 0:
            rows.append((texts.say("munera-row-bid"), [f"{look.names.seats[f['buyer']]} {f['price']}"]))
    return rows


def _roll_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    shown = [look.texts.say("munera-die-shows", die=f["die"])] if f["die"] >= 0 else []
    return [(look.decks.man[f["man"]], [" ".join([roll_line(look, f), *shown])])]


_PRESENT: dict[str, tuple[tuple[str, ...], Callable[[Look, Mapping[str, Any]], list[Row]]]] = {
    "spectacle": (("spectacle",), _spectacle_rows),
    "duel": (("duel",), _duel_rows),
    "wager": (("wager",), _stakes),
    "bout": (("bout",), _bout_rows),
    "auction": (("forum", "auction"), _auction_rows),
    "roll": (("roll",), _roll_rows),
}


# Lines for the terminal


def headline(look: Look) -> str:
    """Turn 3 of 40, Forum phase. 15 Glory win."""
    phase = next((f["proc"] for f in look.view["stack"] if f["proc"] in PHASES), "")
    limit = look.view["options"]["turns"]
    args = {"turn": look.g.turn, "turns": limit, "target": look.g.table.target}
    if look.g.winners:
        return look.texts.say("munera-line-over", **args)
    if not look.g.turn or not phase:
        return look.texts.say("munera-line-setup", **args)
    key = "munera-line-turn-of" if limit else "munera-line-turn"
    return look.texts.say(key, phase=look.texts.say(f"munera-phase-{phase}"), **args)


def _line(texts: Texts, label: str, what: str = "") -> str:
    return texts.say("munera-line", label=label, what=what).rstrip()


def _page_lines(look: Look, pages: Iterable[Page]) -> list[str]:
    lines = []
    for title, _, rows in pages:
        lines += [_line(look.texts, title)]
        lines += [f"- {_line(look.texts, label, look.texts.row(cells))}" for label, cells in rows]
    return lines


def _purses(look: Look, whole: bool) -> list[str]:
    """Return one line per school; Ministers only where the whole table is shown."""
    lines = []
    for seat, name in enumerate(look.names.seats):
        region = look.g.region[seat]
        parts = [look.texts.say("munera-glory", points=look.g.glory[seat]), denarii(look.texts, look.g.denarii[seat])]
        parts += [look.decks.region[region]] if region >= 0 else []
        parts.append(look.texts.say("munera-cards", count=look.view["state"]["hands_size"][seat]))
        label = look.texts.say("munera-rudiarius", seat=name) if seat == look.g.rudis else name
        staff = staff_line(look, seat) if whole else ""
        said = ", ".join(parts)
        lines.append(_line(look.texts, label, look.texts.row([said, staff]) if staff else said))
    return lines


def table(texts: Texts, view: View, names: Names) -> list[str]:
    """Return the whole table as the viewer sees it."""
    look = look_at(texts, view, names)
    lines = [headline(look), *_purses(look, whole=True)]
    for seat in range(look.g.seats):
        men = by_class(look, view["state"]["school"][seat])
        lines += [_line(texts, _school_title(look, seat))] if men else []
        lines += [f"- {_whole_man(look, man)}" for man in men]
    lines += _open_spectacles(look) + _in_forum(look) + _page_lines(look, _present(look)) + _offers(look)
    return lines + _whole_hand(look)


def _whole_man(look: Look, man: int) -> str:
    origin = ORIGIN_NAMES[look.decks.origin[man]]
    return look.texts.row([man_line(look, man).text, origin, condition(look, man)])


def _whole_hand(look: Look) -> list[str]:
    lines = []
    for title, count in held(look):
        name, when = times(look.decks.title[title], count), when_line(look.texts, look.decks, title)
        lines.append(f"- {_line(look.texts, f'{name} ({when})', effect_line(look.texts, look.decks, title))}")
    return [_line(look.texts, look.texts.say("munera-sheet-hand")), *lines] if lines else []


def _open_spectacles(look: Look) -> list[str]:
    lines = []
    for card in _to_come(look):
        said = [spectacle_line(look, card).text]
        if look.seat >= 0 and look.g.region[look.seat] >= 0:
            said.append(_for_me(look, card))
        lines.append(f"- {look.texts.row(said)}")
    return [_line(look.texts, look.texts.say("munera-sheet-spectacles")), *lines] if lines else []


def _in_forum(look: Look) -> list[str]:
    lines = []
    for ware in _forum_wares(look):
        cost = look.texts.say("munera-cost", cost=denarii(look.texts, ware_cost(look.g, ware)))
        lines.append(f"- {look.texts.row([ware_line(look, ware).text, cost, _fate(look, ware)])}")
    return [_line(look.texts, look.texts.say("munera-sheet-forum")), *lines] if lines else []


def _offers(look: Look) -> list[str]:
    """Return the open offers that the viewer made or received."""
    lines = []
    for offer in look.view["offers"]:
        give, get = [
            look.texts.join([good(look.texts, number, amount, look.names) for number, amount in offer[side]])
            or look.texts.say("table-nothing")
            for side in ("give", "get")
        ]
        by_me = offer["by"] == look.seat
        other = look.names.seats[offer["to" if by_me else "by"]]
        lines.append(
            look.texts.say("munera-offered-by-you" if by_me else "munera-offered-you", seat=other, give=give, get=get)
        )
    return lines


def brief(texts: Texts, view: View, names: Names) -> list[str]:
    """Return what a question needs but does not say: in a duel the duel alone, else purses and the viewer's men and
    cards."""
    look = look_at(texts, view, names)
    proc = look.top["proc"]
    cards = hand(texts, view, names)
    if look.frame("duel", "bout") is not None:
        lines = _page_lines(look, _present(look, "spectacle", "roll"))
        return [headline(look), *lines, *(cards if proc == "moment" else [])]
    lines = [headline(look), *_purses(look, whole=False)]
    if proc in ("rest", "training", "munus"):
        lines += _open_spectacles(look)
    if proc == "rest":
        lines += _in_forum(look)
    lines += _page_lines(look, _present(look, "roll", "auction" if proc in ("forum", "auction") else ""))
    return lines + _my_men(look) + _offers(look) + cards


def _my_men(look: Look) -> list[str]:
    """Ferox (Myrmillo), Leo (Thraex, engaged)."""
    men = by_class(look, look.view["state"]["school"][look.seat]) if look.seat >= 0 else []
    said = []
    for man in men:
        notes = [CLASS_NAMES[look.g.klass[man]]] if look.g.klass[man] >= 0 else []
        lent = any([loan[0] == man for loan in look.g.loans])
        notes += [condition(look, man)] if lent or look.g.engaged >> man & 1 else []
        said.append(f"{look.decks.man[man]} ({', '.join(notes)})" if notes else look.decks.man[man])
    return [_line(look.texts, _school_title(look, look.seat), ", ".join(said))] if said else []


def hand(texts: Texts, view: View, names: Names) -> list[str]:
    """Return the viewer's Eventum cards, by title."""
    look = look_at(texts, view, names)
    cards = ", ".join([times(look.decks.title[title], count) for title, count in held(look)])
    if not cards:
        return []
    seat = look.seat
    key = "munera-hand-you" if seat == names.you else "munera-hand"
    return [texts.say(key, seat=names.seats[seat], cards=cards)]


def last(texts: Texts, view: View, names: Names) -> list[str]:
    """Return the spectacle, duel or auction that is being held."""
    look = look_at(texts, view, names)
    return _page_lines(look, _present(look)) or [texts.say("munera-last-none")]


def count(texts: Texts, view: View, names: Names) -> list[str]:
    """Return what would decide if the match ended now (M-14.1), and which Eventum cards have been played."""
    look = look_at(texts, view, names)
    lines = []
    for seat, name in enumerate(names.seats):
        glory = texts.say("munera-glory", points=look.g.glory[seat])
        lines.append(_line(texts, name, f"{glory}, {texts.say('munera-fame', points=school_fame(look.g, seat))}"))
    titles = [look.decks.titled[card] for card in view["state"]["gone"]]
    out = ", ".join([times(look.decks.title[title], titles.count(title)) for title in sorted(set(titles))])
    return lines + ([texts.say("munera-out", cards=out)] if out else [])


def recap(texts: Texts, events: Sequence[Event], names: Names) -> list[str]:
    """Return the Glory of each school, turn by turn."""
    turn, gained, lines = 0, dict[int, int](), list[str]()
    for event in [*events, Event("turn", (0,), None)]:
        if event.kind == "glory":
            seat, points = int(str(event.args[0])), int(str(event.args[1]))
            gained[seat] = gained.get(seat, 0) + points
        elif event.kind == "turn":
            said = ", ".join([f"{names.seats[seat]} {gained[seat]}" for seat in sorted(gained)])
            lines += [texts.say("munera-recap", turn=turn, list=said)] if said else []
            turn, gained = int(str(event.args[0])), {}
    return lines


def welcome(texts: Texts, view: View, names: Names) -> list[str]:
    """Return what a new player needs to know before the first roll."""
    turns = view["options"]["turns"]
    goal = texts.say("munera-goal-turns" if turns else "munera-goal", target=view["options"]["target"], turns=turns)
    return [*texts.say("munera-welcome").splitlines(), goal, texts.say("munera-seats", seats=", ".join(names.seats))]


def guide(texts: Texts, view: View) -> list[str]:
    """Return the terms of the game with their explanations, for a player who asks for help."""
    return texts.say("munera-guide").splitlines()
