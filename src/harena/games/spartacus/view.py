"""S-3.4: builds what each seat may see, and samples states that are consistent with it."""

from __future__ import annotations

from random import Random
from typing import Any

from harena.games.spartacus.decks import decks
from harena.games.spartacus.facts import FACT, PEEK
from harena.games.spartacus.game import RULES
from harena.games.spartacus.printed import INTRIGUE, MARKET, SCHEME, Decks
from harena.games.spartacus.state import Ludus
from harena.kernel.rules import View
from harena.kernel.state import mask_of
from harena.kernel.views import rebuild, renumber
from harena.kernel.views import view as fields_seen


def view(g: Ludus, viewer: int) -> View:
    seen = fields_seen(RULES, g, viewer)
    number_anew(seen, g.table.decks)
    return seen


def number_anew(seen: View, printed: Decks) -> None:
    """Renumber the copies of a title. On a real table they look alike, so the number of one copy must not reveal
    anything about the others.
    """
    state, known, viewer = seen["state"], seen["known"], seen["viewer"]
    plots = [f for f in seen["stack"] if f["proc"] == "scheme"]
    turns = [f for f in seen["stack"] if f["proc"] == "intrigue" and f["tried"]]
    hand = state["hands"][viewer] if viewer >= 0 else []
    found = [f["card"] for f in plots if f["card"] >= 0] + hand
    for f in plots:
        found += f["laid"] or ()
    for row in state["guards"]:
        found += sorted(row, key=state["resting"].__contains__)
    found += state["gone"]
    found += [fact % FACT for fact in known["learned"]]
    for f in turns:
        found += f["tried"]
    number = renumber(found, printed.titled)
    hand[:] = sorted([number[card] for card in hand])
    for row in (*state["guards"], state["gone"], state["resting"]):
        row[:] = sorted([number[card] for card in row])
    known["learned"] = sorted([fact - fact % FACT + number[fact % FACT] for fact in known["learned"]])
    for f in plots:
        f["card"] = number[f["card"]] if f["card"] >= 0 else -1
        f["laid"] = f["laid"] and [number[card] for card in f["laid"]]
    for f in turns:
        f["tried"] = sorted([number[card] for card in f["tried"]])


def resample(seen: View, rng: Random) -> Ludus:
    """Deal what this seat does not see at random, except cards whose place it knows."""
    hidden: dict[str, Any] = {}
    guess_intrigue(seen, rng, hidden)
    guess_market(seen, rng, hidden)
    return rebuild(RULES, seen, hidden, rng)


def guess_intrigue(seen: View, rng: Random, hidden: dict[str, Any]) -> None:
    """Deal hands, the deck and the face-down scheme."""
    state = seen["state"]
    hands: list[set[int]] = [set(hand or ()) for hand in state["hands"]]
    sizes = list(state["hands_size"])
    out = {card for row in state["guards"] for card in row} | set(state["gone"])
    facts = [(fact // FACT, fact % FACT) for fact in seen["known"]["learned"]]
    laid_by, laid_at = -1, ""
    for depth, f in enumerate(seen["stack"]):
        if f["proc"] == "scheme":
            out |= {f["card"]} | set(f["laid"] or ())
            if f["laid"] is None:
                hidden[f"{depth}.laid"] = 0
                if f["laid_size"]:
                    laid_by, laid_at = f["schemer"], f"{depth}.laid"
    known = [{card for seat, card in facts if seat == house} for house in range(len(hands))]
    everything = set(range(INTRIGUE)) - out
    pool = sorted(everything - {card for hand in (*hands, *known) for card in hand})
    if laid_by >= 0:
        card = guess_laid(seen, laid_by, sorted(known[laid_by]), pool, sizes[laid_by], rng)
        known[laid_by].discard(card)
        if card in pool:
            pool.remove(card)
        hidden[laid_at] = 1 << card
    lacking = [max(0, size - len(hand | mine)) for hand, mine, size in zip(hands, known, sizes, strict=True)]
    dealt = rng.sample(pool, sum(lacking))
    hidden["bag"] = mask_of(pool) & ~mask_of(dealt)
    for hand, mine, count in zip(hands, known, lacking, strict=True):
        hand |= mine | set(dealt[:count])
        del dealt[:count]
    hidden["hands"] = [mask_of(sorted(hand)) for hand in hands]
    for depth, f in enumerate(seen["stack"]):
        if f["proc"] == "intrigue" and f["tried"] is None:
            had = sorted(hands[f["turn"]] | set(state["gone"]) if f["tried_size"] else ())
            tried = rng.sample(had, min(len(had), f["tried_size"]))
            rest = sorted(set(range(INTRIGUE)) - set(had))  # declared since, or back in the deck
            hidden[f"{depth}.tried"] = mask_of(tried + rng.sample(rest, f["tried_size"] - len(tried)))


def guess_laid(seen: View, house: int, known: list[int], pool: list[int], size: int, rng: Random) -> int:
    """Choose the face-down scheme: one that needs more Influence than its owner has; one of those the owner is known to
    hold, if the hand has no room for all of them.
    """
    printed = decks(seen["options"]["decks"])
    influence = seen["state"]["influence"][house]

    def fits(card: int) -> bool:
        row = printed.rows[printed.titled[card]]
        return row.kind == SCHEME and row.needs > influence

    mine = [card for card in known if fits(card)]
    if len(known) > size or (mine and rng.random() < 1 / (1 + size)):
        return rng.choice(mine)
    theirs = [card for card in pool if fits(card)]
    return rng.choice(theirs or mine)


def guess_market(seen: View, rng: Random, hidden: dict[str, Any]) -> None:
    """Deal the deck and the face-down cards of the auction."""
    state = seen["state"]
    out = {card for row in state["assets"] for card in row} | set(state["market_gone"])
    places: dict[str, list[int]] = {}
    known: dict[int, int] = {fact // PEEK: fact % PEEK for fact in seen["known"]["peeked"]}
    for depth, f in enumerate(seen["stack"]):
        if f["proc"] == "market":
            out |= {f["card"]}
            places[f"{depth}.laid"] = [known.get(place, -1) for place in range(f["laid_size"])]
    pool = sorted(set(range(MARKET)) - out - set(known.values()))
    dealt = rng.sample(pool, sum([laid.count(-1) for laid in places.values()]))
    hidden["market_bag"] = mask_of(pool) & ~mask_of(dealt)
    for name, laid in places.items():
        hidden[name] = tuple([card if card >= 0 else dealt.pop() for card in laid])
