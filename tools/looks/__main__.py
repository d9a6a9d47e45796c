"""Take a picture of every state of a game's screen, for somebody to look at.

    python -m tools.looks munera FOLDER                                  # desktop, light, English; needs a built client
    python -m tools.looks spartacus FOLDER --size 390x844 --lang de --dark  # also: --gray, --only bid duel

Bots play to most states, as far as it takes; where they were is kept in FOLDER/<game>.pickle, so that the next round
shows the same tables. The pictures are FOLDER/<game>-<width>-<theme>-<lang>/<state>.png; with Pillow installed,
FOLDER/<game>-<width>-<theme>-<lang>.png shows them side by side.
"""

from __future__ import annotations

import argparse
import pickle
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.contact_sheet import has_pillow, put_together, size_of
from tools.looks import munera, spartacus
from tools.looks.tour import Look, Position, found
from tools.running import FLAGS, chromium, free_port, serving

TOURS = {"munera": (munera.MuneraTour, munera.BY_BOTS), "spartacus": (spartacus.SpartacusTour, spartacus.BY_BOTS)}


def sheet(files: list[Path], out: Path) -> None:
    """Put the pictures side by side, at half their size."""
    across, _ = size_of(files[0])
    width = round(across * (0.5 if across > 600 else 0.7))
    put_together([(path.stem, path) for path in files], out, width, max(1, 2000 // width))


def main() -> None:
    args = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    args.add_argument("game", choices=TOURS)
    args.add_argument("folder", type=Path)
    args.add_argument("--size", default="1280x800")
    args.add_argument("--lang", default="en")
    args.add_argument("--dark", action="store_true")
    args.add_argument("--gray", action="store_true", help="as somebody sees it who sees no color")
    args.add_argument("--only", nargs="+", default=[], help="states by the beginning of their name")
    given = args.parse_args()
    width, height = map(int, given.size.split("x"))
    look = Look(width, height, given.lang, given.dark, given.gray, given.only)
    tour_of, states = TOURS[given.game]
    name = f"{given.game}-{look.name}"
    folder: Path = given.folder / name
    folder.mkdir(parents=True, exist_ok=True)
    kept: Path = given.folder / f"{given.game}.pickle"
    if not kept.exists():
        kept.write_bytes(pickle.dumps(found(given.game, states)))
    positions: dict[str, Position] = pickle.loads(kept.read_bytes())
    print(f"not reached: {sorted(states.keys() - positions.keys()) or 'nothing'}")
    port = free_port(26100, 500)
    with tempfile.TemporaryDirectory() as data, serving(port, Path(data)), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        tour = tour_of(browser, f"http://localhost:{port}", Path(data), folder, look)
        tour.all(positions)
        browser.close()
    if tour.files and has_pillow():
        sheet(tour.files, given.folder / f"{name}.png")
    print(f"{name}: {len(tour.files)} pictures")


if __name__ == "__main__":
    main()
