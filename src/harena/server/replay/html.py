"""A replay as one HTML file that needs no server: the built page, its fonts, and the match, packed.

The file asks nobody for anything: its own Content-Security-Policy allows only what is inside it.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterable
from html import escape
from pathlib import Path

from harena.kernel.rules import BadInput
from harena.server import protocol
from harena.server.catalog import rules_page
from harena.server.replay.from_file import Opened
from harena.text import Texts

FOLDER = Path(__file__).parent / "page"
FONT = re.compile(r"url\(\./([\w.-]+\.woff2)\)")
NOT_BUILT = "the page of the replay is not built; run: make client"


def page_of(opened: Opened, text: str, lang: str, views: Iterable[int]) -> str:
    """Return the file with these views of a record that was played, in one language. The record itself is in it where
    everything is open."""
    chosen = list(views)
    told = {
        "lang": lang,
        "order": chosen,
        "views": {str(view): _packed(_whole(opened, view, lang, chosen)) for view in chosen},
        "rules": _packed(protocol.write(rules_page(opened.game.name, lang))),
        "record": _packed(text.encode()) if len(chosen) > 1 else "",
    }
    script, style = _built("replay.js"), _styled(_built("replay.css"))
    script = script.replace("</script", "<\\/script").replace("<!--", "<\\!--")
    allowed = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = "; ".join(
        [
            "default-src 'none'",
            f"script-src 'sha256-{allowed}'",
            "style-src 'unsafe-inline'",
            "img-src data: blob:",
            "font-src data:",
            "base-uri 'none'",
            "form-action 'none'",
        ]
    )
    title = escape(f"{Texts(lang).say(f'{opened.game.name}-name')} - Harena")
    return "\n".join(
        [
            f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
            f'<meta name="color-scheme" content="light dark"><title>{title}</title>',
            f'<link rel="icon" href="data:,"><style>{style}</style></head><body><div id="app"></div>',
            f'<script type="application/json" id="replay">{json.dumps(told)}</script>',
            f'<script type="module">{script}</script></body></html>',
            "",
        ]
    )


def _whole(opened: Opened, view: int, lang: str, views: list[int]) -> bytes:
    *_, found = opened.whole(view, lang, False)
    assert found is not None  # the last one is the replay
    found.about.views = views
    return protocol.write(found)


def _packed(raw: bytes) -> str:
    return base64.b64encode(gzip.compress(raw, 9, mtime=0)).decode()


def _built(name: str) -> str:
    try:
        return (FOLDER / name).read_text(encoding="utf-8")
    except OSError:
        raise BadInput(NOT_BUILT) from None


def _styled(css: str) -> str:
    """Put the fonts into the style sheet."""

    def inside(found: re.Match[str]) -> str:
        font = base64.b64encode((FOLDER / found[1]).read_bytes()).decode()
        return f"url(data:font/woff2;base64,{font})"

    return FONT.sub(inside, css).replace("</style", "<\\/style")
