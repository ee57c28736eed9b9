"""Why a move of Homesteaders is thought good, in a few words, and what a finished game teaches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.bots.homesteaders.evaluator import Evaluator
from engine.bots.homesteaders.trades import paid_for
from engine.bots.player import Lesson, Reviewed
from engine.game import Game
from engine.homesteaders import bidding, lone, scoring
from engine.homesteaders.benefits import BONUS, LAST
from engine.homesteaders.buildings import BUILDINGS, INDEX
from engine.homesteaders.goods import (
    DEBT_COSTS,
    DEBT_GIVES,
    DEBTS,
    NAMES,
    RAIL,
    SILVER,
    VP,
    WORKERS,
    several,
    some,
)
from engine.homesteaders.income import incomes
from engine.homesteaders.money import settle
from engine.homesteaders.moves import AUCTIONS, Assign, Bid, Borrow, Build, Pass, Take
from engine.homesteaders.state import Frontier
from engine.homesteaders.tiles import Tile
from engine.homesteaders.workers import bits_of, brought
from engine.moves import Move
from engine.texts import N_, Text, counted, message

_A_DEBT: Final = N_("A debt gives {given}; it takes {silver} to return it, and costs VP at the end if it is kept.")

_MUCH: Final = 6
"""So much silver left over is worth a word."""
_A_POINT: Final = 4
"""About so much silver is a point that could have been had."""
_FEWER: Final = 2
"""So many buildings fewer than another's are worth a word."""


def reasons(evaluator: Evaluator, position: Frontier, move: Move) -> tuple[Text, ...]:
    """What speaks for a complete move of the seat that decides; nothing where the move says it all."""
    match move:
        case Bid():
            return tuple(_bid(evaluator, position, move))
        case Pass():
            return (_pass(evaluator, position),)
        case Build():
            return tuple(_build(position, INDEX[move.target]))
        case Borrow():
            return (message(_A_DEBT, given=some(DEBT_GIVES, SILVER), silver=some(DEBT_COSTS, SILVER)),)
        case Assign():
            return tuple(_assign(move))
        case _:
            return ()


def reasons_together(moves: Sequence[Move]) -> tuple[Text, ...] | None:
    """What speaks for passing with the bonus that is taken for it then, which is that one; None for other moves."""
    match moves:
        case [Pass(), Take(target=name), *_]:
            return (_bonus(NAMES.index(name)),)
        case _:
            return None


def _bid(evaluator: Evaluator, position: Frontier, move: Move) -> Iterator[Text]:
    seat, auction = position.seat, AUCTIONS.index(move.target)
    spaces = bidding.spaces(position, seat, auction)
    bid = next((answer.value for answer in move.answers if isinstance(answer.value, int)), spaces[0])
    aim, tile = evaluator.won(position, seat, auction, bid), position.tile(auction)
    before, after = position.goods[seat], position.goods[seat][:]
    settle(after, bid)
    if aim.kind is not None and aim.kind not in lone.gone_if_won(position, auction):
        building = BUILDINGS[aim.kind].shown
        if aim.lacks:
            bought = tuple(some(number, kind) for kind, number in Counter(aim.lacks).items())
            yield message(
                "If it wins, {goods} can be bought and the {building} built.", goods=bought, building=building
            )
        else:
            yield message("If it wins, the {building} can be built.", building=building)
        paid = paid_for(after, aim.kind, position.towns[seat])
        after = after if paid is None else paid[0]
    if aim.kind is not None or not tile.builds:
        offered = tuple(_offered(tile))
        if offered:
            yield message("The tile offers {what}.", what=offered)
    if after[DEBTS] > before[DEBTS]:
        yield counted("That would take {n} debt.", "That would take {n} debts.", after[DEBTS] - before[DEBTS])
    else:
        yield message("That would leave {silver}.", silver=some(after[SILVER], SILVER))


def _offered(tile: Tile) -> Iterator[Text]:
    """What a tile has beside the building."""
    if tile.worker:
        yield some(1, WORKERS)
    if tile.advance:
        yield message("an advance on the rail track")
    if tile.points:
        yield some(tile.points, VP)


def _pass(evaluator: Evaluator, position: Frontier) -> Text:
    seat = position.seat
    goods, town = position.goods[seat], position.towns[seat]
    kind = evaluator.bonus(goods, town, min(LAST, goods[RAIL] + 1), incomes(position))[1]
    return _bonus(kind)


def _bonus(kind: int) -> Text:
    return message("The rail track brings {bonus}.", bonus=some(BONUS[kind], kind))


def _build(position: Frontier, kind: int) -> Iterator[Text]:
    card, left = BUILDINGS[kind], incomes(position)
    then = position.copy()
    then.towns[position.seat] |= 1 << kind
    gain = scoring.total(then, position.seat) - scoring.total(position, position.seat)
    if gain:
        yield counted(
            "With the {building} the town counts {n} VP more.",
            "With the {building} the town counts {n} VP more.",
            gain,
            building=card.shown,
        )
    if card.income and left:
        goods = several(card.income)
        yield counted("It brings {goods} once more.", "It brings {goods} in each of {n} incomes.", left, goods=goods)
    if card.slots and left:
        sums = Counter[int]()
        for slot in card.slots:
            sums.update(dict(slot.brings))
        yield counted(
            "It has work for {n} worker, who brings {goods}.",
            "It has work for {n} workers, who bring {goods}.",
            sum(slot.workers for slot in card.slots),
            goods=several(tuple(sums.items())),
        )


def _assign(move: Move) -> Iterator[Text]:
    names = tuple(name for answer in move.answers if isinstance(answer.value, tuple) for name in answer.value)
    goods = brought(bits_of(map(str, names)))
    if goods:
        yield message("They bring {goods}.", goods=several(goods))


def lessons(game: Game, seat: int, _reviewed: Sequence[Reviewed]) -> Iterator[Lesson]:
    """What a seat may learn from a finished game, each with about how many points it counts."""
    if game.decision is not None:
        return
    position = game.position
    debts, silver = position.goods[seat][DEBTS], position.goods[seat][SILVER]
    if debts:
        cost = scoring.debts_cost(debts)
        yield Lesson(
            cost,
            counted(
                "The debt that you kept costs {points} VP at the end.",
                "The {n} debts that you kept cost {points} VP at the end.",
                debts,
                points=cost,
            ),
        )
    if silver >= _MUCH:
        yield Lesson(
            silver / _A_POINT,
            message("At the end {silver} were left over, which count nothing.", silver=some(silver, SILVER)),
        )
    towns = [len(scoring.town_of(town)) for town in position.towns]
    most = max(towns)
    if most - towns[seat] >= _FEWER:
        yield Lesson(
            2.0 * (most - towns[seat]),
            counted(
                "You own {n} building, {player} owns {most}.",
                "You own {n} buildings, {player} owns {most}.",
                towns[seat],
                player=game.names[towns.index(most)],
                most=most,
            ),
        )
