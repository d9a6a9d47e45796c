"""Which cases of a test run in `make test`, and which more in `make test-more` and so in CI."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def cases(usual: Iterable[Any], more: Iterable[Any]) -> list[Any]:
    return [
        *usual,
        *[pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.more) for case in more],
    ]
