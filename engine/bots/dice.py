"""The chance of a player, drawn from its seed and from what its seat may know: equal tables are thought on alike."""

from __future__ import annotations

import json
from hashlib import blake2b
from random import Random
from typing import Any

from engine.game import Game


def dice(seed: int, game: Game) -> Random:
    """A generator for one choice in a game."""
    table = game.table(None if game.decision is None else game.decision.seat)
    seen = json.dumps([seed, table, table.pop("private", None)], sort_keys=True)
    return Random(int.from_bytes(blake2b(seen.encode(), digest_size=8).digest(), "big"))


def imagined(game: Game, seat: int, seed: int) -> Any:
    """A position that a seat may think on: what it cannot know is dealt anew."""
    return game.imagined(seat, dice(seed, game)).position
