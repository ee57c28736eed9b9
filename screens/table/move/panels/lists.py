"""The panels with a cursor in a list: one of several options, or several of them."""

from __future__ import annotations

from engine import Choice, Question, Several
from screens.table.move.panels.panel import Panel
from screens.table.picture.listing import flowed, flowed_rows
from screens.words import shown
from widgets.lines import Line, fit, text, width
from widgets.menu import moved


class ListPanel(Panel):
    """What panels with a cursor in a list share."""

    def __init__(self, question: Question) -> None:
        """The cursor stands on the first line."""
        super().__init__(question)
        self.place = 0
        self._firsts: dict[tuple[int, int], int] = {}
        """The first line that is seen, for each size that it has had."""

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
        first = self._firsts.get((cells, rows), 0)
        found, self._firsts[cells, rows] = flowed(self._list(), self.place, first, cells, rows)
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
            line = text(f"  {self.letters.get(option.name, number):>2} ", "key") + text(" " + shown(option.shown))
            if option.detail is not None:
                line = fit(line, names + 8) + text(shown(option.detail), "dim")
            lines.append(line)
        return lines

    def digit(self, number: int) -> bool:
        """The cursor goes to the option of this number."""
        if 1 <= number <= self.count:
            self.place = number - 1
        return True

    @property
    def _names(self) -> list[str]:
        return [option.name for option in self._options]

    def _choose(self, place: int) -> None:
        self.place = place


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
            text(f"  {self.letters.get(option.name, number)} ", "key")
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
            self._choose(number - 1)
        return True

    @property
    def _names(self) -> list[str]:
        return [option.name for option in self._options]

    def _choose(self, place: int) -> None:
        self.place = place
        self.toggle()
