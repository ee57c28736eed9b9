"""All titles of the records at once: a panel for each that was played, what else there is beside and below them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.texts.language import gettext as _
from saves.record import Record
from saves.statistics import Dailies, Standing
from saves.titles import title_name
from screens.menus import record_pages as pages, record_panels as panels, words
from screens.menus.record_lines import Remarks, last_games
from screens.table.picture.layout import rule_with
from widgets import digits
from widgets.frames import Card, stacked
from widgets.lines import EMPTY, Line, beside, block, rule, text, wrap

_LARGE = 100
"""Cells from which all panels stand side by side."""
_HIGH = 34
"""Rows from which they do."""
_SIDE = 37
_GAMES = 3
"""So many of the last games are listed at least, where any are."""
_HIGHEST = panels.HIGHEST + 2
"""Rows of the panel of a title at most, with its upper edge and a blank one."""


class Overview(NamedTuple):
    """What is shown of all titles; drawn by `lines`."""

    found: Sequence[Record]
    """The finished games, one after another."""
    kinds: Mapping[str, Sequence[Standing]]
    """The kinds of games of each title, in the order of the titles."""
    title: str
    """The one with the cursor."""
    days: Dailies
    daily: Callable[[int], list[Line]]
    """The daily harbour in so many cells."""
    remarks: Remarks

    @property
    def ordered(self) -> tuple[list[str], list[str]]:
        """The titles of which a game was finished, and the others: so they stand one below the other."""
        of: tuple[list[str], list[str]] = [], []
        for title, kinds in self.kinds.items():
            of[not kinds].append(title)
        return of

    def lines(self, columns: int, rows: int) -> list[Line]:
        """All of it in so many cells and rows."""
        return self._large(columns, rows) if columns >= _LARGE and rows >= _HIGH else self._small(columns, rows)

    def _small(self, columns: int, rows: int) -> list[Line]:
        """A rule and a few lines a title that was played, a line for any other; then as many of the last games."""
        played, others = self.ordered
        told = words.daily_line(self.days)
        foot = [
            rule(columns),
            text(" " + (told or _("No daily harbour has been finished yet.")), "plain" if told else "dim"),
        ]
        room = (rows - len(foot) - len(others)) // max(1, len(played)) - 1
        each = digits.ROWS if room < 2 * digits.ROWS else 2 * digits.ROWS
        lines: list[Line] = []
        for title in played:
            lines += [rule_with(self._named(title), columns), *self._block(title, columns, each)]
        lines += self._unplayed(others, columns, 0 if played else rows - len(foot) - len(others))
        lines += last_games(self.found, columns, rows - len(lines) - len(foot), self.remarks)
        return block([*lines, *foot], rows)

    def _unplayed(self, others: Sequence[str], cells: int, room: int) -> list[Line]:
        """The titles that were not played, with the medals that are to be had where so many more lines hold them."""
        had = [pages.to_be_had(title, cells) for title in others]
        told = text(_("No game of this title has been finished yet."), "dim")
        had = had if sum(map(len, had)) <= room else [[]] * len(had)
        rules = [rule_with(self._named(title), cells, told) for title in others]
        return [line for first, medals in zip(rules, had, strict=True) for line in (first, *medals)]

    def _named(self, title: str) -> Line:
        """The name of a title, the one with the cursor marked; nothing else is, so that the cursor costs little."""
        return text(f" {self._called(title)} ", "tab" if title == self.title else "heading")

    def _called(self, title: str) -> str:
        """A title, and which kind of its games is shown."""
        kinds = self.kinds[title]
        return words.row_of(kinds[0]).kind if kinds else title_name(title)

    def _block(self, title: str, columns: int, rows: int, *, with_summary: bool = True) -> list[Line]:
        games = self._games(title)
        if games[0].first_game:
            return block(wrap(words.details(self.kinds[title][0])[0], columns - 4, "plain", "  ", "  "), rows)
        return panels.kind_block(games, columns, rows, with_summary=with_summary)

    def _large(self, columns: int, rows: int) -> list[Line]:
        """A panel a title, the best and the last games below; beside them the daily harbour, firsts, opponents."""
        left = columns - _SIDE
        played, others = self.ordered
        best = pages.best_below(self._games(self.title), self._called(self.title), columns) if self.found else []
        room = rows - len(best)
        each = min(_HIGHEST, (room - 1 - len(others)) // max(1, len(played)))
        drawn = stacked([self._card(title, left, each - 1) for title in played], left, [each] * len(played))
        drawn += self._unplayed(others, left, room - len(drawn) - 1 - _GAMES)
        drawn += last_games(self.found, left, room - len(drawn), self.remarks) if room - len(drawn) > _GAMES else []
        beyond = pages.beside_titles(self.found, self.daily(_SIDE), _SIDE, room)
        return [*beside((block(drawn, room), left), (beyond, _SIDE)), *best]

    def _card(self, title: str, cells: int, rows: int) -> Card:
        """The panel of a title."""
        games = self._games(title)
        end = EMPTY if games[0].first_game else text(panels.summary(games), "figure")
        inner = self._block(title, cells - 4, min(rows, panels.HIGHEST), with_summary=False)
        return Card(self._named(title), [text(" ") + line for line in inner], end=end)

    def _games(self, title: str) -> list[Record]:
        """The games of the first kind of a title, one after another."""
        return pages.of_kind(self.found, self.kinds[title][0]) if self.kinds[title] else []
