"""Draw the icons of the installed page anew, as files of dots, from the drawings: `make icons`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.running import FLAGS, chromium

CLIENT = Path(__file__).resolve().parent.parent / "client"
PUBLIC = CLIENT / "public"
ICONS = {  # file: drawing, side in dots
    "icon-192.png": (PUBLIC / "favicon.svg", 192),
    "icon-512.png": (PUBLIC / "favicon.svg", 512),
    "icon-maskable-512.png": (CLIENT / "icons/maskable.svg", 512),
    "icon-apple-180.png": (CLIENT / "icons/maskable.svg", 180),
    "badge-96.png": (CLIENT / "icons/badge.svg", 96),  # beside a notification: only what is opaque counts
}


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, (drawing, side) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{side}px}}</style>{drawing.read_text()}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
