"""The twenty round cards: food, harvest, the town's building and the ship on the back; and which game uses which."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from engine.le_havre import ships
from engine.le_havre.ships import IRON_SHIP, LUXURY, STEEL_SHIP, WOODEN
from engine.position import Named

TURNS_IN_A_ROUND: Final = 7
NONE: Final = "none"
STANDARD: Final = "standard"
SPECIAL: Final = "special"
_TOWN = {"-": NONE, "b": STANDARD, "s": SPECIAL, ".": ""}


class RoundCard(NamedTuple):
    """One round: `food` each player owes, `town` is what the town builds, then its ship comes into play."""

    name: str
    kind: Annotated[int, Named("engine.le_havre.ships:KINDS")]
    value: int
    harvest: bool
    food: int
    town: str

    @property
    def ship(self) -> int:
        """The ship card on its back."""
        return ships.ship(self.kind, self.value)


def _card(
    name: str, kind: int, value: int, harvest: bool, food: tuple[int | None, ...], town: str
) -> dict[int, RoundCard]:
    """The card as each number of players from 1 to 5 sees it (None: not used with that number)."""
    return {
        players: RoundCard(name, kind, value, harvest, due, _TOWN[mark])
        for players, (due, mark) in enumerate(zip(food, town, strict=True), start=1)
        if due is not None
    }


# The last argument is what the town builds with 1 to 5 players: b a standard building, s a special one, - nothing.
_CARDS: Final = {
    "R01": _card("R01", WOODEN, 2, True, (5, 3, 2, 1, 0), "s----"),
    "R02": _card("R02", WOODEN, 2, True, (None, 4, 3, 1, 1), ".bb--"),
    "R03": _card("R03", WOODEN, 2, False, (None, None, 2, 2, 1), "..---"),
    "R04": _card("R04", WOODEN, 4, True, (10, 5, 3, 2, 1), "bssbb"),
    "R05": _card("R05", WOODEN, 4, True, (None, 7, 4, 2, 1), ".--ss"),
    "R06": _card("R06", IRON_SHIP, 2, False, (None, None, 5, 3, 2), "..---"),
    "R07": _card("R07", WOODEN, 6, True, (None, 9, 6, 3, 2), ".bbbb"),
    "R08": _card("R08", IRON_SHIP, 4, True, (None, 11, 7, 4, 2), ".ssss"),
    "R09": _card("R09", WOODEN, 6, False, (None, None, None, 4, 2), "...--"),
    "R10": _card("R10", IRON_SHIP, 6, True, (15, 13, 8, 5, 3), "s--bb"),
    "R11": _card("R11", IRON_SHIP, 8, True, (None, 15, 9, 5, 3), ".b-ss"),
    "R12": _card("R12", STEEL_SHIP, 10, False, (None, None, 10, 6, 3), "..b--"),
    "R13": _card("R13", IRON_SHIP, 10, True, (20, 16, 11, 7, 4), "bssbb"),
    "R14": _card("R14", STEEL_SHIP, 16, True, (25, 17, 12, 8, 4), "s--ss"),
    "R15": _card("R15", IRON_SHIP, 12, False, (None, None, None, 9, 4), "...--"),
    "R16": _card("R16", STEEL_SHIP, 20, True, (30, 18, 13, 10, 5), "bbbbb"),
    "R17": _card("R17", STEEL_SHIP, 24, True, (None, 19, 14, 10, 5), ".ssss"),
    "R18": _card("R18", LUXURY, 38, False, (None, None, 14, 11, 5), "..---"),
    "R19": _card("R19", LUXURY, 34, True, (None, 20, 15, 11, 6), ".----"),
    "R20": _card("R20", LUXURY, 30, False, (35, 20, 15, 11, 6), "-----"),
}

_ORDER: Final = {
    ("full", 1): "01 04 10 13 14 16 20",
    ("full", 2): "01 02 04 05 07 08 10 11 13 14 16 17 19 20",
    ("full", 3): "03 01 02 04 05 06 07 08 10 11 12 13 14 16 17 18 19 20",
    ("full", 4): "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20",
    ("full", 5): "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20",
    ("short", 1): "04 13 16 20",
    ("short", 2): "02 05 07 10 11 14 16 20",
    ("short", 3): "03 01 02 05 06 07 10 11 12 14 18 20",
    ("short", 4): "01 02 04 06 07 09 10 13 15 16 19 20",
    ("short", 5): "01 02 03 04 06 07 09 10 12 13 15 16 18 19 20",
}


def round_cards(variant: str, players: int) -> tuple[RoundCard, ...]:
    """The round cards of a game in the order of its rounds."""
    return tuple(_CARDS["R" + number][players] for number in _ORDER[variant, players].split())
