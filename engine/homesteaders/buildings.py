"""All kinds of building: the Homestead and the 31 others, in the order of the rules, and where to find them."""

from __future__ import annotations

from typing import Final

from engine.homesteaders import city_buildings, settlement_buildings, town_buildings

BUILDINGS: Final = (
    settlement_buildings.HOMESTEAD,
    *settlement_buildings.SETTLEMENT_BUILDINGS,
    *settlement_buildings.SETTLEMENT_AND_TOWN_BUILDINGS,
    *town_buildings.TOWN_BUILDINGS,
    *city_buildings.CITY_BUILDINGS,
)
"""All kinds; positions know a kind by its place here, a town by the sum of 1 << place."""

INDEX: Final = {building.name: kind for kind, building in enumerate(BUILDINGS)}
HOMESTEAD: Final = INDEX["homestead"]

# Buildings with an ability, as bits of a town.
MARKET: Final = 1 << INDEX["market"]
GENERAL_STORE: Final = 1 << INDEX["general-store"]
RIVER_PORT: Final = 1 << INDEX["river-port"]
BANK: Final = 1 << INDEX["bank"]
FORGE: Final = 1 << INDEX["forge"]
LAWYER: Final = 1 << INDEX["lawyer"]
