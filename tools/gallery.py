"""Write the cards and words of our games for the gallery of the page (client/gallery.html), which has no server: `make
gallery`. Git ignores the files."""

from __future__ import annotations

from pathlib import Path

from harena.games import GAMES
from harena.server import protocol
from harena.server.catalog import things_page, usual_things
from harena.text import LANGUAGES

FOLDER = Path(__file__).resolve().parent.parent / "client" / "src" / "gallery" / "things"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        for lang in LANGUAGES:
            path = FOLDER / f"{name}-{lang}.json"
            path.write_bytes(protocol.write(things_page(usual_things(name, lang))))
    print(f"wrote {len(GAMES) * len(LANGUAGES)} files to {FOLDER}")


if __name__ == "__main__":
    main()
