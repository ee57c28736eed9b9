"""The panels that ask: one for each kind of question, whatever the title and the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Amount, Basket, Bundle, Choice, Number, Option, Payment, Question, Several, Token
from engine.texts.language import gettext as _
from screens.table.move.panel import AnswerPanel, NumberPanel, typed_on
from screens.table.picture.listing import CursorList, flowed_rows
from screens.words import shown
from widgets.lines import EMPTY, Line, fit, text, width
from widgets.menu import moved

_WAYS = 200
"""How many payments one can step through; beyond that they are put together by hand."""


def panel_for(question: Question) -> AnswerPanel:
    """The panel that asks a question."""
    if isinstance(question, Amount | Number):
        return NumberPanel(question)
    if isinstance(question, Choice):
        return ChoicePanel(question, question.options)
    if isinstance(question, Several):
        return SeveralPanel(question)
    if isinstance(question, Basket | Payment):
        return TokensPanel(question)
    raise TypeError(type(question).__name__)


class ListPanel(CursorList, AnswerPanel):
    """A question whose answers stand in a list with a cursor."""

    def __init__(self, question: Question, items: Sequence[Option | Token]) -> None:
        """The cursor stands on the first of its items."""
        CursorList.__init__(self)
        AnswerPanel.__init__(self, question)
        self._items = items

    @property
    def count(self) -> int:
        return len(self._items)

    @property
    def _name(self) -> str:
        """What the cursor is on."""
        return self._items[self.place].name

    def move(self, step: int) -> None:
        self.step(step)

    def _size(self, cells: int) -> int:
        return self.count

    def least(self, cells: int) -> int:
        return self.height(cells) - self.count + flowed_rows(self._list(), cells)

    def _list(self) -> list[Line]:
        """A line for each of them."""
        raise NotImplementedError

    def _body(self, cells: int, rows: int) -> list[Line]:
        return self.flowed(self._list(), cells, rows)

    def digit(self, number: int) -> bool:
        """Choose the line of this number."""
        if 1 <= number <= self.count:
            self._choose(number - 1)
        return True

    def letter(self, sign: str) -> bool:
        place = next((n for n, item in enumerate(self._items) if self.letters.get(item.name) == sign), None)
        if place is not None:
            self._choose(place)
        return place is not None

    def _choose(self, place: int) -> None:
        """Choose the line of this place by its letter or number."""
        self.place = place


class ChoicePanel(ListPanel):
    """One of several options."""

    @property
    def value(self) -> str:
        return self._name

    def _list(self) -> list[Line]:
        lines = []
        names = max(width(text(shown(option.shown))) for option in self._items)
        for number, option in enumerate(self._items, start=1):
            line = text(f"  {self.letters.get(option.name, number):>2} ", "key") + text(" " + shown(option.shown))
            if isinstance(option, Option) and option.detail is not None:
                line = fit(line, names + 8) + text(shown(option.detail), "dim")
            lines.append(line)
        return lines


class SeveralPanel(ListPanel):
    """Several different options."""

    toggles = True
    counts = True

    def __init__(self, question: Several) -> None:
        super().__init__(question, question.options)
        self._chosen = set(question.default)

    @property
    def value(self) -> tuple[str, ...]:
        return tuple(option.name for option in self._items if option.name in self._chosen)

    def _list(self) -> list[Line]:
        return [
            text(f"  {self.letters.get(option.name, number)} ", "key")
            + text(("[x] " if option.name in self._chosen else "[ ] ") + shown(option.shown))
            for number, option in enumerate(self._items, start=1)
        ]

    def toggle(self) -> None:
        self._chosen ^= {self._name}

    def change(self, step: int) -> None:
        """Less unticks, more ticks."""
        self._chosen = self._chosen | {self._name} if step > 0 else self._chosen - {self._name}

    def _choose(self, place: int) -> None:
        self.place = place
        self.toggle()


class TokensPanel(ListPanel):
    """Tokens of several kinds: a basket of goods or a payment."""

    counts = True

    def __init__(self, question: Basket | Payment) -> None:
        self._tokens = [token for token in question.tokens if token.have]
        super().__init__(question, self._tokens)
        self._counts = dict(question.default)
        self._ways = question.answers(_WAYS) if isinstance(question, Payment) else None
        self._way = self._ways.index(question.default) if self._ways and question.default in self._ways else 0
        self.has_ways = self._ways is not None and len(self._ways) > 1
        self._typed = False
        self._is_one = isinstance(question, Basket) and question.low == question.high == 1
        """Whether exactly one token is asked for: then another takes its place."""

    def _size(self, cells: int) -> int:
        return self.count + int(isinstance(self.question, Basket) or self.has_ways)

    @property
    def value(self) -> Bundle:
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
                + text("  " + _("of {have}").format(have=token.have), "dim")
            )
        return lines

    def _body(self, cells: int, rows: int) -> list[Line]:
        body = super()._body(cells, rows - self._size(cells) + self.count)
        total = sum(self._counts.values())
        if isinstance(self.question, Basket):
            low, high = self.question.low, self.question.high
            words = _("{n} in all, of {low} to {high}") if low < high else _("{n} in all, of {low}")
            body.append(text("  " + words.format(n=total, low=low, high=high), "dim"))
        elif self.has_ways and self._ways is not None:
            is_one = self.value in self._ways
            place = self._ways.index(self.value) + 1 if is_one else 0
            words = _("way {n} of {count}") if is_one else _("none of the {count} ways to pay")
            body.append(text("  " + words.format(n=place, count=len(self._ways)), "dim"))
        return body

    def move(self, step: int) -> None:
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
            self._way = moved(self._way, 1, len(self._ways))
            way = self._ways[self._way]
            self._counts = dict(pair for pair in way if isinstance(pair, tuple))

    def digit(self, number: int) -> bool:
        """Type how many of the kind under the cursor; what is too much begins anew."""
        token = self._tokens[self.place]
        longer = self._counts.get(token.name, 0) * 10 + number if self._typed else number
        self._put(token.name, typed_on(longer, number, token.have))
        self._typed = True
        return True
