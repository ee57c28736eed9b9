"""The moves of a decision: none is a dead end, each can be written down, and what is refused changes nothing."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from engine import Game, Move, NotationError, Refused, format_move, parse
from engine.notation import format_forced
from engine.questions import answer_in_words
from tests.conformance.played import Record, asked, completed

FEW = 60


def test_no_move_is_a_dead_end(record: Record) -> None:
    for game in record.moments:
        for move in game.moves():
            after, complete, _events = game.tried(move)
            assert (complete.unanswered(), after.history) == (move, (complete,))


def test_no_answer_leads_into_a_dead_end(record: Record) -> None:
    rng = Random(record.seed)
    for game in record.moments:
        for move in game.moves():
            Game(game.rules, game.options, game.position).play(completed(game, move, rng))


def test_moves_are_named_once_and_without_answers(record: Record) -> None:
    for game in record.moments:
        moves = game.moves()
        assert len(set(moves)) == len(moves)
        assert [move for move in moves if move.answers] == []


def test_a_move_is_of_a_kind_of_the_phase_and_has_a_target_that_its_kind_knows(record: Record) -> None:
    rules = record.game.rules
    for game in record.moments:
        for move in game.moves():
            assert type(move) in rules.phases[rules.phase_of(game.position)].performs
            assert move.target in move.targets


def test_a_move_is_read_back_from_its_line(record: Record) -> None:
    for game, played in record.stages():
        assert parse(game, format_move(played.move)) == played.move


def test_answers_without_a_choice_are_read_back_too(record: Record) -> None:
    for game, played in record.stages():
        if played.forced:
            assert parse(game, format_move(played.move), format_forced(played.forced)) == played.move


def test_a_line_is_one_line_and_no_longer_than_is_read(record: Record) -> None:
    for move in record.game.history:
        assert format_move(move).isprintable()
        assert len(format_move(move)) < 1000


def test_every_answer_is_read_back_from_its_words(record: Record) -> None:
    for game in record.moments:
        for _move, question in asked(game, Random(record.seed)):
            for answer in question.answers(FEW) or (question.default,):
                assert question.settled(question.read(answer_in_words(answer))) == answer == question.settled(answer)


def test_the_answers_of_a_question_are_several_with_the_usual_one_before_the_others(record: Record) -> None:
    for game in record.moments:
        for _move, question in asked(game, Random(record.seed)):
            answers = question.answers(FEW)
            assert question.only is None
            assert answers is None or (len(set(answers)) == len(answers) > 1 and answers[0] == question.default)


def test_every_answer_that_is_offered_can_be_given(record: Record) -> None:
    for game in record.moments:
        for move, question in asked(game, Random(record.seed)):
            for answer in (question.answers(12) or ())[1:]:
                game.tried(move.answer(answer, question.label))


def writable(game: Game) -> list[Move]:
    """Every move that can be written down, without its answers."""
    return [kind(target) for kind in game.rules.kinds_of_move for target in kind.targets]


def test_a_refused_move_changes_nothing_and_says_why(record: Record) -> None:
    rng = Random(record.seed)
    for game in record.moments:
        before, moves = pickle.dumps(game.position), game.moves()
        impossible = [move for move in writable(game) if move not in moves]
        for move in rng.sample(impossible, min(FEW, len(impossible))):
            with pytest.raises(Refused) as caught:
                game.play(move)
            assert str(caught.value).strip()
        assert (pickle.dumps(game.position), game.moves(), game.copy().history) == (before, moves, game.history)


NONSENSE: tuple[Any, ...] = ("nonsense", -1, 10**9, ("nonsense",), (("nonsense", 1),), None, 1.5)
"""What a file or a pipe may hold in place of an answer."""


def test_a_refused_answer_changes_nothing(record: Record) -> None:
    for game in record.moments:
        before = pickle.dumps(game.position)
        for move in game.moves():
            if game.ask(move) is not None:
                for nonsense in NONSENSE:
                    with pytest.raises(Refused):
                        game.play(move.answer(nonsense))
        assert pickle.dumps(game.position) == before


def test_a_target_that_there_is_not_is_refused(record: Record) -> None:
    game = record.moments[0]
    for kind in game.rules.kinds_of_move:
        for target in ("", "nowhere", "../..", "a b")[0 if kind.needs_target else 1 :]:
            with pytest.raises(Refused):
                game.play(kind(target))


def test_a_move_that_another_title_has_is_refused(record: Record) -> None:
    class Foreign(Move, words="juggle"):
        __slots__ = ()

    with pytest.raises(Refused):
        record.moments[0].play(Foreign())


def test_a_line_that_is_no_move_is_answered_with_the_word_at_fault(record: Record) -> None:
    for line in ("", ":", "juggle", "juggle: 3", "\x1b[2J", "undo", ";;;"):
        with pytest.raises(NotationError) as caught:
            record.moments[0].play(line)
        assert str(caught.value).isprintable()
