"""The rules, in the drawer, as a page and on paper: search, links, pictures."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from harena.games import GAMES
from harena.text import rules_text
from tests.browser.conftest import Guest, GuestMaker
from tests.browser.test_access import violations

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
# The pictures of the rules that are wider than their place; what they cut off themselves does not count.
STICKS_OUT = """() => [...document.querySelectorAll('[data-figure]')]
  .filter((figure) => figure.querySelector('[role=img]').scrollWidth > figure.clientWidth)
  .map((figure) => figure.dataset.figure)"""


def drawn(page: Page, name: str) -> Locator:
    """Return a picture of the rules that is drawn."""
    return page.locator(f"[data-figure={name}] [inert]")


def opened(ann: Guest, path: str) -> Page:
    page = ann.go(path)
    expect(page.locator("[data-figure]").first).to_be_attached()
    return page


def pages_of(page: Page) -> int:
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    return len(re.findall(rb"/Type\s*/Page\b", paper))


def test_a_rule_is_searched_and_read_with_its_picture(guest: GuestMaker) -> None:
    ann = guest()
    ann.go("/")
    ann.card().get_by_role("button", name=ann.say("rules")).click()
    search = ann.dialog.get_by_role("searchbox")
    search.fill("CHÁLLENGE lóok")
    expect(ann.dialog.get_by_role("status")).to_have_text(ann.say("rules-found", count=1))
    found = ann.dialog.get_by_role("link", name=re.compile("^G-3.2"))
    expect(found.locator("mark").first).to_have_text(re.compile("^challenge$", re.I))
    search.fill("no such word")
    expect(ann.dialog.get_by_role("status")).to_have_text(ann.say("rules-none", words="no such word"))
    search.fill("3.4")
    search.press("ArrowDown")
    expect(ann.dialog.locator("a[href$='G-3.4']").first).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[id='rule-G-3.4']")).to_be_focused()
    expect(ann.page.locator("[id='rule-G-3.4']")).to_be_in_viewport()
    expect(drawn(ann.page, "challenge")).to_be_visible()
    expect(ann.dialog.get_by_role("img", name=ann.say("figures-gorus-challenge-about"))).to_be_visible()
    expect(ann.dialog.get_by_text(ann.say("figures-gorus-challenge"), exact=True)).to_be_visible()
    more = ann.dialog.get_by_role("link", name=ann.say("rules-page"))
    expect(more).to_have_attribute("href", "/rules/gorus#G-3.4")
    ann.page.keyboard.press("Escape")
    expect(ann.dialog).to_have_count(0)


@pytest.mark.more
def test_escape_empties_the_search_before_it_closes_the_rules(guest: GuestMaker) -> None:
    ann = guest()
    ann.go("/")
    ann.card().get_by_role("button", name=ann.say("rules")).click()
    search = ann.dialog.get_by_role("searchbox")
    search.fill("trump")
    search.press("Escape")
    expect(search).to_have_value("")
    expect(ann.dialog).to_be_visible()


@pytest.mark.more
def test_a_link_opens_the_page_at_its_rule(guest: GuestMaker) -> None:
    ann = guest(locale="de")
    page = opened(ann, "/rules/munera#M-9.4")
    expect(page.locator("[id='rule-M-9.4']")).to_be_in_viewport()
    expect(page).to_have_title(re.compile("Munera"))
    page.locator("[id='rule-M-9.4']").get_by_role("link", name="M-11.4", exact=True).click()
    expect(page.locator("[id='rule-M-11.4']")).to_be_in_viewport()
    assert page.url.endswith("/rules/munera#M-11.4")
    expect(page.get_by_role("link", name="M-15").first).to_be_attached()


@pytest.mark.more
def test_a_link_to_a_rule_or_game_that_does_not_exist_says_so(guest: GuestMaker) -> None:
    ann = guest()
    page = opened(ann, "/rules/gorus#G-99.9")
    expect(page.get_by_text(ann.say("rules-missing", rule="G-99.9"))).to_be_visible()
    ann.forgive("404")
    ann.go("/rules/chess")
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.more
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_page_can_be_read_by_everybody(guest: GuestMaker, game: str, scheme: str) -> None:
    ann = guest(color_scheme=scheme)
    page = opened(ann, f"/rules/{game}?print")  # with every picture
    expect(page.locator("[data-figure] [inert]")).to_have_count(page.locator("[data-figure]").count())
    assert not violations(page)
    opened(ann, f"/rules/{game}")
    assert not violations(page)


@pytest.mark.more
@pytest.mark.parametrize("game", GAMES)
def test_the_smallest_phone_shows_all_of_it(guest: GuestMaker, game: str) -> None:
    ann = guest(locale="de", viewport={"width": 320, "height": 568})
    page = opened(ann, f"/rules/{game}")
    figures = page.locator("[data-figure]")
    for figure in figures.all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator("[inert]")).to_be_visible()
    assert page.evaluate(STICKS_OUT) == []
    assert page.evaluate(SIDEWAYS) <= 0


@pytest.mark.more
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_reference_sheet_is_two_pages(guest: GuestMaker, game: str, lang: str) -> None:
    ann = guest(locale=lang, color_scheme="dark")
    page = ann.go(f"/rules/{game}?print=sheet")
    expect(page.get_by_role("heading", name="2/2")).to_be_visible()
    page.evaluate("document.fonts.ready")
    assert pages_of(page) == 2


@pytest.mark.more
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_printed_and_nothing_sticks_out(guest: GuestMaker, game: str) -> None:
    ann = guest(locale="de")
    page = opened(ann, f"/rules/{game}?print")
    expect(page.locator("[data-figure] [inert]")).to_have_count(page.locator("[data-figure]").count())
    expect(page.get_by_role("heading", name="2/2")).to_be_visible()
    page.emulate_media(media="print")
    assert page.evaluate(STICKS_OUT) == []
    rules = [rule.number for chapter in rules_text(game, "de").chapters for rule in chapter.rules]
    assert page.locator(".rule[id]").count() == len(rules)
    assert 4 <= pages_of(page) <= 20
