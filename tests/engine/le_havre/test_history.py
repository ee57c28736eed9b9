"""The figures of a game: wealth by round, where the francs came from, what the visits earned."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from engine import Game
from engine.le_havre.history import FEES, OFFERS, SALES, VISITS, History, history
from engine.le_havre.moves import Enter
from tests.engine.baking import FEE, baked, energy, free_to_bake
from tests.engine.helpers import fee_of, play, player, red, storage, value_of
from tests.engine.open_table import open_table
from tests.engine.random_play import SETUPS, played

EVERY = pytest.mark.parametrize(("variant", "players"), SETUPS)


@cache
def random_game(variant: str, players: int) -> Game:
    """A game of bold players, played to its end."""
    return played(variant, players, seed=1).game


@cache
def figures_of(variant: str, players: int) -> History:
    """The figures of that game."""
    return history(random_game(variant, players))


@EVERY
def test_the_sources_add_up_to_the_francs_of_each_player(variant: str, players: int) -> None:
    game = random_game(variant, players)
    held = [seat["francs"] for seat in open_table(game)["players"]]
    assert [sum(sums.values()) for sums in figures_of(variant, players).francs] == held


@EVERY
def test_the_last_wealth_is_the_score(variant: str, players: int) -> None:
    scores = random_game(variant, players).scores()
    assert [worth[-1] for worth in figures_of(variant, players).wealth] == [score["total"] for score in scores]


@EVERY
def test_there_is_a_wealth_for_the_start_each_round_and_the_end(variant: str, players: int) -> None:
    figures = figures_of(variant, players)
    rounds = [number for number in figures.rounds if number is not None]
    assert rounds[0] == 0
    assert rounds == sorted(rounds)
    assert {len(worth) for worth in figures.wealth} == {len(figures.rounds)}


@EVERY
def test_every_visit_is_counted_for_its_visitor(variant: str, players: int) -> None:
    game = random_game(variant, players)
    entered = Counter(move.target for move in game.history if isinstance(move, Enter))
    counted: Counter[str] = Counter()
    for earned in figures_of(variant, players).visits:
        counted[earned.card] += earned.visits
    assert counted == entered


def test_a_game_that_has_not_begun_has_only_its_start() -> None:
    figures = history(red("3 francs"))
    assert figures.rounds == (0,)
    assert figures.wealth[0] == (3,)
    assert figures.visits == ()


def test_francs_taken_from_the_offers_stand_under_offers() -> None:
    game = red(offers="4 francs")
    play(game, "take francs")
    assert history(game).francs[0][OFFERS] == 4


def test_a_fee_stands_under_fees_with_its_owner_and_under_visits_with_the_visitor() -> None:
    game = red("1 franc", green=player(buildings=["hardware-store"]))
    play(game, "enter hardware-store: fee 1 franc")
    figures = history(game)
    assert (figures.francs[0][VISITS], figures.francs[1][FEES]) == (-1, 1)


def test_a_visit_tells_what_it_brought_and_what_was_given_for_it() -> None:
    game = free_to_bake()
    play(game, baked(4))
    (earned,) = history(game).visits
    assert (earned.seat, earned.card, earned.visits, earned.francs) == (0, "bakehouse", 1, storage(game)["francs"] - 2)
    assert earned.goods == {"fish": -FEE, "grain": -4, "bread": 4, "wood": -energy(4)}


def test_sales_stand_under_sales() -> None:
    game = red(buildings=["bakehouse"], window="before-supply")
    play(game, "sell bakehouse")
    assert history(game).francs[0][SALES] == value_of("bakehouse") // 2


def test_a_second_building_belongs_to_the_harbour_watch_that_led_to_the_construction_firm() -> None:
    game = red(
        f"{fee_of('harbour-watch')}, {fee_of('construction-firm')}, 1 franc, 9 clay",
        green=player(person="construction-firm"),
        town=["harbour-watch"],
        stacks=[["charcoal-kiln"], ["bakehouse"], ["church"]],
    )
    play(game, f"enter harbour-watch: fee {fee_of('harbour-watch')}; build charcoal-kiln", "build bakehouse")
    (earned,) = history(game).visits
    assert (earned.card, earned.visits) == ("harbour-watch", 1)
