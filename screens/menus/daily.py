"""The daily harbour before it is begun: which game it is, its medals, one's attempts, and what counts in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from textual.widget import Widget

from engine.medals import Medals, thresholds
from engine.texts import N_
from engine.texts.language import gettext as _, listed, ngettext, paragraph
from engine.titles import about
from saves import SaveError
from saves.daily import all_under_way, daily_titles, opening_of, today
from saves.record import Record
from saves.records import records
from saves.statistics import dailies, days_played
from saves.titles import points, title_name
from screens.actions import Action
from screens.dates import date_words
from screens.games import daily_game, last_title
from screens.headed_screen import ListScreen
from screens.menus import record_panels as panels
from screens.menus.about_game import fitted, said, scaled
from screens.menus.record_lines import last_games
from screens.menus.set_up import minutes_of
from screens.menus.words import daily_line
from screens.words import shown
from widgets.choices import Choices, MenuLine
from widgets.lines import EMPTY, Line, block, fit, text
from widgets.panel import Panel, Panes, Stack

_CELLS = 22, 22
"""Cells of a title's name in the list, and of its set-up."""
_SHOWN = 2
"""So many of today's attempts are told."""
_LAST = 5
"""So many of the last games have a line each."""
_SCALE = 5
"""Lines of the scale and its heading, so that what stands below it stays in its place."""


class DailyScreen(ListScreen):
    """The titles that have a daily harbour, and what there is to know of today's."""

    CONTEXTS = ("daily", "list")
    CSS_PATH = Path(__file__).with_suffix(".tcss")
    NAME = N_("Daily harbour")
    menu: Choices

    def __init__(self, title: str = "") -> None:
        """With the cursor on a title; where none is named, on the one that was played last, if it has one."""
        super().__init__()
        self.menu = Choices(id="titles", classes="listed", bar=_CELLS[0] - 1)
        self._scale = Panel(id="scale")
        self._day = today()
        self._first = title or last_title()
        self._records: list[Record] = []
        self._under_way: set[str] = set()
        """The titles whose game of today has been begun and is not over."""
        self._look()

    def parts(self) -> Sequence[Widget]:
        return self.head, Panes(Stack(self.menu, self._scale), self.below)

    def tell(self) -> None:
        super().tell()
        self.menu.fill(self._rows(), self.menu.chosen or self._first)
        self._scale.show(self._medals)
        self.below.tell(_("What is played"), self._told)

    def seen_again(self) -> None:
        self._look()
        super().seen_again()

    def _look(self) -> None:
        """See what was played today, and what is under way."""
        self._day = today()
        try:
            self._records = [one for one in records() if one.day is not None]
            self._under_way = set(all_under_way(self._day))
        except SaveError as error:
            self.problem = str(error)

    @property
    def where(self) -> str:
        return date_words(self._day)

    @property
    def _title(self) -> str:
        """The title with the cursor."""
        return self.menu.chosen or self._first

    def _games(self, title: str) -> list[Record]:
        """One's daily games of a title, the first one first."""
        return [one for one in self._records if one.title == title]

    def _attempts(self, title: str) -> list[Record]:
        """Those of today."""
        return [one for one in self._games(title) if one.day == self._day]

    @property
    def _thresholds(self) -> Medals | None:
        """The thresholds of the medals; None where there are none."""
        opening = opening_of(self._title)
        return thresholds(self._title, opening.variant, opening.seats)

    # The picture.

    def _rows(self) -> list[MenuLine]:
        rows = []
        for title in daily_titles():
            played = self._attempts(title)
            style = "plain" if played or title in self._under_way else "dim"
            name, set_up = fit(text(" " + title_name(title)), _CELLS[0]), fit(text(_set_up(title)), _CELLS[1])
            rows.append(MenuLine(title, name + set_up + text(self._status(title, played), style)))
        return rows

    def _status(self, title: str, played: Sequence[Record]) -> str:
        """How far one is with a title today."""
        found = [points(title, max(one.best for one in played))] if played else []
        if len(played) > 1:
            found = [_("best of {n}: {points}").format(points=found[0], n=len(played))]
        if title in self._under_way:
            found.append(_("under way"))
        return listed(found) if found else _("not played today")

    def _medals(self, columns: int, rows: int) -> list[Line]:
        """The scale of medals with one's daily games on it; beside the words below it the last games of all titles.

        What is the same for each title is not sent anew with each step of the cursor.
        """
        medals, games, played = self._thresholds, self._games(self._title), self._attempts(self._title)
        lines: list[Line] = []
        if medals is not None:
            best = max((one.best for one in played), default=None)
            others = [one.best for one in games if one not in played]
            lines = [text(" " + _("Medals"), "heading"), *scaled(medals, columns, others, best)]
        if not self.below.is_beside:
            return lines
        days = self._days(columns)
        last = last_games(self._records, columns, _LAST + 1, {})
        parts = [block(lines, _SCALE), last]
        if sum(map(len, parts)) + len(parts) + len(days) > rows:
            return fitted(parts, rows)
        return [*block(fitted(parts, rows - len(days)), rows - len(days)), *days]

    def _days(self, columns: int) -> list[Line]:
        """What each day earned, of all titles; nothing before the first of them."""
        if not self._records:
            return []
        heading = text(" " + _("Day after day"), "heading")
        return [heading, *panels.calendar(days_played(self._records), self._day, columns), EMPTY, panels.meanings()]

    def _told(self, columns: int, rows: int) -> list[Line]:
        """What the page has to say of the title with the cursor."""
        streak = daily_line(dailies(self._records, self._day))
        # What holds for each title comes first, so that little changes when the cursor goes on to another one.
        blocks = [
            said(self.problem, columns, "short"),
            [*said(_about_days(), columns), *said(_rules(), columns)],
            # Translators: "3 days in a row" as a sentence.
            said(_("{streak}.").format(streak=streak) if streak else "", columns, "dim"),
            [line for words in self._course() for line in said(words, columns, "worth")],
            said(self._game(), columns),
        ]
        return fitted(blocks, rows)

    def _game(self) -> str:
        """What is played, and about how long it takes."""
        declared, opening = about(self._title), opening_of(self._title)
        variant = declared.variant(opening.variant)
        minutes = minutes_of(declared.decided(opening.variant, opening.seats, 1) or 0)
        # Translators: a game and what its variant is about.
        what = _("{title}: {gist}.").format(
            title=title_name(self._title), gist="" if variant is None else shown(variant.gist)
        )
        long = ngettext("It takes about {n} minute.", "It takes about {n} minutes.", minutes).format(n=minutes)
        known = [] if self._attempts(self._title) else [what]  # whoever has played it need not be told what it is
        return paragraph([*known, *([long] if minutes else [])])

    def _course(self) -> list[str]:
        """One's attempts of today, and what the next one is called."""
        played = self._attempts(self._title)
        told = [
            _("Attempt {n}: {points}").format(n=one.attempt, points=points(one.title, one.best))
            if not one.seen_before
            else _("Attempt {n}: {points}, with moves taken back").format(
                n=one.attempt, points=points(one.title, one.best)
            )
            for one in played[-_SHOWN:]
        ]
        if self._title in self._under_way:
            return [*told, _("Attempt {n} is under way.").format(n=len(played) + 1)]
        if played:
            return [*told, _("The next one is attempt {n}, and its result says so.").format(n=len(played) + 1)]
        return [_("You have not played it today.")]

    # Keys.

    def called(self, action: Action) -> str:
        if action.name != "play_daily":
            return super().called(action)
        if self._title in self._under_way:
            return _("go on with it")
        number = len(self._attempts(self._title)) + 1
        return _("begin attempt {n}").format(n=number) if number > 1 else _("begin")

    def do_play_daily(self) -> None:
        self.attempt(lambda: self.frame.open_game(daily_game(self._title)))


def _set_up(title: str) -> str:
    """Variant and seats of a title's daily harbour in a few words."""
    declared, opening = about(title), opening_of(title)
    variant = declared.variant(opening.variant)
    alone = opening.seats == 1
    if variant is None or len(declared.variants) < 2:
        return _("Alone") if alone else ngettext("{n} seat", "{n} seats", opening.seats).format(n=opening.seats)
    seats = _("alone") if alone else ngettext("{n} seat", "{n} seats", opening.seats).format(n=opening.seats)
    return listed([shown(variant.shown), seats])


def _about_days() -> str:
    """What makes it a daily harbour."""
    return _("The same harbour for everybody, dealt by the date alone; a new one tomorrow.")


def _rules() -> str:
    """What counts in it."""
    return _("Hints cost nothing. Taking back a move that turned something up is marked.")
