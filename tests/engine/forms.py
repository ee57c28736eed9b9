"""Positions in their JSON form and back."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

from engine import Game
from engine.codec import decode, encode
from engine.position import Position

ONE_OF = pytest.mark.parametrize("one_of", [30, pytest.param(1, marks=pytest.mark.long)])
"""How many positions of a golden game are written: one of so many of drawn games by default, else all of all."""


def read_back(position: Position) -> Position:
    """The position as it comes back from its JSON form."""
    return decode(type(position), json.loads(json.dumps(encode(position))))


def misread(games: Iterable[Game], one_of: int) -> list[tuple[int, int]]:
    """The positions that come back otherwise, one of so many of each game: its number, and after how many moves."""
    return [
        (number, moves)
        for number, game in enumerate(games)
        for moves, position in enumerate(game.positions)
        if moves % one_of == number % one_of and read_back(position) != position
    ]
