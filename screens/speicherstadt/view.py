"""A position of Die Speicherstadt as its pages see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from engine.speicherstadt.goods import INDEX as KINDS
from engine.speicherstadt.holdings import Holding, holding
from engine.speicherstadt.prospects import Uses, uses
from engine.speicherstadt.state import Quarter
from engine.speicherstadt.table_data import ColumnData, Forecast, HouseData, QuarterTable, WorkerData
from engine.texts.language import gettext as _
from screens.speicherstadt import pieces, words
from screens.speicherstadt.data import forecast_of, table_of
from screens.table.title import Sight
from screens.table.viewpoint import PositionView
from widgets.lines import Line, text
from widgets.styles import StyleName

ANOTHERS = "another's"


class View(PositionView):
    """The data of one position, read once."""

    def __init__(self, sight: Sight) -> None:
        """A view of a position as it is seen."""
        super().__init__(sight)
        self.table: QuarterTable = table_of(sight.game)
        self.seen: Quarter = sight.seen

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
        return holding(self.seen.cards[self.seat])

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

    def use_of(self, goods: Sequence[str]) -> Uses:
        """What the own cards would do with goods that come."""
        return uses(self.seen, self.seat, [KINDS[name] for name in goods])

    def number_of(self, kind: str) -> int:
        """How many cards of a type one has."""
        return sum(1 for name in self.mine["cards"] if words.card(name).type == kind)


def style_of(seat: int | None) -> StyleName:
    """The style of a house by its seat; None is the Rival."""
    return "mark" if seat is None else f"seat:{seat}"
