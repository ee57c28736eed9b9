"""Shared games for tests: a table of a title, those who sit there, and random games among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from engine import Game, Move, Refused
from engine.bots.chance import decide
from engine.titles import about
from saves.harbour.shared_game import SharedGame
from saves.harbour.values import RUNNING, Seat, Table


def table_of(
    title: str, *levels: str, id: str = "t1", rules: Mapping[str, Any] | None = None, variant: str = ""
) -> Table:
    """A table at which a person sits where no level stands: player 1, 2, ... on the seats from 0 on."""
    seats = tuple(
        Seat(f"{level} {number}", level=level) if level else Seat(f"p{number}", number, f"p{number}")
        for number, level in enumerate(levels, start=1)
    )
    shown = variant or about(title).usual_variant
    return Table(id, title, shown, dict(rules or {}), seats, "p1", RUNNING)


def sitting(folder: Path, table: Table, seat: int | None) -> SharedGame:
    """The game of a table as the player on a seat has it open, or a spectator."""
    return SharedGame.open(folder / f"{table.id}.toml", replace(table, mine=seat))


def sat_down(folder: Path, table: Table) -> list[SharedGame]:
    """The game as each who sits there has it open."""
    return [sitting(folder, table, seat) for seat in range(len(table.seats))]


def drawn(game: Game, rng: Random) -> Move:
    """A random move, complete."""
    return decide(game, rng)


def step(all_open: Sequence[SharedGame], rng: Random) -> bool:
    """Whoever must decide plays a random move, the others read it; whether there was anything to decide."""
    decision = all_open[0].game.decision
    if decision is None:
        return False
    writer = all_open[decision.seat]
    writer.play(drawn(writer.game, rng))
    for one in all_open:
        one.catch_up()
        assert one.problem is None
    return True


def is_refused(shared: SharedGame, move: Move | str) -> str:
    """The sentence with which a move is refused; nothing where it is played."""
    try:
        shared.play(move)
    except Refused as error:
        return str(error)
    return ""
