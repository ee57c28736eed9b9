"""Answers to questions that had no other: noted beside a move, and read again where there is a choice by now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine import Amount, Choice, Game, NotationError, Number, Option, Question, format_move, parse
from engine.notation import format_forced
from engine.texts import message
from engine.title import Steps
from tests.toy.position import Beach
from tests.toy.rules import FLOTSAM


def asks(questions: Sequence[Question], position: Beach) -> Steps:
    """In Flotsam, where whoever draws is asked questions first, and answers are told."""
    answers = []
    for question in questions:
        answers.append((yield question))
    position.snatched = tuple(map(str, answers))


def shells(*numbers: int, label: str = "shells") -> Number:
    return Number(label, message("How many?"), numbers, numbers[0])


def kinds(*names: str, label: str = "take") -> Choice:
    return Choice(label, message("Which?"), tuple(Option(name, message(name)) for name in names))


def asking(*questions: Question) -> Game:
    rules = replace(FLOTSAM, follows=lambda _performer, position, _move, _events: asks(questions, position))
    return Game(rules, {"players": ["Ada", "Bo"], "variant": "neap"})


def read(game: Game, line: str, *forced: str) -> Sequence[object]:
    """The answers of the move that a line stands for."""
    return [answer.value for answer in parse(game, line, forced).answers]


def test_an_answer_without_a_choice_is_noted_with_the_number_of_its_question() -> None:
    game = asking(kinds("cask", "amber"), shells(4), kinds("rudder"))
    game.play("draw: cask")
    assert format_forced(game.last[0].forced) == ["2: shells 4", "3: take rudder"]


def test_it_is_no_answer_of_the_move() -> None:
    game = asking(kinds("cask", "amber"), shells(4))
    game.play("draw: cask")
    assert format_move(game.history[0]) == "draw: take cask"


def test_a_move_that_left_a_choice_everywhere_has_none() -> None:
    game = asking(kinds("cask", "amber"))
    game.play("draw: cask")
    assert game.last[0].forced == ()


def test_an_answer_without_a_label_is_noted_alone() -> None:
    game = asking(Amount("", message("How many?"), 3, 3, "shell"))
    game.play("draw")
    assert format_forced(game.last[0].forced) == ["1: 3"]


def test_where_there_is_a_choice_by_now_the_noted_answer_is_taken() -> None:
    assert read(asking(shells(2, 4, 7)), "draw", "1: shells 4") == [4]


def test_where_there_is_still_no_choice_the_noted_answer_is_not_needed() -> None:
    assert read(asking(shells(4), kinds("cask", "amber")), "draw: amber", "1: shells 4") == ["amber"]


@pytest.mark.parametrize("line", ["draw: take amber; take rudder", "draw: amber; rudder"])
def test_noted_answers_stand_between_those_of_the_line(line: str) -> None:
    game = asking(kinds("cask", "amber"), shells(1, 4), kinds("rudder", "bottle"), shells(2, 7))
    assert read(game, line, "2: shells 4", "4: shells 7") == ["amber", 4, "rudder", 7]


def test_several_in_a_row_are_taken() -> None:
    game = asking(shells(1, 4), shells(2, 7), kinds("cask", "amber"))
    assert read(game, "draw: amber", "1: shells 4", "2: shells 7") == [4, 7, "amber"]


def test_one_that_a_line_repeats_is_passed_by() -> None:
    game = asking(shells(4), kinds("cask", "amber"), shells(2, 7))
    assert read(game, "draw: shells 4; take amber", "1: shells 4", "3: shells 7") == ["amber", 7]


def test_without_a_noted_answer_a_question_stays_open() -> None:
    game = asking(shells(1, 4), kinds("cask", "amber"))
    assert read(game, "draw", "1: shells 4") == [4]
    assert game.ask(parse(game, "draw", ["1: shells 4"])) == kinds("cask", "amber")


def test_a_noted_answer_that_is_none_any_more_is_refused() -> None:
    with pytest.raises(NotationError, match="only 2, 7"):
        parse(asking(shells(2, 7)), "draw", ["1: shells 4"])


@pytest.mark.parametrize("nonsense", ["", "shells 4", "0: shells 4", "one: shells 4", "99999: shells 4", "9: shells 4"])
def test_a_note_that_belongs_to_no_question_is_passed_over(nonsense: str) -> None:
    assert read(asking(shells(2, 4)), "draw: shells 2", nonsense) == [2]


def test_a_game_played_by_its_lines_and_notes_is_the_same() -> None:
    before = asking(shells(4), kinds("cask", "amber"), kinds("rudder"))
    before.play("draw: amber")
    by_now = asking(shells(2, 4), kinds("bottle", "cask", "amber"), kinds("rudder", "compass"))
    by_now.play(parse(by_now, format_move(before.history[0]), format_forced(before.last[0].forced)))
    assert by_now.position == before.position
