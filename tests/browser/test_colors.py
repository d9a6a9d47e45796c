"""Tests six states of the Munera screen with axe, in light and dark: contrast, names and roles; and whether schools can
be told apart by those who see fewer colors.
"""

from __future__ import annotations

import base64
from collections.abc import Container, Iterator, Sequence
from itertools import combinations
from math import dist

import pytest
from playwright.sync_api import Locator, Page, expect

from harena.games.munera.state import Munera
from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.screens import laid
from tests.browser.test_access import violations
from tests.rules.munera import playing

pytestmark = pytest.mark.more

MEN = {
    0: ["Leo aequimanus", "Hector hoplomachus", "Nimbus provocator wounded"],
    1: ["Ferox hoplomachus", "Paris myrmillo"],
    2: ["Draco thraex"],
}


NAMES = ("set-up", "rest", "forum", "poll", "bets", "duel")


def states() -> Iterator[tuple[str, Munera]]:
    hands = {0: ["Fur", "Iugula"]}
    homes = ["Latium", "Samnium", "Sicilia", "Venetia"]
    yield "set-up", playing.start(4)
    yield "rest", playing.position(4, open=["Telesia", "Pompeii"], men=MEN, hands=hands, regions=homes)
    forum = ["Audax", "medicus 3", "lupae 3"]
    yield "forum", playing.position(4, phase="auctions", forum=forum, men=MEN, hands=hands, regions=homes)
    yield "poll", playing.spectacle("Telesia", host=3, at="open_poll", players=4, men=MEN, regions=homes)
    men = {1: ["Ferox hoplomachus"], 2: ["Draco aequimanus"]}
    yield "bets", playing.duel("Ferox", "Draco", players=4, rudis=1, men=men, denarii=[9, 0, 0, 0], regions=homes)
    mine = {0: ["Leo aequimanus"], 1: ["Ferox hoplomachus"]}
    yield "duel", playing.duel("Leo", "Ferox", players=4, men=mine, hands=hands, regions=homes)


def see(server: RunningServer, ann: Guest, names: Container[str] = NAMES) -> Iterator[str]:
    """Yield the name of each state that is wanted while Ann sees it."""
    ann.go("/")
    for name, g in states():
        if name not in names:
            continue
        ann.sit(laid(server, g), 0)
        expect(ann.page.locator(".munera")).to_be_visible()
        ann.page.wait_for_function("() => document.title.startsWith('●')")
        yield name


ASKED = dict.fromkeys(
    ("reroll", "after-roll", "before-duel", "before-judgement", "stake", "fix"), "ask"
)  # it stays there


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_no_state_of_munera_has_a_serious_violation(server: RunningServer, guest: GuestMaker, scheme: str) -> None:
    ann = guest(color_scheme=scheme, settings={"motion": "off"}, asked=ASKED)
    bad = [f"{name}: {each}" for name in see(server, ann) for each in violations(ann.page)]
    assert not bad, "\n".join(["", *bad])


# Whoever sees fewer colors: the schools and the two sides of a duel have another sign besides their color.

DEFICIENCIES = ("achromatopsia", "protanopia", "deuteranopia", "tritanopia")
# Where a school is told from another one by its color, and what says its number there.
SIGNS = {"rest": (".plates .number", ".map .homes circle"), "duel": (".duel .side header circle", ".dice .of")}
NUMBERS = "(all) => all.map((it) => (it.closest('svg') ?? it).textContent.trim())"
LEAST = 3  # contrast of a large number
# The colors that cover most of each of some boxes of a picture, the most frequent one first.
MEASURE = """async ({ picture, boxes }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
  paper.drawImage(image, 0, 0);
  return boxes.map(({ x, y, width, height }) => {
    const { data } = paper.getImageData(Math.round(x), Math.round(y), Math.round(width), Math.round(height));
    const seen = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const key = `${data[at]},${data[at + 1]},${data[at + 2]}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    const often = [...seen].filter(([, times]) => times * 400 > data.length / 4).sort((a, b) => b[1] - a[1]);
    return often.map(([key]) => key.split(",").map(Number));
  });
}"""


def linear(part: float) -> float:
    part /= 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def light(color: Sequence[float]) -> float:
    """Return the relative luminance."""
    red, green, blue = [linear(part) for part in color]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Sequence[float], other: Sequence[float]) -> float:
    low, high = sorted([light(one), light(other)])
    return (high + 0.05) / (low + 0.05)


def lab(color: Sequence[float]) -> tuple[float, float, float]:
    red, green, blue = [linear(part) for part in color]
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def measured(blank: Page, picture: bytes, places: Locator) -> list[list[list[int]]]:
    boxes = [place.bounding_box() for place in places.all()]
    found: list[list[list[int]]] = blank.evaluate(
        MEASURE, {"picture": base64.b64encode(picture).decode(), "boxes": boxes}
    )
    return found


def test_schools_and_sides_are_told_apart_without_their_colors(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(settings={"motion": "off"}, asked=ASKED)
    session = ann.context.new_cdp_session(ann.page)
    blank = ann.context.new_page()
    for name in see(server, ann, SIGNS):
        signs = {place: ann.page.locator(f".stage {place}") for place in SIGNS[name]}
        for place, places in signs.items():
            expect(places.first).to_be_visible()
            numbers = places.evaluate_all(NUMBERS)
            assert len(set(numbers)) == len(numbers) > 1, f"{place}: every school has its number"
        for deficiency in DEFICIENCIES:
            session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
            picture = ann.page.screenshot()
            for place, places in signs.items():
                colors = measured(blank, picture, places)
                least = min(dist(lab(one[0]), lab(other[0])) for one, other in combinations(colors, 2))
                legible = min(max(contrast(each[0], other) for other in each) for each in colors)
                print(f"{name} {place} {deficiency}: least distance {least:.1f}, least contrast {legible:.1f}")
                assert legible >= LEAST, f"{place}: the number can be read with {deficiency}"
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
