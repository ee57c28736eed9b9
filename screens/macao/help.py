"""The pages of help of Macao: a card in words."""

from __future__ import annotations

from collections.abc import Sequence

from screens.macao import card_text, words


def card_page(name: str) -> tuple[str, str]:
    """A card with all that there is to say of it."""
    return words.card_name(name), card_text.text_of(words.card(name))


def pages() -> Sequence[tuple[str, str]]:
    """A page a subject."""
    return ()
