"""A move as one line of text, and back: log, saves, plain mode, bug reports and tests all use it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Protocol

from engine.errors import NotationError, Refused
from engine.moves import Answer, Move
from engine.questions import Question, answer_in_words
from engine.texts import Text, message
from engine.title import Title

LONGEST_LINE = 1000
_FORCED = re.compile(r"([1-9][0-9]{0,3}): (.+)")

Forced = Sequence[tuple[int, Answer]]
"""The answers of a move to questions that had no other, each with the number of its question from 1 on."""


class Asked(Protocol):
    """A game, as far as a line is read in it."""

    @property
    def rules(self) -> Title[Any]:
        """The rules of its title."""
        ...

    def questions(self, move: Move) -> list[Question]:
        """The questions after the move's answers, up to and including the next open one; raises `Refused`."""
        ...


def format_move(move: Move) -> str:
    """The move in notation: 'visit mill: fee 1 apple; sacks 4; with 2 nut'."""
    head = f"{move.words} {move.target}" if move.target else move.words
    if not move.answers:
        return head
    return f"{head}: {'; '.join(_answer(answer) for answer in move.answers)}"


def as_written(move: Move | str) -> str:
    """A move, which may be in notation already, in notation."""
    return move if isinstance(move, str) else format_move(move)


def _answer(answer: Answer) -> str:
    words = answer_in_words(answer.value)
    return f"{answer.label} {words}" if answer.label else words


def format_forced(forced: Forced) -> list[str]:
    """Answers without a choice as texts that `parse` takes: '1: fee 1 apple'."""
    return [f"{number}: {_answer(answer)}" for number, answer in forced]


def parse(game: Asked, line: str, forced: Iterable[str] = ()) -> Move:
    """The move that a line stands for, in the position of `game`.

    The answers may be incomplete, but those that stand there are checked. `forced` are answers that were given where
    there was no choice (`format_forced`): where there is one by now, they are the answer. Raises `NotationError`, which
    points at the word it stumbled over, or `Refused` where the words are understood but not allowed.
    """
    line = quotable(line)
    if len(line) > LONGEST_LINE:
        raise NotationError(message("The line is too long."), line[:20], 0)
    head, colon, tail = line.partition(":")
    move = _head(game, head)
    known = _by_number(forced)
    if not colon:
        return _with_forced(game, move, known)[0]
    column = len(head) + 1
    parts = tail.split(";")
    before = 0
    for part in parts:
        words = " ".join(part.split())
        start = column + len(part) - len(part.lstrip())
        column += len(part) + 1
        if not words:
            raise NotationError(message("An answer is missing after '{word}'.", word=line[:start].strip()), "", start)
        move, before = _with_forced(game, move, known, before)
        met = before + len(game.questions(move)) if known else 0
        longer = _with_answer(game, move, words, start)
        if longer is not move:
            move, before = longer, met
    return _with_forced(game, move, known, before)[0]


def _by_number(forced: Iterable[str]) -> dict[int, str]:
    found = (_FORCED.fullmatch(one) for one in forced)
    return {int(match[1]): match[2] for match in found if match is not None}


def _with_forced(game: Asked, move: Move, known: Mapping[int, str], before: int = 0) -> tuple[Move, int]:
    """The move with the known answers to the questions that are open now, and how many it answers or passes by.

    `before` is how many the move answered or passed by so far.
    """
    while known:
        pending = game.questions(move)
        number = before + len(pending)
        is_open = bool(pending) and pending[-1].only is None
        if not is_open or number not in known:
            break
        move, before = _with_answer(game, move, known[number], 0), number
    return move, before


def quotable(line: str) -> str:
    """The line as errors quote it, sign for sign: nothing in it can move a terminal's cursor."""
    if line.isprintable():
        return line
    return "".join(
        sign if sign.isprintable() else " " if sign.isspace() else "\N{REPLACEMENT CHARACTER}" for sign in line
    )


def _head(game: Asked, head: str) -> Move:
    found = list(re.finditer(r"\S+", head))
    words = [match[0] for match in found]
    if not words:
        raise NotationError(message("Nothing is written there."), "", 0)
    kinds = game.rules.kinds_of_move
    for verb, kind in _verbs(tuple(kinds)):
        if words[: len(verb)] != verb:
            continue
        rest = found[len(verb) :]
        if kind.needs_target and not rest:
            raise NotationError(message("'{word}' what?", word=kind.words), kind.words, found[0].start())
        if len(rest) > kind.needs_target:
            wrong = rest[kind.needs_target]
            raise NotationError(message("'{word}' is one word too many.", word=wrong[0]), wrong[0], wrong.start())
        if not kind.needs_target:
            return kind()
        if rest[0][0] not in kind.known:
            raise _unknown(rest[0][0], {target: target for target in kind.targets}, rest[0].start())
        return kind(rest[0][0])
    raise _unknown(words[0], {kind.words.split()[0]: kind.words for kind in kinds}, found[0].start())


@lru_cache(maxsize=16)
def _verbs(kinds: tuple[type[Move], ...]) -> tuple[tuple[list[str], type[Move]], ...]:
    """The words of each kind of move, the longest first."""
    return tuple(sorted(((kind.words.split(), kind) for kind in kinds), key=lambda verb: -len(verb[0])))


def _unknown(word: str, known: Mapping[str, str], column: int) -> NotationError:
    """The error for a word that is not among the known ones; they map to what should be suggested."""
    near = get_close_matches(word.lower(), known, 1)
    sentence: Text = (
        message("'{word}' is not known here: did you mean '{near}'?", word=word, near=known[near[0]])
        if near
        else message("'{word}' is not known here.", word=word)
    )
    return NotationError(sentence, word, column)


def _with_answer(game: Asked, move: Move, words: str, column: int) -> Move:
    """The move with the answer in `words`; an answer to a question that has no other is only checked.

    With its label an answer finds its question; without one it is for the next question that is open.
    """
    pending = game.questions(move)
    if not pending:
        raise NotationError(message("'{word}' answers no question of this move.", word=words), words, column)
    question = pending[-1]  # where one is open it is the last
    for labelled in pending:
        if labelled.label and words.startswith(labelled.label + " "):
            question = labelled
            words = words[len(labelled.label) + 1 :]
            column += len(labelled.label) + 1
            break
    try:
        value = question.settled(question.read(words))
    except Refused as refusal:
        place = words.find(refusal.word)
        raise NotationError(refusal.whole, refusal.word or words, column + max(place, 0)) from None
    return move if question.only is not None else move.answer(value, question.label)
