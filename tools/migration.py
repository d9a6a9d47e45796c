"""`make migration MESSAGE="what changes"` writes the next script in server/migrations from the difference between
schema.py and the existing scripts. Review it, correct it, and raise HEAD in server/store/database.py."""

from __future__ import annotations

import sys
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

import harena.server


def main() -> None:
    if len(sys.argv) != 2 or not sys.argv[1].strip():
        raise SystemExit('say what changes: make migration MESSAGE="a clock for every seat"')
    folder = Path(harena.server.__file__).parent / "migrations"
    config = Config()
    config.set_main_option("script_location", str(folder))
    with create_engine("sqlite://").begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        number = f"{len(list((folder / 'versions').glob('*.py'))) + 1:04}"
        command.revision(config, sys.argv[1], autogenerate=True, rev_id=number)


if __name__ == "__main__":
    main()
