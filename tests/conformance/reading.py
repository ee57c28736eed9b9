"""What a player can read of a position at 80x24: the picture of every page, and what is said of all that it lists."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Game
from screens.table.keys import LOG, RESULT
from screens.table.page import Page
from screens.table.picture.pages import ListPage
from screens.table.title import Board, board_of
from screens.table.viewpoint import Sight
from widgets.lines import Line, plain

_COLUMNS, _LINES = 80, 13
"""The terminal, and the lines of a page in it."""
_SCROLLED = 400
"""So many lines hold any list: it can be scrolled."""
_MOST_STOPS = 60
"""So many places of a page the cursor goes to at most in one direction."""


def pictures(game: Game, seat: int, *, is_open: bool = False) -> list[str]:
    """What a seat sees of a position without colours: what is decided and what is said of it, head, side and pages.

    Lists are scrolled through.

    `is_open`: only what lies open to everybody is shown, as while the game is handed over.
    """
    board = _board(game, seat, is_open=is_open)
    found = [str(game.decision.prompt) if game.decision is not None else ""]
    found += map(plain, board.about_decision(_COLUMNS))
    found += map(plain, board.head(_COLUMNS))
    found += map(plain, board.side(board.pages[0], board.side_width(_COLUMNS), _LINES))
    for page in _pages(board):
        height = _SCROLLED if isinstance(page, ListPage) else _LINES
        found += map(plain, page.lines(_cells(board, page), height, active=True))
    return found


def closely(game: Game, seat: int) -> list[str]:
    """What is seen as the cursor goes from one thing to the next: the page around it, and what the foot says of it."""
    board = _board(game, seat)
    found: list[str] = []
    for page in _pages(board):
        for lines in _stops(board, page):
            found += map(plain, [*lines, *page.details(_COLUMNS)])
    return found


def _board(game: Game, seat: int, *, is_open: bool = False) -> Board:
    board = board_of(game.title)
    board.look(Sight(game, seat, (), is_open=is_open))
    return board


def _pages(board: Board) -> Iterator[Page]:
    """The pages of the position itself: neither what led to it nor what came of it."""
    return (page for page in board.pages if page.is_there and page.keys.name not in (LOG, RESULT))


def _cells(board: Board, page: Page) -> int:
    return _COLUMNS if page.is_wide else _COLUMNS - board.side_width(_COLUMNS) - 1


def _stops(board: Board, page: Page) -> Iterator[list[Line]]:
    """The picture of a page with its cursor on everything, one after another."""
    cells = _cells(board, page)
    met: set[tuple[Line, ...]] = set()
    for column in range(_MOST_STOPS if hasattr(page, "along") else 1):
        page.to_first()
        for _step in range(column):
            page.along(1)  # type: ignore[attr-defined]  # asked above: what every page has is up and down
        before = len(met)
        for _step in range(_MOST_STOPS):
            lines = page.lines(cells, _LINES, active=True)
            if tuple(lines) in met:
                break
            met.add(tuple(lines))
            yield lines
            page.step(1)
        if len(met) == before:
            return
