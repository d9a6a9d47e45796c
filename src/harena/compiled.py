"""Compiled modules in a checkout: those that `make fast` has built are used as long as the sources are the same.

A wheel for one platform has its compiled modules beside the sources, where Python finds them by itself. In a checkout
they must not lie there, because they would hide later changes of the sources; so they are in build/fast, with a list
of the sources they were made from. `HARENA_COMPILED=0` switches them off.

`import harena` runs this, so nothing is imported here before it is needed.
"""

from __future__ import annotations

import os
import sys

HERE = os.path.dirname(__file__)
BUILT = os.path.join(os.path.dirname(os.path.dirname(HERE)), "build", "fast")  # in a checkout
LIST = "modules.json"
SWITCH = "HARENA_COMPILED"
WITNESS = "harena.kernel.flow"  # a module that every compiled build has

ignored = ""  # why compiled modules that are there are not used, for people


class Finder:
    """Finds compiled modules where they were built."""

    def __init__(self, folder: str, files: dict[str, str]) -> None:
        self.folder = folder
        self.files = files  # by name of the module

    def find_spec(self, name: str, path: object = None, target: object = None) -> object:
        file = self.files.get(name)
        if file is None:
            return None
        from importlib.machinery import ExtensionFileLoader
        from importlib.util import spec_from_file_location

        found = os.path.join(self.folder, file)
        return spec_from_file_location(name, found, loader=ExtensionFileLoader(name, found))


def digest_of(package: str, sources: list[str]) -> str:
    """Return a digest of these files of the package."""
    from hashlib import blake2b

    found = blake2b(digest_size=16)
    for name in sources:
        with open(os.path.join(package, name), "rb") as file:
            found.update(name.encode() + b"\0" + file.read() + b"\0")
    return found.hexdigest()


def use(folder: str = BUILT) -> None:
    """Let Python import the compiled modules in this folder, if they fit this Python and these sources."""
    global ignored
    if os.environ.get(SWITCH) == "0" or not os.path.exists(os.path.join(folder, LIST)):
        return
    import json

    try:
        with open(os.path.join(folder, LIST), encoding="utf-8") as file:
            built = json.load(file)
        if built["suffix"] != suffix():
            ignored = "build/fast was compiled for another Python; `make fast` compiles it for this one"
        elif built["digest"] != digest_of(HERE, built["sources"]):
            ignored = "build/fast was compiled from other sources; `make fast` compiles these"
        else:
            finder: object = Finder(folder, built["files"])
            sys.meta_path.insert(0, finder)  # type: ignore[arg-type]  # it has what Python asks for
    except (OSError, ValueError, KeyError, TypeError):
        ignored = "build/fast cannot be read; `make fast` compiles it again"


def suffix() -> str:
    """Return how the names of compiled modules end that this Python can load."""
    from importlib.machinery import EXTENSION_SUFFIXES

    return EXTENSION_SUFFIXES[0]


def is_used() -> bool:
    """Tell whether the rules run compiled in this process."""
    if any([isinstance(finder, Finder) and WITNESS in finder.files for finder in sys.meta_path]):
        return True
    return os.path.exists(os.path.join(HERE, "kernel", f"flow{suffix()}"))


def kind() -> str:
    return "compiled" if is_used() else "interpreted"
