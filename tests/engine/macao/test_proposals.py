"""What is proposed first where cubes are given or taken: those that leave the most open in the turn."""

from __future__ import annotations

import pytest

from engine import Game, Question, parse
from engine.macao.colours import COLOURS
from engine.macao.proposals import Sparing, given, proposing
from engine.questions.question import answer_in_words
from tests.engine.macao.helpers import begun, laid, play, player


def asked(game: Game, line: str) -> Question:
    """The next question of a move in notation."""
    question = game.ask(parse(game, line))
    assert question is not None
    return question


def proposed(game: Game, line: str) -> str:
    """The answer to it that is proposed, in notation."""
    return answer_in_words(asked(game, line).default)


def test_a_card_that_costs_less_is_paid_so_that_another_one_can_be_activated_too() -> None:
    cards = ["potter", "tannery", "beggar"]  # blue black gray with a cube less, and two cards for a black one
    assert proposed(laid(player("1 blue, 1 black, 1 gray", "healer", tableau=cards[:2])), "activate potter") == (
        "1 blue, 1 gray"
    )


def test_what_the_card_itself_costs_is_not_kept_for_it() -> None:
    game = laid(player("1 blue, 1 black, 1 gray", "healer", tableau=["potter", "trader"]))
    assert proposed(game, "activate potter") == "1 black, 1 gray"


def test_a_quarter_is_paid_with_what_no_card_needs() -> None:
    game = laid(player("1 blue, 1 violet, 1 red", "night-watchman", tableau=["trader", "money-changer"]))
    assert proposed(game, "claim q18") == "1 violet"


@pytest.mark.parametrize(("card", "spared"), [("trader", "red"), ("money-changer", "blue")])
def test_a_step_of_the_ship_costs_the_cube_that_no_card_needs(card: str, spared: str) -> None:
    game = laid(player("1 red, 1 blue", tableau=[card]))
    assert proposed(game, "sail s01") == spared


def test_free_steps_come_before_any_cube() -> None:
    game = laid(player("1 red, 1 blue", "sailmakers-shop", tableau=["trader"]))
    game.play("use sailmakers-shop")
    assert proposed(game, "sail s01") == "free"


def test_spaces_on_the_wall_cost_cubes_of_several_colours_where_that_leaves_more_open() -> None:
    game = laid(player("2 red, 2 blue", tableau=["trader", "money-changer"]))
    question = game.ask(parse(game, "wall").answer(2, "spaces"))
    assert question is not None
    assert answer_in_words(question.default) in ("2 red, 1 blue", "1 red, 2 blue")


def test_the_gold_digger_is_given_what_no_card_needs() -> None:
    game = laid(player("3 red, 3 blue, 1 gray", "gold-digger", tableau=["finance-3", "justice-3"]))
    assert proposed(game, "use gold-digger") in ("2 red, 1 gray", "3 red")


def test_a_cube_is_taken_of_the_colour_that_makes_a_card_ready() -> None:
    game = laid(player("1 gray, 1 violet", "money-changer", tableau=["helmsman"], gold=5))
    assert proposed(game, "use money-changer") == "1 red"


def test_no_more_gold_is_paid_for_cubes_than_opens_something() -> None:
    game = laid(player("1 black", "nobleman", tableau=["juggler"], gold=9))
    assert proposed(game, "use nobleman") == "1 green"


def test_cubes_are_exchanged_for_those_that_a_card_lacks() -> None:
    game = laid(player("2 black", "tannery", tableau=["juggler"]))
    assert proposed(game, "use tannery") == "1 green"


def test_a_joker_tile_is_a_cube_where_that_opens_something_and_gold_otherwise() -> None:
    quarters = " ".join(f"q{number:02}" for number in range(1, 31))
    ready = laid(player("1 black", tableau=["juggler"], jokers=1), player(quarters=quarters))
    assert proposed(ready, "joker") == "1 green"
    done = laid(player("1 black", jokers=1), player(quarters=quarters))
    assert proposed(done, "joker") == "1 coins"


def test_the_cathedral_is_given_the_colours_that_nothing_needs() -> None:
    quarters = " ".join(f"q{number:02}" for number in range(1, 31))
    game = laid(player("1 red, 1 blue, 1 gray", "cathedral", tableau=["trader"]), player(quarters=quarters))
    assert proposed(game, "use cathedral") == "red, gray"


def test_nothing_but_the_order_of_the_answers_is_changed() -> None:
    game = laid(player("1 blue, 1 black, 1 gray", "healer", tableau=["potter", "tannery"]))
    move = parse(game, "activate potter")
    plain = game.questions(move)[-1]
    assert sorted(plain.answers(99) or ()) == sorted(proposing(game.position, move, plain).answers(99) or ())


def test_start_cubes_are_asked_for_as_they_always_were() -> None:
    game = begun(2)
    while game.moves()[0].words != "lay":
        game.play(game.moves()[0])
    assert game.ask(game.moves()[0]) == game.questions(game.moves()[0])[-1]


def test_a_power_that_takes_cubes_counts_more_than_a_quarter() -> None:
    game = laid(player("1 red, 1 blue", "military-3"), player(quarters="q11"))  # blue alone pays a quarter
    assert [COLOURS[colour] for colour in given(game.position, 0, 1)] == ["blue"]


def test_where_no_quarter_may_be_taken_any_more_none_counts() -> None:
    game = laid(player("1 red, 1 blue", tableau=["mint"]))
    assert Sparing(game.position, 0).ways((0, 1, 0, 0, 0, 0)) == (1, 1)
    play(game, "claim q11")
    assert Sparing(game.position, 0).ways((0, 1, 0, 0, 0, 0)) == (0, 0)
