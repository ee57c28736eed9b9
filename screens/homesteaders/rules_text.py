"""The rules of Homesteaders in chapters of a few sentences each."""

from __future__ import annotations

from screens.homesteaders import rules_money, rules_rounds
from screens.homesteaders.rules_rounds import Chapter


def chapters() -> tuple[Chapter, ...]:
    """All chapters, in the order in which one would read them."""
    return (*rules_rounds.chapters(), *rules_money.chapters())
