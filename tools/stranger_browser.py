"""Play as a stranger on the real page, at normal speed, with three medium bots, and count the clicks.

    python -m tools.stranger_browser                 # 3 tables of Munera at once, 3 turns each; needs a built client
    python -m tools.stranger_browser --game spartacus
    python -m tools.stranger_browser --tables 1 --throttle 4    # how a machine with a quarter of the speed would do

The stranger answers as the hint advises, with the mouse: the page draws, asks and answers for it as for anybody. What
is a click, and an empty one, tools/stranger.py says; here each is a real one, and these count besides:

- To ask for the hint (key h) is no click: a person would know what to do.
- An amount that has a button of its own is one click. To type another is one, into the field; to confirm it is another.
- Who is advised to train a man takes the first training that the page proposes, if it does.
- The sheet of the men for a spectacle is taken as it is proposed if it has the man of the hint; else he is tapped
  first.
- A button that answers and says "not again in this duel" is pressed instead of a second pass to the same kind of
  question; "stay in down to ..." is pressed once in a tender if it goes as far down as the hint.
- The stranger lets every moment pass before it answers, and never taps one away.

Each moment is recorded, as the page shows it: a decisive one must be there for its time. With the times of long tasks
and of every click to the next picture, as the browser measures them. A trace tells the CPU time of each task of the
page. This tool and the browser's driver run scripts of their own in some of them (they read what the server sends, and
look what lies under the mouse): their time is taken off, and what it would be with them is said besides.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.async_api import Browser, ElementHandle, Page, async_playwright

from tools import running
from tools.stranger import Counts, report
from tools.stranger_games import customs_of

Json = dict[str, Any]
PATIENCE = 90.0  # seconds until something must have happened
SLOW = 400  # ms: a person moves the mouse
PATIENT = 2  # passes to one kind of question before the stranger has had enough
LASTS = {"routine": 400, "notable": 1000, "decisive": 3000}  # ms, at normal speed
MANY = 12  # scenes that wait: from here on notable moments may be shorter
LATE = 100  # ms: a timer and a picture of a loaded machine
LONG = 100  # ms of a task
SLOWER = 4  # a machine with a quarter of the speed
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]

# Keeps what the page gets and what it shows.
WATCH = """
window.stranger = { scene: null, advice: null, moments: [], now: null, tasks: [], clicks: [], connections: 0 };
{
  const kept = window.stranger;
  const put = (inside, { path, value, at, removed = 0 }, depth = 0) => {
    if (depth < path.length) {
      const copy = Array.isArray(inside) ? [...inside] : { ...inside };
      copy[path[depth]] = put(copy[path[depth]], { path, value, at, removed }, depth + 1);
      return copy;
    }
    return at === undefined ? value : [...inside.slice(0, at), ...value, ...inside.slice(at + removed)];
  };
  const edited = (scene, { seq, log, closed, edits }) =>
    edits.reduce((found, edit) => put(found, edit), { ...scene, seq, log, closed, fresh: false });
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      kept.connections += 1;
      this.addEventListener("message", ({ data }) => {
        const said = JSON.parse(data);
        if (said.type === "scene") kept.scene = said;
        if (said.type === "change") kept.scene = edited(kept.scene, said);
        if (said.type === "advice") kept.advice = said;
      });
    }
  };
  addEventListener("harena:moment", ({ detail: { moment, behind } }) => {
    const at = performance.now();
    if (kept.now) Object.assign(kept.now, { to: at, connections: kept.connections });
    const { name, weight, lines } = moment ?? {};
    const told = (lines ?? []).map(({ text }) => text).join(" ");
    kept.now = moment && { name, weight, behind, told, tapped: false, from: at };
    if (!kept.now) return;
    const shown = kept.now;
    kept.moments.push(shown);
    requestAnimationFrame((time) => (shown.from = Math.max(time, at)));
  });
  const tap = () => kept.now && (kept.now.tapped = true);
  addEventListener("pointerdown", tap, true);
  addEventListener("keydown", tap, true);
  const watch = (type, more, got) =>
    new PerformanceObserver((list) => list.getEntries().forEach(got)).observe({ type, ...more });
  watch("longtask", {}, ({ startTime, duration }) => kept.tasks.push([startTime, duration]));
  watch("event", { durationThreshold: 16 }, ({ name, interactionId, duration }) => {
    const click = interactionId && ["pointerdown", "pointerup", "click"].includes(name);
    if (click) kept.clicks.push([interactionId, duration]);
  });
}
"""

# The next thing to click for an answer, given what was clicked for it already; null if there is nothing yet.
FIND = """({ want, stop, done }) => {
  const { scene } = window.stranger;
  const question = scene.question;
  const { option } = want;
  const seen = (e) => !!e && !e.disabled && e.getClientRects().length > 0;
  const all = (where) => [...document.querySelectorAll(".stage " + where.split(",").join(", .stage "))].filter(seen);
  const one = (where) => all(where)[0] ?? null;
  const starts = (e, word) => word && e.innerText.trim().startsWith(word);
  const said = (where, ...words) => all(where).find((e) => words.some((word) => starts(e, word)));
  const passing = want.domain === "pass";
  if (question.step === "match.enlist" && one(".sheet .foot .primary")) return one(".sheet .foot .primary");
  if (question.step === "naming.name_fighter" && one(".lineup")) {
    const men = all(".lineup [data-man]");
    const wanted = men.find((e) => e.dataset.man === String(want.number))?.querySelector(".munera-card");
    const pressed = men.filter((e) => e.querySelector("[aria-pressed=true]")).map((e) => e.dataset.man);
    const chosen = pressed.includes(String(want.number));
    return chosen || done.length > 1 ? one(".lineup .foot .primary") : wanted;
  }
  if (done.length && one(".confirm .primary, .choose .preview ~ .row .primary")) {
    return one(".confirm .primary, .choose .preview ~ .row .primary");
  }
  const again = !passing && one(".tray [data-stop=same]");
  if (again) return again;
  if (stop) {
    const own = all(".pass .button")[1] ?? one(".tray [data-stop=duel]");
    const button = own ?? all(".tray .button").find((e) => e.innerText === stop);
    if (button) return button;
  }
  const region = `[data-region="${want.number}"]`;
  if (want.domain === "region") return one(`${region} .cost`) ?? one(region);
  if (want.domain === "spectacle" && question.step === "munus.choose") {
    const at = scene.stage.spectacles.findIndex(({ card }) => card === want.number);
    return all(".spectacles li")[at]?.querySelector(".choose") ?? null;
  }
  const chip = !passing && all(".chip").find((e) => e.querySelector(".unseen")?.textContent === want.label);
  if (chip) return chip;
  const rung = all("button.rung").find((e) => e.querySelector(".unseen").textContent === want.label);
  if (rung) return done.length ? one(".ladder .row .primary") : rung;
  const trains = question.step === "rest.act" && want.option === 4 && one("[data-train]");
  if (trains) return trains;
  if (want.option >= 30 && want.option < 46 && question.step.endsWith("stake")) {
    const bet = all(".bet")[want.option >= 38 && all(".bet").length > 1 ? 1 : 0];
    const coins = (want.option - 30) % 8;
    return bet?.querySelectorAll("button")[coins - 1] ?? null;
  }
  if (want.domain === "card" && !one(".tray .plays")) {
    const play = scene.stage.plays.find((each) => each.option === option);
    const titles = [...new Set(scene.stage.plays.map(({ title }) => title))];
    const cards = all(".answers .cards :is(.munera-card, .spartacus-card)");
    const targets = scene.stage.plays.filter(({ title }) => title === play.title);
    const aims = all(".answers .aimed .list li button, .answers .aim + .list li button");
    const found = done.length ? aims[targets.indexOf(play)] : cards[titles.indexOf(play.title)];
    if (found) return found;
  }
  return one(".focus .munera-card.hinted, .munera-card.hinted, .spartacus-card.hinted, button.hinted") ??
    said("button", want.head, want.label) ??
    all("button").find((e) => e.title === want.label) ?? (passing ? one(".dice .answers .button:last-child") : null);
}"""

# The same on the screen of Spartacus; null: as above.
FIND_SPARTACUS = """({ want, stop, done }) => {
  const { scene } = window.stranger;
  const { step } = scene.question;
  const { option } = want;
  const seen = (e) => !!e && !e.disabled && e.getClientRects().length > 0;
  const all = (where) => [...document.querySelectorAll(".stage " + where.split(",").join(", .stage "))].filter(seen);
  const one = (where) => all(where)[0] ?? null;
  const passing = want.domain === "pass";
  if (stop) {
    const until = all("button").find((e) => e.innerText.includes("until this"));
    if (until) return until;
  }
  if (one(".houses li.chosen .primary")) return one(".houses li.chosen .primary");
  if (one(".panel-of-card button.hinted")) return one(".panel-of-card button.hinted");
  if (step === "arena.bet") {
    const piles = [64, 16, 4, 1].map((place) => Math.floor((option - 16384) / place) % 4);
    const rows = all(".bets > ul > li");
    const coin = (pile) => rows[pile]?.querySelectorAll(".coins button")[piles[pile] - 1];
    const open = piles.findIndex((coins, pile) => coins && coin(pile)?.getAttribute("aria-pressed") !== "true");
    return open < 0 ? one(".betting .side .primary") : coin(open);
  }
  if (one(".lineup") && !passing) {
    const wanted = one(".lineup .spartacus-card.hinted");
    const picked = wanted?.getAttribute("aria-pressed") === "true" || done.length;
    return wanted && !picked ? wanted : one(".lineup .foot .primary");
  }
  if (step === "arena.show_thumb") return all(".judgment .row .button")[option === 18 ? 0 : 1] ?? null;
  if (step === "scheme.plead" && want.domain === "seat") {
    const name = scene.names.seats[want.number];
    return all("button").find((e) => e.querySelector(".unseen")?.textContent === ": " + name) ?? null;
  }
  if (want.domain === "cell") return document.querySelector(".stage .arena .hinted .hex");
  if (want.domain === "card") return one(".way.hinted") ?? one(".spartacus-card.hinted");
  if (want.domain === "pool") return one(".take.hinted");
  if (step === "scheme.name_price" && one(".quick .hinted")) {
    const truth = one(".says .button");
    return truth && truth.getAttribute("aria-pressed") !== "true" && !done.length ? truth : one(".quick .hinted");
  }
  if (want.domain === "deed" || passing) return one("button.button.hinted");
  return null;
}"""

HAS_CHIP = """(label) => !!document.querySelector(".stage .chip.hinted, .stage .quick .hinted") ||
  [...document.querySelectorAll(".stage .chip .unseen")].some((e) => e.textContent === label)"""

ASKED = """() => {
  const { scene, now } = window.stranger;
  if (scene?.result) return "over";
  return document.querySelector(".prompt.asked") && !now && scene?.question ? "asked" : "";
}"""


class Figures(NamedTuple):
    moments: list[Json]
    tasks: list[float]
    clicks: list[float]
    seconds: float


class Stranger:
    def __init__(self, page: Page, name: str, game: str, minutes: float, verbose: bool) -> None:
        self.page = page
        self.game = game
        self.customs = customs_of(game)
        self.name = name
        self.verbose = verbose
        self.end = time.monotonic() + 60 * minutes
        self.turn = 0
        self.counts = Counts.none()
        self.passes: Counter[tuple[str, int]] = Counter()
        self.listed = 0  # answers that were only found in the plain list

    def tell(self, text: str) -> None:
        if self.verbose:
            print(f"  {self.name} {text}", flush=True)

    async def scene(self) -> Json:
        found: Json = await self.page.evaluate("window.stranger.scene")
        return found

    async def wait(self, turns: int) -> Json | None:
        """Wait until the page asks and shows nothing else; return None once so many turns are over."""
        end = time.monotonic() + PATIENCE * 3
        while time.monotonic() < end:
            state = await self.page.evaluate(ASKED)
            turn = await self.page.evaluate("window.stranger.scene?.view.state.turn ?? 0")
            self.turn = turn
            if state == "over" or turn > turns or time.monotonic() > self.end:
                return None
            if state == "asked":
                return await self.scene()
            await self.page.wait_for_timeout(100)
        await self.page.screenshot(path=f"stranger-{self.name}.png")
        raise RuntimeError(f"{self.name}: nothing was asked for a long time")

    async def advice(self, question: Json) -> Json | None:
        """Ask for the hint; None if the question is not asked any more."""
        await self.page.evaluate("window.stranger.advice = null")
        await self.page.keyboard.press("h")
        for _ in range(100):
            if found := await self.page.evaluate("window.stranger.advice"):
                same = found["choice"] == question["choice"] and found["turn"] == question["turn"]
                return dict(found) if same else None
            await self.page.wait_for_timeout(50)
        return None

    async def answer(self, scene: Json, option: int) -> None:
        """Click until the question is answered, and count."""
        question, kind = scene["question"], self.customs.kind(scene)
        empty = self.customs.is_empty(question, option)
        unlisted = {"option": option, "domain": question["domain"], "number": option, "label": "", "head": ""}
        want = next((each for each in question["options"] if each["option"] == option), unlisted)
        again = (kind, scene["view"]["state"]["turn"])
        self.passes[again] = self.passes[again] + 1 if empty else 0
        stop = "No more in this duel" if self.passes[again] >= PATIENT else ""
        clicks = 0
        done: list[str] = []
        quick = await self.page.evaluate(HAS_CHIP, want["label"])
        typed = want["domain"] in question["amounts"] and question["kind"] != "tender" and not quick
        if typed and question["step"] != "arena.bet":
            clicks += await self.type(want["number"])
            clicks += await self.press(await self.primary(), question, done)
        elif question["step"] == "spectacle.tender" and not empty:
            clicks += await self.stay(scene, want, done)
        while not await self.gone(question) and clicks < 12:
            found = await self.find(want, stop, done, question)
            if found is None:
                if not await self.gone(question):
                    clicks += await self.by_list(want)
                break
            clicks += await self.press(found, question, done)
            if clicks == 6:  # something is wrong
                await self.page.screenshot(path=f"stranger-{self.name}-stuck.png")
        self.counts.clicks[kind] += clicks
        self.counts.empty[kind] += empty * clicks
        turn = scene["view"]["state"]["turn"]
        self.tell(f"turn {turn} {kind}: {want['label'][:60]!r} {clicks} clicks {'empty' if empty else ''} {done}")

    async def primary(self) -> ElementHandle | None:
        return await self.page.query_selector(".stage form .primary, .stage .answers .primary")

    async def type(self, number: int) -> int:
        field = await self.page.query_selector(".stage input[type=number]")
        if field is None or await field.input_value() == str(number):
            return 0
        await field.click()
        await field.fill(str(number))
        return 1

    async def stay(self, scene: Json, want: Json, done: list[str]) -> int:
        """Say once how far down to stay in, if the page proposes what the hint would come to."""
        button = await self.page.query_selector(".stage .ladder [data-stay]")
        if button is None or await button.get_attribute("data-stay") == str(want["number"]):
            return 0  # the rung itself is one click too
        offers = [each["number"] for each in scene["question"]["options"] if each["domain"] != "pass"]
        if want["number"] != max(offers):
            return 0  # a jump
        clicks = await self.press(button, scene["question"], done)
        for _ in range(60):
            if await self.gone(scene["question"]):
                break
            await self.page.wait_for_timeout(50)
        return clicks

    async def find(self, want: Json, stop: str, done: list[str], question: Json) -> ElementHandle | None:
        for _ in range(40):
            if await self.gone(question):
                return None
            for way in (FIND_SPARTACUS, FIND) if self.game == "spartacus" else (FIND,):
                handle = await self.page.evaluate_handle(way, {"want": want, "stop": stop, "done": done})
                if element := handle.as_element():
                    return element
            await self.page.wait_for_timeout(100)
        return None

    async def press(self, element: ElementHandle | None, question: Json, done: list[str]) -> int:
        if element is None:
            return 0
        await self.page.wait_for_timeout(SLOW)
        if await self.gone(question):
            return 0
        svg = await element.evaluate("e => e instanceof SVGElement")
        name = await element.evaluate(
            "e => (e.getAttribute('aria-label') || e.innerText || e.textContent || '').slice(0, 40)"
        )
        await element.click(timeout=10_000, force=svg)
        done.append(str(name).replace("\n", " "))
        await self.page.wait_for_timeout(250)
        return 1

    async def by_list(self, want: Json) -> int:
        """The screen does not offer it where a person would look: use the plain list of all answers."""
        self.listed += 1
        await self.page.screenshot(path=f"stranger-{self.name}-{self.listed}.png")
        self.tell(f"only in the list: {want['label']!r}")
        await self.page.keyboard.press("l")
        button = self.page.get_by_role("dialog").get_by_role("button", name=want["head"]).first
        await button.click(timeout=10_000)
        return 2

    async def gone(self, question: Json) -> bool:
        """Whether the page asks this no more."""
        same = """({ choice, turn }) => {
          const now = window.stranger.scene?.question;
          return now?.choice === choice && now.turn === turn && !!document.querySelector(".prompt.asked");
        }"""
        return not await self.page.evaluate(same, {"choice": question["choice"], "turn": question["turn"]})

    async def offer(self, advice: Json) -> bool:
        """Accept or decline what somebody offers, as advised; other deals the stranger does not make."""
        if advice["free_action"] not in ("accept", "decline"):
            return False
        button = await self.page.query_selector(".stage .bubble button.hinted")
        if button is None:
            return False
        await self.page.wait_for_timeout(SLOW)
        await button.click(timeout=10_000)
        name = f"offer: {advice['free_action']}"
        self.counts.clicks[name] += 1
        self.counts.empty[name] += advice["free_action"] == "decline"
        await self.page.wait_for_timeout(500)
        return True

    async def play(self, turns: int) -> Figures:
        started = time.monotonic()
        while (scene := await self.wait(turns)) is not None:
            question = scene["question"]
            advice = await self.advice(question)
            if advice is None or await self.gone(question):
                continue
            option = advice["option"]
            if option is None:
                if await self.offer(advice):
                    continue
                option = next((each["option"] for each in question["options"] if each["domain"] == "pass"), None)
            if option is None:
                option = question["options"][0]["option"]
            await self.answer(scene, option)
        kept: Json = await self.page.evaluate(
            "(({ moments, tasks, clicks }) => ({ moments, tasks, clicks }))(window.stranger)"
        )
        worst: dict[int, float] = {}
        for interaction, duration in kept["clicks"]:
            worst[interaction] = max(duration, worst.get(interaction, 0.0))
        tasks = [duration for _, duration in kept["tasks"]]
        ended = [each for each in kept["moments"] if "to" in each]
        return Figures(ended, tasks, list(worst.values()), time.monotonic() - started)


async def one_table(browser: Browser, url: str, name: str, given: argparse.Namespace) -> tuple[Counts, Figures]:
    bots = [{"who": "bot", "name": "", "bot": "medium"}] * 3
    body = {
        "game": given.game,
        "options": {"players": 4},
        "seats": [{"who": "person", "name": "Stranger", "bot": ""}, *bots],
        "start": True,
    }
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
        made = (await client.post("/api/tables", json=body)).raise_for_status().json()
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    kept = {made["table"]: {"tokens": tokens, "invite": made["invite"], "added": 1}}
    context = await browser.new_context(
        viewport={"width": 1280, "height": 800},
        locale="en-US",
        storage_state={
            "origins": [{"origin": url, "localStorage": [{"name": "harena.tables", "value": json.dumps(kept)}]}]
        },
    )
    page = await context.new_page()
    await page.add_init_script(WATCH)
    page.on("pageerror", lambda error: print(f"  {name} page error: {error}", flush=True))
    session = await context.new_cdp_session(page)
    if given.throttle > 1:
        await session.send("Emulation.setCPUThrottlingRate", {"rate": given.throttle})
    await page.goto(f"{url}/t/{made['table']}")
    stranger = Stranger(page, name, given.game, given.minutes, given.verbose)
    try:
        if given.trace:
            await browser.start_tracing(page=page, path=given.trace, categories=TRACED)
        figures = await stranger.play(given.turns)
        if given.trace:
            await browser.stop_tracing()
    finally:
        await context.close()
    clicks, empty = sum(stranger.counts.clicks.values()), sum(stranger.counts.empty.values())
    print(
        f"table {name}: {clicks} clicks, {empty} of them empty, {figures.seconds:.0f} s, turn {stranger.turn}",
        flush=True,
    )
    return stranger.counts, figures


def enough(moment: Json) -> bool:
    """Whether a moment was on screen as long as it deserves, or until a tap."""
    length: float = moment["to"] - moment["from"]
    crowded = moment["weight"] != "decisive" and moment["behind"] > MANY
    return length >= LASTS[moment["weight"]] - LATE or bool(moment["tapped"]) or crowded


def moments_report(moments: list[Json]) -> str:
    rows = [f"{'moments':42} {'shown':>7} {'least s':>8} {'median s':>9} {'tapped':>7} {'too short':>10}"]
    for weight in LASTS:
        found = [each for each in moments if each["weight"] == weight]
        for name in ["", *sorted({each["name"] for each in found})] if weight == "decisive" else [""]:
            those = [each for each in found if name in ("", each["name"])]
            times = sorted([(each["to"] - each["from"]) / 1000 for each in those if not each["tapped"]]) or [0.0]
            short = sum([not enough(each) for each in those])
            tapped = sum([each["tapped"] for each in those])
            label = f"  {name}" if name else weight
            rows.append(
                f"{label:42} {len(those):>7} {times[0]:>8.2f} {times[len(times) // 2]:>9.2f} {tapped:>7} {short:>10}"
            )
    return "\n".join(rows)


def short_report(moments: list[Json]) -> str:
    """Tell which decisive moments were too short, and how often the page had connected until then."""
    short = [each for each in moments if each["weight"] == "decisive" and not enough(each)]
    rows = [
        f"too short: {(each['to'] - each['from']) / 1000:.2f} s, {each['name']}, connection {each['connections']}: "
        f"{each['told']}"
        for each in short
    ]
    return "\n".join(rows)


def own_time(events: list[Json], task: Json) -> float:
    """Return the CPU time (us) that scripts of this tool took in a task: they have no address, those of the page have.

    What they make the browser do (styles, layout) counts as the page's: it would be done a little later.
    """
    end = task["ts"] + task["dur"]
    inside = sorted(
        [each for each in events if each["ph"] == "X" and task["ts"] <= each["ts"] < end and each is not task],
        key=lambda each: (each["ts"], -each["dur"]),
    )
    spent, over = 0.0, 0.0  # until when a script of this tool runs
    for each in inside:
        mine = each["name"] == "FunctionCall" and not each["args"].get("data", {}).get("url")
        if mine and each["ts"] >= over:
            spent += each.get("tdur", 0)
            over = each["ts"] + each["dur"]
        elif each["ts"] < over and each["name"] in ("UpdateLayoutTree", "Layout"):
            spent -= each.get("tdur", 0)
    return max(0.0, spent)


def cpu_report(trace: Path) -> str:
    """Tell how long the page's tasks would take on a slower machine, by CPU time: other load hardly counts."""
    events = json.loads(trace.read_bytes())["traceEvents"]
    pages = Counter([(each["pid"], each["tid"]) for each in events if each["name"] == "FunctionCall"])
    page = pages.most_common(1)[0][0]
    ours = [each for each in events if (each["pid"], each["tid"]) == page]
    tasks = [each for each in ours if each["name"] == "RunTask" and each["ph"] == "X"]
    times = [each.get("tdur", 0) for each in tasks]
    limit = 1000 * LONG / SLOWER
    suspects = [each for each in tasks if each.get("tdur", 0) > limit]
    without = [each["tdur"] - own_time(ours, each) for each in suspects]
    long = [each for each in without if each > limit]
    longest = SLOWER * max(without, default=max(times, default=0)) / 1000
    return (
        f"tasks over {LONG} ms of CPU time, {SLOWER} times slower: {len(long)} (longest {longest:.0f} ms); "
        f"with the scripts of this tool: {len(suspects)} (longest {SLOWER * max(times, default=0) / 1000:.0f} ms)"
    )


def speed_report(tasks: list[float], clicks: list[float]) -> str:
    clicks = sorted(clicks) or [0.0]
    long = sorted([task for task in tasks if task > LONG])
    late = clicks[min(len(clicks) - 1, int(0.95 * len(clicks)))]
    return (
        f"tasks over 50 ms: {len(tasks)}; over {LONG} ms: {len(long)} (longest {max(tasks, default=0):.0f} ms)\n"
        f"click to picture: median {clicks[len(clicks) // 2]:.0f} ms, 95 % {late:.0f} ms, of {len(clicks)}\n"
        f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )


async def run(given: argparse.Namespace) -> None:
    port = running.free_port(26700, 500)
    total = Counts.none()
    moments: list[Json] = []
    tasks: list[float] = []
    clicks: list[float] = []
    with tempfile.TemporaryDirectory() as folder, running.serving(port, Path(folder)):
        async with async_playwright() as play:
            browser = await play.chromium.launch(executable_path=running.chromium(), args=running.FLAGS)
            url = f"http://127.0.0.1:{port}"
            tables = [one_table(browser, url, str(number + 1), given) for number in range(given.tables)]
            ended = await asyncio.gather(*tables, return_exceptions=True)
            await browser.close()
    played = 0
    for each in ended:
        if isinstance(each, BaseException):
            print(f"a table broke off: {each!r}")
            continue
        counts, figures = each
        played += 1
        total.add(counts)
        moments += figures.moments
        tasks += figures.tasks
        clicks += figures.clicks
    print(f"\n{given.game}, {given.turns} turns, on the page, mean of {played} tables")
    print(report(total, max(1, played)))
    print("\n" + moments_report(moments))
    print(short_report(moments))
    print("\n" + speed_report(tasks, clicks))
    if given.trace:
        print(cpu_report(Path(given.trace)))


def main() -> None:
    args = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    args.add_argument("--game", default="munera")
    args.add_argument("--turns", type=int, default=3)
    args.add_argument("--tables", type=int, default=3)
    args.add_argument("--throttle", type=float, default=1, help="slow the page's CPU so many times")
    args.add_argument("--minutes", type=float, default=60, help="stop then, whatever the turn is")
    args.add_argument(
        "--trace", default="", help="one table: write what the page spent its time on, for the browser's tools"
    )
    args.add_argument("--verbose", action="store_true")
    given = args.parse_args()
    if given.trace and given.tables != 1:
        args.error("--trace needs --tables 1")
    asyncio.run(run(given))


if __name__ == "__main__":
    main()
