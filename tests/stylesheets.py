"""A stylesheet is read once for all apps of the tests, of which every one would read a hundred of them twice."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet


@contextmanager
def read_once() -> Iterator[None]:
    """Within this apps share the rules of their stylesheets, which nobody changes, where their colours are the same."""
    known: dict[Hashable, list[RuleSet]] = {}
    read = Stylesheet._parse_rules

    def rules(sheet: Stylesheet, css: str, **where: Any) -> list[RuleSet]:
        key = (tuple(sheet._variables.items()), css, *where.items())
        if key not in known:
            known[key] = read(sheet, css, **where)
        return known[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stylesheet, "_parse_rules", rules)
        yield
