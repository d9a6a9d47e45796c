"""Hooks of mkdocs.yml: pages of the site that lie elsewhere in the repository, and links that work in both places.

In the repository a link names a file (`../src/harena/lab/odds.py`). On the site the same link leads to a page: one of
`PAGES`, or a page that shows the source of the file.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("gorus", "munera", "spartacus")
PAGES = {  # file in the repository: its page on the site
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    **{f"src/harena/games/{game}/rules/en.md": f"rules/{game}.md" for game in GAMES},
}
FILES = {path: source for source, path in PAGES.items()}
EMBLEM = "client/public/favicon.svg"
LANGUAGES = {".ftl": "text", ".py": "python", ".sh": "sh", ".svelte": "html", ".toml": "toml", ".ts": "typescript"}
LINK = re.compile(r"(?<=\]\()(?!\w+:|#|/)([^)\s#]+)")  # the target of a link inside the repository, without its anchor
NOT_SEARCHED = "---\nsearch:\n  exclude: true\n---\n\n"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that lie outside docs/, and one for every source file that a page links to."""
    files.append(File.generated(config, "assets/emblem.svg", abs_src_path=str(ROOT / EMBLEM)))
    waiting = {f"docs/{file.src_uri}": file.content_string for file in files.documentation_pages()}
    for source, path in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        waiting[source] = rules_page(text) if path.startswith("rules/") else text
        files.append(File.generated(config, path, content=waiting[source]))
    while waiting:
        source, text = waiting.popitem()
        for target in [target_of(source, link) for link in LINK.findall(text)]:
            path = site_path(target)
            if path.startswith("source/") and (ROOT / target).exists() and files.get_file_from_path(path) is None:
                waiting[target] = source_page(target)
                shown = NOT_SEARCHED + waiting[target]
                files.append(File.generated(config, path, content=shown, inclusion=InclusionLevel.NOT_IN_NAV))
    return files


def rules_page(text: str) -> str:
    """Return a rules text as the site's Markdown needs it: nested lists are indented by four. It has no pictures."""
    lines = [line for line in text.splitlines() if not line.startswith("  ![figure: ")]
    return "\n".join([f"  {line}" if line.startswith("  ") else line for line in lines]) + "\n"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point the links of a page at pages of the site."""
    path = page.file.src_uri
    if path == "index.md":
        page.meta["hide"] = ["navigation", "toc"]  # the page itself is the overview
    if path.startswith("source/"):
        source = path.removeprefix("source/").removesuffix(".md")
    else:
        source = FILES.get(path, f"docs/{path}")
    folder = posixpath.dirname(path) or "."
    return LINK.sub(lambda link: posixpath.relpath(site_path(target_of(source, link[1])), folder), markdown)


def target_of(source: str, link: str) -> str:
    """Return the file of the repository that a link in another file names."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), link))


def site_path(target: str) -> str:
    """Return the page of the site that shows a file of the repository."""
    if target in PAGES:
        return PAGES[target]
    if target.startswith("docs/") and not target.endswith(".py"):
        return target.removeprefix("docs/")
    return f"source/{target}.md"


def source_page(target: str) -> str:
    """Return a page that shows a file of the repository; for a folder, what is in it."""
    path = ROOT / target
    if path.is_dir():
        names = sorted([each.name for each in path.iterdir() if each.suffix in LANGUAGES])
        return f"# {target}\n\n" + "\n".join([f"- [{name}]({path.name}/{name})" for name in names])
    text = path.read_text(encoding="utf-8")
    return text if path.suffix == ".md" else f"# {target}\n\n````` {LANGUAGES.get(path.suffix, 'text')}\n{text}`````\n"
