"""The pages of help of Le Havre: what is under the cursor, the signs of the table, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _
from screens import documents
from screens.le_havre import figures
from screens.le_havre.figures import PACKAGE


def pages(page: str = "", card: tuple[str, str] | None = None) -> Sequence[tuple[str, str]]:
    """What a page of the table shows, with the card under its cursor; then the rules in short, a page a subject."""
    about_card = [card[1]] if card is not None else []
    return (
        (_("This screen"), "\n\n".join([*about_card, *signs(page)])),
        *documents.pages(PACKAGE, figures.values()),
    )


def signs(page: str) -> list[str]:
    """Every sign of the table in paragraphs: those of the page that is open, of head and side, of other pages."""
    about = dict(documents.pages(PACKAGE, figures.values(), "signs"))
    first = [about.pop(name) for name in (page, "around") if name in about]
    return [words for told in (*first, *about.values()) for words in told.split("\n\n")]
