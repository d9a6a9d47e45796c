"""What `harena verify` says about the dice of a match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from harena.matches.dice_check import DiceCheck
from harena.text import Texts


def of_record(texts: Texts, record: Mapping[str, Any], dice: DiceCheck) -> Iterator[str]:
    """Say what was found out about the dice of a record that replays."""
    if not dice.commitment:
        yield texts.say("verify-dice-none")
        return
    if not dice.secret:
        yield from _promised(texts, record)
        return
    salts = _given(record)
    yield texts.say("verify-dice-ok", outcomes=dice.outcomes, commitment=dice.commitment)
    yield texts.say("verify-dice-salts", salts=salts) if salts else texts.say("verify-dice-no-salts")
    if dice.older:
        yield texts.say("verify-dice-older", outcomes=dice.older)


def of_view(texts: Texts, view: Mapping[str, Any]) -> Iterator[str]:
    """Say what can be checked of a match that is not over."""
    yield texts.say("verify-view")
    if view["commitment"]:
        yield from _promised(texts, view)
    else:
        yield texts.say("verify-dice-none")


def _promised(texts: Texts, record: Mapping[str, Any]) -> Iterator[str]:
    salts = _given(record)
    yield texts.say("verify-dice-later", commitment=record["commitment"])
    yield texts.say("verify-dice-salts", salts=salts) if salts else texts.say("verify-dice-no-salts")


def _given(record: Mapping[str, Any]) -> int:
    return len([salt for salt in record["salts"] if salt])
