"""The lobby of a host: the tables where they wait for one, those to join and to watch, who is here, the daily games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partialmethod
from pathlib import Path
from time import time

from textual.widget import Widget

from engine import TITLES
from engine.texts.language import gettext as _, ngettext, paragraph
from saves.daily import daily_titles, today
from saves.errors import SaveError
from saves.harbour.replies import (
    Done,
    Lobby,
    LobbyChanged,
    News,
    OpenTable,
    Ranking,
    Said,
    TableChanged,
    Told,
    YourTurn,
)
from saves.harbour.requests import AskLobby, AskRanking, AskTable, IAmAt, Join, Request
from saves.harbour.values import OPEN, Table
from saves.names import printable
from saves.record import Record
from saves.records import own_dailies
from saves.titles import title_name
from screens import by_name
from screens.actions import Action
from screens.games import last_title
from screens.host import Host
from screens.lobby import page
from screens.lobby.deeds import Deeds
from screens.lobby.listed import Letters, sections
from screens.lobby.table_game import TableGame
from screens.words import shown
from widgets.filled import fill
from widgets.lines import Line, ends, text
from widgets.menu import Scroll, moved
from widgets.panel import Panel
from widgets.styles import ORDER, Hues, seat


class LobbyScreen(Deeds):
    """All tables of a host, as one of its players sees them."""

    CONTEXTS = ("lobby", "list", "confirm")
    CSS_PATH = Path(__file__).with_suffix(".tcss")
    STAYS = ("vote", "seat_back")
    hears_host = True
    hues: Hues = tuple((seat(number), hue) for number, hue in enumerate(ORDER))

    def __init__(self, host: Host) -> None:
        """Of the host at which this session runs. It says so where that does not answer."""
        super().__init__(host)
        self._lobby = Lobby(host.name, (), (), (), (), (), (), ())
        self._rankings: dict[str, Ranking] = {}
        self._letters = Letters()
        self._page = page.TABLES
        self._scrolls = [Scroll() for _page in page.PAGES]
        self._chosen = ""
        self._title = self._first_title()
        self._head = Panel(self._heading, id="lobby-head")
        self._body = Panel(self._lines, id="body")
        self._own: list[Record] = []
        self._is_stale = False
        """Whether the host has told that something has changed since it was asked."""

    @staticmethod
    def _first_title() -> str:
        try:
            return last_title() if last_title() in daily_titles() else daily_titles()[0]
        except SaveError:
            return daily_titles()[0]

    # What the host tells.

    def on_mount(self) -> None:
        self.host.listen(self._hear)
        self._come()
        self.redraw()

    def on_unmount(self) -> None:
        self.host.stop(self._hear)

    def seen_again(self) -> None:
        self._tell(IAmAt("lobby"))
        self._come()
        super().seen_again()

    def _come(self) -> None:
        self._own = own_dailies()
        self.look()
        self.host.tell_missed(self._lobby, self._own)

    def _tell(self, request: Request) -> None:
        if self.host.is_there:
            self.host.tell(request)

    def _hear(self, one: News) -> None:
        match one:
            case LobbyChanged() | TableChanged() | Said():
                self._is_stale = True
            case YourTurn(_table, title, _bell):
                self._is_stale = True
                self.message = _("It is your turn at {title}.").format(title=title_name(title))
            case Told(sentence, _ends):
                self.message = shown(sentence)
            case _:
                return
        self.call_next(self._follow)

    def _follow(self) -> None:
        """Show what has changed, if the lobby is seen; otherwise it is asked for when it is."""
        if self.is_active and self._is_stale:
            self.look()
        if self.is_active:
            self.redraw()

    def look(self) -> None:
        """Ask the host how everything stands."""
        self._is_stale = False
        try:
            self._lobby = self.host.ask(AskLobby(today().isoformat()), Lobby)
            if self._page == page.LADDER or self._title not in self._rankings:
                self._rankings[self._title] = self.host.ask(AskRanking(self._title), Ranking)
        except SaveError as error:
            self.message = str(error)
        lobby = self._lobby
        self._letters.follow([*lobby.my_turn, *lobby.others_think, *lobby.open, *lobby.running, *lobby.finished])
        tables = self._tables
        if self._chosen not in [one.id for one in tables]:
            self._chosen = tables[0].id if tables else ""
        self.look_at_table()

    # The picture.

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("confirm",) if self.questions else ("lobby", "list")

    def parts(self) -> Sequence[Widget]:
        return self._head, self._body

    def tell(self) -> None:
        self._head.show(self._heading)
        self._body.show(self._lines)

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        lobby = self._lobby
        here = sum(one.is_here for one in lobby.here)
        left = (
            text(" Havre ", "title") + text("  ") + fill(_("you are {name}"), name=text(printable(lobby.me), "figure"))
        )
        people = ngettext("{n} here", "{n} here", here).format(n=here)
        tables = ngettext("{n} table", "{n} tables", lobby.tables).format(n=lobby.tables)
        return [ends(left, text("● ", "gain") + text(people) + text(f"   {tables} ", "dim"), columns)]

    def _lines(self, columns: int, rows: int) -> list[Line]:
        question = self.questions[0].words if self.questions else ""
        view = page.View(
            self._lobby,
            self._page,
            sections(self._lobby, is_finished=self._page == page.FINISHED),
            self._letters.by_table,
            self.table,
            self._title,
            self._rankings.get(self._title),
            time(),
            self._scrolls[self._page],
            question or paragraph((self.asked, self.message)),
            self._own,
        )
        return page.lines(view, columns, rows)

    @property
    def _tables(self) -> list[Table]:
        found = sections(self._lobby, is_finished=self._page == page.FINISHED)
        return [table for section in found for table in section.tables]

    @property
    def table(self) -> Table | None:
        """The table with the cursor."""
        return next((one for one in self._tables if one.id == self._chosen), None)

    @property
    def shows_tables(self) -> bool:
        return self._page in (page.TABLES, page.FINISHED)

    @property
    def has_spoken(self) -> bool:
        return bool(self.message) or super().has_spoken

    # Keys.

    def captures(self, key: str) -> bool:
        """The letter of a table puts the cursor on it."""
        if self.questions:
            return False
        self.message = ""
        found = self._letters.table(key)
        if found is None or found not in [one.id for one in self._tables]:
            return False
        self._chosen = found
        self.look_at_table()
        return True

    def _move(self, step: int) -> None:
        ids = [one.id for one in self._tables]
        if self._page in (page.TABLES, page.FINISHED) and ids:
            self._chosen = ids[moved(ids.index(self._chosen), step, len(ids))]
            self.look_at_table()
        elif self._page in (page.DAILY, page.LADDER):
            self._other_title(step)

    do_cursor_up = partialmethod(_move, -1)
    do_cursor_down = partialmethod(_move, 1)

    def _other_title(self, step: int) -> None:
        titles = daily_titles() if self._page == page.DAILY else list(TITLES)
        here = titles.index(self._title) if self._title in titles else 0
        self._title = titles[moved(here, step, len(titles))]
        self.look()

    do_title_before = partialmethod(_other_title, -1)
    do_title_after = partialmethod(_other_title, 1)

    def _open_page(self, number: int) -> None:
        self._page = number
        self.look()

    do_lobby_tables = partialmethod(_open_page, page.TABLES)
    do_lobby_daily = partialmethod(_open_page, page.DAILY)
    do_lobby_ladder = partialmethod(_open_page, page.LADDER)
    do_lobby_finished = partialmethod(_open_page, page.FINISHED)

    def why_unable(self, action: Action) -> str:
        if action.name == "next_turn" and not self._lobby.my_turn:
            return _("They wait for you at no table.")
        return super().why_unable(action)

    def do_next_turn(self) -> None:
        """The cursor goes to the next table where they wait for the player."""
        ids = [one.id for one in self._lobby.my_turn]
        self._page = page.TABLES
        here = ids.index(self._chosen) if self._chosen in ids else -1
        self._chosen = ids[moved(here, 1, len(ids))]

    def do_choose_table(self) -> None:
        table = self.table
        if table is None:
            return
        if table.can_join and table.mine is None:
            self.do(lambda: self._join(table))
        else:
            self._sit_down(table)

    def _join(self, table: Table) -> None:
        opened = self.host.ask(Join(table.id, table.can_join[0]), Done)
        now = self.host.ask(AskTable(opened.table or table.id), OpenTable).table
        self.look()
        if now.state != OPEN:
            self._sit_down(now)

    def _sit_down(self, table: Table) -> None:
        def sit() -> None:
            self.frame.open_over(by_name.table_screen(TableGame(self.host, table.id)))

        self.do(sit)

    # Other screens.

    def do_new_table(self) -> None:
        self.frame.open_over(by_name.new_table_screen(self.host))

    def do_daily(self) -> None:
        self._tell(IAmAt("daily"))
        self.frame.open_screen("daily", self._title)

    def do_to_title(self) -> None:
        self._tell(IAmAt("alone"))
        self.frame.leave()

    def help_pages(self) -> Sequence[tuple[str, str]]:
        told = _(
            "A letter stands for a table: it puts the cursor there. First those where they wait for you, the nearest "
            "deadline first, then those where others think (▸ for whom all wait), those with free seats (○), and those "
            "that can be watched. At the side who is here (●), and today's daily game with everybody's first attempt."
        )
        return [(_("This screen"), told)]
