"""The source of chance: the same numbers everywhere, and every order as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from engine.chance import Chance


def test_the_numbers_are_those_that_the_authors_of_the_generator_publish() -> None:
    chance = Chance(1234567)
    assert [chance.below(2**64) for _n in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 36])
def test_every_number_below_the_limit_comes_up_and_no_other(limit: int) -> None:
    chance = Chance(1)
    assert {chance.below(limit) for _n in range(1000)} == set(range(limit))


def test_a_shuffle_keeps_every_item() -> None:
    assert sorted(Chance(1).shuffled(range(36))) == list(range(36))


def test_a_shuffle_leaves_the_items_as_they_are() -> None:
    items = [1, 2, 3]
    Chance(1).shuffled(items)
    assert items == [1, 2, 3]


def test_every_order_is_about_as_likely_as_any_other() -> None:
    chance = Chance(1)
    orders = Counter(tuple(chance.shuffled("abc")) for _n in range(6000))
    assert all(900 < orders[order] < 1100 for order in permutations("abc"))


def test_the_same_seed_gives_the_same_order() -> None:
    assert Chance(5).shuffled(range(36)) == Chance(5).shuffled(range(36))


def test_numbers_beyond_the_last_whole_multiple_of_the_limit_are_left_out() -> None:
    limit = 2**63 + 1
    raw, below = Chance(1), Chance(1)
    kept = [number for number in (raw.below(2**64) for _n in range(100)) if number < limit]
    assert 20 < len(kept) < 80
    assert [below.below(limit) for _number in kept] == kept
