"""What is asked in plain mode before something is done, to be answered by yes or no."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.texts.language import gettext as _
from tui.plain.matching import meant


@dataclass(frozen=True, slots=True)
class Doubt:
    """A question, and what is done upon yes."""

    question: str
    go_on: Callable[[], None]


def is_yes(typed: str) -> bool | None:
    """What an answer means; None where it is neither yes nor no."""
    return meant(typed, {_("yes"): True, _("no"): False})
