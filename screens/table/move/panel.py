"""What all panels that ask have in common: a question being answered, its keys and its lines; and that of a number."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Amount, Number, Question, Refused
from engine.moves import AnswerValue
from engine.texts.language import gettext as _
from screens.words import shown
from widgets.lines import Line, selected, text, wrap


class AnswerPanel:
    """A question being answered."""

    toggles = False
    """Whether the space bar ticks the line under the cursor."""
    counts = False
    """Whether there is something of which there can be less and more."""
    has_ways = False
    """Whether there are ready answers to step through."""
    letters: Mapping[str, str] = {}
    """The letters by which answers of this title are chosen, by the names of the answers."""

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
        return len(self._asked(cells)) + self._size(cells)

    def least(self, cells: int) -> int:
        """In how few lines all of it can be seen."""
        return self.height(cells)

    def lines(self, cells: int, rows: int) -> list[Line]:
        """The question and what can be answered, in at most so many rows."""
        asked = self._asked(cells)
        return [*asked, *self._body(cells, rows - len(asked))]

    def _asked(self, cells: int) -> list[Line]:
        asked = shown(self.question.prompt)
        return [text(" ") + line for line in wrap(asked, cells - 2, "heading")] if asked else []

    def _size(self, cells: int) -> int:
        """How many lines all that can be answered takes."""
        raise NotImplementedError

    def _body(self, cells: int, rows: int) -> list[Line]:
        raise NotImplementedError

    def move(self, step: int) -> None:
        """Up (-1) or down (1)."""
        raise NotImplementedError

    def change(self, step: int) -> None:
        """Less (-1) or more (1)."""

    def toggle(self) -> None:
        """Tick or untick."""

    def next_way(self) -> None:
        """Step to the next ready answer."""

    def digit(self, number: int) -> bool:
        """A digit was typed; False if it means nothing here."""
        raise NotImplementedError

    def letter(self, sign: str) -> bool:
        """A letter was typed; False if no answer is chosen by it."""
        return False


class NumberPanel(AnswerPanel):
    """How much of something, or one of several numbers."""

    counts = True

    def __init__(self, question: Amount | Number) -> None:
        super().__init__(question)
        self._is_amount = isinstance(question, Amount)
        self._numbers = range(question.low, question.high + 1) if isinstance(question, Amount) else question.numbers
        self._number = question.default
        self._typed = False

    @property
    def value(self) -> int:
        """The number, which need not be one of them while it is typed."""
        return self._number

    def _size(self, cells: int) -> int:
        return 1 + len(self._rows(cells))

    def _rows(self, cells: int) -> list[Line]:
        """Below the number how much it is, or which others there are."""
        if self._is_amount:
            return [text("   " + "▪" * min(self._number, cells - 4))]
        return [text("   ") + line for line in wrap(" ".join(map(str, self._numbers)), cells - 4)]

    def _body(self, cells: int, rows: int) -> list[Line]:
        chosen = selected(text(f"   ◂ {self._number} ▸   ", "field"))
        if self._is_amount:
            low, high = self._numbers[0], self._numbers[-1]
            return [chosen + text("  " + _("from {low} to {high}").format(low=low, high=high)), *self._rows(cells)]
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
        """Type the number; what is too much, or a digit with which none of them goes on, begins anew."""
        longer = self._number * 10 + number if self._typed else number
        if self._is_amount:
            self._number = typed_on(longer, number, self._numbers[-1])
        else:
            goes_on = any(str(one).startswith(str(longer)) for one in self._numbers)
            self._number = longer if goes_on else number
        self._typed = True
        return True


def typed_on(longer: int, number: int, most: int) -> int:
    """A number with one more digit typed behind it; where that is too much, what was typed alone."""
    return longer if longer <= most else min(number, most)
