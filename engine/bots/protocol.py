"""What is said to a player outside of Havre, and what its answers mean: lines of JSON (docs/players.md).

Nothing here reads or writes: whoever runs the player carries the lines. What a player is told is what its seat may
know, and nothing in it depends on anything else.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple

from engine.about import About
from engine.bots.player import whose
from engine.errors import Refused
from engine.game import Game
from engine.moves import Move
from engine.notation import format_move, parse
from engine.past import Played
from engine.questions import Question
from engine.questions.question import Tokens
from engine.texts import N_, Text, Value, message

PROTOCOL: Final = 1
"""The number of the protocol; it grows when a program written for an earlier one would fail."""

MOST_ANSWERS: Final = 400
"""So many answers of a question are sent at most."""

_ROOM: Final = 40_000
"""So many signs the answers of a question have together at most, so that their line is never too long."""

_TRIES: Final = 4 * MOST_ANSWERS
"""So often an answer is drawn where there are more than can be listed."""

JsonLine = dict[str, Any]
"""A message as an object of JSON; its `type` says which."""


class Limits(NamedTuple):
    """What a player has: seconds for a choice, megabytes of memory, bytes for a line."""

    seconds: float = 5.0
    megabytes: int = 512
    line: int = 65_536


class Foul(Exception):
    """What a player does for which it loses its seat: a template of a sentence, of the {player} and other values."""

    def __init__(self, template: str, **values: Value) -> None:
        super().__init__(template, values)
        self._template = template
        self._values = values

    def sentence(self, player: str) -> Text:
        """What is said of it."""
        return message(self._template, player=player, **self._values)


class Talk:
    """What is said to a player, game after game; it remembers how much of the last one the player has been told."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._start: JsonLine = {}
        self._told: tuple[Move, ...] = ()

    def hello(self) -> JsonLine:
        """The first message, which is answered by a greeting."""
        seconds, megabytes, line = self._limits
        limits = {"seconds": seconds, "megabytes": megabytes, "line": line}
        return {"type": "hello", "protocol": PROTOCOL, "limits": limits}

    def greeting(self, line: bytes) -> str:
        """What the player calls itself in its greeting, or nothing; raises `Foul` for what is none."""
        found = _object(line)
        if found.get("type") != "hello" or found.get("protocol") != PROTOCOL:
            raise Foul(N_("{player} did not say hello."))
        name = found.get("name", "")
        return name if isinstance(name, str) else ""

    def to_choose(self, game: Game) -> list[JsonLine]:
        """All that the seat that must decide is to be told by now, the choice last.

        Where the game is another one than before, or moves were taken back, it is told from its start on. Raises
        `ValueError` if it is over.
        """
        return [*self._news(game, whose(game)), self._choice(game)]

    def over(self, game: Game, seat: int) -> list[JsonLine]:
        """What a seat is told at the end of a game."""
        scores = [{name: score[name] for name in ("name", "total", "place")} for score in game.scores(seat)]
        return [*self._news(game, seat), {"type": "over", "scores": scores, "table": game.table(seat)}]

    def heard(self, game: Game, line: bytes) -> Move | JsonLine:
        """The move that is chosen, or the message that answers what was asked; raises `Foul`."""
        found = _object(line)
        match found:
            case {"move": str(words)}:
                return _whole(game, words)
            case {"ask": str(words)}:
                return question(game, _read(game, words))
        raise Foul(N_("{player} answered with neither a move nor a question."))

    def _choice(self, game: Game) -> JsonLine:
        decision = game.decision
        return {
            "type": "choose",
            "decision": "" if decision is None else decision.kind,
            "prompt": "" if decision is None else str(decision.prompt),
            "seconds": self._limits.seconds,
            "moves": [format_move(move) for move in game.moves()],
            "table": game.table(whose(game)),
        }

    def _news(self, game: Game, seat: int) -> Iterator[JsonLine]:
        """What has happened since the player was told something, from the start of the game on where it is another."""
        past = tuple(_past(game))
        moves = tuple(played.move for played in past)
        begun = _start(game, seat)
        if begun != self._start or moves[: len(self._told)] != self._told:
            self._start, self._told = begun, ()
            yield begun | {"table": game.up_to(0).table(seat)}
        for played in past[len(self._told) :]:
            yield _happened(game, played, seat)
        self._told = moves


def question(game: Game, move: Move) -> JsonLine:
    """The next question of a move with its answers, each as the line that the move becomes by it; raises `Foul`.

    Where nothing is open any more the move is complete: it has no answers.
    """
    try:
        open_one = game.ask(move)
    except Refused as refusal:
        raise _cheats(refusal) from refusal
    words = format_move(move)
    if open_one is None:
        return {"type": "question", "move": words, "complete": True, "answers": [], "more": False}
    answers, is_all = _answers(open_one, move)
    return {
        "type": "question",
        "move": words,
        "complete": False,
        "label": open_one.label,
        "prompt": str(open_one.prompt),
        **_bounds(open_one),
        "answers": answers,
        "more": not is_all,
    }


def _start(game: Game, seat: int) -> JsonLine:
    about: About = game.about
    rules = {rule.name: game.options.get(rule.name, rule.usual) for rule in about.rules}
    return {
        "type": "new",
        "title": game.title,
        "edition": about.edition,
        "variant": game.options.get("variant", about.usual_variant),
        "rules": {name: list(value) if isinstance(value, tuple) else value for name, value in rules.items()},
        "players": list(game.names),
        "seat": seat,
    }


def _past(game: Game) -> Iterator[Played]:
    return (played for step in game.steps for played in step)


def _happened(game: Game, played: Played, seat: int) -> JsonLine:
    """What a seat may know of a move: what others answered in theirs only where nobody has a secret."""
    is_known = played.seat == seat or not game.has_secrets
    return {
        "type": "happened",
        "seat": played.seat,
        "move": format_move(played.move) if is_known else None,
        "events": [str(event.text_for(seat)) for event in played.events],
    }


def _answers(asked: Question, move: Move) -> tuple[list[str], bool]:
    """Lines that answer a question, the most sensible first, and whether they are all."""
    listed = asked.answers(MOST_ANSWERS)
    is_all = listed is not None
    if listed is None:  # what is drawn depends on the question alone
        rng = Random(0)
        drawn = (asked.random(rng) for _try in range(_TRIES))
        listed = tuple(islice(dict.fromkeys((asked.default, *drawn)), MOST_ANSWERS))
    lines: list[str] = []
    room = _ROOM
    for value in listed:
        line = format_move(move.answer(value, asked.label))
        room -= len(line)
        if room < 0:
            return lines, False
        lines.append(line)
    return lines, is_all


def _bounds(asked: Question) -> JsonLine:
    """What of a question helps to find answers that are not listed: how many tokens of each kind there are."""
    return {"tokens": {token.name: token.have for token in asked.tokens}} if isinstance(asked, Tokens) else {}


def _object(line: bytes) -> JsonLine:
    try:
        found = json.loads(line.decode())
    except (ValueError, RecursionError) as error:
        raise Foul(N_("{player} printed a line that is no JSON.")) from error
    if not isinstance(found, dict):
        raise Foul(N_("{player} printed a line that is no object of JSON."))
    return found


def _read(game: Game, words: str) -> Move:
    try:
        return parse(game, words)
    except Refused as refusal:
        raise _cheats(refusal) from refusal


def _whole(game: Game, words: str) -> Move:
    move = _read(game, words)
    try:
        is_open = game.ask(move) is not None
    except Refused as refusal:
        raise _cheats(refusal) from refusal
    if is_open:
        raise Foul(N_("{player} left a question of its move open."))
    return move


def _cheats(refusal: Refused) -> Foul:
    return Foul(N_("{player} made a move that is not allowed. {reason}"), reason=refusal.whole)
