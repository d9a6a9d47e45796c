"""Puts compiled modules into a wheel for this platform, where HARENA_COMPILE=1 asks for it. Else the wheel is pure."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling has no types for it
    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.15", "setuptools>=75"] if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._wanted() or version == "editable":
            return
        sys.path.insert(0, self.root)
        from tools.compile import compile_into

        folder = Path(self.root) / "build" / "wheel"
        for path in compile_into(folder):
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _wanted(self) -> bool:
        return os.environ.get("HARENA_COMPILE") == "1"
