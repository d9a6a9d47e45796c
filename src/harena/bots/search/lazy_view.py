"""Views whose parts are built on first access. Playouts use them: the heuristic reads little of a view, and building
whole views would cost more than the decision itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.kernel.choice import Choice
from harena.kernel.flow import GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.rules import Rules
from harena.kernel.serialization import plain_frame, plain_offer
from harena.kernel.state import LEARNED, Field, plain
from harena.kernel.views import INNER, show


class LazyView(dict[str, Any]):
    """Stands in for a view: it has the same parts, except those that only checked play needs."""

    def __init__(self, rules: Rules[Any], g: Any, viewer: int) -> None:
        super().__init__(game=rules.game, viewer=viewer)
        self.rules, self.g = rules, g

    def __missing__(self, part: str) -> Any:
        g, viewer = self.g, self["viewer"]
        if part == "state":
            made: Any = Shown(g, viewer)
        elif part == "known":
            made = Known(g, viewer)
        elif part == "stack":
            made = [FrameShown(self.rules, f, viewer) for f in g.stack]
        elif part == "options":
            made = g.settings()
        elif part == "offers":
            made = [plain_offer(offer) for offer in g.offers if viewer in (offer.by, offer.to)]
        else:
            raise KeyError(part)
        self[part] = made
        return made


_FIELDS: dict[Any, Mapping[str, Field]] = {}  # by class, filled on first use


def fields_of(holder: Any) -> Mapping[str, Field]:
    """Return the fields of a state or a frame, by name and by the name of their size."""
    found = _FIELDS.get(type(holder))
    if found is None:
        fields: Mapping[str, Field] = {field.name: field for field in holder.FIELDS}
        found = _FIELDS[type(holder)] = {**fields, **{f"{name}_size": field for name, field in fields.items()}}
    return found


class Shown(dict[str, Any]):
    """The fields of a state, as the viewer sees them."""

    def __init__(self, holder: Any, viewer: int) -> None:
        super().__init__()
        self.holder, self.viewer = holder, viewer

    def __missing__(self, name: str) -> Any:
        show(self, fields_of(self.holder)[name], self.holder, self.viewer)
        return self[name]


class Known(Shown):
    """What the viewer remembers."""

    def __missing__(self, name: str) -> Any:
        field = fields_of(self.holder)[name]
        own = field.audience == LEARNED
        value = getattr(self.holder, name)
        made = plain(INNER[field.shape], value[self.viewer]) if own else plain(field.shape, value)
        self[name] = made
        return made


class FrameShown(dict[str, Any]):
    """One running procedure: its own fields and those every frame has."""

    def __init__(self, rules: Rules[Any], f: Any, viewer: int) -> None:
        super().__init__(proc=f.proc, turn=f.turn)
        self.rules, self.f, self.viewer = rules, f, viewer

    def __missing__(self, name: str) -> Any:
        field = fields_of(self.f).get(name)
        if field is None:
            self.update({key: value for key, value in plain_frame(self.rules, self.f).items() if key not in self})
        else:
            show(self, field, self.f, self.viewer)
        return self[name]


def asked(rules: Rules[Any], g: Any) -> Choice:
    """Return the question a sampled world waits for, without its id and other parts that only checked play needs."""
    f = g.stack[-1]
    step = rules.steps[f.proc][f.at]
    op = step.op
    return Choice(
        "", g.seat, f"{f.proc}.{step.name}", "", "", g.options, 1, "",
        sealed=op == SEAL or op == SEALED,
        given=-1,
        window=op == ROUNDS or op == SEALED,
        gather=op == GATHER,
        ask_again=step.ask_again,
    )  # fmt: skip
