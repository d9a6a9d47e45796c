"""Everything that a person has here, as one JSON file. It is written table by table: nobody's whole past fits into a
message."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

from harena.server.people.accounts import Profile
from harena.server.table_registry import TableRegistry
from harena.server.tables import LiveTable
from harena.talk.account import SAY

FORMAT, VERSION = "harena-person", 1


async def written(registry: TableRegistry, profile: Profile) -> AsyncIterator[bytes]:
    """Yield the file piece by piece."""
    head = json.dumps(_about(profile), ensure_ascii=False)
    yield f'{head[:-1]}, "tables": ['.encode()
    first = True
    for key in await registry.store.tables_of(profile.person.id):
        async with registry.at(key) as table:
            if table is None:
                continue
            found = await _table(table, profile.person.id)
        yield ("" if first else ",\n").encode() + json.dumps(found, ensure_ascii=False).encode()
        first = False
    yield b"]}\n"


def _about(profile: Profile) -> dict[str, Any]:
    person = profile.person
    return {
        "format": FORMAT,
        "version": VERSION,
        "person": {**person._asdict(), "has_password": profile.has_password},
        "devices": [sign_in._asdict() for sign_in in profile.sign_ins],
        "passkeys": [passkey._asdict() for passkey in profile.passkeys],
    }


async def _table(table: LiveTable, person: str) -> dict[str, Any]:
    """Return a table with what this person knows of it."""
    own, row = table.seats_of(person), table.row
    said = [message.entry for message in table.conversation.talk.messages]
    seen = own[:1] if row.phase == "over" else own  # once it is over, all records are the same
    return {
        "table": row.id,
        "game": row.game,
        "phase": row.phase,
        "options": row.options,
        "changed": row.changed,
        "seats": own,
        "names": table.people(),
        "winners": row.winners,
        "said": [entry.plain() for entry in said if entry.kind == SAY and entry.by in own],
        "records": [await table.export(seat) for seat in seen] if table.match is not None else [],
    }
