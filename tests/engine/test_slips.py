"""Lines as they are typed, each with one or two slips in it, in every kind of decision and after the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import pytest

from engine import Game, Move, Refused, format_move
from engine.le_havre.deck import CARDS
from engine.le_havre.title import LE_HAVRE
from tests.engine.decisions import DECISIONS, over
from tests.engine.helpers import player, red
from tests.engine.random_play import GOODS, by_chance, completed


def trading() -> Game:
    """A free choice of buildings that ask every kind of question."""
    return red(
        "9 francs, 3 fish, 2 bread, 4 wood, 4 clay, 2 brick, 3 iron, 2 coal, 3 grain, 2 cattle, 1 hides",
        buildings=["marketplace", "zoo"],
        ships=["wooden-ship-2", "iron-ship-2"],
        loans=1,
        town=["bakehouse", "wharf-1", "shipping-line", "bridge-over-the-seine", "coal-trader", "business-office"],
        stacks=[["fishery"], ["bakery"], ["sawmill"]],
        harbour=["iron-ship-4"],
        green=player("5 francs", buildings=["diner"], person="diner"),
    )


BEGINNINGS: dict[str, Callable[[], Game]] = {
    **{decision: begin for decision, (begin, _called, _known) in DECISIONS.items()},
    "a full table": trading,
    "the end": over,
}


THINGS = [*GOODS, "francs", *(card.name for card in CARDS), "wooden-ship-2", "luxury-liner-30"]


NUMBERS = ("-1", "-999", "0", "7", "13", "99", "100000", "9" * 40, "1.5", "1e3", "\N{MINUS SIGN}2", "+1", "two", "")


SIGNS = "aeioux_-'\"{}%"


def legal_line(game: Game, rng: Random) -> str:
    """A legal move as it is written, with random answers."""
    return format_move(completed(game, rng.choice(game.moves()), by_chance(rng)))


def another_move(line: str, rng: Random) -> str:
    """A move that may belong to another decision, or to nobody, with the answers of this one."""
    kind = rng.choice(LE_HAVRE.kinds_of_move)
    target = rng.choice(THINGS) if kind.needs_target else ""
    _head, colon, answers = line.partition(":")
    return f"{kind.words} {target}".strip() + colon + answers


def another_number(line: str, rng: Random) -> str:
    """One number is negative, huge, zero, broken, spelt out or missing."""
    return _one_replaced(r"(?<![\w-])\d+", line, rng.choice(NUMBERS), rng)


def another_thing(line: str, rng: Random) -> str:
    """One name is that of a good, a card or a ship that one may not have."""
    return _one_replaced(r"[a-z][a-z0-9-]+", line, rng.choice(THINGS), rng)


def a_wrong_name(line: str, rng: Random) -> str:
    """One letter of a name is missing, doubled, swapped, capital or another one."""
    place = rng.choice([match.start() for match in re.finditer(r"\w", line)] or [0])
    letter, after = line[place : place + 1], line[place + 1 :]
    slips = (
        after,
        letter * 2 + after,
        after[:1] + letter + after[1:],
        letter.upper() + after,
        rng.choice(SIGNS) + after,
    )
    return line[:place] + rng.choice(slips)


def moved_words(line: str, rng: Random) -> str:
    """A word is missing, doubled or somewhere else."""
    words = line.split(" ")
    word = words.pop(rng.randrange(len(words)))
    for _copy in range(rng.randrange(3)):
        words.insert(rng.randint(0, len(words)), word)
    return " ".join(words)


def moved_answers(line: str, rng: Random) -> str:
    """The answers are shuffled, and some of them missing or given twice."""
    head, _colon, tail = line.partition(":")
    answers = [*tail.split(";"), rng.choice(["fee 1 fish", "grain 2", "nothing", "clay", "1 franc, 1 fish", ""])]
    return f"{head}: " + "; ".join(part.strip() for part in rng.sample(answers, rng.randint(1, len(answers))))


def _one_replaced(pattern: str, line: str, by: str, rng: Random) -> str:
    """The line with one of the places that match a pattern replaced; where there is none it stands at the end."""
    found = list(re.finditer(pattern, line))
    if not found:
        return f"{line} {by}"
    place = rng.choice(found)
    return line[: place.start()] + by + line[place.end() :]


SLIPS = (another_move, another_number, another_thing, a_wrong_name, moved_words, moved_answers)


@dataclass(frozen=True, slots=True)
class Typed:
    """A line that was typed in a decision, and what came of it."""

    where: str
    slip: str
    line: str
    error: Exception | None
    is_listed: bool
    """Whether the move that it stands for is one that the game lists, with answers that its questions list."""
    is_unchanged: bool
    """Whether the game is after it as it was before."""


@lru_cache(maxsize=2)
def typed(lines: int) -> list[Typed]:
    """So many lines with slips, typed one after the other in all decisions in turn."""
    rng = Random(lines)
    begun = {where: begin() for where, begin in BEGINNINGS.items()}
    found = []
    for number in range(lines):
        where, game = list(begun.items())[number % len(begun)]
        line = legal_line(begun["a full table"] if game.decision is None or rng.random() < 0.1 else game, rng)
        for _again in range(rng.randint(1, 2)):
            slip = rng.choice(SLIPS)
            line = slip(line, rng)
        found.append(_typed(where, slip.__name__, line, game))
    return found


def _typed(where: str, slip: str, line: str, game: Game) -> Typed:
    position, history, moves = game.position.copy(), game.history, game.moves()
    try:
        game.play(line)
    except Exception as error:
        is_unchanged = (game.position, game.history, game.moves()) == (position, history, moves)
        return Typed(where, slip, line, error, is_listed=False, is_unchanged=is_unchanged)
    move = game.history[-1]
    game.undo()
    return Typed(where, slip, line, None, is_listed(game, move), is_unchanged=False)


def is_listed(game: Game, move: Move) -> bool:
    """Whether the game lists a complete move, and each of its questions the answer."""
    begun = move.unanswered()
    if begun not in game.moves():
        return False
    for answer in move.answers:
        question = game.ask(begun)
        if question is None or answer.value not in (question.answers(20_000) or [answer.value]):
            return False
        begun = begun.answer(answer.value, question.label)
    return game.ask(begun) is None


LINES_TRIED = pytest.mark.parametrize("lines", [1_000, pytest.param(10_000, marks=pytest.mark.long)])


def refused_lines(lines: int) -> list[Typed]:
    """The lines that were refused."""
    return [one for one in typed(lines) if one.error is not None]


@LINES_TRIED
def test_a_line_with_a_slip_is_refused_by_the_rules_or_is_a_listed_move(lines: int) -> None:
    assert not [one for one in typed(lines) if one.error is None and not one.is_listed]
    assert not [one for one in refused_lines(lines) if not isinstance(one.error, Refused)]


@LINES_TRIED
def test_a_line_that_is_refused_changes_nothing(lines: int) -> None:
    assert not [one for one in refused_lines(lines) if not one.is_unchanged]


@LINES_TRIED
def test_a_refused_line_is_answered_in_words_on_one_line(lines: int) -> None:
    told = [str(one.error) for one in refused_lines(lines)]
    assert not [sentence for sentence in told if not sentence.isprintable() or not re.search("[a-z]{3}", sentence)]
    assert not [sentence for sentence in told if sentence != " ".join(sentence.split()) and "'" not in sentence]


def unquoted(one: Typed) -> str:
    """What a refusal says, without the words of the line that it answers."""
    words = sorted(set(filter(None, re.split(r"[\s,:;]+", one.line))), key=len, reverse=True)
    return re.sub("|".join(map(re.escape, words)), "", str(one.error)) if words else str(one.error)


@LINES_TRIED
def test_no_refusal_shows_the_insides_of_the_program(lines: int) -> None:
    insides = re.compile(r"[<>{}\[\]\\_=%]|\b(None|True|False|Error|Exception|Traceback|object)\b|\('")
    told = [(one.line, unquoted(one)) for one in refused_lines(lines)]
    assert not [(line, sentence) for line, sentence in told if insides.search(sentence)]


@LINES_TRIED
def test_after_the_end_no_line_is_played(lines: int) -> None:
    assert not [one for one in typed(lines) if one.where == "the end" and one.error is None]


@pytest.mark.parametrize("slip", [slip.__name__ for slip in SLIPS])
def test_every_kind_of_slip_is_made_and_refused_in_every_decision(slip: str) -> None:
    assert {one.where for one in refused_lines(1_000) if one.slip == slip} == set(BEGINNINGS)
