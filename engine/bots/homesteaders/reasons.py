"""Why a move of Homesteaders is thought good, in a few words: what it builds, leaves and brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.bots.homesteaders.evaluator import Evaluator
from engine.bots.homesteaders.purchasing import settle
from engine.homesteaders import bidding, scoring
from engine.homesteaders.buildings import BUILDINGS, INDEX
from engine.homesteaders.forecast import incomes
from engine.homesteaders.goods import DEBTS, GOODS, RAIL, SILVER, several, some
from engine.homesteaders.moves import Bid, Build, Pass
from engine.homesteaders.rail import LAST, SPACES
from engine.homesteaders.state import Frontier
from engine.moves import Move
from engine.text import Text, _, counted, text

_NUMBER: Final = {kind: number for space in SPACES for kind, number in space}
"""How many of each kind the rail track brings."""


def reasons(evaluator: Evaluator, position: Frontier, move: Move) -> tuple[Text, ...]:
    """What speaks for a complete move of the seat that decides; nothing where the move says it all."""
    match move:
        case Bid():
            return tuple(_bid(evaluator, position, move))
        case Pass():
            return (_pass(evaluator, position),)
        case Build():
            return tuple(_build(position, INDEX[move.target]))
        case _:
            return ()


def _bid(evaluator: Evaluator, position: Frontier, move: Move) -> Iterator[Text]:
    seat, auction = position.seat, bidding.AUCTIONS.index(move.target)
    spaces = bidding.spaces(position, seat, auction)
    bid = next((answer.value for answer in move.answers if isinstance(answer.value, int)), spaces[0])
    plan = evaluator.won(position, seat, auction, bid)
    if plan.kind is not None:
        if plan.lacks:
            bought = tuple(GOODS[kind].shown for kind in plan.lacks)
            yield text(
                _("Then {goods} can be bought and the {building} built."),
                goods=bought,
                building=BUILDINGS[plan.kind].shown,
            )
        else:
            yield text(_("Then the {building} can be built."), building=BUILDINGS[plan.kind].shown)
    before, after = position.goods[seat], position.goods[seat][:]
    settle(after, bid)
    if after[DEBTS] > before[DEBTS]:
        yield counted(_("Paying takes {n} debt."), _("Paying takes {n} debts."), after[DEBTS] - before[DEBTS])
    else:
        yield text(_("Paying leaves {silver}."), silver=some(after[SILVER], SILVER))


def _pass(evaluator: Evaluator, position: Frontier) -> Text:
    seat = position.seat
    goods, town = position.goods[seat], position.towns[seat]
    kind = evaluator.bonus(goods, town, min(LAST, goods[RAIL] + 1), incomes(position))[1]
    return text(_("The rail track brings {bonus}."), bonus=some(_NUMBER[kind], kind))


def _build(position: Frontier, kind: int) -> Iterator[Text]:
    card, left = BUILDINGS[kind], incomes(position)
    then = position.copy()
    then.towns[position.seat] |= 1 << kind
    gain = scoring.total(then, position.seat) - scoring.total(position, position.seat)
    if gain:
        yield counted(_("The town counts {n} point more."), _("The town counts {n} points more."), gain)
    if card.income and left:
        goods = several(card.income)
        yield counted(
            _("It brings {goods} once more."), _("It brings {goods} in each of {n} incomes."), left, goods=goods
        )
