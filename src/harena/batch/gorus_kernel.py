"""Gorus Maximus on flat arrays of integers, compiled by numba: the rules once more, for speed.

A table is a *row* of 64-bit integers and a row of *cards* (bytes), whose columns are named below; a batch is two
matrices. So the position of a table lies in one piece, and a play-out needs nothing else. The options of a batch are a
third array, the same for all its tables.

Cards have the numbers of the rules: 16 times the school plus the rank. A set of cards is two words: the schools 1 to 3
are the low 48 bits of the first, the schools 4 and 5 the low 32 bits of the second, so nothing ever reaches a sign.

Everything numba compiles is in this file, and what comes from data files is in the options: numba keeps compiled code
until *this file* changes, whatever it imports. Nothing here checks its input; gorus.py does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import binding, ir
from numba import config, njit, types
from numba.extending import intrinsic
from numpy.typing import NDArray

Row = NDArray[np.int64]
Rows = NDArray[np.int64]
Cards = NDArray[np.uint8]
Script = NDArray[np.int8]
F = TypeVar("F", bound=Callable[..., Any])

# Columns of a row
SEAT = 0  # who must answer; -1: the match is over
LEADER = 1  # who led the present combat; in solo 1 is the dummy
COUNT = 2  # cards in the present combat
INITIAL = 3  # the school to follow
FAVORED = 4  # trump; 0 before the first lead of a round
FAVORED_BEFORE = 5  # at the end of the round before
DEALER = 6
ROUND = 7  # counted from 1
SCHOOLS = 8  # in play: bit n is school n
PLAYED = 9  # cards played in this round
TAKEN = 10  # combats finished in this round
BEFORE = 11  # cards played in the round before
PLY = 12  # answers given
WINNERS = 13  # sides, bit by bit, once the match is over
LUCK = 14  # the state of the table's own random generator
SCRIPT_AT = 15  # how many outcomes of its script are used up
HANDS = 16  # two words per seat
STOCK = 32  # two words
WON = 34  # two words per side: the cards taken in this round
SUPPORTS = 50  # per side
TOTALS = 58  # per side: crowd favor in the round before
POINTS = 66  # per side: crowd favor of the cards taken in this round, as if no 0 were of the Favored School
ROW = 74

# Columns of the cards
NOW = 0  # the cards played in this round, in order; the others are 0
TAKERS = 80  # who took each combat
LAST = 96  # the same of the round before
LAST_TAKERS = 176
BY = 192  # per card: who played it; for play_on alone, and right only for the cards of the present combat
PILE = 288

# The options
SEATS = 0
COMBATANTS = 1  # cards in a full combat
SIDES = 2  # how many
HAND = 3  # cards dealt to a seat
RANKS = 4  # in the deck, bit by bit
SCHOOL_COUNT = 5
NAMED = 6  # the schools that the table named, bit by bit; 0: drawn
SOLO = 7  # 1: against the dummy
NEEDED = 8  # the rank that must be won in solo
SIDE_OF = 9  # per seat
TARGET = 17  # per side
FAVOR = 25  # per rank, then the Favored School's 0
OPTIONS = 42

FIRST = 16  # the lowest card
BITS = 80
LOW = 48  # bits in the first word
DUMMY = 1
MOST_SCHOOLS = 5
LOW_RANK = 0x0001_0001_0001  # the 0 of each school in the first word ...
HIGH_RANK = 0x0001_0001  # ... and in the second
LOW_SCHOOL = np.array([0, 0xFFFF, 0xFFFF << 16, 0xFFFF << 32, 0, 0], np.int64)
HIGH_SCHOOL = np.array([0, 0, 0, 0, 0xFFFF, 0xFFFF << 16], np.int64)

# The generator: SplitMix64 (Steele, Lea and Flood 2014)
int64 = cast(Callable[[Any], int], np.int64)  # as a function, for numba and mypy alike
GAMMA = np.uint64(0x9E3779B97F4A7C15)
MIX_ONE = np.uint64(0xBF58476D1CE4E5B9)
MIX_TWO = np.uint64(0x94D049BB133111EB)
BY_27, BY_30, BY_31, BY_33 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(33)


def compiled(function: F) -> F:
    """Compile a function when it is first called. It runs without Python's lock, and is kept on disk where there is
    a folder for that."""
    try:
        return cast(F, njit(function, cache=True, nogil=True, error_model="numpy"))
    except RuntimeError:  # neither beside this file nor in the user's own folder
        return cast(F, njit(function, nogil=True, error_model="numpy"))


# Instructions of the processor that Python has no operator for


def _emit_ones(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    return builder.ctpop(args[0])


def _emit_lowest(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    return builder.cttz(args[0], context.get_constant(types.boolean, True))


def _emit_highest(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    zeros = builder.ctlz(args[0], context.get_constant(types.boolean, True))
    return builder.sub(context.get_constant(types.int64, 63), zeros)


def _emit_deposited(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
    word = ir.IntType(64)
    name = "llvm.x86.bmi.pdep.64"
    return builder.call(builder.module.declare_intrinsic(name, (), ir.FunctionType(word, [word, word])), args)


def _type_ones(_typing: Any, _word: Any) -> Any:
    return types.int64(types.int64), _emit_ones


def _type_lowest(_typing: Any, _word: Any) -> Any:
    return types.int64(types.int64), _emit_lowest


def _type_highest(_typing: Any, _word: Any) -> Any:
    return types.int64(types.int64), _emit_highest


def _type_deposited(_typing: Any, _word: Any, _mask: Any) -> Any:
    return types.int64(types.int64, types.int64), _emit_deposited


ones = cast(Callable[[int], int], intrinsic(_type_ones))  # how many bits of a word are set
lowest = cast(Callable[[int], int], intrinsic(_type_lowest))  # the place of the lowest bit of a word that is not 0 ...
highest = cast(Callable[[int], int], intrinsic(_type_highest))  # ... and of the highest
deposited = cast(Callable[[int, int], int], intrinsic(_type_deposited))  # the bits of a word at the places of a mask


def has_deposit() -> bool:
    """Tell whether this processor deposits bits fast: x86 with BMI2, except AMD's older ones."""
    if getattr(config, "CPU_NAME", None) or getattr(config, "CPU_FEATURES", None):
        return False  # numba was told to compile for another one
    slow = ("bdver4", "znver1", "znver2")
    return bool(binding.get_host_cpu_features().get("bmi2")) and binding.get_host_cpu_name() not in slow


# Chance


@compiled
def mixed(number: Any) -> Any:
    """Return the number's bits well mixed."""
    number = (number ^ (number >> BY_30)) * MIX_ONE
    number = (number ^ (number >> BY_27)) * MIX_TWO
    return number ^ (number >> BY_31)


@compiled
def stream(seed: int, table: int, number: int) -> int:
    """Return the start of a random generator of its own for each number of each table of a seed."""
    found = mixed(np.uint64(seed) + GAMMA)
    found = mixed(found + GAMMA * np.uint64(table + 1))
    return int64(mixed(found + GAMMA * np.uint64(number + 1)))


@compiled
def random_below(row: Row, most: int) -> int:
    """Return a number from 0 to `most` - 1 from the table's generator. Their odds differ by less than one in 10^7."""
    state = np.uint64(row[LUCK]) + GAMMA
    row[LUCK] = int64(state)
    return (int64(mixed(state) >> BY_33) * most) >> 31


# Sets of cards


@compiled
def place_by_deposit(word: int, number: int) -> int:
    """Return the place of the bit with this number among those that are set, counted from 0."""
    return lowest(deposited(1 << number, word))


@compiled
def place_by_loop(word: int, number: int) -> int:
    """Return the same on any processor. Where the loop ends cannot be predicted, so play-outs take a quarter longer."""
    while number > 0:
        word &= word - 1
        number -= 1
    return lowest(word)


place = place_by_deposit if has_deposit() else place_by_loop


@compiled
def nth(low: int, high: int, number: int) -> int:
    """Return the card with this number in a set, counted from 0."""
    first = ones(low)
    word, base = low, FIRST
    if number >= first:  # without a branch in machine code, so there is one call of `place` only
        word, base, number = high, FIRST + LOW, number - first
    return base + place(word, number)


@compiled
def set_of(card: int) -> tuple[int, int]:
    """Return the set of this one card. There is no branch in it, since nobody could predict it."""
    bit = card - FIRST
    first = int64(bit < LOW)
    return first << (bit & 63), (1 - first) << ((bit - LOW) & 63)


@compiled
def flip(row: Row, at: int, card: int) -> None:
    """Put a card into the set in these columns, or take it out."""
    low, high = set_of(card)
    row[at] ^= low
    row[at + 1] ^= high


# G-2: set-up of a round


@compiled
def outcome(row: Row, script: Script) -> int:
    """Return the next outcome of the script, -1 after its end."""
    at = row[SCRIPT_AT]
    if at >= len(script) or script[at] < 0:
        return -1
    row[SCRIPT_AT] = at + 1
    return int64(script[at])


@compiled
def drawn(row: Row, script: Script) -> int:
    """Take a card out of the stock."""
    card = outcome(row, script)
    if card < 0:
        low, high = row[STOCK], row[STOCK + 1]
        card = nth(low, high, random_below(row, ones(low) + ones(high)))
    flip(row, STOCK, card)
    return card


@compiled
def start(table: Row, row: Row, cards: Cards, script: Script) -> None:
    """Set a match up and deal its first round (G-2). Of what was there, only generator and script remain."""
    luck, at = row[LUCK], row[SCRIPT_AT]
    row[:] = 0
    cards[:] = 0
    row[LUCK], row[SCRIPT_AT] = luck, at
    chosen = table[NAMED]
    if chosen == 0 and table[SCHOOL_COUNT] == MOST_SCHOOLS:
        chosen = 0b111110
    left = 0b111110
    while ones(chosen) < table[SCHOOL_COUNT]:
        school = outcome(row, script)
        if school < 0:
            school = nth(left, 0, random_below(row, ones(left))) - FIRST
        left ^= 1 << school
        chosen |= 1 << school
    row[SCHOOLS] = chosen
    if table[SOLO] == 0:
        dealer = outcome(row, script)
        row[DEALER] = dealer if dealer >= 0 else random_below(row, table[SEATS])
    deal(table, row, cards, script)


@compiled
def deal(table: Row, row: Row, cards: Cards, script: Script) -> None:
    """G-2.3: deal to each seat; what is left of the deck is the stock."""
    row[STOCK] = row[STOCK + 1] = 0
    count = 0
    for school in range(1, MOST_SCHOOLS + 1):
        if row[SCHOOLS] >> school & 1:
            for rank in range(FIRST):
                if table[RANKS] >> rank & 1:
                    cards[NOW + count] = FIRST * school + rank
                    flip(row, STOCK, FIRST * school + rank)
                    count += 1
    scripted = row[SCRIPT_AT] < len(script) and script[row[SCRIPT_AT]] >= 0
    at = 0
    for seat in range(table[SEATS]):
        row[HANDS + 2 * seat] = row[HANDS + 2 * seat + 1] = 0
        for _ in range(table[HAND]):
            if scripted:
                card = drawn(row, script)
            else:  # the same, but much faster: a shuffle in the columns of the cards to be played
                other = at + random_below(row, count - at)
                card = int64(cards[NOW + other])
                cards[NOW + other] = cards[NOW + at]
                at += 1
                flip(row, STOCK, card)
            flip(row, HANDS + 2 * seat, card)
    cards[NOW : NOW + count] = 0
    cards[TAKERS:LAST] = 0
    for side in range(table[SIDES]):
        row[WON + 2 * side] = row[WON + 2 * side + 1] = row[POINTS + side] = 0
    row[ROUND] += 1
    row[PLAYED] = row[TAKEN] = row[COUNT] = row[INITIAL] = row[FAVORED] = 0
    leader = row[DEALER] + 1
    row[LEADER] = leader if leader < table[SEATS] else 0  # G-3.1
    row[SEAT] = row[LEADER]
    if table[SOLO]:
        dummy_begins(row, cards, script)


# G-3: playing a combat


@compiled
def legal(row: Row, cards: Cards) -> tuple[int, int]:
    """Return the cards that the seat to answer may play (G-3.1 to G-3.3)."""
    seat = row[SEAT]
    if seat < 0:
        return int64(0), int64(0)
    before = cards[NOW + row[PLAYED] - 1] & 15 if row[COUNT] else 0
    return playable(row[HANDS + 2 * seat], row[HANDS + 2 * seat + 1], row[COUNT], row[INITIAL], before)


@compiled
def playable(low: int, high: int, count: int, initial: int, before: int) -> tuple[int, int]:
    """Return which cards of a hand may be played (G-3.1 to G-3.3). A Challenge has the rank of the card before."""
    low_following, high_following = low & LOW_SCHOOL[initial], high & HIGH_SCHOOL[initial]
    if count == 0 or low_following | high_following == 0:
        return low, high
    return low_following | (low & (LOW_RANK << before)), high_following | (high & (HIGH_RANK << before))


@compiled
def resumed(table: Row, row: Row, cards: Cards) -> tuple[int, int, int, int]:
    """Return the cards of the present combat as a set, their crowd favor, and the rank of the last one; note who played
    which."""
    low, high, points, rank = int64(0), int64(0), int64(0), int64(0)
    by = row[LEADER]
    for at in range(row[PLAYED] - row[COUNT], row[PLAYED]):
        card = int64(cards[NOW + at])
        cards[BY + card] = by
        by = left_of(by, table[COMBATANTS])
        rank = card & 15
        points += table[FAVOR + rank]
        low_one, high_one = set_of(card)
        low |= low_one
        high |= high_one
    return low, high, points, rank


@compiled
def left_of(seat: int, size: int) -> int:
    return seat + 1 if seat + 1 < size else 0


@compiled
def play_on(
    table: Row, row: Row, cards: Cards, script: Script, given: int, whole_match: bool, deals: bool
) -> tuple[int, int]:
    """Play this card for the seat to answer, or, if `given` is 0, random legal cards to the end of the round or of the
    match. Return how many answers were given, and how many of them were random with two options or more.

    `deals` false: the table stops as soon as a round is scored, as if the match were over. What changes with every card
    is held in variables of this function, and written back when a round ends or the next seat is asked.
    """
    answers = decisions = int64(0)
    last = int64(-1) if given == 0 else int64(1)  # so many answers; -1: any number
    size, solo = table[COMBATANTS], table[SOLO] > 0
    draws = size == 2 and not solo
    while row[SEAT] >= 0:
        turn, leader, count, initial = row[SEAT], row[LEADER], row[COUNT], row[INITIAL]
        favored, played = row[FAVORED], row[PLAYED]
        low, high, points, before = resumed(table, row, cards)
        goes_on = True
        while goes_on:
            if solo and turn == DUMMY:
                card = drawn(row, script)  # G-7.1: it need not follow
                low_one, high_one = set_of(card)
            elif answers == last:
                break
            else:
                hand = HANDS + 2 * turn
                card = given
                if last < 0:
                    low_legal, high_legal = playable(row[hand], row[hand + 1], count, initial, before)
                    options = ones(low_legal) + ones(high_legal)
                    decisions += options > 1
                    card = nth(low_legal, high_legal, random_below(row, options))
                low_one, high_one = set_of(card)
                row[hand] ^= low_one
                row[hand + 1] ^= high_one
                answers += 1
                if draws and row[STOCK] | row[STOCK + 1]:
                    flip(row, hand, drawn(row, script))  # G-3.7
            school, rank = card >> 4, card & 15
            if count == 0:  # G-3.1, G-3.2
                initial = school
                favored = favored if favored else school
            elif rank == before:  # G-3.4
                favored = school
            before = rank
            cards[NOW + played] = card
            cards[BY + card] = turn
            low |= low_one
            high |= high_one
            points += table[FAVOR + rank]
            played += 1
            count += 1
            turn = left_of(turn, size)
            if count == size:
                turn = leader = int64(cards[BY + winning(low, high, favored, initial)])
                take(table, row, cards, turn, low, high, points)
                low = high = points = count = int64(0)
                goes_on = row[HANDS] | row[HANDS + 1] != 0
        row[SEAT], row[LEADER], row[COUNT], row[INITIAL] = turn, leader, count, initial
        row[FAVORED], row[PLAYED] = favored, played
        if not goes_on:
            score(table, row, cards, script, deals)
        if answers == last or not whole_match:
            break
    row[PLY] += answers
    return answers, decisions


@compiled
def take(table: Row, row: Row, cards: Cards, taker: int, low: int, high: int, points: int) -> None:
    """G-3.5: the winner takes the cards of the combat."""
    side = table[SIDE_OF + taker]
    row[WON + 2 * side] |= low
    row[WON + 2 * side + 1] |= high
    row[POINTS + side] += points
    cards[TAKERS + row[TAKEN]] = taker
    row[TAKEN] += 1


@compiled
def winning(low: int, high: int, favored: int, initial: int) -> int:
    """G-3.5: return the card that wins a combat."""
    low_best, high_best = low & LOW_SCHOOL[favored], high & HIGH_SCHOOL[favored]
    if low_best | high_best == 0:
        low_best, high_best = low & LOW_SCHOOL[initial], high & HIGH_SCHOOL[initial]
    return FIRST + (highest(low_best) if low_best else LOW + highest(high_best))


# G-4 and G-5: end of a round, end of the game


@compiled
def score(table: Row, row: Row, cards: Cards, script: Script, deals: bool) -> None:
    """Score a round (G-4), then deal the next or end the match (G-5)."""
    sides = table[SIDES]
    best = int64(-1 << 40)
    low, high = set_of(FIRST * row[FAVORED])
    for side in range(sides):
        total = row[POINTS + side]
        if row[WON + 2 * side] & low | row[WON + 2 * side + 1] & high:  # G-4.2
            total += table[FAVOR + FIRST] - table[FAVOR]
        row[TOTALS + side] = total
        best = max(best, total)
    for column in range(LAST - NOW):
        cards[LAST + column] = cards[NOW + column]
    row[BEFORE], row[FAVORED_BEFORE] = row[PLAYED], row[FAVORED]
    if table[SOLO]:
        judge(table, row)
    else:
        for side in range(sides):
            row[SUPPORTS + side] += row[TOTALS + side] == best  # G-4.3
    there = int64(0)
    for side in range(sides):
        if row[SUPPORTS + side] >= table[TARGET + side]:
            there |= 1 << side
    if there:
        row[WINNERS] = there if there & (there - 1) == 0 else first_of(table, row, there)
        row[SEAT] = -1
        return
    if table[SOLO] == 0:  # G-2.4
        row[DEALER] = row[DEALER] + 1 if row[DEALER] + 1 < table[SEATS] else 0
    if deals:
        deal(table, row, cards, script)
    else:
        row[SEAT] = -1


@compiled
def first_of(table: Row, row: Row, there: int) -> int:
    """G-5.2: of several sides at their target the holder of the Favored 0 wins, else the lowest card that differs
    decides, else they share the victory."""
    low, high = set_of(FIRST * row[FAVORED])
    for side in range(table[SIDES]):
        if there >> side & 1 and row[WON + 2 * side] & low | row[WON + 2 * side + 1] & high:
            return 1 << side
    for rank in range(FIRST):  # at the lowest rank that differs, whoever has more of it has the lower list
        most = int64(-1)
        best = int64(0)
        for side in range(table[SIDES]):
            if there >> side & 1:
                found = ones(row[WON + 2 * side] & (LOW_RANK << rank))
                found += ones(row[WON + 2 * side + 1] & (HIGH_RANK << rank))
                if found > most:
                    most, best = found, int64(0)
                if found == most:
                    best |= 1 << side
        there = best
    return there


# G-7: solo


@compiled
def dummy_begins(row: Row, cards: Cards, script: Script) -> None:
    """G-7.1: the dummy leads the first combat of each round."""
    card = drawn(row, script)
    row[INITIAL] = row[FAVORED] = card >> 4
    row[LEADER] = DUMMY
    row[SEAT] = 0
    row[COUNT] = row[PLAYED] = 1
    cards[NOW] = card


@compiled
def judge(table: Row, row: Row) -> None:
    """G-7.2: the player wins the round with more crowd favor and the rank needed, else the dummy does."""
    rank = table[NEEDED]
    needed = (row[WON] & (LOW_RANK << rank)) | (row[WON + 1] & (HIGH_RANK << rank))
    row[SUPPORTS + (0 if row[TOTALS] > row[TOTALS + DUMMY] and needed else DUMMY)] += 1


# Many tables


@compiled
def seed_all(rows: Rows, seed: int, first: int) -> None:
    """Give every table a random generator of its own."""
    for at in range(len(rows)):
        rows[at, LUCK] = stream(seed, first + at, 0)


@compiled
def start_all(table: Row, rows: Rows, cards: Cards, scripts: Script, which: NDArray[np.bool_]) -> None:
    """Start a new match at these tables."""
    for at in range(len(rows)):
        if which[at]:
            start(table, rows[at], cards[at], scripts[at])


@compiled
def legal_all(rows: Rows, cards: Cards, words: Rows) -> None:
    """Write the two words of legal cards of every table."""
    for at in range(len(rows)):
        words[at, 0], words[at, 1] = legal(rows[at], cards[at])


@compiled
def random_all(rows: Rows, cards: Cards, chosen: NDArray[np.int64]) -> None:
    """Choose a random legal card at every table, -1 where the match is over."""
    for at in range(len(rows)):
        low, high = legal(rows[at], cards[at])
        options = ones(low) + ones(high)
        chosen[at] = nth(low, high, random_below(rows[at], options)) if options else -1


@compiled
def play_all(
    table: Row, rows: Rows, cards: Cards, scripts: Script, given: NDArray[np.int64], whole_match: bool
) -> tuple[int, int]:
    """Play the given card at every table whose match is not over; without any, play on at random. Return the number of
    answers and of decisions."""
    answers = decisions = int64(0)
    for at in range(len(rows)):
        card = given[at] if len(given) else int64(0)
        played, decided = play_on(table, rows[at], cards[at], scripts[at], card, whole_match, True)
        answers += played
        decisions += decided
    return answers, decisions


@compiled
def play_outs(
    table: Row, rows: Rows, cards: Cards, first: int, whole_match: bool, seed: int, found: Rows
) -> tuple[int, int]:
    """Play every table out many times at random, from where it is. `found` has, per table and play-out, the winners,
    then supports and crowd favor per side. Return the number of answers and of decisions."""
    row, pile, no_script = np.empty(ROW, np.int64), np.empty(PILE, np.uint8), np.empty(0, np.int8)
    answers = decisions = int64(0)
    sides = table[SIDES]
    for at in range(len(rows)):
        for number in range(found.shape[1]):
            for column in range(ROW):  # faster than a slice, for which numba looks whether it overlaps
                row[column] = rows[at, column]
            for column in range(BY):
                pile[column] = cards[at, column]
            row[LUCK] = stream(seed, first + at, number + 1)
            given, decided = play_on(table, row, pile, no_script, int64(0), whole_match, whole_match)
            answers += given
            decisions += decided
            found[at, number, 0] = row[WINNERS]
            for side in range(sides):
                found[at, number, 1 + side] = row[SUPPORTS + side]
                found[at, number, 1 + sides + side] = row[TOTALS + side]
    return answers, decisions
