"""The pages of help of Die Speicherstadt: a card in words, the signs of the table, and the rules in short."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.texts.language import gettext as _
from screens.documents import filled
from screens.speicherstadt import card_text, figures, pieces, words


def card_page(name: str) -> tuple[str, str]:
    """A card with all that there is to say of it."""
    return words.card_name(name), card_text.text_of(words.card(name))


def pages(*, has_kai: bool) -> Sequence[tuple[str, str]]:
    """The signs, then the rules in short, a page a subject: what the document says of the base game, and of more."""
    goods = ((letters, words.good_name(name)) for name, letters in pieces.SHORT.items())
    types = ((letters, _(words.TYPE_NAMES[name])) for name, letters in pieces.SHORT_TYPES.items())
    values = {**figures.values(), "goods": _legend(goods), "types": _legend(types)}
    found: dict[str, list[str]] = {}
    for section in filled(card_text.PACKAGE, "help", values):
        if has_kai or section.group != "kaispeicher":
            found.setdefault(section.title, []).append(section.words)
    return [(title, "\n\n".join(paragraphs)) for title, paragraphs in found.items()]


def _legend(signs: Iterable[tuple[str, str]]) -> str:
    """What each of some signs stands for."""
    return ", ".join(_("{sign} {meaning}").format(sign=_(sign), meaning=meaning) for sign, meaning in signs)
