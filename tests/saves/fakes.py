"""A tiny title for tests of saved games: logs are carried to a pile until it is as high as was agreed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from engine import TITLES, About, Decision, Move, Refused
from engine.about import Named, Opening, Rule, Unit
from engine.position import Position
from engine.questions import Choice, Option
from engine.text import text
from engine.title import Events, Steps, Title, tell
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
    levels=(Named("beaver", text("beaver")),),
    usual_level="beaver",
    daily=Opening(2, "full", {"logs": 5}, ("beaver",)),
)
LATER_ABOUT = ABOUT._replace(edition=2)
HOME = Home(f"{__name__}:ABOUT", f"{__name__}:Pile")
LATER_HOME = Home(f"{__name__}:LATER_ABOUT", f"{__name__}:LaterPile")
KINDS_OF_LOG = ("oak", "pine", "smoked-herring")


@dataclass(frozen=True, slots=True)
class Carry(Move):
    """Put one log on the pile."""

    words: ClassVar[str] = "carry"
    needs_target: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Paint(Move):
    """Paint the log on top."""

    words: ClassVar[str] = "paint"


@dataclass(slots=True)
class Heap(Position):
    """The logs that were carried, lowest first, and the paint on the one on top."""

    wanted: int
    names: tuple[str, ...]
    logs: tuple[str, ...] = ()
    paint: str = ""
    revealed: int = 0


class Pile(Title[Heap]):
    """Carry logs until the pile holds `logs` of them."""

    about = ABOUT
    kinds_of_move = (Carry, Paint)
    paints: ClassVar[tuple[str, ...]] = ("white",)

    def start(self, options: Mapping[str, Any]) -> Heap:
        return Heap(options.get("logs", 1000), tuple(options["players"]))

    def targets(self, kind: type[Move]) -> Sequence[str]:
        return KINDS_OF_LOG if kind is Carry else ()

    def is_over(self, position: Heap) -> bool:
        return len(position.logs) >= position.wanted

    def decision(self, position: Heap) -> Decision | None:
        return None if self.is_over(position) else Decision("turn", 0, text("Which log?"))

    def moves(self, position: Heap) -> tuple[Move, ...]:
        logs = tuple(Carry(kind) for kind in KINDS_OF_LOG if self._lies_well(position, kind))
        return (*logs, Paint()) if position.logs else logs

    def perform(self, position: Heap, move: Move, events: Events) -> Steps | None:
        if isinstance(move, Paint):
            return self._painted(position)
        if not self._lies_well(position, move.target):
            raise Refused(text("There is a herring on top already."))
        position.logs, position.paint = (*position.logs, move.target), ""
        tell(events, 0, "The pile holds {n} logs.", n=len(position.logs))
        return None

    def _painted(self, position: Heap) -> Steps:
        if not position.logs:
            raise Refused(text("There is no log to paint."))
        position.paint = yield Choice("in", text("Which paint?"), tuple(Option(one, text(one)) for one in self.paints))

    def names(self, position: Heap) -> tuple[str, ...]:
        return position.names

    def round_of(self, position: Heap) -> int:
        return len(position.logs) // 10

    def turn_of(self, position: Heap) -> int:
        return len(position.logs) // 2

    def table(self, position: Heap, seat: int | None = None) -> dict[str, Any]:
        return {"logs": list(position.logs), "paint": position.paint}

    def imagined(self, position: Heap, seat: int, rng: Random) -> Heap:
        return position.copy()

    def forecast(self, position: Heap, seat: int | None = None) -> dict[str, Any]:
        return {"missing": position.wanted - len(position.logs)}

    def scores(self, position: Heap, seat: int | None = None) -> list[dict[str, Any]]:
        ends = [(seat, name, len(position.logs) if seat == 0 else 0) for seat, name in enumerate(position.names)]
        return [
            {"seat": seat, "name": name, "lines": [], "total": total, "place": 1 + (total < len(position.logs))}
            for seat, name, total in ends
        ]

    def rivals(self, position: Heap, seat: int | None = None) -> list[dict[str, Any]]:
        """A beaver who carries a log a turn."""
        return [{"name": "Beaver", "lines": [], "total": position.wanted // 2, "place": 2}]

    def _lies_well(self, position: Heap, log: str) -> bool:
        return not (log == "smoked-herring" and position.logs[-1:] == ("smoked-herring",))


class LaterPile(Pile):
    """The second edition: there is red paint as well, and no pine lies on pine."""

    about = LATER_ABOUT
    paints = ("red", "white")

    def _lies_well(self, position: Heap, log: str) -> bool:
        return not (log == "pine" and position.logs[-1:] == ("pine",)) and Pile._lies_well(self, position, log)


def without_sums(words: str) -> str:
    """What stands in a file, as versions wrote it that knew no sums."""
    return re.sub(r'^sum = "[0-9a-f]{4}"\n', "", words, flags=re.MULTILINE)


def register() -> None:
    """Make the title known to the engine of this process."""
    TITLES[ABOUT.name] = HOME
