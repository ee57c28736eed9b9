"""A tiny title for tests of saved games: logs are carried to a pile until it is as high as was agreed."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any

from engine import TITLES, About, Move, Refused
from engine.about import Named, Opening, Rule, Unit
from engine.position import Position
from engine.questions import Choice, Option
from engine.texts import message
from engine.title import OVER, Events, Phase, Steps, Title, tell
from engine.titles import Home

ABOUT = About(
    name="pile",
    shown=message("Pile"),
    designer="Nobody",
    seats=range(1, 6),
    names=tuple(message(name) for name in ("Red", "Blue", "Green", "Grey", "Black")),
    variants=(Named("short", message("short")), Named("full", message("full"))),
    usual_variant="full",
    rules=(Rule("logs", message("Logs"), numbers=range(1, 100_001), usual=1000), Rule("soft", message("Soft wood"))),
    unit=Unit("{n} log", "{n} logs", message("logs")),
    levels=(Named("beaver", message("beaver")),),
    usual_level="beaver",
    daily=Opening(2, "full", {"logs": 5}, ("beaver",)),
)
LATER_ABOUT = ABOUT._replace(edition=2)
HOME = Home(f"{__name__}:ABOUT", f"{__name__}:PILE")
LATER_HOME = Home(f"{__name__}:LATER_ABOUT", f"{__name__}:LATER_PILE")
KINDS_OF_LOG = ("oak", "pine", "smoked-herring")


class Carry(Move, words="carry", targets=KINDS_OF_LOG):
    """Put one log on the pile."""

    __slots__ = ()


class Paint(Move, words="paint"):
    """Paint the log on top."""

    __slots__ = ()


@dataclass(slots=True)
class Heap(Position):
    """The logs that were carried, lowest first, and the paint on the one on top."""

    wanted: int
    names: tuple[str, ...]
    logs: tuple[str, ...] = ()
    paint: str = ""
    revealed: int = 0


LiesWell = Callable[[Heap, str], bool]


def _lies_well(position: Heap, log: str) -> bool:
    return not (log == "smoked-herring" and position.logs[-1:] == ("smoked-herring",))


def _lies_well_later(position: Heap, log: str) -> bool:
    return not (log == "pine" and position.logs[-1:] == ("pine",)) and _lies_well(position, log)


def _turn(lies_well: LiesWell, *paints: str) -> Phase[Heap]:
    def lists(position: Heap, _seat: int) -> tuple[Move, ...]:
        logs = tuple(Carry(kind) for kind in KINDS_OF_LOG if lies_well(position, kind))
        return (*logs, Paint()) if position.logs else logs

    def carry(position: Heap, _seat: int, log: str, events: Events) -> None:
        if not lies_well(position, log):
            raise Refused(message("There is a herring on top already."))
        position.logs, position.paint = (*position.logs, log), ""
        tell(events, 0, "The pile holds {n} logs.", n=len(position.logs))

    def paint(position: Heap, _seat: int, _target: str, _events: Events) -> Steps:
        if not position.logs:
            raise Refused(message("There is no log to paint."))
        position.paint = yield Choice("in", message("Which paint?"), tuple(Option(one, message(one)) for one in paints))

    return Phase("Which log?", {Carry: carry, Paint: paint}, lists)


def _scores(position: Heap) -> list[dict[str, Any]]:
    ends = [(seat, name, len(position.logs) if seat == 0 else 0) for seat, name in enumerate(position.names)]
    return [
        {"seat": seat, "name": name, "lines": [], "total": total, "place": 1 + (total < len(position.logs))}
        for seat, name, total in ends
    ]


PILE = Title(
    about=ABOUT,
    position=Heap,
    phases={"turn": _turn(_lies_well, "white")},
    names=attrgetter("names"),
    phase_of=lambda position: OVER if len(position.logs) >= position.wanted else "turn",
    decider_of=lambda _position: 0,
    round_of=lambda position: len(position.logs) // 10,
    turn_of=lambda position: len(position.logs) // 2,
    start=lambda options: Heap(options.get("logs", 1000), tuple(options["players"])),
    # Every log lies open.
    seen=lambda position, _seat: position.copy(),
    imagined=lambda position, _seat, _rng: position.copy(),
    forecast=lambda position: {"missing": position.wanted - len(position.logs)},
    scores=_scores,
    # A beaver who carries a log a turn.
    rivals=lambda position: [{"name": "Beaver", "lines": [], "total": position.wanted // 2, "place": 2}],
)
"""Carry logs until the pile holds `logs` of them."""

LATER_PILE = replace(PILE, about=LATER_ABOUT, phases={"turn": _turn(_lies_well_later, "red", "white")})
"""The second edition: there is red paint as well, and no pine lies on pine."""


def without_sums(words: str) -> str:
    """What stands in a file, as versions wrote it that knew no sums."""
    return re.sub(r'^sum = "[0-9a-f]{4}"\n', "", words, flags=re.MULTILINE)


def register() -> None:
    """Make the title known to the engine of this process."""
    TITLES[ABOUT.name] = HOME
