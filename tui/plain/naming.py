"""Moves by what somebody types: numbers of the list, names as they are printed, the beginnings of their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from engine import Game, Move, Refused, format_move, parse
from screens.plain import PlainWords
from tui.plain.matching import Unclear, is_begun, is_same, meant, numbered, numeral

T = TypeVar("T")


class Typed(NamedTuple):
    """A move that was typed; `is_half` where so little of it was that it must be asked about."""

    move: Move
    is_half: bool = False


def line_meant(game: Game, words: PlainWords, typed: str, commands: Mapping[str, T]) -> Typed | T:
    """What a line says: a move in notation, by its number or by the beginnings of its words; or a command.

    Raises `Unclear` or `engine.EngineError`.
    """
    try:
        return Typed(parse(game, typed))
    except Refused:
        head, colon, answers = typed.partition(":")
        found = _without_answers(game, words, head, {} if colon else commands)
        if found is None:
            raise
        if not isinstance(found, Move):
            return found
        move = parse(game, f"{format_move(found)}:{answers}") if colon else found
        return Typed(move, _is_half(words, game, head, found))


def _without_answers(game: Game, words: PlainWords, typed: str, commands: Mapping[str, T]) -> Move | T | None:
    """The move, or the command, that is typed without answers; a move that is named in full need not be possible now.

    Raises `Unclear` where it could be several.
    """
    moves = game.moves()
    place = numbered(typed, len(moves))
    if place is not None:
        return moves[place]
    things: dict[str, Move | T] = {format_move(move): move for move in moves}
    found = meant(typed, things | dict(commands))
    if found is None:
        found = meant(typed, {words.describe(game, move): move for move in moves})
    return found or words.understood(game, typed) or _named(game, typed)


def _named(game: Game, typed: str) -> Move | None:
    """The move whose notation is typed but for hyphens and case, or by its beginnings, possible now or not."""
    rules = game.rules
    kinds = [kind for kind in rules.kinds_of_move if kind.needs_target]
    things = {f"{kind.words} {target}": kind(target) for kind in kinds for target in rules.targets(kind)}
    try:
        return meant(typed, things) if len(typed.split()) > 1 else None
    except Unclear:
        return None


def _is_half(words: PlainWords, game: Game, typed: str, move: Move) -> bool:
    """Whether so little of a move was typed that it must be asked about: not what it is about, or a part of a loss."""
    if numeral(typed) is not None or is_same(typed, format_move(move)):
        return False
    if is_same(typed, words.describe(game, move)):
        return False
    if words.understood(game, typed) == move:
        return words.loses(game, move)
    verb, *about = typed.split()
    # 'take 1' may mean the first line as well as what has a 1 in its name.
    said = verb if all(numeral(word) is not None for word in about) else typed
    return words.loses(game, move) or (bool(move.target) and is_begun(said, move.words))
