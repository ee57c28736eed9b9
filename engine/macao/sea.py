"""The sea: eight goods, the port of each with its delivery spaces, and the route between them."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from engine.macao.colours import called
from engine.texts import Text, message

LACQUERWARE: Final = 0
RICE: Final = 1
TEA: Final = 2
JADE: Final = 3
SILK: Final = 4
PAPER: Final = 5
PORCELAIN: Final = 6
SPICES: Final = 7

GOODS: Final = ("lacquerware", "rice", "tea", "jade", "silk", "paper", "porcelain", "spices")
GOOD: Final = {name: good for good, name in enumerate(GOODS)}
GOODS_SHOWN: Final = (
    called("lacquerware"),
    called("rice"),
    called("tea"),
    called("jade"),
    called("silk"),
    called("paper"),
    called("porcelain"),
    called("spices"),
)
TILES_EACH: Final = 3
"""How many tiles there are of each kind of goods."""
JOKER: Final = len(GOODS)
"""The tile of a dark quarter, in place of goods."""
TILES: Final = (*GOODS, "joker")
"""The kinds of tiles by name."""


@dataclass(frozen=True, slots=True)
class Port:
    """A port: the goods that it takes, and the values of its delivery spaces, which are covered in this order."""

    name: str
    shown: Text
    good: int
    values: tuple[int, ...]


PORTS: Final = (
    Port("lisbon", called("Lisbon"), SPICES, (4, 3, 2)),
    Port("london", called("London"), TEA, (4, 3, 2)),
    Port("barcelona", called("Barcelona"), PAPER, (5, 4, 3)),
    Port("antwerp", called("Antwerp"), JADE, (5, 4, 3)),
    Port("marseille", called("Marseille"), SILK, (6, 5, 4)),
    Port("amsterdam", called("Amsterdam"), PORCELAIN, (6, 5, 4)),
    Port("genoa", called("Genoa"), LACQUERWARE, (7, 6, 5)),
    Port("hamburg", called("Hamburg"), RICE, (7, 6, 5)),
)
PORT_OF: Final = tuple(next(n for n, port in enumerate(PORTS) if port.good == good) for good in range(len(GOODS)))
"""The port of each kind of goods."""

SPACES: Final = ("start", *(f"s{number:02}" for number in range(1, 15)), *(port.name for port in PORTS))
"""Every space of the route: the anchor, the sea, the ports."""
SPACE: Final = {name: space for space, name in enumerate(SPACES)}
SPACES_SHOWN: Final = (
    message("the anchor"),
    *(message("sea space {n}", n=number) for number in range(1, 15)),
    *(port.shown for port in PORTS),
)
START: Final = 0
FIRST_PORT: Final = SPACE[PORTS[0].name]

ROUTES: Final = tuple(
    tuple(SPACE[name] for name in names.split())
    for names in (
        "start s01 s03 lisbon s05 barcelona s06 marseille s07 genoa",
        "start s02 s04 london s08 antwerp s09 amsterdam s10 hamburg",
        "lisbon s11 london",
        "barcelona s12 antwerp",
        "marseille s13 amsterdam",
        "genoa s14 hamburg",
    )
)
"""The southern lane, the northern lane, and the links between them, from the south."""


def _reached() -> tuple[tuple[int, ...], ...]:
    found: list[set[int]] = [set() for _space in SPACES]
    for route in ROUTES:
        for here, there in pairwise(route):
            found[here].add(there)
            found[there].add(here)
    return tuple(tuple(sorted(spaces)) for spaces in found)


REACHED: Final = _reached()
"""The spaces that are one step from each."""


def _distances(start: int) -> tuple[int, ...]:
    steps = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in REACHED[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return tuple(steps[space] for space in range(len(SPACES)))


DISTANCE: Final = tuple(_distances(space) for space in range(len(SPACES)))
"""The steps from each space to each other one."""


def port_at(space: int) -> int | None:
    """The port on a space, if there is one."""
    return space - FIRST_PORT if space >= FIRST_PORT else None
