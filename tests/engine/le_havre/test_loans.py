"""Loans: when they exist, the interest on them, and handing them back."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from tests.engine.helpers import (
    at_meal,
    at_table,
    choices,
    goods,
    play,
    player,
    points,
    red,
    refusal,
    storage,
    table,
    value_of,
)


def on_the_interest_tile(has: str = "", *, loans: int = 1, **laid: Any) -> Game:
    """Red has just reached the interest tile."""
    game = red(has, loans=loans, turn=2, window="before-supply", **laid)
    play(game, "supply")
    return game


def kind(game: Game) -> str:
    assert game.decision is not None
    return game.decision.kind


def seat(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat + 1


# When there are loans.


@pytest.mark.parametrize("window", ["before-supply", "main", "final"])
def test_nobody_borrows_of_their_own_will(window: str) -> None:
    reason = "'borrow' is not possible now: loans are only for those who cannot pay food or interest."
    assert refusal(red(window=window), "borrow").startswith(reason)


def test_nobody_borrows_interest_that_can_be_paid() -> None:
    game = on_the_interest_tile("1 franc")
    assert refusal(game, "borrow") == "You can pay: loans are only for those who cannot."


def test_nobody_borrows_for_a_meal_that_can_be_paid() -> None:
    game = at_meal(player("1 fish, 1 franc"))
    assert refusal(game, "borrow") == "You can pay: loans are only for those who cannot."


def test_a_loan_brings_4_francs() -> None:
    game = at_meal(player())
    play(game, "borrow")
    assert (at_table(game)["loans"], storage(game)) == (1, goods("4 francs"))


@pytest.mark.parametrize(("has", "loans"), [("", 3), ("2 francs", 2), ("1 bread, 4 fish", 1), ("9 fish", 1)])
def test_a_meal_takes_as_many_loans_as_a_quarter_of_the_shortfall_rounded_up(has: str, loans: int) -> None:
    game = at_meal(player(has), round=11)  # 10 food
    while "borrow" in choices(game):
        play(game, "borrow")
    assert at_table(game)["loans"] == loans


def test_what_is_left_of_a_loan_is_kept() -> None:
    game = at_meal(player("1 fish"))  # 2 food
    play(game, "borrow", "feed")
    assert storage(game) == goods("3 francs")


def test_after_a_loan_for_food_all_food_is_eaten_and_the_rest_paid_in_francs() -> None:
    game = at_meal(player("1 meat, 1 bread, 2 fish, 1 franc"), round=11)  # 10 food
    play(game, "borrow", "feed")
    assert storage(game) == goods("2 francs")


def test_after_a_loan_for_food_no_other_mixture_is_allowed() -> None:
    game = at_meal(player("1 fish"))
    play(game, "borrow")
    assert refusal(game, "feed: 2 francs").endswith("What is left would not do for the rest of it.")


def test_sales_and_loans_may_be_mixed() -> None:
    game = at_meal(player(ships=["wooden-ship-4", "wooden-ship-6"], buildings=["clay-mound"]), round=14)
    # 13 food less 6 of the ships
    play(game, "borrow", "sell clay-mound", "borrow", "feed")
    assert (at_table(game)["loans"], storage(game)) == (2, {"francs": value_of("clay-mound") // 2 + 1})


def test_nobody_is_forced_to_sell_before_borrowing() -> None:
    game = at_meal(player(buildings=["bakehouse"]))
    assert "borrow" in choices(game)


def test_the_number_of_loans_is_unlimited() -> None:
    game = at_meal(player(loans=20))
    play(game, "borrow")
    assert at_table(game)["loans"] == 21


def test_a_loan_costs_7_points_in_the_score() -> None:
    assert points(red("20 francs", loans=2)) == 6


# Interest.


def test_nobody_without_a_loan_is_asked_for_interest() -> None:
    assert kind(on_the_interest_tile(loans=0)) == "main"


def test_interest_is_asked_for_on_no_other_tile() -> None:
    game = red("9 francs", loans=1, turn=1, window="before-supply")
    kinds = []
    for _turn in range(7):
        play(game, "supply")
        kinds.append(kind(game))
        if kinds[-1] == "interest":
            play(game, "pay interest")
        play(game, next(line for line in choices(game) if line.startswith("take")), "end turn")
    assert kinds == ["main", "interest", *["main"] * 5]


def test_every_player_with_a_loan_pays_when_anybodys_marker_reaches_the_tile() -> None:
    game = table(
        player("3 francs"), player("3 francs", loans=1), player("3 francs", loans=2), turn=2, window="before-supply"
    )
    play(game, "supply", "pay interest", "pay interest")
    assert [storage(game, number) for number in (1, 2, 3)] == [goods(f"{n} francs") for n in (3, 2, 2)]


def test_interest_is_paid_before_the_main_action() -> None:
    assert refusal(on_the_interest_tile("1 franc"), "take wood").startswith("'take' is not possible now.")


def test_after_the_interest_comes_the_main_action() -> None:
    game = on_the_interest_tile("1 franc")
    play(game, "pay interest")
    assert (kind(game), seat(game)) == ("main", 1)


def test_interest_goes_to_the_treasury() -> None:
    game = on_the_interest_tile("1 franc")
    play(game, "pay interest")
    assert (storage(game), storage(game, 2)) == ({}, {})


def test_interest_that_is_not_there_is_refused_in_a_sentence() -> None:
    game = on_the_interest_tile("5 fish")
    assert refusal(game, "pay interest") == "The interest is 1 franc: you have 0. Sell something or take a loan."


def test_whoever_has_no_franc_may_sell_for_the_interest() -> None:
    game = on_the_interest_tile(buildings=["clay-mound"])
    play(game, "sell clay-mound", "pay interest")
    assert (at_table(game)["loans"], storage(game)) == (1, {})


def test_interest_can_be_avoided_by_repaying_immediately_before_it() -> None:
    game = on_the_interest_tile("5 francs")
    play(game, "repay")
    assert (at_table(game)["loans"], storage(game), kind(game)) == (0, {}, "main")


def test_repaying_one_loan_of_two_leaves_the_interest_due() -> None:
    game = on_the_interest_tile("6 francs", loans=2)
    play(game, "repay", "pay interest")
    assert (at_table(game)["loans"], storage(game)) == (1, {})


def test_repaying_may_leave_a_shortfall_of_interest() -> None:
    game = on_the_interest_tile("5 francs", loans=2)
    play(game, "repay", "borrow", "pay interest")
    assert (at_table(game)["loans"], storage(game)) == (2, goods("3 francs"))


# Repaying.


@pytest.mark.parametrize("window", ["before-supply", "main", "final"])
def test_a_loan_is_repaid_for_5_francs(window: str) -> None:
    game = red("6 francs", loans=2, window=window)
    play(game, "repay")
    assert (at_table(game)["loans"], storage(game)) == (1, goods("1 franc"))


def test_several_loans_can_be_repaid_in_one_turn() -> None:
    game = red("10 francs", loans=2)
    play(game, "repay", "repay")
    assert at_table(game)["loans"] == 0


def test_nobody_repays_without_a_loan() -> None:
    assert refusal(red("9 francs"), "repay") == "You have no loan to repay."


def test_nobody_repays_with_less_than_5_francs() -> None:
    assert refusal(red("4 francs", loans=1), "repay") == "Repaying a loan costs 5 francs: you have 4."


def test_food_does_not_repay_a_loan() -> None:
    assert "repay" not in choices(red("4 francs, 9 fish", loans=1))


def test_nobody_repays_after_borrowing_for_the_payment_that_is_due() -> None:
    game = at_meal(player("9 francs", loans=1), round=11)
    play(game, "borrow")
    assert refusal(game, "repay") == "You have just borrowed for this payment: loans are repaid later."


def test_a_loan_may_be_repaid_at_a_meal_before_anything_is_borrowed() -> None:
    game = at_meal(player("7 francs", loans=1))
    play(game, "repay", "feed")
    assert (at_table(game)["loans"], storage(game)) == (0, {})


def test_a_loan_taken_for_a_meal_can_be_repaid_in_the_next_turn() -> None:
    game = at_meal(player("1 fish", buildings=["clay-mound", "black-market"]), round=1)
    play(game, "borrow", "feed", "feed", "feed", "sell clay-mound", "sell black-market", "repay")
    assert (at_table(game)["loans"], storage(game)) == (0, {})


# Expensive loans.


def with_expensive_loans(players: int, loans: int, has: str = "9 francs") -> Game:
    others = [player() for _other in range(players - 1)]
    game = table(player(has, loans=loans), *others, turn=2, window="before-supply", expert_loans=True)
    play(game, "supply")
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_expensive_loans_begin_with_as_many_loans_as_there_are_players(players: int) -> None:
    paid = []
    for loans in (players - 1, players, players + 1):
        game = with_expensive_loans(players, loans)
        play(game, "pay interest")
        paid.append(9 - storage(game)["francs"])
    assert paid == [1, 2, 2]


def test_expensive_loans_do_not_concern_a_player_alone() -> None:
    game = with_expensive_loans(1, 5)
    play(game, "pay interest")
    assert storage(game) == goods("8 francs")


def test_a_loan_taken_for_the_interest_does_not_make_it_dearer() -> None:
    game = with_expensive_loans(2, 1, "")
    play(game, "borrow", "pay interest")
    assert storage(game) == goods("3 francs")


def test_a_loan_taken_for_the_interest_does_not_make_it_cheaper_either() -> None:
    game = with_expensive_loans(2, 2, "")
    play(game, "borrow", "pay interest")
    assert storage(game) == goods("2 francs")


def test_a_loan_repaid_before_the_interest_makes_it_cheaper() -> None:
    game = with_expensive_loans(2, 2, "7 francs")
    play(game, "repay", "pay interest")
    assert storage(game) == goods("1 franc")


def test_the_dearer_interest_must_be_there_in_full() -> None:
    game = with_expensive_loans(2, 2, "1 franc")
    assert refusal(game, "pay interest") == "The interest is 2 francs: you have 1. Sell something or take a loan."
