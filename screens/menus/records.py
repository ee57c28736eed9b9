"""The screen of the records: a panel a title, the days of the daily harbour, firsts and bests, a game a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partialmethod
from pathlib import Path

from textual.widget import Widget

from engine import TITLES
from engine.texts import N_
from engine.texts.language import gettext as _
from saves import SaveError, examined
from saves.daily import daily_titles, today
from saves.listing import slot_of
from saves.names import printable
from saves.record import Record
from saves.statistics import Standing, dailies, days_played, standings
from saves.titles import title_name
from screens import by_name
from screens.actions import Action
from screens.games import opened
from screens.headed_screen import LONG_LIST, HeadedScreen
from screens.menus import puzzle_records, record_pages as pages, record_panels as panels
from screens.menus.feats import counted_medals
from screens.menus.record_lines import Remarks
from screens.menus.record_overview import Overview
from screens.menus.record_remarks import remarks_of_all
from screens.table.picture.layout import tab_line
from widgets.lines import EMPTY, Line, block, ends, fit, selected, text, width
from widgets.menu import Scroll, moved
from widgets.panel import Panel

_ANY = 100
"""So many cells are asked for where the games of a page matter, not its lines."""
_ALL = 1_000_000
"""More games than anybody finishes."""
_BY = 1
"""Lines by which a page moves when the cursor comes near its edge."""


class RecordsScreen(HeadedScreen):
    """All titles at once, each by itself with its kinds of games, and the daily harbour."""

    CONTEXTS = ("records", *LONG_LIST)
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

    def reworded(self) -> None:
        self.__dict__.pop("_remarks", None)
        self._made.clear()
        super().reworded()

    @property
    def contexts(self) -> tuple[str, ...]:
        is_long = self._page > 0 and len(self._rows(_ANY)) > self._panel.size.height > 0
        return ("records", *(LONG_LIST if is_long else LONG_LIST[1:]))

    def tell(self) -> None:
        super().tell()
        self._tabs.show(self._tab_line)
        self._panel.show(self._lines)

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        games = [one for one in self._found if not one.first_game]
        end = panels.medal_line(counted_medals(games)) if games else EMPTY
        heading = self.heading
        if self.frame.hosted is not None:
            heading += text("   ") + text(_("of {name}").format(name=printable(self.frame.hosted.name)), "dim")
        heading += text("   ") + text(panels.since(self._found), "dim") if self._found else EMPTY
        return [ends(heading if width(heading) + width(end) < columns else self.heading, end, columns)]

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
        if action.name == "review_game":
            return self._page > 0 and self._game is not None
        return action.name != "open_page" or not self._key.isdecimal() or int(self._key) <= self._last + 1

    def called(self, action: Action) -> str:
        return _("look at the game") if action.name == "choose" and self._page else super().called(action)

    @property
    def _game(self) -> Record | None:
        """The game with the cursor."""
        games = [row.game for row in self._rows(_ANY) if row.game is not None]
        return games[min(self._place, len(games) - 1)] if games else None

    @property
    def _last(self) -> int:
        """The number of the last page."""
        return len(self._titles) + 1

    def do_open_page(self) -> None:
        self._open(int(self._key) - 1 if self._key.isdecimal() else self._page + 1)

    def do_next_page(self) -> None:
        self._open(moved(self._page, 1, self._last + 1))

    def do_previous_page(self) -> None:
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
        if self._page == 0:
            self._open(self._title + 1)
        else:
            self._with_saved(lambda slot: self.frame.open_game(opened(slot)))

    def do_review_game(self) -> None:
        """Look at every decision of the game with the cursor again, over the list."""
        self._with_saved(self._review)

    def _with_saved(self, deed: Callable[[str], None]) -> None:
        """Do something with the saved game of the one with the cursor, or say why that cannot be."""
        game = self._game
        if game is None:
            return
        try:
            slot = slot_of(game.id)
            if slot is None:
                self.remark(_("This game is not among the saved games any more."))
            else:
                deed(slot)
        except SaveError as error:
            self.remark(str(error))

    def _review(self, slot: str) -> None:
        found = examined(slot).whole()
        game, bots = found.game, dict(found.header.bots)
        if not game.about.advised:
            self.remark(_("{title} has no adviser.").format(title=title_name(game.title)))
            return
        people = [seat for seat, name in enumerate(game.names) if name not in bots]

        def look_back_at(number: int) -> None:
            self.frame.open_over(by_name.look_back_screen(game, number, people[0], bots))

        self.frame.open_over(by_name.review_screen(game, people, people[0], look_back_at))

    def do_next_kind(self) -> None:
        """To the next kind of games of the title."""
        title = self._titles[self._title]
        self._chosen[title] = moved(self._chosen[title], 1, len(self._kinds[title]))
        self._to_top()

    def do_cursor_up(self) -> None:
        self._step(-1)

    def do_cursor_down(self) -> None:
        self._step(1)

    def _go_by(self, games: int) -> None:
        """Go on by so many games of a page, no further than to the last or first one."""
        last = sum(row.game is not None for row in self._rows(_ANY)) - 1
        self._place = max(0, min(last, self._place + games))

    def _page_by(self, step: int) -> None:
        self._go_by(step * max(1, self._panel.size.height - 2))

    do_page_before, do_page_after = partialmethod(_page_by, -1), partialmethod(_page_by, 1)
    do_first_row, do_last_row = partialmethod(_go_by, -_ALL), partialmethod(_go_by, _ALL)

    def do_daily(self) -> None:
        """Show today's daily harbour of the title with the cursor, or of the first one that has any."""
        titles = daily_titles()
        title = self._titles[self._title]
        self.frame.leave()
        self.frame.open_screen("daily", title if title in titles else titles[0])

    def _step(self, by: int) -> None:
        if self._page == 0:
            played, others = self._overview.ordered
            order = [*played, *others]
            title = order[moved(order.index(self._titles[self._title]), by, len(order))]
            self._title = self._titles.index(title)
        else:
            count = sum(row.game is not None for row in self._rows(_ANY))
            self._place = moved(self._place, by, count)

    # The picture.

    @property
    def _overview(self) -> Overview:
        """All titles at once."""
        title = self._titles[self._title]
        return Overview(self._found, self._kinds, title, self._days, self._daily, self._remarks)

    def _lines(self, columns: int, rows: int) -> list[Line]:
        if self._page == 0:
            return self._overview.lines(columns, rows)
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
        return pages.of_days(self._found, self._daily(columns // 2), puzzles, columns, self._remarks)

    def _daily(self, columns: int) -> list[Line]:
        return panels.daily_block(self._played, self._days, self._today, self.label("daily"), columns - 2)

    def _of_title(self, columns: int) -> list[pages.GameRow]:
        title = self._titles[self._title]
        tried = self._puzzles.of_title(title, columns)
        return pages.of_title(self._found, title, self._kinds[title], self._chosen[title], tried, columns)

    @cached_property
    def _remarks(self) -> Remarks:
        """What is remarkable of each game."""
        return remarks_of_all(self._found)
