"""The shape of what a table and a forecast of Die Speicherstadt tell, for those who show it."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class WorkerData(TypedDict):
    """A worker in a queue, the first one first; `seat` is None for the Rival's."""

    seat: int | None
    price: int
    """What its owner would be asked if it came to it now."""
    can_pay: bool


class ColumnData(TypedDict):
    """A card on the water, by the name of its place; `card` is None once it is bought or discarded."""

    place: str
    card: str | None
    goods: list[str]
    queue: list[WorkerData]


class UpperData(TypedDict):
    """A card above the board, by the name of its place; `card` is None once it is reserved."""

    place: str
    card: str | None
    goods: list[str]


class ReservedData(TypedDict):
    """A reserved card, the first one first; `card` is None once it is bought or discarded."""

    card: str | None
    goods: list[str]
    seat: int | None
    """Who reserved it; None for the Rival, and once the card is away."""
    rival: bool
    price: int
    """What it would cost if nothing more were reserved."""
    can_pay: bool


class SymbolData(TypedDict):
    """A good that a contract asks for, and whether it lies there."""

    good: str
    filled: bool


class ContractData(TypedDict):
    """An own contract."""

    contract: str
    points: int
    symbols: list[SymbolData]
    full: bool


class HouseData(TypedDict):
    """A seat, or the Rival, whose `seat` is None."""

    seat: int | None
    name: str
    coins: int
    points: int
    """What stands on the score track."""
    workers: int
    """The own workers that are still to be placed in this round."""
    greys: int
    breaks: int
    bought: bool
    """Whether a card was bought in this round."""
    cards: list[str]
    """In the order in which they were got."""
    contracts: list[ContractData]
    goods: dict[str, int]
    """The goods on the ships bought in this round; while it loads all its loose goods."""
    warehouse: dict[str, int]
    hall: str | None
    strength: int
    """What counts at a fire."""
    fire: str
    """Where that stands among all: high, low, middle, or equal where all are the same."""
    income: int
    """The coins at the next income if nothing more were bought."""
    total: int
    next: str | None
    """Of the Rival in Demand: the place at which it would place its next worker now."""


class AskedData(TypedDict):
    """The card that somebody is asked to buy."""

    card: str
    place: str
    price: int


class FireAskedData(TypedDict):
    """A fire about which somebody is asked, and what that house won or lost."""

    number: int
    change: int


class SeasonData(TypedDict):
    """What is left of a season in the pile: how many cards, and which (not in their order)."""

    season: str
    left: int
    cards: list[str]


class QuarterTable(TypedDict):
    """All that a viewer may see; everything lies open but the order of the pile and of the bag."""

    title: str
    variant: str
    level: str | None
    """The level of the Rival in a game alone."""
    round: int
    rounds: int
    season: str
    """That of the card which comes up next."""
    last_round: bool
    phase: str
    over: bool
    start: int | None
    """The seat with the start player card; None where it is the Rival's."""
    decider: int | None
    columns: list[ColumnData]
    upper: list[UpperData]
    reserved: list[ReservedData]
    asked: AskedData | None
    fire: FireAskedData | None
    supply: dict[str, int]
    bag: dict[str, int]
    pile: list[SeasonData]
    fires: list[int]
    """The numbers of the fires that are still to come."""
    discards: list[str]
    players: list[HouseData]
    rivals: list[HouseData]
    private: NotRequired[dict[str, int]]


class FireForecast(TypedDict):
    """A fire that is still to come: its number, its season, and what each house would win or lose now, seats first."""

    number: int
    season: str
    points: int
    changes: list[int]


class Forecast(TypedDict):
    """What is coming, as far as everybody may know it."""

    round: int
    rounds: int
    left: int
    """The rounds that are still to come after this one."""
    fires: list[FireForecast]
    types: dict[str, int]
    """How many cards of each type are still in the pile."""
    crates: int
    """The goods that the ships still in the pile will bring."""
    incomes: list[int]
    """The coins that each house would get at the next income, seats first."""
