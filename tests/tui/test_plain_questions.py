"""Questions as plain mode lists them, and the answers that are typed."""

from __future__ import annotations

import pytest

from engine import Choice, Number, Option, Refused, Several
from engine.questions import Basket, Token
from engine.texts import Forms, message
from saves.catalogues import catalogue
from tests.languages.pseudo import spoken_here
from tui.plain.questions import answered, asked
from tui.plain.typed_words import Unclear, is_yes

BID = Number("bid", message("How much?"), (3, 4, 5, 6, 7, 9, 12), 5)
LANES = Choice("lane", message("Which lane?"), tuple(Option(name, message(f"Lane {name}")) for name in ("3", "2", "1")))
NAMED = (Option("ash", message("Ash")), Option("birch", message("Birch")), Option("2", message("Second growth")))


def test_a_number_is_listed_with_all_that_are_possible() -> None:
    assert asked(BID) == ["How much?", "One of these: 3, 4, 5, 6, 7, 9, 12", "An empty line answers: 5"]


def test_a_number_is_typed_as_it_is_and_is_no_line_of_a_list() -> None:
    assert answered(BID, "6") == 6


def test_a_number_that_is_not_possible_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refused, match=r"8 is not possible, only 3, 4, 5, 6, 7, 9, 12\."):
        answered(BID, "8")


def test_what_is_not_a_number_is_called_that() -> None:
    with pytest.raises(Refused, match="'six' is not a number"):
        answered(BID, "six")


def test_an_option_that_is_called_like_a_number_is_meant_by_it() -> None:
    assert answered(LANES, "3") == "3"


def test_other_options_are_meant_by_their_numbers_in_the_list() -> None:
    assert answered(Choice("", message("Which?"), NAMED), "1") == "ash"


@pytest.mark.parametrize(("typed", "chosen"), [("birch, 1", ("ash", "birch")), ("2", ("2",)), ("nothing", ())])
def test_several_are_typed_by_name_or_number_or_as_nothing(typed: str, chosen: tuple[str, ...]) -> None:
    assert answered(Several("", message("Which?"), NAMED, 0, 2), typed) == chosen


def test_it_is_said_that_nothing_needs_to_be_chosen() -> None:
    assert "Name up to 2 of them, with commas between, or nothing." in asked(
        Several("", message("Which?"), NAMED, 0, 2)
    )


def test_nothing_is_no_answer_where_something_must_be_chosen() -> None:
    with pytest.raises(Refused, match="Choose 1 to 2, not 0"):
        answered(Several("", message("Which?"), NAMED, 1, 2), "nothing")


def test_an_option_that_begins_with_its_name_is_listed_without_it() -> None:
    dice = Choice("", message("Which?"), (Option("ash", message("Ash 6")), Option("elm", message("Second growth"))))
    assert asked(dice)[1:3] == ["1. Ash 6", "2. elm: Second growth"]
    assert answered(dice, "ash") == "ash"


@pytest.mark.parametrize(("low", "number"), [(1, "1 to 3"), (3, "3")])
def test_tokens_that_are_too_many_to_list_are_told_with_how_many_it_may_be(low: int, number: str) -> None:
    names = ("ash", "birch", "elm", "oak", "pine", "yew")
    tokens = tuple(Token(name, message(name), 3, Forms(f"{{n}} {name}", f"{{n}} {name}")) for name in names)
    told = asked(Basket("", message("Which?"), tokens, low, 3, 3, names))
    line = f"From 3 ash, 3 birch, 3 elm, 3 oak, 3 pine, 3 yew: {number} in all. Answer such as: 3 ash"
    assert told[1] == line


def test_a_word_that_begins_no_option_is_refused_with_the_options() -> None:
    with pytest.raises(Unclear, match=r"'oak' is none of these: Ash, Birch, Second growth\."):
        answered(Choice("", message("Which?"), NAMED), "oak")


NUTS = Token("hazel-nut", message("Nut"), 5, Forms("{n} nut", "{n} nuts"))


@pytest.mark.parametrize("typed", ["2 hazel-nut", "2 hazel nut", "2 nuts", "2 Nut"])
def test_goods_are_typed_by_their_name_in_notation_or_as_they_are_called(typed: str) -> None:
    assert answered(Basket("", message("Which?"), (NUTS,), 1, 5, 1, ("hazel-nut",)), typed) == (("hazel-nut", 2),)


def test_nothing_is_typed_as_it_is_called_in_the_language_that_is_spoken() -> None:
    with spoken_here(catalogue("de")):
        assert answered(Several("", message("Which?"), NAMED, 0, 2), "nichts") == ()


@pytest.mark.parametrize(
    ("typed", "meant"), [("ja", True), ("nein", False), ("yes", True), ("no", False), ("well", None)]
)
def test_yes_and_no_are_typed_in_the_language_that_is_spoken_or_in_english(typed: str, *, meant: bool | None) -> None:
    with spoken_here(catalogue("de")):
        assert is_yes(typed) is meant


def test_a_name_without_a_number_is_all_of_it_where_only_one_number_of_it_answers() -> None:
    tokens = (NUTS, Token("fig", message("Fig"), 3, Forms("{n} fig", "{n} figs")))
    two = Basket("", message("Which?"), tokens, 2, 2, 2, ("hazel-nut", "fig"))
    assert answered(two, "fig") == (("fig", 2),)
    assert answered(two, "Nut") == answered(two, "hazel nut") == (("hazel-nut", 2),)
    with pytest.raises(Refused):
        answered(Basket("", message("Which?"), tokens, 1, 2, 2, ("hazel-nut", "fig")), "fig")
