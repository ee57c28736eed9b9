"""Weights and learned numbers: data beside the modules that read them, and the only files that the engine opens."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

LIKE = "like"
"""Under this key an entry names another one, whose numbers it has where it gives none itself."""


@cache
def numbers(package: str, name: str) -> dict[str, Any]:
    """The numbers in a file of a package, by their names; nobody may change them."""
    found: dict[str, Any] = json.loads(files(package).joinpath(f"{name}.json").read_text("utf-8"))
    return found


def entry(package: str, name: str, key: str) -> dict[str, Any]:
    """One entry of a file, together with what it has from the one that it is `like`."""
    own = dict(numbers(package, name)[key])
    if LIKE not in own:
        return own
    found = entry(package, name, own.pop(LIKE))
    return found | {one: found[one] | value if isinstance(value, dict) else value for one, value in own.items()}
