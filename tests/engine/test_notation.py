"""A move as one line of text, and back."""

from __future__ import annotations

import re

import pytest

from engine import Game, Move, NotationError, Refused, format_move, parse
from engine.le_havre.moves import Buy, EndTurn, Enter, Feed, Supply, Take
from engine.le_havre.title import LE_HAVRE
from tests.engine.baking import ASKED, FEE, PAID, baked, bound_to_bake, energy, free_to_bake
from tests.engine.helpers import at_meal, play, player, red, table


def error(game: Game, line: str) -> NotationError:
    with pytest.raises(NotationError) as refused:
        parse(game, line)
    return refused.value


# Writing and reading.


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Take("wood"), "take wood"),
        (Buy("marketplace"), "buy marketplace"),
        (EndTurn(), "end turn"),
        (Supply(), "supply"),
        (
            Enter("bakehouse")
            .answer((("fish", 1),), "fee")
            .answer(4, "grain")
            .answer((("wood", 1), ("coal", 1)), "energy"),
            "enter bakehouse: fee 1 fish; grain 4; energy 1 wood, 1 coal",
        ),
        (Feed().answer((("smoked-fish", 2), ("francs", 3))), "feed: 2 smoked-fish, 3 francs"),
        (Enter("marketplace").answer(("grain", "coal"), "take"), "enter marketplace: take grain, coal"),
        (Enter("building-firm-1").answer("joinery", "build"), "enter building-firm-1: build joinery"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_move_is_written_as_one_line(move: Move, line: str) -> None:
    assert format_move(move) == line


def between_builds() -> Game:
    stacks = [["charcoal-kiln", "arts-centre"], [], []]
    game = red("2 fish, 9 wood, 9 clay, 9 brick", stacks=stacks, ships=["iron-ship-2"])
    play(game, "enter construction-firm ...")
    return game


def interest() -> Game:
    game = red("5 francs", loans=1, turn=2, window="before-supply")
    play(game, "supply")
    return game


def looking() -> Game:
    game = red(buildings=["marketplace"], specials=["zoo", "diner"])
    play(game, "enter marketplace ...")
    return game


def over() -> Game:
    game = red()
    play(game, "take clay")
    return game


def examples() -> dict[str, Game]:
    """Lines of every kind of move, each with a game in which it can be played."""
    return {
        "supply": red(window="before-supply"),
        "take clay": red(),
        baked(4): free_to_bake(),
        "enter fishery": red(town=["fishery"]),
        "enter local-court: return one": red(loans=3, town=["local-court"]),
        "enter building-firm-1: build arts-centre; material 1 wood, 1 brick": red(
            "1 wood, 1 clay, 1 brick", stacks=[["arts-centre"], ["charcoal-kiln"], []]
        ),
        "enter shipping-line: ships 1 wooden-ship, 1 iron-ship; energy 2 coal; cargo 2 fish, 2 clay": red(
            "3 fish, 3 clay, 2 coal, 9 wood", buildings=["shipping-line"], ships=["wooden-ship-2", "iron-ship-2"]
        ),
        "enter business-office: trade both; four 4 clay; good 1 fish; for leather": red(
            "9 clay, 1 fish", buildings=["business-office"]
        ),
        "enter bridge-over-the-seine: sell 3 clay, 1 brick": red(
            "6 clay, 2 brick", buildings=["bridge-over-the-seine"]
        ),
        "enter haulage-firm: spaces wood+clay": red(
            "3 francs", buildings=["haulage-firm"], offers="1 wood, 2 clay, 3 iron"
        ),
        "enter coal-trader: coal 2; charcoal 1; food 1 meat, 2 francs": red(
            "1 meat, 1 bread, 4 francs", buildings=["coal-trader"]
        ),
        "enter wharf-1: ship luxury-yacht; for iron-ship-4": red(
            "8 wood",
            buildings=["wharf-1"],
            ships=["iron-ship-2", "iron-ship-4"],
            town=["luxury-yacht"],
            harbour=["wooden-ship-2"],
        ),
        "buy building-firm-1": red("9 francs"),
        "buy wooden-ship-2": red("20 francs", harbour=["wooden-ship-2"]),
        "sell bakehouse": red(buildings=["bakehouse"]),
        "sell steel-ship-24": red(ships=["steel-ship-24"]),
        "repay": red("5 francs", loans=1),
        "end turn": over(),
        "pay interest": interest(),
        "borrow": at_meal(player()),
        "feed: 1 fish, 1 francs": at_meal(player("2 fish, 2 francs")),
        "build arts-centre: material 1 wood, 1 brick": between_builds(),
        "stop building": between_builds(),
        "put back": looking(),
        "swap specials": looking(),
        "pass": red(window="final", offers=""),
    }


def test_a_line_is_read_and_written_the_same() -> None:
    assert [format_move(parse(game, line)) for line, game in examples().items()] == list(examples())


def test_a_line_that_was_read_can_be_played() -> None:
    for line, start in examples().items():
        game = start.copy()
        game.play(line)
        assert format_move(game.history[-1]) == line


def test_there_is_an_example_of_every_kind_of_move() -> None:
    missing = {kind.words for kind in LE_HAVRE.kinds_of_move}
    for line in examples():
        missing -= {words for words in missing if re.match(rf"{words}\b", line)}
    assert not missing


# Typing.


@pytest.mark.parametrize(
    "line",
    [
        f"enter bakehouse: {FEE} fish; 4; {energy(4)} wood",
        f"enter bakehouse: {PAID}; 4; energy {energy(4)} wood",
        f"  enter   bakehouse :  {PAID} ;grain 4;   energy  {energy(4)}  wood ",
        f"enter bakehouse:{FEE} fish;4;{energy(4)} wood",
    ],
)
def test_answers_may_be_typed_without_labels_and_with_any_spaces(line: str) -> None:
    game = free_to_bake()
    assert format_move(parse(game, line)) == baked(4)


def test_a_franc_may_be_typed_in_the_singular() -> None:
    assert format_move(parse(at_meal(player("1 franc, 1 fish, 1 bread")), "feed: 1 franc, 1 fish")) == (
        "feed: 1 fish, 1 francs"
    )


def test_answers_are_put_in_their_canonical_order() -> None:
    game = red(buildings=["marketplace"])
    assert parse(game, "enter marketplace: take iron, coal") == parse(game, "enter marketplace: take coal, iron")


def test_answers_may_be_missing_while_a_line_is_read() -> None:
    game = free_to_bake()
    question = game.ask(parse(game, f"enter bakehouse: {PAID}"))
    assert question is not None
    assert question.label == "grain"


def test_answers_may_not_be_missing_when_a_line_is_played() -> None:
    with pytest.raises(Refused, match="An answer is missing: How much grain"):
        free_to_bake().play(f"enter bakehouse: {PAID}")


@pytest.mark.parametrize(
    "line",
    [
        "enter bakehouse: 3",
        "enter bakehouse: fee 1 meat; grain 3",
        f"enter bakehouse: fee 1 meat; 3; energy {energy(3)} wood",
        f"enter bakehouse: grain 3; energy {energy(3)} wood",
        f"enter bakehouse: 3; {energy(3)} wood",
    ],
)
def test_an_answer_that_is_forced_may_be_given_or_left_out(line: str) -> None:
    left_out, given = bound_to_bake(), bound_to_bake()
    left_out.play("enter bakehouse: grain 3")
    given.play(line)
    assert given.position == left_out.position


def test_a_forced_answer_that_was_given_is_not_written_again() -> None:
    assert format_move(parse(bound_to_bake(), f"enter bakehouse: fee 1 meat; grain 3; energy {energy(3)} wood")) == (
        "enter bakehouse: grain 3"
    )


def test_a_forced_answer_that_is_wrong_is_refused() -> None:
    assert str(error(bound_to_bake(), f"enter bakehouse: {PAID}; grain 3")) == (f"{ASKED}. You have no fish.")


def test_a_forced_meal_may_be_given_or_left_out() -> None:
    lines = ("feed", "feed: 1 meat")
    games = [at_meal(player("1 meat")) for _line in lines]
    for game, line in zip(games, lines, strict=True):
        game.play(line)
    assert games[0].position == games[1].position


def test_nothing_can_be_the_answer() -> None:
    game = free_to_bake()
    assert str(error(game, "enter bakehouse: fee nothing")) == f"{ASKED}. That is not enough."


# Errors.


@pytest.mark.parametrize(
    ("line", "sentence", "word", "column"),
    [
        ("", "Nothing is written there.", "", 0),
        ("   ", "Nothing is written there.", "", 0),
        ("tke wood", "'tke' is not known here: did you mean 'take'?", "tke", 0),
        ("  tke wood", "'tke' is not known here: did you mean 'take'?", "tke", 2),
        ("xyzzy", "'xyzzy' is not known here.", "xyzzy", 0),
        ("take", "'take' what?", "take", 0),
        ("take wod", "'wod' is not known here: did you mean 'wood'?", "wod", 5),
        ("take gold", "'gold' is not known here.", "gold", 5),
        ("enter bakehous", "'bakehous' is not known here: did you mean 'bakehouse'?", "bakehous", 6),
        ("take wood now", "'now' is one word too many.", "now", 10),
        ("supply now", "'now' is one word too many.", "now", 7),
        ("supply now and now", "'now' is one word too many.", "now", 7),
        ("end", "'end' is not known here: did you mean 'end turn'?", "end", 0),
        ("enter bakehouse:", "An answer is missing after 'enter bakehouse:'.", "", 16),
        (f"enter bakehouse: {FEE} fish;", f"An answer is missing after 'enter bakehouse: {FEE} fish;'.", "", 24),
        (f"enter bakehouse: {FEE} fish; many", "How much grain? 'many' is not a number.", "many", 25),
        (f"enter bakehouse: {FEE} fish; grain many", "How much grain? 'many' is not a number.", "many", 31),
        (f"enter bakehouse: {FEE} fish; 9", "How much grain? 9 is not possible, only 1 to 5.", "9", 25),
        (
            "enter bakehouse: fee fish",
            f"{ASKED}. 'fish' is not an amount such as 2 fish.",
            "fish",
            21,
        ),
        (
            "enter bakehouse: fee 1 gold",
            f"{ASKED}. 'gold' is of no use here.",
            "gold",
            23,
        ),
        (
            f"{baked(1)}; 7",
            "'7' answers no question of this move.",
            "7",
            53,
        ),
    ],
)
def test_an_error_says_in_one_line_what_is_wrong_and_where(line: str, sentence: str, word: str, column: int) -> None:
    found = error(free_to_bake(), line)
    assert (str(found), found.word, found.column) == (sentence, word, column)


def test_an_error_points_at_the_one_good_that_is_wrong() -> None:
    found = error(at_meal(player("2 fish, 2 francs")), "feed: 1 fish, 1 gold")
    assert (found.word, found.column) == ("gold", 16)


def test_a_line_of_endless_length_is_refused() -> None:
    assert str(error(free_to_bake(), "take wood" * 200)) == "The line is too long."


def test_a_building_that_cannot_be_entered_now_is_refused_and_not_unknown() -> None:
    with pytest.raises(Refused, match="The Church has not been built"):
        free_to_bake().play("enter church")


def test_a_refused_line_changes_nothing() -> None:
    game = free_to_bake()
    before = game.position.copy()
    error(game, f"enter bakehouse: {PAID}; grain 9")
    assert game.position == before


def test_reading_a_line_changes_nothing() -> None:
    game = free_to_bake()
    before = game.position.copy()
    parse(game, baked(4))
    assert game.position == before


@pytest.mark.parametrize("line", ["take wood\n", "take wood\t"])
def test_white_space_around_a_line_is_left_out(line: str) -> None:
    assert parse(free_to_bake(), line) == Take("wood")


@pytest.mark.parametrize("line", ["Take wood", "TAKE WOOD", "take Wood"])
def test_capital_letters_are_met_with_the_right_word(line: str) -> None:
    assert "did you mean" in str(error(free_to_bake(), line))


def test_an_answer_before_its_turn_is_refused_by_the_question_that_comes_first() -> None:
    sentence = str(error(free_to_bake(), f"enter bakehouse: grain 4; {PAID}"))
    assert sentence.startswith(f"{ASKED}. ")


# Moves.


def test_moves_with_the_same_answers_are_equal_whatever_their_labels() -> None:
    assert Enter("bakehouse").answer(4, "grain") == Enter("bakehouse").answer(4)


def test_an_answer_makes_a_new_move_and_leaves_the_old_one_as_it_is() -> None:
    move = Enter("bakehouse")
    move.answer(4, "grain")
    assert move.answers == ()


def test_a_move_without_its_answers_is_the_one_that_is_listed() -> None:
    game = free_to_bake()
    assert parse(game, f"enter bakehouse: {PAID}; grain 4").unanswered() in game.moves()


def test_names_of_players_play_no_part_in_notation() -> None:
    game = table(player(), player())
    game.play("take clay")
    assert format_move(game.history[0]) == "take clay"
