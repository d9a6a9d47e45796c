"""Events as plain data and back. Cards and other things are named by stable ids, so a log survives decks that grow."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Any

from harena.kernel.identity import IdDomain, Ids
from harena.kernel.rules import Rules
from harena.kernel.state import Event


def saved_event(rules: Rules[Any], ids: Ids, event: Event) -> list[Any]:
    args = _each(rules, ids, event, lambda domain, x: domain.id_of(x))
    return [event.kind, args, None if event.to is None else list(event.to)]


def loaded_event(rules: Rules[Any], ids: Ids, raw: list[Any]) -> Event:
    kind, args, to = raw
    packed = tuple([tuple(arg) if isinstance(arg, list) else arg for arg in args])
    event = Event(kind, packed, None if to is None else tuple(to))
    numbers = _each(rules, ids, event, lambda domain, x: domain.number_of(x))
    return event._replace(args=tuple([tuple(arg) if isinstance(arg, list) else arg for arg in numbers]))


def _each(rules: Rules[Any], ids: Ids, event: Event, turned: Callable[[IdDomain, Any], Any]) -> list[Any]:
    """Convert each argument of an event by its domain, and tuples entry by entry."""
    domains = [ids.get(name) for name in rules.events.get(event.kind, {}).values()]
    found: list[Any] = []
    for arg, domain in zip_longest(event.args, domains[: len(event.args)]):
        if isinstance(arg, tuple):
            found.append([x if domain is None else turned(domain, x) for x in arg])
        else:
            found.append(arg if domain is None else turned(domain, arg))
    return found
