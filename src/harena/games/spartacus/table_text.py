"""Puts the table into words: sheets for the plain page, lines of text for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from harena.games.spartacus.card_text import (
    PHASES,
    SIDE_NAMES,
    Look,
    ability_line,
    bets_line,
    by_sort,
    capital,
    card_count,
    card_line,
    card_name,
    cell_names,
    condition,
    dice_of,
    does,
    drawn,
    effect_line,
    favors_line,
    gear_line,
    gold,
    good,
    guards_line,
    held,
    in_a_word,
    influence,
    key_of,
    kind_line,
    line,
    look_at,
    named,
    of_house,
    people_count,
    pools_line,
    purse,
    purse_line,
    sort_line,
    target,
    thrown,
    times,
    title_of,
    ware_about,
    whose,
)
from harena.games.spartacus.cards.registry import aim_kind, has_own_words
from harena.games.spartacus.cards.scheme import PAIR
from harena.games.spartacus.house import hand_size, owner_of
from harena.games.spartacus.printed import MOST_INFLUENCE
from harena.kernel.choice import OPEN
from harena.kernel.rules import View
from harena.kernel.state import Event
from harena.text import Names, Texts

Row = tuple[str, list[str]]
Page = tuple[str, list[str], list[Row]]  # title, columns, rows: see text_protocol.Sheet

FIXED = "\N{NO-BREAK SPACE}"  # a page does not change it


def sheets(texts: Texts, view: View, names: Names) -> list[Page]:
    """Lay out the table: the current procedures, the innermost first; the houses and the viewer's own cards; then what
    each house has, the viewer's own first.
    """
    look = look_at(texts, view, names)
    seats = sorted(range(look.g.seats), key=lambda seat: seat != look.seat)
    pages = [*reversed(_present(look)), _houses(look), _hand(look), *[_assets(look, seat) for seat in seats]]
    return [page for page in pages if page[2]]


# Sheets


def _heads(texts: Texts, *keys: str) -> list[str]:
    return [texts.say(f"spartacus-head-{key}") for key in keys]


def _label(look: Look, seat: int) -> str:
    """Return the label of a seat: You (Batiatus), Host."""
    name = whose(look, seat)
    return look.texts.say("spartacus-is-host", seat=name) if seat == look.g.host and look.g.house[seat] >= 0 else name


def _houses(look: Look) -> Page:
    g, printed, rows = look.g, look.decks, list[Row]()
    for seat in range(g.seats):
        cells = [str(g.influence[seat]), purse(look, seat), str(look.view["state"]["hands_size"][seat])]
        cells += [guards_line(look, seat)]
        cells += [people_count(look, seat, mask) for mask in (printed.gladiators, printed.slaves, printed.equipment)]
        rows.append((_label(look, seat), cells))
    keys = ("influence", "gold", "cards", "guards", "gladiators", "slaves", "equipment")
    return headline(look), _heads(look.texts, *keys), rows


def _hand(look: Look) -> Page:
    rows: list[Row] = []
    for title, count in held(look):
        row = look.decks.rows[title]
        cells = [capital(kind_line(look.texts, look.decks, title)), str(row.needs), str(row.gold)]
        rows.append((times(title_of(look, title), count), [*cells, capital(does(look, title))]))
    return look.texts.say("spartacus-sheet-hand"), _heads(look.texts, "kind", "needs", "cash", "effect"), rows


def _assets(look: Look, seat: int) -> Page:
    texts, printed, rows = look.texts, look.decks, list[Row]()
    none = texts.say("spartacus-none")
    for card in by_sort(look, look.view["state"]["assets"][seat]):
        now = ", ".join([part for part in (condition(look, card), favors_line(look, card)) if part])
        cells = [capital(sort_line(texts, printed, card)), str(printed.value[card]), dice_of(printed, card) or none]
        does_what = capital(ability_line(texts, printed, card)) or none
        rows.append((card_name(look, card), [*cells, now, does_what]))
    return _assets_title(look, seat), _heads(texts, "sort", "value", "dice", "now", "ability"), rows


def _assets_title(look: Look, seat: int) -> str:
    key = "spartacus-sheet-assets-you" if seat == look.names.you else "spartacus-sheet-assets"
    return look.texts.say(key, seat=whose(look, seat))


# The current procedures


def _present(look: Look, *skip: str) -> list[Page]:
    """Describe the current procedures, from the outermost to the innermost. `skip`: what the reader knows."""
    found: list[Page] = []
    for name, rows in _PRESENT.items():
        f = look.frame(*_PROCS.get(name, (name,)))
        if f is not None and name not in skip and (said := rows(look, f)):
            found.append((look.texts.say(f"spartacus-sheet-{name}"), [], said))
    return found


def _row(look: Look, key: str, what: str) -> Row:
    return look.texts.say(f"spartacus-row-{key}"), [what or look.texts.say("spartacus-none")]


def _seats(look: Look, seats: Iterable[int]) -> str:
    return ", ".join([look.names.seats[seat] for seat in seats])


def _healing_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    if f["card"] < 0:
        return []
    rows = [_row(look, "patient", capital(of_house(look, f["card"])))]
    return [*rows, _row(look, "die", str(f["die"]))] if f["die"] else rows


def _market_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    """Describe who still trades, then what is auctioned."""
    if f["at"] in ("open_stalls", "trade"):
        trading = [seat for seat, given in enumerate(f["seals"]) if given == OPEN]
        return [_row(look, "trading", _seats(look, trading))] if trading else []
    rows: list[Row] = []
    if f["card"] >= 0:
        rows.append(_row(look, "up", card_line(look, f["card"]).text))
    elif f["at"] in ("open_token", "bid_for_token"):
        rows.append(_row(look, "up", capital(look.texts.say("spartacus-host-token"))))
    if rows:
        rows.append(_row(look, "bidding", _seats(look, f["bidding"])))
        stakes = [f"{look.names.seats[seat]} {stake}" for seat, stake in enumerate(f["stakes"]) if stake]
        rows += [_row(look, "stakes", ", ".join(stakes))] if stakes else []
    if f["laid_size"]:
        rows.append(_row(look, "face-down", card_count(look.texts, f["laid_size"])))
    return rows


def declared_line(look: Look, f: Mapping[str, Any], named_by: Callable[[Look, int], str] = target) -> str:
    """Say what was declared, and on whom: Robbery on Caius (Glaber)."""
    title, aim = look.decks.titled[f["card"]], f["aim"]
    row, name = look.decks.rows[title], title_of(look, title)
    kind = aim_kind(row)
    if not kind:
        return name
    key = f"spartacus-declared-{key_of(row.effect)}" if has_own_words(row) else "spartacus-declared"
    if kind == "-houses":
        one, two = [named_by(look, seat) for seat in divmod(aim, PAIR)]
        return look.texts.say(key, title=name, target=one, second=two)
    whom = _card_of(look, aim, named_by) if kind == "-card" else named_by(look, aim)
    return look.texts.say(key, title=name, target=whom)


def _card_of(look: Look, card: int, named_by: Callable[[Look, int], str]) -> str:
    """Name a card with its house: Agron of Caius (Glaber). Only its name, once it has left the table."""
    owner, name = owner_of(look.g, card), card_name(look, card)
    if owner < 0 or owner == look.seat:
        return of_house(look, card)
    return look.texts.say("spartacus-card-of", card=name, seat=named_by(look, owner))


def _scheme_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    texts = look.texts
    rows = [_row(look, "schemer", whose(look, f["schemer"]))]
    if f["card"] >= 0:
        title = look.decks.titled[f["card"]]
        rows.append(_row(look, "scheme", declared_line(look, f)))
        rows.append(_row(look, "effect", capital(effect_line(texts, look.decks, title))))
    elif f["laid_size"] if f["laid"] is None else f["laid"]:
        rows += _face_down(look, f)
    else:
        return []
    if f["pledged"]:
        rows.append(_row(look, "support", _with_influence(look, f["pledged"])))
    return rows


def _face_down(look: Look, f: Mapping[str, Any]) -> list[Row]:
    """Describe a face-down scheme. S-5.5: the others see only what the schemer tells them."""
    texts, g = look.texts, look.g
    rows = []
    if f["laid"]:
        title = look.decks.titled[f["laid"][0]]
        needs = texts.say("spartacus-needs", points=influence(texts, look.decks.needs[title]))
        rows.append(_row(look, "scheme", texts.row([title_of(look, title), needs])))
    else:
        rows.append(_row(look, "scheme", texts.say("spartacus-face-down")))
    have = sum([g.influence[seat] for seat in (f["schemer"], *f["pledged"])])
    rows.append(_row(look, "so-far", influence(texts, have)))
    if f["said_no"]:
        rows.append(_row(look, "refused", _seats(look, f["said_no"])))
    if f["asked"] >= 0:
        asked = [whose(look, f["asked"]), *([gold(texts, f["price"])] if f["price"] else [])]
        if f["promised"]:
            asked.append(texts.say("spartacus-promise-of", gold=gold(texts, f["promised"])))
        rows.append(_row(look, "asked", texts.row(asked)))
    if f["shown_to"]:
        rows.append(_row(look, "shown", _seats(look, f["shown_to"])))
    if f["claim"] >= 0:
        rows.append(_row(look, "claim", _claim(look, f)))
    elif f["claimed"] >= 0:
        rows.append(_row(look, "claim-target", target(look, f["claimed"])))
    return rows


def _claim(look: Look, f: Mapping[str, Any]) -> str:
    name = title_of(look, f["claim"])
    if f["claimed"] < 0:
        return name
    return look.texts.say("spartacus-declared", title=name, target=target(look, f["claimed"]))


def _with_influence(look: Look, seats: Iterable[int]) -> str:
    return ", ".join([f"{look.names.seats[seat]} {look.g.influence[seat]}" for seat in seats])


def _reaction_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    rows = [_row(look, "player", whose(look, f["seat"])), _row(look, "card", title_of(look, f["title"]))]
    kind = aim_kind(look.decks.rows[f["title"]]) if f["proc"] == "reaction" else ""
    if kind:
        rows.append(_row(look, "named", of_house(look, f["aim"]) if kind == "-card" else target(look, f["aim"])))
    return [*rows, _row(look, "die", str(f["die"]))] if f["die"] else rows


def _arena_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    """Describe who was invited, who fights and what is bet. During the fight, the fight's own rows describe the
    fighters.
    """
    rows: list[Row] = []
    if look.frame("fight") is None:
        rows += [_row(look, "invited", _seats(look, f["invited"]))] if f["invited"] else []
        for side, card in enumerate(f["fighters"]):
            gear = gear_line(look, f["gear"][3 * side : 3 * side + 3])
            said = look.texts.row([f"{named(look, card)} {dice_of(look.decks, card)}", *([gear] if gear else [])])
            rows.append((_side_label(look, side, f["owners"][side]), [said]))
    for seat, piles in enumerate(f["bets"]):
        if any(piles):
            key = "spartacus-row-bets-you" if seat == look.names.you else "spartacus-row-bets"
            label = look.texts.say(key, seat=look.names.seats[seat])
            rows.append((label, [bets_line(look, piles, f["fighters"])]))
    return rows


def _side_label(look: Look, side: int, owner: int) -> str:
    """Return the label of a side: I, Caius (Glaber)."""
    return f"{SIDE_NAMES[side]}, {whose(look, owner)}"


def _fight_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    texts, cells = look.texts, cell_names(look.decks)
    rows = [_row(look, "round", str(f["round"]))]
    for side, card in enumerate(f["fighters"]):
        where = texts.say("spartacus-on-cell", cell=cells[f["cells"][side]])
        parts = [f"{named(look, card)}, {where}", pools_line(texts, f["pools"][3 * side : 3 * side + 3])]
        gear = gear_line(look, f["gear"][3 * side : 3 * side + 3])
        rows.append((_side_label(look, side, f["owners"][side]), [texts.row([*parts, *([gear] if gear else [])])]))
    if f["lead"] >= 0:
        rows.append(_row(look, "initiative", look.names.seats[f["owners"][f["lead"]]]))
    elif any(f["dice"]):
        said = [f"{SIDE_NAMES[side]} {thrown(dice)}" for side, dice in enumerate(f["dice"])]
        rows.append(_row(look, "initiative", ", ".join(said)))
    return rows


def _sand_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    return [(name, [row.replace(" ", FIXED)]) for name, row in drawn(look.decks, f["cells"])]


def _attack_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    fight = look.frame("fight")
    if fight is None or not f["attack"]:
        return []
    one, two = [card_name(look, fight["fighters"][side]) for side in (f["side"], 1 - f["side"])]
    rows: list[Row] = [
        (look.texts.say("spartacus-row-attack", card=one), [thrown(f["attack"])]),
        (look.texts.say("spartacus-row-defense", card=two), [thrown(f["defence"])]),
    ]
    return [*rows, _row(look, "damage", str(f["damage"]))] if f["damage"] else rows


def _tournament_rows(look: Look, f: Mapping[str, Any]) -> list[Row]:
    rows = [_row(look, "bout", _seats(look, f["pair"]))] if f["pair"] else []
    rows += [_row(look, "to-come", _seats(look, f["entrants"]))] if f["entrants"] else []
    return rows + ([_row(look, "through", _seats(look, f["through"]))] if f["through"] else [])


_PROCS: dict[str, tuple[str, ...]] = {"healing": ("upkeep",), "reaction": ("reaction", "guard"), "sand": ("fight",)}
_PRESENT: dict[str, Callable[[Look, Mapping[str, Any]], list[Row]]] = {
    "healing": _healing_rows,
    "market": _market_rows,
    "scheme": _scheme_rows,
    "tournament": _tournament_rows,
    "arena": _arena_rows,
    "sand": _sand_rows,
    "fight": _fight_rows,
    "attack": _attack_rows,
    "reaction": _reaction_rows,
}


# Lines for the terminal


def headline(look: Look) -> str:
    """Return the headline: Turn 3, Market phase. Host: Caius. 12 Influence win."""
    g, texts = look.g, look.texts
    if g.winners:
        return texts.say("spartacus-line-over", turn=g.turn)
    if not g.turn:
        return texts.say("spartacus-line-setup", target=MOST_INFLUENCE)
    phase, host = texts.say(f"spartacus-phase-{PHASES[g.phase]}"), look.names.seats[g.host]
    key = "spartacus-line-turn-of" if g.table.turns else "spartacus-line-turn"
    return texts.say(key, turn=g.turn, turns=g.table.turns, phase=phase, host=host, target=MOST_INFLUENCE)


def _page_lines(look: Look, pages: Iterable[Page]) -> list[str]:
    lines = []
    sand = look.texts.say("spartacus-sheet-sand")
    for title, _, rows in pages:
        lines.append(line(look.texts, title))
        if title == sand:
            lines += [f"  {cells[0].replace(FIXED, ' ')}" for _, cells in rows]
        else:
            lines += [f"- {line(look.texts, label, look.texts.row(cells))}" for label, cells in rows]
    return lines


def _purses(look: Look) -> list[str]:
    """Describe Influence and gold, one line per house."""
    g, texts, printed = look.g, look.texts, look.decks
    lines = []
    for seat in range(g.seats):
        parts = [influence(texts, g.influence[seat]), purse_line(look, seat)]
        parts.append(card_count(texts, look.view["state"]["hands_size"][seat]))
        counts = (
            ("gladiators", people_count(look, seat, printed.gladiators)),
            ("slaves", people_count(look, seat, printed.slaves)),
            ("guards", guards_line(look, seat)),
        )
        parts += [texts.say(f"spartacus-purse-{name}", count=said) for name, said in counts]
        lines.append(line(texts, _label(look, seat), ", ".join(parts)))
    return lines


def table(texts: Texts, view: View, names: Names) -> list[str]:
    """Describe the whole table, as the viewer sees it."""
    look = look_at(texts, view, names)
    lines = [headline(look), *_purses(look)]
    for seat in range(look.g.seats):
        cards = by_sort(look, view["state"]["assets"][seat])
        lines += [line(texts, _assets_title(look, seat))] if cards else []
        lines += [f"- {_whole_card(look, card)}" for card in cards]
    return lines + _page_lines(look, _present(look)) + _offers(look) + _whole_hand(look)


def _whole_card(look: Look, card: int) -> str:
    return look.texts.row([named(look, card), *ware_about(look.texts, look.decks, card), condition(look, card)])


def _whole_hand(look: Look) -> list[str]:
    lines = []
    for title, count in held(look):
        row, name = look.decks.rows[title], times(title_of(look, title), count)
        kind = kind_line(look.texts, look.decks, title)
        what = look.texts.say(
            "spartacus-hand-card", points=influence(look.texts, row.needs), gold=gold(look.texts, row.gold)
        )
        lines.append(f"- {line(look.texts, f'{name} ({kind})', look.texts.row([what, does(look, title)]))}")
    return [line(look.texts, look.texts.say("spartacus-sheet-hand")), *lines] if lines else []


def _offers(look: Look) -> list[str]:
    """List the open offers that concern the viewer."""
    lines = []
    for offer in look.view["offers"]:
        give, get = [
            look.texts.join([good(look.texts, number, amount, look.names) for number, amount in offer[side]])
            or look.texts.say("table-nothing")
            for side in ("give", "get")
        ]
        by_me = offer["by"] == look.seat
        other = look.names.seats[offer["to" if by_me else "by"]]
        key = "spartacus-offered-by-you" if by_me else "spartacus-offered-you"
        lines.append(look.texts.say(key, seat=other, give=give, get=get))
    return lines


def brief(texts: Texts, view: View, names: Names) -> list[str]:
    """Describe what a question needs and does not say itself: the fight alone, or the houses and the viewer's people
    and cards.
    """
    look = look_at(texts, view, names)
    if look.frame("fight", "attack", "loss") is not None:
        return [headline(look), *_page_lines(look, _present(look, "market", "tournament"))]
    lines = [headline(look), *_purses(look), *_page_lines(look, _present(look))]
    return lines + _my_people(look) + _offers(look) + hand(texts, view, names)


def _my_people(look: Look) -> list[str]:
    """List the viewer's people: Your house: Agron, Cook ×2, Gladius."""
    cards = look.view["state"]["assets"][look.seat] if look.seat >= 0 else []
    return [line(look.texts, _assets_title(look, look.seat), in_a_word(look, cards))] if cards else []


def hand(texts: Texts, view: View, names: Names) -> list[str]:
    """List the viewer's Intrigue cards by title, and how many they may keep."""
    look = look_at(texts, view, names)
    cards = ", ".join([times(title_of(look, title), count) for title, count in held(look)])
    if not cards:
        return []
    seat = look.seat
    key = "spartacus-hand-you" if seat == names.you else "spartacus-hand"
    return [texts.say(key, seat=names.seats[seat], cards=cards, size=hand_size(look.g, seat))]


def last(texts: Texts, view: View, names: Names) -> list[str]:
    """Describe the current scheme, auction or fight."""
    look = look_at(texts, view, names)
    return _page_lines(look, _present(look)) or [texts.say("spartacus-last-none")]


def count(texts: Texts, view: View, names: Names) -> list[str]:
    """Show the Influence of the houses, and which Intrigue cards are out."""
    look = look_at(texts, view, names)
    order = sorted(range(look.g.seats), key=lambda seat: -look.g.influence[seat])
    lines = [
        line(texts, whose(look, seat), f"{influence(texts, look.g.influence[seat])}, {purse_line(look, seat)}")
        for seat in order
    ]
    titles = [look.decks.titled[card] for card in view["state"]["gone"]]
    out = ", ".join([times(title_of(look, title), titles.count(title)) for title in sorted(set(titles))])
    return lines + ([texts.say("spartacus-out", cards=out)] if out else [])


def recap(texts: Texts, events: Sequence[Event], names: Names) -> list[str]:
    """List the Influence of every house at the end of each turn."""
    turn, now, lines = 0, dict[int, int](), list[str]()
    for event in [*events, Event("turn", (0,), None)]:
        if event.kind in ("influence-up", "influence-down"):
            now[int(str(event.args[0]))] = int(str(event.args[2]))
        elif event.kind == "turn":
            said = ", ".join([f"{names.seats[seat]} {now[seat]}" for seat in sorted(now)])
            lines += [texts.say("spartacus-recap", turn=turn, list=said)] if said and turn else []
            turn = int(str(event.args[0]))
    return lines


def welcome(texts: Texts, view: View, names: Names) -> list[str]:
    """Explain what a new player needs to know before the first roll."""
    turns = view["options"]["turns"]
    goal = texts.say("spartacus-goal-turns" if turns else "spartacus-goal", target=MOST_INFLUENCE, turns=turns)
    seats = texts.say("spartacus-seats", seats=", ".join(names.seats))
    return [*texts.say("spartacus-welcome").splitlines(), goal, seats]


def guide(texts: Texts, view: View) -> list[str]:
    """Explain the game's terms to a person who asks for help."""
    return texts.say("spartacus-guide").splitlines()
