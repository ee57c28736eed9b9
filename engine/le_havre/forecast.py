"""What is coming, and what a seat knows of it, as far as it is known in a position that is seen."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from engine.le_havre import meal, money
from engine.le_havre.goods import TILES
from engine.le_havre.rounds import SPECIAL, STANDARD, TURNS_IN_A_ROUND
from engine.le_havre.state import BEFORE_SUPPLY, BETWEEN, MEAL, CardNumber, Havre, ShipNumber
from engine.position import Named

_SUPPLY_TO_COME: Final = (BEFORE_SUPPLY, BETWEEN)


class ComingTile(NamedTuple):
    """One of the next supplies; None: its tile lies face down."""

    turn: int
    in_turns: int
    next_round: bool
    seat: int
    brings: tuple[Annotated[int, Named("engine.le_havre.goods:GOODS")], ...] | None
    interest: bool | None


class RoundEnd(NamedTuple):
    """The end of this round: what its card says, and the building that the town will build, as far as it is known."""

    round: int
    card: str
    food: int
    harvest: bool
    town: str
    ship: ShipNumber
    builds: CardNumber | None


class Harvest(NamedTuple):
    """What grows."""

    grain: int
    cattle: int


class Meal(NamedTuple):
    """A player's meal as it would be now: what is due, what the ships give, what is there, what is missing."""

    seat: int
    due: int
    ships: int
    owed: int
    food: int
    francs: int
    short: int
    loans: int
    """The loans that it takes."""
    harvest: Harvest
    interest: int


class Forecast(NamedTuple):
    """What is coming: nothing of it once the final actions have begun."""

    tiles: tuple[ComingTile, ...] = ()
    turns_left: int = 0
    interest_in: int | None = None
    round_end: RoundEnd | None = None
    meals: tuple[Meal, ...] = ()


def marker(position: Havre) -> int | None:
    """The place of the tile that the last supply came from; None before the first supply."""
    supplied = position.turn - (position.phase in _SUPPLY_TO_COME and not position.final)
    return supplied - 1 if supplied else (len(TILES) - 1 if position.round > 1 else None)


def forecast(position: Havre) -> Forecast:
    """What is coming: the next tiles, this round's end, each player's meal."""
    if position.final:
        return Forecast()
    tiles = tuple(_tiles(position))
    return Forecast(
        tiles,
        0 if position.phase == MEAL else TURNS_IN_A_ROUND - position.turn + 1,
        next((tile.in_turns for tile in tiles if tile.interest), None),
        _round_end(position),
        tuple(_meal(position, seat) for seat in range(position.terms.players)),
    )


def _tiles(position: Havre) -> list[ComingTile]:
    # At a meal the seat is already that of the player who begins the next round.
    begun = position.turn if position.phase == MEAL else position.turn - 1
    first = begun if position.phase in _SUPPLY_TO_COME else position.turn
    is_last = position.round == len(position.terms.rounds)
    found: list[ComingTile] = []
    for steps in range(first, len(TILES) if is_last else first + len(TILES)):
        place, away = steps % len(TILES), steps - begun
        tile = TILES[position.tiles[place]] if place < position.opened else None
        found.append(
            ComingTile(
                place + 1,
                away,
                steps >= len(TILES),
                (position.seat + away) % position.terms.players,
                tile.brings if tile else None,
                tile.interest if tile else None,
            )
        )
    return found


def _round_end(position: Havre) -> RoundEnd:
    """Alone, the special building that a look has shown is known to be the next one."""
    card = position.round_card
    builds = meal.next_standard(position) if card.town == STANDARD else None
    if card.town == SPECIAL and position.terms.solo:
        builds = next(iter(position.known[0]), None)
    return RoundEnd(position.round, card.name, card.food, card.harvest, card.town, card.ship, builds)


def _meal(position: Havre, seat: int) -> Meal:
    """Who has eaten already owes nothing more."""
    owed = 0 if position.phase == MEAL and seat not in position.waiting else position.meal_owed(seat)
    missing = max(0, owed - position.food(seat) - position.francs(seat))
    grows = position.round_card.harvest and position.phase != MEAL
    due = position.round_card.food
    return Meal(
        seat,
        due,
        min(position.ships_feed(seat), due),
        owed,
        position.food(seat),
        position.francs(seat),
        missing,
        -(-missing // money.LOAN),
        Harvest(*meal.harvest_of(position, seat)) if grows else Harvest(0, 0),
        money.interest_due(position, seat),
    )
