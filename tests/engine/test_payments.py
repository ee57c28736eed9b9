"""What is owed and the ways to pay it."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, strategies as st

from engine.payments import Due, Sum, all_ways, best_way, drawn, each_way, fewest_tokens, needed, only_way

FOOD = (1, 2, 2, 3, 1)  # fish, smoked fish, bread, meat, franc
ENERGY = (1, 3, 3, 10)  # wood, charcoal, coal, coke
FRANC = (0, 0, 0, 0, 1)
CHEAP = (0.7, 1.5, 1.7, 2.2, 1.0)


def owing(*prices: tuple[tuple[int, ...], int]) -> Due:
    """Any one of these prices, each a single sum."""
    return Due(tuple((Sum(counts, amount),) for counts, amount in prices))


def by_trying(due: Due, have: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Every payment that is enough and from which no single token could be left out."""
    return {
        paid for paid in product(*(range(number + 1) for number in have)) if due.met(paid) and due.spare(paid) is None
    }


def test_a_sum_is_reached_by_tokens_that_add_up_to_it() -> None:
    assert Sum(FOOD, 4).reached((0, 0, 0, 1, 1))


def test_a_sum_is_reached_by_tokens_that_exceed_it() -> None:
    assert Sum(FOOD, 4).reached((0, 0, 0, 2, 0))


def test_a_sum_is_not_reached_by_too_little() -> None:
    assert not Sum(FOOD, 4).reached((1, 1, 0, 0, 0))


def test_any_one_of_the_prices_is_enough() -> None:
    due = owing((FOOD, 2), (FRANC, 1))
    assert (due.met((2, 0, 0, 0, 0)), due.met((0, 0, 0, 0, 1)), due.met((1, 0, 0, 0, 0))) == (True, True, False)


def test_all_sums_of_one_price_must_be_reached() -> None:
    due = Due(((Sum((1, 0), 2), Sum((0, 1), 1)),))
    assert (due.met((2, 1)), due.met((2, 0)), due.met((1, 1))) == (True, False, False)


def test_a_token_to_spare_is_found() -> None:
    assert owing((FOOD, 2)).spare((1, 0, 0, 1, 0)) == 0


def test_a_single_large_token_is_not_to_spare() -> None:
    assert owing((FOOD, 1)).spare((0, 0, 0, 1, 0)) is None


def test_the_franc_of_the_second_price_makes_all_food_spare() -> None:
    assert owing((FOOD, 2), (FRANC, 1)).spare((1, 0, 0, 0, 1)) == 0


def test_no_payment_holds_more_of_a_kind_than_could_be_of_use() -> None:
    assert needed(owing((FOOD, 4)), (9, 9, 9, 9, 1)) == (4, 2, 2, 2, 1)


def test_kinds_that_do_not_count_are_of_no_use() -> None:
    assert needed(owing((FRANC, 4)), (9, 9, 9, 9, 9)) == (0, 0, 0, 0, 4)


@pytest.mark.parametrize(
    ("due", "have"),
    [
        (owing((FOOD, 1)), (1, 1, 1, 1, 1)),
        (owing((FOOD, 5)), (3, 2, 2, 2, 3)),
        (owing((FOOD, 2), (FRANC, 1)), (2, 1, 1, 1, 2)),
        (owing((FOOD, 3), (FRANC, 1)), (3, 2, 0, 1, 3)),
        (owing((ENERGY, 9)), (9, 2, 2, 1)),
        (Due(((Sum((1, 0, 1, 0), 2), Sum((0, 1, 0, 1), 1)),)), (2, 1, 2, 1)),
        (owing((FOOD, 0)), (1, 0, 0, 0, 1)),
        (owing((FOOD, 9)), (1, 1, 1, 1, 0)),
    ],
)
def test_every_way_without_a_token_to_spare_is_found_once(due: Due, have: tuple[int, ...]) -> None:
    found = list(each_way(due, have))
    assert (set(found), len(found)) == (by_trying(due, have), len(set(found)))


counts_of_food = st.tuples(*[st.integers(0, 3)] * 5)


@given(amount=st.integers(0, 8), francs=st.integers(1, 3), have=counts_of_food)
def test_the_ways_of_any_fee_are_those_that_trying_finds(amount: int, francs: int, have: tuple[int, ...]) -> None:
    due = owing((FOOD, amount), (FRANC, francs))
    assert set(each_way(due, have)) == by_trying(due, have)


@given(amount=st.integers(0, 12), have=counts_of_food)
def test_the_best_way_is_the_least_dear_of_all(amount: int, have: tuple[int, ...]) -> None:
    due = owing((FOOD, amount))
    ways = all_ways(due, have, CHEAP)
    best = best_way(due, have, CHEAP)
    cost = [sum(map(float.__mul__, CHEAP, map(float, way))) for way in ways]
    assert (best is None) == (not ways)
    if best is not None:
        assert sum(map(float.__mul__, CHEAP, map(float, best))) == pytest.approx(min(cost))


@given(amount=st.integers(0, 12), have=counts_of_food)
def test_the_best_way_has_no_token_to_spare(amount: int, have: tuple[int, ...]) -> None:
    best = best_way(owing((FOOD, amount)), have, CHEAP)
    assert best is None or owing((FOOD, amount)).spare(best) is None


def test_all_ways_begin_with_the_least_dear() -> None:
    ways = all_ways(owing((FOOD, 2)), (2, 1, 1, 1, 2), CHEAP)
    assert ways == (
        (2, 0, 0, 0, 0),
        (0, 1, 0, 0, 0),
        (1, 0, 0, 0, 1),
        (0, 0, 1, 0, 0),
        (0, 0, 0, 0, 2),
        (0, 0, 0, 1, 0),
    )


def test_there_is_no_best_way_where_too_little_is_there() -> None:
    assert best_way(owing((FOOD, 9)), (1, 1, 1, 1, 0), CHEAP) is None


def test_the_cheaper_of_two_prices_is_the_best_way() -> None:
    assert best_way(owing((FOOD, 3), (FRANC, 1)), (3, 0, 0, 0, 1), CHEAP) == (0, 0, 0, 0, 1)


def test_nothing_owed_is_paid_with_nothing() -> None:
    assert list(each_way(owing((FOOD, 0)), (3, 3, 3, 3, 3))) == [(0, 0, 0, 0, 0)]


@given(amount=st.integers(0, 30), have=st.tuples(st.integers(0, 6), *[st.integers(0, 3)] * 3))
def test_the_fewest_tokens_are_those_of_the_shortest_way(amount: int, have: tuple[int, ...]) -> None:
    lengths = [sum(way) for way in each_way(owing((ENERGY, amount)), have)]
    if lengths:
        assert fewest_tokens(Sum(ENERGY, amount), have) == min(lengths)


def test_a_large_sum_from_a_full_storage_is_paid_at_once() -> None:
    assert best_way(owing((ENERGY, 300)), (300, 100, 100, 30), (0.8, 1.9, 2.6, 5.0)) is not None


def test_the_cheapest_price_is_taken_wherever_it_stands() -> None:
    assert best_way(owing((FOOD, 1), (FRANC, 3)), (1, 0, 0, 0, 3), CHEAP) == (1, 0, 0, 0, 0)
    assert best_way(owing((FRANC, 3), (FOOD, 1)), (1, 0, 0, 0, 3), CHEAP) == (1, 0, 0, 0, 0)


dues = st.one_of(
    st.builds(lambda amount: owing((FOOD, amount)), st.integers(0, 12)),
    st.builds(lambda amount, francs: owing((FOOD, amount), (FRANC, francs)), st.integers(0, 8), st.integers(1, 3)),
    st.builds(
        lambda clay, wood: Due(((Sum((1, 1, 0, 0, 0), clay), Sum((0, 0, 1, 0, 0), wood)),)),
        st.integers(1, 4),
        st.integers(1, 3),
    ),
)


@given(due=dues, have=counts_of_food)
def test_the_only_way_is_the_one_that_trying_finds_where_it_finds_no_other(due: Due, have: tuple[int, ...]) -> None:
    ways = by_trying(due, have)
    assert only_way(due, have) == (ways.pop() if len(ways) == 1 else None)


@given(due=dues, have=counts_of_food, seed=st.integers(0, 99))
def test_a_payment_drawn_is_one_of_the_ways(due: Due, have: tuple[int, ...], seed: int) -> None:
    paid = drawn(due, have, Random(seed))
    assert paid is None or paid in by_trying(due, have)


@pytest.mark.parametrize("due", [owing((FOOD, 3)), owing((FOOD, 2), (FRANC, 1)), owing((ENERGY, 5))])
def test_every_way_can_be_drawn(due: Due) -> None:
    have = (3, 2, 1, 2, 3)[: len(due.most)]
    rng = Random(1)
    assert {drawn(due, have, rng) for _try in range(2000)} - {None} == by_trying(due, have)


def test_nothing_is_drawn_where_too_little_is_there() -> None:
    assert drawn(owing((FOOD, 9)), (1, 1, 1, 1, 0), Random(1)) is None
