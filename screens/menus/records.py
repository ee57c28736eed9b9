"""The screen of the records: a panel a title, the days of the daily harbour, firsts and bests, a game a line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from textual.widget import Widget

from engine import TITLES
from engine.texts import N_
from engine.texts.language import gettext as _
from saves import SaveError
from saves.daily import daily_titles, today
from saves.listing import slot_of
from saves.record import Record
from saves.statistics import Standing, dailies, days_played, standings
from saves.titles import title_name
from screens.actions import Action
from screens.games import opened
from screens.headed_screen import HeadedScreen
from screens.menus import puzzle_records, record_pages as pages, record_panels as panels, words
from screens.menus.feats import counted_medals
from screens.menus.record_panels import last_games
from screens.table.picture.layout import rule_with, tab_line
from widgets import digits
from widgets.frames import Card, stacked
from widgets.lines import EMPTY, Line, beside, block, ends, fit, rule, selected, text, wrap
from widgets.menu import Scroll, moved
from widgets.panel import Panel

_LARGE = 100
"""Cells from which all panels stand side by side."""
_HIGH = 34
"""Rows from which they do."""
_SIDE = 37
_GAMES = 3
"""So many of the last games are listed at least."""
_HIGHEST = 10
"""Rows of the panel of a title at most, with its upper edge alone."""
_BEST = 6
"""Rows of the best games of the title with the cursor, their heading among them."""
_BY = 1
"""Lines by which a page moves when the cursor comes near its edge."""


class RecordsScreen(HeadedScreen):
    """All titles at once, each by itself with its kinds of games, and the daily harbour."""

    CONTEXTS = ("records", "list")
    CSS_PATH = Path(__file__).with_suffix(".tcss")
    NAME = N_("Records")

    def __init__(self, found: Sequence[Record]) -> None:
        """These are the finished games."""
        super().__init__()
        self._found = sorted(found, key=lambda record: record.finished)
        self._today = today()
        self._days = dailies(found, self._today)
        self._played = days_played(found)
        self._puzzles = puzzle_records.Shown()
        kinds = standings(found)
        others = [one.title for one in kinds if one.title not in TITLES]
        self._titles = [*TITLES, *dict.fromkeys(others)]
        self._kinds: dict[str, list[Standing]] = {
            title: [one for one in kinds if one.title == title] for title in self._titles
        }
        self._page = 0
        """0: all titles; the last one is the daily harbour, the others are titles."""
        self._title = self._titles.index(self._found[-1].title) if self._found else 0
        """Which title the cursor is on: first the one that was played last."""
        self._chosen = dict.fromkeys(self._titles, 0)
        """Which of its kinds of games each title shows."""
        self._place = 0
        """Which of the games of the page the cursor is on."""
        self._scroll = Scroll()
        self._made: dict[tuple[int, int, int], list[pages.GameRow]] = {}
        """The rows of pages for so many cells, as soon as they were drawn."""
        self._key = ""
        self._tabs = Panel(self._tab_line, id="tabs")
        self._panel = Panel(self._lines, id="records")

    def parts(self) -> Sequence[Widget]:
        return self.head, self._tabs, self._panel

    def tell(self) -> None:
        super().tell()
        self._tabs.show(self._tab_line)
        self._panel.show(self._lines)

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        games = [one for one in self._found if not one.first_game]
        end = panels.medal_line(counted_medals(games)) if games else EMPTY
        return [ends(self.heading, end, columns)]

    def _tab_line(self, columns: int, _rows: int) -> list[Line]:
        names = [_("All"), *map(title_name, self._titles), _("Daily")]
        tabs = [(str(n), name, n == self._page + 1) for n, name in enumerate(names, start=1)]
        return [tab_line(tabs, EMPTY, columns)]

    # Keys.

    def captures(self, key: str) -> bool:
        self._key = key
        return False

    def available(self, action: Action) -> bool:
        if action.name == "next_kind":
            return 0 < self._page < self._last and len(self._kinds[self._titles[self._title]]) > 1
        if action.name == "choose":
            return self._page == 0 or self._game is not None
        return action.name != "open_page" or not self._key.isdecimal() or int(self._key) <= self._last + 1

    def called(self, action: Action) -> str:
        return _("look at the game") if action.name == "choose" and self._page else super().called(action)

    @property
    def _game(self) -> Record | None:
        """The game with the cursor."""
        games = [row.game for row in self._rows(_LARGE) if row.game is not None]
        return games[min(self._place, len(games) - 1)] if games else None

    @property
    def _last(self) -> int:
        """The number of the last page."""
        return len(self._titles) + 1

    def do_open_page(self) -> None:
        self._open(int(self._key) - 1 if self._key.isdecimal() else self._page + 1)

    def do_page_after(self) -> None:
        self._open(moved(self._page, 1, self._last + 1))

    def do_page_before(self) -> None:
        self._open(moved(self._page, -1, self._last + 1))

    def _open(self, page: int) -> None:
        self._page = page
        self._to_top()
        if 0 < page < self._last:
            self._title = page - 1

    def _to_top(self) -> None:
        self._place, self._scroll = 0, Scroll()

    def do_choose(self) -> None:
        """From all titles to the one with the cursor; there to the game with the cursor."""
        game = self._game
        if self._page == 0:
            self._open(self._title + 1)
        elif game is not None:
            try:
                slot = slot_of(game.id)
                if slot is None:
                    self.remark(_("This game is not among the saved games any more."))
                else:
                    self.frame.open_game(opened(slot))
            except SaveError as error:
                self.remark(str(error))

    def do_next_kind(self) -> None:
        """To the next kind of games of the title."""
        title = self._titles[self._title]
        self._chosen[title] = moved(self._chosen[title], 1, len(self._kinds[title]))
        self._to_top()

    def do_cursor_up(self) -> None:
        self._step(-1)

    def do_cursor_down(self) -> None:
        self._step(1)

    def do_daily(self) -> None:
        """Show today's daily harbour of the title with the cursor, or of the first one that has any."""
        titles = daily_titles()
        title = self._titles[self._title]
        self.frame.leave()
        self.frame.open_screen("daily", title if title in titles else titles[0])

    def _step(self, by: int) -> None:
        if self._page == 0:
            played, others = self._played_or_not
            order = [*played, *others]
            self._title = order[moved(order.index(self._title), by, len(order))]
        else:
            count = sum(row.game is not None for row in self._rows(_LARGE))
            self._place = moved(self._place, by, count)

    # The picture.

    def _lines(self, columns: int, rows: int) -> list[Line]:
        if self._page == 0:
            is_large = columns >= _LARGE and rows >= _HIGH
            return self._all_large(columns, rows) if is_large else self._all_small(columns, rows)
        found = self._rows(columns)
        stops = [row.game is not None for row in found]
        places = [place for place, is_game in enumerate(stops) if is_game]
        place = places[min(self._place, len(places) - 1)] if places else -1
        first = self._scroll.follow(stops, place, rows, _BY)
        lines = [selected(fit(row.line, columns)) if n == place else row.line for n, row in enumerate(found)]
        shown = block(lines[first:], rows)
        if first + rows < len(lines):
            shown[-1] = ends(pages.before_more(shown[-1], columns - 4), text("▼ ", "dim"), columns)
        return shown

    def _rows(self, columns: int) -> list[pages.GameRow]:
        """The rows of the page that is open, which is that of a title or the daily one."""
        chosen = self._chosen[self._titles[self._title]]
        key = self._page, chosen, columns
        if key not in self._made:
            self._made[key] = self._of_days(columns) if self._page == self._last else self._of_title(columns)
        return self._made[key]

    def _of_days(self, columns: int) -> list[pages.GameRow]:
        puzzles = self._puzzles.of_days(self._today, columns)
        return pages.of_days(self._found, self._daily(columns // 2), puzzles, columns)

    def _daily(self, columns: int) -> list[Line]:
        return panels.daily_block(self._played, self._days, self._today, self.label("daily"), columns - 2)

    def _of_title(self, columns: int) -> list[pages.GameRow]:
        title = self._titles[self._title]
        tried = self._puzzles.of_title(title, columns)
        return pages.of_title(self._found, title, self._kinds[title], self._chosen[title], tried, columns)

    def _games(self, title: str) -> list[Record]:
        """The games of the first kind of a title, one after another."""
        return pages.of_kind(self._found, self._kinds[title][0]) if self._kinds[title] else []

    def _all_small(self, columns: int, rows: int) -> list[Line]:
        """A rule and a few lines a title that was played, a line for any other; then as many of the last games."""
        played, others = self._played_or_not
        told = words.daily_line(self._days)
        foot = [
            rule(columns),
            text(" " + (told or _("No daily harbour has been finished yet.")), "plain" if told else "dim"),
        ]
        room = (rows - len(foot) - len(others)) // max(1, len(played)) - 1
        each = digits.ROWS if room < 2 * digits.ROWS else 2 * digits.ROWS
        lines: list[Line] = []
        for number in played:
            lines += [rule_with(self._named(number), columns), *self._block(self._titles[number], columns, each)]
        lines += self._unplayed(others, columns, 0 if played else rows - len(foot) - len(others))
        lines += last_games(self._found, columns, rows - len(lines) - len(foot))
        return block([*lines, *foot], rows)

    @property
    def _played_or_not(self) -> tuple[list[int], list[int]]:
        """The titles of which a game was finished, by number, and the others: so they stand one below the other."""
        of: tuple[list[int], list[int]] = [], []
        for number, title in enumerate(self._titles):
            of[not self._kinds[title]].append(number)
        return of

    def _unplayed(self, others: Sequence[int], cells: int, room: int) -> list[Line]:
        """The titles that were not played, with the medals that are to be had where so many more lines hold them."""
        had = [pages.to_be_had(self._titles[number], cells) for number in others]
        told = text(_("No game of this title has been finished yet."), "dim")
        had = had if sum(map(len, had)) <= room else [[]] * len(had)
        rules = [rule_with(self._named(number), cells, told) for number in others]
        return [line for first, medals in zip(rules, had, strict=True) for line in (first, *medals)]

    def _named(self, number: int) -> Line:
        """A title by its number, the one with the cursor marked; nothing else is, so that the cursor costs little."""
        return text(f" {self._called(self._titles[number])} ", "tab" if number == self._title else "heading")

    def _called(self, title: str) -> str:
        """A title, and which kind of its games is shown."""
        kinds = self._kinds[title]
        return words.row_of(kinds[0]).kind if kinds else title_name(title)

    def _block(self, title: str, columns: int, rows: int, *, with_summary: bool = True) -> list[Line]:
        games = self._games(title)
        if games[0].first_game:
            return block(wrap(words.details(self._kinds[title][0])[0], columns - 4, "plain", "  ", "  "), rows)
        return panels.kind_block(games, columns, rows, with_summary=with_summary)

    def _all_large(self, columns: int, rows: int) -> list[Line]:
        """A panel a title, the best and the last games below; beside them the daily harbour, firsts, opponents."""
        left = columns - _SIDE
        played, others = self._played_or_not
        title = self._titles[self._title]
        best = pages.best_games(self._games(title), left, self._called(title))
        room = rows - 1 - len(others) - _BEST - 1 - _GAMES
        each = min(_HIGHEST, room // max(1, len(played)))
        drawn = stacked([self._card(number, left, each - 1) for number in played], left, [each] * len(played))
        drawn += self._unplayed(others, left, room - each * len(played))
        drawn += block(best, _BEST) if self._found else []
        drawn += last_games(self._found, left, rows - len(drawn))
        return beside(
            (block(drawn, rows), left), (pages.beside_titles(self._found, self._daily(_SIDE), _SIDE, rows), _SIDE)
        )

    def _card(self, number: int, cells: int, rows: int) -> Card:
        """The panel of a title."""
        games = self._games(self._titles[number])
        end = EMPTY if games[0].first_game else text(panels.summary(games), "figure")
        inner = self._block(self._titles[number], cells - 4, rows, with_summary=False)
        return Card(self._named(number), [text(" ") + line for line in inner], end=end)
