"""Seeded generators: a player's chance follows from its seed and from what its seat may know, and nothing else."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from engine.digest import blake2b
from engine.game import Game


def seeded_generator(seed: int, game: Game) -> Random:
    """A generator for one choice in a game: the same for equal tables."""
    table = game.table(None if game.decision is None else game.decision.seat)
    seen = json.dumps([seed, table, table.pop("private", None)], sort_keys=True)
    return Random(int.from_bytes(blake2b(seen.encode(), digest_size=8).digest(), "big"))


def imagined(game: Game, seat: int, seed: int) -> Any:
    """A position that a seat may think on: what it cannot know is dealt anew."""
    return game.imagined(seat, seeded_generator(seed, game)).position
