"""The figures of all 69 cards, written down a second time from the rulebooks' card lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.le_havre.cards import Card
from engine.le_havre.deck import CARDS
from engine.le_havre.exchanges import Conversion, Exchange, Firing, Sale, SaleByShowing
from engine.le_havre.goods import (
    BREAD,
    BRICK,
    CATTLE,
    CHARCOAL,
    CLAY,
    COAL,
    COKE,
    FISH,
    GRAIN,
    HIDES,
    IRON,
    LEATHER,
    MEAT,
    SMOKED_FISH,
    STEEL,
    WOOD,
)
from tests.engine.helpers import goods

# id | name | type | cost | value | price (if other) | fee | rods and hammers; '-' as on the card lists, '!' = no action
STANDARD = """
B1 | Building Firm 1       | craftsman  | -                       |  4 |    | free              | 1 hammer
B2 | Building Firm 2       | craftsman  | -                       |  6 |    | 1 food            | 1 hammer
B3 | Construction Firm     | industrial | -                       |  8 |    | 2 food            | 1 hammer
01 | Marketplace           | none       | 2 wood                  |  6 |    | 2 food or 1 franc | -
02 | Sawmill               | industrial | 1 clay, 1 iron          | 14 |    | free              | -
03 | Fishery               | craftsman  | 1 wood, 1 clay          | 10 |    | free              | 1 rod
04 | Joinery               | craftsman  | 3 wood                  |  8 |    | 1 food            | 1 hammer
05 | Bakehouse             | craftsman  | 2 clay                  |  8 |    | 1 food            | -
06 | Hardware Store        | economic   | 3 wood, 1 clay          |  8 |    | 1 food            | 1 rod, 1 hammer
07 | Charcoal Kiln         | craftsman  | 1 clay                  |  8 |    | free              | -
08 | Smokehouse            | craftsman  | 2 wood, 1 clay          |  6 |    | 2 food or 1 franc | 1 rod
09 | Abattoir              | craftsman  | 1 wood, 1 clay, 1 iron  |  8 |    | 2 francs          | -
10 | Clay Mound            | none       | -                       |  2 |    | 1 food            | -
11 | Arts Centre           | public     | 1 wood, 1 clay          | 10 |    | 1 food            | 1 rod
12 | Wharf 1               | industrial | 2 wood, 2 clay, 2 iron  | 14 |    | 2 food            | -
13 | Black Market          | none       | -                       |  2 |    | 1 food            | -
14 | Brickworks            | industrial | 2 wood, 1 clay, 1 iron  | 14 |    | 1 food            | -
15 | Local Court           | public     | 3 wood, 2 clay          | 16 |    | free              | -
16 | Colliery              | industrial | 1 wood, 3 clay          | 10 |    | 2 food            | -
17 | Wharf 2               | industrial | 2 wood, 2 clay, 2 iron  | 14 |    | 2 food            | -
18 | Shipping Line         | economic   | 2 wood, 3 brick         | 10 |    | 2 food            | 1 rod
19 | Grocery Market        | economic   | 1 wood, 1 brick         | 10 |    | 1 franc           | -
20 | Tannery               | craftsman  | 1 wood, 1 brick         | 12 |    | free              | -
21 | Business Office       | economic   | 4 wood, 1 clay          | 12 |    | 1 franc           | 1 rod, 1 hammer
22 | Ironworks             | industrial | 3 wood, 2 brick         | 12 |    | 3 food or 1 franc | 1 hammer
23 | Steel Mill            | industrial | 4 brick, 2 iron         | 22 |    | 2 francs          | -
24 | Storehouse            | economic   | 2 wood, 2 brick         |  4 | 10 | !                 | 1 hammer
25 | Cokery                | industrial | 2 brick, 2 iron         | 18 |    | 1 franc           | -
26 | Dock                  | industrial | 1 wood, 2 brick, 2 iron | 10 | 24 | !                 | -
27 | Bridge over the Seine | none       | 3 iron                  | 16 |    | 2 francs          | -
28 | Town Hall             | public     | 4 wood, 3 brick         |  6 | 30 | !                 | -
29 | Bank                  | economic   | 4 brick, 1 steel        | 16 | 40 | !                 | -
30 | Church                | public     | 5 wood, 3 brick, 1 iron | 26 | no | free              | -
"""

SPECIAL = """
001 | Labour Exchange       | public     | - |  6 |    | free              | 1 rod
002 | Bakery                | economic   | - |  6 |    | 1 food            | -
003 | Baguette Shop         | economic   | - |  4 |    | 1 food            | -
004 | Farm                  | economic   | - |  8 |    | 1 franc           | 1 rod
005 | Clothing Industry     | industrial | - |  8 |    | 2 food or 1 franc | -
006 | Iron Mine & Coal Seam | none       | - |  6 |    | 1 food            | 1 hammer
007 | Fish Market           | economic   | - |  4 |    | 1 food            | 1 rod
008 | Fish Restaurant       | economic   | - |  6 |    | 1 food            | 1 rod
009 | Fishpond & Wood       | none       | - |  4 |    | 1 food            | 1 rod
010 | Forest Hut            | economic   | - |  4 |    | 1 food            | 1 rod
31  | Football Stadium      | public     | 1 wood, 2 brick, 2 iron | 24 | | !      | -
011 | Plant Nursery         | craftsman  | - |  6 |    | 1 food            | 1 hammer
012 | Business Park         | none       | - | 10 | 12 | !                 | 1 hammer
013 | Guildhouse            | economic   | - |  4 |  8 | !                 | 1 rod, 1 hammer
014 | Harbour Watch         | public     | - |  6 |    | 1 food            | -
015 | Smelter               | industrial | - | 10 |    | 2 francs          | -
016 | Diner                 | economic   | - |  6 |    | 1 food            | 1 rod
017 | Hunting Lodge         | craftsman  | - |  6 |    | 1 food            | 2 rods, 1 hammer
018 | Coal Trader           | economic   | - |  4 |    | 1 food            | -
019 | Pâtisserie            | economic   | - |  6 |    | 1 food            | -
020 | Furriery              | craftsman  | - |  6 |    | 1 food            | -
021 | Leather Industry      | industrial | - |  8 |    | 2 food            | -
022 | Kiln                  | craftsman  | - |  6 |    | 1 food            | -
023 | Luxury Yacht          | ship       | - | 20 |    | !                 | 1 rod
024 | Feedlot               | economic   | - |  6 |  8 | !                 | -
025 | Masons' Guild         | craftsman  | - |  8 | 10 | !                 | 1 hammer
026 | Furniture Factory     | industrial | - |  8 |    | 2 food            | 1 hammer
027 | Town Square           | none       | - |  6 |    | 1 franc           | -
028 | Tavern                | economic   | - |  4 |    | free              | 1 rod
029 | Haulage Firm          | economic   | - |  6 |    | 1 food            | -
030 | Schnaps Distillery    | craftsman  | - |  6 |    | 1 food            | -
031 | Steelworks            | industrial | - |  8 |    | 2 food or 1 franc | 1 hammer
032 | Steakhouse            | economic   | - |  6 |    | 1 food            | -
033 | Wind Farm             | none       | - |  8 | 12 | !                 | -
034 | Brick Manufacturer    | industrial | - |  8 |    | 2 food            | 1 hammer
035 | Zoo                   | public     | - |  8 |    | 1 franc           | 1 rod
"""


@dataclass(frozen=True)
class Printed:
    """A line of the lists."""

    sign: str
    title: str
    type: str
    cost: dict[str, int] | None
    value: int
    price: int | None
    fee: tuple[int, int]
    action: bool
    rods: int
    hammers: int

    @property
    def name(self) -> str:
        """The name in notation."""
        plain = self.title.lower().replace("&", "and").replace("'", "").replace("â", "a")
        return plain.replace(" ", "-")

    @property
    def card(self) -> Card:
        """The engine's card of this name."""
        return next(card for card in CARDS if str(card.shown) == self.title)


def _fee(words: str) -> tuple[int, int]:
    """The food and the francs of '2 food or 1 franc'."""
    parts = dict(part.split()[::-1] for part in words.split(" or ") if part not in ("free", "!"))
    return int(parts.get("food", 0)), int(parts.get("franc", parts.get("francs", 0)))


def _printed(line: str) -> Printed:
    sign, title, kind, cost, value, price, fee, icons = (cell.strip() for cell in line.split("|"))
    number = {"rod": 0, "hammer": 0}
    for part in icons.split(", ") if icons != "-" else ():
        count, icon = part.split()
        number[icon.rstrip("s")] = int(count)
    return Printed(
        sign=sign,
        title=title,
        type=kind,
        cost=None if cost == "-" else goods(cost),
        value=int(value),
        price=None if price == "no" else int(price or value),
        fee=_fee(fee),
        action=fee != "!",
        rods=number["rod"],
        hammers=number["hammer"],
    )


LISTED_STANDARD = [_printed(line) for line in STANDARD.strip().splitlines()]
LISTED_SPECIAL = [_printed(line) for line in SPECIAL.strip().splitlines()]
LISTED = LISTED_STANDARD + LISTED_SPECIAL

EXCHANGES: Mapping[str, Exchange] = {
    "bakehouse": Conversion(GRAIN, BREAD, energy=0.5, francs=0.5),
    "charcoal-kiln": Conversion(WOOD, CHARCOAL),
    "smokehouse": Conversion(FISH, SMOKED_FISH, at_most=6, energy_in_all=1, francs=0.5),
    "abattoir": Conversion(CATTLE, MEAT, hides=0.5),
    "brickworks": Conversion(CLAY, BRICK, energy=0.5, francs=0.5),
    "tannery": Conversion(HIDES, LEATHER, at_most=4, francs=1),
    "steel-mill": Conversion(IRON, STEEL, energy=5),
    "cokery": Conversion(COAL, COKE, francs=1),
    "bakery": Sale((BREAD,), 3, at_most=6),
    "baguette-shop": Sale((MEAT, BREAD), 6, at_most=4),
    "clothing-industry": Sale((HIDES, LEATHER), 7),
    "fish-market": Sale((FISH,), 2, at_most=7),
    "fish-restaurant": Sale((SMOKED_FISH,), 3),
    "forest-hut": Sale((WOOD, MEAT), 5, at_most=4),
    "diner": Sale((WOOD, SMOKED_FISH, BREAD), 8, at_most=3),
    "patisserie": Sale((GRAIN, BREAD), 5, at_most=3),
    "leather-industry": SaleByShowing(LEATHER, 3, show=14, price=16),
    "kiln": Firing(CLAY, energy=1, into=BRICK, number=3),
    "furniture-factory": Sale((LEATHER, WOOD), 6),
    "tavern": Sale((WOOD, GRAIN), 3, at_most=4),
    "schnaps-distillery": Sale((GRAIN,), 2, at_most=4),
    "steelworks": Firing(IRON, energy=15, into=STEEL, number=2),
    "steakhouse": Sale((MEAT, CHARCOAL), 6, at_most=4),
    "brick-manufacturer": SaleByShowing(BRICK, 3, show=10, price=14),
}
"""What cards turn over, sell, show and fire."""
