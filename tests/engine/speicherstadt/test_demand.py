"""Demand: placing workers, reserving cards, breaks and grey workers."""

from __future__ import annotations

import pytest

from engine import Game
from engine.speicherstadt.purchase import price
from engine.speicherstadt.state import price_at
from tests.engine.speicherstadt.helpers import (
    KAI,
    begun,
    cards,
    coins,
    decides,
    house,
    laid,
    lines,
    play,
    queued,
    refused,
)
from tests.engine.speicherstadt.told import told


def standing(game: Game) -> list[str]:
    """Who stands at each card on the water, the first one first."""
    return ["".join(game.position.name(house)[0] for house in queue) for queue in game.position.queues]


def test_workers_are_placed_one_by_one_in_turn_order_three_times_round() -> None:
    game, seats = begun(3, setup={"start": 2}), []
    for column in "112233442":
        seats.append(decides(game))
        queued(game, column)
    assert seats == ["demand Ben", "demand Cleo", "demand Anna"] * 3
    assert decides(game) == "purchase Ben"


def test_with_kaispeicher_there_are_four_workers() -> None:
    game = queued(begun(2, KAI), "1 1 1 1 2 2 2")
    assert (decides(game), game.position.workers) == ("demand Ben", [0, 1])


def test_a_worker_stands_behind_those_who_came_before() -> None:
    assert standing(queued(begun(), "2 2 1 2")) == ["C", "ABA", "", ""]


def test_every_worker_is_shown_with_what_it_would_be_asked() -> None:
    game = queued(laid(house(5), house(2), house(1)), "1 1 1 1")
    (queue, *_others), has = game.position.queues, game.position.coins
    asked = [(house, price_at(queue, place)) for place, house in enumerate(queue)]
    assert [(house, due, has[house] >= due) for house, due in asked] == [
        (0, 4, True),
        (1, 3, False),
        (2, 2, False),
        (0, 1, True),
    ]


@pytest.mark.parametrize(("seats", "columns"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_any_card_can_be_chosen(seats: int, columns: int) -> None:
    assert lines(begun(seats)) == [f"queue water-{number}" for number in range(1, columns + 1)]


def test_a_column_with_eight_workers_is_full() -> None:
    game = queued(begun(3), "1 1 1 1 1 1 1 1")
    assert lines(game) == ["queue water-2", "queue water-3", "queue water-4"]
    assert refused(game, "queue water-1") == "8 workers stand at the Coffee Roaster: there is no space left."


def test_all_eight_of_two_players_may_stand_at_one_card() -> None:
    game = queued(
        laid(house(8), house(5), pile="bank press thief mayor truck theatre", seats=2, variant=KAI), "1 1 1 1 1 1 1 1"
    )
    assert (decides(game), price(game.position)) == ("purchase Anna", 8)


def test_a_card_of_the_upper_row_is_reserved_with_a_worker() -> None:
    game = play(begun(2, KAI), "reserve upper-2", "reserve upper-1", "queue water-1")
    table = told(game)
    assert [one["card"] for one in table["upper"]] == [None, None, "warehouse"]
    assert [(one["card"], one["seat"]) for one in table["reserved"]] == [("carpet-trader", 0), ("vulcaniser", 1)]
    assert [price_at(game.position.reserved, place) for place in (0, 1)] == [2, 1]


def test_a_reserved_card_cannot_be_reserved_again() -> None:
    game = play(begun(2, KAI), "reserve upper-2")
    assert "reserve upper-2" not in lines(game)
    assert refused(game, "reserve upper-2") == "That card is reserved already."


def test_in_the_base_game_nothing_is_reserved() -> None:
    assert refused(begun(), "reserve upper-1") == "Only with Kaispeicher there are cards above the board."


def test_there_are_only_as_many_columns_as_cards() -> None:
    assert refused(begun(2), "queue water-4") == "There are only 3 cards on the water."
    assert refused(begun(2, KAI), "reserve upper-4") == "There are only 3 cards above the board."


BASE_SIX = "bank tea-taster vulcaniser spice-merchant carpet-trader warehouse"


def resting(breaks: int = 2) -> Game:
    """Two houses of whom Anna has the Coffee Break."""
    return laid(house(5, "coffee-break", breaks=breaks), pile=BASE_SIX, seats=2, variant=KAI)


def test_a_break_skips_a_placement_that_is_made_later() -> None:
    game = play(resting(), "break", "queue water-1")
    assert (decides(game), game.position.workers, game.position.breaks) == ("demand Anna", [4, 3], [1, 0])
    queued(game, "1 1 1 1 1 1")
    assert decides(game) == "demand Anna"
    queued(game, "2")
    assert decides(game).startswith("purchase")


def test_the_second_break_discards_the_coffee_break() -> None:
    game = play(resting(), "break", "queue water-1", "break")
    assert (cards(game), game.table()["discards"], "break" in lines(play(game, "queue water-1"))) == (
        [],
        ["coffee-break"],
        False,
    )


def test_a_break_is_taken_while_another_house_has_a_worker_alone() -> None:
    game = queued(resting(), "1 1 1 1 1 1")
    assert "break" in lines(game)
    play(game, "break", "queue water-2")
    assert (decides(game), "break" in lines(game)) == ("demand Anna", False)
    assert refused(game, "break") == "Nobody else has a worker to place: there is nothing to wait for."


def test_who_has_no_break_cannot_take_one() -> None:
    assert refused(begun(2, KAI), "break") == "You have no break to take."


def test_breaks_left_over_are_there_in_the_next_round() -> None:
    game = laid(
        house(5, "coffee-break"),
        pile=f"{BASE_SIX} fireman-1a fireman-1b fireman-2a theatre press thief",
        seats=2,
        variant=KAI,
    )
    play(game, "break")
    queued(game, "1 1 1 1 1 1 1 2")
    while not decides(game).startswith("demand"):
        play(game, "decline" if decides(game).startswith("purchase") else "store")
    assert game.position.breaks == [1, 0]


def helped(greys: int = 2) -> Game:
    """Two houses of whom Anna has the Warehouseman; all own workers are placed."""
    game = laid(house(5, "warehouseman", greys=greys), pile=BASE_SIX, seats=2, variant=KAI)
    return queued(game, "1 1 1 1 2 2 3 3")


def test_grey_workers_are_placed_after_all_own_ones_one_a_turn() -> None:
    game = laid(house(5, "warehouseman"), pile=BASE_SIX, seats=2, variant=KAI)
    queued(game, "1 1 1 1 2 2 3")
    assert (decides(game), "pass" in lines(game)) == ("demand Ben", False)
    queued(game, "3")
    assert (decides(game), lines(game)[-1], game.position.greys) == ("demand Anna", "pass", [2, 0])
    queued(game, "3")
    assert (decides(game), game.position.greys, cards(game)) == ("demand Anna", [1, 0], ["warehouseman"])


def test_the_last_grey_worker_discards_the_warehouseman() -> None:
    game = play(helped(), "queue water-3", "reserve upper-1")
    assert (decides(game)[:8], cards(game), game.table()["discards"]) == ("purchase", [], ["warehouseman"])


def test_grey_workers_that_are_not_placed_stay() -> None:
    game = play(helped(), "queue water-3", "pass")
    assert (decides(game)[:8], game.position.greys, cards(game)) == ("purchase", [1, 0], ["warehouseman"])


def test_a_grey_worker_is_placed_in_turn_with_the_own_ones_of_others() -> None:
    game = laid(house(5, "warehouseman"), house(5, "coffee-break"), pile=BASE_SIX, seats=2, variant=KAI)
    play(game, "queue water-1", "break", *["queue water-1"] * 5)
    assert decides(game) == "demand Ben"
    play(game, "queue water-2")
    assert (decides(game), game.position.workers) == ("demand Anna", [0, 1])
    play(game, "queue water-2")
    assert (decides(game), game.position.greys) == ("demand Ben", [1, 0])


def test_while_there_are_own_workers_nobody_passes() -> None:
    game = laid(house(5, "warehouseman"), pile=BASE_SIX, seats=2, variant=KAI)
    assert refused(game, "pass") == "You have a worker to place."


def test_placing_costs_nothing() -> None:
    assert coins(queued(begun(), "1 1 1 2 2 2")) == [5, 5, 5]
