"""The shape of what a table and a forecast of Homesteaders tell, for those who show it."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class ExchangeData(TypedDict):
    """1 of `give` for a `number` of `get`."""

    give: str
    get: str
    number: int


class TileData(TypedDict):
    """An auction tile."""

    tile: str
    stage: str
    builds: list[str]
    worker: bool
    advance: bool
    points: int
    exchange: ExchangeData | None


class AuctionData(TypedDict):
    """An auction of this round."""

    auction: str
    tile: TileData
    bid: int | None
    holder: int | None
    """The seat whose bid stands; None for nobody and for a neutral bid."""
    neutral: bool
    bids: list[int]
    """What whoever decides may bid now."""
    taken_by_rival: list[str | None]
    """Alone: the building that the rival takes from it as the bids stand, see `lone.takes`; empty where it takes none.

    It is the first of these that is left: the player may build one of them before. None: nothing may be left.
    """
    taken_if_won: dict[str, list[str | None]]
    """Alone, while one bids or will: what it takes from the other auctions if the player wins this one."""


class PlayerData(TypedDict):
    """A seat; what is hidden from the viewer is None."""

    seat: int
    name: str
    workers: int
    tracks: int
    rail: int
    buildings: list[str]
    worked: list[str]
    """The slots in which its workers were put last."""
    holdings: dict[str, int] | None
    total: int | None


class RivalData(TypedDict):
    """The rival of the Lone homesteader."""

    name: str
    buildings: list[str]


class PrivateData(TypedDict):
    """What a seat alone may look at, where holdings are not open."""

    seat: int
    holdings: dict[str, int]


class FrontierTable(TypedDict):
    """All that a viewer may see."""

    title: str
    round: int
    rounds: int
    final: bool
    """Whether it is the income after the last round, or the last trades."""
    stage: str
    phase: str
    over: bool
    start: int
    decider: int | None
    due: int
    """The silver that whoever decides must pay now."""
    auctions: list[AuctionData]
    carried_out: str | None
    """The auction that is being paid and built."""
    passed: list[int]
    neutral: list[int]
    offer: dict[str, int]
    """The buildings that can be built, and in how many copies."""
    players: list[PlayerData]
    rivals: list[RivalData]
    private: NotRequired[PrivateData]


class ComingTiles(TypedDict):
    """The tiles that may come up in an auction in a coming round: one where it is known."""

    round: int
    known: bool
    tiles: list[TileData]


class StageChange(TypedDict):
    """A change of what is on offer: what leaves if nobody builds it, and the copies of what comes."""

    round: int
    leaves: list[str]
    comes: dict[str, int]


class IncomeForecast(TypedDict):
    """The income that the slots which worked last would bring, the wages, and what would be lacking for them."""

    seat: int
    due: bool
    """Whether that income is received already: it is empty then, and the wages are what comes next."""
    income: dict[str, int]
    wages: int
    lacking: int


class Forecast(TypedDict):
    """What is coming, as far as a viewer may know it."""

    round: int
    rounds: int
    incomes: int
    """How many incomes are still to come."""
    tiles: dict[str, list[ComingTiles]]
    """For each auction."""
    stage: StageChange | None
    players: list[IncomeForecast | None]
    """For each seat; None where its holdings are hidden, or no income and no wages are to come."""
