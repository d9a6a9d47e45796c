"""The match as a program plays it: checked moves, views, copies and the record."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from harena import games
from harena.api.moves import FreeMove, LegalOptions, Moment, Option
from harena.files import trouble, write_json
from harena.game import Game
from harena.kernel.chance import Luck
from harena.kernel.choice import OPEN, Choice, Offer, Refused
from harena.kernel.rules import BadInput, Outcome, View
from harena.kernel.serialization import dump
from harena.kernel.state import Event
from harena.matches.match import Match as CheckedMatch
from harena.players import HUMAN, called
from harena.text import Names, Texts
from harena.text_protocol import sentence

SPECTATOR = -1


def game_names() -> list[str]:
    """Return the names of the games: ours, then those that other packages have registered.

    Examples:
        >>> harena.game_names()[:3]
        ['gorus', 'munera', 'spartacus']
    """
    return games.game_names()


def get_game(name: str) -> Game[Any]:
    """Return a game by its name: its rules, seats and settings, for programs that need more than a `Match` offers.

    Raises:
        BadInput: if there is no such game.

    Examples:
        >>> harena.get_game("spartacus").seats
        range(3, 5)
        >>> harena.get_game("chess")
        Traceback (most recent call last):
        ...
        harena.kernel.rules.BadInput: unknown game 'chess'; expected one of: gorus, ...
    """
    return games.game(name)


def start(
    game_name: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    names: Sequence[str] = (),
    lang: str = "en",
    **options: Any,
) -> Match:
    """Start a match and play it up to its first decision.

    The same seed deals the same cards and rolls the same dice on every machine. `harena simulate --seed 7` begins with
    the match that `seed=7` starts here. Without a seed every match is different.

    Args:
        game_name: One of `game_names()`.
        players: How many seats the table has; four if you do not say.
        seed: Where chance comes from.
        names: What the players are called, in the order of their seats. Seats without a name get a Roman one.
        lang: The language of labels and logs: en, fr, it or de.
        options: The game's table options, for example `target=5`. `harena.get_game("gorus").settings` lists them and
            `harena rules gorus` explains them.

    Raises:
        BadInput: if there is no such game, option or language, or the game is not for so many players.

    Examples:
        >>> harena.start("munera", players=3, seed=7, target=10)
        <harena.Match: munera, 3 players, seat 1 to move>
        >>> harena.start("munera", players=9)
        Traceback (most recent call last):
        ...
        harena.kernel.rules.BadInput: munera is for 2 to 4 players, not 9
    """
    chosen, texts = games.game(game_name), Texts(lang)
    seed = any_seed() if seed is None else seed
    rng = stream(seed, "luck")
    table = options if players is None else {"players": players, **options}
    match = Match(CheckedMatch.start(chosen, chosen.complete(table), Luck(rng)), rng, seed, texts)
    if len(names) > match.players:
        raise BadInput(f"{len(names)} names for {match.players} players; expected at most one per seat")
    if names:
        match._core.record["players"] = [f"{HUMAN}:{name}" if name else HUMAN for name in _padded(names, match.players)]
    return match


def _padded(names: Sequence[str], seats: int) -> list[str]:
    return [*names, *[""] * (seats - len(names))]


def stream(seed: int, part: str) -> Random:
    """Return an independent stream of chance. A text seed gives the same numbers on every machine."""
    return Random(f"{seed}/0/{part}")


def any_seed() -> int:
    """Return a seed nobody can guess."""
    return SystemRandom().getrandbits(63)


class Match:
    """A match: who is asked, what they may do, what each of them sees, and the record of it all.

    Start one with `harena.start` or read one with `harena.read_record`.

    Examples:
        >>> match = harena.start("gorus", players=2, seed=1)
        >>> match.over, match.asked, match.to_move
        (False, (0,), 0)
        >>> match.options().question
        'You lead. Which card?'
        >>> match.play("Fists 1")
        Traceback (most recent call last):
        ...
        harena.kernel.choice.Refused: no option is called 'Fists 1'; expected one of: 'Swords 8 (S8); favor −4'; ...
        >>> match.play("Swords 12")
        >>> match.to_move
        1
    """

    def __init__(self, core: CheckedMatch[Any], rng: Random, seed: int, texts: Texts) -> None:
        self._core = core
        self._rng = rng
        self._texts = texts
        self._words = core.game.words
        self.seed = seed  # chance and bots of this match follow from it

    # What is going on

    @property
    def game(self) -> Game[Any]:
        """The rules value, for programs that need more than this class offers."""
        return self._core.game

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return int(self._core.settled.seats)

    @property
    def table(self) -> Mapping[str, Any]:
        """The table options, all of them."""
        return dict(self._core.record["options"])

    @property
    def names(self) -> list[str]:
        """What the players are called, one name per seat."""
        return called(self._core.record["players"] or [HUMAN] * self.players)

    @property
    def over(self) -> bool:
        """Is the match finished?"""
        return self._core.over

    @property
    def result(self) -> Outcome | None:
        """The winners' seats and one score per seat; None while the match runs.

        Examples:
            >>> match = harena.start("gorus", players=2, seed=1)
            >>> match.result is None
            True
            >>> harena.play(match, "random") == match.result
            True
        """
        return self._core.game.outcome(self._core.settled) if self.over else None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now. There are several in an auction with sealed bids or in an open market."""
        return tuple([choice.seat for choice in self._core.rules.pending(self._core.tip) if choice.given == OPEN])

    @property
    def to_move(self) -> int | None:
        """The seat that should answer next; None when the match is over."""
        seat = int(self._core.tip.seat)
        return seat if seat >= 0 else None

    def choice(self, seat: int | None = None) -> Choice | None:
        """Return the question a seat is asked, in the form that bots get; None where it is asked nothing.

        A sealed answer can be changed until the last seat has given its own, so such a seat is still asked.
        """
        seat = self._next_seat(seat)
        return None if seat < 0 else self._core.rules.choice(self._core.seen_by(seat), seat)

    def options(self, seat: int | None = None) -> LegalOptions:
        """Return the legal answers of a seat, by default of the seat to move. Labels are built only when read.

        Examples:
            >>> match = harena.start("spartacus", players=3, seed=3)
            >>> options = match.options()
            >>> options[0] in options
            True
            >>> options[0] in match.options((options[0].seat + 1) % 3)
            False
        """
        seat = self._next_seat(seat)
        return LegalOptions(self._moment(seat), self.choice(seat) if seat >= 0 else None)

    def free_moves(self, seat: int | None = None) -> list[FreeMove]:
        """Return what a seat may do without being asked, by default the seat to move.

        These are sensible candidates, all of them legal. `act_freely` takes any other legal one.

        Examples:
            >>> match = harena.start("spartacus", players=3, seed=1)
            >>> while not match.free_moves():
            ...     match.play(match.options()[0])
            >>> match.free_moves()[0].label
            'Give Brutus 1 gold'
            >>> match.play(match.free_moves()[0])
            >>> match.log()[-1]
            'Aelia gives Brutus 1 gold.'
        """
        seat = self._next_seat(seat)
        if seat < 0:
            return []
        moment = self._moment(seat)
        return [
            FreeMove(moment, name, args) for name, args in self._core.rules.free_moves_for(self._core.settled, seat)
        ]

    def offers(self, seat: int) -> list[Offer]:
        """Return the open offers that this seat has made or been made. Others' offers are secret."""
        self._check_seat(seat)
        return [offer for offer in self._core.settled.offers if seat in (offer.by, offer.to)]

    def view(self, seat: int = SPECTATOR) -> View:
        """Return what a seat may see, as plain data; by default what everybody may see.

        Examples:
            >>> match = harena.start("gorus", players=3, seed=7)
            >>> [hand is None for hand in match.view(0)["state"]["hands"]]
            [False, True, True]
        """
        self._check_viewer(seat)
        return self._core.game.view(self._core.seen_by(seat), seat)

    def show(self, seat: int = SPECTATOR) -> str:
        """Return the table as text, as a seat sees it. `print(match)` shows it to a spectator.

        Examples:
            >>> print(harena.start("gorus", players=2, seed=1).show(0))
            Round 1. Dealer: Brutus.
            ...
            Your hand: ...
        """
        return "\n".join(self._words.table(self._texts, self.view(seat), self._naming(seat)))

    def log(self, seat: int = SPECTATOR) -> list[str]:
        """Return what has happened so far, one sentence per event, as far as this seat may know it.

        Examples:
            >>> harena.start("gorus", players=2, seed=1).log()
            ['Schools in this game: Swords, Arrows and Shields.', 'Round 1 begins. Dealer: Brutus.']
        """
        self._check_viewer(seat)
        core, naming = self._core, self._naming(seat)
        closed = core.closed()
        reach = [event for at, event in enumerate(core.events) if at not in closed and event.reaches(seat)]
        return [sentence(self._texts, self._words, core.rules, event, naming) for event in reach]

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened as typed events, secrets included: `event.reaches(seat)` says who may know."""
        return tuple(self._core.events)

    @property
    def state(self) -> Any:
        """A copy of the kernel's state, secrets included, for search through the unchecked `game.rules.step`."""
        return self._core.rules.copy(self._core.tip)

    # Moves

    def play(self, move: Option | FreeMove | int | str, seat: int | None = None) -> None:
        """Make a move.

        Args:
            move: An option or a free move of this match or of a copy, the number of an option, or a text: its id,
                short name, label or beginning of a label.
            seat: Who moves. An option or a free move knows its seat; for a number or a text it is the seat to move.

        Raises:
            Refused: if the move is not legal now. Nothing has changed then.

        Examples:
            >>> match = harena.start("gorus", players=2, seed=1)
            >>> first = match.options()[0]
            >>> match.play(first)
            >>> match.play(first)
            Traceback (most recent call last):
            ...
            harena.kernel.choice.Refused: seat 0 is not asked anything now
        """
        if isinstance(move, Option | FreeMove):
            if seat is not None and seat != move.seat:
                raise Refused(f"this is a move of seat {move.seat}, not of seat {seat}")
            if isinstance(move, FreeMove):
                self._core.act_freely(move.seat, move.name, move.args)
            else:
                self._core.answer(move.seat, move.choice_id, move.number)
            return
        if self.over:
            raise Refused("the match is over")
        seat = self._next_seat(seat)
        options = self.options(seat)
        number = options.find(move).number if isinstance(move, str) else move
        self._core.answer(seat, options.choice.id if options.choice else "", number)

    def act_freely(self, seat: int, name: str, args: Sequence[int] = ()) -> None:
        """Take a free action with arguments of your own, for example an offer that `free_moves` does not list.

        Raises:
            Refused: if there is no such free action, or it is not allowed now.
        """
        self._check_seat(seat)
        if not isinstance(args, Sequence) or isinstance(args, str):
            raise BadInput(f"the arguments of {name!r} are {args!r}; expected whole numbers in a list or tuple")
        self._core.act_freely(seat, name, tuple(args))

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer of a seat, by default of the seat to move.

        That is possible until a die is rolled, a card is revealed or another seat must decide. To try moves without
        that limit, play on a `copy`.

        Raises:
            Refused: if there is nothing to take back.
        """
        seat = self._next_seat(seat)
        if seat < 0:
            raise Refused("the match is over: nothing can be taken back")
        self._core.undo(seat)

    # Copies

    def copy(self, seed: int | None = None) -> Match:
        """Return an independent copy. It continues with the same luck, or with other luck where a seed is given.

        Examples:
            >>> match = harena.start("gorus", players=2, seed=1)
            >>> other = match.copy()
            >>> harena.play(other, "random", seed=1) == harena.play(match, "random", seed=1)
            True
        """
        rng = Random()
        if seed is None:
            rng.setstate(self._rng.getstate())
        else:
            rng = stream(seed, "luck")
        core, rules = self._core.fork(), self._core.rules
        core.record["players"] = list(core.record["players"])
        settled = rules.copy(core.settled)
        tip = settled if core.tip is core.settled else rules.copy(core.tip)
        settled.luck = tip.luck = Luck(rng, log=[])
        core.settled, core.tip = settled, tip
        return Match(core, rng, self.seed if seed is None else seed, self._texts)

    def resample(self, seat: int, seed: int | None = None) -> Match:
        """Return a match that looks the same to this seat, with everything it cannot see dealt anew.

        This is what an honest bot may think about. The new match starts here: its record does not contain the past.

        Examples:
            >>> match = harena.start("gorus", players=3, seed=7)
            >>> guess = match.resample(0, seed=1)
            >>> guess.view(0)["state"]["hands"] == match.view(0)["state"]["hands"]
            True
            >>> guess.view(1)["state"]["hands"] == match.view(1)["state"]["hands"]
            False
        """
        self._check_seat(seat)
        seed = any_seed() if seed is None else seed
        rng = stream(seed, "luck")
        state = self.game.resample(self.view(seat), stream(seed, "resample"))
        core = CheckedMatch.from_position(self.game, dump(self.game.rules, state), Luck(rng))
        core.record["players"] = list(self._core.record["players"])
        return Match(core, rng, seed, self._texts)

    # Records

    @property
    def record(self) -> dict[str, Any]:
        """The record so far as plain data, with all hands: docs/record-format.md describes it.

        Answers that can still be taken back are not in it. Use `export` for what a player may see of a running match.
        """
        return deepcopy(self._core.record)

    def to_json(self) -> str:
        """Return the record as one line of JSON.

        Examples:
            >>> match = harena.start("gorus", players=2, seed=1)
            >>> match.play(match.options()[0])
            >>> harena.read_record(match.to_json()).show() == match.show()
            True
        """
        return json.dumps(self._core.record, separators=(",", ":"))

    def save(self, path: str | Path) -> None:
        """Write the record to a file. `harena replay`, `harena verify` and `read_record` read it.

        Raises:
            BadInput: if the file cannot be written.
        """
        try:
            write_json(Path(path), self._core.record)
        except OSError as error:
            raise BadInput(f"cannot save {trouble(error)}") from None

    def export(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """Return what a seat may save: the record when the match is over, before that only what this seat may see."""
        self._check_viewer(seat)
        return self._core.export(seat)

    # Inside

    def _next_seat(self, seat: int | None) -> int:
        if seat is None:
            return int(self._core.tip.seat)
        self._check_seat(seat)
        return seat

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadInput(f"there is no seat {seat!r}; expected 0 to {self.players - 1}")

    def _check_viewer(self, seat: int) -> None:
        if seat != SPECTATOR or type(seat) is not int:
            self._check_seat(seat)

    def _naming(self, seat: int) -> Names:
        return self._words.naming(self._texts, self._core.settled.full_options(), self.names, seat)

    def _moment(self, seat: int) -> Moment:
        return Moment(self.game, self._core.seen_by(seat), seat, self._words, self._texts, self._naming(seat))

    def __str__(self) -> str:
        return self.show()

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.to_move} to move"
        return f"<harena.Match: {self.game.name}, {self.players} players, {now}>"
