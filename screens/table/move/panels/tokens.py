"""The panel that asks for tokens of several kinds: a basket of goods, or a payment."""

from __future__ import annotations

from engine import Basket, Bundle, Payment
from engine.texts.language import gettext as _
from screens.table.move.panels.lists import ListPanel
from screens.words import shown
from widgets.lines import EMPTY, Line, fit, text

_WAYS = 200
"""How many payments one can step through; beyond that they are put together by hand."""


class TokensPanel(ListPanel):
    """Tokens of several kinds: a basket of goods or a payment."""

    counts = True

    def __init__(self, question: Basket | Payment) -> None:
        """The panel of a basket or a payment."""
        super().__init__(question)
        self._tokens = [token for token in question.tokens if token.have]
        self._counts = dict(question.default)
        self._ways = question.answers(_WAYS) if isinstance(question, Payment) else None
        self._way = self._ways.index(question.default) if self._ways and question.default in self._ways else 0
        self.has_ways = self._ways is not None and len(self._ways) > 1
        self._typed = False
        self._is_one = isinstance(question, Basket) and question.low == question.high == 1
        """Whether exactly one token is asked for: then another takes its place."""

    @property
    def count(self) -> int:
        """How many kinds there are."""
        return len(self._tokens)

    @property
    def _size(self) -> int:
        return self.count + int(isinstance(self.question, Basket) or self.has_ways)

    @property
    def value(self) -> Bundle:
        """The tokens put down."""
        return tuple((token.name, self._counts[token.name]) for token in self._tokens if self._counts.get(token.name))

    def _list(self) -> list[Line]:
        lines = []
        for token in self._tokens:
            number = self._counts.get(token.name, 0)
            lines.append(
                text("  ")
                + (fit(text(self.letters[token.name], "key"), 2) if token.name in self.letters else EMPTY)
                + fit(text(shown(token.shown)), 16)
                + text(f"◂ {number:>2} ▸", "key" if number else "dim")
                + text(_("  of {have}").format(have=token.have), "dim")
            )
        return lines

    def _body(self, cells: int, rows: int) -> list[Line]:
        body = super()._body(cells, rows - self._size + self.count)
        total = sum(self._counts.values())
        if isinstance(self.question, Basket):
            low, high = self.question.low, self.question.high
            words = (
                _("{n} in all, of {low} to {high}").format(n=total, low=low, high=high)
                if low < high
                else _("{n} in all, of {low}").format(n=total, low=low)
            )
            body.append(text("  " + words, "dim"))
        elif self.has_ways and self._ways is not None:
            is_one = self.value in self._ways
            place = self._ways.index(self.value) + 1 if is_one else 0
            words = _("way {n} of {count}") if is_one else _("none of the {count} ways")
            body.append(text("  " + words.format(n=place, count=len(self._ways)), "dim"))
        return body

    def move(self, step: int) -> None:
        """One kind up or down."""
        super().move(step)
        self._typed = False

    def change(self, step: int) -> None:
        """One token less or more of the kind under the cursor."""
        token = self._tokens[self.place]
        self._put(token.name, max(0, min(token.have, self._counts.get(token.name, 0) + step)))

    def _put(self, name: str, number: int) -> None:
        if self._is_one and number:
            self._counts.clear()
        self._counts[name] = number

    @property
    def _names(self) -> list[str]:
        return [token.name for token in self._tokens]

    def _choose(self, place: int) -> None:
        """One token more of that kind; after the last one none."""
        self.place = place
        token = self._tokens[place]
        number = self._counts.get(token.name, 0)
        self._put(token.name, 1 if self._is_one else 0 if number == token.have else number + 1)
        self._typed = False

    def next_way(self) -> None:
        """The next ready payment, the one that is missed least first."""
        if self._ways is not None:
            if self.value in self._ways:
                self._way = self._ways.index(self.value)
            self._way = (self._way + 1) % len(self._ways)
            way = self._ways[self._way]
            self._counts = dict(pair for pair in way if isinstance(pair, tuple))

    def digit(self, number: int) -> bool:
        """Type how many of the kind under the cursor; what is too much begins anew."""
        token = self._tokens[self.place]
        longer = self._counts.get(token.name, 0) * 10 + number if self._typed else number
        self._put(token.name, longer if longer <= token.have else min(number, token.have))
        self._typed = True
        return True
