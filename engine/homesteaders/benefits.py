"""What there is beside building: the worker, points and exchange of an auction tile, the bonuses of the rail track."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.errors import Refused
from engine.homesteaders import state
from engine.homesteaders.buildings import RIVER_PORT
from engine.homesteaders.construction import affordable, payment, resources, spend
from engine.homesteaders.goods import CHIPS, INDEX, NAMES, RAIL, RESOURCES, TRACKS, VP, WORKERS, Bundle, several, some
from engine.homesteaders.money import in_words
from engine.homesteaders.moves import Take
from engine.homesteaders.state import Frontier
from engine.homesteaders.tiles import Tile
from engine.moves import Bundle as Named
from engine.texts import N_, message
from engine.title import Events, Steps

SPACES: Final[tuple[Bundle, ...]] = (
    ((CHIPS, 1),),
    ((TRACKS, 1),),
    ((WORKERS, 1),),
    tuple((kind, 1) for kind in RESOURCES),
    ((VP, 3),),
)
"""The bonuses of spaces 1 to 5 of the rail track: one of each is taken."""
LAST: Final = len(SPACES)
BONUS: Final = {kind: number for space in SPACES for kind, number in space}
"""How many of each kind the rail track brings."""

_SPACE: Final = {kind: place for place, space in enumerate(SPACES, start=1) for kind, _number in space}
_TAKE: Final = tuple(
    tuple(Take(NAMES[kind]) for space in SPACES[:reached] for kind, _number in space) for reached in range(LAST + 1)
)
_GIVE: Final = message("Give what for it?")


@lru_cache(maxsize=64)
def tasks_of(tile: Tile) -> tuple[str, ...]:
    """The phases in which the benefits of a tile are decided, in their order."""
    offered = ((state.HIRE, tile.worker), (state.RAIL, tile.advance), (state.EXCHANGE, tile.exchange is not None))
    return tuple(phase for phase, is_there in offered if is_there)


def points(position: Frontier, seat: int, events: Events) -> None:
    """What a tile without building brings at once."""
    number = position.tile(position.auction).points
    if number:
        position.goods[seat][VP] += number
        position.tell(events, seat, N_("{player} gets {points}."), points=some(number, VP))


def hire(position: Frontier, seat: int, target: str, events: Events) -> None:
    """Take the worker of a tile or of the Workshop; raises `Refused` for anything else."""
    if target != NAMES[WORKERS]:
        raise Refused(message("Only the worker can be taken here."))
    position.goods[seat][WORKERS] += 1
    position.tell(events, seat, N_("{player} takes a worker."))


def can_exchange(position: Frontier, seat: int) -> bool:
    """Whether a seat has what the tile takes."""
    offered = position.tile(position.auction).exchange
    port = bool(position.towns[seat] & RIVER_PORT)
    return offered is not None and affordable(position.goods[seat], ((offered.give, 1),), port)


def exchange(position: Frontier, seat: int, _target: str, events: Events) -> Steps:
    """Give a good for what the tile offers, once; raises `Refused`."""
    offered, goods = position.tile(position.auction).exchange, position.goods[seat]
    give = () if offered is None else ((offered.give, 1),)
    if offered is None or not can_exchange(position, seat):
        raise Refused(message("The tile takes {goods}: you have none.", goods=several(give)))
    way: Named = yield payment(give, bool(position.towns[seat] & RIVER_PORT), resources(goods), _GIVE)
    spend(goods, way)
    goods[offered.get] += offered.number
    if events is not None:
        got = some(offered.number, offered.get)
        position.tell(events, seat, N_("{player} exchanges {paid} for {got}."), paid=in_words(way), got=got)


# The rail track.


def advance(position: Frontier, seat: int, events: Events) -> None:
    """One space forward on the rail track, as far as there is one; the bonus is another decision."""
    goods = position.goods[seat]
    if goods[RAIL] < LAST:
        goods[RAIL] += 1
    position.tell(events, seat, N_("{player} is on space {n} of the rail track."), n=goods[RAIL])


def bonuses(position: Frontier, seat: int) -> tuple[Take, ...]:
    """The bonuses of the space that was reached and of all before it."""
    return _TAKE[position.goods[seat][RAIL]]


def take(position: Frontier, seat: int, target: str, events: Events) -> None:
    """Take a bonus of the rail track; raises `Refused` for a space that was not reached."""
    kind, goods = INDEX[target], position.goods[seat]
    bonus = some(BONUS[kind], kind)
    if goods[RAIL] < _SPACE[kind]:
        template = N_("{bonus} is the bonus of space {n}: you are on space {space}.")
        raise Refused(message(template, bonus=bonus, n=_SPACE[kind], space=goods[RAIL]))
    goods[kind] += BONUS[kind]
    position.tell(events, seat, N_("{player} takes {bonus} from the rail track."), bonus=bonus)
