"""What an auction tile brings beside a building: a worker, points, an advance on the rail track, an exchange."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.errors import Refused
from engine.homesteaders.buildings import RIVER_PORT
from engine.homesteaders.construction import affordable, payment, resources, spend
from engine.homesteaders.goods import VP, WORKERS, several, some
from engine.homesteaders.money import in_words
from engine.homesteaders.state import EXCHANGE, HIRE, RAIL, Frontier
from engine.homesteaders.tiles import Tile
from engine.moves import Bundle as Named
from engine.texts import N_, message
from engine.title import Events, Steps, tell

_GIVE: Final = message("Give what for it?")


@lru_cache(maxsize=64)
def tasks_of(tile: Tile) -> tuple[str, ...]:
    """The phases in which the benefits of a tile are decided, in their order."""
    offered = ((HIRE, tile.worker), (RAIL, tile.advance), (EXCHANGE, tile.exchange is not None))
    return tuple(phase for phase, is_there in offered if is_there)


def points(position: Frontier, seat: int, events: Events) -> None:
    """What a tile without building brings at once."""
    number = position.tile(position.auction).points
    if number:
        position.goods[seat][VP] += number
        tell(events, seat, N_("{player} gets {points}."), player=position.name(seat), points=some(number, VP))


def hire(position: Frontier, seat: int, events: Events) -> None:
    """Take the worker of a tile or of the Workshop."""
    position.goods[seat][WORKERS] += 1
    tell(events, seat, N_("{player} takes a worker."), player=position.name(seat))


def can_exchange(position: Frontier, seat: int) -> bool:
    """Whether a seat has what the tile takes."""
    offered = position.tile(position.auction).exchange
    port = bool(position.towns[seat] & RIVER_PORT)
    return offered is not None and affordable(position.goods[seat], ((offered.give, 1),), port)


def exchange(position: Frontier, seat: int, events: Events) -> Steps:
    """Give a good for what the tile offers, once; raises `Refused`."""
    offered, goods = position.tile(position.auction).exchange, position.goods[seat]
    if offered is None or not can_exchange(position, seat):
        give = () if offered is None else ((offered.give, 1),)
        raise Refused(message("The tile takes {what}: you have none.", what=several(give)))
    port = bool(position.towns[seat] & RIVER_PORT)
    way: Named = yield payment(((offered.give, 1),), port, resources(goods), _GIVE)
    spend(goods, way)
    goods[offered.get] += offered.number
    if events is not None:
        tell(
            events,
            seat,
            N_("{player} exchanges {paid} for {got}."),
            player=position.name(seat),
            paid=in_words(way),
            got=some(offered.number, offered.get),
        )
