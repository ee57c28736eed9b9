"""The middle of a table's screen: a panel a page, the side beside it, and a panel for what lies over them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from textual.app import ComposeResult
from textual.widget import Widget

from engine.texts.language import gettext as _
from screens.table.keys import LOG
from screens.table.page import Page
from screens.table.picture.layout import rule_with, untitled
from screens.table.picture.pages import Pages
from screens.table.picture.places import Arrangement, Over
from widgets.filled import Vocabulary, tinted
from widgets.legend import drawn as legend
from widgets.lines import EMPTY, Line, block, fit, plain, text, whole, width, wrap
from widgets.panel import Draw, Panel

_LEAST_LOG = 5
"""Lines of the log that are worth showing below a text."""
_AROUND_TITLE = 6
"""Cells of a frame that are not for its title."""
_ALL_ROWS = 1000
"""More lines than anything has that lies over the pages."""


class Area(Widget, can_focus=False, can_focus_children=False, inherit_bindings=False):
    """Pages, side and overlay as `Pages.arrange` says and the stylesheet lays them out."""

    ALLOW_SELECT = False

    def __init__(self, pages: Pages) -> None:
        """Of these pages; which of them are shown is told by `show`."""
        super().__init__(id="area")
        self._board = board = pages.board
        self._pages = pages
        self.arrangement = Arrangement()
        self._words: Vocabulary = {}
        self._has_cursor_over = False
        self._panels = {
            page.keys.name: Panel(classes="page" if page.has_frame else "page -bare") for page in board.pages
        }
        self._rows = [SideBySide(*map(self._panels.__getitem__, names)) for names in board.overview.rows]
        self._column = Widget(*map(self._panels.__getitem__, board.overview.beside), id="column")
        self._text = Panel(id="text", classes="page")
        self._side = Panel(self._beside, id="side")
        self._over = Panel(id="over")
        self.is_settled = False
        """Whether all panels have the places that they were given last."""

    def compose(self) -> ComposeResult:
        """The overlay and the side first: what they leave is for the pages."""
        rows = self._rows
        if self._board.overview.alone:  # the last row is as wide as page and side together
            yield self._rows[-1]
            rows = self._rows[:-1]
        yield from (self._over, self._text, self._column, self._side, *rows)
        yield from (panel for name, panel in self._panels.items() if name not in self._board.overview.names)

    def show(self, terminal: tuple[int, int], height: int, over: Over | None, words: Vocabulary | None = None) -> None:
        """What is to be seen in `height` lines of a terminal of so many columns and rows; `words` have colours."""
        self._words = words or {}
        self._has_cursor_over = over is not None and over.has_cursor
        over = over if over is not None and over.covers else None
        found = self._pages.arrange(*terminal, height, over)
        if found != self.arrangement:
            self.arrangement = found
            self._arrange(found)
        for panel, draw in self._contents(found, over):
            is_alone = panel is self._over if found.takes_side else self._is_alone(panel, found)
            is_beside = bool(found.side or found.shows_all) and not is_alone
            lies_over = over is not None and (panel is self._over or panel is self._panels.get(found.covered))
            panel.show(
                partial(_filled, draw) if is_beside else draw,
                resized=not self.is_settled,
                at_length=partial(self._whole_of, over) if over is not None and lies_over else None,
            )

    def _arrange(self, found: Arrangement) -> None:
        """Give every panel its place."""
        self.is_settled = False
        self.set_class(found.shows_all, "-overview")
        for name, panel in self._panels.items():
            panel.display = name in found.shown
        for row, names in zip(self._rows, self._board.overview.rows, strict=True):
            row.display = any(name in found.shown for name in names)
            row.set_class(self._board.overview.alone and bool(found.last) and row is self._rows[-1], "-across")
            row.styles.height = found.last if found.last and row is self._rows[-1] else "1fr"
        if found.first:
            self._rows[0].styles.height = found.first
        self._place_columns(found)
        self._side.display = bool(found.side)
        self._side.styles.width = found.side + 1
        self._over.display = bool(found.over)
        self._over.styles.height = found.over
        self.set_class(found.takes_side, "-takes-side")
        self.refresh(layout=True)

    def _place_columns(self, found: Arrangement) -> None:
        """Give the column beside the rows its place, or all of it where one of its pages is shown alone."""
        names = self._board.overview.beside
        self._column.display = any(name in found.shown for name in names)
        self._column.set_class(bool(found.column), "-beside")
        self._column.styles.width = found.column or "1fr"
        for name in names:
            self._panels[name].styles.height = found.lower if found.lower and name == names[-1] else "1fr"
        self._text.display = bool(found.text)
        self._text.styles.width = found.text

    def _contents(self, found: Arrangement, over: Over | None) -> Iterator[tuple[Panel, Draw]]:
        """Every panel that is shown, and what it is told to draw."""
        for name in found.shown:
            page, panel = self._pages.named(name), self._panels[name]
            is_covered = over is not None and name == found.covered
            panel.set_class(is_covered or (page is self._pages.open and not found.covered), "-open")
            if over is not None and is_covered:
                panel.entitle(plain(over.title_within(panel.size.width)))
                yield panel, partial(self._over_page, over, page)
            else:
                number = self._board.pages.index(page) + 1
                panel.entitle(f"{number} {_(page.keys.title)}")
                yield panel, partial(self._titled if found.shows_all else self._drawn, page)
        if found.text:
            title, words = self._board.whole_text(self._pages.open)
            log = next((page for page in self._board.pages if page.keys.name == LOG), None)
            beneath = log if log is not None and LOG not in found.shown else None
            if width(text(title)) > found.text - _AROUND_TITLE:
                title, words = "", "\n".join((title, words))
            self._text.entitle(title or (_(beneath.keys.title) if beneath is not None and not words else ""))
            yield self._text, partial(self._read, words, beneath)
        if found.side:
            yield self._side, self._beside
        if over is not None and found.over:
            yield self._over, partial(self._coloured, partial(_laid, over))

    def _is_alone(self, panel: Panel, found: Arrangement) -> bool:
        """Whether a panel has a row of the pages to itself."""
        rows = ([name for name in names if name in found.shown] for names in self._board.overview.rows)
        return (
            found.shows_all
            and not found.column
            and not found.side
            and any([self._panels[name] for name in names] == [panel] for names in rows)
        )

    def _drawn(self, page: Page, cells: int, rows: int) -> list[Line]:
        is_lit = page is self._pages.open and not self._has_cursor_over
        lines = page.lines(cells, rows, active=is_lit)
        return [tinted(line, self._words) for line in lines] if page.is_prose else lines

    def _titled(self, page: Page, cells: int, rows: int) -> list[Line]:
        """A page in a frame that has its title."""
        first, *others = self._drawn(page, cells, rows) or [EMPTY]
        return [untitled(first, _(page.keys.title)), *others]

    def _coloured(self, draw: Draw, cells: int, rows: int) -> list[Line]:
        """Lines with goods, players and what else has a colour in it."""
        return [tinted(line, self._words) for line in draw(cells, rows)]

    def _over_page(self, over: Over, page: Page, cells: int, rows: int) -> list[Line]:
        """What lies over a page, and below it as much of the page as there is room for."""
        # A page without a frame has no place for a title but its first line.
        lines = over.lines if page.has_frame else partial(_laid, over)
        size = over.height(cells) + (not page.has_frame)
        beneath = rows - size - 1
        if beneath < _LEAST_LOG:
            return self._coloured(lines, cells, rows)
        title = rule_with(text(_(page.keys.title), "dim"), cells)
        found = block(self._coloured(lines, cells, size), size)
        return [*found, title, *self._titled(page, cells, beneath)]

    def _whole_of(self, over: Over, cells: int) -> list[Line]:
        """All of what lies over the pages, however many rows that takes."""
        return [over.title_within(cells), *self._coloured(over.lines, cells, _ALL_ROWS)]

    def _read(self, words: str, log: Page | None, cells: int, rows: int) -> list[Line]:
        """A text, its paragraphs as they are; below it the log, or what the signs mean as far as there is room.

        The signs of the page stand at the foot, those of the table above them: however long the text under the cursor
        is, those that are seen stay where they are.
        """
        lines = _paragraphs(words, cells) if words else []
        if log is not None:
            room = rows - len(lines) - 1
            if not lines:
                return self._titled(log, cells, rows)
            return [*lines, EMPTY, *self._drawn(log, cells, room)] if room >= _LEAST_LOG else whole(lines, rows, cells)
        signs: list[Line] = []
        for one in self._board.signs(self._pages.open):
            part = [EMPTY, *legend([one], self._board.sign_styles(), cells)]
            if len(lines) + len(part) + len(signs) > rows:
                break
            signs = [*part, *signs]
        return whole([*lines, *([EMPTY] * (rows - len(lines) - len(signs))), *signs], rows, cells)

    def _beside(self, cells: int, rows: int) -> list[Line]:
        lines = self._board.side(self._pages.open, cells - 1, rows)
        return [text("│", "rule") + line for line in block(lines, rows)]


class SideBySide(Widget, can_focus=False, can_focus_children=False, inherit_bindings=False):
    """Panels side by side."""

    ALLOW_SELECT = False


def _paragraphs(words: str, cells: int) -> list[Line]:
    """A text, its paragraphs as they are."""
    return [text(" ") + line for part in words.split("\n") for line in wrap(part, cells - 2) or [EMPTY]]


def _laid(over: Over, cells: int, rows: int) -> list[Line]:
    """What lies over a part of the screen, below its title."""
    return [rule_with(over.title_within(cells), cells), *whole(over.lines(cells, rows - 1), rows - 1, cells)]


def _filled(draw: Draw, cells: int, rows: int) -> list[Line]:
    """The lines as wide as their panel, beside which there is another one."""
    return [fit(line, cells) for line in block(draw(cells, rows), rows)]
