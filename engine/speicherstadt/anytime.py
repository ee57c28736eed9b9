"""Cards that can be used at any time (Auction Hall, Smuggler, Truck), and where a good can be loaded at once."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import permutations
from typing import Any, Final, NamedTuple

from engine.errors import Refused
from engine.questions import NOTHING as NO_MORE, Choice, Option, Question
from engine.speicherstadt import deck
from engine.speicherstadt.deck import CARDS, CONTRACT_NAMES, CONTRACTS, CONVERTER_OF, MERCHANT_OF
from engine.speicherstadt.goods import GOODS, INDEX, KINDS, NOTHING, coins, points as in_points
from engine.speicherstadt.holdings import FREE, FULL, goods_on, holding, top
from engine.speicherstadt.state import LOADING, Quarter
from engine.texts import N_, Text, message
from engine.title import Events, Steps

HALL: Final = "market-hall"
MOST_MOVED: Final = 3
"""The goods that the Truck moves at most."""

_WHICH: Final = message("Which good?")
_FROM: Final = message("From which contract?")
_WHERE: Final = message("Where does it go?")
_MOVED: Final = message("Move which good?")
_NO_MORE: Final = Option(NO_MORE, message("no more"))


class Transfer(NamedTuple):
    """A good that the Truck moves from one contract to another one."""

    kind: int
    giver: int
    taker: int

    @property
    def name(self) -> str:
        """As it is written in notation."""
        return f"{GOODS[self.kind].name}-from-{CONTRACT_NAMES[self.giver]}-to-{CONTRACT_NAMES[self.taker]}"

    @property
    def shown(self) -> Text:
        """As it is said to a player."""
        return message(
            "{good} from {giver} to {taker}",
            good=GOODS[self.kind].shown,
            giver=CARDS[CONTRACTS[self.giver]].told,
            taker=CARDS[CONTRACTS[self.taker]].told,
        )


PLACES: Final = (
    HALL,
    NO_MORE,
    *(
        Transfer(kind, giver, taker).name
        for kind in range(KINDS)
        for giver, taker in permutations(range(len(CONTRACTS)), 2)
        if FREE[giver][0][kind] and FREE[taker][0][kind]
    ),
)
"""The names of where a good can go that are no cards, and of all that the Truck can do."""


def usable(position: Quarter, house: int) -> tuple[int, ...]:
    """The cards of a house that can be used now."""
    cards = holding(position.cards[house]).any_time
    return tuple(card for card in cards if _can_use(position, house, card)) if cards else ()


def _can_use(position: Quarter, house: int, card: int) -> bool:
    if card == deck.AUCTION_HALL:
        return bool(_on_auction(position, house))
    if card == deck.SMUGGLER:
        return bool(_smuggled(position, house))
    return next(_transfers(position, house, ()), None) is not None


def use(position: Quarter, house: int, card: int, events: Events) -> Steps:
    """Use one of the cards; raises `Refused`."""
    if not _can_use(position, house, card):
        raise Refused(_NO_USE[card])
    if card == deck.TRUCK:
        yield from _drive(position, house, events)
    elif card == deck.AUCTION_HALL:
        yield from _bid(position, house, events)
    else:
        yield from _smuggle(position, house, events)
    position.use_up(house, card)


_NO_USE: Final = {
    deck.AUCTION_HALL: message("No good of the supply has a place where you could load it now."),
    deck.SMUGGLER: message("No contract of another house that is not full has a good that you could load now."),
    deck.TRUCK: message("No good of your contracts fits onto another one of them."),
}


def homes(position: Quarter, house: int, kind: int) -> tuple[str, ...]:
    """Where a house could load a good at once outside of Loading: contracts, cards that take it, its stores."""
    cards = holding(position.cards[house])
    found = [CONTRACT_NAMES[place] for place in contracts_for(position, house, kind)]
    if cards.coins[kind]:
        found.append(CARDS[MERCHANT_OF[kind]].name)
    if cards.points[kind]:
        found.append(CARDS[CONVERTER_OF[kind]].name)
    if sum(position.stored[house]) < cards.room:
        found.append(CARDS[deck.WAREHOUSE].name)
    if position.hall[house] == NOTHING:
        found.append(HALL)
    return tuple(found)


def contracts_for(position: Quarter, house: int, kind: int) -> tuple[int, ...]:
    """The own contracts that take a good."""
    laid = position.laid
    return tuple(place for place in holding(position.cards[house]).contracts if FREE[place][laid[place]][kind])


def _has_home(position: Quarter, house: int, kind: int) -> bool:
    return position.phase == LOADING or bool(homes(position, house, kind))


def _on_auction(position: Quarter, house: int) -> tuple[int, ...]:
    """The kinds that the Auction Hall could take now."""
    return tuple(kind for kind, number in enumerate(position.supply) if number and _has_home(position, house, kind))


def _smuggled(position: Quarter, house: int) -> dict[int, tuple[int, ...]]:
    """The contracts from which the Smuggler could take something now, and what."""
    found = {}
    for other in range(position.terms.players):
        if other == house:
            continue
        for place in holding(position.cards[other]).contracts:
            laid = position.laid[place]
            if laid != FULL[place]:
                kinds = sorted({kind for kind in goods_on(place, laid) if _has_home(position, house, kind)})
                if kinds:
                    found[place] = tuple(kinds)
    return found


def _bid(position: Quarter, house: int, events: Events) -> Steps:
    kind = yield from _kind(_on_auction(position, house))
    home = yield from _home(position, house, kind)
    position.supply[kind] -= 1
    said = N_("{player} takes {good} from the supply in the Auction Hall.")
    position.tell(events, house, said, good=GOODS[kind].shown)
    _load_at_once(position, house, kind, home, events)


def _smuggle(position: Quarter, house: int, events: Events) -> Steps:
    found = _smuggled(position, house)
    options = tuple(Option(CONTRACT_NAMES[place], CARDS[CONTRACTS[place]].shown) for place in found)
    name: str = yield Choice("from", _FROM, options)
    place = CONTRACT_NAMES.index(name)
    kind = yield from _kind(found[place])
    home = yield from _home(position, house, kind)
    position.laid[place] ^= top(place, position.laid[place], kind)
    said, good = N_("{player} smuggles {good} away from {contract}."), GOODS[kind].shown
    position.tell(events, house, said, good=good, contract=CARDS[CONTRACTS[place]].told)
    _load_at_once(position, house, kind, home, events)


def _kind(kinds: tuple[int, ...]) -> Generator[Question, Any, int]:
    name: str = yield Choice("good", _WHICH, tuple(Option(GOODS[kind].name, GOODS[kind].shown) for kind in kinds))
    return INDEX[name]


def _home(position: Quarter, house: int, kind: int) -> Generator[Question, Any, str]:
    """Where the good goes; in Loading it joins the stock."""
    if position.phase == LOADING:
        return ""
    names = homes(position, house, kind)
    shown = {card.name: card.shown for card in CARDS} | {HALL: message("market hall")}
    home: str = yield Choice("to", _WHERE, tuple(Option(name, shown[name]) for name in names))
    return home


def _load_at_once(position: Quarter, house: int, kind: int, home: str, events: Events) -> None:
    if not home:
        position.landed[house][kind] += 1
    elif home == HALL:
        position.hall[house] = kind
    elif home == CARDS[deck.WAREHOUSE].name:
        position.stored[house][kind] += 1
    elif home == CARDS[MERCHANT_OF[kind]].name:
        sold(position, house, kind, events)
    elif kind in CONVERTER_OF and home == CARDS[CONVERTER_OF[kind]].name:
        delivered(position, house, kind, events)
    else:
        put_on(position, house, CONTRACT_NAMES.index(home), kind, events)


def put_on(position: Quarter, house: int, place: int, kind: int, events: Events) -> None:
    """A good comes onto a contract."""
    position.laid[place] |= FREE[place][position.laid[place]][kind]
    if events is not None:
        said, contract = N_("{player} loads {good} onto {contract}."), CARDS[CONTRACTS[place]].told
        if position.laid[place] == FULL[place]:
            said = N_("{player} loads {good} onto {contract}, which is full.")
        position.tell(events, house, said, good=GOODS[kind].shown, contract=contract)


def sold(position: Quarter, house: int, kind: int, events: Events) -> None:
    """A good is sold to the own merchant."""
    price = holding(position.cards[house]).coins[kind]
    position.supply[kind] += 1
    position.coins[house] += price
    if events is not None:
        said, good = N_("{player} sells {good} for {coins}."), GOODS[kind].shown
        position.tell(events, house, said, good=good, coins=coins(price))


def delivered(position: Quarter, house: int, kind: int, events: Events) -> None:
    """A good is given for points."""
    points = holding(position.cards[house]).points[kind]
    position.supply[kind] += 1
    position.points[house] += points
    if events is not None:
        said, good = N_("{player} delivers {good} for {points}."), GOODS[kind].shown
        position.tell(events, house, said, good=good, points=in_points(points))


def _transfers(position: Quarter, house: int, before: tuple[Transfer, ...]) -> Iterator[Transfer]:
    """What the Truck could move after some other goods, so that every net effect can be reached in one way alone.

    Transfers come in order; of a kind a contract only gives or only takes, and later givers have no earlier taker.
    """
    laid, contracts = position.laid, sorted(holding(position.cards[house]).contracts)
    last = before[-1] if before else Transfer(0, 0, 0)
    for kind in range(last.kind, KINDS):
        of_kind = [one for one in before if one.kind == kind]
        gave, took = {one.giver for one in of_kind}, {one.taker for one in of_kind}
        least = of_kind[-1] if of_kind else Transfer(kind, 0, 0)
        for giver in contracts:
            if giver < least.giver or giver in took or not top(giver, laid[giver], kind):
                continue
            for taker in contracts:
                if taker == giver or taker < least.taker or taker in gave:
                    continue
                if FREE[taker][laid[taker]][kind]:
                    yield Transfer(kind, giver, taker)


def _drive(position: Quarter, house: int, events: Events) -> Steps:
    moved: tuple[Transfer, ...] = ()
    while len(moved) < MOST_MOVED:
        found = tuple(_transfers(position, house, moved))
        options = tuple(Option(one.name, one.shown) for one in found)
        name: str = yield Choice("move", _MOVED, (*options, _NO_MORE) if moved else options)
        if name == NO_MORE:
            break
        transfer = next(one for one in found if one.name == name)
        kind, giver, taker = transfer
        position.laid[giver] ^= top(giver, position.laid[giver], kind)
        position.laid[taker] |= FREE[taker][position.laid[taker]][kind]
        moved += (transfer,)
        position.tell(events, house, N_("{player} moves {transfer}."), transfer=transfer.shown)
