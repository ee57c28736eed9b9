"""Building: what lies on top of the proposals, what it costs a player, and the ships of the Wharfs."""

from __future__ import annotations

from functools import lru_cache

from engine.errors import Refused
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import BRICK, CLAY, INSTEAD, WOOD, energy_of, some
from engine.le_havre.ships import ENERGY_OF_BUILDING, IRON_SHIP, KINDS, SHIP_INDEX, SHIPS
from engine.le_havre.state import PROPOSED, TOWN, Havre, with_item
from engine.le_havre.visits import Visit
from engine.questions import Choice, Option
from engine.texts import N_, Text, message, only
from engine.title import Steps

Cost = tuple[tuple[int, int], ...]
STADIUM = "football-stadium"
YACHT = "luxury-yacht"
_GUILD = CARD_INDEX["masons-guild"]


def cost_for(position: Havre, seat: int, card: int, wood_less: int = 0) -> Cost | None:
    """What a player pays to build a card, or None if it cannot be built at all.

    The Masons' Guild saves its owner 1 clay or 1 brick, the Sawmill `wood_less` wood; nothing falls below zero.
    """
    printed = CARDS[card].cost
    guild = position.deeds.place[_GUILD] == seat
    return _less(printed, wood_less, guild) if printed is not None and (guild or wood_less) else printed


@lru_cache(maxsize=512)
def _less(printed: Cost, wood_less: int, guild: bool) -> Cost:
    left = []
    for good, number in printed:
        saved = wood_less if good == WOOD else int(good in (CLAY, BRICK) and guild)
        if number > saved:
            left.append((good, number - saved))
    return tuple(left)


def lacks(goods: list[int], cost: Cost) -> Cost:
    """What is missing to pay a cost, brick and steel standing in."""
    missing = []
    for good, number in cost:
        have = goods[good] + (goods[INSTEAD[good]] if good in INSTEAD else 0)
        if have < number:
            missing.append((good, number - have))
    return tuple(missing)


def covers(goods: list[int], cost: Cost | None) -> bool:
    """Whether there is a cost and it can be paid, brick and steel standing in."""
    if cost is None:
        return False
    for good, number in cost:
        if goods[good] < number and (good not in INSTEAD or goods[good] + goods[INSTEAD[good]] < number):
            return False
    return True


def buildable(position: Havre, seat: int, goods: list[int], wood_less: int = 0) -> list[int]:
    """The proposals that a player can build with these goods (with the Sawmill only those with wood in their cost)."""
    return [card for card in position.tops() if _is_buildable(position, seat, goods, card, wood_less)]


def can_build_any(position: Havre, seat: int, goods: list[int], wood_less: int = 0) -> bool:
    """Whether there is one of these."""
    is_as_printed = not wood_less and position.deeds.place[_GUILD] != seat
    for stack in position.stacks:  # not by `any`, for it is asked in every position
        if not stack:
            continue
        if (
            covers(goods, CARDS[stack[0]].cost)
            if is_as_printed
            else _is_buildable(position, seat, goods, stack[0], wood_less)
        ):
            return True
    return False


def _is_buildable(position: Havre, seat: int, goods: list[int], card: int, wood_less: int) -> bool:
    cost = CARDS[card].cost
    if wood_less or position.deeds.place[_GUILD] == seat:
        cost = cost_for(position, seat, card, wood_less)
    return covers(goods, cost) and (not wood_less or CARDS[card].asks_for(WOOD) > 0)


def why_not_build(position: Havre, seat: int, card: int, wood_less: int = 0) -> Refused | None:
    """Why a player cannot build a card now; None if it can be built."""
    shown = CARDS[card].shown
    if card not in position.tops():
        return Refused(message("The {building} does not lie on top of a proposal stack.", building=shown))
    cost = cost_for(position, seat, card, wood_less)
    if cost is None:
        return Refused(message("The {building} cannot be built, only bought.", building=shown))
    if wood_less and not CARDS[card].asks_for(WOOD):
        return Refused(message("The {building} has no wood in its cost.", building=shown))
    missing = lacks(position.goods[seat], cost)
    if missing:
        return Refused(message("For the {building} you lack {goods}.", building=shown, goods=in_words(missing)))
    return None


@lru_cache(maxsize=512)
def in_words(cost: Cost) -> tuple[Text, ...]:
    """A cost in words."""
    return tuple(some(number, good) for good, number in cost) or (message("nothing"),)


def leave_stack(position: Havre, card: int) -> None:
    """A card leaves the proposals; a waiting Football Stadium takes a space that has become empty."""
    position.stacks = tuple(tuple(other for other in stack if other != card) for stack in position.stacks)
    settle_stadium(position)


def settle_stadium(position: Havre) -> None:
    """The Football Stadium joins the leftmost empty stack as soon as there is one, until somebody has had it."""
    if position.stadium_waits and () in position.stacks:
        stadium = CARD_INDEX[STADIUM]
        position.stacks = with_item(position.stacks, position.stacks.index(()), (stadium,))
        position.move_card(stadium, PROPOSED)
        position.stadium_waits = False


def build(visit: Visit, card: int, wood_less: int = 0) -> Steps:
    """Pay for a card and take it."""
    position = visit.position
    refusal = why_not_build(position, visit.seat, card, wood_less)
    if refusal is not None:
        raise refusal
    cost = cost_for(position, visit.seat, card, wood_less) or ()
    yield from visit.pay_material(cost)
    leave_stack(position, card)
    position.move_card(card, visit.seat)
    visit.say(N_("{player} builds the {building}."), building=CARDS[card].shown)


def _value(card: int) -> int:
    return CARDS[card].value


@lru_cache(maxsize=1024)
def _which_building(cards: tuple[int, ...], costs: tuple[Cost, ...]) -> Choice:
    told = [only(in_words(cost)) for cost in costs]
    options = [Option(CARDS[card].name, CARDS[card].shown, cost) for card, cost in zip(cards, told, strict=True)]
    return Choice("build", message("Which building?"), tuple(options))


def build_one(visit: Visit, wood_less: int = 0) -> Steps:
    """Build one building of the player's choice."""
    position = visit.position
    cards = buildable(position, visit.seat, visit.goods, wood_less)
    cards.sort(key=_value, reverse=True)
    costs = tuple([cost_for(position, visit.seat, card, wood_less) or () for card in cards])
    name = yield _which_building(tuple(cards), costs)
    yield from build(visit, CARD_INDEX[name], wood_less)


def ship_cost(position: Havre, wharf: int, kind: int) -> Cost:
    """What a ship costs at a Wharf: a first ship other than a wooden one needs a brick more."""
    good, number = KINDS[kind].cost
    if KINDS[kind].needs_modern_wharf and wharf not in position.modern:
        return ((good, number), (BRICK, 1))
    return ((good, number),)


def can_build_ship(visit: Visit, kind: int) -> bool:
    """Whether material and energy for a ship are there; wood that is built in gives no energy."""
    cost = ship_cost(visit.position, visit.card, kind)
    if not covers(visit.goods, cost):
        return False
    built_in = sum(number for good, number in cost if good == WOOD)
    return energy_of(visit.goods) - built_in + visit.waived >= ENERGY_OF_BUILDING


def can_build_any_ship(visit: Visit) -> bool:
    """Whether there is a ship that the visitor can build or swap."""
    if visit.can_burn(ENERGY_OF_BUILDING):
        for kind, stack in enumerate(visit.position.harbour):
            if stack and can_build_ship(visit, kind):
                return True
    return bool(_for_the_yacht(visit))


def _for_the_yacht(visit: Visit) -> list[int]:
    """The visitor's iron ships, if the town has the Luxury Yacht for one of them."""
    position = visit.position
    if position.place[CARD_INDEX[YACHT]] != TOWN:
        return []
    return sorted({ship for ship in position.fleets[visit.seat] if SHIPS[ship].kind == IRON_SHIP})


def build_ship(visit: Visit) -> Steps:
    """Build the top ship of a stack, or swap an iron ship for the Luxury Yacht."""
    position, wharf = visit.position, visit.card
    tops = [stack[-1] for kind, stack in enumerate(position.harbour) if stack and can_build_ship(visit, kind)]
    energy = visit.energy_due(ENERGY_OF_BUILDING)
    options = []
    for top in reversed(tops):
        price = in_words(ship_cost(position, wharf, SHIPS[top].kind))
        options.append(Option(SHIPS[top].name, SHIPS[top].shown, message("{cost}, {n} energy", cost=price, n=energy)))
    iron_ships = _for_the_yacht(visit)
    yacht = CARD_INDEX[YACHT]
    if iron_ships:
        options.append(Option(YACHT, CARDS[yacht].shown, message("for one of your iron ships")))
    name = yield from visit.choose("ship", message("Which ship?"), options)
    if name == YACHT:
        options = [Option(SHIPS[ship].name, SHIPS[ship].shown) for ship in iron_ships]
        given = SHIP_INDEX[(yield from visit.choose("for", message("Which iron ship do you give?"), options))]
        position.remove_ship(visit.seat, given)
        position.move_card(yacht, visit.seat)
        visit.say(N_("{player} swaps the {ship} for the Luxury Yacht."), ship=SHIPS[given].shown)
        return
    kind = SHIPS[SHIP_INDEX[name]].kind
    cost = ship_cost(position, wharf, kind)
    yield from visit.pay_material(cost)
    yield from visit.burn(ENERGY_OF_BUILDING)
    if len(cost) > 1:
        position.modern = tuple(sorted((*position.modern, wharf)))
        visit.say(N_("{player} modernises the {building}."), building=CARDS[wharf].shown)
    ship = position.lift_ship(kind)
    position.add_ship(visit.seat, ship)
    visit.say(N_("{player} builds the {ship}."), ship=SHIPS[ship].shown)
