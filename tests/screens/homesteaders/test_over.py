"""What the pages say once the game is over: nothing of what could still be done, or of a score that may change."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from engine import Game, new_game
from engine.bots.chance import decide
from screens.homesteaders import buildings, head, market, side
from screens.homesteaders.view import View
from screens.table.title import Sight
from widgets.lines import Line, plain


@cache
def over() -> Game:
    """A game of two that is over."""
    game, rng = new_game("homesteaders", ["Ann", "Ben"], "full", 9), Random(9)
    while game.decision is not None:
        game.play(decide(game, rng))
    return game


def told(lines: list[Line]) -> str:
    return " ".join(" ".join(map(plain, lines)).split())


@pytest.mark.parametrize("cells", [78, 118])
def test_no_page_speaks_of_now_or_of_what_is_lacking_once_the_game_is_over(cells: int) -> None:
    view = View(Sight(over(), 0, ()))
    pages = [buildings.listing(view, cells), market.listing(view, cells)]
    lines = [line for page in pages for line in (page.heading, *(row.line for row in page.rows))]
    lines += [*head.lines(view, cells), side.title(view, 30), *side.lines(view, 38, 20)]
    seen = told(lines)
    wrong = ("If the game ended", "it ended now", "lacks", "now →", "tracks now", "You now", "can pay")
    assert [words for words in wrong if words in seen] == []
    assert f"In the end: {over().scores()[0]['total']} VP" in seen
