"""Positions of Macao in which different things are decided, as saved games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine import Game, new_game
from saves import SavedGame

Position = Callable[[], SavedGame]

NAMES = ("Ann", "Bo", "Cy", "Dora")


def _played(seats: int, seed: int, phase: str, after: int, **setup: Any) -> Game:
    """A game that is played by chance, with few passes, up to the first decision of a phase from a round on."""
    game, rng = new_game("macao", NAMES[:seats], "full", seed), Random(seed)
    while game.decision is not None and not (game.decision.kind == phase and game.position.round >= after):
        moves = [move for move in game.moves() if move.words != "pass"] or game.moves()
        move = rng.choice(moves)
        while (question := game.ask(move)) is not None:
            move = move.answer(question.default, question.label)
        game.play(move)
    assert game.decision is not None
    return game


def draft() -> SavedGame:
    """Two at their first decision."""
    return SavedGame.keep(new_game("macao", NAMES[:2], "full", 7))


def start_cubes() -> SavedGame:
    """Two lay their start cubes."""
    return SavedGame.keep(_played(2, 3, "start-cubes", 0))


def cards() -> SavedGame:
    """Four take cards in round 5."""
    return SavedGame.keep(_played(4, 4, "card", 5))


def dice() -> SavedGame:
    """Four choose dice in round 9."""
    return SavedGame.keep(_played(4, 5, "dice", 9))


def early_dice() -> SavedGame:
    """Four choose dice in round 3."""
    return SavedGame.keep(_played(4, 5, "dice", 3))


def dice_of_two() -> SavedGame:
    """Two choose dice in round 3."""
    return SavedGame.keep(_played(2, 6, "dice", 3))


def acting() -> SavedGame:
    """Four in the middle of the game."""
    return SavedGame.keep(_played(4, 8, "action", 7))


def busy() -> SavedGame:
    """Two; the first one has much to do: cards of every kind, goods in their port, joker tiles."""
    return SavedGame.keep(_laid_out(2))


def alone() -> SavedGame:
    """The solitaire in the middle."""
    return SavedGame.keep(_played(1, 9, "action", 6))


def alone_with_dice() -> SavedGame:
    """The solitaire, choosing dice."""
    return SavedGame.keep(_played(1, 2, "dice", 4))


def saving() -> SavedGame:
    """Two; the first one has chosen dice that leave the supply empty, and has a joker tile."""
    game = _laid_out(2, window="dice", rose={}, supply={})
    game.play("choose: red, blue")
    return SavedGame.keep(game)


def _laid_out(seats: int, window: str = "action", **changed: Any) -> Game:
    player: dict[str, Any] = {
        "gold": 9,
        "prestige": 31,
        "punishment": 1,
        "jokers": 2,
        "supply": {"red": 3, "blue": 2, "green": 2, "black": 1, "gray": 2, "violet": 1},
        "rose": {"1": {"red": 2}, "3": {"green": 4}, "4": {"violet": 1, "black": 2}},
        "tableau": ["cooperage", "tannery", "military-3", "governor"],
        "activated": [
            "mint",
            "craftsman",
            "sailmakers-shop",
            "envoy",
            "tea-warehouse",
            "count",
            "fountain",
            "nobleman",
        ],
        "quarters": ["q05", "q08", "q10", "q15"],
        "ship": "london",
        "cargo": {"tea": 1, "silk": 1},
        "wall": 4,
    }
    others: list[dict[str, Any]] = [
        {"gold": 3, "prestige": 28, "wall": 3, "quarters": ["q01", "q06"], "ship": "hamburg", "activated": ["school"]},
        {"gold": 1, "prestige": 30, "wall": 3, "quarters": ["q18", "q19"], "ship": "s02", "cargo": {"rice": 2}},
        {"gold": 0, "prestige": 12, "wall": 2, "quarters": ["q26"], "tableau": ["palace"]},
    ]
    setup = {
        "rolls": [[2, 3, 4, 5, 6, 2]] * 12,
        "position": {
            "round": 8,
            "window": window,
            "wall": list(range(1, seats + 1)),
            "ports": {"lisbon": 1, "genoa": 2},
            "players": [player | changed, *others[: seats - 1]],
        },
    }
    return new_game("macao", NAMES[:seats], "full", 7, setup=setup)
