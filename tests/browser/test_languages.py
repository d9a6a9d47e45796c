"""Checks every screen on a small phone and in every language: no text is missing, nothing is too wide or too small."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import GuestMaker, RunningServer, say
from tests.browser.screens import walk
from tests.browser.test_phone import PHONE, SMALL, WIDE
from tests.cases import cases

KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
TEXTS = """() => {
  const found = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) found.push(texts.currentNode.data);
  for (const it of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
      found.push(it.getAttribute(name) ?? "");
  return found.map((text) => text.trim());
}"""


def keys(page: Page) -> list[str]:
    """Return texts that look like the key of a text."""
    return [text for text in page.evaluate(TEXTS) if KEY.fullmatch(text)]


# German has the longest words; the other two languages take as long and rarely find anything else.
WALKED = ["de", *[pytest.param(lang, marks=pytest.mark.soak) for lang in ("en", "fr", "it")]]  # German is the longest


@pytest.mark.more
@pytest.mark.parametrize("lang", WALKED)
def test_no_screen_shows_a_key_or_is_too_wide_or_has_small_targets(
    server: RunningServer, guest: GuestMaker, lang: str
) -> None:
    ann = guest(locale=f"{lang}-{lang.upper()}", **PHONE)
    bad = []
    for screen in walk(server, ann):
        found = [*keys(ann.page), *ann.page.evaluate(WIDE), *ann.page.evaluate(SMALL)]
        bad += [f"{screen}: {each}" for each in found]
        assert ann.page.evaluate("document.documentElement.lang") == lang
    assert not bad, bad


@pytest.mark.parametrize("lang", cases(["de"], ["fr", "it"]))
def test_the_lobby_speaks_the_language(guest: GuestMaker, lang: str) -> None:
    page = guest(locale=f"{lang}-{lang.upper()}").go("/")
    expect(page.get_by_role("main")).to_contain_text(say(lang, "hero"))
    expect(page.get_by_role("main")).not_to_contain_text(say("en", "hero"))


def test_another_language_in_the_middle_of_a_match(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb"), 0)
    ann.next()
    ann.play()
    ann.next()
    lines = ann.log.get_by_role("listitem").count()
    expect(ann.prompt).to_contain_text("Which card?")
    ann.button("Settings").click()
    ann.page.get_by_role("combobox", name="Language").select_option("Deutsch")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    asked = re.compile("|".join([re.escape(say("de", f"gorus-ask-match-{kind}")) for kind in ("lead", "play")]))
    expect(ann.page.get_by_role("region", name=say("de", "prompt"))).to_contain_text(asked)
    expect(ann.log).to_contain_text(say("de", "gorus-event-dealt", round=1, seat="").split(".")[0])
    expect(ann.log).not_to_contain_text("Round 1 begins")
    expect(ann.log.get_by_role("listitem")).to_have_count(lines)
    ann.page.reload()
    expect(ann.log).to_contain_text(say("de", "gorus-event-dealt", round=1, seat="").split(".")[0])
