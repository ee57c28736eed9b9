"""The 36 special buildings in the order of the reference: figures in the decorator, the rule beneath it."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from engine.le_havre.cards import Card, action, food, food_or_franc, francs, gains, lasting, special
from engine.le_havre.exchanges import Firing, Sale, SaleByShowing
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
    IRON,
    LEATHER,
    MEAT,
    NAMES,
    OFFERED,
    SMOKED_FISH,
    STEEL,
    UPGRADED,
    WOOD,
    called,
    food_due,
    food_of,
    several,
    some,
)
from engine.le_havre.needs import all_of, need
from engine.le_havre.state import AT_HOME, Havre
from engine.le_havre.visits import Visit, food_payment
from engine.questions import Amount, Option
from engine.texts import N_, message
from engine.title import Steps


@special("001", called("Labour Exchange"), "public", value=6, rods=1)
@action(
    N_("fish/rod coal/hamm"),
    N_("Take 1 fish for each rod and 1 coal for each hammer on your cards."),
    need(lambda visit: visit.rods + visit.hammers, N_("You have neither a rod nor a hammer.")),
)
def labour_exchange(visit: Visit) -> None:
    visit.gain((FISH, visit.rods), (COAL, visit.hammers))


bakery = special("002", called("Bakery"), "economic", value=6, fee=food(1))(Sale((BREAD,), 3, at_most=6))

baguette_shop = special("003", called("Baguette Shop"), "economic", value=4, fee=food(1))(
    Sale((MEAT, BREAD), 6, at_most=4)
)

farm = special("004", called("Farm"), "economic", value=8, fee=francs(1), rods=1)(
    gains(
        N_("8 goods of 5 kinds"),
        N_("Take 2 fish, 2 grain, 2 wood, 1 hides and 1 cattle."),
        {FISH: 2, GRAIN: 2, WOOD: 2, HIDES: 1, CATTLE: 1},
    )
)

clothing_industry = special("005", called("Clothing Industry"), "industrial", value=8, fee=food_or_franc(2))(
    Sale((HIDES, LEATHER), 7)
)

iron_mine_and_coal_seam = special("006", called("Iron Mine & Coal Seam"), "none", value=6, fee=food(1), hammers=1)(
    gains(N_("2 iron, 1 coal"), N_("Take 2 iron and 1 coal."), {IRON: 2, COAL: 1})
)

fish_market = special("007", called("Fish Market"), "economic", value=4, fee=food(1), rods=1)(
    Sale((FISH,), 2, at_most=7), N_("Sell up to 7 fish (not smoked) at 2 francs.")
)

fish_restaurant = special("008", called("Fish Restaurant"), "economic", value=6, fee=food(1), rods=1)(
    Sale((SMOKED_FISH,), 3)
)

fishpond_and_wood = special("009", called("Fishpond & Wood"), "none", value=4, fee=food(1), rods=1)(
    gains(N_("3 fish, 3 wood"), N_("Take 3 fish and 3 wood."), {FISH: 3, WOOD: 3})
)

forest_hut = special("010", called("Forest Hut"), "economic", value=4, fee=food(1), rods=1)(
    Sale((WOOD, MEAT), 5, at_most=4)
)

football_stadium = special(
    "31", called("Football Stadium"), "public", number=31, cost={WOOD: 1, BRICK: 2, IRON: 2}, value=24
)(
    lasting(
        N_("no action"),
        N_(
            "No action. It can be bought; and once a proposal stack is empty it lies there and can also be built, "
            "until somebody has it."
        ),
    )
)

plant_nursery = special("011", called("Plant Nursery"), "craftsman", value=6, fee=food(1), hammers=1)(
    gains(N_("4 wood, 3 fr"), N_("Take 4 wood and 3 francs."), {WOOD: 4, FRANCS: 3})
)

business_park = special("012", called("Business Park"), "none", value=10, price=12, hammers=1)(
    lasting(N_("end: +2/I"), N_("At the end worth 2 more for each industrial building of its owner."))
)

guildhouse = special("013", called("Guildhouse"), "economic", value=4, price=8, rods=1, hammers=1)(
    lasting(N_("end: +2/E"), N_("At the end worth 2 more for each economic building of its owner (itself too)."))
)


def _watched(visit: Visit) -> list[int]:
    """The seats whose person could be sent home so that the visitor could then use the building."""
    if not visit.has(FRANCS):
        return []
    return [
        seat
        for seat, at in enumerate(visit.position.persons)
        if seat != visit.seat and at not in (AT_HOME, visit.card) and visit.could_enter(_sent_home(visit, seat), at)
    ]


def _sent_home(visit: Visit, seat: int) -> Havre:
    """The position after a franc was paid for that: the visitor's person has left the Harbour Watch too."""
    after = visit.position.copy()
    after.goods[visit.seat] = visit.goods[:]
    _send_home(after, visit.seat, seat)
    return after


def _send_home(position: Havre, visitor: int, seat: int) -> None:
    position.goods[visitor][FRANCS] -= 1
    position.goods[seat][FRANCS] += 1
    position.persons[seat] = AT_HOME
    position.persons[visitor] = AT_HOME


def _person(visit: Visit, seat: int) -> Option:
    """The person of another player as an option: named by its building, by its seat too where it is not alone there."""
    persons = visit.position.persons
    building = visit.option(persons[seat])
    return Option(
        building.name if persons.count(persons[seat]) == 1 else f"{building.name}/{seat + 1}",
        message("{player} in the {building}", player=visit.position.terms.names[seat], building=building.shown),
    )


@special("014", called("Harbour Watch"), "public", value=6, fee=food(1))
@action(
    N_("send a person home"),
    N_(
        "Pay 1 franc to another player whose person stands in a building; it goes home. Move your own person "
        "from here into that building, pay its entry fee and use it."
    ),
    need(
        _watched,
        N_("There is no person of another player whose building you could pay for and use."),
        looks_at_food=True,
    ),
)
def harbour_watch(visit: Visit) -> Steps:
    """The franc goes to the player sent home, the second fee to the owner of that building, both as usual."""
    position = visit.position
    persons = {_person(visit, seat): seat for seat in _watched(visit)}
    name = yield from visit.choose("watch", message("Whose person goes home?"), persons)
    seat = next(seat for person, seat in persons.items() if person.name == name)
    card = position.persons[seat]
    _send_home(position, visit.seat, seat)
    visit.say(N_("{player} pays 1 franc to {other}, whose person goes home."), other=position.terms.names[seat])
    yield from visit.go_on(card, "second-fee")


smelter = special("015", called("Smelter"), "industrial", value=10, fee=francs(2))(
    gains(N_("coal, coke, iron"), N_("Take 1 coal, 1 coke and 1 iron."), {COAL: 1, COKE: 1, IRON: 1})
)

diner = special("016", called("Diner"), "economic", value=6, fee=food(1), rods=1)(
    Sale((WOOD, SMOKED_FISH, BREAD), 8, at_most=3)
)

hunting_lodge = special("017", called("Hunting Lodge"), "craftsman", value=6, fee=food(1), rods=2, hammers=1)(
    gains(N_("2 hides, 3 meat"), N_("Take 2 hides and 3 meat."), {HIDES: 2, MEAT: 3})
)


def _all_food(visit: Visit) -> int:
    """The food that the visitor has, francs counted."""
    return food_of(visit.goods) + visit.has(FRANCS)


@special("018", called("Coal Trader"), "economic", value=4, fee=food(1))
@action(
    N_("food>coal, charcoal"),
    N_(
        "Give 1 food for 1 charcoal, once; and/or up to five times 2 food for 1 coal. The food is paid together, "
        "francs count as food, and what is overpaid is lost."
    ),
    need(_all_food, N_("You have no food and no francs."), looks_at_food=True),
)
def coal_trader(visit: Visit) -> Steps:
    """Fee and trade are two payments: overpaying one does not help the other."""
    there = _all_food(visit)
    coal = yield Amount(
        "coal", message("How much coal, for 2 food each?"), low=0, high=min(5, there // 2), of=NAMES[COAL]
    )
    charcoal = yield Amount(
        "charcoal",
        message("How much charcoal, for 1 food?"),
        low=0 if coal else 1,
        high=min(1, there - 2 * coal),
        of=NAMES[CHARCOAL],
    )
    number = 2 * coal + charcoal
    counts = [visit.goods[kind] for kind in FOOD]
    paid = yield food_payment("food", message("{n} food for it", n=number), counts, food_due(number))
    visit.give(paid)
    visit.gain((CHARCOAL, charcoal), (COAL, coal))


patisserie = special("019", called("Pâtisserie"), "economic", value=6, fee=food(1))(Sale((GRAIN, BREAD), 5, at_most=3))


@special("020", called("Furriery"), "craftsman", value=6, fee=food(1))
@action(
    N_("hides>bread, sell"),
    N_("Swap any number of hides for bread, one for one; and/or sell up to 2 leather at 5 francs."),
    need(lambda visit: visit.has(HIDES) or visit.has(LEATHER), N_("You have neither hides nor leather.")),
)
def furriery(visit: Visit) -> Steps:
    hides, leather = visit.has(HIDES), min(2, visit.has(LEATHER))
    swapped = yield Amount(
        "hides", message("How many hides for bread?"), low=0 if leather else 1, high=hides, of=NAMES[HIDES]
    )
    sold = yield Amount(
        "leather",
        message("How much leather for 5 francs each?"),
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


leather_industry = special("021", called("Leather Industry"), "industrial", value=8, fee=food(2))(
    SaleByShowing(LEATHER, 3, show=14, price=16)
)

kiln = special("022", called("Kiln"), "craftsman", value=6, fee=food(1))(Firing(CLAY, energy=1, into=BRICK, number=3))

luxury_yacht = special("023", called("Luxury Yacht"), "ship", value=20, rods=1)(
    lasting(
        N_("swapped at a Wharf"),
        N_(
            "At a Wharf, in place of building, one of your iron ships is swapped for it and leaves the game. It counts "
            "as a ship, but neither sails nor feeds."
        ),
    )
)

feedlot = special("024", called("Feedlot"), "economic", value=6, price=8)(
    lasting(
        N_("harvest: 2 cattle"),
        N_("At each harvest its owner receives 2 cattle instead of 1 while owning 2 to 6 cattle."),
    )
)

masons_guild = special("025", called("Masons' Guild"), "craftsman", value=8, price=10, hammers=1)(
    lasting(
        N_("build: 1 clay less"),
        N_("Each building that its owner builds costs 1 clay or 1 brick less, if its cost holds either."),
    )
)

furniture_factory = special("026", called("Furniture Factory"), "industrial", value=8, fee=food(2), hammers=1)(
    Sale((LEATHER, WOOD), 6)
)


@special("027", called("Town Square"), "none", value=6, fee=francs(1))
@action(
    N_("1 upgraded/C"),
    N_("Take 1 upgraded good for each craftsman building you own, all different, not steel: at most 7."),
    need(lambda visit: visit.of_type("craftsman"), N_("You own no craftsman building.")),
)
def town_square(visit: Visit) -> Steps:
    number = min(visit.of_type("craftsman"), 7)
    best_first = sorted((good for good in UPGRADED if good != STEEL), key=lambda good: -GOODS[good].dearness)
    taken = yield from visit.pick("take", message("Take {n} different goods", n=number), best_first, number)
    visit.gain(*((good, 1) for good in taken))


tavern = special("028", called("Tavern"), "economic", value=4, rods=1)(Sale((WOOD, GRAIN), 3, at_most=4))


HAULAGE_PRICE = 3
ADJACENT = {f"{NAMES[left]}+{NAMES[right]}": (left, right) for left, right in pairwise(OFFERED[1:])}
"""Neighbouring offer spaces, by the name of both."""


def _hauled(visit: Visit) -> list[str]:
    """The neighbouring offer spaces of which one at least is not empty."""
    offers = visit.position.offers
    return [name for name, (left, right) in ADJACENT.items() if offers[left] or offers[right]]


@special("029", called("Haulage Firm"), "economic", value=6, fee=food(1))
@action(
    N_("2 offers for 3 fr"),
    N_("Pay 3 francs and take all goods of 2 neighbouring offer spaces, never the francs."),
    all_of((FRANCS, HAULAGE_PRICE)),
    need(_hauled, N_("All those offer spaces are empty.")),
)
def haulage_firm(visit: Visit) -> Steps:
    offers = visit.position.offers
    names = sorted(
        _hauled(visit), key=lambda name: -sum(offers[good] * GOODS[good].dearness for good in ADJACENT[name])
    )
    pairs = [ADJACENT[name] for name in names]
    prompts = [message("{left} and {right}", left=some(offers[a], a), right=some(offers[b], b)) for a, b in pairs]
    pair = ADJACENT[(yield from visit.choose("spaces", message("Which two spaces?"), map(Option, names, prompts)))]
    visit.give(((NAMES[FRANCS], HAULAGE_PRICE),))
    taken = tuple((NAMES[good], offers[good]) for good in pair if offers[good])
    for good in pair:
        visit.goods[good] += offers[good]
        offers[good] = 0
    visit.say(N_("{player} takes {goods} from the offer."), goods=several(taken))


schnaps_distillery = special("030", called("Schnaps Distillery"), "craftsman", value=6, fee=food(1))(
    Sale((GRAIN,), 2, at_most=4)
)

steelworks = special("031", called("Steelworks"), "industrial", value=8, fee=food_or_franc(2), hammers=1)(
    Firing(IRON, energy=15, into=STEEL, number=2)
)

steakhouse = special("032", called("Steakhouse"), "economic", value=6, fee=food(1))(
    Sale((MEAT, CHARCOAL), 6, at_most=4)
)

wind_farm = special("033", called("Wind Farm"), "none", value=8, price=12)(
    lasting(N_("3 energy less"), N_("When a main action of its owner costs energy, 3 energy of it are waived."))
)

brick_manufacturer = special("034", called("Brick Manufacturer"), "industrial", value=8, fee=food(2), hammers=1)(
    SaleByShowing(BRICK, 3, show=10, price=14)
)


def _thirds(visit: Visit) -> int:
    """A third of the visitor's cattle and fish, rounded down."""
    return (visit.has(CATTLE) + visit.has(FISH)) // 3


@special("035", called("Zoo"), "public", value=8, fee=francs(1), rods=1)
@action(
    N_("1 fr/3 fish, cattle"),
    N_("Receive a third of a franc for each cattle and each fish (not smoked) you have (the sum rounded down)."),
    need(_thirds, N_("You need 3 cattle and fish together."), looks_at_food=True),
)
def zoo(visit: Visit) -> None:
    visit.earn(_thirds(visit))


SPECIAL_BUILDINGS: Final = tuple(card for card in [*globals().values()] if isinstance(card, Card))
"""As they stand here: in the order of the reference."""
