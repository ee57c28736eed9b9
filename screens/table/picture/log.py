"""The page of the log: what happened, the newest at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine import Event
from engine.texts.language import gettext as _
from engine.title import ROUND_BEGINS
from saves.names import printable
from screens.table.keys import PageKeys
from screens.table.page import prose_columns
from screens.table.picture.layout import rule_with
from screens.table.picture.listing import Listing, Row, column_cells
from screens.table.picture.pages import ListPage
from screens.table.play.company import Said
from screens.table.play.kept_game import Log
from screens.table.viewpoint import Sight
from screens.words import in_sentences
from widgets.lines import Line, fit, text, wrap

_SECOND = 2
"""The first round whose beginning is told, where nobody needs to be told that the game begins with another one."""


class LogPage(ListPage):
    """Every move with what happened; the cursor is on a move by its number."""

    def __init__(self, keys: PageKeys, sight: Callable[[], Sight]) -> None:
        """Of what led to the position that is seen."""
        super().__init__(keys)
        self._sight = sight

    is_prose = True

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        if not active:
            self.to_last()
        columns = prose_columns(cells)
        return self._seen(self._listed(column_cells(cells, columns)), cells, height, active=active, columns=columns)

    def opened(self) -> None:
        """It opens at its end."""
        self.to_last()

    def captions(self) -> Sequence[Sequence[str]]:
        return [(_("number"), _("what happened"))]

    def listing(self, cells: int) -> Listing:
        sight = self._sight()
        return listing(sight.log, cells, sight.viewer, sight.said)


def listing(log: Log, cells: int, seat: int | None = None, said: Sequence[Said] = ()) -> Listing:
    """Every move's events in plain words, as a seat is told them, and between them what was said to the table."""
    rows: list[Row] = []
    first = 0
    unsaid = list(said)
    for number, (_move, events) in enumerate(log, start=1):
        while unsaid and unsaid[0].after < number:
            rows += _words(unsaid.pop(0), cells)
        is_named = False
        for begun, told in _by_rounds(events):
            if begun:
                first = first or begun
                rows.append(_round(begun, cells))
            for line in wrap(in_sentences(told, seat), cells - 7) if told else ():
                head = text("      ") if is_named else text(f"{number:>4}  ", "dim")
                rows.append(Row(fit(head + line, cells), "" if is_named else str(number)))
                is_named = True
    if first == _SECOND:
        rows.insert(0, _round(first - 1, cells))
    rows += [row for one in unsaid for row in _words(one, cells)]
    if not rows:
        rows.append(Row(text(" " + _("Nothing has happened yet."), "dim")))
    heading = text(" " + _("Log"), "heading") + text("  " + _("the number of each move"), "dim")
    return Listing(tuple(rows), heading, is_table=False)


def _by_rounds(events: Iterable[Event]) -> Iterator[tuple[int, list[Event]]]:
    """What one move brought about, parted where a round begins: its number, and what comes after that; at first 0."""
    begun, told = 0, list[Event]()
    for event in events:
        if event.template == ROUND_BEGINS:
            yield begun, told
            begun, told = int(str(event.named["n"])), []
        else:
            told.append(event)
    yield begun, told


def _round(number: int, cells: int) -> Row:
    """What stands above the moves of a round; no cursor stops at it."""
    return Row(rule_with(text(_("Round {n}").format(n=number), "heading"), cells))


def _words(one: Said, cells: int) -> Iterator[Row]:
    """A word to the table; no cursor stops at it."""
    words = _("{name}: {words}").format(name=printable(one.name), words=printable(one.words))
    for place, line in enumerate(wrap(words, cells - 7, "mark")):
        yield Row(fit(text("   ▸  " if place == 0 else "      ", "mark") + line, cells))
