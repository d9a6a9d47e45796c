"""Walks through all screens, for tests that check each of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import expect
from tools.seed_table import lay

import harena
from harena.games.munera.deals import DENARII, LOAN_GOOD
from harena.games.munera.decks import GLADIATORS
from harena.games.munera.state import Duel, Munera
from harena.games.spartacus.actions import SEEK
from harena.games.spartacus.fighter import YIELDED
from harena.games.spartacus.state import Ludus
from harena.games.spartacus.trade import CARD, GOLD
from harena.kernel.choice import PASS
from harena.kernel.serialization import dump
from harena.kernel.state import innermost
from harena.lessons.library import our_lessons
from tests.browser.conftest import Guest, Made, RunningServer
from tests.rules.munera import playing
from tests.rules.spartacus import fighting
from tests.rules.spartacus import playing as sp
from tools import recorded_table


def walk(server: RunningServer, ann: Guest) -> Iterator[str]:
    """Yield the name of each screen while Ann sees it, in any language and at any size."""
    yield from _before(server, ann)
    yield from _match(server, ann)
    yield from _munera(server, ann)
    yield from _spartacus(server, ann)
    yield from _replay(server, ann)
    yield from _others(server, ann)


def _closing(ann: Guest) -> None:
    ann.page.keyboard.press("Escape")
    expect(ann.dialog).to_have_count(0)
    while ann.page.evaluate("history.state?.layer"):  # the history step is undone a moment later
        ann.page.wait_for_timeout(20)


def known(server: RunningServer, ann: Guest) -> None:
    """Let the server know this browser by a cookie, as whoever takes a seat does."""
    made = server.make("ff", start=False)
    taken = {"invite": made.invite, "name": "Ann"}
    assert ann.context.request.post(f"{ann.base}/api/tables/{made.table}/seats", data=taken).ok


def _before(server: RunningServer, ann: Guest) -> Iterator[str]:
    page = ann.go("/")
    expect(ann.play_now()).to_be_visible()
    yield "lobby"
    ann.press("settings")
    yield "settings"
    _closing(ann)
    ann.card().get_by_role("button", name=ann.say("rules")).click()
    expect(ann.dialog.get_by_role("searchbox")).to_be_visible()
    yield "rules"
    _closing(ann)

    ann.go("/new")
    expect(ann.button(ann.say("new-start"))).to_be_visible()
    page.locator("summary").click()
    yield "new table"
    ann.go("/me")
    expect(page.get_by_text(ann.say("account-kind-nobody"))).to_be_visible()
    yield "not known yet"
    known(server, ann)
    page.reload()
    ann.press("account-move-show")
    expect(page.get_by_role("img", name=ann.say("account-qr"))).to_be_visible()
    ann.press("account-delete-open")
    yield "me"
    ann.go("/me#K7M-Q2X-9RT")
    ann.forgive("403")
    expect(page.get_by_text(ann.say("account-trouble-wrong-code"))).to_be_visible()
    yield "a code that was used"
    ann.go("/evening")
    expect(ann.button(ann.say("evening-make"))).to_be_visible()
    page.locator("summary").click()
    yield "planning an evening"
    ann.press("evening-make")
    expect(ann.field(ann.say("invite-link"))).to_be_visible()
    page.locator("summary").click()
    yield "evening"
    ann.press("evening-next", round=1)
    expect(page.get_by_text(ann.say("evening-seated", number=1, round=1))).to_be_visible()
    yield "a round of the evening"
    ann.sit(server.make("pfb", start=False), 0)
    expect(ann.field(ann.say("invite-link"))).to_be_visible()
    expect(page.get_by_role("img", name=ann.say("invite-qr"))).to_be_visible()
    yield "waiting room"
    made = server.make("pff", start=False)
    ann.go(f"/t/{made.table}#{made.invite}")
    expect(ann.button(ann.say("join-sit"))).to_be_visible()
    yield "join"
    ann.press("watch")
    expect(page.get_by_text(ann.say("watching-room"))).to_be_visible()
    yield "watching the waiting room"


def _match(server: RunningServer, ann: Guest) -> Iterator[str]:
    page = ann.sit(server.make("pbbb"), 0)
    ann.next()
    ann.play()
    ann.next()
    yield "table"
    page.keyboard.press("h")  # a narrow phone folds the button away
    expect(page.locator("button.hinted")).to_have_count(1)
    yield "hint"
    ann.press("gorus-screen-last")
    yield "last combat"
    _closing(ann)
    ann.press("leave")
    expect(ann.dialog).to_be_visible()
    yield "leaving"
    _closing(ann)
    ann.press("stage-list")
    expect(ann.dialog.get_by_role("group").first).to_be_visible()
    yield "all answers"
    _closing(ann)
    page.keyboard.press("?")
    expect(ann.dialog).to_contain_text(ann.say("stage-keys-on"))
    yield "keys"
    _closing(ann)
    if ann.on_phone:
        ann.open_tab("log")
        yield "seats and chronicle"
        ann.open_tab("stage-tab-table")
        if ann.button(ann.say("stage-read-all")).is_visible():
            ann.press("stage-read-all")
            yield "the whole prompt"
            ann.press("stage-read-all")
    yield from _talk(ann)
    ann.play_round()
    expect(page.get_by_role("dialog", name=ann.say("gorus-screen-counted"))).to_be_visible()
    yield "count"
    ann.press("gorus-screen-continue")
    expect(ann.button(ann.say("end-rematch"))).to_be_visible()
    yield "end"
    ann.press("end-look")
    expect(ann.dialog).to_have_count(0)
    yield "table after the end"


def _talk(ann: Guest) -> Iterator[str]:
    page = ann.page
    ann.open_talk()
    yield "talk, nothing said"
    ann.tell("G-3.4!")
    expect(ann.talk).to_contain_text("G-3.4!")
    yield "talk"
    ann.press("say-phrases")
    expect(page.locator(".groups")).to_be_visible()
    yield "phrases: groups"
    ann.press("talk-group-promise")
    yield "phrases: a group"
    page.locator(".phrases button").filter(has_text=re.compile("^[^‹]+$")).first.click()
    page.locator(".promise input").check()
    page.locator(".promise select").select_option(index=1)
    yield "a phrase, as a promise"
    page.locator(".send").click()
    expect(ann.talk.locator("[data-line]")).to_have_count(2)
    expect(page.get_by_role("region", name=ann.say("promises"))).to_be_visible()
    yield "promises"
    ann.open_tab("stage-tab-table" if ann.on_phone else "log")


def laid(server: RunningServer, g: Munera | Ludus, *seats: str) -> Made:
    """Set up a position of Munera or Spartacus, with Ann and bots unless told otherwise."""
    if isinstance(g, Munera):
        name, position = "munera", dump(playing.RULES, g)
    else:
        name, position = "spartacus", dump(sp.RULES, g)
    events = g.watch.events if g.watch else []
    who = seats or ("Ann", "bot", "bot", "bot")
    return Made(*lay(server.folder / "data", name, position, who, events))


def reach(g: Munera, step: str, **answers: Callable[[list[int]], int]) -> Munera:
    """Play on until seat 0 is asked this. Everybody passes, or takes the last answer; `answers` are how they answer
    other steps, by the part of the name after the dot.
    """
    while playing.asked(g) != (0, step):
        seat, asked = playing.asked(g)
        options = playing.options(g)
        choose = answers.get(asked.partition(".")[2])
        usual = PASS if PASS in options else options[-1]
        playing.answer(g, seat, choose(options) if choose else usual)
    return g


def bidding() -> Munera:
    """Draco is up in the Forum, and Ann bids."""
    men = {0: ["Leo aequimanus"], 1: ["Ferox hoplomachus"]}
    g = playing.position(4, "auctions", forum=["Draco", "Hector"], denarii=[12, 9, 9, 9], rudis=0, men=men)
    return playing.answer(reach(g, "forum.put_up"), 0, playing.man("Draco"))


def tendering() -> Munera:
    """Ann and seat 2 stand against seat 1, and Ann is asked for how much less she would come."""
    men = {
        0: ["Leo aequimanus", "Nimbus hoplomachus"],
        1: ["Ferox hoplomachus", "Paris aequimanus"],
        2: ["Draco hoplomachus", "Hector aequimanus"],
    }
    g = playing.spectacle("Telesia", host=1, at="open_poll", players=4, men=men, turns=3)
    return reach(g, "spectacle.tender", stand=max, tender=max)


def betting(hand: list[str] | None = None) -> Munera:
    """Two men of others fight, in the last turn, and Ann may bet."""
    men = {1: ["Ferox"], 2: ["Draco"]}
    hands = {0: hand or []}
    g = playing.duel("Ferox", "Draco", players=4, rudis=1, turns=2, men=men, denarii=[9, 0, 0, 0], hands=hands)
    return reach(g, "duel.stake")


def fixing() -> Munera:
    """Ann has bet on Ferox. As the roll stands, he wins with it; Ann may buy a fix."""
    g = reach(betting(), "duel.fix", stake=lambda options: options[min(2, len(options) - 1)])
    duel = innermost(g, Duel)
    assert duel is not None
    duel.dice, duel.pugna, duel.approval, duel.wounds = (9, 1), 5, 0, (0, 0)
    return g


def rolling_again() -> Munera:
    """Two men of Ann's fight each other, and her Coquus lets her throw either die again."""
    mine, theirs = ["Hector", "Nimbus", "Paris", "Pulcher"], ["Leo", "Tigris", "Draco", "Rapax"]
    classes = {"Paris": " retiarius", "Pulcher": " secutor", "Leo": " hoplomachus", "Tigris": " aequimanus"}
    classes |= {"Draco": " myrmillo", "Rapax": " thraex"}
    men = {0: [man + classes.get(man, "") for man in mine], 1: [man + classes[man] for man in theirs]}
    staff = {0: ["coquus 2"]}
    g = playing.spectacle("Pompeii", players=4, mine=mine, theirs=theirs, at="pick_forced", men=men, staff=staff)
    playing.script(g, 2, 9, 3, 4)
    return playing.answer(g, 0, playing.man("Hector"))


def last_blow() -> Munera:
    """Two men of others fight, and the next wound decides; nobody dies but by a judgment. Ann may bet."""
    g = betting()
    duel = innermost(g, Duel)
    assert duel is not None
    courage = g.table.decks.courage
    duel.blunt, duel.wounds = 1, (courage[duel.men[0]], courage[duel.men[1]])
    return g


def _munera(server: RunningServer, ann: Guest) -> Iterator[str]:
    page = ann.sit(server.make("pbbb", game="munera"), 0)
    region = page.locator("[data-region][role=button]").first
    expect(region).to_be_visible()
    yield "Munera, the map at the set-up"
    region.click()
    expect(ann.button(ann.say("stage-confirm"))).to_be_visible()
    yield "Munera, a region before it is taken"
    ann.press("stage-confirm")
    expect(ann.button(ann.say("munera-screen-classes-done"))).to_be_visible()
    yield "Munera, the sheet of classes"
    yield from _deals(server, ann)
    page = ann.sit(laid(server, bidding()), 0)
    expect(page.get_by_role("spinbutton", name=ann.say("stage-bid-other"))).to_be_visible()
    yield "Munera, a bid"
    page = ann.sit(laid(server, tendering()), 0)
    expect(page.locator("button.rung").first).to_be_visible()
    yield "Munera, a tender"
    yield from _duels(server, ann)


def _deals(server: RunningServer, ann: Guest) -> Iterator[str]:
    men = {0: ["Leo aequimanus", "Hector"], 1: ["Ferox hoplomachus", "Paris"], 2: ["Draco hoplomachus wounded"]}
    at_rest = playing.position(
        4, open=["Telesia", "Pompeii"], rudis=1, men=men, hands={0: ["Fur", "Iugula"], 1: ["Fuga"]}
    )
    leo = LOAN_GOOD + GLADIATORS * playing.spectacle_card("Telesia") + playing.gladiator("Leo")
    playing.offer(at_rest, 1, 0, [(DENARII, 3)], [(leo, 1)])
    for seat in (2, 3):
        playing.answer(at_rest, seat, PASS)
    page = ann.sit(laid(server, at_rest), 0)
    expect(page.locator("article.bubble")).to_be_visible()
    yield "Munera at rest, with an offer"
    ann.press("munera-free-action-propose")
    expect(page.get_by_role("form", name=ann.say("stage-deal"))).to_be_visible()
    yield "Munera, a deal in the making"
    page.keyboard.press("Escape")
    if ann.on_phone:
        for tab in ("stage-tab-mine", "stage-tab-others"):
            ann.open_tab(tab)
            yield f"Munera on a phone: {tab}"
        ann.open_tab("stage-tab-table")


def _duels(server: RunningServer, ann: Guest) -> Iterator[str]:
    page = ann.sit(laid(server, betting()), 0)
    expect(page.locator(".bet").first).to_be_visible()
    yield "Munera, a bet on a duel"
    page.keyboard.press("h")  # a narrow phone folds the button away
    expect(page.locator(".prompt").locator(".why b")).to_be_visible()
    yield "Munera, a hint"
    page = ann.sit(laid(server, fixing()), 0)
    expect(page.locator("button.face").first).to_be_visible()
    yield "Munera, a fix"


# Spartacus

FULL: dict[str, Any] = {
    "assets": {
        0: ["Spartacus", "Agron injured", "Crixus 2", "Masked Courtesan exhausted", "Cook", "Gladius", "Scutum", "Net"],
        1: ["Gannicus champion", "Attendant", "Trident", "Javelin"],
        2: ["Barca", "Ashur", "Medicus", "Pietros"],
        3: ["Kerza", "Debtor", "Galea"],
    },
    "hands": {
        0: ["Robbery", "Conspiracy", "Caught Taking Bribes", "Word to the Tax Collector", "Support from Rome", "Guard"],
        1: ["Robbery", "For a Few Denarii"],
        3: ["Visitor from Rome", "Labor Contract"],
    },
    "influence": [8, 4, 6, 5],
    "guards": {0: 1, 1: 2},
}


def sp_schemes(hands: dict[int, list[str]]) -> Ludus:
    """The last turn, at Ann's Intrigue turn. Everybody has somebody to fight."""
    return sp.position(
        4,
        turn=2,
        turns=2,
        influence=[7, 4, 5, 6],
        gold=[60, 3, 2, 2],
        assets={
            0: ["Crixus", "Cook", "Gladius"],
            1: ["Duro", "Ashur", "Attendant", "Galea"],
            2: ["Numidian Warrior", "Convict", "Debtor"],
            3: ["Celtic Warrior", "Deserter"],
        },
        hands=hands,
    )


def sp_plea() -> Ludus:
    """Seat 3 asks Ann for support."""
    g = sp.position(4, host=3, **FULL)
    title = "Visitor from Rome"
    for option in (SEEK, sp.lay(title), sp.seat(0), sp.price(2), sp.claim(title), sp.seat(3)):
        sp.answer(g, 3, option)
    return g


def sp_market() -> Ludus:
    """Ann is in the market, and seat 1 offers her something."""
    g = sp.position(4, "market", **FULL)
    sp.offer(g, 1, 0, [(GOLD, 5)], [(CARD + sp.card("Crixus"), 1)])
    return g


def sp_auction() -> Ludus:
    row = [sp.card(name) for name in ("Theokoles", "Mira", "Axe", "Manica")]
    return sp.position(4, "auctions", luck=row, **FULL)


def sp_betting() -> Ludus:
    """Spartacus of Ann stands against Gannicus of seat 1, and all bet."""
    g = sp.position(4, "invite", host=1, **FULL)
    gear = [(0, sp.asset(name)) for name in ("Spartacus", "Gladius", "Scutum", "Net")]
    sp.answers(g, (1, sp.seat(0)), *gear)
    sp.answer(sp.pass_all(g), 1, sp.seat(1))
    gear = [(1, sp.asset(name)) for name in ("Gannicus", "Trident", "Javelin")]
    return sp.pass_all(sp.answers(sp.pass_all(g), *gear))


def sp_fight() -> Ludus:
    """Ann's Spartacus has the first turn and has to come closer."""
    return fighting.close("Spartacus", "Crixus", at=((-1, 0), (2, 0)), gear={0: ["Gladius", "Galea"], 1: ["Trident"]})


def sp_loss() -> Ludus:
    """Crixus has struck first, and Ann loses four dice."""
    return fighting.decline(fighting.strike(fighting.close("Spartacus", "Crixus", lead=1), [6, 6, 6, 2], [1] * 4))


def sp_thumb() -> Ludus:
    """Crixus of seat 1 has yielded, and Ann decides."""
    return sp.verdict("Spartacus", "Crixus", YIELDED, assets={0: ["Spartacus"], 1: ["Crixus 1", "Cook"]})


def _spartacus(server: RunningServer, ann: Guest) -> Iterator[str]:
    page = ann.sit(server.make("pbb", game="spartacus"), 0)
    house = page.locator(".houses button.spartacus-card").first
    expect(house).to_be_visible()
    yield "Spartacus, the houses at the set-up"
    house.click()
    expect(page.locator(".houses .button.primary")).to_be_visible()
    yield "Spartacus, a house before it is taken"
    ann.sit(laid(server, sp.position(4, **FULL)), 0)
    card = page.locator(".center .hand button, .mine .hand button").locator("visible=true")
    expect(card.first).to_be_visible()
    yield "Spartacus, an Intrigue turn"
    card.first.click()
    expect(page.locator(".panel-of-card")).to_be_visible()
    yield "Spartacus, a card in hand"
    for name, g, part in (
        ("a plea", sp_plea(), ".pledge"),
        ("a foil", sp.answer(sp.position(4, host=1, **FULL), 1, sp.play("Robbery", 0)), ".reaction"),
        ("the Open Market with an offer", sp_market(), "article.bubble"),
        ("an auction", sp_auction(), ".auction .chips"),
        ("bets", sp_betting(), ".betting"),
        ("a fight", sp_fight(), ".arena .cell.can"),
        ("dice to lose", sp_loss(), ".pools .take"),
        ("the thumb", sp_thumb(), ".thumb .row button"),
    ):
        ann.sit(laid(server, g), 0)
        expect(page.locator(f".stage {part}").first).to_be_visible()
        yield f"Spartacus, {name}"
        if name.startswith("the Open Market"):
            page.locator(".center .houses button").first.click()
            expect(page.get_by_role("form", name=ann.say("stage-deal"))).to_be_visible()
            yield "Spartacus, a deal in the making"
            page.keyboard.press("Escape")
            for tab in ("stage-tab-mine", "stage-tab-others") if ann.on_phone else ():
                ann.open_tab(tab)
                yield f"Spartacus on a phone: {tab}"


def _replay(server: RunningServer, ann: Guest) -> Iterator[str]:
    match = harena.start("munera", players=3, seed=5, turns=1, quick_start=True)
    harena.play(match, "heuristic", seed=5)
    recorded = recorded_table.lay(server.folder / "data", match.record, ["Ann", "Ben", "bot:easy"])
    page = ann.go(f"/t/{recorded.table}/replay#40")
    scrubber = page.get_by_role("slider", name=ann.say("replay-scrubber"))
    expect(scrubber).to_have_value("40")
    expect(page.locator(".munera")).to_be_visible()
    yield "replay"
    ann.go("/replay")
    expect(page.locator("input[type=file]")).to_be_visible()
    yield "a record to be opened"


def _others(server: RunningServer, ann: Guest) -> Iterator[str]:
    page = ann.sit(server.make("ppb"), 0, 1)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "curtain"
    ann.sit(server.make("pbb", game="nundinae", days=1), 0)
    expect(page.get_by_role("heading", name=ann.say("plain-your-move"))).to_be_visible()
    yield "plain view"
    ann.go("/learn/gorus")
    expect(page.get_by_role("heading", level=2)).to_have_count(
        len([each for each in our_lessons() if each.game.name == "gorus"])
    )
    yield "chapters"
    page.get_by_role("link", name=ann.say("lesson-start")).first.click()
    expect(page.locator(".lesson[data-waits=reading]")).to_be_visible()
    yield "lesson"
    ann.go("/puzzles")
    expect(page.get_by_role("article")).to_have_count(3)
    yield "puzzles"
    ann.go("/puzzles/gorus")
    expect(ann.button(ann.say("puzzles-show"))).to_be_visible()
    yield "a puzzle"
    ann.press("puzzles-show")
    expect(page.locator(".puzzle .verdict")).to_be_visible()
    page.locator(".puzzle summary").click()
    yield "the answer to a puzzle"
    ann.go("/t/nonsense")
    expect(page.get_by_role("heading", name=ann.say("closing-no-such-table"))).to_be_visible()
    yield "no such table"
    ann.forgive("status of 404")
    ann.go("/nonsense")
    expect(page.get_by_role("heading", name=ann.say("not-found"))).to_be_visible()
    yield "nothing here"
