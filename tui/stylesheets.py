"""Stylesheets that are read once in a process, however many apps are shown there."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet

Read = Callable[..., list[RuleSet]]
"""How Textual reads the rules of a stylesheet."""


def read_once(read: Read) -> Read:
    """As Textual's `read`, but what was read in the same colours is known: nobody changes rules."""
    known: dict[Hashable, list[RuleSet]] = {}

    def rules(sheet: Stylesheet, css: str, **where: Any) -> list[RuleSet]:
        key = (tuple(sheet._variables.items()), css, *where.items())
        if key not in known:
            known[key] = read(sheet, css, **where)
        return known[key]

    return rules
