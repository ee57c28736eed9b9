"""A screen that shows a position of any title: head, pages, side, foot, and the keys that only look."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from textual.widget import Widget

from engine import OpenGame
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.base import BaseScreen
from screens.frame import HelpPages
from screens.table import requests
from screens.table.keys import ShownKeys
from screens.table.page import Page
from screens.table.picture.area import Area
from screens.table.picture.layout import DESK, desk, rule_with, tab_line
from screens.table.picture.pages import PageBrowser, Pages
from screens.table.requests import Request
from screens.table.title import Board, Part, legend
from screens.table.viewpoint import Sight
from widgets.filled import Vocabulary, tinted
from widgets.lines import EMPTY, Line, plain, rule, text, whole, width, wrap
from widgets.panel import Panel
from widgets.styles import StyleName, seat, seat_hues

if TYPE_CHECKING:
    from screens.table.overlays.overlay import Overlay

_AROUND = 2
"""Rows around the pages besides head, tabs and foot: prompt, keys."""
_LEAST_PAGE = 8
"""Rows that a foot which grows leaves to the pages."""


class TableScreen(BaseScreen):
    """The table of a title. It shows what the title gives, and finds for each action who carries it out."""

    CSS_PATH = Path(__file__).with_name("table.tcss")

    def __init__(self, board: Board) -> None:
        """Nothing is shown before `show_position`."""
        super().__init__()
        self.board = board
        self.pages = Pages(board)
        self.message = ""
        """What was refused or what else there is to say; it stands until the next key."""
        self.happened = ""
        """What the last moves did, in words."""
        self._browsing = PageBrowser(self.pages)
        self._words: Vocabulary = {}
        self._foot_rows = DESK
        self._head = Panel(id="head")
        self._tabs = Panel(id="tabs")
        self._area = Area(self.pages)
        self._prompt = Panel(self._prompt_line, id="prompt")
        self._desk = Panel(self._foot_lines, id="foot")

    # The position.

    @property
    @abstractmethod
    def game(self) -> OpenGame:
        """The game whose position is shown."""

    @abstractmethod
    def sight(self) -> Sight:
        """The position as it is seen now."""

    @abstractmethod
    def prompt(self) -> str:
        """What is to be decided, in the rule above the foot."""

    def show_position(self) -> None:
        """The position, or what may be seen of it, has changed: read it again."""
        sight = self.look()
        self.pages.follow(is_over=sight.is_over, wanted=self.board.wants_page(), stays=self.page_stays)

    def look(self) -> Sight:
        """Read the position, and put it into words."""
        sight = self.sight()
        self.board.look(sight)
        names = sight.game.names
        self.hues = self.board.hues + seat_hues(names)
        self._words = {**self.board.vocabulary(), **{name: seat(number) for number, name in enumerate(names)}}
        return sight

    @property
    def page(self) -> Page:
        return self.pages.open

    @property
    def page_stays(self) -> bool:
        """Whether the page that is open stays so, whichever the decision is made on."""
        return False

    @property
    def overlay(self) -> Overlay | None:
        """What lies on top of the table."""
        return None

    # The picture.

    def parts(self) -> Sequence[Widget]:
        return self._head, self._tabs, self._area, self._prompt, self._desk

    @property
    def rows_above(self) -> int:
        """The rows that something else takes above the table."""
        return 0

    def tell(self) -> None:
        columns, rows = self.terminal
        is_high = self.pages.holds_overview(columns, rows)
        is_whole = self.page.is_whole and (self.overlay is None or self.overlay.is_about_page)
        head = self.page.head(columns) if is_whole else []
        head = head or (self.board.high_head(columns) if is_high else self.board.head(columns))
        self._head.show(head)
        tabs = self.pages.tabs(columns, rows)
        height = rows - self.rows_above - len(head) - bool(tabs) - _AROUND
        if is_whole:
            foot_rows = len(self.foot(columns)) if self.message else 0
        else:
            foot_rows = self.foot_rows(columns, max(DESK, height - _LEAST_PAGE))
        if foot_rows != self._foot_rows:
            self._foot_rows = foot_rows
            self._desk.styles.height = foot_rows
            for panel in (self._desk, self._prompt):
                panel.set_class(not foot_rows, "-none")
            self._area.is_settled = False
        height += not foot_rows  # nor is there a prompt then
        self._area.show((columns, rows), height - foot_rows, self.overlay, self._words)
        self._tabs.set_class(not tabs, "-none")
        self._tabs.show(partial(self._tab_line, tabs))
        self._prompt.show(self._prompt_line)
        self._desk.show(self._foot_lines)

    def foot_rows(self, columns: int, most: int) -> int:
        """How many rows the foot has, `most` at most: the same whatever is under the cursor."""
        return DESK

    @property
    def is_settled(self) -> bool:
        """Whether everything that is shown stands in its place."""
        return self.is_too_small or self._area.is_settled

    def laid_out(self) -> None:
        self._area.is_settled = True
        super().laid_out()

    def _tab_line(self, pages: Sequence[Page], columns: int, _rows: int) -> list[Line]:
        numbered = enumerate(self.board.pages, start=1)
        tabs = [(str(n), _(page.keys.title), page is self.page) for n, page in numbered if page in pages]
        side = self._area.arrangement.side_cells
        if side:
            beyond = self._area.arrangement.text
            return [tab_line(tabs, self.board.side_title(side - 5), columns - beyond, side) + rule(beyond)]
        room = columns - 4 - width(text(plain(tab_line(tabs, EMPTY, columns)).rstrip("─")))
        end = EMPTY if self._area.arrangement.shows_all else self.board.tabs_end(self.page, room)
        return [tab_line(tabs, end, columns)]

    def _prompt_line(self, columns: int, _rows: int) -> list[Line]:
        side = self._area.arrangement.side_cells
        is_above = side and not self._area.arrangement.takes_side and not self._area.arrangement.shows_all
        tee = columns - side if is_above else -1
        return [rule_with(text(self.prompt(), "heading"), columns, text(self.board.note(), "dim"), tee)]

    def _foot_lines(self, columns: int, rows: int) -> list[Line]:
        lines = whole(self.foot(columns), rows, columns)
        # What changes with every step of the cursor is sent anew with each: it stays without colours.
        is_quiet = self.overlay is None and not self.happened
        return lines if is_quiet else [tinted(line, self._words) for line in lines]

    def foot(self, columns: int) -> list[Line]:
        """A message, or what happened and what is under the cursor."""
        if self.message:
            return [text(" ") + line for line in wrap(self.message, columns - 2, self.message_style)]
        return desk(self.happened, self.details(columns), columns, DESK)

    @property
    def message_style(self) -> StyleName:
        """How a message looks: a plain "no" is nothing bad."""
        return "plain"

    def details(self, columns: int) -> list[Line]:
        """What there is to know about what is under the cursor, and is not read in the panel of its whole text."""
        found = self.page.details(columns)
        if not self._area.arrangement.text:
            return found
        read = " ".join(self.board.whole_text(self.page)[1].split())
        return [line for line in found if not plain(line).strip() or plain(line).strip() not in read]

    # Actions: each belongs to whoever has the method for it.

    def owners(self) -> Iterator[Part]:
        """Who may have the method of an action; the first one that has it carries it out."""
        if self.overlay is not None:
            yield self.overlay
        yield from (self, self._browsing, self.board)

    def _method(self, action: Action) -> Callable[[], Request]:
        page = self.pages.opened_by(action.name)
        if page is not None:
            return lambda: self.show_page(page.keys.name)
        owner = self._owner(action)
        method: Callable[[], Request] = getattr(owner, f"do_{action.name}")
        return method

    def _owner(self, action: Action) -> Part:
        return next(owner for owner in self.owners() if hasattr(owner, f"do_{action.name}"))

    def available(self, action: Action) -> bool:
        return self._obstacle(action) is None

    def why_not(self, action: Action) -> str:
        return self._obstacle(action) or super().why_not(action)

    def _obstacle(self, action: Action) -> str | None:
        """Why an action cannot be carried out now, as far as the one knows to whom it belongs; None where it can be."""
        page = self.pages.opened_by(action.name)
        if page is not None:
            return None if page.is_there else page.why_not
        owner = self._owner(action)
        if owner is self:
            return self.own_obstacle(action)
        return None if owner.available(action) else owner.why_not(action)

    def own_obstacle(self, action: Action) -> str | None:
        """The same of an action of the screen itself; nothing is said where there is no more to say."""
        return None

    def called(self, action: Action) -> str:
        owner = self if self.pages.opened_by(action.name) is not None else self._owner(action)
        return ("" if owner is self else owner.called(action)) or super().called(action)

    def explain(self, action: Action) -> None:
        self.message = self.why_not(action)

    def perform(self, action: Action) -> None:
        self.message = ""
        self.heed(self._method(action)())
        if self.is_active:
            self.redraw()

    def heed(self, request: Request) -> None:
        """Do what a part asks for."""
        if isinstance(request, requests.Look):
            self.happened = ""
            if request.remark:
                self.remark(request.remark)
            self.heed(request.then)

    def remark(self, words: str) -> None:
        self.message = ""
        super().remark(words)

    @property
    def has_spoken(self) -> bool:
        return bool(self.message) or super().has_spoken

    @property
    def shown_keys(self) -> ShownKeys:
        """The keys of this table as they are shown."""
        return ShownKeys(self.frame.registry, self.board.keys)

    def label(self, action: str) -> str:
        return self.shown_keys.label(action)

    # Keys that look.

    def show_page(self, name: str) -> None:
        """Open a page."""
        self.pages.show(name)

    def do_toggle_overview(self) -> None:
        overview = self.board.overview
        if not overview.rows or self.pages.holds_overview(*self.terminal):
            self.pages.overview = not self.pages.overview
        else:
            self.message = _("The overview needs a terminal of {columns} columns and {rows} rows.").format(
                columns=overview.columns, rows=overview.lines
            )

    def help_pages(self) -> HelpPages:
        return [(_("This screen"), self._legend), *self.board.help_pages(self.page)]

    def _legend(self, cells: int) -> list[Line]:
        """A row of the page with what its parts are, its own keys, and what the signs mean."""
        keys = [[one] for context in self.page.keys.acting[:1] for one in self.frame.registry.help_of(context)]
        return legend(self.board, self.page, keys, cells)

    def rules_about(self) -> tuple[str, str]:
        return self.game.title, self.board.rules_name(self.page.under_cursor)
