"""A position of Homesteaders as its pages see it, and what has changed in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from engine import Move, OpenGame, Plan
from engine.homesteaders import cures, money
from engine.homesteaders.buildings import INDEX as KINDS
from engine.homesteaders.cards import TYPES
from engine.homesteaders.goods import Goods
from engine.homesteaders.moves import Build
from engine.homesteaders.state import BUILD, SECOND, Frontier
from engine.homesteaders.table_data import AuctionData, Forecast, FrontierTable, PlayerData
from screens.table.title import Sight
from screens.table.viewpoint import PositionView
from screens.ways import Goal

ANOTHERS = "another's"


def table_of(game: OpenGame, viewer: int | None = None) -> FrontierTable:
    """All that a viewer may see."""
    return cast(FrontierTable, game.table(viewer))


def forecast_of(game: OpenGame, viewer: int | None = None) -> Forecast:
    """What is coming, as far as a viewer knows it."""
    return cast(Forecast, game.forecast(viewer))


class View(PositionView):
    """The data of one position, read once."""

    def __init__(self, sight: Sight) -> None:
        """A view of a position as it is seen."""
        super().__init__(sight)
        self.viewer = sight.viewer
        self.seen: Frontier = sight.seen
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

    def left_after(self, bid: int) -> Goods | None:
        """What a bid leaves of the goods of that player; None where silver and gold do not suffice."""
        goods = self.seen.goods[self.seat]
        return None if self.holdings is None or self.debts_for(bid) else money.after_paying(goods, bid)

    def debts_for(self, bid: int) -> int:
        """The debts that it takes to pay a bid with all silver and gold."""
        return money.debts_for(self.seen.goods[self.seat], bid)

    def can_pay(self, name: str, bid: int = 0) -> bool:
        """Whether that player could pay for a building at once, after paying a bid without a debt."""
        position = self.seen
        return self.holdings is not None and cures.can_pay_after(position, self.seat, KINDS[name], bid)

    def cure(self, name: str, bid: int = 0) -> tuple[Move, ...] | None:
        """The trades before a building could be paid, none where it can be at once; None where no trades help.

        Of a bid that takes debts these are among them.
        """
        if (name, bid) not in self._cures:
            is_seen, position = self.holdings is not None, self.seen
            found = cures.cure_after(position, self.seat, KINDS[name], bid) if is_seen else None
            self._cures[name, bid] = found
        return self._cures[name, bid]

    def exchanging(self) -> tuple[Move, ...] | None:
        """The trades before the exchange of the tile, none where it can be made at once; None where no trades help."""
        position = self.seen
        offered = position.tile(position.auction).exchange
        return None if offered is None else cures.cured(position, self.seat, ((offered.give, 1),))

    def building(self, name: str) -> Move | Plan:
        """Building something, with the trades before it that it takes; raises `Refused`."""
        move = Build(name)
        trades = None if self.move("build", name) else self.cure(name)
        return self.game.plan((*trades, move)) if trades else move


def changed(before: OpenGame, now: OpenGame, viewer: int | None) -> frozenset[str]:
    """The names of what has changed for a viewer.

    Of auctions whose bid stands, of buildings how many are on offer and who owns them, and of one's own goods how many
    there are.
    """
    old, new = _state(before, viewer), _state(now, viewer)
    return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))


def _state(game: OpenGame, viewer: int | None) -> dict[str, tuple[object, ...]]:
    """What can be said of everything that has a row, by its name."""
    table = table_of(game, viewer)
    found: dict[str, tuple[object, ...]] = {}
    for auction in table["auctions"]:
        found[auction["auction"]] = (auction["tile"]["tile"], auction["bid"], auction["holder"])
    for name, number in table["offer"].items():
        found[name] = (number,)
    for owner in (*table["players"], *table["rivals"]):
        for name in owner["buildings"]:
            found[name] = (*found.get(name, ()), owner["name"])
    if viewer is not None:
        found |= {name: (number,) for name, number in (table["players"][viewer]["holdings"] or {}).items()}
    return found
