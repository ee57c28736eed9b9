"""The panels, one for each kind of question: how keys change the answer that is shown."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from engine import Amount, Basket, Choice, Number, Payment, Question, Several
from engine.payments import Due, Sum
from engine.questions import Option, Token
from engine.texts import message
from screens.table.move.panel import AnswerPanel
from screens.table.move.panels import panel_for
from tests.of_each import of_each
from widgets.lines import Line, plain, width

AMOUNT = Amount("grain", message("How much grain?"), low=2, high=25, of="grain")
NUMBER = Number("bid", message("How much?"), (3, 4, 6, 7, 9, 12, 16, 21), 4)
CHOICE = Choice(
    "build",
    message("Which building?"),
    (
        Option("brickworks", message("Brickworks"), message("2 wood, 1 clay")),
        Option("joinery", message("Joinery"), message("3 wood")),
        Option("church", message("Church")),
    ),
)
SEVERAL = Several(
    "take",
    message("Take 2 different goods"),
    tuple(Option(name, message(name)) for name in ("coal", "cattle", "iron", "hides")),
    low=2,
    high=2,
)
GOODS = (Token("fish", message("fish"), 12), Token("wood", message("wood"), 0), Token("steel", message("steel"), 3))
BASKET = Basket("cargo", message("Cargo"), GOODS, low=1, high=7, aim=7, best_first=("steel", "fish", "wood"))
FEE = Payment(
    "fee",
    message("Entry fee, 2 food"),
    (Token("fish", message("fish"), 1), Token("bread", message("bread"), 2), Token("francs", message("francs"), 9)),
    Due(((Sum((1, 2, 1), 2),),)),
    (0.7, 1.5, 1.0),
)

EVERY_KIND = pytest.mark.parametrize(
    "question", [AMOUNT, NUMBER, CHOICE, SEVERAL, BASKET, FEE], ids=lambda question: question.label
)


def rows(panel: AnswerPanel, cells: int = 54, height: int = 11) -> list[str]:
    """What a panel shows below its question."""
    return [plain(line).rstrip() for line in panel.lines(cells, height)][1:]


def marked(lines: list[Line]) -> list[str]:
    """The lines with the cursor on them."""
    return [plain(line).strip() for line in lines if any(piece.selected for piece in line)]


def answer(panel: AnswerPanel) -> object:
    """The answer that a panel shows."""
    return panel.value


def typed(panel: AnswerPanel, digits: str) -> AnswerPanel:
    """The panel after these digits."""
    for digit in digits:
        assert panel.digit(int(digit))
    return panel


@pytest.mark.parametrize(
    "question", [AMOUNT, NUMBER, CHOICE, SEVERAL, BASKET, FEE], ids=lambda question: question.label
)
def test_a_panel_begins_with_the_default_answer_which_can_be_given(question: Question) -> None:
    panel = panel_for(question)
    assert answer(panel) == question.default
    assert panel.objection == ""


@of_each(product([AMOUNT, NUMBER, CHOICE, SEVERAL, BASKET, FEE], [38, 54, 94], [5, 11, 25]))
def test_a_panel_stays_within_its_cells_and_rows(question: Question, cells: int, height: int) -> None:
    panel = panel_for(question)
    for _step in range(6):
        lines = panel.lines(cells, height)
        assert len(lines) <= height
        assert all(width(line) <= cells for line in lines)
        panel.move(1)


# A number of a given set.


def test_a_number_is_changed_to_the_next_one_that_there_is() -> None:
    panel = panel_for(NUMBER)
    panel.change(1)
    assert answer(panel) == 6
    for _step in range(20):
        panel.move(-1)
    assert answer(panel) == 21
    for _step in range(20):
        panel.change(-1)
    assert answer(panel) == 3


@pytest.mark.parametrize(("digits", "number"), [("6", 6), ("12", 12), ("21", 21), ("216", 6), ("93", 3), ("44", 4)])
def test_a_number_is_typed_as_itself_and_no_line_of_a_list(digits: str, number: int) -> None:
    panel = typed(panel_for(NUMBER), digits)
    assert (answer(panel), panel.objection) == (number, "")


@pytest.mark.parametrize("digits", ["1", "5", "0"])
def test_a_number_that_there_is_not_can_be_typed_and_not_given(digits: str) -> None:
    panel = typed(panel_for(NUMBER), digits)
    assert panel.objection == f"{digits} is not possible, only 3, 4, 6, 7, 9, 12, 16, 21."


def test_arrows_go_on_from_what_was_typed() -> None:
    panel = typed(panel_for(NUMBER), "1")
    panel.change(1)
    assert answer(panel) == 3
    panel = typed(panel_for(NUMBER), "5")
    panel.change(-1)
    assert answer(panel) == 4


def test_all_numbers_are_seen_below_the_chosen_one() -> None:
    assert rows(panel_for(NUMBER)) == ["   ◂ 4 ▸", "   3 4 6 7 9 12 16 21"]


# An amount.


def test_an_amount_is_changed_by_one_within_its_bounds() -> None:
    panel = panel_for(AMOUNT)
    panel.change(1)
    assert answer(panel) == 25
    panel.change(-1)
    panel.move(1)
    assert answer(panel) == 23
    panel.move(-1)
    assert answer(panel) == 24
    for _step in range(40):
        panel.change(-1)
    assert answer(panel) == 2


@pytest.mark.parametrize(
    ("digits", "number"), [("7", 7), ("12", 12), ("25", 25), ("26", 6), ("125", 5), ("9", 9), ("0", 0)]
)
def test_an_amount_is_typed_and_what_is_too_much_begins_anew(digits: str, number: int) -> None:
    assert answer(typed(panel_for(AMOUNT), digits)) == number


def test_a_digit_after_an_arrow_begins_a_new_number() -> None:
    panel = panel_for(AMOUNT)
    for _step in range(23):
        panel.change(-1)
    assert answer(typed(panel, "1")) == 1
    panel.change(1)
    assert answer(typed(panel, "3")) == 3


def test_an_amount_below_its_bounds_is_objected_to_and_not_changed() -> None:
    panel = typed(panel_for(AMOUNT), "1")
    assert answer(panel) == 1
    assert "only 2 to 25" in panel.objection


def test_an_amount_shows_its_bounds() -> None:
    assert rows(typed(panel_for(AMOUNT), "4"))[0] == "   ◂ 4 ▸     from 2 to 25"


# A choice.


def test_a_choice_is_the_option_under_the_cursor() -> None:
    panel = panel_for(CHOICE)
    panel.move(1)
    assert answer(panel) == "joinery"
    panel.move(1)
    panel.move(1)
    assert answer(panel) == "brickworks"
    panel.move(-1)
    assert answer(panel) == "church"


def test_a_choice_is_made_by_the_number_beside_it() -> None:
    panel = typed(panel_for(CHOICE), "3")
    assert answer(panel) == "church"
    assert answer(typed(panel, "9")) == "church"
    assert rows(panel)[:2] == ["   1  Brickworks  2 wood, 1 clay", "   2  Joinery     3 wood"]


def test_a_choice_knows_neither_less_nor_more_nor_ticks() -> None:
    panel = panel_for(CHOICE)
    assert (panel.counts, panel.toggles, panel.has_ways) == (False, False, False)


# Several.


def test_space_and_numbers_tick_and_untick() -> None:
    panel = panel_for(SEVERAL)
    panel.toggle()
    assert answer(panel) == ("cattle",)
    typed(panel, "4")
    assert answer(panel) == ("cattle", "hides")
    typed(panel, "2")
    assert answer(panel) == ("hides",)


def test_more_ticks_and_less_unticks() -> None:
    panel = panel_for(SEVERAL)
    panel.change(-1)
    panel.change(-1)
    assert answer(panel) == ("cattle",)
    panel.change(1)
    panel.change(1)
    assert answer(panel) == ("coal", "cattle")


def test_too_many_ticks_are_objected_to() -> None:
    assert "Choose exactly 2, not 3" in typed(panel_for(SEVERAL), "3").objection


def test_ticks_are_seen_without_colour() -> None:
    assert rows(panel_for(SEVERAL)) == ["  1 [x] coal", "  2 [x] cattle", "  3 [ ] iron", "  4 [ ] hides"]


# A basket.


def test_a_basket_shows_what_is_there_and_how_much_is_in_it() -> None:
    assert rows(panel_for(BASKET)) == [
        "  fish            ◂  4 ▸  of 12",
        "  steel           ◂  3 ▸  of 3",
        "  7 in all, of 1 to 7",
    ]


def test_goods_are_put_in_and_taken_out_one_by_one() -> None:
    panel = panel_for(BASKET)
    panel.change(-1)
    assert answer(panel) == (("fish", 3), ("steel", 3))
    panel.move(1)
    panel.change(1)
    panel.change(-1)
    panel.change(-1)
    panel.change(-1)
    panel.change(-1)
    assert answer(panel) == (("fish", 3),)


def test_a_number_of_goods_is_typed_and_what_is_too_much_begins_anew() -> None:
    panel = typed(panel_for(BASKET), "12")
    assert answer(panel) == (("fish", 12), ("steel", 3))
    assert "1 to 7 in all, not 15" in panel.objection
    panel.move(1)
    assert answer(typed(panel, "2")) == (("fish", 12), ("steel", 2))
    assert answer(typed(panel, "5")) == (("fish", 12), ("steel", 3))


def test_the_number_of_another_good_is_typed_anew() -> None:
    panel = typed(panel_for(BASKET), "1")
    panel.move(1)
    panel.move(1)
    assert answer(typed(panel, "2")) == (("fish", 2), ("steel", 3))


def test_a_long_basket_follows_the_cursor() -> None:
    tokens = tuple(Token(f"good-{n}", message(f"good {n}"), 1) for n in range(16))
    panel = panel_for(Basket("sell", message("Which?"), tokens, 1, 16, 1, tuple(token.name for token in tokens)))
    panel.move(-1)
    lines = panel.lines(54, 11)
    assert marked(lines) == ["good 15         ◂  0 ▸  of 1"]
    assert plain(lines[-1]).strip() == "1 in all, of 1 to 16"


# A payment.


def test_a_payment_steps_through_its_ways_and_round() -> None:
    panel = panel_for(FEE)
    ways = FEE.answers(100)
    assert ways is not None
    assert len(ways) == 3
    for way in ways:
        assert answer(panel) == way
        panel.next_way()
    assert answer(panel) == ways[0]


def test_the_first_way_is_the_default_even_where_another_is_missed_as_little() -> None:
    tie = replace(FEE, dearness=(0.5, 1.5, 1.0))
    panel = panel_for(tie)
    first = answer(panel)
    for _way in range(2):
        panel.next_way()
        assert answer(panel) != first
    panel.next_way()
    assert answer(panel) == first


def test_every_way_of_a_payment_can_be_given() -> None:
    panel = panel_for(FEE)
    for _way in range(3):
        assert panel.objection == ""
        panel.next_way()


def test_a_payment_put_together_by_hand_is_checked() -> None:
    panel = panel_for(FEE)
    assert answer(panel) == (("bread", 1),)
    panel.change(-1)
    panel.change(1)
    assert "could be left out" in panel.objection
    panel.move(1)
    typed(panel, "0")
    assert "That is not enough" in panel.objection
    panel.move(1)
    panel.change(1)
    assert panel.objection == ""
    assert answer(panel) == (("fish", 1), ("francs", 1))


def test_a_payment_says_which_of_its_ways_is_shown() -> None:
    panel = panel_for(FEE)
    panel.next_way()
    assert rows(panel)[-1] == "  way 2 of 3"


def test_a_payment_with_one_way_has_none_to_step_to() -> None:
    only = Payment("fee", message("Fee"), (Token("fish", message("fish"), 3),), Due(((Sum((1,), 2),),)), (1.0,))
    assert not panel_for(only).has_ways


def test_kinds_that_are_not_there_are_not_shown() -> None:
    assert not any("Wood" in row for row in rows(panel_for(BASKET)))


# Letters of a title.


def test_a_letter_puts_the_cursor_on_its_option() -> None:
    panel = panel_for(CHOICE)
    panel.letters = {"joinery": "j"}
    assert panel.letter("j")
    assert panel.value == "joinery"
    assert "j  Joinery" in rows(panel)[1]


def test_a_letter_ticks_its_option_and_unticks_it() -> None:
    panel = panel_for(SEVERAL)
    panel.letters = {"iron": "i"}
    before = panel.value
    assert panel.letter("i")
    assert panel.letter("i")
    assert panel.value == before


def test_a_letter_gives_one_token_more_and_after_the_last_one_none() -> None:
    panel = panel_for(BASKET)
    panel.letters = {"steel": "s"}
    while dict(panel.value).get("steel", 0) < 3:  # type: ignore[arg-type]  # the answer to a basket is a bundle
        panel.letter("s")
    panel.letter("s")
    assert "steel" not in dict(panel.value)  # type: ignore[arg-type]  # the same


def test_a_letter_without_an_answer_is_a_key_like_any_other() -> None:
    panel = panel_for(CHOICE)
    panel.letters = {"windmill": "w"}
    assert not panel.letter("w")
    assert not panel.letter("j")
    assert not panel_for(AMOUNT).letter("w")


def test_where_one_token_is_asked_for_another_takes_its_place() -> None:
    one = Basket("for", message("Which?"), GOODS, low=1, high=1, aim=1, best_first=("wood",))
    panel = panel_for(one)
    for name in ("fish", "steel"):
        panel.change(1)
        assert panel.value == ((name, 1),)
        assert not panel.objection
        panel.move(1)


def test_a_letter_pressed_twice_keeps_the_one_token_that_is_asked_for() -> None:
    panel = panel_for(Basket("for", message("Which?"), GOODS, low=1, high=1, aim=1, best_first=("wood",)))
    panel.letters = {"fish": "f", "wood": "w"}
    for _press in range(2):
        panel.letter("f")
        assert panel.value == (("fish", 1),)
