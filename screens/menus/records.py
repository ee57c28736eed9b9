"""The screen of the records: a panel a title, the days of the daily harbour, firsts and bests, a game a line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from textual.widget import Widget

from engine import TITLES
from engine.texts import N_
from engine.texts.language import gettext as _
from saves.daily import daily_titles, today
from saves.puzzles.results import Result
from saves.record import Record
from saves.statistics import Standing, dailies, days_played, standings
from saves.titles import title_name
from screens.actions import Action
from screens.headed_screen import HeadedScreen
from screens.menus import puzzle_records, record_panels as panels, words
from screens.menus.feats import Feat, against, counted_medals, feats_of, feats_of_all
from screens.menus.record_panels import game_line, last_games, titled_lines
from screens.table.picture.layout import rule_with, tab_line
from widgets import digits
from widgets.frames import Card, card, framed
from widgets.lines import EMPTY, Line, beside, block, ends, fit, rule, text, wrap
from widgets.menu import moved
from widgets.panel import Panel

_LARGE = 100
"""Cells from which all panels stand side by side."""
_HIGH = 34
"""Rows from which they do."""
_SIDE = 37
_GAMES = 3
"""So many of the last games are listed at least."""
_HIGHEST = 11
"""Rows of the panel of a title at most."""


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
        kinds = standings(found)
        others = [one.title for one in kinds if one.title not in TITLES]
        self._titles = [*TITLES, *dict.fromkeys(others)]
        self._kinds: dict[str, list[Standing]] = {
            title: [one for one in kinds if one.title == title] for title in self._titles
        }
        self._page = 0
        """0: all titles; the last one is the daily harbour, the others are titles."""
        self._title = 0
        """Which title the cursor is on."""
        self._chosen = dict.fromkeys(self._titles, 0)
        """Which of its kinds of games each title shows."""
        self._first = 0
        self._most = 0
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

    @cached_property
    def _tried(self) -> Sequence[Result]:
        """What was made of puzzles; read when it is first seen."""
        return puzzle_records.known()

    @cached_property
    def _puzzles(self) -> puzzle_records.Counts:
        return puzzle_records.counts(self._tried)

    # Keys.

    def captures(self, key: str) -> bool:
        self._key = key
        return False

    def available(self, action: Action) -> bool:
        return action.name != "open_page" or not self._key.isdecimal() or int(self._key) <= self._last + 1

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
        self._page, self._first = page, 0
        if 0 < page < self._last:
            self._title = page - 1

    def do_choose(self) -> None:
        """From all titles to the one with the cursor; there to its next kind of games."""
        if self._page == 0:
            self._open(self._title + 1)
        elif self._page < self._last:
            title = self._titles[self._title]
            self._chosen[title] = moved(self._chosen[title], 1, max(1, len(self._kinds[title])))
            self._first = 0

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
            self._first = max(0, min(self._first + by, self._most))

    # The picture.

    def _lines(self, columns: int, rows: int) -> list[Line]:
        if self._page == 0:
            is_large = columns >= _LARGE and rows >= _HIGH
            return self._all_large(columns, rows) if is_large else self._all_small(columns, rows)
        lines = self._daily(columns) if self._page == self._last else self._of_title(columns, rows)
        self._most = max(0, len(lines) - rows)
        self._first = min(self._first, self._most)
        shown = block(lines[self._first :], rows)
        if self._first < self._most:
            shown[-1] = ends(fit(shown[-1], columns - 4), text("▼ ", "dim"), columns)
        return shown

    def _games(self, title: str, kind: int | None = None) -> list[Record]:
        """The games of the kind of a title that is shown, one after another."""
        kinds = self._kinds[title]
        if not kinds:
            return []
        one = kinds[self._chosen[title] if kind is None else kind]
        return [record for record in self._found if record.setting == one.best.setting]

    def _all_small(self, columns: int, rows: int) -> list[Line]:
        """A rule and a few lines a title that was played, a line for any other; then as many of the last games."""
        played, others = self._played_or_not
        told = words.daily_line(self._days)
        foot = [rule(columns), text(" " + told) if told else self._none_daily()]
        room = (rows - len(foot) - len(others)) // max(1, len(played)) - 1
        each = digits.ROWS if room < 2 * digits.ROWS else 2 * digits.ROWS
        lines: list[Line] = []
        for number in played:
            lines += [rule_with(self._named(number), columns), *self._block(self._titles[number], columns, each)]
        lines += [self._unplayed(number, columns) for number in others]
        lines += last_games(self._found, columns, rows - len(lines) - len(foot))
        return block([*lines, *foot], rows)

    @property
    def _played_or_not(self) -> tuple[list[int], list[int]]:
        """The titles of which a game was finished, by number, and the others: so they stand one below the other."""
        of: tuple[list[int], list[int]] = [], []
        for number, title in enumerate(self._titles):
            of[not self._kinds[title]].append(number)
        return of

    def _unplayed(self, number: int, columns: int) -> Line:
        return rule_with(self._named(number), columns, text(_("No game of this title has been finished yet."), "dim"))

    def _none_daily(self) -> Line:
        return text(" " + _("No daily harbour has been finished yet."), "dim")

    def _named(self, number: int) -> Line:
        """A title by its number, the one with the cursor marked; nothing else is, so that the cursor costs little."""
        return text(f" {self._called(self._titles[number])} ", "tab" if number == self._title else "heading")

    def _called(self, title: str) -> str:
        """A title, and which kind of its games is shown."""
        kinds = self._kinds[title]
        return words.row_of(kinds[0]).kind if kinds else title_name(title)

    def _block(self, title: str, columns: int, rows: int) -> list[Line]:
        games = self._games(title, 0)
        if games[0].first_game:
            return block(wrap(words.details(self._kinds[title][0])[0], columns - 4, "plain", "  ", "  "), rows)
        return panels.kind_block(games, columns, rows)

    def _all_large(self, columns: int, rows: int) -> list[Line]:
        """A panel a title, beside them the daily harbour, firsts and bests, opponents; the best games below."""
        left = columns - _SIDE
        played, others = self._played_or_not
        each = min(_HIGHEST, (rows - 1 - _GAMES - len(others)) // max(1, len(played)))
        drawn: list[Line] = []
        for number in played:
            inner = [text(" ") + line for line in self._block(self._titles[number], left - 4, each - 2)]
            drawn += card(Card(self._named(number), inner), left, each)
        drawn += [self._unplayed(number, left) for number in others]
        daily = panels.daily_block(self._played, self._days, self._today, self.label("daily"), _SIDE - 2)
        side = framed(_("Daily harbour"), daily, _SIDE, len(daily) + 2)
        done = panels.feat_lines(feats_of_all(self._found), _SIDE - 2)
        met = panels.against_lines(against(self._found), _SIDE - 2)[:5]
        needs = len(side) + len(done) + 2 + (len(met) + 2 if met else 0)
        foot = last_games(self._found, columns, rows - max(len(drawn), min(needs, rows - 1 - _GAMES)))
        room = rows - len(foot)
        size = max(4, room - len(side) - (len(met) + 2 if met else 0))
        side += framed(_("Firsts and bests"), done, _SIDE, min(size, len(done) + 2))
        if met:
            side += framed(_("Against: won · lost"), met, _SIDE, max(3, room - len(side)))
        return [*beside((block(drawn, room), left), (block(side, room), _SIDE)), *foot]

    def _feats(self, title: str) -> list[Feat]:
        games = [record for record in self._found if record.title == title]
        return feats_of(title, games) if title in TITLES else []

    def _of_title(self, columns: int, rows: int) -> list[Line]:
        """One title: the kind of its games that is chosen, all its kinds, firsts and bests, every game."""
        title = self._titles[self._title]
        kinds, games = self._kinds[title], self._games(title)
        tried = puzzle_records.of_title(title, self._tried, self._puzzles, columns)
        if not kinds:
            return [EMPTY, text("  " + _("No game of this title has been finished yet."), "dim"), EMPTY, *tried]
        one = kinds[self._chosen[title]]
        name = words.row_of(one).kind
        of = _("kind {n} of {count}").format(n=self._chosen[title] + 1, count=len(kinds))
        lines = [rule_with(text(name, "heading"), columns, text(of, "dim"))]
        if not one.first_game:
            lines += panels.kind_block(games, columns, 2 * digits.ROWS)
        for told in words.details(one):
            lines += wrap(told, columns - 2, "plain", " ", "   ")
        marks = words.marks_line(games)
        lines += [text(" " + marks, "dim")] if marks else []
        feats = panels.feat_lines(self._feats(title), columns // 2 - 1)
        half = -(-len(feats) // 2)
        if feats:
            lines.append(rule_with(text(_("Firsts and bests"), "heading"), columns))
            lines += beside((feats[:half], columns // 2), (feats[half:], columns - columns // 2))
        lines += tried
        lines.append(rule_with(text(_("Game after game"), "heading"), columns))
        return [*lines, *(game_line(game, columns) for game in reversed(games))]

    def _daily(self, columns: int) -> list[Line]:
        """The days of the daily harbour, firsts and bests of all titles, and whom one has met."""
        half = columns // 2
        daily = panels.daily_block(self._played, self._days, self._today, self.label("daily"), half - 2)
        feats = panels.feat_lines(feats_of_all(self._found), columns - half - 1)
        head = beside(
            ([rule_with(text(_("Daily harbour"), "heading"), half)], half),
            ([rule_with(text(_("Firsts and bests"), "heading"), columns - half)], columns - half),
        )
        lines = [*head, *beside((daily, half), (feats, columns - half))]
        met = panels.against_lines(against(self._found), min(columns, 60))
        if met:
            lines += [rule_with(text(_("Against: won · lost"), "heading"), columns), *met]
        lines += puzzle_records.of_days(self._tried, self._today, columns) if self._puzzles else []
        days = [game for game in reversed(self._found) if game.day is not None]
        lines.append(rule_with(text(_("Day after day"), "heading"), columns))
        return [*lines, *titled_lines(days, columns)]
