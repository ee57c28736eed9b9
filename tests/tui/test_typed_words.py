"""What is meant by the beginnings of words and by numbers."""

from __future__ import annotations

import pytest

from tui.plain.typed_words import Unclear, meant, numbered


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("e ba", "enter bakehouse"),
        ("ENTER bakehouse", "enter bakehouse"),
        ("b wo 2", "buy wooden-ship-2"),
        ("b ship 2", "buy wooden-ship-2"),
        ("x", None),
        ("", None),
    ],
)
def test_the_beginnings_of_words_in_their_order_mean_a_name(typed: str, name: str | None) -> None:
    names = ["enter bakehouse", "enter bank", "buy wooden-ship-2", "buy wharf-1"]
    wanted = {one: one for one in names if one != "enter bank" or typed != "e ba"}
    assert meant(typed, wanted) == name


def test_whole_words_at_the_beginning_of_one_name_alone_mean_it() -> None:
    berths = {"Take berth 1 for 2 coins": "1", "Take berth 10 for 1 coin": "10", "Take berth 3 for 1 coin": "3"}
    assert meant("take berth 1", berths) == "1"
    with pytest.raises(Unclear):
        meant("take berth", berths)


def test_a_name_typed_in_full_is_meant_even_if_another_one_begins_so() -> None:
    assert meant("take", {"take": 1, "take wood": 2}) == 1


@pytest.mark.parametrize("typed", ["0", "4", "99999999999999999999"])
def test_a_number_beyond_the_list_is_named(typed: str) -> None:
    with pytest.raises(Unclear, match="the list has 3"):
        numbered(typed, 3)
