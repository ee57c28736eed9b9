"""What is coming: tiles, the change of stages, the next income and wages of those whose holdings are seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

from engine.codec import plain
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.goods import GOLD, GOLD_AS_SILVER, SILVER, WORKERS
from engine.homesteaders.income import income, incomes, owes_wages
from engine.homesteaders.rounds import ARRIVING, ON_OFFER, unbuilt
from engine.homesteaders.state import Frontier
from engine.homesteaders.tiles import LAST_ROUND, pile, stage_of
from engine.position import Named

_Kind = Annotated[int, Named("engine.homesteaders.buildings:BUILDINGS")]


class ComingTiles(NamedTuple):
    """The tiles that may come up in an auction in a coming round: one where it is known."""

    round: int
    tiles: tuple[Annotated[int, Named("engine.homesteaders.tiles:TILES")], ...]


class StageChange(NamedTuple):
    """A change of what is on offer: what leaves if nobody builds it, and the copies of what comes."""

    round: int
    leaves: tuple[_Kind, ...]
    comes: tuple[tuple[_Kind, int], ...]


class NextIncome(NamedTuple):
    """The income that the slots which worked last would bring, the wages, and what would be lacking for them."""

    seat: int
    is_due: bool
    """Whether that income is received already: it is empty then, and the wages are what comes next."""
    income: Annotated[tuple[int, ...], Named("engine.homesteaders.goods:NAMES")]
    wages: int
    lacking: int


class _Forecast(NamedTuple):
    incomes: int
    tiles: tuple[tuple[ComingTiles, ...], ...]
    stage: StageChange | None
    players: tuple[NextIncome | None, ...]


def forecast(position: Frontier) -> Mapping[str, Any]:
    """What is coming, as far as it is known in a position that somebody sees, for programs."""
    tiles = tuple(coming_tiles(position, auction) for auction in range(position.terms.auctions))
    players = tuple(next_income(position, seat) for seat in range(position.terms.players))
    return plain(_Forecast(incomes(position), tiles, stage_change(position), players))


def _possible(position: Frontier, auction: int, number: int) -> tuple[int, ...]:
    """The tiles that may come up in an auction in a coming round."""
    if not auction:
        return (position.piles[0][number - 1],)
    shown = position.piles[auction][: position.round]
    return tuple(tile for tile in pile(auction, stage_of(number)) if tile not in shown)


def coming_tiles(position: Frontier, auction: int) -> tuple[ComingTiles, ...]:
    """What comes up in an auction in each of the coming rounds."""
    rounds = range(position.round + 1, LAST_ROUND + 1)
    return tuple(ComingTiles(number, _possible(position, auction, number)) for number in rounds)


def stage_change(position: Frontier) -> StageChange | None:
    """The next change of stages: what leaves if nobody builds it, and what comes."""
    first = next((number for number in ON_OFFER if number > position.round), None)
    if first is None:
        return None
    gone = (kind for kind, left in enumerate(position.offer) if left and BUILDINGS[kind].stage not in ON_OFFER[first])
    comes = ((kind, unbuilt(position, kind)) for kind, card in enumerate(BUILDINGS) if card.stage in ARRIVING[first])
    return StageChange(first, tuple(gone), tuple((kind, left) for kind, left in comes if left > 0))


def next_income(position: Frontier, seat: int, worked: int | None = None) -> NextIncome | None:
    """The next income of a seat; None where its holdings are hidden, or no income and no wages are to come.

    It is that of other slots than those that worked last where a sum of bits says so.
    """
    is_due = owes_wages(position, seat)
    if not position.shows(seat) or not (is_due or incomes(position)):
        return None
    goods = position.goods[seat]
    brings = (0,) * len(goods) if is_due else income(position, seat, worked)
    has = goods[SILVER] + brings[SILVER] + (goods[GOLD] + brings[GOLD]) * GOLD_AS_SILVER
    return NextIncome(seat, is_due, brings, goods[WORKERS], max(0, goods[WORKERS] - has))
