"""A position of Die Speicherstadt as its pages see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from engine.speicherstadt.contracts import FREE
from engine.speicherstadt.goods import INDEX as KINDS
from engine.speicherstadt.holdings import Holding, holding
from engine.speicherstadt.table_data import ColumnData, Forecast, HouseData, QuarterTable, WorkerData
from engine.texts.language import gettext as _
from screens.speicherstadt import pieces, words
from screens.speicherstadt.data import forecast_of, position_of, table_of
from screens.table.title import Sight
from screens.table.viewpoint import PositionView
from widgets.lines import Line, text
from widgets.styles import StyleName

ANOTHERS = "another's"


class Use(NamedTuple):
    """What one could do with goods: those that fit onto contracts, those that are sold or delivered."""

    fitting: tuple[str, ...]
    sold: tuple[str, ...]
    delivered: tuple[str, ...]


class View(PositionView):
    """The data of one position, read once."""

    def __init__(self, sight: Sight) -> None:
        """A view of a position as it is seen."""
        super().__init__(sight)
        self.table: QuarterTable = table_of(sight.game)
        self.position = position_of(sight.game)

    @cached_property
    def forecast(self) -> Forecast:
        """What is coming."""
        return forecast_of(self.game)

    @property
    def phase(self) -> str:
        """What is being decided, or that somebody else decides."""
        return self.table["phase"] if self.is_mine or self.table["over"] else ANOTHERS

    @property
    def has_kai(self) -> bool:
        """Whether it is played with Kaispeicher."""
        return self.table["variant"] == "kaispeicher"

    # Houses.

    @property
    def mine(self) -> HouseData:
        """The house of the player by whom the game is seen."""
        return self.table["players"][self.seat]

    @cached_property
    def houses(self) -> Sequence[HouseData]:
        """All houses: the seats, then the Rival."""
        return [*self.table["players"], *self.table["rivals"]]

    @property
    def others(self) -> list[HouseData]:
        """The other houses, from the next one on."""
        return [*self.houses[self.seat + 1 :], *self.houses[: self.seat]]

    @cached_property
    def holding(self) -> Holding:
        """What the own cards come to."""
        return holding(self.position.cards[self.seat])

    def name(self, seat: int | None) -> str:
        """The name of a house by its seat; None is the Rival."""
        return _("Rival") if seat is None else self.table["players"][seat]["name"]

    def called(self, seat: int | None) -> Line:
        """The name of a house in its colour."""
        return text(self.name(seat), style_of(seat))

    # Lines for cards.

    def column(self, place: str) -> ColumnData | None:
        """The card at a place on the water."""
        return next((one for one in self.table["columns"] if one["place"] == place), None)

    def asked(self, worker: WorkerData, *, joins: bool) -> Line:
        """What the owner of a worker is asked, and what if one `joins` the line behind it."""
        price = worker["price"]
        return pieces.asked(self.coins_of(worker["seat"]), price, price + 1 if joins else None)

    @property
    def my_price(self) -> Line:
        """What one would be asked oneself behind a line."""
        return pieces.asked(self.mine["coins"], 1)

    def coins_of(self, seat: int | None) -> int:
        """The coins of a house; None is the Rival."""
        return self.houses[-1 if seat is None else seat]["coins"]

    # Goods.

    def use_of(self, goods: Sequence[str]) -> Use:
        """What the own cards would do with goods that come; a symbol takes one good."""
        laid = list(self.position.laid)
        fitting, sold, delivered = [], [], []
        for name in goods:
            kind = KINDS[name]
            place = next((one for one in self.holding.contracts if FREE[one][laid[one]][kind]), None)
            if place is not None:
                laid[place] |= FREE[place][laid[place]][kind]
                fitting.append(name)
            elif self.holding.points[kind]:
                delivered.append(name)
            elif self.holding.coins[kind]:
                sold.append(name)
        return Use(tuple(fitting), tuple(sold), tuple(delivered))

    def held_for(self, goods: Sequence[str]) -> int:
        """How many of the goods that a contract asks for are at hand or in the own stores."""
        stock: dict[str, int] = {}
        mine = self.mine
        for name, number in (*mine["goods"].items(), *mine["warehouse"].items()):
            stock[name] = stock.get(name, 0) + number
        if mine["hall"] is not None:
            stock[mine["hall"]] = stock.get(mine["hall"], 0) + 1
        found = 0
        for name in goods:
            if stock.get(name, 0):
                stock[name] -= 1
                found += 1
        return found

    def number_of(self, kind: str) -> int:
        """How many cards of a type one has."""
        return sum(1 for name in self.mine["cards"] if words.card(name).type == kind)


def style_of(seat: int | None) -> StyleName:
    """The style of a house by its seat; None is the Rival."""
    return "mark" if seat is None else f"seat:{seat}"
