"""The numbers of what a player can do: the same for every position, variant and number of players of an edition."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from engine.moves import Move
from engine.title import Title
from engine.titles import rules_of

AMOUNTS: Final = 256
"""An amount is below this: there are not so many pieces of anything in any of the games."""


class Actions:
    """The numbers of a title: of each move, of "done", of each name that an answer can have, of each amount."""

    def __init__(self, rules: Title[Any]) -> None:
        moves = [kind(target) for kind in rules.kinds_of_move for target in kind.targets]
        self.of_moves: dict[Move, int] = {move: number for number, move in enumerate(moves)}
        """The number of each move without answers."""
        self.done = len(moves)
        """The number that ends an answer which is put together."""
        self.names: tuple[str, ...] = tuple(dict.fromkeys(rules.answers))
        """The names of options and tokens, the first of them with the number after `done`."""
        self.of_names: dict[str, int] = {name: self.done + 1 + place for place, name in enumerate(self.names)}
        self.zero = self.done + 1 + len(self.names)
        """The number of the amount 0; that of the amount n is `zero + n`."""
        self.size = self.zero + AMOUNTS
        """How many numbers there are."""
        self._moves = moves

    def meaning(self, number: int) -> str:
        """What a number means: "enter bakehouse", "done", "name fish" or "amount 4".

        Raises `IndexError` for what is no number of an action.
        """
        if not 0 <= number < self.size:
            raise IndexError(number)
        if number < self.done:
            move = self._moves[number]
            return f"{move.words} {move.target}".strip()
        if number == self.done:
            return "done"
        if number < self.zero:
            return f"name {self.names[number - self.done - 1]}"
        return f"amount {number - self.zero}"


@cache
def actions_of(title: str) -> Actions:
    """The numbers of a title; raises `KeyError` where there is none of that name."""
    return Actions(rules_of(title))
