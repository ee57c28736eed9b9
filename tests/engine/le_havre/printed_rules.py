"""What a game of Le Havre begins with and what money costs, written down a second time from the rulebooks."""

from __future__ import annotations

START_GOODS = {
    "full": "5 francs, 1 coal",
    "short": "5 francs, 2 fish, 2 wood, 2 clay, 2 iron, 1 cattle, 2 coal, 2 hides",
}
START_OFFER = {"full": [2, 2, 2, 1, 0, 0, 0], "short": [3, 3, 3, 2, 1, 1, 1]}
"""In the order of the offer: francs, fish, wood, clay, iron, grain, cattle."""
SUPPLY_TILES = ("iron francs", "wood fish", "fish grain", "wood cattle", "wood francs", "fish clay", "wood clay")
INTEREST_TILE = "wood fish"
MONEY = {"LOAN": 4, "REPAYMENT": 5, "UNPAID_AT_END": 7, "INTEREST_DUE": 1, "EXPENSIVE_EXTRA": 1}
"""A loan, paying it back, a loan at the end of the game, interest, and what expensive loans cost more."""
SHIP_ENERGY = {"ENERGY_OF_BUILDING": 3, "ENERGY_OF_SAILING": 3}
"""What every ship takes, of whatever kind it is."""
SPECIALS_IN_PLAY = 6
"""Special buildings that lie face down in the full game."""
