"""`make bench-page`: measure how long a person who opens the page waits. Appended to bench/page.md.

Cold start: from starting the process, with an empty database, until the lobby is shown in a browser that is already
open. A played card: from the click until the first frame with the card out of the hand; its animation starts then.
"""

from __future__ import annotations

import gzip
import os
import platform
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright
from rich.progress import track
from tools.running import FLAGS, chromium, serving

from harena.server.static import FOLDER, TEXTS

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "page.md"
PORT = 25123
STARTS, CARDS = 5, 60

CLICK = """card => new Promise(done => {
    const button = document.querySelector(`.hand [data-card="${card}"]`);
    const started = performance.now();
    const gone = () => !document.querySelector(`.hand [data-card="${card}"]`);
    const shown = () => done(performance.now() - started);
    const look = () => requestAnimationFrame(gone() ? shown : look);
    button.click();
    look();
})"""


def cold_start(page: Page) -> float:
    with tempfile.TemporaryDirectory() as data:
        started = time.perf_counter()
        with serving(PORT, Path(data)):
            page.goto(f"http://127.0.0.1:{PORT}/")
            page.get_by_role("button", name="Play now").first.wait_for()
            return time.perf_counter() - started


def memory(pid: int) -> float:
    """Resident megabytes of a process (Linux)."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def cards(page: Page) -> list[float]:
    """Return the milliseconds from click to frame, over a match."""
    page.get_by_role("button", name="Play now").first.click()
    found: list[float] = []
    for _ in track(range(CARDS), "cards"):
        legal = page.locator(".hand.asked button.legal")
        skip = page.get_by_role("dialog").get_by_role("button").last
        while not legal.count() or skip.count():
            if skip.count():
                skip.click()
            page.wait_for_timeout(20)
            if page.get_by_text("The match is over.").count():
                return found
        found.append(page.evaluate(CLICK, legal.first.get_attribute("data-card")))
    return found


def weight() -> int:
    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    return sum([len(gzip.compress(p.read_bytes(), 9)) if p.suffix in TEXTS else p.stat().st_size for p in files])


def main() -> None:
    with sync_playwright() as play, tempfile.TemporaryDirectory() as data:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(locale="en-US")
        starts = [cold_start(page) for _ in track(range(STARTS), "cold starts")]
        with serving(PORT, Path(data)) as process:
            page.goto(f"http://127.0.0.1:{PORT}/")
            page.evaluate("localStorage.setItem('harena.settings', JSON.stringify({motion: 'off'}))")
            page.reload()
            page.get_by_role("button", name="Play now").first.wait_for()
            idle = memory(process.pid)
            shown = sorted(cards(page))
        browser.close()
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    machine = f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}, CPython {platform.python_version()}"
    rows = [
        ("built client, gzip", f"{weight() / 1000:.1f} kB", "120 kB"),
        ("cold start to the lobby, median (worst)", f"{median(starts):.2f} s ({max(starts):.2f} s)", "2 s"),
        ("idle server, resident", f"{idle:.0f} MB", "120 MB"),
        (
            f"click to picture, median (95 %) of {len(shown)}",
            f"{median(shown):.0f} ms ({shown[int(0.95 * len(shown))]:.0f} ms)",
            "100 ms",
        ),
    ]
    lines = [f"\n## {when}, {machine}\n", "| what | figure | bar |", "| --- | --- | --- |"]
    lines += [f"| {what} | {figure} | {bar} |" for what, figure, bar in rows]
    if not RESULTS.exists():
        RESULTS.write_text(
            f"# The page, measured\n\nWritten by `make bench-page`.{(__doc__ or '').partition('.')[2]}",
            encoding="utf-8",
        )
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
