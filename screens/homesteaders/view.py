"""A position of Homesteaders as its pages see it."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Move, Plan
from engine.homesteaders import curing
from engine.homesteaders.building import affordable
from engine.homesteaders.buildings import BUILDINGS, RIVER_PORT
from engine.homesteaders.buildings import INDEX as KINDS
from engine.homesteaders.cards import TYPES
from engine.homesteaders.goods import DEBT_GIVES, DEBTS, GOLD, GOLD_AS_SILVER, SILVER
from engine.homesteaders.moves import Borrow, Build
from engine.homesteaders.state import BUILD, SECOND
from engine.homesteaders.table_data import AuctionData, Forecast, FrontierTable, PlayerData
from screens.homesteaders.data import forecast_of, table_of
from screens.table.title import Sight
from screens.table.viewpoint import PositionView
from screens.ways import Goal

ANOTHERS = "another's"


class View(PositionView):
    """The data of one position, read once."""

    def __init__(self, sight: Sight) -> None:
        """A view of a position as it is seen."""
        super().__init__(sight)
        self.viewer = sight.viewer
        self.table: FrontierTable = table_of(sight.game, sight.viewer)
        self.forecast: Forecast = forecast_of(sight.game, sight.viewer)
        self.goals: dict[str, Goal] = {}
        """What was found out about the ways to the buildings."""
        self._cures: dict[tuple[str, int], tuple[Move, ...] | None] = {}

    @property
    def phase(self) -> str:
        """What is being decided, or that somebody else decides."""
        return self.table["phase"] if self.is_mine or self.table["over"] else ANOTHERS

    @property
    def player(self) -> PlayerData:
        """The player by whom the game is seen."""
        return self.table["players"][self.seat]

    @property
    def players(self) -> list[PlayerData]:
        """All players by seat."""
        return self.table["players"]

    @property
    def holdings(self) -> Mapping[str, int] | None:
        """What that player has; None while it is hidden."""
        return self.player["holdings"]

    def has(self, name: str) -> int:
        """How many of a good that player has, as far as it is seen."""
        player = self.player
        if name in ("worker", "track", "rail"):
            return {"worker": player["workers"], "track": player["tracks"], "rail": player["rail"]}[name]
        return player["holdings"][name] if player["holdings"] is not None else 0

    def auction(self, name: str) -> AuctionData:
        """An auction of this round by its name."""
        return next(one for one in self.table["auctions"] if one["auction"] == name)

    # Building.

    @property
    def types_now(self) -> tuple[str, ...]:
        """The types of which something can be built now; none while nobody builds."""
        if self.table["phase"] == SECOND:
            return TYPES
        carried_out = self.table["carried_out"]
        if self.table["phase"] != BUILD or carried_out is None:
            return ()
        return tuple(self.auction(carried_out)["tile"]["builds"])

    def owns(self, name: str) -> bool:
        """Whether that player has a building."""
        return name in self.player["buildings"]

    def silver_after(self, bid: int) -> int | None:
        """The silver that a bid leaves, gold making up for what is short; None where that does not suffice."""
        silver, gold = self.has("silver"), self.has("gold")
        short = max(0, bid - silver)
        pieces = -(-short // GOLD_AS_SILVER)
        return None if pieces > gold else max(0, silver - max(0, bid - GOLD_AS_SILVER * pieces))

    def debts_for(self, bid: int) -> int:
        """The debts that it takes to pay a bid with all silver and gold."""
        short = bid - self.has("silver") - GOLD_AS_SILVER * self.has("gold")
        return -(-max(0, short) // DEBT_GIVES)

    def can_pay(self, name: str, bid: int = 0) -> bool:
        """Whether that player could pay for a building at once, after paying a bid without a debt."""
        if self.holdings is None or self.debts_for(bid):
            return False
        port = bool(self.game.position.towns[self.seat] & RIVER_PORT)
        return affordable(self._after(bid), BUILDINGS[KINDS[name]].cost, port)

    def _after(self, bid: int) -> list[int]:
        """The goods of that player with a bid paid: in silver, then in gold, then with debts."""
        goods, debts = list(self.game.position.goods[self.seat]), self.debts_for(bid)
        goods[DEBTS] += debts
        goods[SILVER] += debts * DEBT_GIVES
        pieces = -(-max(0, bid - goods[SILVER]) // GOLD_AS_SILVER)
        goods[GOLD] -= pieces
        goods[SILVER] -= max(0, bid - GOLD_AS_SILVER * pieces)
        return goods

    def cure(self, name: str, bid: int = 0) -> tuple[Move, ...] | None:
        """The trades before a building could be paid, none where it can be at once; None where no trades help.

        Of a bid that takes debts these are among them.
        """
        if (name, bid) not in self._cures:
            found = None
            if self.holdings is not None:
                position = self.game.position.copy()
                position.goods[self.seat] = self._after(bid)
                found = curing.cure(position, self.seat, KINDS[name])
            self._cures[name, bid] = None if found is None else ((Borrow(),) * self.debts_for(bid) + found)
        return self._cures[name, bid]

    def exchanging(self) -> tuple[Move, ...] | None:
        """The trades before the exchange of the tile, none where it can be made at once; None where no trades help."""
        position = self.game.position
        offered = position.tile(position.auction).exchange
        return None if offered is None else curing.cured(position, self.seat, ((offered.give, 1),))

    def building(self, name: str) -> Move | Plan:
        """Building something, with the trades before it that it takes; raises `Refused`."""
        move = Build(name)
        trades = None if self.move("build", name) else self.cure(name)
        return self.game.plan((*trades, move)) if trades else move
