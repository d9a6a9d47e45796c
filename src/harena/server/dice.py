"""Fair dice at a table: the secret, the salts that the seats' browsers send, and what is shown of them when.

A secret is drawn when a table is made, and another one for the rematch when a match is over. Its commitment is shown to
everybody at once; salts can only come after it. docs/fair-dice.md says what that proves.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from harena.game import Game
from harena.kernel.chance import CommittedLuck, Luck
from harena.kernel.identity import Ids
from harena.matches.fair_dice import FairDice, commitment_of, naming, new_secret
from harena.server import protocol
from harena.server.store import DiceRow, TableRow


class SaltRefused(Exception):
    """A salt came at the wrong time, or for another secret."""

    def __init__(self, code: protocol.Code) -> None:
        super().__init__(code)
        self.code = code


def new_dice(seats: int) -> DiceRow:
    """Return a new secret, to which nobody has given a salt yet."""
    return DiceRow(new_secret(), [""] * seats)


def luck_for(chosen: Game[Any], ids: Ids, dice: DiceRow) -> Luck:
    """Return where the chance of a match comes from. Matches of older versions have no secret."""
    if not dice.secret:
        return Luck(SystemRandom())
    return CommittedLuck(FairDice(dice.secret, dice.salts).number, naming(chosen.rules, ids))


def recorded(dice: DiceRow, is_over: bool) -> dict[str, Any]:
    """Return what the record of a match says about its dice. The secret is in it once the match is over."""
    if not dice.secret:
        return {"commitment": None, "salts": [], "secret": None}
    return {
        "commitment": commitment_of(dice.secret),
        "salts": [*dice.salts],
        "secret": dice.secret if is_over else None,
    }


def salted(row: TableRow, dice: DiceRow, seat: int, message: protocol.Salt) -> DiceRow:
    """Return the dice with the salt of a seat: of this table's match until it begins, of its rematch once it is over.
    The first salt of a seat counts."""
    if row.phase == "open" and dice.secret:
        secret, salts = dice.secret, dice.salts
    elif row.phase == "over" and dice.next_secret:
        secret, salts = dice.next_secret, dice.next_salts
    else:
        raise SaltRefused("not-now")
    if message.commitment != commitment_of(secret):
        raise SaltRefused("stale")
    if salts[seat]:
        raise SaltRefused("not-now")
    fresh = [*salts[:seat], message.salt, *salts[seat + 1 :]]
    return dice._replace(salts=fresh) if row.phase == "open" else dice._replace(next_salts=fresh)


def without_salt(dice: DiceRow, seat: int) -> DiceRow:
    """Return the dice after somebody has left a seat."""
    return dice._replace(salts=["" if at == seat else salt for at, salt in enumerate(dice.salts)])


def with_next(dice: DiceRow, seats: int) -> DiceRow:
    """Return the dice once the match is over: those of a rematch are ready, so that salts for it can come."""
    return dice._replace(next_secret=new_secret(), next_salts=[""] * seats)


def shown(row: TableRow, dice: DiceRow) -> protocol.Dice:
    """Return what everybody may know about the dice now."""
    is_next = row.phase == "over" and not row.rematch and bool(dice.next_secret)
    return protocol.Dice(
        commitment=commitment_of(dice.secret) if dice.secret else "",
        salted=[bool(salt) for salt in dice.salts],
        salts=[*dice.salts] if row.phase != "open" else [],
        secret=dice.secret if row.phase == "over" else "",
        next=commitment_of(dice.next_secret) if is_next else "",
        next_salted=[bool(salt) for salt in dice.next_salts] if is_next else [],
    )
