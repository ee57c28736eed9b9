"""What lies hidden changes nothing that is shown: no head, no side, no page, no table and forecast in plain words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine import Game
from screens.plain import words_of
from tests.conformance.played import Record, seats
from tests.conformance.reading import pictures


def worlds(game: Game, seat: int) -> Iterator[Game]:
    """Two games that this one might be for all that a seat knows, which are called as it is."""
    imagined = (game.imagined(seat, Random(number)) for number in range(2))
    return (Game(game.rules, game.options, world.position) for world in imagined)


def in_words(game: Game, seat: int | None) -> list[str]:
    """What a seat is told of a position in plain words."""
    words = words_of(game.title)
    return [*words.table(game, seat), *words.forecast(game, seat)]


@pytest.mark.dear
def test_what_lies_hidden_changes_no_page(record: Record) -> None:
    for game in record.moments[1::3]:
        for seat in seats(game):
            shown = pictures(game, seat)
            assert all(pictures(world, seat) == shown for world in worlds(game, seat))


@pytest.mark.dear
def test_what_lies_hidden_changes_no_page_while_the_game_is_handed_over(record: Record) -> None:
    for game in record.moments[1::3]:
        shown = [pictures(game, seat, is_open=True) for seat in seats(game)]
        for world in worlds(game, 0):
            assert [pictures(world, seat, is_open=True) for seat in seats(game)] == shown


@pytest.mark.dear
def test_what_lies_hidden_changes_no_plain_words(record: Record) -> None:
    for game in record.moments:
        for seat in seats(game):
            told, open_to_all = in_words(game, seat), in_words(game, None)
            for world in worlds(game, seat):
                assert in_words(world, seat) == told
                assert in_words(world, None) == open_to_all
