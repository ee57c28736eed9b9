"""The answers that a computer player thinks about, a policy a kind of question; whatever it answers is allowed."""

from __future__ import annotations

from engine.bots.answers import few_answers
from engine.questions import Amount, Basket, Choice, Option, Several, Token
from engine.texts import message

ASKED = message("What?")
PRICES = {"wood": 2.0, "clay": 0.5, "iron": 3.0}


def tokens(**have: int) -> tuple[Token, ...]:
    return tuple(Token(name, message(name), number) for name, number in have.items())


def options(*names: str) -> tuple[Option, ...]:
    return tuple(Option(name, message(name)) for name in names)


def basket(groups: tuple[tuple[tuple[str, ...], int], ...] = ()) -> Basket:
    """Four tokens of wood, clay and iron, of which the wood comes first."""
    return Basket("gives", ASKED, tokens(wood=3, clay=2, iron=3), 0, 5, 4, ("wood", "clay", "iron"), groups)


def test_a_basket_is_filled_with_what_is_missed_least() -> None:
    assert few_answers(basket(), PRICES, quick=False) == [(("wood", 2), ("clay", 2))]


def test_where_goods_come_in_groups_the_basket_is_the_usual_one() -> None:
    grouped = basket(((("wood", "clay"), 2),))
    assert few_answers(grouped, PRICES, quick=False) == [grouped.default]


def test_every_option_of_a_choice_is_thought_about() -> None:
    assert few_answers(Choice("what", ASKED, options("wood", "iron")), PRICES, quick=True) == ["wood", "iron"]


def test_of_several_those_that_are_worth_most_are_taken_in_their_own_order() -> None:
    question = Several("what", ASKED, options("wood", "clay", "iron"), 0, 2)
    assert few_answers(question, PRICES, quick=False) == [("wood", "iron")]


def test_of_a_small_amount_every_number_is_thought_about_and_of_a_large_one_a_few() -> None:
    assert few_answers(Amount("number", ASKED, 1, 3, "wood"), PRICES, quick=False) == [3, 2, 1]
    assert few_answers(Amount("number", ASKED, 1, 13, "wood"), PRICES, quick=False) == [13, 12, 9, 7, 5]


def test_in_a_hurry_the_largest_amount_is_all() -> None:
    assert few_answers(Amount("number", ASKED, 1, 13, "wood"), PRICES, quick=True) == [13]
