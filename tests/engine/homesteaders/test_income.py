"""Income, wages, and what is paid in silver, gold and debts."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.homesteaders.goods import GOLD, SILVER
from engine.homesteaders.income import income, silver_left
from engine.homesteaders.workers import bits_of
from tests.engine.homesteaders.helpers import begun, decides, has, laid, play, player, refused, total, won

EVERYTHING = "silver wood food steel gold copper livestock chip debt vp"


def after_income(mine: dict[str, object], slots: str = "nothing", seats: int = 3) -> Sequence[int]:
    """What the first player has when all have assigned and nobody has paid wages."""
    game = laid(mine, seats=seats)
    return has(play(game, f"assign: {slots}", *["assign: nothing"] * (seats - 1)), 0, EVERYTHING)


@pytest.mark.parametrize(
    ("slots", "silver", "wood", "vp"),
    [("homestead-1", 7, 1, 0), ("homestead-2", 7, 0, 1), ("nothing", 7, 0, 0)],
)
def test_t01_t02_t03_the_first_income_and_wage(slots: str, silver: int, wood: int, vp: int) -> None:
    game = play(begun(), f"assign: {slots}", "assign: nothing", "assign: nothing", "pay")
    assert has(game, 0, "silver wood vp") == (silver, wood, vp)


def test_t04_a_track_brings_1_silver() -> None:
    assert after_income(player("0 silver, 3 track"))[0] == 2 + 3


@pytest.mark.parametrize(("workers", "slots", "gold"), [(1, "nothing", 0), (2, "river-port-1", 1)])
def test_t05_the_river_port_works_with_two(workers: int, slots: str, gold: int) -> None:
    assert after_income(player(f"{workers} worker", "river-port"), slots)[4] == gold


def test_t05_one_worker_does_not_fit_into_the_river_port() -> None:
    assert "not 2" in refused(laid(player("", "river-port")), "assign: river-port-1")


def test_t06_both_slots_of_a_farm() -> None:
    found = after_income(player("0 silver, 2 worker", "farm"), "farm-1, farm-2")
    assert found == (2 + 2, 0, 1, 0, 0, 0, 0, 1, 0, 0)


@pytest.mark.parametrize(("workers", "silver"), [(3, 3), (5, 5), (7, 5)])
def test_t07_the_rodeo_brings_1_silver_a_worker_up_to_5(workers: int, silver: int) -> None:
    assert after_income(player(f"0 silver, {workers} worker", "rodeo"))[0] == 2 + silver


@pytest.mark.parametrize(("debts", "left", "silver"), [(2, 1, 0), (0, 0, 2)])
def test_t08_the_bank_returns_a_debt_or_brings_2_silver(debts: int, left: int, silver: int) -> None:
    found = after_income(player(f"0 silver, {debts} debt", "bank"))
    assert (found[8], found[0]) == (left, 2 + silver)


def test_t09_a_large_income_and_its_wages() -> None:
    town = ("farm", "market", "river-port", "rodeo", "bank")
    game = laid(player("0 silver, 6 worker, 2 track, 1 debt", *town))
    play(game, "assign: homestead-1, farm-1, farm-2, market-1, river-port-1", "assign: nothing", "assign: nothing")
    assert has(game, 0, EVERYTHING) == (13, 1, 1, 0, 1, 0, 0, 2, 0, 0)
    play(game, "pay: with 6 silver")
    assert has(game, 0, "silver gold") == (7, 1)


@pytest.mark.parametrize(
    ("paid", "silver", "gold"),
    [("7 silver", 2, 2), ("2 silver, 1 gold", 7, 1), ("2 gold", 9, 0)],
)
def test_t10_wages_for_seven_workers(paid: str, silver: int, gold: int) -> None:
    game = play(laid(player("7 silver, 2 gold, 7 worker")), *["assign: nothing"] * 3)
    play(game, f"pay: with {paid}")
    assert has(game, 0, "silver gold") == (silver, gold)


@pytest.mark.parametrize(("paid", "silver", "gold"), [("9 silver", 0, 2), ("4 silver, 1 gold", 5, 1), ("2 gold", 9, 0)])
def test_t11_a_bid_of_9(paid: str, silver: int, gold: int) -> None:
    game = play(won(player("9 silver, 2 gold"), round=1, bid=9), f"pay: with {paid}")
    assert has(game, 0, "silver gold") == (silver, gold)


def test_t12_a_bid_of_9_with_2_silver_and_1_gold_takes_a_debt() -> None:
    game = won(player("2 silver, 1 gold"), round=1, bid=9)
    assert "You owe 9 silver and have 2 silver, 1 gold" in refused(game, "pay")
    play(game, "borrow", "pay: with 4 silver, 1 gold")
    assert has(game, 0, "silver gold debt") == (0, 0, 1)


def test_t13_a_bid_of_12_with_5_silver_takes_four_debts() -> None:
    game = won(player("5 silver"), round=1, bid=12)
    play(game, "borrow", "borrow", "borrow")
    assert refused(game, "pay")
    play(game, "borrow", "pay")
    assert has(game, 0, "silver debt") == (1, 4)


@pytest.mark.parametrize(
    ("ways", "silver", "gold"),
    [(("5 silver",) * 3, 0, 3), (("1 gold",) * 3, 15, 0), (("1 gold", "5 silver", "5 silver"), 5, 2)],
)
def test_t14_three_debts_are_returned(ways: tuple[str, ...], silver: int, gold: int) -> None:
    game = play(laid(player("15 silver, 3 gold, 3 debt")), *(f"repay: with {way}" for way in ways))
    assert has(game, 0, "silver gold debt") == (silver, gold, 0)


def test_t15_three_debts_bring_6_silver() -> None:
    assert has(play(begun(), "borrow", "borrow", "borrow"), 0, "silver debt") == (12, 3)


def test_t16_what_is_sold_pays_wages_without_a_debt() -> None:
    game = laid(player("0 silver, 5 worker, 1 chip, 1 steel"))
    play(game, *["assign: nothing"] * 3)
    assert refused(game, "pay")
    play(game, "sell steel", "pay")
    assert has(game, 0, "silver steel chip debt vp") == (0, 0, 0, 0, 1)


def test_wages_cannot_be_skipped() -> None:
    game = play(laid(player("0 silver, 9 worker")), *["assign: nothing"] * 3)
    assert "not possible now" in refused(game, "pass")
    assert "not possible now" in refused(game, "finish")


def test_f1_all_assign_in_turn_order_then_all_have_an_income_then_all_pay() -> None:
    game, order = begun(setup={"start": 2}), []
    while not decides(game).startswith("bid"):
        order.append(decides(game))
        play(game, "pay" if order[-1].startswith("wages") else "assign: nothing")
    names = ("Ben", "Cleo", "Anna")
    assert order == [f"{what} {name}" for what in ("assign", "wages") for name in names]


def test_f2_nothing_comes_in_before_everybody_has_assigned() -> None:
    game = play(begun(), "assign: homestead-1", "assign: homestead-1")
    assert [has(game, seat, "silver wood") for seat in range(3)] == [(6, 0)] * 3


def test_f6_a_worker_recruited_while_assigning_works_at_once_and_counts_for_the_rodeo() -> None:
    game = laid(player("0 silver, 1 chip, 1 food", "rodeo"))
    play(game, "recruit", "assign: homestead-1, homestead-2", "assign: nothing", "assign: nothing")
    assert has(game, 0, "silver wood vp worker") == (2 + 2, 1, 1, 2)


def test_o8_f6_a_worker_recruited_before_the_wages_are_paid_has_wages() -> None:
    game = play(laid(player("1 chip, 1 food")), *["assign: nothing"] * 3, "recruit", "pay")
    assert has(game, 0, "silver worker") == (6 + 2 - 2, 2)


def test_o9_wages_are_due_in_the_final_income_too() -> None:
    game = laid(player("0 silver, 4 worker"), round=11)
    assert decides(play(game, *["assign: nothing"] * 3)) == "wages Anna"


def test_o14_the_bank_without_a_debt_is_as_good_as_taking_one_and_returning_it() -> None:
    with_debt, without = laid(player("", "bank")), laid(player("", "bank"))
    play(with_debt, "borrow", *["assign: nothing"] * 3)
    play(without, *["assign: nothing"] * 3)
    assert has(with_debt, 0, EVERYTHING) == has(without, 0, EVERYTHING)


def test_f7_silver_is_not_wasted_beside_gold_that_covers_the_sum() -> None:
    game = won(player("9 silver, 3 gold"), round=1, bid=9)
    for wrong in ("3 gold", "1 silver, 2 gold", "5 silver, 1 gold", "4 silver"):
        assert refused(game, f"pay: with {wrong}")


def test_an_assignment_that_is_asked_again_is_the_last_one_with_the_new_workers_added() -> None:
    game = laid(player("2 worker", "farm", worked=["homestead-1"]))
    move = game.moves()[0]
    question = game.ask(move)
    assert question is not None
    assert question.default == ("homestead-1", "farm-1")


def test_a_worker_without_a_slot_is_of_no_use_and_is_paid() -> None:
    game = play(laid(player("3 worker")), "assign: homestead-1, homestead-2", *["assign: nothing"] * 2, "pay")
    assert has(game, 0, "silver wood vp") == (6 + 2 - 3, 1, 1)


def test_a_slot_works_once_in_a_round() -> None:
    assert "All must be different" in refused(laid(player("2 worker")), "assign: homestead-1, homestead-1")


def test_the_slot_of_a_building_that_is_not_owned_is_not_there() -> None:
    assert "'farm-1' is not among" in refused(begun(), "assign: farm-1")


def test_a_debt_of_2_silver_lowers_the_score() -> None:
    game = begun()
    before = total(game)
    assert total(play(game, "borrow", "borrow")) == before - 3


@pytest.mark.parametrize(("slots", "gold", "silver"), [((), 0, 2), (("river-port-1",), 1, 2), (("market-1",), 0, 4)])
def test_an_income_is_foreseen_for_other_slots_than_those_that_worked_last(
    slots: tuple[str, ...], gold: int, silver: int
) -> None:
    position = laid(player("1 silver, 2 worker", "river-port", "market", worked=["homestead-1"])).position
    brings = income(position, 0, bits_of(slots))
    assert (brings[GOLD], brings[SILVER], silver_left(position, 0, brings)) == (gold, silver, 1 + silver - 2)
    assert income(position, 0) == income(position, 0, bits_of(["homestead-1"]))
