"""The plain data of a game of Macao under its types, and what moves cost and bring by it."""

from __future__ import annotations

from typing import cast

from engine import OpenGame
from engine.macao import costs
from engine.macao.cards import Card
from engine.macao.deck import NUMBER, Standing, standing
from engine.macao.sea import GOOD
from engine.macao.state import Colony
from engine.macao.table_data import ColonyTable, Forecast, PlayerData
from screens.macao import words
from screens.words import shown


def table_of(game: OpenGame) -> ColonyTable:
    """All that there is to see: everything lies open."""
    return cast(ColonyTable, game.table())


def forecast_of(game: OpenGame) -> Forecast:
    """What is coming, as far as everybody may know it."""
    return cast(Forecast, game.forecast())


def position_of(game: OpenGame) -> Colony:
    """The position as everybody sees it, for sums that its data does not hold."""
    return cast(Colony, game.seen())


def acting(table: ColonyTable) -> PlayerData:
    """Whoever decides."""
    return table["players"][table["decider"] or 0]


def have(player: PlayerData) -> Standing:
    """What the activated cards of a player come to together."""
    return standing(sum(1 << NUMBER[name] for name in player["activated"]))


def can_buy(table: ColonyTable) -> bool:
    """Whether whoever acts can buy prestige now."""
    turn, value = table["turn"], table["tribute"]
    if turn is None or value is None or turn["purchases"] >= turn["purchase_limit"]:
        return False
    return acting(table)["gold"] >= value["gold"]


def card_cost(card: Card, own: Standing) -> str:
    """What activating a card costs somebody: as printed, and what cards of theirs change of it."""
    return shown(costs.told(card.cost, own.less[card.kind], own.any_colour))


def quarter_cost(name: str, own: Standing) -> str:
    """What a quarter costs somebody: as printed, and what cards of theirs change of it."""
    return shown(costs.told(words.quarter(name).cost, own.quarter_less, own.quarter_any_colour))


def delivery(table: ColonyTable, player: PlayerData, good: str) -> tuple[int, int]:
    """The prestige and the gold that a player would gain for delivering one more tile; 0 where the port is full."""
    (port,) = (one for one in table["ports"] if one["good"] == good)
    if port["next"] is None:
        return 0, 0
    own = have(player)
    doubled = 2 if GOOD[good] in own.doubled else 1
    return doubled * port["next"] + own.delivery_prestige, own.delivery_gold
