"""A tiny title for tests of saved games: logs are carried to a pile until it is as high as was agreed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar, Self

from engine import TITLES, Decision, Move, Refused, SetupError
from engine.text import text
from engine.title import Events, Title, tell

KINDS_OF_LOG = ("oak", "pine", "smoked-herring")


@dataclass(frozen=True, slots=True)
class Carry(Move):
    """Put one log on the pile."""

    words: ClassVar[str] = "carry"
    needs_target: ClassVar[bool] = True


@dataclass
class Heap:
    """The logs that were carried, lowest first."""

    wanted: int
    logs: tuple[str, ...] = field(default=())
    revealed: int = 0

    def copy(self) -> Self:
        return replace(self)


class Pile(Title[Heap]):
    """Carry logs until the pile holds `logs` of them."""

    name = "pile"
    kinds_of_move = (Carry,)

    def start(self, options: Mapping[str, Any]) -> Heap:
        wanted = options.get("logs", 1000)
        if not isinstance(wanted, int) or wanted < 1:
            raise SetupError(text("A pile needs a number of logs."))
        return Heap(wanted)

    def targets(self, kind: type[Move]) -> Sequence[str]:
        return KINDS_OF_LOG

    def is_over(self, position: Heap) -> bool:
        return len(position.logs) >= position.wanted

    def decision(self, position: Heap) -> Decision | None:
        return None if self.is_over(position) else Decision("turn", 0, text("Which log?"))

    def moves(self, position: Heap) -> tuple[Move, ...]:
        return tuple(Carry(kind) for kind in KINDS_OF_LOG if self._lies_well(position, kind))

    def perform(self, position: Heap, move: Move, events: Events) -> None:
        if not self._lies_well(position, move.target):
            raise Refused(text("There is a herring on top already."))
        position.logs = (*position.logs, move.target)
        tell(events, 0, "The pile holds {n} logs.", n=len(position.logs))

    def table(self, position: Heap) -> dict[str, Any]:
        return {"logs": list(position.logs)}

    def private(self, position: Heap) -> dict[str, Any]:
        return {}

    def imagined(self, position: Heap, seat: int, rng: Random) -> Heap:
        return position.copy()

    def forecast(self, position: Heap) -> dict[str, Any]:
        return {"missing": position.wanted - len(position.logs)}

    def scores(self, position: Heap) -> list[dict[str, Any]]:
        return [{"total": len(position.logs)}]

    def _lies_well(self, position: Heap, log: str) -> bool:
        return not (log == "smoked-herring" and position.logs[-1:] == ("smoked-herring",))


def register() -> None:
    """Make the title known to the engine of this process."""
    TITLES[Pile.name] = (Pile.__module__, Pile.__name__)
