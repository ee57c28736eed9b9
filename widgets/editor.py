"""A line of text being typed, as a value: every key gives the next one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from texts.cells import cells as cell_len
from widgets.lines import Line, Piece


@dataclass(frozen=True, slots=True)
class Editor:
    """Text, the place of the cursor in it, and how many cells it may take at most."""

    words: str
    place: int
    limit: int
    digits_only: bool = False
    untouched: bool = False
    """Whether the text is still the one that was there before: typing replaces it, moving the cursor keeps it."""

    @classmethod
    def start(cls, words: str, limit: int, digits_only: bool = False) -> Self:
        """An editor for a text that is there already."""
        return cls(words, len(words), limit, digits_only, untouched=bool(words))

    def insert(self, sign: str) -> Self:
        """With a sign typed at the cursor, if there is room for it and it may stand there."""
        before = "" if self.untouched else self.words[: self.place]
        words = before + sign + self.words[self.place :]
        if (self.digits_only and not ("0" <= sign <= "9")) or cell_len(words) > self.limit:
            return self
        return replace(self, words=words, place=len(before + sign), untouched=False)

    def backspace(self) -> Self:
        """Without the sign before the cursor; without any, where the text is untouched."""
        kept = "" if self.untouched else self.words[: max(0, self.place - 1)]
        return replace(self, words=kept + self.words[self.place :], place=len(kept), untouched=False)

    def moved(self, step: int) -> Self:
        """With the cursor moved by so many signs."""
        return replace(self, place=max(0, min(len(self.words), self.place + step)), untouched=False)

    def line(self) -> Line:
        """The text with its cursor, one cell wider than the longest text."""
        if self.untouched:
            spare = self.limit + 1 - cell_len(self.words)
            return (Piece(self.words, "field", selected=True), Piece(" " * spare, "field"))
        before, after = self.words[: self.place], self.words[self.place + 1 :]
        under = self.words[self.place : self.place + 1] or " "
        pieces = (Piece(before, "field"), Piece(under, "field", selected=True), Piece(after, "field"))
        spare = self.limit + 1 - cell_len(before + under + after)
        return tuple(piece for piece in (*pieces, Piece(" " * spare, "field")) if piece.text)
