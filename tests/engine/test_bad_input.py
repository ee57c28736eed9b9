"""Lines that are no move: each is answered with one clear sentence, and nothing has changed.

Here are the slips that people make, in every kind of decision: the typical ones by hand; `test_slips` makes thousands
by chance. Lines that make no sense at all, in the middle of whole games, are tried in `test_random_games`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import Game
from engine.le_havre.title import LE_HAVRE
from tests.engine.baking import ASKED, FEE, PAID, baked, energy
from tests.engine.decisions import (
    DECISIONS,
    at_final_action,
    at_main_action,
    before_supply,
    between_two_builds,
    eating,
    over,
    owing_interest,
    short_of_food,
    short_of_interest,
)
from tests.engine.helpers import red, refusal, value_of
from tests.of_each import of_each

LINES = {
    kind.words: f"{kind.words} {'clay' if kind.words == 'take' else 'joinery'}" if kind.needs_target else kind.words
    for kind in LE_HAVRE.kinds_of_move
}


# Out of turn, and after the end.


@of_each((decision, words) for decision, known in DECISIONS.items() for words in LINES if words not in known[2])
def test_a_move_that_the_decision_does_not_know_is_refused_with_what_is_to_be_decided(
    decision: str, words: str
) -> None:
    begin, called, _known = DECISIONS[decision]
    why = ": loans are only for those who cannot pay food or interest" if words == "borrow" else ""
    assert refusal(begin(), LINES[words]) == f"'{words}' is not possible now{why}. Red: {called}."


@of_each(LINES)
def test_after_the_end_every_move_is_refused(words: str) -> None:
    assert refusal(over(), LINES[words]) == "The game is over."


@pytest.mark.parametrize("line", ["take clay: 3", "enter bakehouse: grain 4", "feed: 1 fish"])
def test_after_the_end_answers_do_not_matter(line: str) -> None:
    assert refusal(over(), line) == "The game is over."


def test_after_the_end_nothing_is_listed_and_nobody_decides() -> None:
    assert (over().moves(), over().decision) == ((), None)


def test_a_line_that_is_no_move_is_explained_after_the_end_too() -> None:
    assert refusal(over(), "tke clay") == "'tke' is not known here: did you mean 'take'?"


# Moves that the decision knows, but not like this.


@pytest.mark.parametrize(
    ("begin", "line", "sentence"),
    [
        (before_supply, "sell joinery", "The Joinery is not yours."),
        (before_supply, "buy bank", "The Bank is not for sale."),
        (before_supply, "buy zoo", "The Zoo belongs to Red."),
        (at_main_action, "take wood", "There is no wood on offer."),
        (at_main_action, "enter joinery", "The Joinery has not been built."),
        (at_main_action, "enter bank", "The Bank has not been built."),
        (at_main_action, "enter luxury-yacht", "The Luxury Yacht has not been built."),
        (at_main_action, "buy church", "The Church cannot be bought."),
        (at_main_action, "buy joinery", f"The Joinery costs {value_of('joinery')} francs: you have 2."),
        (at_main_action, "buy wooden-ship-2", "The Wooden ship 2 does not lie on top of its stack."),
        (at_main_action, "buy luxury-liner-38", "Luxury liners cannot be bought."),
        (at_main_action, "sell wooden-ship-2", "You have no Wooden ship 2."),
        (at_main_action, "repay", "You have no loan to repay."),
        (owing_interest, "borrow", "You can pay: loans are only for those who cannot."),
        (short_of_interest, "repay", "Repaying a loan costs 5 francs: you have 0."),
        (
            short_of_interest,
            "pay interest",
            "The interest is 1 franc: you have 0. Sell something or take a loan.",
        ),
        (between_two_builds, "build joinery", "The Joinery does not lie on top of a proposal stack."),
        (eating, "borrow", "You can pay: loans are only for those who cannot."),
        (eating, "sell zoo", "You can pay: outside your turn you may sell only while you cannot."),
        (short_of_food, "feed", "You owe 2 food and are short by 1: sell something or take a loan."),
        (short_of_food, "feed: 1 fish", "You owe 2 food and are short by 1: sell something or take a loan."),
        (at_final_action, "pass", "You can still take an offer or enter a building."),
    ],
)
def test_a_move_that_is_not_allowed_is_refused_with_the_reason(
    begin: Callable[[], Game], line: str, sentence: str
) -> None:
    assert refusal(begin(), line) == sentence


# Names.


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("take coal", "'coal' is not known here: did you mean 'cattle'?"),
        ("take hides", "'hides' is not known here."),
        ("take bakehouse", "'bakehouse' is not known here."),
        ("take 3", "'3' is not known here."),
        ("take 3 clay", "'clay' is one word too many."),
        ("take clay, wood", "'wood' is one word too many."),
        ("take clay; end turn", "'end' is one word too many."),
        ("takeclay", "'takeclay' is not known here: did you mean 'take'?"),
        ("enter", "'enter' what?"),
        ("enter:", "'enter' what?"),
        ("enter wood", "'wood' is not known here."),
        ("enter wooden-ship-2", "'wooden-ship-2' is not known here."),
        ("enter the bakehouse", "'bakehouse' is one word too many."),
        ("enter building firm 1", "'firm' is one word too many."),
        ("enter Bakehouse", "'Bakehouse' is not known here: did you mean 'bakehouse'?"),
        ("enter bakehouse 4 grain", "'4' is one word too many."),
        ("buy clay", "'clay' is not known here."),
        ("sell wood", "'wood' is not known here."),
        ("build wooden-ship-2", "'wooden-ship-2' is not known here."),
        ("undo", "'undo' is not known here."),
        ("end", "'end' is not known here: did you mean 'end turn'?"),
        ("end turn now", "'now' is one word too many."),
        ("repay 2", "'2' is one word too many."),
        ("", "Nothing is written there."),
        (" \t\n", "Nothing is written there."),
        (":", "Nothing is written there."),
        (": fee 1 fish", "Nothing is written there."),
        (";", "';' is not known here."),
        ("{}", "'{}' is not known here."),
        ("%s {word}", "'%s' is not known here."),
    ],
)
def test_a_wrong_name_is_pointed_at(line: str, sentence: str) -> None:
    assert refusal(at_main_action(), line) == sentence


# Answers: numbers, goods, and what else stands in them. The Bakehouse takes a fee and at most 5 grain.

ENERGY = f"Energy, {energy(2)}"


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        # Numbers.
        (f"{PAID}; grain 0", "How much grain? 0 is not possible, only 1 to 5."),
        (f"{PAID}; grain 6", "How much grain? 6 is not possible, only 1 to 5."),
        (f"{PAID}; grain -1", "How much grain? -1 is not possible, only 1 to 5."),
        (f"{PAID}; grain 999999999", "How much grain? 999999999 is not possible, only 1 to 5."),
        (f"{PAID}; grain 99999999999999", "How much grain? '99999999999999' is not a number."),
        (f"{PAID}; grain 2.5", "How much grain? '2.5' is not a number."),
        (f"{PAID}; grain 2e0", "How much grain? '2e0' is not a number."),
        (f"{PAID}; grain 0x2", "How much grain? '0x2' is not a number."),
        (f"{PAID}; grain +2", "How much grain? '+2' is not a number."),
        (f"{PAID}; grain \N{MINUS SIGN}1", "How much grain? '\N{MINUS SIGN}1' is not a number."),
        (f"{PAID}; grain two", "How much grain? 'two' is not a number."),
        (f"{PAID}; grain 2 grain", "How much grain? '2 grain' is not a number."),
        (f"{PAID}; grain 2, 3", "How much grain? '2, 3' is not a number."),
        (f"{PAID}; 2 3", "How much grain? '2 3' is not a number."),
        (f"{PAID}; grain nothing", "How much grain? 'nothing' is not a number."),
        # Goods.
        ("fee 1 meat", f"{ASKED}. You have no meat."),
        ("fee 10 fish", f"{ASKED}. You have 9 fish, not 10."),
        (f"fee {FEE + 1} fish", f"{ASKED}. 1 fish could be left out."),
        (f"{PAID}, 1 franc", f"{ASKED}. 1 fish could be left out."),
        (f"{PAID}, 1 fish", f"{ASKED}. 1 fish could be left out."),
        ("fee 1 wood", f"{ASKED}. 'wood' is of no use here."),
        ("fee 1 gold", f"{ASKED}. 'gold' is of no use here."),
        (f"fee 0 gold, {FEE} fish", f"{ASKED}. 'gold' is of no use here."),
        ("fee 0 fish", f"{ASKED}. That is not enough."),
        ("fee nothing", f"{ASKED}. That is not enough."),
        ("fee fish", f"{ASKED}. 'fish' is not an amount such as 2 fish."),
        ("fee -1 fish", f"{ASKED}. '-1 fish' is not an amount such as 2 fish."),
        ("fee 1.0 fish", f"{ASKED}. '1.0 fish' is not an amount such as 2 fish."),
        ("fee fish 1", f"{ASKED}. 'fish 1' is not an amount such as 2 fish."),
        ("fee 1 fish 1 franc", f"{ASKED}. '1 fish 1 franc' is not an amount such as 2 fish."),
        ("fee 1", f"{ASKED}. '1' is not an amount such as 2 fish."),
        ("fee 999999999999 fish", f"{ASKED}. You have 9 fish, not 999999999999."),
        (f"{PAID}; grain 2; energy 1 coke", f"{ENERGY}. You have no coke."),
        (f"{PAID}; grain 2; energy {energy(2) + 1} wood", f"{ENERGY}. 1 wood could be left out."),
        (f"{PAID}; grain 2; energy 1 fish", f"{ENERGY}. 'fish' is of no use here."),
        # Too few answers, too many, and in the wrong order.
        (PAID, "An answer is missing: How much grain?"),
        (f"{PAID}; grain 2", f"An answer is missing: {ENERGY}"),
        ("", "An answer is missing after 'enter bakehouse:'."),
        (";", "An answer is missing after 'enter bakehouse:'."),
        (f"{PAID};", f"An answer is missing after 'enter bakehouse: {PAID};'."),
        (f"{PAID}; ; grain 2", f"An answer is missing after 'enter bakehouse: {PAID};'."),
        (
            f"{PAID}; grain 2; energy {energy(2)} wood; energy 1 wood",
            "'energy 1 wood' answers no question of this move.",
        ),
        (f"grain 2; {PAID}", f"{ASKED}. 'grain 2' is not an amount such as 2 fish."),
        ("fee", f"{ASKED}. 'fee' is not an amount such as 2 fish."),
        ("fee: 1 fish", f"{ASKED}. 'fee: 1 fish' is not an amount such as 2 fish."),
    ],
)
def test_a_wrong_answer_is_refused_by_the_question(answers: str, sentence: str) -> None:
    assert refusal(at_main_action(), f"enter bakehouse: {answers}") == sentence


MEAL = "Your meal, 2 food"


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        ("1 fish", f"{MEAL}. That is not enough."),
        ("3 fish", f"{MEAL}. 1 fish could be left out."),
        ("1 meat, 1 fish", f"{MEAL}. 1 fish could be left out."),
        ("2 bread", f"{MEAL}. You have no bread."),
        ("2 grain", f"{MEAL}. 'grain' is of no use here."),
        ("nothing", f"{MEAL}. That is not enough."),
        ("2", f"{MEAL}. '2' is not an amount such as 2 fish."),
    ],
)
def test_a_wrong_meal_is_refused(answers: str, sentence: str) -> None:
    assert refusal(eating(), f"feed: {answers}") == sentence


WRONG_CHOICES = {
    "take coal": "Choose exactly 2, not 1.",
    "take coal, coal": "All must be different.",
    "take coal, iron, fish": "Choose exactly 2, not 3.",
    "take nothing": "Choose exactly 2, not 0.",
    "take 1 coal, 1 iron": "'1 coal' is not among {goods}.",
    "take coal, steel": "'steel' is not among {goods}.",
    "take coal iron": "'coal iron' is not among {goods}.",
    "take coal,": "'' is not among {goods}.",
}


def test_a_wrong_choice_of_several_is_refused() -> None:
    goods = "coal, cattle, iron, hides, fish, wood, clay, grain"
    game = red(buildings=["marketplace"])
    for answers, sentence in WRONG_CHOICES.items():
        wanted = f"Take 2 different goods. {sentence.format(goods=goods)}"
        assert refusal(game, f"enter marketplace: {answers}") == wanted


def test_an_answer_to_a_move_that_asks_nothing_is_refused() -> None:
    assert refusal(at_main_action(), "take clay: 9") == "'9' answers no question of this move."


def test_answers_to_a_move_that_is_not_possible_do_not_matter() -> None:
    assert refusal(at_main_action(), "enter joinery: wood 3") == "The Joinery has not been built."


# What comes back to the terminal.


@pytest.mark.parametrize(
    "line",
    [
        "ta\x1b[2Jke clay",
        "take cl\x07ay",
        "take \x9b31mclay",
        "enter bakehouse: fee 1 fi\x1bsh",
        f"enter bakehouse: {PAID}; grain \x1b[5m2",
        f"enter bakehouse: {PAID}; grain 2\x00",
        "\N{RIGHT-TO-LEFT OVERRIDE}take clay",
        f"{baked(2)}; \x1b]0;title\x07",
    ],
)
def test_no_control_character_comes_back_in_a_refusal(line: str) -> None:
    sentence = refusal(at_main_action(), line)
    assert sentence
    assert sentence.isprintable()


@pytest.mark.parametrize("line", ["take clay" + " " * 2_000, "a" * 100_000, "enter bakehouse: " + "fee 1 fish; " * 900])
def test_a_line_that_is_much_too_long_is_refused(line: str) -> None:
    assert refusal(at_main_action(), line) == "The line is too long."


@pytest.mark.parametrize("line", ["fee \u0661 fish; grain 2; energy 1 wood", f"{PAID}; grain \u0662; energy 1 wood"])
def test_digits_of_other_scripts_are_no_numbers(line: str) -> None:
    assert "is no" in refusal(at_main_action(), f"enter bakehouse: {line}")
