"""What is asked in plain mode before something is done, to be answered by yes or no."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from texts.translation import gettext as _
from tui.plain.matching import Unclear, meant


@dataclass(frozen=True, slots=True)
class Doubt:
    """A question, and what is done upon yes."""

    question: str
    go_on: Callable[[], None]


def is_yes(typed: str, question: str) -> bool:
    """What an answer means; raises `Unclear` with the question where it is neither yes nor no."""
    found = meant(typed, {_("yes"): True, _("no"): False})
    if found is None:
        raise Unclear(_("Answer this first: {question}").format(question=question))
    return found
