"""The figures of a game: points by round, gold and prestige by source, what became of each card."""

from __future__ import annotations

import pytest

from engine import Game
from engine.macao.history import EARLIER, GOLD_SOURCES, Fate, history
from tests.engine.macao.helpers import begun, laid, play, player
from tests.engine.macao.keep import game_of
from tests.engine.macao.tables import arranged

FULL = ["brickworks", "dye-works", "mill", "wine-press", "builders-yard"]


@pytest.mark.parametrize("seats", [1, 3])
def test_the_sources_of_gold_and_prestige_come_to_what_there_is(seats: int) -> None:
    game = game_of(seats, 3)
    found = history(game)
    assert [sum(sources.values()) for sources in found.gold] == game.position.gold
    assert [sum(sources.values()) for sources in found.prestige] == game.position.points


def test_points_are_told_for_the_draft_and_each_round() -> None:
    game = game_of(2, 3)
    found = history(game)
    assert found.rounds == tuple(range(13))
    assert [points[-1] for points in found.points] == [score["total"] for score in game.scores()]


def test_a_game_that_has_just_begun_has_one_figure() -> None:
    found = history(begun(2, seed=1))
    assert (found.rounds, found.points, found.cards) == ((None,), ((0,), (0,)), ())


def acting() -> Game:
    game = laid(
        player("2 red, 1 green", "mint", "speculator", tableau=["brickworks"], cargo="1 tea", ship="london", jokers=1),
        tribute=[3, 6],
    )
    return play(game, "use mint", "claim q11", "joker: for 1 coins", "tribute", "deliver tea", "activate brickworks")


def test_gold_and_prestige_are_told_by_source() -> None:
    found = history(acting())
    assert found.gold[0] == dict(zip(GOLD_SOURCES, (5, 1, 3, 0, 1, 0, -3), strict=True))
    assert found.prestige[0] == {"at-start": 0, "tribute": 6, "sea": 4, "cards": 0}


def test_the_fate_of_cards() -> None:
    fates = {fate.card: fate for fate in history(acting()).cards}
    assert fates["mint"] == Fate("mint", 0, EARLIER, EARLIER, 1)
    assert fates["brickworks"] == Fate("brickworks", 0, EARLIER, 7, 0)


def test_every_card_that_stayed_has_a_fate() -> None:
    game = game_of(2, 3)
    held = [one["tableau"] + one["activated"] for one in arranged(game)["players"]]
    fates = history(game).cards
    for seat in range(2):
        assert sorted(fate.card for fate in fates if fate.seat == seat) == sorted(held[seat])
    assert {fate.card for fate in fates if fate.activated is not None} == {
        card for one in arranged(game)["players"] for card in one["activated"]
    }


def test_cards_that_were_laid_out_were_taken_before_and_a_discarded_one_has_no_fate() -> None:
    game = laid(player("", "mint", tableau=FULL), window="card", offices=["finance-1", "finance-2"])
    play(game, f"take finance-1: discard {FULL[0]}")
    assert list(history(game).cards) == [
        *(Fate(card, 0, EARLIER) for card in FULL[1:]),
        Fate("mint", 0, EARLIER, EARLIER),
        Fate("finance-1", 0, 7),
    ]
