"""Games that were played at random to their end, and some of their moments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random
from typing import Any

from engine import Game, Move, Question
from engine.bots.chance import decide
from engine.past import Played
from screens.table.keys import ShownKeys
from screens.table.title import Board, Sight, TitleActions, board_of
from tests.conformance.titles import Setting, settings_of
from tui.actions import REGISTRY

LONGEST = 20_000


@dataclass(frozen=True)
class Record:
    """A whole game; `game` stands at its end."""

    setting: Setting
    seed: int
    many: int
    """How many of its moments are looked at."""
    game: Game

    @cached_property
    def moments(self) -> tuple[Game, ...]:
        """The game at its start, at its end, and some times between, each with its past."""
        moves = self.game.history
        chosen = {0, *Random(self.seed).sample(range(len(moves)), min(self.many, len(moves)))}
        found, again = [], self.setting.begun(self.seed)
        for number, move in enumerate(moves):
            if number in chosen:
                found.append(again.copy())
            again.play(move)
        return (*found, again)

    def stages(self) -> tuple[tuple[Game, Played], ...]:
        """The game before each of its moves, with what was played then."""
        return _stages(self.game)


@lru_cache(maxsize=1)  # the tests of a module look at one game after another
def _stages(game: Game) -> tuple[tuple[Game, Played], ...]:
    played = (one for step in game.steps for one in step)
    positions = zip(game.positions, played, strict=False)
    return tuple((Game(game.rules, game.options, position), one) for position, one in positions)


@lru_cache(maxsize=64)
def recorded(setting: Setting, seed: int, many: int) -> Record:
    """The game of a set-up and a seed, played at random."""
    game, rng = setting.begun(seed), Random(seed)
    while game.decision is not None:
        assert len(game.history) < LONGEST, "the game does not come to an end"
        game.play(chosen(game, rng))
    return Record(setting, seed, many, game)


def chosen(game: Game, rng: Random) -> Move:
    """A complete move by chance, of which every decision of a title must have one."""
    assert game.decision is not None, f"{game.title}: nothing is left to decide"
    assert game.moves(), f"{game.title}: whoever must decide ({game.decision.kind}) has no legal move"
    return decide(game, rng)


def seated(title: str) -> tuple[Board, TitleActions]:
    """The table of a game that begins, and what its keys do."""
    game, board = next(settings_of(title)).begun(1), board_of(title)
    board.look(Sight(game, deciding(game) or 0, game.log))
    return board, board.actions(board.pages[0], ShownKeys(REGISTRY, board.keys))


def completed(game: Game, move: Move, rng: Random) -> Move:
    """A move with random answers."""
    while (question := game.ask(move)) is not None:
        move = move.answer(question.random(rng), question.label)
    return move


def together(game: Game, rng: Random) -> list[Move]:
    """Up to three moves that can be planned."""
    ahead = Game(game.rules, game.options, game.position)
    while len(ahead.history) < 3 and deciding(ahead) == deciding(game) is not None:
        if ahead.position.revealed != game.position.revealed:
            break
        ahead.play(decide(ahead, rng))
    return list(ahead.history)


def asked(game: Game, rng: Random) -> Iterator[tuple[Move, Question]]:
    """The questions of all moves, with the move so far; the answers are random."""
    for unanswered in game.moves():
        move = unanswered
        while (question := game.ask(move)) is not None:
            yield move, question
            move = move.answer(question.random(rng), question.label)


def deciding(game: Game) -> int | None:
    """Who must decide."""
    return None if game.decision is None else game.decision.seat


def different(values: Iterable[Any]) -> int:
    """How many of some values are not equal to one before them."""
    found: list[Any] = []
    for value in values:
        if value not in found:
            found.append(value)
    return len(found)


def seats(game: Game) -> range:
    """All seats of a game."""
    return range(len(game.names))


def seen(game: Game, seat: int | None) -> dict[str, Any]:
    """All that a seat is shown of a game."""
    shown = {
        "table": game.table(seat),
        "forecast": game.forecast(seat),
        "scores": game.scores(seat),
        "rivals": game.rivals(seat),
    }
    decides = seat is not None and seat == deciding(game)
    return {
        **shown,
        "names": game.names,
        "secrets": game.has_secrets,
        "decision": game.decision,
        "moves": game.moves() if decides else None,
    }
