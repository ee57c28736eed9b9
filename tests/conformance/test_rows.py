"""The rows of every title's pages: a key that has made a move there does not mean the opposite at the next press."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from inspect import isfunction, signature
from typing import Any

import pytest

from engine import Game, Move, Plan, Refused
from engine.titles import TITLES
from screens.actions import Action
from screens.table.keys import ShownKeys, keys_of
from screens.table.page import Page
from screens.table.picture.pages import ListPage
from screens.table.requests import Begin, Look, Play, Request, Want
from screens.table.title import Board, board_of
from screens.table.viewpoint import Sight
from screens.ways import gone, outcome
from tests.conformance.played import Record, deciding
from tests.sampled import Asked, drawn
from tui.actions import REGISTRY

_MOST_ROWS = 60
MOST_PRESSED = 4
"""On so many rows of a page a key is pressed twice; on all of them where long tests are asked for."""

Place = tuple[int, int]
"""A page and a row of it, by their numbers."""


class Seated:
    """Somebody at the table of a title, as far as its rows and keys are concerned."""

    def __init__(self, game: Game) -> None:
        self.board: Board = board_of(game.title)
        self.look(game)

    def look(self, game: Game) -> None:
        """See another position."""
        self.game = game
        self.board.look(Sight(game, deciding(game) or 0, game.log))

    def rows(self) -> Iterator[tuple[Page, str, Place]]:
        """Every row of every page, the cursor on it, and which page and row of it that is."""
        for number, page in enumerate(self.board.pages):
            if not page.is_there:
                continue
            page.to_first()
            seen: list[str] = []
            for _row in range(_MOST_ROWS):
                row = row_of(page)
                if row in seen:
                    break
                yield page, row, (number, len(seen))
                seen.append(row)
                page.step(1)

    def go_to(self, place: Place) -> Page:
        """The page of a row, the cursor on that."""
        page = self.board.pages[place[0]]
        page.to_first()
        for _row in range(place[1]):
            page.step(1)
        return page

    def meant(self, page: Page, action: Action) -> Move | Plan | None:
        """What a key would make on the row with the cursor, if it can be pressed."""
        actions = self.board.actions(page, ShownKeys(REGISTRY, self.board.keys))
        if not hasattr(actions, f"do_{action.name}") or not actions.available(action):
            return None
        request: Request = getattr(actions, f"do_{action.name}")()
        wanted = request.then if isinstance(request, Look) else request
        if isinstance(wanted, Want):
            return gone(self.game, wanted.goal.ways[0]) if wanted.goal.ways else None
        return wanted.move if isinstance(wanted, Begin | Play) else None


def row_of(page: Page) -> str:
    return page.row if isinstance(page, ListPage) else page.under_cursor


def figures(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], float]]:
    """Every number of plain data, by where it stands."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from figures(one, (*path, str(name)))
    elif isinstance(value, list):
        for n, one in enumerate(value):
            yield from figures(one, (*path, str(n)))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield path, value


def owned(game: Game, seat: int) -> Any:
    """What a seat has in the plain table: its player, or its place in each list with one for each who plays."""
    table, seats = game.table(seat), len(game.names)
    sizes = (seats, seats + len(game.rivals()))
    return {name: part[seat] for name, part in table.items() if isinstance(part, list) and len(part) in sizes}


def changes(before: Game, after: Game, seat: int) -> dict[tuple[str, ...], float]:
    """What goes up and down for a seat between two positions."""
    old, new = (dict(figures(owned(game, seat))) for game in (before, after))
    return {path: new.get(path, 0) - old.get(path, 0) for path in old | new if new.get(path, 0) != old.get(path, 0)}


def is_opposite(first: dict[tuple[str, ...], float], second: dict[tuple[str, ...], float]) -> bool:
    """Whether the second takes back something that the first gave, and gives back something that it took."""
    both = first.keys() & second.keys()
    taken = any(first[path] > 0 > second[path] for path in both)
    return taken and any(first[path] < 0 < second[path] for path in both)


def turned(game: Game) -> Iterator[str]:
    """The rows that turn into their opposite under a key, with both moves."""
    seat = deciding(game)
    assert seat is not None
    seated = Seated(game)
    pressed: Counter[tuple[str, str]] = Counter()
    for page, row, place in seated.rows():
        for action in keys_of(game.title).actions:
            move = seated.meant(page, action) if action.context in page.keys.acting[:1] else None
            after = None if move is None else made(game, move)
            if move is None or after is None or deciding(after) != seat:
                continue
            pressed[page.keys.name, action.name] += 1
            if pressed[page.keys.name, action.name] > MOST_PRESSED and not Asked.long:
                continue
            again = press_again(game, after, place, row, action)
            later = None if again is None else made(after, again)
            if later is not None and is_opposite(changes(game, after, seat), changes(after, later, seat)):
                yield f"{page.keys.name}, {row}, {action.name}: {move}, then {again}"


def made(game: Game, move: Move | Plan) -> Game | None:
    """The game after a move with whatever it asks answered as is proposed; None where it is refused."""
    try:
        after, _events = outcome(game, move)
    except Refused:
        return None
    assert isinstance(after, Game)
    return after


def press_again(game: Game, after: Game, place: Place, row: str, action: Action) -> Move | Plan | None:
    """What a key means on a row once it has made a move there, if the cursor still stands on it."""
    seated = Seated(game)
    page = seated.go_to(place)
    seated.look(after)
    return seated.meant(page, action) if row_of(page) == row else None


@pytest.mark.dear
def test_a_key_does_not_take_back_what_it_has_just_done_on_a_row(record: Record) -> None:
    assert [one for game in record.moments[:-1] for one in turned(game)] == []


def laid_out(title: str) -> Iterator[tuple[str, Game]]:
    """The positions of the tests of a title that ask for no arguments and in which somebody must decide, by name."""
    positions = import_module(f"tests.screens.{title.replace('-', '_')}.positions")
    for name, made_by in vars(positions).items():
        if isfunction(made_by) and made_by.__module__ == positions.__name__ and not name.startswith("_"):
            is_whole = all(one.default is not one.empty for one in signature(made_by).parameters.values())
            game = made_by().game if is_whole else None
            if isinstance(game, Game) and game.decision is not None:
                yield name, game


def decided(position: tuple[str, Game]) -> set[str]:
    """What a position is a case of: the kind of its decision."""
    decision = position[1].decision
    return {decision.kind} if decision is not None else set()


@pytest.mark.parametrize("least", [1, pytest.param(1000, id="all", marks=pytest.mark.long)])
@pytest.mark.parametrize("title", TITLES)
def test_nor_does_it_in_positions_that_are_laid_out(title: str, least: int) -> None:
    positions = drawn(laid_out(title), title, decided, least)
    assert [f"{name}: {one}" for name, game in positions for one in turned(game)] == []
