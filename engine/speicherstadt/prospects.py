"""What is coming for everybody, what is obvious in Loading, and what goods and cards would come to for a house."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from engine.moves import Answer, Move
from engine.speicherstadt import moves, purchase
from engine.speicherstadt.anytime import contracts_for
from engine.speicherstadt.cards import FIRE, SHIP
from engine.speicherstadt.deck import CARDS, CONTRACT_NAMES, CONTRACTS, PLACE
from engine.speicherstadt.fires import changes
from engine.speicherstadt.goods import INDEX, KINDS, NAMES, NOTHING
from engine.speicherstadt.holdings import FREE, FULL, HALL_HOLDS, SYMBOLS, holding, short_of
from engine.speicherstadt.rounds import income_of
from engine.speicherstadt.scoring import total
from engine.speicherstadt.state import Quarter
from engine.speicherstadt.supply import closed, fires_to_come, rounds_left

_ONTO: Final = {
    (kind, place): moves.Load(good, (Answer(contract, "on"),))
    for kind, good in enumerate(NAMES)
    for place, contract in enumerate(CONTRACT_NAMES)
}
"""Loading a good onto a contract where there are several for it."""


class Uses(NamedTuple):
    """What a house could do with goods, by their kinds: those that fit onto contracts, are sold, are delivered."""

    fitting: tuple[int, ...]
    sold: tuple[int, ...]
    delivered: tuple[int, ...]
    laid: list[int]
    """What would lie on each contract then."""


class Bought(NamedTuple):
    """What a house has right after it has bought the card for which it is asked."""

    coins: int
    total: int


def forecast(position: Quarter) -> dict[str, Any]:
    """What is coming, as far as everybody may know it: what is left, not its order; for each house, seats first."""
    coming, fires = [CARDS[card] for card in closed(position)], fires_to_come(position)
    left = rounds_left(position)
    types = Counter(card.type for card in coming if card.type != FIRE)
    return {
        "round": position.round,
        "rounds": position.round + left,
        "left": left,
        "fires": [
            {
                "number": fire.value,
                "season": fire.season,
                "points": fire.points,
                "changes": changes(position, fire.points),
            }
            for fire in fires
        ],
        "types": dict(sorted(types.items())),
        "crates": sum(card.capacity for card in coming if card.type == SHIP),
        "incomes": [income_of(position, house) for house in range(position.terms.houses)],
    }


def obvious(position: Quarter) -> Move | None:
    """The obvious next move of whoever loads, with its answer: onto a contract, then for points, then what is too much.

    None where nothing is obvious any more.
    """
    house = position.seat
    stock, cards = position.landed[house], holding(position.cards[house])
    onto = _best_contract(position, house)
    if onto is not None:
        has_choice = len(contracts_for(position, house, onto[0])) > 1
        return _ONTO[onto] if has_choice else moves.LOAD[onto[0]]
    delivered = next((kind for kind in range(KINDS) if stock[kind] and cards.points[kind]), None)
    if delivered is not None:
        return moves.DELIVER[delivered]
    if sum(stock) <= cards.room + HALL_HOLDS:
        return None
    sold = next((kind for kind in range(KINDS) if stock[kind] and cards.coins[kind]), None)
    return None if sold is None else moves.SELL[sold]


def _best_contract(position: Quarter, house: int) -> tuple[int, int] | None:
    """A good and the contract onto which it goes: the one that lacks least, of these the one of the most points."""
    stock, best, best_rank = position.landed[house], None, (0, 0)
    for place in holding(position.cards[house]).contracts:
        free = FREE[place][position.laid[place]]
        kind = next((kind for kind in range(KINDS) if free[kind] and stock[kind]), None)
        if kind is not None:
            rank = (missing(position, house, place), -CARDS[CONTRACTS[place]].points)
            if best is None or rank < best_rank:
                best, best_rank = (kind, place), rank
    return best


def missing(position: Quarter, house: int, place: int) -> int:
    """How many of the goods for which a contract still asks have not landed."""
    return short_of(place, position.laid[place], position.landed[house][:])


def at_hand(position: Quarter, house: int) -> list[int]:
    """All goods of a house, a number for each kind: those that landed, and those in Warehouse and market hall."""
    stock = [landed + stored for landed, stored in zip(position.landed[house], position.stored[house], strict=True)]
    if position.hall[house] != NOTHING:
        stock[position.hall[house]] += 1
    return stock


def contracts(position: Quarter, house: int, *, full: bool) -> list[int]:
    """The contracts of a house that are full, or those that are not."""
    places = holding(position.cards[house]).contracts
    return [place for place in places if (position.laid[place] == FULL[place]) == full]


def lacking(position: Quarter, contracts: Iterable[int], stock: list[int]) -> list[tuple[int, int]]:
    """Each of the contracts that is not full, with the number of goods that it lacks; what they take leaves `stock`."""
    laid = position.laid
    return [(place, short_of(place, laid[place], stock)) for place in contracts if laid[place] != FULL[place]]


def held_for(position: Quarter, house: int, card: int) -> int:
    """How many of the goods for which a contract on offer asks are at hand."""
    place = PLACE[card]
    return len(SYMBOLS[place]) - short_of(place, 0, at_hand(position, house))


def uses(position: Quarter, house: int, goods: Iterable[int]) -> Uses:
    """What a house could do with goods that come, by their kinds; a symbol takes one good."""
    laid, cards = list(position.laid), holding(position.cards[house])
    found = Uses((), (), (), laid)
    for kind in goods:
        place = next((one for one in cards.contracts if FREE[one][laid[one]][kind]), None)
        if place is not None:
            laid[place] |= FREE[place][laid[place]][kind]
            found = found._replace(fitting=(*found.fitting, kind))
        elif cards.points[kind]:
            found = found._replace(delivered=(*found.delivered, kind))
        elif cards.coins[kind]:
            found = found._replace(sold=(*found.sold, kind))
    return found


def lapsing(position: Quarter, house: int) -> int:
    """How many of the goods that are being loaded no store would hold."""
    return max(0, sum(position.landed[house]) - holding(position.cards[house]).room - HALL_HOLDS)


def strength_with(position: Quarter, house: int, card: int) -> int:
    """The sum of a house's firemen with one more card."""
    return holding((*position.cards[house], card)).strength


def bought(position: Quarter) -> Bought:
    """What buying alone does, whatever follows; raises `Refused` where the coins do not suffice."""
    after, house = position.copy(), position.seat
    purchase.buy(after, house, "", None)
    return Bought(after.coins[house], total(after, house))


def proceeds(position: Quarter, move: Move) -> int:
    """The coins that whoever decides gets for goods by a move: a sale to a merchant, or in the market hall."""
    if isinstance(move, moves.Sell):
        return holding(position.cards[position.seat]).coins[INDEX[move.target]]
    return 1 if isinstance(move, moves.Market) else 0
