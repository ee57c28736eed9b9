"""The 33 standard buildings in the order of their numbers: figures in the decorator, the rule beneath it."""

from __future__ import annotations

from typing import Final

from engine.le_havre.cards import Card, Deed, action, food, food_or_franc, francs, gains, lasting, standard
from engine.le_havre.exchanges import HALF, Conversion
from engine.le_havre.goods import (
    ANY_GOOD,
    BREAD,
    BRICK,
    CATTLE,
    CHARCOAL,
    CLAY,
    COAL,
    COKE,
    ENERGY,
    FISH,
    FRANCS,
    GOODS,
    GRAIN,
    HIDES,
    INDEX,
    IRON,
    LEATHER,
    MEAT,
    NAMES,
    OFFERED,
    SMOKED_FISH,
    STANDARD,
    STEEL,
    UPGRADED,
    WOOD,
    called,
    energy_due,
)
from engine.le_havre.needs import Need, at_least_one, need
from engine.le_havre.ships import ENERGY_OF_SAILING, KINDS, LUXURY, SHIPS
from engine.le_havre.state import LOOK, SECOND_BUILD
from engine.le_havre.visits import Visit
from engine.payments import fewest_tokens
from engine.questions import Basket, Option, Token
from engine.texts import N_, counted, message
from engine.title import Steps

LEAST_MISSED = tuple(sorted(ANY_GOOD, key=lambda good: GOODS[good].dearness))
_DEAREST = tuple(sorted(ANY_GOOD, key=lambda good: -GOODS[good].ship_price))
MARKETPLACE_MOST = 8
MARKETPLACE_MOST_SOLO = 4
"""Point 10 of the set-up: alone, the Marketplace never gives more than 4 goods."""

MATERIAL = need(lambda visit: visit.can_build(), N_("You do not have the material for any of the proposals."))


def wharf(rule: str) -> Deed:
    """What both Wharfs do."""
    no_ship = N_("You do not have the material and the energy for any ship.")
    there = need(lambda visit: visit.can_build_ship(), no_ship)
    return action(N_("build 1 ship"), rule, there)(lambda visit: visit.build_ship())


ONE_BUILDING = action(N_("build 1"), N_("Build 1 building."), MATERIAL)(lambda visit: visit.build())

building_firm_1 = standard("B1", called("Building Firm 1"), "craftsman", value=4, hammers=1)(ONE_BUILDING)

building_firm_2 = standard("B2", called("Building Firm 2"), "craftsman", value=6, fee=food(1), hammers=1)(ONE_BUILDING)


@standard("B3", called("Construction Firm"), "industrial", value=8, fee=food(2), hammers=1)
@action(
    N_("build 1 or 2"),
    N_(
        "Build 1 building, then a second one if you like. Between the two you may buy and sell, so that both "
        "and the card between them may come from one stack."
    ),
    MATERIAL,
)
def construction_firm(visit: Visit) -> Steps:
    yield from visit.build()
    visit.then = SECOND_BUILD


@standard("01", called("Marketplace"), "none", cost={WOOD: 2}, value=6, fee=food_or_franc(2))
@action(
    N_("2 goods +1/C"),
    N_(
        "Take 2 different standard goods, and 1 more for each craftsman building you own, all different: "
        "8 at most, alone 4. In the full game you then look at the top two special buildings and put them "
        "back in either order."
    ),
)
def marketplace(visit: Visit) -> Steps:
    limit = MARKETPLACE_MOST_SOLO if visit.position.terms.solo else MARKETPLACE_MOST
    number = min(2 + visit.of_type("craftsman"), limit)
    best_first = (COAL, CATTLE, IRON, HIDES, FISH, WOOD, CLAY, GRAIN)
    taken = yield from visit.pick("take", message("Take {n} different goods", n=number), best_first, number)
    visit.gain(*((good, 1) for good in taken))
    if visit.position.specials and not visit.position.final:
        visit.then = LOOK


@standard("02", called("Sawmill"), "industrial", cost={CLAY: 1, IRON: 1}, value=14)
@action(
    N_("build, 1 wood less"),
    N_("Build 1 building that has wood in its cost, for 1 wood less."),
    need(lambda visit: visit.can_build(wood_less=1), N_("No proposal with wood in its cost can be paid for.")),
)
def sawmill(visit: Visit) -> Steps:
    return visit.build(wood_less=1)


@standard("03", called("Fishery"), "craftsman", cost={WOOD: 1, CLAY: 1}, value=10, rods=1)
@action(N_("3 fish +1/rod"), N_("Take 3 fish, and 1 fish for each rod on your cards."))
def fishery(visit: Visit) -> None:
    visit.gain((FISH, 3 + visit.rods))


@standard("04", called("Joinery"), "craftsman", cost={WOOD: 3}, value=8, fee=food(1), hammers=1)
@action(N_("1-3 wood>5-7 fr"), N_("Give 1, 2 or 3 wood for 5, 6 or 7 francs."), at_least_one(WOOD))
def joinery(visit: Visit) -> Steps:
    wood = yield from visit.amount(WOOD, at_most=3)
    visit.give(((NAMES[WOOD], wood),))
    visit.earn(4 + wood)


bakehouse = standard("05", called("Bakehouse"), "craftsman", cost={CLAY: 2}, value=8, fee=food(1))(
    Conversion(GRAIN, BREAD, energy=HALF, francs=HALF),
    N_(
        "Turn any number of grain into bread, for half a unit of energy a loaf (the sum rounded up). "
        "Receive half a franc a loaf (the sum rounded down)."
    ),
)

hardware_store = standard(
    "06", called("Hardware Store"), "economic", cost={WOOD: 3, CLAY: 1}, value=8, fee=food(1), rods=1, hammers=1
)(gains(N_("wood, brick, iron"), N_("Take 1 wood, 1 brick and 1 iron."), {WOOD: 1, BRICK: 1, IRON: 1}))

charcoal_kiln = standard("07", called("Charcoal Kiln"), "craftsman", cost={CLAY: 1}, value=8)(
    Conversion(WOOD, CHARCOAL), N_("Turn any number of wood into charcoal. No energy.")
)

smokehouse = standard(
    "08", called("Smokehouse"), "craftsman", cost={WOOD: 2, CLAY: 1}, value=6, fee=food_or_franc(2), rods=1
)(
    Conversion(FISH, SMOKED_FISH, at_most=6, energy_in_all=1, francs=HALF),
    N_("Turn up to 6 fish into smoked fish, for 1 energy in all. Receive half a franc a fish (the sum rounded down)."),
)

abattoir = standard("09", called("Abattoir"), "craftsman", cost={WOOD: 1, CLAY: 1, IRON: 1}, value=8, fee=francs(2))(
    Conversion(CATTLE, MEAT, hides=HALF),
    N_("Turn any number of cattle into meat. Receive half a hide a head (the sum rounded down). No energy."),
)


@standard("10", called("Clay Mound"), "none", value=2, fee=food(1))
@action(
    N_("3 clay +1/hammer"),
    N_("Take 3 clay, and 1 clay for each hammer on your cards. It cannot be built, only bought."),
)
def clay_mound(visit: Visit) -> None:
    visit.gain((CLAY, 3 + visit.hammers))


def _guests(visit: Visit) -> int:
    """How many persons of other players stand in buildings of the visitor."""
    own = visit.position.owned(visit.seat)
    return sum([at in own for seat, at in enumerate(visit.position.persons) if seat != visit.seat]) if own else 0


@standard("11", called("Arts Centre"), "public", cost={WOOD: 1, CLAY: 1}, value=10, fee=food(1), rods=1)
@action(
    N_("4 fr for each guest"),
    N_("Receive 4 francs for each person of another player in your buildings."),
    need(_guests, N_("No other player's person stands in a building of yours.")),
)
def arts_centre(visit: Visit) -> None:
    visit.earn(4 * _guests(visit))


wharf_1 = standard("12", called("Wharf 1"), "industrial", cost={WOOD: 2, CLAY: 2, IRON: 2}, value=14, fee=food(2))(
    wharf(
        N_(
            "Build 1 ship for its material and 3 energy. The first one here that is not wooden needs 1 brick more: "
            "from then on this Wharf is modern. Or swap an iron ship for the Luxury Yacht of the town."
        )
    )
)


def _empty_spaces(visit: Visit) -> list[int]:
    """The kinds of which nothing is on offer."""
    return [kind for kind in OFFERED if not visit.position.offers[kind]]


@standard("13", called("Black Market"), "none", value=2, fee=food(1))
@action(
    N_("2 of empty offers"),
    N_("For each empty offer space take 2 of its kind from the supply. It cannot be built, only bought."),
    need(_empty_spaces, N_("No offer space is empty.")),
)
def black_market(visit: Visit) -> None:
    visit.gain(*((kind, 2) for kind in _empty_spaces(visit)))


brickworks = standard(
    "14", called("Brickworks"), "industrial", cost={WOOD: 2, CLAY: 1, IRON: 1}, value=14, fee=food(1)
)(
    Conversion(CLAY, BRICK, energy=HALF, francs=HALF),
    N_(
        "Turn any number of clay into brick, for half a unit of energy each (the sum rounded up). "
        "Receive half a franc each (the sum rounded down)."
    ),
)


@standard("15", called("Local Court"), "public", cost={WOOD: 3, CLAY: 2}, value=16)
@action(
    N_("hand back loans"),
    N_(
        "Hand back loans for nothing: your only one; of two, 1 and receive 2 francs; of three or more, "
        "2, or 1 and receive 2 francs."
    ),
    need(lambda visit: visit.position.loans[visit.seat], N_("You have no loan.")),
)
def local_court(visit: Visit) -> Steps:
    loans = visit.position.loans
    options = [
        Option("two", message("Hand back 2 loans")),
        Option("one", message("Hand back 1 loan and receive 2 francs")),
    ]
    if loans[visit.seat] == 2:
        options = options[1:]
    elif loans[visit.seat] == 1:
        options = [Option("one", message("Hand back your loan"))]
    name = yield from visit.choose("return", message("Which loans go back?"), options)
    handed = 2 if name == "two" else 1
    receives = 2 if handed == 1 and loans[visit.seat] > 1 else 0
    loans[visit.seat] -= handed
    visit.say(N_("{player} hands back {loans}."), loans=counted("{n} loan", "{n} loans", handed))
    visit.earn(receives)


@standard("16", called("Colliery"), "industrial", cost={WOOD: 1, CLAY: 3}, value=10, fee=food(2))
@action(N_("3 coal, hammer: 4"), N_("Take 3 coal; 4 if there is a hammer on any of your cards."))
def colliery(visit: Visit) -> None:
    visit.gain((COAL, 4 if visit.hammers else 3))


wharf_2 = standard("17", called("Wharf 2"), "industrial", cost={WOOD: 2, CLAY: 2, IRON: 2}, value=14, fee=food(2))(
    wharf(N_("As the first Wharf. Each Wharf is modernised by itself."))
)


def _all_goods(visit: Visit) -> int:
    """How many goods the visitor has."""
    return sum(visit.goods) - visit.goods[FRANCS]


def _sailing(visit: Visit) -> list[int]:
    """How many of the visitor's ships can sail, by their kind."""
    fleet = visit.position.fleets[visit.seat]
    return [sum(SHIPS[ship].kind == kind for ship in fleet) for kind in range(LUXURY)]


def _most_ships(visit: Visit) -> int:
    """With how many ships the visitor can sail: there must be the energy, and then a good left for each ship."""
    ships = sum(_sailing(visit))
    while ships:
        energy = ENERGY_OF_SAILING * ships
        if visit.can_burn(energy):
            owed = energy_due(ENERGY, visit.energy_due(energy)).prices[0][0]
            burnt = fewest_tokens(owed, [visit.has(good) for good in ENERGY])
            if _all_goods(visit) - burnt >= ships:
                break
        ships -= 1
    return ships


@standard("18", called("Shipping Line"), "economic", cost={WOOD: 2, BRICK: 3}, value=10, fee=food(2), rods=1)
@action(
    N_("ships sell goods"),
    N_(
        "Sail with any of your wooden, iron and steel ships for 3 energy each. They carry 2, 3 and 4 goods, "
        "each at least one; every good brings its ship price. Energy that is spent cannot be sold."
    ),
    need(lambda visit: any(_sailing(visit)), N_("You have no ship that can sail.")),
    need(_most_ships, N_("You do not have the energy and the goods to sail with a ship."), looks_at_food=True),
)
def shipping_line(visit: Visit) -> Steps:
    fleet, most = _sailing(visit), _most_ships(visit)
    tokens = [Token(kind.name, kind.shown, have, kind.forms) for kind, have in zip(KINDS, fleet, strict=False) if have]
    largest_first = tuple(kind.name for kind in reversed(KINDS[:LUXURY]))
    asked = Basket("ships", message("Which ships sail?"), tuple(tokens), 1, most, most, largest_first)
    sailing: dict[str, int] = dict((yield asked))
    ships = sum(sailing.values())
    yield from visit.burn(ENERGY_OF_SAILING * ships, at_most=_all_goods(visit) - ships)
    capacity = sum(KINDS[kind].capacity * sailing.get(KINDS[kind].name, 0) for kind in range(LUXURY))
    room = min(capacity, _all_goods(visit))
    prompt = counted(
        "Cargo for {n} ship, up to {room} goods", "Cargo for {n} ships, up to {room} goods", ships, room=room
    )
    cargo = yield from visit.basket("cargo", prompt, ships, room, _DEAREST)
    visit.give(cargo)
    visit.earn(sum(GOODS[INDEX[name]].ship_price * number for name, number in cargo))


grocery_market = standard(
    "19", called("Grocery Market"), "economic", cost={WOOD: 1, BRICK: 1}, value=10, fee=francs(1)
)(
    gains(
        N_("6 foods, 1 of each"),
        N_("Take 1 fish, 1 smoked fish, 1 grain, 1 bread, 1 cattle and 1 meat."),
        {FISH: 1, SMOKED_FISH: 1, GRAIN: 1, BREAD: 1, CATTLE: 1, MEAT: 1},
    )
)

tannery = standard("20", called("Tannery"), "craftsman", cost={WOOD: 1, BRICK: 1}, value=12)(
    Conversion(HIDES, LEATHER, at_most=4, francs=1),
    N_("Turn up to 4 hides into leather and receive 1 franc each. No energy."),
)


_TRADES: Final = (
    Option("both", message("Both: 4 goods for 1 steel, 1 good for another")),
    Option("steel", message("4 goods for 1 steel")),
    Option("one", message("1 good for 1 charcoal, leather or brick")),
)
_TRADED_FOR: Final = tuple(Option(NAMES[good], GOODS[good].shown) for good in (LEATHER, BRICK, CHARCOAL))


@standard(
    "21", called("Business Office"), "economic", cost={WOOD: 4, CLAY: 1}, value=12, fee=francs(1), rods=1, hammers=1
)
@action(
    N_("4 goods>1 steel"),
    N_(
        "Once: give any 4 goods for 1 steel. And/or once: give any 1 good for 1 charcoal, 1 leather or 1 brick. "
        "Both are paid with goods that you had before."
    ),
    need(_all_goods, N_("You have no goods."), looks_at_food=True),
)
def business_office(visit: Visit) -> Steps:
    goods = _all_goods(visit)
    options = _TRADES if goods >= 5 else _TRADES[1:] if goods == 4 else _TRADES[2:]
    trade = yield from visit.choose("trade", message("Which trade?"), options)
    gained = []
    if trade != "one":
        four = yield from visit.basket("four", message("Which 4 goods?"), 4, 4, LEAST_MISSED)
        visit.give(four)
        gained.append((STEEL, 1))
    if trade != "steel":
        single = yield from visit.basket("good", message("Which good?"), 1, 1, LEAST_MISSED)
        wanted = yield from visit.choose("for", message("For which good?"), _TRADED_FOR)
        visit.give(single)
        gained.append((INDEX[wanted], 1))
    visit.gain(*gained)


@standard("22", called("Ironworks"), "industrial", cost={WOOD: 3, BRICK: 2}, value=12, fee=food_or_franc(3), hammers=1)
@action(N_("3 iron, 4 for 6 en"), N_("Take 3 iron. For 6 energy take 1 iron more."))
def ironworks(visit: Visit) -> Steps:
    iron, energy = 3, 6
    if visit.can_burn(energy):
        options = [
            Option("no", message("No, 3 iron will do")),
            Option("yes", message("Yes, pay {n} energy", n=visit.energy_due(energy))),
        ]
        if (yield from visit.choose("more", message("A fourth iron?"), options)) == "yes":
            yield from visit.burn(energy)
            iron += 1
    visit.gain((IRON, iron))


steel_mill = standard("23", called("Steel Mill"), "industrial", cost={BRICK: 4, IRON: 2}, value=22, fee=francs(2))(
    Conversion(IRON, STEEL, energy=5), N_("Turn any number of iron into steel, for 5 energy each.")
)

storehouse = standard("24", called("Storehouse"), "economic", cost={WOOD: 2, BRICK: 2}, value=4, price=10, hammers=1)(
    lasting(
        N_("end: +½ a good"),
        N_("At the end worth half a franc more for each good that its owner has (the sum rounded down)."),
    )
)

cokery = standard("25", called("Cokery"), "industrial", cost={BRICK: 2, IRON: 2}, value=18, fee=francs(1))(
    Conversion(COAL, COKE, francs=1), N_("Turn any number of coal into coke and receive 1 franc each. No energy.")
)

dock = standard("26", called("Dock"), "industrial", cost={WOOD: 1, BRICK: 2, IRON: 2}, value=10, price=24)(
    lasting(N_("end: +4 a ship"), N_("At the end worth 4 more for each ship of its owner, of any kind."))
)


def _most_sold(visit: Visit) -> int:
    """How many goods the visitor can sell at the bridge: standard ones in threes."""
    standard_goods = sum(visit.has(good) for good in STANDARD)
    return sum(visit.has(good) for good in UPGRADED) + standard_goods // 3 * 3


@standard("27", called("Bridge over the Seine"), "none", cost={IRON: 3}, value=16, fee=francs(2))
@action(
    N_("sell any goods"),
    N_("Sell goods: 1 franc for each upgraded good, and 1 franc for every 3 standard goods in any mixture."),
    need(_most_sold, N_("You need an upgraded good or 3 standard goods."), looks_at_food=True),
)
def bridge_over_the_seine(visit: Visit) -> Steps:
    most = _most_sold(visit)
    names = tuple(NAMES[good] for good in STANDARD)
    sold = yield from visit.basket("sell", message("Which goods do you sell?"), 1, most, LEAST_MISSED, standard_by=3)
    visit.give(sold)
    threes = sum(number for name, number in sold if name in names) // 3
    visit.earn(threes + sum(number for name, number in sold if name not in names))


town_hall = standard("28", called("Town Hall"), "public", cost={WOOD: 4, BRICK: 3}, value=6, price=30)(
    lasting(
        N_("end: +4/P +2/C"),
        N_("At the end worth 4 more for each public building of its owner (itself too) and 2 for each craftsman one."),
    )
)

bank = standard("29", called("Bank"), "economic", cost={BRICK: 4, STEEL: 1}, value=16, price=40)(
    lasting(
        N_("end: +3/I +2/E"),
        N_(
            "At the end worth 3 more for each industrial building of its owner and 2 for each economic one "
            "(itself too)."
        ),
    )
)


@standard("30", called("Church"), "public", cost={WOOD: 5, BRICK: 3, IRON: 1}, value=26, price=None)
@action(
    N_("5 bread, 3 fish"),
    N_(
        "With at least 5 bread and 2 fish (not smoked) take 5 bread and 3 fish; nothing is given up. "
        "It can be built, never bought."
    ),
    Need(message("You need 5 bread and 2 fish (not smoked)."), ((BREAD, 5), (FISH, 2))),
)
def church(visit: Visit) -> None:
    visit.gain((BREAD, 5), (FISH, 3))


STANDARD_BUILDINGS: Final = tuple(card for card in [*globals().values()] if isinstance(card, Card))
"""As they stand here: in the order of their numbers."""
