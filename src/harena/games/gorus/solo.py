"""G-7: solo, one player against a dummy that turns cards from the stock."""

from __future__ import annotations

from harena.games.gorus.cards import CARD
from harena.games.gorus.combat import CARDS, hands_left, lead, leads, legal, play, take
from harena.games.gorus.scoring import count_favor, won_by_side
from harena.games.gorus.setup import DEAL, choose_schools
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import DUMMY, SOLO_NEEDED
from harena.kernel.choice import Options
from harena.kernel.flow import ask, do, repeat
from harena.kernel.state import Frame, bits, reveal, tell

PLAYER = 0


def dummy_begins(g: Gorus, f: Frame) -> None:
    """G-7.1: the dummy leads the first combat of each round."""
    g.leader = DUMMY


def dummy_leads(g: Gorus, f: Frame) -> None:
    """G-7.1: the dummy leads its top card, if it has the lead."""
    if g.leader == DUMMY:
        card = turn_up(g)
        g.initial = card >> 4
        tell(g, "led", DUMMY, card)
        if not g.favored:
            g.favored = g.initial
            tell(g, "favored", g.favored)
    f.turn = PLAYER


def solo_leads(g: Gorus, f: Frame, seat: int) -> Options:
    return leads(g, f, seat) if g.leader == PLAYER else ()


def solo_playable(g: Gorus, f: Frame, seat: int) -> Options:
    return legal(g, g.hands[seat]) if g.leader == DUMMY else ()


def dummy_answers(g: Gorus, f: Frame) -> None:
    """G-7.1: the dummy answers with its top card. It need not follow, but it can challenge."""
    if g.leader == DUMMY:
        return
    last, before = g.played[-1], g.favored
    card = turn_up(g)
    tell(g, "played", DUMMY, card)
    if card & 15 == last & 15:
        g.favored = card >> 4
        tell(g, "challenge" if g.favored != before else "challenge-same", DUMMY, g.favored)


def turn_up(g: Gorus) -> int:
    card = g.luck.deal(bits(g.stock), 1, of="card")[0]
    g.stock ^= CARD[card]
    g.played.append(card)
    g.count += 1
    reveal(g, card)
    return card


def judge(g: Gorus, f: Frame) -> None:
    """G-7.2: the player wins the round with strictly more crowd favor and an 8 among the cards won, else the dummy
    does."""
    eight = any(card & 15 == SOLO_NEEDED for card in won_by_side(g)[PLAYER])
    ahead = g.totals[PLAYER] > g.totals[DUMMY]
    side = PLAYER if ahead and eight else DUMMY
    if ahead and not eight:
        tell(g, "no-eight", PLAYER)
    g.supports[side] += 1
    tell(g, "support", side, g.supports[side])


def nobody_has_three(g: Gorus, f: Frame) -> bool:
    """G-7.2: the match is won with three rounds."""
    return max(g.supports) < g.table.targets[0]


def name_winner(g: Gorus, f: Frame) -> None:
    g.winners = (g.supports.index(max(g.supports)),)
    tell(g, "won", g.winners)


SOLO = (
    do(choose_schools),  # G-2.1, G-2.2
    *DEAL,  # G-7.1: ten to the player, the stock is the dummy's
    do(dummy_begins),  # G-7.1
    do(dummy_leads),  # G-7.1: if the lead is the dummy's
    ask(solo_leads, lead, CARDS, rule="G-3.2"),  # G-3.2: if it is yours
    ask(solo_playable, play, CARDS),  # G-3.3, G-3.4: your answer to the dummy
    do(dummy_answers),  # G-7.1: or the dummy's to you
    do(take),  # G-3.5
    repeat("dummy_leads", hands_left),  # ten combats
    do(count_favor),  # G-4.1, G-4.2
    do(judge),  # G-7.2
    repeat("deal", nobody_has_three),  # G-7.2
    do(name_winner),
)
