"""Serves the built client, and large answers that rarely change, from memory. Everything is compressed once."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parent / "static"
KINDS = {  # fixed here because the table of the operating system differs from machine to machine
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
TEXTS = set(KINDS) - {".woff2", ".png"}
FOREVER = "public, max-age=31536000, immutable"  # the build puts a hash into these file names
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Harena</title>
<h1>The page is not built</h1><p>This copy of Harena comes from its source, and its page has to be built first: stop the
server and run <code>make client</code> (it needs Node 20 or newer). The terminal needs no page:
<code>harena play</code>.</p></html>"""


class Asset(NamedTuple):
    body: bytes
    packed: bytes  # gzip; empty if it would not be smaller
    kind: str
    tag: str
    caching: str


@cache
def assets() -> dict[str, Asset]:
    """Return every built file by its path in the address."""
    found = {}
    for path in sorted(FOLDER.rglob("*")) if FOLDER.is_dir() else ():
        if path.is_file():
            name = "/" + path.relative_to(FOLDER).as_posix()
            found[name] = asset(path.read_bytes(), path.name, FOREVER if name.startswith("/assets/") else "no-cache")
    return found


def asset(body: bytes, name: str, caching: str) -> Asset:
    kind = KINDS.get(Path(name).suffix, "application/octet-stream")
    packed = gzip.compress(body, 9, mtime=0) if Path(name).suffix in TEXTS else b""
    return Asset(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', caching)


def page() -> Asset:
    """Return the only HTML page. What it shows depends on the address."""
    return assets().get("/index.html") or asset(NOT_BUILT, "index.html", "no-store")


def answer(request: Request, found: Asset, status: int = 200) -> Response:
    headers = {"cache-control": found.caching, "etag": f"W/{found.tag}", "vary": "accept-encoding"}
    if status == 200 and found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, status, {**headers, "content-encoding": "gzip"}, found.kind)
    return Response(found.body, status, headers, found.kind)
