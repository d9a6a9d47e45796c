"""Put pictures side by side, or make their files smaller. Both need Pillow, which the project does not depend on."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

LABEL = 14  # px above each picture
GAP = 4


def has_pillow() -> bool:
    return find_spec("PIL") is not None


def size_of(path: Path) -> tuple[int, int]:
    from PIL import Image

    width, height = Image.open(path).size
    return width, height


def put_together(pictures: Sequence[tuple[str, Path]], out: Path, width: int, columns: int) -> None:
    """Put labeled pictures of the same size into one, each `width` wide."""
    from PIL import Image, ImageDraw

    across, down = size_of(pictures[0][1])
    height = round(width * down / across)
    whole = Image.new("RGB", (columns * width, -(-len(pictures) // columns) * (height + LABEL)), "white")
    for at, (label, path) in enumerate(pictures):
        x, y = at % columns * width, at // columns * (height + LABEL)
        whole.paste(Image.open(path).convert("RGB").resize((width - GAP, height)), (x, y + LABEL))
        ImageDraw.Draw(whole).text((x + 2, y + 1), label, fill="black")
    whole.save(out)


def save_small(path: Path, out: Path, colors: int) -> None:
    """Save a picture with few colors; without Pillow, as it is."""
    if not has_pillow():
        out.write_bytes(path.read_bytes())
        return
    from PIL import Image

    Image.open(path).convert("RGB").quantize(colors, kmeans=3, dither=Image.Dither.NONE).save(out, optimize=True)
