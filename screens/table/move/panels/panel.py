"""What all panels that ask have in common: a question being answered, its keys and its lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import Question, Refused
from engine.moves import AnswerValue
from screens.words import shown
from widgets.lines import Line, text, wrap


class Panel:
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

    @property
    def _names(self) -> Sequence[str]:
        """The names of its lines, as far as they can be chosen by letters."""
        return ()

    def letter(self, sign: str) -> bool:
        """A letter was typed; False if no answer is chosen by it."""
        place = next((n for n, name in enumerate(self._names) if self.letters.get(name) == sign), None)
        if place is not None:
            self._choose(place)
        return place is not None

    def _choose(self, place: int) -> None:
        """Choose the line of this place by its letter."""
