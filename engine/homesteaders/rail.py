"""The rail track: its five spaces with their bonuses, and who may take which."""

from __future__ import annotations

from typing import Final

from engine.errors import Refused
from engine.homesteaders.goods import CHIPS, INDEX, NAMES, RAIL, RESOURCES, TRACKS, VP, WORKERS, Bundle, some
from engine.homesteaders.moves import Take
from engine.homesteaders.state import Frontier
from engine.texts import N_, message
from engine.title import Events, tell

SPACES: Final[tuple[Bundle, ...]] = (
    ((CHIPS, 1),),
    ((TRACKS, 1),),
    ((WORKERS, 1),),
    tuple((kind, 1) for kind in RESOURCES),
    ((VP, 3),),
)
"""The bonuses of spaces 1 to 5: one of each is taken."""
LAST: Final = len(SPACES)

_NUMBER: Final = {kind: number for space in SPACES for kind, number in space}
_SPACE: Final = {kind: place for place, space in enumerate(SPACES, start=1) for kind, _number in space}
_TAKE: Final = tuple(
    tuple(Take(NAMES[kind]) for space in SPACES[:reached] for kind, _number in space) for reached in range(LAST + 1)
)


def advance(position: Frontier, seat: int, events: Events) -> None:
    """One space forward, as far as there is one; the bonus is another decision."""
    goods = position.goods[seat]
    if goods[RAIL] < LAST:
        goods[RAIL] += 1
    tell(
        events,
        seat,
        N_("{player} is on space {n} of the rail track."),
        player=position.name(seat),
        n=goods[RAIL],
    )


def listed(position: Frontier, seat: int) -> tuple[Take, ...]:
    """The bonuses of the space that was reached and of all before it."""
    return _TAKE[position.goods[seat][RAIL]]


def take(position: Frontier, seat: int, target: str, events: Events) -> None:
    """Take a bonus; raises `Refused` for a space that was not reached."""
    kind, goods = INDEX[target], position.goods[seat]
    if goods[RAIL] < _SPACE[kind]:
        raise Refused(
            message(
                "{bonus} is the bonus of space {n}: you are on space {space}.",
                bonus=some(_NUMBER[kind], kind),
                n=_SPACE[kind],
                space=goods[RAIL],
            )
        )
    goods[kind] += _NUMBER[kind]
    tell(
        events,
        seat,
        N_("{player} takes {bonus} from the rail track."),
        player=position.name(seat),
        bonus=some(_NUMBER[kind], kind),
    )
