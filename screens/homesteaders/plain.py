"""Homesteaders in plain words: its positions, moves, buildings and tiles. Nothing here draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from engine import Game, Move, format_move
from engine.homesteaders import curing
from engine.homesteaders.building import candidates, types_allowed
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.moves import Borrow, Decline, Pass, Sell
from engine.homesteaders.phases import TRADES
from engine.homesteaders.state import ASSIGN, BID, BUILD, NEUTRAL_BID, PAY, SECOND, WAGES, Frontier
from engine.homesteaders.workers import places_of
from screens.homesteaders import card_tables, plain_table, words
from screens.homesteaders.rules_list import texts
from screens.plain import CardTable, PlainWords
from screens.rules_texts import RulesText
from screens.words import shown
from texts.translation import gettext as _


class HomesteadersWords(PlainWords):
    """What the plain mode asks of Homesteaders."""

    # A game.

    def where(self, game: Game) -> str:
        return plain_table.where(game.table())

    def table(self, game: Game, seat: int | None) -> list[str]:
        return plain_table.table_lines(game.table(seat))

    def forecast(self, game: Game, seat: int | None) -> list[str]:
        return plain_table.forecast_lines(game.table(seat), game.forecast(seat))

    def state(self, game: Game, seat: int) -> str:
        return plain_table.state(game.table(seat), seat)

    def to_decide(self, game: Game, seat: int) -> list[str]:
        table = game.table(seat)
        phase = table["phase"]
        if phase == ASSIGN:
            return [_workers(game, seat)]
        if phase in (WAGES, PAY):
            return [_dues(table, seat)]
        if phase in (NEUTRAL_BID, BID):
            return plain_table.auctions(table)
        return _to_build(game, seat) if phase in (BUILD, SECOND) else []

    def describe(self, game: Game, move: Move) -> str:
        return words.move(move, game.table())

    def ordinary(self, game: Game) -> Move | None:
        """The one move that is no trade."""
        own = [move for move in game.moves() if not isinstance(move, TRADES)]
        return own[0] if len(own) == 1 else None

    def loses(self, game: Game, move: Move) -> bool:
        return isinstance(move, Pass | Decline | Sell | Borrow)

    def part(self, kind: str) -> str:
        return words.KIND_NAMES[kind]

    # How it is typed.

    def typing(self) -> str:
        return _(
            "A move is typed as it is written: bid auction-1: 5, or build farm. "
            "The beginnings of its words do as well: bu fa."
        )

    def going_on(self) -> str:
        return _("next: put the workers to work, pay, or whatever is the only thing to do but trade")

    # Its rules and cards.

    def texts(self) -> Sequence[RulesText]:
        return texts()

    def tables(self) -> Sequence[CardTable]:
        return card_tables.tables()

    def legend(self) -> str:
        return card_tables.legend()

    def data(self, name: str) -> dict[str, Any]:
        return card_tables.data(name) if card_tables.is_card(name) else super().data(name)


def _workers(game: Game, seat: int) -> str:
    """How many workers there are for how much room in the slots."""
    position = cast(Frontier, game.position)
    workers = words.some(game.table(seat)["players"][seat]["workers"], "worker")
    room = sum(place.workers for place in places_of(position.towns[seat]))
    return _("You have {workers}; your slots have room for {n}.").format(workers=workers, n=room)


def _dues(table: Mapping[str, Any], seat: int) -> str:
    """What is to be paid, and what there is for it."""
    has = table["players"][seat]["holdings"]
    return _("You owe {due}; you have {silver}, {gold}, {chips}.").format(
        due=words.some(table["due"], "silver"),
        silver=words.some(has["silver"], "silver"),
        gold=words.some(has["gold"], "gold"),
        chips=words.some(has["chip"], "chip"),
    )


def _to_build(game: Game, seat: int) -> list[str]:
    """The buildings that could be built now: what they cost, and what trades would help where something is lacking."""
    position = cast(Frontier, game.position)
    has = position.goods[seat]
    found = []
    for kind in candidates(position, seat, types_allowed(position)):
        building = BUILDINGS[kind]
        name, cost = shown(building.shown), words.cost(building)
        cure = curing.cure(position, seat, kind)
        if cure == ():
            found.append(_("{building}: {cost}, which you have").format(building=name, cost=cost))
            continue
        lacking = words.several(
            tuple((good, number - has[good]) for good, number in building.cost if number > has[good])
        )
        if cure is None:
            template = _("{building}: {cost}; you lack {lacking}, and no trade brings it now")
        else:
            template = _("{building}: {cost}; you lack {lacking}; these trades bring it: {trades}")
        trades = ", ".join(map(format_move, cure or ()))
        found.append(template.format(building=name, cost=cost, lacking=lacking, trades=trades))
    return found or [_("There is nothing on offer that you could build.")]


WORDS: Final = HomesteadersWords()
