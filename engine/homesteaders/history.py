"""What a game came to: points by round, where silver and VP came from and went, what each auction brought."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.game import Game
from engine.history import by_round
from engine.homesteaders.buildings import INDEX
from engine.homesteaders.goods import SILVER, VP
from engine.homesteaders.moves import Assign, Borrow, Build, Buy, Exchange, Pay, Repay, Sell, Take, Trade
from engine.homesteaders.scoring import total
from engine.homesteaders.state import BIDDING, WAGES, Frontier
from engine.homesteaders.tiles import Tile
from engine.moves import Move
from engine.past import Stage
from engine.texts import N_

SOURCES: Final[Mapping[str, str]] = {
    "at-start": N_("at the start"),
    "income": N_("income"),
    "sales": N_("sales"),
    "trades": N_("Bank"),
    "borrowed": N_("debts taken"),
    "buildings": N_("buildings"),
    "rail": N_("rail track"),
    "tiles": N_("tiles"),
    "purchases": N_("purchases"),
    "returned": N_("debts returned"),
    "wages": N_("wages"),
    "bids": N_("bids"),
}
"""Where silver and VP come from and go to, as a report calls it, in its order; VP of `buildings` are the Forge's."""

_BY_MOVE: Final[Mapping[type[Move], str]] = {
    Assign: "income",
    Sell: "sales",
    Buy: "purchases",
    Trade: "trades",
    Borrow: "borrowed",
    Repay: "returned",
    Build: "buildings",
    Take: "rail",
    Exchange: "tiles",
}


class Won(NamedTuple):
    """An auction that somebody won: the tile, the bid, and the kinds that were built with it, in that order."""

    round: int
    auction: int
    tile: Tile
    seat: int
    bid: int
    built: tuple[int, ...] = ()


class History(NamedTuple):
    """The figures of a game up to where it stands, by seat from 0.

    `points[seat]` holds the score as each of the `rounds` is closed, see `ByRound`.
    """

    rounds: tuple[int | None, ...]
    points: tuple[tuple[int, ...], ...]
    silver: tuple[dict[str, int], ...]
    """What came from each source, below 0 what went there."""
    vp: tuple[dict[str, int], ...]
    auctions: tuple[Won, ...]


def history(game: Game) -> History:
    """The figures of a game of Homesteaders."""
    seats = range(game.position.terms.players)
    stages = list(game.stages)
    first = stages[0].before if stages else game.position
    silver, vp = (
        [dict.fromkeys(SOURCES, 0) | {"at-start": first.goods[seat][kind]} for seat in seats] for kind in (SILVER, VP)
    )
    for before, played, after in stages:
        move = played.move
        for seat in seats:
            old, new = before.goods[seat], after.goods[seat]
            silver[seat][_silver_source(before, move)] += new[SILVER] - old[SILVER]
            vp[seat][_BY_MOVE.get(type(move), "tiles")] += new[VP] - old[VP]
    return History(*by_round(game, stages, total), tuple(silver), tuple(vp), tuple(_won(stages)))


def _silver_source(before: Frontier, move: Move) -> str:
    if isinstance(move, Pay):
        return "wages" if before.phase == WAGES else "bids"
    return _BY_MOVE.get(type(move), "income")


def _won(stages: Sequence[Stage]) -> Iterator[Won]:
    """The auctions in the order in which they were carried out, each once its bid is paid."""
    found: dict[tuple[int, int], Won] = {}
    for before, played, _after in stages:
        move, key = played.move, (before.round, before.auction)
        if before.auction != BIDDING and isinstance(move, Pay):
            found[key] = Won(*key, before.tile(before.auction), before.seat, before.bids[before.auction])
        elif isinstance(move, Build) and key in found:
            found[key] = found[key]._replace(built=(*found[key].built, INDEX[move.target]))
    yield from found.values()
