"""G-3: playing a combat."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.gorus.cards import CARD, FIRST, RANK, SCHOOL, cards, school_cards
from harena.games.gorus.state import Gorus
from harena.kernel.choice import Kind, Options
from harena.kernel.flow import ask, do, repeat
from harena.kernel.state import Frame, bits, reveal, tell


def leads(g: Gorus, f: Frame, seat: int) -> Options:
    """G-3.1, G-3.2: the leader may play any card."""
    return cards(g.hands[seat])


def lead(g: Gorus, f: Frame, seat: int, card: int) -> None:
    """G-3.1: the first card of a round also makes its school the Favored School."""
    g.initial = card >> 4
    first = not g.favored
    if first:
        g.favored = g.initial
    g.leader = seat
    lay(g, f, seat, card)
    if first:
        tell(g, "favored", g.favored)
    if g.stock:
        draw(g, seat)


def playable(g: Gorus, f: Frame, seat: int) -> Options:
    """G-3.3: a player follows the Initial School or challenges; without a card of that school they may play
    anything."""
    if g.count == g.seats:
        return ()
    return legal(g, g.hands[seat])


def legal(g: Gorus, hand: int) -> Options:
    following = hand & SCHOOL[g.initial]
    if not following:
        return cards(hand)
    challenges = hand & RANK[g.played[-1] & 15] & ~following
    return cards(following | challenges) if challenges else school_cards(following)


def play(g: Gorus, f: Frame, seat: int, card: int) -> None:
    """G-3.4: a card with the rank of the card before it is a Challenge, intended or not."""
    challenge, before = card & 15 == g.played[-1] & 15, g.favored
    if challenge:
        g.favored = card >> 4
    lay(g, f, seat, card)
    if challenge and g.watch is not None:
        tell(g, "challenge" if g.favored != before else "challenge-same", seat, g.favored)
    if g.stock:
        draw(g, seat)


def lay(g: Gorus, f: Frame, seat: int, card: int) -> None:
    """Move a card from the hand to the combat; the next seat to the left is asked."""
    g.played.append(card)
    g.hands[seat] ^= CARD[card]
    g.count += 1
    f.turn = (seat + 1) % g.seats
    if g.watch is not None:  # `reveal` and `tell` check this too; here it saves a search two calls per card
        reveal(g, card)
        tell(g, "led" if g.count == 1 else "played", seat, card)


def draw(g: Gorus, seat: int) -> None:
    """G-3.7: two players draw after playing, while the stock lasts."""
    if g.table.solo:
        return
    card = g.luck.deal(bits(g.stock), 1, seat, "card")[0]
    g.stock ^= CARD[card]
    g.hands[seat] |= CARD[card]
    others = tuple([s for s in range(-1, g.seats) if s != seat])
    tell(g, "drew", seat, card, to=(seat,))
    tell(g, "drew-unseen", seat, to=others)


def strength(card: int, favored: int, initial: int) -> int:
    """G-3.5: the Favored School beats the Initial School; no other card can win."""
    school = card >> 4
    return 32 + (card & 15) if school == favored else card & 15 if school == initial else -1


def winning(combat: Sequence[int], favored: int) -> int:
    """G-3.5: return the place of the winning card, given the present Favored School."""
    initial = combat[0] >> 4
    strengths = [strength(card, favored, initial) for card in combat]
    return strengths.index(max(strengths))


def take(g: Gorus, f: Frame) -> None:
    """G-3.5: the winner keeps the cards and leads the next combat."""
    winner = (g.leader + winning(g.played[-g.count :], g.favored)) % g.table.combatants
    g.takers.append(winner)
    g.count = 0
    g.leader = winner
    f.turn = winner
    if g.watch is not None:
        tell(g, "took", winner, g.favored)


def hands_left(g: Gorus, f: Frame) -> bool:
    return g.hands[0] > 0


def why_not(g: Gorus, f: Frame, seat: int, card: int) -> str:
    """Return the rule that forbids a card: the player does not hold it, or must follow."""
    return "G-3.3" if g.hands[seat] & CARD[card] else "G-2.3"


CARDS = Kind("card", "card", FIRST, 80, "G-3.3", why_not, of="answer")

COMBAT = (
    ask(leads, lead, CARDS, rule="G-3.2"),  # G-3.1, G-3.2
    ask(playable, play, CARDS, again=True),  # G-3.3, G-3.4, G-3.7: each other player, clockwise
    do(take),  # G-3.5
    repeat("lead", hands_left),  # until all cards are played
)
