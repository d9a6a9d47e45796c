"""The reference sheets: two pages for each game, made of the data of its cards."""

from __future__ import annotations

import pytest

from harena.games import GAMES
from harena.games.gorus.cards import FAVOR
from harena.kernel.rules import BadInput
from harena.server.catalog import reference_sheet, usual_things
from harena.server.protocol import ReferenceSheet
from harena.text import LANGUAGES, rules_text


def cells(sheet: ReferenceSheet) -> list[list[str]]:
    return [row for page in sheet.pages for table in page for row in table.rows]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_two_pages_of_whole_tables(game: str, lang: str) -> None:
    sheet = reference_sheet(game, lang)
    assert len(sheet.pages) == 2
    for table in [table for page in sheet.pages for table in page]:
        assert table.title
        assert table.rows
        assert {len(row) for row in table.rows} == {len(table.columns or table.rows[0])}
        assert all([all(row) for row in table.rows])


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_it_names_exist(game: str) -> None:
    rules = {rule.number for chapter in rules_text(game, "en").chapters for rule in chapter.rules}
    letter = next(iter(rules))[:2]
    named = {cell for row in cells(reference_sheet(game, "en")) for cell in row if cell.startswith(letter)}
    assert named
    assert named <= rules


@pytest.mark.parametrize(
    ("game", "kinds"), [("munera", ("title", "spectacle", "region")), ("spartacus", ("card", "title", "house"))]
)
def test_every_card_is_on_it(game: str, kinds: tuple[str, ...]) -> None:
    heads = [row[0] for row in cells(reference_sheet(game, "de"))]
    for thing in usual_things(game, "de").things:
        if thing.kind in kinds and "." not in thing.id:
            assert [head for head in heads if head.partition(" ×")[0] == thing.title], thing.title


def test_favor_comes_from_the_data() -> None:
    [table] = [
        table for page in reference_sheet("gorus", "en").pages for table in page if table.columns[:1] == ["Rank"]
    ]
    assert [int(row[1].replace("−", "-")) for row in table.rows] == list(FAVOR)


def test_an_unknown_game_has_no_sheet() -> None:
    with pytest.raises(BadInput):
        reference_sheet("chess", "en")
