"""Moves by what somebody types: numbers of the list, names as they are printed, the beginnings of their words.

Where something is in doubt a yes or no is awaited, or another move in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from engine import Game, Move, NotationError, Refused, format_move, parse
from engine.texts.language import gettext as _, listed
from saves.called import also_called
from screens.plain import PlainWords
from screens.ways import Wishes
from screens.words import shown
from tui.plain.questions import answered
from tui.plain.typed_words import Unclear, is_begun, is_opened, is_same, meant, numbered, numeral

T = TypeVar("T")

_ARTICLES = ("the", "a", "an")

MOST_WORDS = 30
"""No move is called by more words, whatever articles are typed among them."""


class Typed(NamedTuple):
    """A move that was typed."""

    move: Move
    is_half: bool = False
    """Whether so little of it was typed that it must be asked about."""
    words: str = ""
    """What it is called then, where that is not what lists call it."""
    wishes: Wishes = ()
    """What is answered by itself where it is asked."""


def line_meant(game: Game, words: PlainWords, typed: str, commands: Mapping[str, T]) -> Typed | T:
    """What a line says: a move in notation, by its number or by the beginnings of its words; or a command.

    Raises `Unclear` or `engine.EngineError`.
    """
    try:
        return _instead(game, words, parse(game, typed)) or Typed(parse(game, typed))
    except Refused:
        parted = _parted(game, words, typed, commands)
        if parted is None:
            raise
        found, head, answers = parted
        if not isinstance(found, Move):
            return found
        if (instead := _instead(game, words, found)) is not None:
            return instead
        move = found if answers is None else _with_answers(game, found, answers)
        return Typed(move, _is_half(words, game, head, found))


def _parted(
    game: Game, words: PlainWords, typed: str, commands: Mapping[str, T]
) -> tuple[Move | T, str, str | None] | None:
    """The move or command that a line means, what of the line names it, and the answers after that, if there are any.

    None where it means nothing. Raises `Unclear` where it could mean several, `engine.Refused` where a move that asks
    something is named but not possible now.
    """
    head, colon, answers = typed.partition(":")
    if not colon and (parted := _answered_behind(game, words, typed, by_half=False)) is not None:
        return parted
    unclear = None
    try:
        found = _without_answers(game, words, head, {} if colon else commands)
        if found is not None:
            return found, head, answers if colon else None
    except Unclear as several:
        unclear = several
    if not colon and (parted := _answered_behind(game, words, typed, by_half=True)) is not None:
        return parted
    if unclear is not None:
        raise unclear
    return None


def _answered_behind(game: Game, words: PlainWords, typed: str, *, by_half: bool) -> tuple[Move, str, str] | None:
    """A move that asks something and is named by the first words of a line: its answer may follow without a colon."""
    said = typed.split()
    for length in range(min(len(said) - 1, MOST_WORDS), 0, -1):
        head = " ".join(said[:length])
        found = _by_half(game, words, head) if by_half else _in_notation(game, head)
        if found is not None and not is_same(typed, words.describe(game, found)) and game.ask(found) is not None:
            return found, head, " ".join(said[length:])
    return None


def _in_notation(game: Game, head: str, *, is_possible: bool = True) -> Move | None:
    """A move that is named in notation, and possible now if it is to be."""
    try:
        found = parse(game, head)
    except Refused:
        return None
    return found if not is_possible or found in game.moves() else None


def _by_half(game: Game, words: PlainWords, head: str) -> Move | None:
    """The one move that is named in words that may be beginnings, possible now or not."""
    try:
        found = _in_notation(game, head, is_possible=False)
        return _without_answers(game, words, head, {}) if found is None else found
    except Unclear:
        return None


def _with_answers(game: Game, move: Move, typed: str) -> Move:
    """A move with the answers that are typed, in notation or as a question takes them. Raises as `line_meant` does."""
    try:
        return parse(game, f"{format_move(move)}: {typed}")
    except Refused:
        for part in typed.split(";"):
            if (question := game.ask(move)) is None:
                raise
            said = part.strip().removeprefix(f"{question.label} ") if question.label else part.strip()
            try:
                move = move.answer(answered(question, said), question.label)
            except Refused as refusal:
                raise Refused(refusal.whole) from None
        return move


def _instead(game: Game, words: PlainWords, move: Move) -> Typed | None:
    """What leads to what a move that is not possible is about. Raises `Unclear` with the reason where nothing does."""
    goal = words.wanted(game, move)
    if goal is None:
        return None
    for way in goal.ways:
        if isinstance(way.move, Move):
            # Translators: a choice and more about it.
            called = _("{words} ({detail})").format(words=way.words, detail=shown(way.detail))
            return Typed(way.move, True, called, way.wishes)
    raise Unclear(goal.reason)


def _without_answers(game: Game, words: PlainWords, typed: str, commands: Mapping[str, T]) -> Move | T | None:
    """The move, or the command, that is typed without answers; a move that is named in full need not be possible now.

    Raises `Unclear` where it could be several.
    """
    moves = game.moves()
    place = numbered(typed, len(moves))
    if place is not None:
        return moves[place]
    things: dict[str, Move | T] = {format_move(move): move for move in moves}
    found = meant(typed, things | dict(commands)) or words.understood(game, typed)
    unclear = None
    if found is None:
        # A name comes before the other words of a line: 'go 1' is not to 2, where that would cost 1.
        try:
            found = _named(game, typed)
        except Unclear as several:
            unclear = several
    found = found or meant(typed, {words.describe(game, move): move for move in moves})
    if found is None and unclear is not None:
        raise unclear
    if found is not None:
        return found
    labels = _labels(words)
    return _named(game, typed, labels) or _about(typed, moves, labels)


def _labels(words: PlainWords) -> dict[str, tuple[str, ...]]:
    """What each thing of a title is called, by its name in notation: as it is shown, and in the other languages."""
    return {one.name: also_called(one.title) or (one.title,) for one in words.texts() if one.name}


def _about(typed: str, moves: Sequence[Move], labels: Mapping[str, Sequence[str]]) -> Move | None:
    """The move about what is typed by one of its names. Raises `Unclear` where there are several."""
    about = [move for move in moves if any(is_same(typed, label) for label in labels.get(move.target, ()))]
    if len(about) > 1:
        raise Unclear(_("'{typed}' could be {names}."), typed=typed, names=listed(map(format_move, about)))
    return about[0] if about else None


def _named(game: Game, typed: str, labels: Mapping[str, Sequence[str]] = MappingProxyType({})) -> Move | None:
    """The move, possible now or not, whose notation is typed but for hyphens, case, articles and ends of words.

    With `labels` by what the thing is called in place of its name there. Raises `Unclear` where it could be several.
    """
    rules = game.rules
    name = " ".join(word for word in typed.split() if word.casefold() not in _ARTICLES)
    if len(name.split()) < 2:
        return None
    kinds = [kind for kind in rules.kinds_of_move if kind.needs_target and is_opened(name, kind.words)]
    if not kinds:
        return None
    things = {
        f"{kind.words} {called}": kind(target)
        for kind in kinds
        for target in kind.targets
        for called in (labels.get(target, ()) if labels else (target,))
    }
    return meant(name, things)


def _is_half(words: PlainWords, game: Game, typed: str, move: Move) -> bool:
    """Whether so little of a move was typed that it must be asked about: not what it is about, or a part of a loss."""
    if numeral(typed) is not None or is_same(typed, format_move(move)):
        return False
    if is_same(typed, words.describe(game, move)):
        return False
    if words.understood(game, typed) == move:
        return words.loses(game, move)
    verb, *about = typed.split()
    if any(is_begun(typed, label) for label in _labels(words).get(move.target, ())):
        return True
    # 'take 1' may mean the first line as well as what has a 1 in its name.
    said = verb if all(numeral(word) is not None for word in about) else typed
    return words.loses(game, move) or (bool(move.target) and is_begun(said, move.words))


ONLY_TELL = ("table", "forecast", "scores", "log", "help", "moves", "save")
"""The commands that change nothing: they are carried out while something is in doubt."""


class Doubt(NamedTuple):
    """What is asked before something is done, to be answered by yes or no, and what is done upon yes."""

    question: str
    go_on: Callable[[], None]

    def instead(self, game: Game, words: PlainWords, typed: str) -> Typed:
        """The move that is typed where a yes or no is awaited; raises `Unclear` with the question where it is none."""
        try:
            return line_meant(game, words, typed, {})
        except (Unclear, NotationError):
            raise self.unanswered() from None

    def unanswered(self) -> Unclear:
        """What is said to what is no answer."""
        return Unclear(_("Answer this first. {question}"), question=self.question)
