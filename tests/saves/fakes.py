"""A tiny title for tests of saved games: logs are carried to a pile until it is as high as was agreed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar, Self

from engine import TITLES, About, Decision, Move, Refused
from engine.about import Named, Rule, Unit
from engine.text import text
from engine.title import Events, Title, tell
from engine.titles import Home

ABOUT = About(
    name="pile",
    shown=text("Pile"),
    designer="Nobody",
    seats=range(1, 6),
    names=tuple(text(name) for name in ("Red", "Blue", "Green", "Grey", "Black")),
    variants=(Named("short", text("short")), Named("full", text("full"))),
    usual_variant="full",
    rules=(Rule("logs", text("Logs"), numbers=range(1, 100_001), usual=1000), Rule("soft", text("Soft wood"))),
    unit=Unit("{n} log", "{n} logs", text("logs")),
)
HOME = Home(f"{__name__}:ABOUT", f"{__name__}:Pile")
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
    names: tuple[str, ...]
    logs: tuple[str, ...] = field(default=())
    revealed: int = 0

    def copy(self) -> Self:
        return replace(self)


class Pile(Title[Heap]):
    """Carry logs until the pile holds `logs` of them."""

    about = ABOUT
    kinds_of_move = (Carry,)

    def start(self, options: Mapping[str, Any]) -> Heap:
        return Heap(options.get("logs", 1000), tuple(options["players"]))

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

    def names(self, position: Heap) -> tuple[str, ...]:
        return position.names

    def round_of(self, position: Heap) -> int:
        return len(position.logs) // 10

    def turn_of(self, position: Heap) -> int:
        return len(position.logs) // 2

    def table(self, position: Heap, seat: int | None = None) -> dict[str, Any]:
        return {"logs": list(position.logs)}

    def imagined(self, position: Heap, seat: int, rng: Random) -> Heap:
        return position.copy()

    def forecast(self, position: Heap, seat: int | None = None) -> dict[str, Any]:
        return {"missing": position.wanted - len(position.logs)}

    def scores(self, position: Heap, seat: int | None = None) -> list[dict[str, Any]]:
        return [{"total": len(position.logs)}]

    def _lies_well(self, position: Heap, log: str) -> bool:
        return not (log == "smoked-herring" and position.logs[-1:] == ("smoked-herring",))


def register() -> None:
    """Make the title known to the engine of this process."""
    TITLES[ABOUT.name] = HOME
