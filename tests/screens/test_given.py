"""What players have more than others at the start is told with the game and its result."""

from __future__ import annotations

import pytest

from engine import Game, new_game
from saves import SavedGame
from screens.table.picture.ceremony import ceremony
from screens.table.report import to_share
from screens.table.scores import given_each
from tests.screens.table.ends import end_of
from tests.tui.typist import Typist
from widgets.lines import plain

SENTENCE = "Head start: Bo 10 (Francs more at the start)."


def game_of(*numbers: int) -> Game:
    """A game in which players have so much more."""
    return new_game("le-havre", ["Ada", "Bo"], "short", 7, head_start=list(numbers))


def test_a_head_start_names_those_who_have_one() -> None:
    assert given_each(game_of(0, 10)) == [SENTENCE]
    assert given_each(game_of(5, 10)) == ["Head start: Ada 5, Bo 10 (Francs more at the start)."]


@pytest.mark.parametrize("numbers", [(), (0, 0)], ids=str)
def test_nothing_is_said_where_nobody_has_one(numbers: tuple[int, ...]) -> None:
    assert given_each(game_of(*numbers)) == []


def test_plain_mode_tells_it_when_the_game_begins() -> None:
    saved = SavedGame.create(
        "le-havre", {"players": ["Ada", "Bo"], "variant": "short", "seed": 7, "head_start": [0, 10]}
    )
    assert SENTENCE in Typist(saved).lines


def test_the_result_tells_it() -> None:
    told = [plain(line).strip() for line in ceremony(end_of(game_of(0, 10)), 80, 21)]
    assert SENTENCE in told


def test_what_is_shared_tells_it() -> None:
    assert SENTENCE in to_share(game_of(0, 10), "A game", [[1], [2]], "").splitlines()
