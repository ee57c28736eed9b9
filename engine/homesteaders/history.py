"""What a game came to: points by round, where silver and VP came from and went, what each auction brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.game import Game
from engine.homesteaders.goods import SILVER, VP
from engine.homesteaders.moves import AUCTIONS, Assign, Borrow, Build, Buy, Exchange, Pay, Repay, Sell, Take, Trade
from engine.homesteaders.scoring import total
from engine.homesteaders.state import BIDDING, WAGES, Frontier
from engine.moves import Move
from engine.past import Stage

AT_START: Final = "at-start"
INCOME: Final = "income"
WAGES_PAID: Final = "wages"
BIDS: Final = "bids"
SALES: Final = "sales"
PURCHASES: Final = "purchases"
TRADES: Final = "trades"
BORROWED: Final = "borrowed"
RETURNED: Final = "returned"
BUILDINGS: Final = "buildings"
RAIL: Final = "rail"
TILES: Final = "tiles"

SILVER_SOURCES: Final = (
    *(AT_START, INCOME, SALES, TRADES, BORROWED, BUILDINGS),
    *(PURCHASES, RETURNED, WAGES_PAID, BIDS),
)
"""Where silver comes from and goes to, in the order in which a report lists them; the last four are below 0."""
VP_SOURCES: Final = (AT_START, INCOME, SALES, BUILDINGS, RAIL, TILES)
"""Where VP tokens come from; those of `buildings` are the Forge's."""

_BY_MOVE: Final[dict[type[Move], str]] = {
    Assign: INCOME,
    Sell: SALES,
    Buy: PURCHASES,
    Trade: TRADES,
    Borrow: BORROWED,
    Repay: RETURNED,
    Build: BUILDINGS,
    Take: RAIL,
    Exchange: TILES,
}


@dataclass(frozen=True, slots=True)
class Won:
    """An auction that somebody won: the tile, the bid, and what was built with it, in that order."""

    round: int
    auction: str
    tile: str
    seat: int
    bid: int
    built: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class History:
    """The figures of a game up to where it stands, by seat from 0.

    `points[seat]` holds the score at the start, at the end of each round, and last where the game stands; `rounds`
    holds the number of the round that each of them closes: 0 for the start, None for the last if no round ends with it.
    """

    rounds: tuple[int | None, ...]
    points: tuple[tuple[int, ...], ...]
    silver: tuple[dict[str, int], ...]
    vp: tuple[dict[str, int], ...]
    auctions: tuple[Won, ...]


def history(game: Game) -> History:
    """The figures of a game of Homesteaders."""
    seats = range(game.position.terms.players)
    stages = list(game.stages)
    first = stages[0].before if stages else game.position
    rounds: list[int | None] = [0]
    points = [[total(first, seat)] for seat in seats]
    silver = [dict.fromkeys(SILVER_SOURCES, 0) | {AT_START: first.goods[seat][SILVER]} for seat in seats]
    vp = [dict.fromkeys(VP_SOURCES, 0) | {AT_START: first.goods[seat][VP]} for seat in seats]
    for before, played, after in stages:
        move = played.move
        for seat in seats:
            _add(silver[seat], _silver_source(before, move), after.goods[seat][SILVER] - before.goods[seat][SILVER])
            _add(vp[seat], _BY_MOVE.get(type(move), TILES), after.goods[seat][VP] - before.goods[seat][VP])
        if before.round != after.round:
            rounds.append(before.round)
            for seat in seats:
                points[seat].append(total(after, seat))
    if stages and stages[-1].before.round == game.position.round:
        rounds.append(None)
        for seat in seats:
            points[seat].append(total(game.position, seat))
    return History(tuple(rounds), tuple(map(tuple, points)), tuple(silver), tuple(vp), tuple(_won(stages)))


def _silver_source(before: Frontier, move: Move) -> str:
    if isinstance(move, Pay):
        return WAGES_PAID if before.phase == WAGES else BIDS
    return _BY_MOVE.get(type(move), INCOME)


def _add(sums: dict[str, int], source: str, change: int) -> None:
    if change:
        sums[source] += change


def _won(stages: Sequence[Stage]) -> Iterator[Won]:
    """The auctions in the order in which they were carried out, each once its bid is paid."""
    found: dict[tuple[int, int], Won] = {}
    for before, played, _after in stages:
        if before.auction == BIDDING:
            continue
        move = played.move
        key = (before.round, before.auction)
        if isinstance(move, Pay):
            tile, bid = before.tile(before.auction).name, before.bids[before.auction]
            found[key] = Won(before.round, AUCTIONS[before.auction], tile, before.seat, bid)
        elif isinstance(move, Build) and key in found:
            won = found[key]
            found[key] = Won(won.round, won.auction, won.tile, won.seat, won.bid, (*won.built, move.target))
    yield from found.values()
