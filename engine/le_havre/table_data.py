"""The names and kinds of everything in the plain data of a table of Le Havre; `table` makes it."""

from __future__ import annotations

from typing import TypedDict


class TileData(TypedDict):
    """A supply tile that lies open."""

    brings: list[str]
    interest: bool


class RoundData(TypedDict):
    """What a round card says."""

    round: int
    card: str
    food: int
    harvest: bool
    town: str
    """"standard", "special" or "none": what the town builds."""
    ship: str


class RoundEnd(RoundData):
    """The end of this round."""

    builds: str | None
    """The building that the town will build, as far as it is known."""


class PlayerData(TypedDict):
    """All that lies open of a player."""

    seat: int
    name: str
    francs: int
    goods: dict[str, int]
    food: int
    energy: int
    loans: int
    rods: int
    hammers: int
    person: str | None
    buildings: list[str]
    ships: list[str]
    ships_feed: int
    wealth: int


class LeHavreTable(TypedDict):
    """All that lies open. Seats count from 0, rounds and turns from 1; cards, ships and goods by their names."""

    title: str
    variant: str
    round: int
    rounds: int
    turn: int
    turns: int
    phase: str
    final: bool
    over: bool
    seat: int
    decider: int
    tiles: list[TileData | None]
    marker: int | None
    """The place of the tile that the last supply came from."""
    offers: dict[str, int]
    players: list[PlayerData]
    town: list[str]
    stacks: list[list[str]]
    harbour: dict[str, list[str]]
    specials_left: int
    modern: list[str]
    rounds_to_come: list[RoundData]


class Private(TypedDict):
    """What only the deciding player knows of the special buildings that lie face down."""

    seat: int
    looking_at: list[str]
    known: list[str]
    in_order: bool


class ComingTile(TypedDict):
    """One of the next supplies."""

    turn: int
    in_turns: int
    next_round: bool
    seat: int
    brings: list[str] | None
    interest: bool | None


class Meal(TypedDict):
    """A player's meal as it would be now."""

    seat: int
    due: int
    ships: int
    owed: int
    food: int
    francs: int
    short: int
    loans: int
    harvest: dict[str, int]
    interest: int


class Forecast(TypedDict):
    """What is coming: nothing of it once the final actions have begun."""

    tiles: list[ComingTile]
    turns_left: int
    round_end: RoundEnd | None
    interest_in: int | None
    meals: list[Meal]
