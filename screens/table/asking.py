"""The panels that ask: one for each kind of question, whatever the title and the rule behind it."""

from __future__ import annotations

from engine import Amount, Basket, Bundle, Choice, Number, Payment, Question, Refused, Several
from engine.moves import AnswerValue
from screens.table.listing import flowed, flowed_rows
from screens.words import shown
from texts.translation import gettext as _
from widgets.lines import Line, fit, selected, text, width, wrap
from widgets.menu import moved

_WAYS = 200
"""How many payments one can step through; beyond that they are put together by hand."""


class Panel:
    """A question being answered."""

    toggles = False
    """Whether the space bar ticks the line under the cursor."""
    counts = False
    """Whether there is something of which there can be less and more."""
    has_ways = False
    """Whether there are ready answers to step through."""

    def __init__(self, question: Question) -> None:
        """The panel of a question, showing its default answer."""
        self.question = question

    @property
    def value(self) -> AnswerValue:
        """The answer as it stands."""
        raise NotImplementedError

    @property
    def objection(self) -> str:
        """What is wrong with the answer as it stands; nothing if it can be given."""
        try:
            self.question.settled(self.value)
        except Refused as refusal:
            return shown(refusal.sentence)
        return ""

    def height(self, cells: int) -> int:
        """How many lines the question and all that can be answered take."""
        return len(self._asked(cells)) + self._size

    def least(self, cells: int) -> int:
        """In how few lines all of it can be seen."""
        return self.height(cells)

    def lines(self, cells: int, rows: int) -> list[Line]:
        """The question and what can be answered, in at most so many rows."""
        asked = self._asked(cells)
        return [*asked, *self._body(cells, rows - len(asked))]

    def _asked(self, cells: int) -> list[Line]:
        return [text(" ") + line for line in wrap(shown(self.question.prompt), cells - 2, "heading")]

    @property
    def _size(self) -> int:
        """How many lines all that can be answered takes."""
        raise NotImplementedError

    def _body(self, cells: int, rows: int) -> list[Line]:
        raise NotImplementedError

    def move(self, step: int) -> None:
        """Up (-1) or down (1)."""

    def change(self, step: int) -> None:
        """Less (-1) or more (1)."""

    def toggle(self) -> None:
        """Tick or untick."""

    def next_way(self) -> None:
        """Step to the next ready answer."""

    def digit(self, number: int) -> bool:
        """A digit was typed; False if it means nothing here."""
        return False


class AmountPanel(Panel):
    """How much of something."""

    counts = True

    def __init__(self, question: Amount) -> None:
        """The panel of an amount."""
        super().__init__(question)
        self._bounds = question.low, question.high
        self._number = question.default
        self._typed = False

    @property
    def value(self) -> int:
        """The number."""
        return self._number

    @property
    def _size(self) -> int:
        return 2

    def _body(self, cells: int, rows: int) -> list[Line]:
        low, high = self._bounds
        bar = "▪" * min(self._number, cells - 4)
        return [
            selected(text(f"   ◂ {self._number} ▸   ", "field"))
            + text(_("  from {low} to {high}").format(low=low, high=high)),
            text("   " + bar),
        ]

    def move(self, step: int) -> None:
        """Up is more."""
        self.change(-step)

    def change(self, step: int) -> None:
        """One less or more, within the bounds."""
        low, high = self._bounds
        self._number = max(low, min(high, self._number + step))
        self._typed = False

    def digit(self, number: int) -> bool:
        """Type the number; what is too much begins anew."""
        longer = self._number * 10 + number if self._typed else number
        self._number = longer if longer <= self._bounds[1] else min(number, self._bounds[1])
        self._typed = True
        return True


class NumberPanel(Panel):
    """One of several numbers."""

    counts = True

    def __init__(self, question: Number) -> None:
        """The panel of a number."""
        super().__init__(question)
        self._numbers = question.numbers
        self._number = question.default
        self._typed = False

    @property
    def value(self) -> int:
        """The number, which need not be one of them while it is typed."""
        return self._number

    def height(self, cells: int) -> int:
        """As many lines as the numbers take in so many cells, below the one that is chosen."""
        return len(self._asked(cells)) + 1 + len(self._rows(cells))

    def _rows(self, cells: int) -> list[Line]:
        return [text("   ") + line for line in wrap(" ".join(map(str, self._numbers)), cells - 4)]

    def _body(self, cells: int, rows: int) -> list[Line]:
        chosen = selected(text(f"   ◂ {self._number} ▸   ", "field"))
        return [chosen, *self._rows(cells)][:rows]

    def move(self, step: int) -> None:
        """Up is more."""
        self.change(-step)

    def change(self, step: int) -> None:
        """The next lower or higher number."""
        beyond = [number for number in self._numbers[::step] if (number - self._number) * step > 0]
        self._number = beyond[0] if beyond else self._numbers[-1 if step > 0 else 0]
        self._typed = False

    def digit(self, number: int) -> bool:
        """Type the number; a digit with which none of them goes on begins anew."""
        longer = self._number * 10 + number if self._typed else number
        goes_on = any(str(one).startswith(str(longer)) for one in self._numbers)
        self._number = longer if goes_on else number
        self._typed = True
        return True


class ListPanel(Panel):
    """What panels with a cursor in a list share."""

    def __init__(self, question: Question) -> None:
        """The cursor stands on the first line."""
        super().__init__(question)
        self.place = 0
        self._first = 0

    @property
    def count(self) -> int:
        """How many lines there are."""
        raise NotImplementedError

    def move(self, step: int) -> None:
        """One line up or down."""
        self.place = moved(self.place, step, self.count)

    @property
    def _size(self) -> int:
        return self.count

    def least(self, cells: int) -> int:
        return self.height(cells) - self.count + flowed_rows(self._list(), cells)

    def _list(self) -> list[Line]:
        """A line for each of them."""
        raise NotImplementedError

    def _body(self, cells: int, rows: int) -> list[Line]:
        found, self._first = flowed(self._list(), self.place, self._first, cells, rows)
        return found


class ChoicePanel(ListPanel):
    """One of several options."""

    def __init__(self, question: Choice) -> None:
        """The panel of a choice."""
        super().__init__(question)
        self._options = question.options

    @property
    def count(self) -> int:
        """How many options there are."""
        return len(self._options)

    @property
    def value(self) -> str:
        """The option under the cursor."""
        return self._options[self.place].name

    def _list(self) -> list[Line]:
        lines = []
        names = max(width(text(shown(option.shown))) for option in self._options)
        for number, option in enumerate(self._options, start=1):
            line = text(f"  {number:>2} ", "key") + text(" " + shown(option.shown))
            if option.detail is not None:
                line = fit(line, names + 7) + text(shown(option.detail), "dim")
            lines.append(line)
        return lines

    def digit(self, number: int) -> bool:
        """The cursor goes to the option of this number."""
        if 1 <= number <= self.count:
            self.place = number - 1
        return True


class SeveralPanel(ListPanel):
    """Several different options."""

    toggles = True
    counts = True

    def __init__(self, question: Several) -> None:
        """The panel of a choice of several."""
        super().__init__(question)
        self._options = question.options
        self._high = question.high
        self._chosen = set(question.default)

    @property
    def count(self) -> int:
        """How many options there are."""
        return len(self._options)

    @property
    def value(self) -> tuple[str, ...]:
        """The options that are ticked."""
        return tuple(option.name for option in self._options if option.name in self._chosen)

    def _list(self) -> list[Line]:
        return [
            text(f"  {number} ", "key")
            + text(("[x] " if option.name in self._chosen else "[ ] ") + shown(option.shown))
            for number, option in enumerate(self._options, start=1)
        ]

    def toggle(self) -> None:
        """Tick or untick the option under the cursor."""
        self._chosen ^= {self._options[self.place].name}

    def change(self, step: int) -> None:
        """Less unticks, more ticks."""
        name = self._options[self.place].name
        self._chosen = self._chosen | {name} if step > 0 else self._chosen - {name}

    def digit(self, number: int) -> bool:
        """Tick or untick the option of this number."""
        if 1 <= number <= self.count:
            self.place = number - 1
            self.toggle()
        return True


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
        self._counts[token.name] = max(0, min(token.have, self._counts.get(token.name, 0) + step))

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
        self._counts[token.name] = longer if longer <= token.have else min(number, token.have)
        self._typed = True
        return True


def panel_for(question: Question) -> Panel:
    """The panel that asks a question."""
    if isinstance(question, Amount):
        return AmountPanel(question)
    if isinstance(question, Number):
        return NumberPanel(question)
    if isinstance(question, Choice):
        return ChoicePanel(question)
    if isinstance(question, Several):
        return SeveralPanel(question)
    if isinstance(question, Basket | Payment):
        return TokensPanel(question)
    raise TypeError(type(question).__name__)
