"""The 36 special buildings in the order of the reference: figures in the decorator, the rule beneath it."""

from __future__ import annotations

from itertools import pairwise

from engine.le_havre.cards import (
    CARD_INDEX,
    CARDS,
    CRAFTSMAN,
    ECONOMIC,
    INDUSTRIAL,
    NO_TYPE,
    PUBLIC,
    SHIP,
    food,
    food_due,
    food_or_franc,
    francs,
    special,
)
from engine.le_havre.entering import can_enter, enter
from engine.le_havre.goods import (
    BREAD,
    BRICK,
    CATTLE,
    CHARCOAL,
    CLAY,
    COAL,
    COKE,
    FISH,
    FOOD,
    FRANCS,
    GOODS,
    GRAIN,
    HIDES,
    INSTEAD,
    IRON,
    LEATHER,
    MEAT,
    NAMES,
    OFFERED,
    SMOKED_FISH,
    STEEL,
    UPGRADED,
    WOOD,
    food_of,
    several,
    some,
)
from engine.le_havre.standard_buildings import no_action
from engine.le_havre.state import AT_HOME
from engine.le_havre.visits import FOOD_DEARNESS, Visit, tokens
from engine.questions import Amount, Option, Payment
from engine.text import _, text
from engine.title import Steps


def sell_sets(visit: Visit, goods: tuple[int, ...], price: int, at_most: int = 10**9) -> Steps:
    """Sell sets of one of each of these goods at a price a set."""
    sets = min(at_most, *(visit.has(good) for good in goods))
    if not sets:
        visit.refuse(_("you need {goods}."), goods=tuple(some(1, good) for good in goods))
    visit.begins()
    if len(goods) == 1:
        number = yield from visit.amount(goods[0], at_most=at_most)
    else:
        one = tuple(some(1, good) for good in goods)
        number = yield Amount("sets", text(_("How many times {goods}?"), goods=one), low=1, high=sets, of="sets")
    visit.give(tuple((NAMES[good], number) for good in goods))
    visit.earn(number * price)


@special(
    "001",
    "Labour Exchange",
    PUBLIC,
    value=6,
    rods=1,
    ready=lambda visit: visit.rods + visit.hammers > 0,
    rule=_("Take 1 fish for each rod and 1 coal for each hammer on your cards."),
)
def labour_exchange(visit: Visit) -> None:
    if not visit.rods and not visit.hammers:
        visit.refuse(_("you have neither a rod nor a hammer."))
    visit.gain((FISH, visit.rods), (COAL, visit.hammers))


@special("002", "Bakery", ECONOMIC, value=6, fee=food(1), needs={BREAD: 1}, rule=_("Sell up to 6 bread at 3 francs."))
def bakery(visit: Visit) -> Steps:
    return sell_sets(visit, (BREAD,), 3, at_most=6)


@special(
    "003",
    "Baguette Shop",
    ECONOMIC,
    value=4,
    fee=food(1),
    needs={MEAT: 1, BREAD: 1},
    rule=_("Sell up to 4 pairs of meat and bread at 6 francs."),
)
def baguette_shop(visit: Visit) -> Steps:
    return sell_sets(visit, (MEAT, BREAD), 6, at_most=4)


@special(
    "004",
    "Farm",
    ECONOMIC,
    value=8,
    fee=francs(1),
    rods=1,
    needs={},
    rule=_("Take 2 fish, 2 grain, 2 wood, 1 hides and 1 cattle."),
)
def farm(visit: Visit) -> None:
    visit.gain((FISH, 2), (GRAIN, 2), (WOOD, 2), (HIDES, 1), (CATTLE, 1))


@special(
    "005",
    "Clothing Industry",
    INDUSTRIAL,
    value=8,
    fee=food_or_franc(2),
    needs={HIDES: 1, LEATHER: 1},
    rule=_("Sell any number of pairs of hides and leather at 7 francs."),
)
def clothing_industry(visit: Visit) -> Steps:
    return sell_sets(visit, (HIDES, LEATHER), 7)


@special(
    "006",
    "Iron Mine & Coal Seam",
    NO_TYPE,
    value=6,
    fee=food(1),
    hammers=1,
    needs={},
    rule=_("Take 2 iron and 1 coal."),
)
def iron_mine_and_coal_seam(visit: Visit) -> None:
    visit.gain((IRON, 2), (COAL, 1))


@special(
    "007",
    "Fish Market",
    ECONOMIC,
    value=4,
    fee=food(1),
    rods=1,
    needs={FISH: 1},
    rule=_("Sell up to 7 fish (not smoked) at 2 francs."),
)
def fish_market(visit: Visit) -> Steps:
    return sell_sets(visit, (FISH,), 2, at_most=7)


@special(
    "008",
    "Fish Restaurant",
    ECONOMIC,
    value=6,
    fee=food(1),
    rods=1,
    needs={SMOKED_FISH: 1},
    rule=_("Sell any number of smoked fish at 3 francs."),
)
def fish_restaurant(visit: Visit) -> Steps:
    return sell_sets(visit, (SMOKED_FISH,), 3)


@special("009", "Fishpond & Wood", NO_TYPE, value=4, fee=food(1), rods=1, needs={}, rule=_("Take 3 fish and 3 wood."))
def fishpond_and_wood(visit: Visit) -> None:
    visit.gain((FISH, 3), (WOOD, 3))


@special(
    "010",
    "Forest Hut",
    ECONOMIC,
    value=4,
    fee=food(1),
    rods=1,
    needs={WOOD: 1, MEAT: 1},
    rule=_("Sell up to 4 pairs of wood and meat at 5 francs."),
)
def forest_hut(visit: Visit) -> Steps:
    return sell_sets(visit, (WOOD, MEAT), 5, at_most=4)


@special(
    "31",
    "Football Stadium",
    PUBLIC,
    value=24,
    number=31,
    cost={WOOD: 1, BRICK: 2, IRON: 2},
    action=False,
    rule=_(
        "No action. It can be bought; and once a proposal stack is empty it lies there and can also be built, "
        "until somebody has it."
    ),
)
def football_stadium(visit: Visit) -> None:
    no_action(visit)


@special(
    "011", "Plant Nursery", CRAFTSMAN, value=6, fee=food(1), hammers=1, needs={}, rule=_("Take 4 wood and 3 francs.")
)
def plant_nursery(visit: Visit) -> None:
    visit.gain((WOOD, 4), (FRANCS, 3))


@special(
    "012",
    "Business Park",
    NO_TYPE,
    value=10,
    price=12,
    hammers=1,
    action=False,
    rule=_("At the end worth 2 more for each industrial building of its owner."),
)
def business_park(visit: Visit) -> None:
    no_action(visit)


@special(
    "013",
    "Guildhouse",
    ECONOMIC,
    value=4,
    price=8,
    rods=1,
    hammers=1,
    action=False,
    rule=_("At the end worth 2 more for each economic building of its owner (itself too)."),
)
def guildhouse(visit: Visit) -> None:
    no_action(visit)


@special(
    "014",
    "Harbour Watch",
    PUBLIC,
    value=6,
    fee=food(1),
    rule=_(
        "Pay 1 franc to another player whose person stands in a building; it goes home. Move your own person "
        "from here into that building, pay its entry fee and use it."
    ),
)
def harbour_watch(visit: Visit) -> Steps:
    """The franc goes to the player sent home, the second fee to the owner of that building, both as usual."""
    position = visit.position
    chosen = _watched(visit)
    if not chosen:
        visit.refuse(_("there is no person of another player whose building you could pay for and use."))
    visit.begins()
    names = position.terms.names
    options = [
        Option(
            CARDS[position.persons[seat]].name
            if _alone(visit, seat)
            else f"{CARDS[position.persons[seat]].name}/{seat + 1}",
            text(
                _("{player} in the {building}"),
                player=names[seat],
                building=CARDS[position.persons[seat]].shown,
            ),
        )
        for seat in chosen
    ]
    name = yield from visit.choose("watch", text(_("Whose person goes home?")), options)
    seat = chosen[[option.name for option in options].index(name)]
    card = position.persons[seat]
    visit.goods[FRANCS] -= 1
    position.goods[seat][FRANCS] += 1
    position.persons[seat] = AT_HOME
    position.persons[visit.seat] = AT_HOME
    visit.say(_("{player} pays 1 franc to {other}, whose person goes home."), other=names[seat])
    visit.then = yield from enter(position, visit.seat, card, visit.events, fee_label="second-fee")


def _alone(visit: Visit, seat: int) -> bool:
    place = visit.position.persons[seat]
    return sum(other == place for other in visit.position.persons) == 1


def _watched(visit: Visit) -> list[int]:
    """The seats whose person could be sent home so that the visitor could then use the building."""
    position = visit.position
    found: list[int] = []
    if not visit.has(FRANCS):
        return found
    here = CARD_INDEX["harbour-watch"]
    for seat, card in enumerate(position.persons):
        if seat == visit.seat or card in (AT_HOME, here):
            continue
        after = position.copy()
        after.goods[visit.seat] = visit.goods[:]
        after.goods[visit.seat][FRANCS] -= 1
        after.goods[seat][FRANCS] += 1
        after.persons[seat] = AT_HOME
        after.persons[visit.seat] = AT_HOME
        if can_enter(after, visit.seat, card):
            found.append(seat)
    return found


@special("015", "Smelter", INDUSTRIAL, value=10, fee=francs(2), needs={}, rule=_("Take 1 coal, 1 coke and 1 iron."))
def smelter(visit: Visit) -> None:
    visit.gain((COAL, 1), (COKE, 1), (IRON, 1))


@special(
    "016",
    "Diner",
    ECONOMIC,
    value=6,
    fee=food(1),
    rods=1,
    needs={WOOD: 1, SMOKED_FISH: 1, BREAD: 1},
    rule=_("Sell up to 3 sets of wood, smoked fish and bread at 8 francs."),
)
def diner(visit: Visit) -> Steps:
    return sell_sets(visit, (WOOD, SMOKED_FISH, BREAD), 8, at_most=3)


@special(
    "017",
    "Hunting Lodge",
    CRAFTSMAN,
    value=6,
    fee=food(1),
    rods=2,
    hammers=1,
    needs={},
    rule=_("Take 2 hides and 3 meat."),
)
def hunting_lodge(visit: Visit) -> None:
    visit.gain((HIDES, 2), (MEAT, 3))


@special(
    "018",
    "Coal Trader",
    ECONOMIC,
    value=4,
    fee=food(1),
    rule=_(
        "Give 1 food for 1 charcoal, once; and/or up to five times 2 food for 1 coal. The food is paid together, "
        "francs count as food, and what is overpaid is lost."
    ),
)
def coal_trader(visit: Visit) -> Steps:
    """Fee and trade are two payments: overpaying one does not help the other."""
    there = food_of(visit.goods) + visit.has(FRANCS)
    if not there:
        visit.refuse(_("you have no food and no francs."))
    visit.begins()
    coal = yield Amount(
        "coal", text(_("How much coal, for 2 food each?")), low=0, high=min(5, there // 2), of=NAMES[COAL]
    )
    charcoal = yield Amount(
        "charcoal",
        text(_("How much charcoal, for 1 food?")),
        low=0 if coal else 1,
        high=min(1, there - 2 * coal),
        of=NAMES[CHARCOAL],
    )
    paid = yield Payment(
        "food",
        text(_("{n} food for it"), n=2 * coal + charcoal),
        tokens(visit.goods, FOOD),
        food_due(2 * coal + charcoal),
        FOOD_DEARNESS,
    )
    visit.give(paid)
    visit.gain((CHARCOAL, charcoal), (COAL, coal))


@special(
    "019",
    "Pâtisserie",
    ECONOMIC,
    value=6,
    fee=food(1),
    needs={GRAIN: 1, BREAD: 1},
    rule=_("Sell up to 3 pairs of grain and bread at 5 francs."),
)
def patisserie(visit: Visit) -> Steps:
    return sell_sets(visit, (GRAIN, BREAD), 5, at_most=3)


@special(
    "020",
    "Furriery",
    CRAFTSMAN,
    value=6,
    fee=food(1),
    rule=_("Swap any number of hides for bread, one for one; and/or sell up to 2 leather at 5 francs."),
)
def furriery(visit: Visit) -> Steps:
    hides, leather = visit.has(HIDES), min(2, visit.has(LEATHER))
    if not hides and not leather:
        visit.refuse(_("you have neither hides nor leather."))
    visit.begins()
    swapped = yield Amount(
        "hides", text(_("How many hides for bread?")), low=0 if leather else 1, high=hides, of=NAMES[HIDES]
    )
    sold = yield Amount(
        "leather",
        text(_("How much leather for 5 francs each?")),
        low=0 if swapped else 1,
        high=leather,
        of=NAMES[LEATHER],
    )
    if swapped:
        visit.give(((NAMES[HIDES], swapped),))
        visit.gain((BREAD, swapped))
    if sold:
        visit.give(((NAMES[LEATHER], sold),))
        visit.earn(5 * sold)


def sell_three(visit: Visit, good: int, show: int, price: int) -> None:
    """Sell 3 of a good, showing so many francs, which are kept."""
    if visit.has(good) < 3:
        visit.refuse(_("you need {goods}."), goods=some(3, good))
    if visit.has(FRANCS) < show:
        visit.refuse(_("you must show {n} francs."), n=show)
    visit.give(((NAMES[good], 3),))
    visit.earn(price)


@special(
    "021",
    "Leather Industry",
    INDUSTRIAL,
    value=8,
    fee=food(2),
    needs={LEATHER: 3, FRANCS: 14},
    rule=_("Give 3 leather and show at least 14 francs, which you keep: receive 16 francs. Once."),
)
def leather_industry(visit: Visit) -> None:
    sell_three(visit, LEATHER, 14, 16)


def convert_once(visit: Visit, good: int, energy: int, into: int, number: int) -> Steps:
    """Give 1 of a good (or what may stand for it) and energy for some of its upgraded kind, once."""
    if not visit.has(good) and not visit.has(INSTEAD[good]):
        visit.refuse(_("you have no {good}."), good=GOODS[good].shown)
    if not visit.can_burn(energy):
        visit.refuse(_("you need {n} energy."), n=energy - visit.waived)
    yield from visit.pay_material(((good, 1),))
    yield from visit.burn(energy)
    visit.gain((into, number))


@special("022", "Kiln", CRAFTSMAN, value=6, fee=food(1), rule=_("Give 1 clay and 1 energy for 3 brick. Once."))
def kiln(visit: Visit) -> Steps:
    return convert_once(visit, CLAY, 1, BRICK, 3)


@special(
    "023",
    "Luxury Yacht",
    SHIP,
    value=20,
    rods=1,
    action=False,
    rule=_(
        "At a Wharf, in place of building, one of your iron ships is swapped for it and leaves the game. It counts as "
        "a ship, but neither sails nor feeds."
    ),
)
def luxury_yacht(visit: Visit) -> None:
    no_action(visit)


@special(
    "024",
    "Feedlot",
    ECONOMIC,
    value=6,
    price=8,
    action=False,
    rule=_("At each harvest its owner receives 2 cattle instead of 1 while owning 2 to 6 cattle."),
)
def feedlot(visit: Visit) -> None:
    no_action(visit)


@special(
    "025",
    "Masons' Guild",
    CRAFTSMAN,
    value=8,
    price=10,
    hammers=1,
    action=False,
    rule=_("Each building that its owner builds costs 1 clay or 1 brick less, if its cost holds either."),
)
def masons_guild(visit: Visit) -> None:
    no_action(visit)


@special(
    "026",
    "Furniture Factory",
    INDUSTRIAL,
    value=8,
    fee=food(2),
    hammers=1,
    needs={LEATHER: 1, WOOD: 1},
    rule=_("Sell any number of pairs of leather and wood at 6 francs."),
)
def furniture_factory(visit: Visit) -> Steps:
    return sell_sets(visit, (LEATHER, WOOD), 6)


@special(
    "027",
    "Town Square",
    NO_TYPE,
    value=6,
    fee=francs(1),
    ready=lambda visit: visit.of_type(CRAFTSMAN) > 0,
    rule=_("Take 1 upgraded good for each craftsman building you own, all different, not steel: at most 7."),
)
def town_square(visit: Visit) -> Steps:
    number = min(visit.of_type(CRAFTSMAN), 7)
    if not number:
        visit.refuse(_("you own no craftsman building."))
    best_first = sorted((good for good in UPGRADED if good != STEEL), key=lambda good: -GOODS[good].dearness)
    taken = yield from visit.pick("take", text(_("Take {n} different goods"), n=number), best_first, number)
    visit.gain(*((good, 1) for good in taken))


@special(
    "028",
    "Tavern",
    ECONOMIC,
    value=4,
    rods=1,
    needs={WOOD: 1, GRAIN: 1},
    rule=_("Sell up to 4 pairs of wood and grain at 3 francs."),
)
def tavern(visit: Visit) -> Steps:
    return sell_sets(visit, (WOOD, GRAIN), 3, at_most=4)


HAULAGE_PRICE = 3
ADJACENT = tuple(pairwise(OFFERED[1:]))


@special(
    "029",
    "Haulage Firm",
    ECONOMIC,
    value=6,
    fee=food(1),
    rule=_("Pay 3 francs and take all goods of 2 neighbouring offer spaces, never the francs."),
)
def haulage_firm(visit: Visit) -> Steps:
    offers = visit.position.offers
    pairs = [pair for pair in ADJACENT if offers[pair[0]] or offers[pair[1]]]
    if visit.has(FRANCS) < HAULAGE_PRICE:
        visit.refuse(_("you need 3 francs."))
    if not pairs:
        visit.refuse(_("all those offer spaces are empty."))
    pairs.sort(key=lambda pair: -sum(offers[good] * GOODS[good].dearness for good in pair))
    options = [
        Option(
            f"{NAMES[left]}+{NAMES[right]}",
            text(_("{left} and {right}"), left=some(offers[left], left), right=some(offers[right], right)),
        )
        for left, right in pairs
    ]
    name = yield from visit.choose("spaces", text(_("Which two spaces?")), options)
    pair = pairs[[option.name for option in options].index(name)]
    visit.give(((NAMES[FRANCS], HAULAGE_PRICE),))
    taken = tuple((NAMES[good], offers[good]) for good in pair if offers[good])
    for good in pair:
        visit.goods[good] += offers[good]
        offers[good] = 0
    visit.say(_("{player} takes {goods} from the offer."), goods=several(taken))


@special(
    "030",
    "Schnaps Distillery",
    CRAFTSMAN,
    value=6,
    fee=food(1),
    needs={GRAIN: 1},
    rule=_("Sell up to 4 grain at 2 francs."),
)
def schnaps_distillery(visit: Visit) -> Steps:
    return sell_sets(visit, (GRAIN,), 2, at_most=4)


@special(
    "031",
    "Steelworks",
    INDUSTRIAL,
    value=8,
    fee=food_or_franc(2),
    hammers=1,
    rule=_("Give 1 iron and 15 energy for 2 steel. Once."),
)
def steelworks(visit: Visit) -> Steps:
    return convert_once(visit, IRON, 15, STEEL, 2)


@special(
    "032",
    "Steakhouse",
    ECONOMIC,
    value=6,
    fee=food(1),
    needs={MEAT: 1, CHARCOAL: 1},
    rule=_("Sell up to 4 pairs of meat and charcoal at 6 francs."),
)
def steakhouse(visit: Visit) -> Steps:
    return sell_sets(visit, (MEAT, CHARCOAL), 6, at_most=4)


@special(
    "033",
    "Wind Farm",
    NO_TYPE,
    value=8,
    price=12,
    action=False,
    rule=_("When a main action of its owner costs energy, 3 energy of it are waived."),
)
def wind_farm(visit: Visit) -> None:
    no_action(visit)


@special(
    "034",
    "Brick Manufacturer",
    INDUSTRIAL,
    value=8,
    fee=food(2),
    hammers=1,
    needs={BRICK: 3, FRANCS: 10},
    rule=_("Give 3 brick and show at least 10 francs, which you keep: receive 14 francs. Once."),
)
def brick_manufacturer(visit: Visit) -> None:
    sell_three(visit, BRICK, 10, 14)


@special(
    "035",
    "Zoo",
    PUBLIC,
    value=8,
    fee=francs(1),
    rods=1,
    rule=_("Receive a third of a franc for each cattle and each fish (not smoked) you have (the sum rounded down)."),
)
def zoo(visit: Visit) -> None:
    earned = (visit.has(CATTLE) + visit.has(FISH)) // 3
    if not earned:
        visit.refuse(_("you need 3 cattle and fish together."))
    visit.earn(earned)
