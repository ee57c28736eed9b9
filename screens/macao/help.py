"""The pages of help of Macao: what the cursor is on in words, the signs of the table, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _
from screens.documents import filled
from screens.macao import figures
from screens.macao.rules_list import texts

_EVERYWHERE = "everywhere"
"""The signs that stand around every page."""
_ALONE = "alone"
"""The group of what is true beside the company."""


def about(name: str) -> list[tuple[str, str]]:
    """What there is to say of a card, a quarter, a port or a good, by its name; nothing of anything else."""
    return [(text.title, text.words) for text in texts() if name and text.name == name]


def pages(page: str, *, is_alone: bool) -> Sequence[tuple[str, str]]:
    """The signs of a page of the table and of the lines around it, then the rules in short, a page a subject."""
    chapters = filled("screens.macao", "help", figures.values())
    return (
        (_("What the signs mean"), "\n\n".join(signs(page))),
        *((one.title, one.words) for one in chapters if is_alone or one.group != _ALONE),
    )


def signs(page: str) -> Sequence[str]:
    """What the signs of a page and of the whole table mean, a paragraph each."""
    found = {one.title: one.words for one in filled("screens.macao", "signs", figures.values())}
    return [words for name in (page, _EVERYWHERE) if name in found for words in found[name].split("\n\n")]
