"""How a game of any title begins: its options are checked against what the title declares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.errors import SetupError
from engine.game import Game
from engine.options import check
from engine.texts import message
from engine.titles import TITLES, rules_of


def new_game(
    title: str,
    players: Sequence[str],
    variant: str | None = None,
    seed: int | None = None,
    setup: Mapping[str, Any] | None = None,
    **options: Any,
) -> Game:
    """A new game of a title.

    `players` are the names in clockwise order; `variant` is the usual one where nobody says; `seed` draws what chance
    decides, or `setup` lays it out by hand; all else are rules that the title declares.
    `new_game(game.title, **game.options)` begins the same game again. Raises `SetupError`.
    """
    if title not in TITLES:
        raise SetupError(
            message("There is no title '{title}': it is one of {titles}.", title=title, titles=", ".join(TITLES))
        )
    rules = rules_of(title)
    about = rules.about
    chosen: dict[str, Any] = {"players": players, "variant": about.usual_variant if variant is None else variant}
    if seed is not None:
        chosen["seed"] = seed
    if setup is not None:
        chosen["setup"] = dict(setup) if isinstance(setup, Mapping) else setup
    # As they come back from the disk, so that a game is the same before and after.
    chosen |= {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}
    check(about, chosen)
    chosen["players"] = [str(name) for name in players]
    return Game(rules, chosen)
