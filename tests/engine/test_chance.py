"""The source of chance: the same numbers everywhere, and every order as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from engine.chance import Chance, deck, throw


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


# Decks and dice.


def test_a_deck_is_mixed_as_its_seed_and_its_name_say() -> None:
    assert deck(7, "charts").shuffled(range(8)) == deck(7, "charts").shuffled(range(8))
    orders = {tuple(deck(seed, name).shuffled(range(8))) for seed in range(5) for name in ("charts", "crews")}
    assert len(orders) == 10


def test_a_deck_is_mixed_the_same_on_every_machine() -> None:
    assert deck(7, "charts").shuffled("abcdefgh") == list("bfdaghce")


def test_a_card_more_in_one_deck_does_not_deal_another_anew() -> None:
    def dealt(charts: int) -> tuple[list[int], list[int]]:
        return deck(7, "charts").shuffled(range(charts)), deck(7, "crews").shuffled(range(8))

    assert dealt(8)[0] != dealt(9)[0][:8]
    assert dealt(8)[1] == dealt(9)[1]


def test_a_throw_shows_the_same_whatever_was_thrown_before() -> None:
    forwards = [throw(7, "tide", n, 6) for n in range(1, 20)]
    backwards = [throw(7, "tide", n, 6) for n in range(19, 0, -1)]
    assert forwards == backwards[::-1]


def test_a_throw_shows_the_same_on_every_machine() -> None:
    assert [throw(7, "tide", n, 6) for n in range(1, 9)] == [6, 1, 6, 1, 4, 1, 4, 5]


def test_seeds_dice_and_throws_differ() -> None:
    rows = {tuple(throw(seed, die, n, 6) for n in range(1, 20)) for seed in (1, 2, 12) for die in ("tide", "wind", "1")}
    assert len(rows) == 9


def test_every_side_comes_up_about_as_often_as_any_other() -> None:
    shown = Counter(throw(7, "tide", n, 6) for n in range(1, 6001))
    assert sorted(shown) == [1, 2, 3, 4, 5, 6]
    assert all(900 < number < 1100 for number in shown.values())
