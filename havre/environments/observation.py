"""What a player is shown of an episode as numbers: the position as it knows it, and the move it is putting together."""

from __future__ import annotations

from array import array
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.moves import Move
from havre.environments.answers import KINDS
from havre.environments.episode import Episode
from havre.environments.layout import LENGTH, NAME, NUMBER, TRUTH, Cell, Layout

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]

MOST_AMOUNTS: Final = 8
"""So many of the amounts with which a move was answered are shown, the first ones."""


class Observer:
    """Writes what players know of episodes of one set-up, always as many numbers; `cells` say what each stands for."""

    def __init__(self, episode: Episode) -> None:
        actions = self._actions = episode.actions
        position = Layout.of(episode.rules).writer(episode.rules.start(episode.options))
        self._write = position.write
        head = (Cell("me", NUMBER), Cell("choosing", TRUTH), Cell("decisions", NUMBER))
        moves = tuple(actions.meaning(number) for number in range(actions.done))
        tail = (
            Cell("move", NAME, moves),
            Cell("asked", NAME, tuple(kind.__name__.lower() for kind in KINDS)),
            Cell("answered", NUMBER),
            Cell("amounts.length", LENGTH),
            *(Cell(f"amounts.{place}", NUMBER) for place in range(MOST_AMOUNTS)),
            *(Cell(f"named.{name}", NUMBER) for name in actions.names),
            *(Cell(f"put.{name}", NUMBER) for name in actions.names),
        )
        self.cells: tuple[Cell, ...] = (*head, *position.cells, *tail)
        self._head, self._tail = len(head), len(self.cells) - len(tail)
        self._position: Any = None
        self._written: dict[int, Numbers] = {}

    def observed(self, episode: Episode, seat: int) -> Numbers:
        """What a seat knows of an episode."""
        found = self._of_position(episode, seat).copy()
        found[2] = episode.decisions
        if not episode.over and seat == episode.seat:
            found[1] = 1
            if episode.move is not None:
                self._tell_move(episode, episode.move, found)
        return found

    def _of_position(self, episode: Episode, seat: int) -> Numbers:
        if self._position is not episode.position:
            self._position = episode.position
            self._written.clear()
        known = self._written.get(seat)
        if known is None:
            out = [seat, 0, 0]
            self._write(episode.recalled(seat), out)
            known = self._written[seat] = np.zeros(len(self.cells), np.int32)
            known[: self._tail] = np.frombuffer(array("i", out), np.intc)
        return known

    def _tell_move(self, episode: Episode, move: Move, found: Numbers) -> None:
        """Add the move that is being put together: it itself, its answers so far, the answer under way."""
        actions, at = self._actions, self._tail
        found[at] = actions.of_moves[move] + 1
        found[at + 1] = episode.asked
        found[at + 2] = len(episode.answers)
        names, amounts = at + 4 + MOST_AMOUNTS, 0
        first = actions.done + 1
        for value in (answer.value for answer in episode.answers):
            if isinstance(value, int):
                if amounts < MOST_AMOUNTS:
                    found[at + 4 + amounts] = value
                amounts += 1
                continue
            for part in (value,) if isinstance(value, str) else value:
                name, number = (part, 1) if isinstance(part, str) else part
                found[names + actions.of_names[name] - first] += number
        found[at + 3] = amounts
        if episode.answering is not None:
            for place in episode.answering.put:
                found[names + len(actions.names) + place] += 1

    def mask(self, episode: Episode, seat: int) -> Mask:
        """1 for each number that a seat can choose now, else 0: where another seat chooses, it is 0 everywhere."""
        found = np.zeros(self._actions.size, np.int8)
        if not episode.over and seat == episode.seat:
            found[episode.legal] = 1
        return found
