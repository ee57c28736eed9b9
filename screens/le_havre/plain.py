"""Le Havre in plain words: its positions, moves and cards. Nothing here draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine import Move, OpenGame
from engine.le_havre.cards import Card
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import GOODS
from engine.le_havre.moves import Borrow, Pass, Sell, StopBuilding, Supply
from engine.le_havre.ships import ENERGY_OF_BUILDING, KINDS
from engine.le_havre.state import FINAL, MAIN, MEAL, Havre
from engine.texts.language import gettext as _, listed, within
from screens.documents import RulesText, explained
from screens.le_havre import decision, goals, move_words, plain_table, rules_list, words
from screens.le_havre.rules_list import KINDS_BY_NAME
from screens.le_havre.view import View
from screens.le_havre.words import TYPE_LETTERS, card, codes, cost, price, short_fee
from screens.plain import CardTable, PlainWords, completed, plain
from screens.table.viewpoint import Sight
from screens.ways import Goal
from screens.words import shown


class HavreWords(PlainWords):
    """What the plain mode asks of Le Havre."""

    # A game.

    def where(self, game: OpenGame) -> str:
        return plain_table.where(game.seen())

    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.table_lines(game.seen(seat))

    def forecast(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.forecast_lines(game.seen(seat))

    def point(self, game: OpenGame) -> str:
        position: Havre = game.seen()
        if position.final:
            return _("Final actions")
        return _("Round {round}/{rounds}").format(round=position.round, rounds=len(position.terms.rounds))

    def state(self, game: OpenGame, seat: int) -> str:
        return plain_table.state(game.seen(seat), seat)

    def to_decide(self, game: OpenGame, seat: int) -> list[str]:
        if game.seen().phase in (MAIN, FINAL):
            return [plain_table.offers(game.seen(seat))]
        return decision.told(View(Sight(game, seat, game.log)))

    def describe(self, game: OpenGame, move: Move) -> str:
        return move_words.move(move, game.seen())

    def moment(self, game: OpenGame) -> str:
        position: Havre = game.seen()
        if position.final:
            return _("Final action")
        if position.phase == MEAL:
            return _("Round {round}, meal").format(round=position.round)
        return _("Round {round}, turn {turn}").format(round=position.round, turn=position.turn)

    def sentence(self, game: OpenGame, move: Move) -> str:
        return move_words.phrase(move, game.seen()) if move.answers else self.describe(game, move)

    def phrase(self, game: OpenGame, move: Move) -> str:
        return move_words.phrase(completed(game, move), game.seen())

    def gist(self, game: OpenGame, move: Move) -> str:
        return move_words.gist(move, game.seen())

    def ordinary(self, game: OpenGame) -> Move | None:
        by_words = {move.words: move for move in game.moves()}
        return next((by_words[name] for name in words.ORDINARY if name in by_words), None)

    def opening(self, game: OpenGame) -> Move | None:
        return Supply() if Supply() in game.moves() else None

    def understood(self, game: OpenGame, typed: str) -> Move | None:
        return goals.understood(typed)

    def wanted(self, game: OpenGame, move: Move) -> Goal | None:
        return goals.wanted(game, move)

    def loses(self, game: OpenGame, move: Move) -> bool:
        return isinstance(move, Sell | StopBuilding | Pass | Borrow)

    def part(self, kind: str) -> str:
        return within(_(words.KIND_NAMES[kind]))

    # How it is typed.

    def typing(self) -> str:
        return _(
            "A move is typed as it is written: take wood, or enter bakehouse. "
            "The beginnings of its words do as well: t wo."
        )

    def going_on(self) -> str:
        return _("next: end the turn, bring the supply, feed, or whatever simply comes next")

    # Its rules and cards.

    def texts(self) -> Sequence[RulesText]:
        return rules_list.texts()

    def names(self) -> tuple[str, ...]:
        """Every card and every kind of ship."""
        return (*CARD_INDEX, *KINDS_BY_NAME)

    def found(self, words: str) -> str | None:
        """By its sign too."""
        wanted = plain(words)
        wanted = wanted.zfill(2) if wanted.isdecimal() else wanted
        for name, building in zip(CARD_INDEX, CARDS, strict=True):
            if wanted in (plain(name), building.sign.casefold(), plain(shown(building.shown))):
                return name
        return next((kind.name for kind in KINDS if wanted in (plain(kind.name), plain(shown(kind.shown)))), None)

    def page(self, name: str) -> str:
        return rules_list.page(name)[1]

    def tables(self) -> Sequence[CardTable]:
        """Every card and every kind of ship in a line: the standard buildings, the special ones, the ships."""
        return (
            _buildings(_("Standard buildings"), [card for card in CARDS if not card.special]),
            _buildings(_("Special buildings"), [card for card in CARDS if card.special]),
            CardTable(
                (_("Ships"), _("cost"), _("price"), _("carries"), _("food with 1-5"), _("values")),
                tuple(
                    (
                        shown(kind.shown),
                        rules_list.ship_cost(kind),
                        "-" if kind.price is None else str(kind.price),
                        str(kind.capacity),
                        " ".join(map(str, kind.food)),
                        listed(map(str, rules_list.values(kind))),
                    )
                    for kind in KINDS
                ),
                right=(2, 3),
            ),
        )

    def legend(self) -> str:
        """What the letters and signs of the tables mean."""
        return _(
            "{types}. Value: value/price in francs where the two differ. Cost -: cannot be built. "
            "r: rods, h: hammers. A ship takes {n} energy more; food is for 1 to 5 players."
        ).format(types=explained(codes(), "type"), n=ENERGY_OF_BUILDING)

    def data(self, name: str) -> dict[str, Any]:
        """A card or a kind of ship for a program to read."""
        notes = list(rules_list.notes_on(name))
        if name in KINDS_BY_NAME:
            kind = KINDS_BY_NAME[name]
            good, number = kind.cost
            return {
                "name": name,
                "shown": shown(kind.shown),
                "cost": {GOODS[good].name: number},
                "energy": ENERGY_OF_BUILDING,
                "values": rules_list.values(kind),
                "price": kind.price,
                "capacity": kind.capacity,
                "food": list(kind.food),
                "notes": notes,
            }
        building = card(name)
        return {
            "sign": building.sign,
            "name": name,
            "shown": shown(building.shown),
            "special": building.special,
            "type": building.type,
            "value": building.value,
            "price": building.price,
            "cost": None if building.cost is None else {GOODS[good].name: number for good, number in building.cost},
            "fee": {"food": building.fee.food, "francs": building.fee.francs},
            "action": building.effect is not None,
            "rods": building.rods,
            "hammers": building.hammers,
            "rule": shown(building.rule),
            "notes": notes,
        }

    def all_data(self) -> dict[str, Any]:
        """Every card and every kind of ship for a program to read."""
        return {"cards": [self.data(name) for name in CARD_INDEX], "ships": [self.data(name) for name in KINDS_BY_NAME]}


def _buildings(heading: str, cards: Sequence[Card]) -> CardTable:
    return CardTable(
        ("", heading, "", _("value"), _("cost"), _("fee"), _("icons")), tuple(map(_row, cards)), right=(3,)
    )


def _row(building: Card) -> tuple[str, ...]:
    value = str(building.value) if building.price == building.value else f"{building.value}/{price(building)}"
    icons = [_("{n}r").format(n=building.rods)] if building.rods else []
    icons += [_("{n}h").format(n=building.hammers)] if building.hammers else []
    return (
        building.sign,
        shown(building.shown),
        _(TYPE_LETTERS[building.type]),
        value,
        "-" if building.cost is None else cost(building),
        short_fee(building) if building.effect else _("no action"),
        " ".join(icons),
    )


WORDS: Final = HavreWords()
