"""What a game of Le Havre came to: wealth by round, where the francs came from and went, what each visit earned."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.game import Game
from engine.history import by_round
from engine.le_havre import moves
from engine.le_havre.goods import FRANCS, NAMES
from engine.le_havre.scoring import wealth
from engine.le_havre.state import Havre
from engine.moves import Move

AT_START: Final = "at-start"
OFFERS: Final = "offers"
VISITS: Final = "visits"
FEES: Final = "fees"
SALES: Final = "sales"
PURCHASES: Final = "purchases"
LOANS: Final = "loans"
INTEREST: Final = "interest"
REPAID: Final = "repaid"
MEALS: Final = "meals"

SOURCES: Final = (AT_START, OFFERS, VISITS, FEES, SALES, PURCHASES, LOANS, REPAID, INTEREST, MEALS)
"""Where francs come from and go to, in the order in which a report lists them; one may be below 0."""

_BY_MOVE: Final[dict[type[Move], str]] = {
    moves.Take: OFFERS,
    moves.Enter: VISITS,
    moves.Build: VISITS,
    moves.Sell: SALES,
    moves.Buy: PURCHASES,
    moves.Borrow: LOANS,
    moves.Repay: REPAID,
    moves.EndTurn: REPAID,
    moves.PayInterest: INTEREST,
    moves.Feed: MEALS,
}


@dataclass(slots=True)
class Earned:
    """What all visits of a seat to one building brought together, the fee taken off.

    `wealth` counts buildings and ships that were built as well as francs; `goods` are by name, below 0 for what was
    given away.
    """

    seat: int
    card: str
    visits: int = 0
    francs: int = 0
    wealth: int = 0
    goods: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class History:
    """The figures of a game up to where it stands, by seat from 0.

    `wealth[seat]` holds the wealth as each of the `rounds` is closed, see `ByRound`.
    `francs[seat]` holds the sum of each of the `SOURCES`: together they are the francs that the seat has.
    """

    rounds: tuple[int | None, ...]
    wealth: tuple[tuple[int, ...], ...]
    francs: tuple[dict[str, int], ...]
    visits: tuple[Earned, ...]


def history(game: Game) -> History:
    """The figures of a game of Le Havre, at the cost of counting each of its positions once."""
    seats = range(game.position.terms.players)
    stages = list(game.stages)
    first = stages[0].before if stages else game.position
    francs = [dict.fromkeys(SOURCES, 0) | {AT_START: first.francs(seat)} for seat in seats]
    visits: dict[tuple[int, str], Earned] = {}
    entered = ""
    for before, played, after in stages:
        move = played.move
        _count_francs(before, move, after, francs)
        if isinstance(move, moves.Enter | moves.Build):
            entered = move.target if isinstance(move, moves.Enter) else entered
            _count_visit(before, entered, after, visits, is_new=isinstance(move, moves.Enter))
    return History(*by_round(game, stages, wealth), tuple(francs), tuple(visits.values()))


def _count_francs(before: Havre, move: Move, after: Havre, francs: list[dict[str, int]]) -> None:
    """Put the francs that changed hands under what they were for; who did not decide got them from a visitor."""
    for seat, sums in enumerate(francs):
        change = after.francs(seat) - before.francs(seat)
        if change:
            is_fee = seat != before.decider and isinstance(move, moves.Enter)
            sums[FEES if is_fee else _BY_MOVE[type(move)]] += change


def _count_visit(
    before: Havre, card: str, after: Havre, visits: dict[tuple[int, str], Earned], *, is_new: bool
) -> None:
    """Add what a visit to a card brought; a second building (`is_new` is False) belongs to the visit before it."""
    seat = before.decider
    earned = visits.setdefault((seat, card), Earned(seat, card))
    earned.visits += is_new
    earned.francs += after.francs(seat) - before.francs(seat)
    earned.wealth += wealth(after, seat) - wealth(before, seat)
    for kind, (old, new) in enumerate(zip(before.goods[seat], after.goods[seat], strict=True)):
        if kind != FRANCS and old != new:
            earned.goods[NAMES[kind]] = earned.goods.get(NAMES[kind], 0) + new - old
