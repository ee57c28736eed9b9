"""A player's chance, which follows from its seed and from what its seat may know; and playing by chance alone, fast."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.bots.player import Player, Stop, never, whose
from engine.chance import digest
from engine.game import Game
from engine.moves import Answer, AnswerValue, Move
from engine.title import Title


def seeded_generator(seed: int, game: Game) -> Random:
    """A generator for one choice in a game: the same for positions that look the same to whoever decides."""
    return Random(int.from_bytes(digest(f"{seed} {game.seen(whose(game))!r}"), "big"))


def imagined(game: Game, seed: int) -> Game:
    """The game as whoever decides may think on it: what they cannot know is dealt anew."""
    return game.imagined(whose(game), seeded_generator(seed, game))


def decide(game: Game, rng: Random) -> Move:
    """A complete legal move for whoever must decide in `game`, which stays as it is and is not over.

    Every move and every answer can come up; see `Title.drawn`.
    """
    move = game.rules.drawn(game.position, game.moves(), rng)
    while (question := game.open_question(move)) is not None:
        move = move.answer(question.random(rng), question.label)
    return move


def play_out(rules: Title[Any], position: Any, rng: Random) -> list[Move]:
    """Play `position` itself to the end of the game by random moves, which are returned."""
    moves = []
    while legal := rules.moves(position):
        moves.append(play_on(rules, position, rules.drawn(position, legal, rng), rng))
    return moves


def play_on(rules: Title[Any], position: Any, move: Move, rng: Random) -> Move:
    """Carry out one of the moves of `position` on it, with random answers; returns the move completed by them."""
    steps = rules.perform(position, move, None)
    if steps is None:
        return move
    answers: list[Answer] = []
    try:
        question = next(steps)
        while True:
            value: AnswerValue | None = question.only
            if value is None:
                value = question.random(rng)
                answers.append(Answer(value, question.label))
            question = steps.send(value)
    except StopIteration:
        return type(move)(move.target, tuple(answers))


@dataclass(frozen=True)
class Aimless(Player):
    """Any legal move, any answer."""

    seed: int
    level = "random"
    thinks = False

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        return decide(game, seeded_generator(self.seed, game))
