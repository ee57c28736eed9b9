"""The kinds of question: their bounds, defaults, only answers, refusals, lists of answers and random answers."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from engine import Amount, Basket, Choice, Number, Option, Payment, Question, Refused, Several, Token
from engine.moves import AnswerValue
from engine.payments import Due, Sum
from engine.questions import answer_in_words
from engine.texts import message
from tests.of_each import of_each

ASKED = message("How much?")


def option(name: str) -> Option:
    return Option(name, message(name.capitalize()))


def tokens(**have: int) -> tuple[Token, ...]:
    return tuple(Token(name, message(name), number) for name, number in have.items())


def amount(low: int = 1, high: int = 5) -> Amount:
    return Amount("grain", ASKED, low, high, "grain")


def choice(*names: str) -> Choice:
    return Choice("build", ASKED, tuple(option(name) for name in names))


def several(low: int, high: int, *names: str) -> Several:
    return Several("take", ASKED, tuple(option(name) for name in names), low, high)


def weighted(high: int, usual: tuple[str, ...] | None = None) -> Several:
    """Of three options the second counts for two."""
    options = (option("coal"), Option("iron", message("Iron"), weight=2), option("fish"))
    return Several("take", ASKED, options, 0, high, usual)


def basket(low: int, high: int, aim: int | None = None, *, threes: bool = False, **have: int) -> Basket:
    groups = ((("fish", "clay"), 3),) if threes else ()
    return Basket("cargo", ASKED, tokens(**have), low, high, high if aim is None else aim, tuple(have), groups)


def payment(
    owed: int = 2, at_most: int = 99, ways: tuple[tuple[tuple[str, int], ...], ...] | None = None, **have: int
) -> Payment:
    """Food that is owed, to be paid with fish (1) and meat (3)."""
    due = Due(((Sum((1, 3), owed),),))
    return Payment("fee", ASKED, tokens(**{"fish": 0, "meat": 0, **have}), due, (0.7, 2.2), at_most, ways)


def refused(question: Question, value: object) -> str:
    with pytest.raises(Refused) as error:
        question.settled(value)
    return str(error.value)


def unreadable(question: Question, words: str) -> str:
    with pytest.raises(Refused) as error:
        question.read(words)
    return str(error.value)


EVERY_KIND: tuple[Question, ...] = (
    amount(),
    choice("joinery", "bakehouse"),
    several(1, 2, "coal", "iron", "fish"),
    several(2, 2, "coal", "iron", "fish"),
    basket(1, 3, fish=2, clay=4),
    basket(1, 7, threes=True, fish=2, clay=4, brick=2),
    payment(5, fish=5, meat=2),
    payment(5, at_most=3, fish=5, meat=2),
    payment(7, at_most=3, fish=7, meat=3),
)
every_kind = of_each(EVERY_KIND, lambda question: type(question).__name__)


def all_answers(question: Question) -> tuple[AnswerValue, ...]:
    answers = question.answers(1000)
    assert answers is not None
    return answers


# What holds for every kind.


@every_kind
def test_the_default_is_an_answer(question: Question) -> None:
    assert question.settled(question.default) == question.default


@every_kind
def test_the_default_is_listed_first(question: Question) -> None:
    assert all_answers(question)[0] == question.default


@every_kind
def test_every_listed_answer_is_settled_already(question: Question) -> None:
    for answer in all_answers(question):
        assert question.settled(answer) == answer


@every_kind
def test_no_answer_is_listed_twice(question: Question) -> None:
    assert len(set(all_answers(question))) == len(all_answers(question))


@every_kind
def test_a_list_as_long_as_the_limit_is_given(question: Question) -> None:
    assert question.answers(len(all_answers(question))) == all_answers(question)


@every_kind
def test_no_list_is_given_beyond_the_limit(question: Question) -> None:
    assert question.answers(len(all_answers(question)) - 1) is None


@every_kind
def test_a_random_answer_is_one_of_the_list(question: Question) -> None:
    rng = Random(1)
    assert {question.random(rng) for _try in range(200)} <= set(all_answers(question))


@every_kind
def test_every_answer_can_come_up_at_random(question: Question) -> None:
    rng = Random(1)
    assert {question.random(rng) for _try in range(3000)} == set(all_answers(question))


@every_kind
def test_a_question_with_several_answers_has_no_only_one(question: Question) -> None:
    assert question.only is None


@every_kind
def test_an_answer_in_words_reads_as_the_same_answer(question: Question) -> None:
    for answer in all_answers(question):
        assert question.settled(question.read(answer_in_words(answer))) == answer


@of_each(product(EVERY_KIND, [None, 1.5, "no such thing", True, (("gold", 1),), ((1, 2, 3),), ("gold",), 10**9]))
def test_nonsense_is_refused_and_nothing_worse(question: Question, value: object) -> None:
    with pytest.raises(Refused):
        question.settled(value)


@pytest.mark.parametrize(
    ("question", "only"),
    [
        (amount(3, 3), 3),
        (choice("joinery"), "joinery"),
        (several(2, 2, "coal", "iron"), ("coal", "iron")),
        (basket(2, 3, fish=2), (("fish", 2),)),
        (basket(3, 3, threes=True, fish=1, clay=2), (("fish", 1), ("clay", 2))),
        (payment(5, fish=5), (("fish", 5),)),
        (payment(2, meat=4), (("meat", 1),)),
        (payment(2, fish=2, meat=1, ways=((("fish", 2),),)), (("fish", 2),)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_question_with_one_answer_alone_knows_it(question: Question, only: AnswerValue) -> None:
    assert question.only == only


# Numbers of a given set.

BIDS = Number("bid", ASKED, (3, 4, 6, 9, 16), 6)


def test_only_its_own_numbers_are_possible() -> None:
    assert refused(BIDS, 5) == "5 is not possible, only 3, 4, 6, 9, 16."
    assert [BIDS.settled(number) for number in BIDS.numbers] == [3, 4, 6, 9, 16]


@pytest.mark.parametrize("value", ["6", 6.0, True, None, (6,)])
def test_a_number_is_a_whole_number(value: object) -> None:
    assert refused(BIDS, value) == "A whole number is needed."


def test_a_typed_number_is_the_number_itself_and_no_place_in_a_list() -> None:
    assert BIDS.settled(BIDS.read("4")) == 4


@pytest.mark.parametrize("words", ["", "four", "4 4", "4.0", "+4", "4 shells"])
def test_words_that_are_no_number_are_not_read_as_one(words: str) -> None:
    assert "is not a number" in unreadable(BIDS, words)


def test_the_usual_number_comes_first_and_the_others_ascend() -> None:
    assert (BIDS.default, BIDS.answers(5)) == (6, (6, 3, 4, 9, 16))


def test_more_numbers_than_are_asked_for_are_not_listed() -> None:
    assert BIDS.answers(4) is None


def test_one_number_alone_need_not_be_asked() -> None:
    assert (BIDS.only, Number("bid", ASKED, (9,), 9).only) == (None, 9)


def test_every_number_can_come_up_and_no_other() -> None:
    assert {BIDS.random(Random(seed)) for seed in range(60)} == set(BIDS.numbers)


# Amounts.


def test_the_default_amount_is_the_most() -> None:
    assert amount(1, 5).default == 5


def test_amounts_are_listed_from_the_highest_down() -> None:
    assert amount(1, 3).answers(9) == (3, 2, 1)


@pytest.mark.parametrize("number", [0, 6, -1])
def test_an_amount_beyond_its_bounds_is_refused(number: int) -> None:
    assert refused(amount(1, 5), number) == f"{number} is not possible, only 1 to 5."


@pytest.mark.parametrize("value", ["3", None, 2.0, True, (("fish", 1),)])
def test_an_amount_is_a_whole_number(value: object) -> None:
    assert refused(amount(), value) == "A whole number is needed."


@pytest.mark.parametrize("words", ["many", "1.5", "3 grain", "", "9" * 12, "--1"])
def test_words_that_are_no_number_are_not_read_as_an_amount(words: str) -> None:
    assert unreadable(amount(), words) == f"'{words}' is not a number."


# Choices.


def test_the_default_choice_is_the_first() -> None:
    assert choice("joinery", "bakehouse").default == "joinery"


@pytest.mark.parametrize("value", ["sawmill", "", 1, None])
def test_a_choice_beyond_its_options_is_refused_with_those_there_are(value: object) -> None:
    sentence = refused(choice("joinery", "bakehouse"), value)
    assert sentence == f"'{value}' is not among joinery, bakehouse."


# Several.


def test_the_default_of_several_takes_as_many_as_allowed_from_the_first_on() -> None:
    assert several(1, 2, "coal", "iron", "fish").default == ("coal", "iron")


def test_several_are_settled_in_the_order_of_the_options() -> None:
    assert several(2, 2, "coal", "iron", "fish").settled(("fish", "coal")) == ("coal", "fish")


def test_the_same_one_twice_is_refused() -> None:
    assert refused(several(2, 2, "coal", "iron"), ("coal", "coal")) == "All must be different."


def test_too_few_of_several_are_refused() -> None:
    assert refused(several(2, 3, "coal", "iron", "fish"), ("coal",)) == "Choose 2 to 3, not 1."


def test_too_many_of_several_are_refused() -> None:
    sentence = refused(several(1, 1, "coal", "iron"), ("coal", "iron"))
    assert sentence == "Choose exactly 1, not 2."


def test_an_option_may_count_for_more_than_one() -> None:
    assert refused(weighted(2), ("coal", "iron")) == "Choose 0 to 2, not 3."


def test_every_choice_of_options_that_count_differently_fits() -> None:
    assert weighted(2).answers(9) == (("coal", "fish"), ("coal",), ("iron",), ("fish",), ())


def test_the_default_leaves_out_what_finds_no_room() -> None:
    assert weighted(2).default == ("coal", "fish")


def test_the_usual_choice_comes_before_the_others() -> None:
    question = weighted(1, ("fish",))
    assert (question.default, question.answers(9)) == (("fish",), (("fish",), ("coal",), ()))


def test_where_no_option_finds_room_there_is_nothing_to_ask() -> None:
    assert (weighted(0).only, weighted(1).only) == ((), None)


def test_any_choice_that_fits_can_come_up_at_random() -> None:
    question = weighted(2)
    assert {question.random(Random(seed)) for seed in range(60)} == set(question.answers(9) or ())


def test_what_is_not_among_several_is_refused_by_its_name() -> None:
    sentence = refused(several(2, 2, "coal", "iron"), ("coal", "gold"))
    assert sentence == "'gold' is not among coal, iron."


def test_the_larger_choices_of_several_are_listed_first() -> None:
    assert several(1, 2, "coal", "iron").answers(9) == (("coal", "iron"), ("coal",), ("iron",))


# Baskets.


def test_the_default_basket_takes_the_best_first_up_to_its_aim() -> None:
    assert basket(1, 9, 3, fish=2, clay=4).default == (("fish", 2), ("clay", 1))


def test_a_basket_is_settled_in_the_order_of_its_tokens() -> None:
    assert basket(1, 9, fish=2, clay=4).settled((("clay", 1), ("fish", 1))) == (("fish", 1), ("clay", 1))


def test_what_stands_twice_in_a_basket_is_added_up() -> None:
    assert basket(1, 9, fish=2, clay=4).settled((("clay", 1), ("clay", 2))) == (("clay", 3),)


def test_what_stands_in_a_basket_with_0_is_left_out() -> None:
    assert basket(1, 9, fish=2, clay=4).settled((("fish", 0), ("clay", 2))) == (("clay", 2),)


def test_a_basket_with_too_many_tokens_is_refused() -> None:
    assert refused(basket(1, 3, fish=9), (("fish", 4),)) == "Choose 1 to 3 in all, not 4."


def test_a_basket_of_an_exact_number_takes_no_other() -> None:
    assert refused(basket(4, 4, fish=9), (("fish", 3),)) == "Choose 4 in all, not 3."


def test_a_basket_of_what_is_not_there_is_refused() -> None:
    assert refused(basket(1, 9, fish=2), (("fish", 3),)) == "You have 2 fish, not 3."


def test_a_basket_of_another_kind_is_refused() -> None:
    assert refused(basket(1, 9, fish=2), (("gold", 1),)) == "'gold' is of no use here."


def test_a_basket_of_a_negative_number_is_refused() -> None:
    assert refused(basket(1, 9, fish=2), (("fish", -1),)) == "A number below 0 makes no sense."


def test_a_group_of_kinds_is_taken_only_in_multiples() -> None:
    sentence = refused(basket(1, 9, threes=True, fish=2, clay=4), (("clay", 4),))
    assert sentence == "Give some of them in groups of 3."


def test_a_group_of_kinds_may_be_mixed() -> None:
    question = basket(1, 9, threes=True, fish=2, clay=4)
    assert question.settled((("fish", 2), ("clay", 1))) == (("fish", 2), ("clay", 1))


# Payments.


def test_the_default_payment_is_the_one_that_is_missed_least() -> None:
    assert payment(3, fish=3, meat=1).default == (("fish", 3),)


def test_payments_are_listed_with_the_least_missed_first() -> None:
    assert payment(4, fish=4, meat=2).answers(9) == ((("fish", 4),), (("fish", 1), ("meat", 1)), (("meat", 2),))


def test_a_payment_that_is_not_enough_is_refused() -> None:
    assert refused(payment(4, fish=4), (("fish", 3),)) == "That is not enough."


def test_a_payment_with_a_token_to_spare_is_refused_by_that_token() -> None:
    assert refused(payment(3, fish=4, meat=1), (("fish", 1), ("meat", 1))) == "1 fish could be left out."


def test_a_payment_with_more_tokens_than_allowed_is_refused() -> None:
    sentence = refused(payment(4, at_most=2, fish=4, meat=1), (("fish", 4),))
    assert sentence == "What is left would not do for the rest of it."


def test_a_payment_that_is_not_among_the_ways_is_refused() -> None:
    question = payment(2, fish=2, meat=1, ways=((("meat", 1),),))
    assert refused(question, (("fish", 2),)) == "What is left would not do for the rest of it."


def test_ways_laid_out_by_hand_are_the_answers() -> None:
    ways = ((("meat", 1),), (("fish", 2),))
    assert payment(2, fish=2, meat=1, ways=ways).answers(2) == ways


# Words.


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (4, "4"),
        ("joinery", "joinery"),
        (("grain", "coal"), "grain, coal"),
        ((("fish", 2), ("coal", 1)), "2 fish, 1 coal"),
        ((), "nothing"),
    ],
    ids=str,
)
def test_an_answer_is_written_in_words(value: AnswerValue, words: str) -> None:
    assert answer_in_words(value) == words


def test_a_franc_may_stand_in_the_singular() -> None:
    assert basket(1, 9, francs=2).read("1 franc") == (("francs", 1),)


@pytest.mark.parametrize("words", ["fish", "2", "fish 2", "2fish x", "2 fish 3", "2 fish, "])
def test_words_that_are_no_numbers_and_names_are_not_read_as_a_basket(words: str) -> None:
    assert unreadable(basket(1, 9, fish=2), words).endswith("is not an amount such as 2 fish.")


@pytest.mark.parametrize("words", ["2 fish,1 clay", "2  fish , 1 clay", "1 clay, 2 fish"])
def test_spaces_and_order_do_not_matter_in_a_basket(words: str) -> None:
    question = basket(1, 9, fish=2, clay=4)
    assert question.settled(question.read(words)) == (("fish", 2), ("clay", 1))


def test_words_that_are_no_amount_are_answered_with_one_that_could_be() -> None:
    assert unreadable(basket(0, 5, clay=2, fish=1), "much") == "'much' is not an amount such as 2 clay."


def test_of_nothing_no_amount_can_be_given() -> None:
    assert unreadable(basket(0, 0), "much") == "'much' is not possible: there is nothing."


def test_a_basket_may_be_given_by_name_and_number() -> None:
    assert basket(2, 3, fish=2, coal=2).settled({"coal": 1, "fish": 2}) == (("fish", 2), ("coal", 1))


def test_the_usual_payment_comes_first_of_those_that_are_missed_equally_little() -> None:
    due = Due(((Sum((1, 2, 1), 5),),))
    question = Payment("", ASKED, tokens(fish=4, bread=1, francs=2), due, (0.7, 1.7, 1.0))
    answers = question.answers(10) or ()
    assert (answers[0], len(answers)) == (question.default, len(set(answers)))
