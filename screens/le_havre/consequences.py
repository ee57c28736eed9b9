"""What a move has done: the rows that are not what they were, and whether the turn ends by itself."""

from __future__ import annotations

from engine import Game, Move
from engine.le_havre.moves import Build, EndTurn, Enter, PutBack, StopBuilding, SwapSpecials, Take
from screens.le_havre.view import table_of


def changed(before: Game, now: Game) -> frozenset[str]:
    """The names of what has changed: an amount, a place, an owner, a guest."""
    old, new = _state(before), _state(now)
    return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))


def _state(game: Game) -> dict[str, tuple[object, ...]]:
    """What can be said of everything that has a row, by its name."""
    table = table_of(game)
    found: dict[str, tuple[object, ...]] = {name: (number,) for name, number in table["offers"].items()}
    for stack in table["stacks"]:
        found |= {name: ("stack", place == 0) for place, name in enumerate(stack)}
    found |= dict.fromkeys(table["town"], ("town",))
    for player in table["players"]:
        found |= dict.fromkeys(player["buildings"], (player["seat"],))
    for player in table["players"]:
        if player["person"]:
            found[player["person"]] = (*found.get(player["person"], ()), "guest", player["seat"])
    found |= {pile[0]: ("pile", len(pile)) for pile in table["harbour"].values() if pile}
    return found


_LAST_OF_THE_ACTION = (Take, Enter, Build, StopBuilding, PutBack, SwapSpecials)
"""The moves with which a main action can be over."""


def ends_by_itself(game: Game, played: Move | None) -> bool:
    """Whether nothing is left but to end the turn, or the main action has brought nothing new within reach."""
    moves = game.moves()
    if EndTurn() not in moves:
        return False
    if len(moves) == 1:
        return True
    if not isinstance(played, _LAST_OF_THE_ACTION):
        return False
    before = game.rules.moves(game.last[0].before)
    return all(move in before or isinstance(move, EndTurn) for move in moves)
