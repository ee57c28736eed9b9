"""The panels that ask for a number: how much of something, or one of several numbers."""

from __future__ import annotations

from engine import Amount, Number
from engine.texts.language import gettext as _
from screens.table.move.panels.panel import Panel
from widgets.lines import Line, selected, text, wrap


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
