"""Whole games for plain mode, played by chance: their lines, their scores, and the command line that begins them."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine import Game, format_move, new_game
from tests.engine.random_play import NAMES, SETUPS
from tests.saves.players import next_move

RULES: tuple[dict[str, bool], ...] = ({}, {"expert_loans": True}, {"free_sales": True}, {"all_specials": True})
"""Further rules that the command line can switch on; the last one in a game alone only."""

GAMES: tuple[dict[str, Any], ...] = tuple(
    {"players": list(NAMES[:players]), "variant": variant, "seed": seed, **RULES[seed % (4 if players == 1 else 3)]}
    for seed in range(4)
    for variant, players in SETUPS
)
"""The options of each game: four of each set-up."""


@cache
def whole_game(number: int) -> Game:
    """One of the games, played to its end."""
    game = new_game("le-havre", **GAMES[number])
    while game.decision is not None:
        game.play(next_move(game))
    return game


def lines_of(game: Game) -> list[str]:
    """Its moves in notation."""
    return [format_move(move) for move in game.history]


def arguments_of(game: Game) -> list[str]:
    """What is typed after `havre play` for a game with the same options."""
    options = game.options
    names = [argument for name in options["players"] for argument in ("--name", name)]
    switches = [f"--{name.replace('_', '-')}" for name, value in options.items() if value is True]
    return [f"--{options['variant']}", "--seed", str(options["seed"]), *names, *switches]
