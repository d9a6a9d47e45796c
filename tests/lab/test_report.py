"""Tests the report: correct figures, valid intervals, a self-contained page, and a one-line message if something is
wrong."""

from __future__ import annotations

import errno
import json
import re
from collections.abc import Callable, Iterable
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from harena.games import game
from harena.intervals import joint, wilson
from harena.kernel.rules import BadInput
from harena.lab.match_rows import Row
from harena.lab.report import aggregate, write_report
from harena.lab.report.findings import courses, deeds, figures, quantile, questions, rates
from harena.lab.report.plots import grid_of
from harena.lab.simulate import Plan
from harena.lab.simulation import Simulation, heading
from harena.lab.tables import table_of, to_parquet
from harena.text import LANGUAGES, Texts
from tests.cases import cases

LARGEST = 3_000_000  # bytes of a page


def plan(name: str = "gorus", bots: str = "random,random,random,random", **options: Any) -> Plan:
    seated = tuple(bots.split(","))
    return Plan(name, game(name).complete({"players": len(seated), **options}), seated, 1, "", True)


def played(path: Path, games: int, chosen: Plan) -> Path:
    simulation = Simulation(chosen, games, path)
    with simulation.workers(1) as workers:
        for _ in simulation.play(workers):
            """Play on until the simulation ends."""
    simulation.finish()
    return path


def written(path: Path, chosen: Plan, rows: Iterable[Row]) -> Path:
    """Write a file with our own rows."""
    path.write_bytes(json.dumps(heading(chosen)).encode() + b"\n" + msgspec.json.Encoder().encode_lines(list(rows)))
    return path


def row(match: int, seat: int, won: float, **known: Any) -> Row:
    plain: dict[str, Any] = {"bot": "random", "side": "", "score": 3 if won else 1, "rounds": 2}
    empty: dict[str, Any] = {"decisions": 4, "answers": 5, "course": {}, "deeds": {}, "choices": {}}
    return Row(match=match, seat=seat, won=won, **{**plain, **empty, **known})


def found_in(path: Path) -> aggregate.Tables:
    with table_of(path) as (head, rows):
        return aggregate.sum_up(aggregate.headed(head, path), rows)


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(tmp_path_factory.mktemp("sample") / "gorus.jsonl", 120, plan())


# Who wins


def test_rates_by_seat_and_bot(tmp_path: Path) -> None:
    """Of two seats of one bot at most one wins: 30 of 100 matches are 15 % per seat, and as certain as 30 of 100."""
    wins = {1: 10, 2: 20, 3: 70}
    bots = {1: "easy", 2: "easy", 3: "random"}
    order = [seat for seat, times in wins.items() for _ in range(times)]
    rows = [row(m, s, float(s == who), bot=bots[s], score=s) for m, who in enumerate(order) for s in wins]
    found = found_in(written(tmp_path / "x.jsonl", plan(bots="easy,easy,random"), rows))
    assert found.matches == 100
    assert [(each.name, each.rate, each.score) for each in rates(found, "seat")] == [
        ("1", 0.1, 1.0),
        ("2", 0.2, 2.0),
        ("3", 0.7, 3.0),
    ]
    easy, other = rates(found, "bot")
    assert [easy.rate, other.rate] == pytest.approx([0.15, 0.7])
    assert easy.interval == pytest.approx([end / 2 for end in wilson(0.3, 100, joint(2))])
    assert other.interval == pytest.approx(wilson(0.7, 100, joint(2)))
    assert [each.clear for each in rates(found, "seat")] == [True, True, True]


def test_partners_win_together(tmp_path: Path) -> None:
    """Each of two partners has a half in the rows; their team has the whole victory, and so does each of them."""
    chosen = plan(teams="2-2")
    sides = {1: "Team A", 2: "Team B", 3: "Team A", 4: "Team B"}
    rows = [row(m, s, 0.5 * (sides[s] == "Team A"), side=sides[s]) for m in range(40) for s in sides]
    found = found_in(written(tmp_path / "x.jsonl", chosen, rows))
    first, second = rates(found, "side")
    assert (first.rate, second.rate, first.even) == (1.0, 0.0, 0.5)
    assert first.interval == wilson(1.0, 40, joint(2))
    assert [each.rate for each in rates(found, "seat")] == [1.0, 0.0, 1.0, 0.0]
    assert sum(found.who["shared"]) == 0


def test_shared_victories_are_counted_once(tmp_path: Path) -> None:
    shares = [0.3333, 0.3333, 0.3333, 0.0], [0.5, 0.5, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0]
    rows = [row(m, s, won) for m, wons in enumerate(shares) for s, won in enumerate(wons, start=1)]
    found = found_in(written(tmp_path / "x.jsonl", plan(), rows))
    assert round(sum(found.who["shared"])) == 2


def test_a_match_cut_short_does_not_count(tmp_path: Path) -> None:
    rows = [row(m, s, float(s == 1)) for m in range(3) for s in range(1, 5)]
    found = found_in(written(tmp_path / "x.jsonl", plan(), rows[:-1]))
    assert found.matches == 2
    assert sum(found.who["seats"]) == 8


def test_rates_by_order_of_play(tmp_path: Path) -> None:
    """Whoever plays first wins 60 of 100 matches, in seat 1 and in seat 2."""
    rows = [
        row(m, s, float((place == 1) == (m < 60)), place=place)
        for m in range(100)
        for s, place in zip((1, 2), (1, 2) if m % 2 else (2, 1), strict=True)
    ]
    chosen = plan(bots="random,random")
    first, second = rates(found_in(written(tmp_path / "x.jsonl", chosen, rows)), "place")
    assert (first.name, first.rate, second.rate) == ("1", 0.6, 0.4)
    assert first.interval == wilson(0.6, 100, joint(2))
    old = [row(m, s, float(s == 1)) for m in range(20) for s in (1, 2)]  # of an earlier version
    assert rates(found_in(written(tmp_path / "y.jsonl", chosen, old)), "place") == []


# How matches go


def test_leads_by_hand(tmp_path: Path) -> None:
    """Of every five matches: in three seat 1 leads at half time and wins; in one it leads, seat 2 passes it and wins;
    in one nobody leads at half time, and the lead never changes. So the leader wins 3 of 4, the lead changes once in 5
    matches, and in 4 of 5 it never changes."""
    steady, turned, tied = ([1, 2, 3, 4], [0, 1, 2, 3]), ([1, 2, 3, 3], [0, 1, 3, 5]), ([0, 1, 2, 3], [0, 1, 1, 2])
    courses_of = [steady, steady, steady, turned, tied]
    rows = [
        row(m, s, float(s == (2 if m % 5 == 3 else 1)), rounds=4, course={"supports": courses_of[m % 5][s - 1]})
        for m in range(100)
        for s in (1, 2)
    ]
    found = figures(found_in(written(tmp_path / "x.jsonl", plan(bots="random,random"), rows)))
    z = joint(6)
    assert {name: (each.value, each.matches) for name, each in found.items()} == {
        "rounds": (4.0, 100),
        "decisions": (8.0, 100),
        "changes": (0.2, 100),
        "steady": (0.8, 100),
        "half": (0.8, 100),
        "ahead": (0.75, 80),
    }
    assert found["ahead"].interval == wilson(0.75, 80, z)
    assert found["steady"].interval == wilson(0.8, 100, z)
    changes = found["changes"].interval
    assert (changes.low + changes.high) / 2 == pytest.approx(0.2)
    assert (changes.high - changes.low) / 2 == pytest.approx(z * (0.16 / 99) ** 0.5, rel=0.03)


def test_partners_lead_together(tmp_path: Path) -> None:
    """They share one score: that is no tie for the lead."""
    sides = {1: "Team A", 2: "Team B", 3: "Team A", 4: "Team B"}
    rows = [
        row(m, s, 0.5 * (s % 2), rounds=2, side=sides[s], course={"supports": [s % 2, 2]})
        for m in range(20)
        for s in sides
    ]
    found = figures(found_in(written(tmp_path / "x.jsonl", plan(teams="2-2"), rows)))
    assert (found["half"].value, found["ahead"].value, found["changes"].value) == (1.0, 1.0, 0.0)


def test_kingmaking_is_of_seats_without_a_chance(tmp_path: Path) -> None:
    """A decision was looked at in 40 of 50 matches, in 20 by a seat without a chance: it settled half of these."""
    rows = [
        row(m, s, float(s == 1), **({"chance": 0.0 if m < 20 else 0.3, "swing": m % 2} if s == 2 and m < 40 else {}))
        for m in range(50)
        for s in (1, 2)
    ]
    found = figures(found_in(written(tmp_path / "x.jsonl", plan(bots="random,random"), rows)))
    assert (found["lost"].value, found["lost"].matches) == (0.5, 40)
    assert (found["swing"].value, found["swing"].matches) == (0.5, 20)
    assert found["swing"].interval.low > 0


# Cards


def test_a_card_makes_the_difference_it_makes(tmp_path: Path) -> None:
    """One of four has it; with it 40 of 100 win, so each of the others wins 20 of 100."""
    rows = [
        row(m, s, float(s == (1 if m % 5 < 2 else 2 + m % 3)), deeds={"bought": {"Net": 1}} if s == 1 else {})
        for m in range(300)
        for s in range(1, 5)
    ]
    (bought,) = deeds(found_in(written(tmp_path / "x.jsonl", plan(), rows)))
    (net,) = bought.effects
    assert (bought.by_times, net.parties, net.times) == (False, 300, 300)
    assert [net.rate, net.other, net.effect] == pytest.approx([0.4, 0.2, 0.2])
    lot = (0.25 * 0.75 / 300) ** 0.5 / 0.75  # the difference is (rate - 1/4) / (3/4), of 300 rates of 1/4
    scatter = (0.4 * 0.6 / 299) ** 0.5 / 0.75
    assert net.error == pytest.approx(max(lot, scatter))
    assert net.clear


def test_slopes_are_least_squares_within_matches(sample: Path) -> None:
    """The expected values come from numpy, with the mean of each match subtracted."""
    np = pytest.importorskip("numpy")
    found = found_in(sample)
    (dealt,) = deeds(found)
    assert dealt.by_times
    assert len(dealt.effects) > 20
    with table_of(sample) as (_, table):
        rows = table.select("match", "seat", "won", "deeds").collect().to_dicts()
    for effect in dealt.effects[:5]:
        x = np.array([sum([d["times"] for d in r["deeds"] if d["card"] == effect.card]) for r in rows], float)
        y = np.array([r["won"] for r in rows])
        x, y = [each.reshape(-1, 4) - each.reshape(-1, 4).mean(axis=1, keepdims=True) for each in (x, y)]
        assert effect.effect == pytest.approx(np.linalg.lstsq(x.reshape(-1, 1), y.ravel(), rcond=None)[0][0])


def test_luck_rarely_looks_like_a_card(sample: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Winners are drawn at random: of 100 simulations with 50 cards each, 5 give a false alarm on average; 13 or more
    would occur once in 700 times."""
    import polars as pl

    with table_of(sample) as (head, table):
        rows, known = table.collect(), aggregate.headed(head, sample)
    quick = dict.fromkeys(("course", "play"), aggregate.PARTS["scores"])  # nothing is asked of these
    monkeypatch.setattr(aggregate, "PARTS", {**aggregate.PARTS, **quick})
    rng, alarms = Random(4), 0
    for _ in range(100):
        won = [float(seat == winner) for winner in [rng.randrange(4) for _ in range(120)] for seat in range(4)]
        found = aggregate.sum_up(known, rows.with_columns(won=pl.Series(won)).lazy())
        alarms += any([effect.clear for deed in deeds(found) for effect in deed.effects])
    assert alarms <= 12


def test_of_few_matches_no_card_is_judged(tmp_path: Path) -> None:
    rows = [row(m, s, float(s == 1), deeds={"bought": {"Net": 1}} if s == 1 else {}) for m in range(49) for s in (1, 2)]
    (bought,) = deeds(found_in(written(tmp_path / "x.jsonl", plan(bots="random,random"), rows)))
    assert bought.effects == []
    assert [(each.card, each.rate, each.other) for each in bought.few] == [("Net", 1.0, 0.0)]


def test_what_all_do_says_nothing(tmp_path: Path) -> None:
    rows = [row(m, s, float(s == 1), deeds={"bought": {"Net": 1}}) for m in range(60) for s in (1, 2)]
    (bought,) = deeds(found_in(written(tmp_path / "x.jsonl", plan(bots="random,random"), rows)))
    assert (bought.effects, bought.few[0].other) == ([], None)


def test_partners_deeds_are_their_teams(tmp_path: Path) -> None:
    """Both have the card in half of the matches: that counts twice for the team, not as two independent seats."""
    sides = {1: "Team A", 2: "Team B", 3: "Team A", 4: "Team B"}
    rows = [
        row(m, s, 0.5 * (sides[s] == "Team A"), side=sides[s], deeds={"dealt": {"Net": 1}} if s % 2 else {})
        for m in range(60)
        for s in sides
    ]
    (dealt,) = deeds(found_in(written(tmp_path / "x.jsonl", plan(teams="2-2"), rows)))
    assert (dealt.effects[0].parties, dealt.effects[0].times) == (60, 120)
    assert dealt.effects[0].effect == pytest.approx(1.0)


# The course, and choices


def test_course_by_round_and_winner(tmp_path: Path) -> None:
    rows = [row(m, s, float(s == 1), course={"favor": [m % 4, 10 * s]}) for m in range(8) for s in (1, 2)]
    points = courses(found_in(written(tmp_path / "x.jsonl", plan(bots="random,random"), rows)))["favor"]
    assert [(p.round, p.winner, p.seats, p.mean, p.low, p.high) for p in points] == [
        (1, False, 8, 1.5, 0, 2),
        (1, True, 8, 1.5, 0, 2),
        (2, False, 8, 20.0, 20, 20),
        (2, True, 8, 10.0, 10, 10),
    ]


def test_rounds_hardly_any_match_reached_are_left_out(tmp_path: Path) -> None:
    rows = [row(m, s, float(s == 1), course={"favor": [1, 2] if m else [1, 2, 3]}) for m in range(30) for s in (1, 2)]
    points = courses(found_in(written(tmp_path / "x.jsonl", plan(bots="random,random"), rows)))["favor"]
    assert {point.round for point in points} == {1, 2}


def test_quantiles_of_counts() -> None:
    assert [quantile([(0, 1), (5, 2), (9, 1)], part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)] == [0, 0, 5, 5, 9]


def test_answers_are_counted_by_bot_and_the_rest_is_other(tmp_path: Path) -> None:
    many = {f"card {number:02}": 20 - number for number in range(15)}
    rows = [
        row(0, 1, 1.0, bot="easy", choices={"match.lead": many, "match.play": {"a": 3, "b": 1}}),
        row(0, 2, 0.0, choices={"match.play": {"b": 1}}),
    ]
    lead, play = questions(found_in(written(tmp_path / "x.jsonl", plan(bots="easy,random"), rows)))
    assert play.answers == [("b", {"easy": 0.25, "random": 1.0}), ("a", {"easy": 0.75, "random": 0.0})]
    assert (play.asked, play.other) == ({"easy": 4, "random": 1}, {})
    assert (len(lead.answers), lead.others, lead.asked) == (10, 5, {"easy": 195})
    assert lead.other["easy"] == pytest.approx(sum([many[f"card {number}"] for number in range(10, 15)]) / 195)


def test_only_suits_and_numbers_make_a_grid() -> None:
    cards = {f"{suit} {number}": 0.1 for suit in ("Axes", "Fists") for number in range(5)}
    grid = grid_of(cards)
    assert grid is not None
    assert (grid.suits, grid.numbers) == (["Axes", "Fists"], [0, 1, 2, 3, 4])
    assert grid_of({**cards, "pass": 0.1}) is None
    assert grid_of({f"{number}": 0.1 for number in range(20)}) is None


# Reading does not change the result


def test_chunks_and_kinds_of_files_make_no_difference(
    sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_parquet(sample, tmp_path / "same.parquet")
    whole = found_in(sample)
    monkeypatch.setattr(aggregate, "CHUNK", 30)
    for found in (found_in(sample), found_in(tmp_path / "same.parquet")):
        assert found.matches == whole.matches == 120
        for one, other in zip(found[3:], whole[3:], strict=True):
            one_rows, other_rows = [frame.to_dicts() for frame in (one, other)]
            assert one_rows == [pytest.approx(each) for each in other_rows]


def test_a_file_of_an_earlier_version_can_be_read(sample: Path, tmp_path: Path) -> None:
    """It has neither order of play nor kingmaking; everything else is the same."""
    import polars as pl

    to_parquet(sample, tmp_path / "now.parquet")
    heading_now = pl.read_parquet_metadata(tmp_path / "now.parquet")["harena"]
    old = pl.read_parquet(tmp_path / "now.parquet").drop("place", "chance", "swing")
    old.write_parquet(tmp_path / "old.parquet", metadata={"harena": heading_now})
    now, then = found_in(tmp_path / "now.parquet"), found_in(tmp_path / "old.parquet")
    assert rates(then, "place") == []
    assert len(rates(now, "place")) == 4
    assert rates(then, "seat") == rates(now, "seat")
    assert figures(then)["ahead"].value == figures(now)["ahead"].value
    assert "lost" not in figures(then)


# The page


class Look(HTMLParser):
    """What a browser would find: open parts, external references, and the descriptions of pictures."""

    EMPTY = ("meta",)

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.labels: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.tags.append(tag)
        self.addresses += [known[key] or "" for key in ("src", "href", "xlink:href") if key in known]
        self.ids += [known["id"] or ""] if "id" in known else []
        if known.get("role") == "img":
            self.labels.append(known["aria-label"] or "")
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def looked(source: Path, lang: str = "en") -> Look:
    out = source.with_suffix(".html")
    write_report(source, out, Texts(lang))
    html = out.read_text(encoding="utf-8")
    assert len(html.encode()) < LARGEST
    look = Look()
    look.feed(html)
    assert not look.open
    assert all([address.startswith("#") for address in look.addresses])
    assert "url(" not in html
    assert "script" not in look.tags
    assert len(set(look.ids)) == len(look.ids)
    assert {f"#{name}" for name in look.ids} == set(look.addresses)
    assert len(look.labels) == look.tags.count("figure") == look.tags.count("svg")
    assert all(look.labels)
    assert look.tags.count("table") >= len(look.labels)
    assert "nan" not in look.text.lower().split()
    return look


@pytest.mark.parametrize("lang", cases(["de"], [lang for lang in LANGUAGES if lang != "de"]))
def test_a_page_in_every_language(sample: Path, tmp_path: Path, lang: str) -> None:
    source = tmp_path / "x.jsonl"
    source.write_bytes(sample.read_bytes())
    look = looked(source, lang)
    texts = Texts(lang)
    for key in ("summary", "who", "course", "cards", "choices", "method"):
        assert texts.say(f"report-{key}") in look.text
    assert texts.say("report-title", game=texts.say("gorus-name"), matches=120) in look.text
    assert texts.say("report-as-usual") in look.text
    assert texts.say("report-deed-dealt") in look.text


@pytest.mark.parametrize("name", cases(["gorus"], ["munera", "spartacus"]))
def test_a_page_names_things_in_the_language_of_its_reader(tmp_path: Path, name: str) -> None:
    """Cards and answers are English in the rows and German on the page."""
    quick = {"gorus": {"target": 1}, "munera": {"turns": 2}, "spartacus": {"turns": 2}}[name]
    look = looked(played(tmp_path / "x.jsonl", 3, plan(name, "random,random,random", **quick)), "de")
    german, english = {
        "gorus": ("Äxte 12", "Axes 12"),
        "munera": ("versteigern", "auction"),
        "spartacus": ("Numidischer Krieger", "Numidian Warrior"),
    }[name]
    assert german in look.text
    assert not re.search(
        rf"(?<![.\w]){english}(?![.\w])", look.text
    )  # the names of questions stay, such as auction.bid


@pytest.mark.more
def test_kingmaking_is_told_if_it_was_measured(tmp_path: Path) -> None:
    chosen = plan(bots="random,random,random", target=1)
    without = looked(played(tmp_path / "x.jsonl", 20, chosen))
    assert "Kingmaking was not measured" in without.text
    measured = looked(played(tmp_path / "y.jsonl", 60, chosen._replace(kingmaking=True)))
    assert "Kingmaking is measured by looking again" in measured.text
    assert "such a decision settles who wins" in measured.text


@pytest.mark.parametrize(
    ("games", "chosen"),
    [
        pytest.param(1, plan("munera", "random,random", turns=3), marks=pytest.mark.more),
        (1, plan("spartacus", "random,heuristic,random", turns=3)),
        (1, plan()),
        (20, plan(bots="random")),
        (60, plan(bots="easy,random,random,random,heuristic", teams="3-2", target=1)),
        pytest.param(4, plan(bots=",".join(["random"] * 8)), marks=pytest.mark.more),
    ],
    ids=["munera", "spartacus", "one match", "alone", "teams", "eight"],
)
def test_a_page_for_every_table(tmp_path: Path, games: int, chosen: Plan) -> None:
    look = looked(played(tmp_path / "x.jsonl", games, chosen))
    texts = Texts("en")
    for setting in game(chosen.game).settings:
        told = texts.say(f"{chosen.game}-setting-{setting.name}") + ": "
        assert (told in look.text) == (chosen.options[setting.name] != setting.default)
    assert (texts.say("report-who-bots") in look.text) == (len(set(chosen.bots)) > 1)
    assert (texts.say("report-by-team") in look.text) == (chosen.options.get("teams", "none") != "none")
    assert (texts.say("report-cards-nothing") in look.text) == (len(chosen.bots) == 1)
    assert ("The lone player wins" in look.text) == (len(chosen.bots) == 1)


def test_the_summary_says_what_is_clear(tmp_path: Path) -> None:
    houses = {1: "Glaber", 2: "Tullius", 3: "Solonius"}
    rows = [
        row(m, s, float(s == (1 if m % 2 else 2 + m // 2 % 2)), side=houses[s], deeds={"bought": {"Net": s}})
        for m in range(400)
        for s in houses
    ]
    source = written(tmp_path / "x.jsonl", plan("spartacus", "random,random,random"), rows)
    look = looked(source)
    assert "By house, clearly off the even share of 33.3\xa0%: Glaber 50.0\xa0%" in look.text
    assert "Solonius 25.0\xa0%" in look.text
    assert (
        "A match lasts 2.0 rounds on average; nine of ten last 2 to 2. Each seat makes 4 decisions in it." in look.text
    )
    assert "Winners score 3.0 on average, the others 1.0." in look.text


def test_a_name_is_never_markup(tmp_path: Path) -> None:
    evil = '<b onclick="x">&'
    rows = [
        row(
            m, s, float(s == 1), side=f"{evil}{s}", deeds={evil: {evil: 1} if s == 1 else {}}, choices={evil: {evil: 1}}
        )
        for m in range(60)
        for s in (1, 2)
    ]
    look = looked(written(tmp_path / "x.jsonl", plan(bots="random,random"), rows))
    assert "b" not in look.tags
    assert f"{evil}1" in look.text


# What can go wrong


def refused(source: Path, out: Path, expected: str) -> None:
    """Check that there is one line and no file is left behind."""
    before = sorted(out.parent.iterdir()) if out.parent.is_dir() else None
    with pytest.raises(BadInput, match=expected) as error:
        write_report(source, out, Texts("en"))
    assert "\n" not in str(error.value)
    assert (sorted(out.parent.iterdir()) if out.parent.is_dir() else None) == before


def without_rows(text: str) -> str:
    return text.splitlines(keepends=True)[0]


@pytest.mark.parametrize(
    ("spoiled", "expected"),
    [
        (lambda text: "", "holds no simulation"),
        (lambda text: "hello\n", "holds no simulation"),
        (lambda text: text.replace('"harena_simulation":1', '"harena_simulation":99', 1), "is of format 99"),
        (without_rows, "has no finished match yet"),
        (lambda text: "".join(text.splitlines(keepends=True)[:4]), "has no finished match yet"),
        (lambda text: without_rows(text) + "{}\n", "line 2"),
        (lambda text: text.replace('"gorus"', '"gorum"', 1), "heading does not fit"),
        (lambda text: text.replace('"target":3', '"target":300', 1), "heading does not fit"),
        (lambda text: text.replace('"seed":1,', "", 1), "heading does not fit"),
    ],
)
def test_a_file_that_is_no_simulation(
    sample: Path, tmp_path: Path, spoiled: Callable[[str], str], expected: str
) -> None:
    source = tmp_path / "x.jsonl"
    source.write_text(spoiled(sample.read_text()))
    refused(source, tmp_path / "x.html", expected)


def test_files_that_are_not_there(sample: Path, tmp_path: Path) -> None:
    refused(tmp_path / "none.jsonl", tmp_path / "x.html", "there is no such file")
    refused(tmp_path, tmp_path / "x.html", "not a file")
    refused(sample, tmp_path / "nowhere" / "x.html", "there is no folder")
    refused(sample, tmp_path, "it is a folder")
    refused(sample, sample, "the page would replace what it is made from")


def test_broken_parquet(sample: Path, tmp_path: Path) -> None:
    import polars as pl

    source = tmp_path / "x.parquet"
    source.write_bytes(b"PAR1 and nothing else")
    refused(source, tmp_path / "x.html", "no Parquet file, or is broken")
    known = {"harena": without_rows(sample.read_text())}
    pl.DataFrame({"match": [1, 2, 3, 4]}).write_parquet(source, metadata=known)
    refused(source, tmp_path / "x.html", "is broken, or was changed")


def test_a_full_disk_leaves_the_old_page(sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, text: str, **how: Any) -> int:
        self.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    out = tmp_path / "x.html"
    out.write_text("the old one")
    monkeypatch.setattr("harena.lab.report._page", lambda source, texts: "a page")
    monkeypatch.setattr(Path, "write_text", full)
    refused(sample, out, "x.html: no space left on device")
    assert out.read_text() == "the old one"


@pytest.mark.parametrize("missing", ["polars", "altair", "vl_convert"])
def test_without_the_extra(sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    monkeypatch.setattr("harena.lab.report.find_spec", lambda name: None if name == missing else find_spec(name))
    refused(sample, tmp_path / "x.html", rf"reports need {missing}: pip install 'harena\[lab\]'")
