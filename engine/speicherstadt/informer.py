"""The Informer: right before Purchase an own worker and one of another house change places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.questions import Choice, Option
from engine.speicherstadt.deck import CARDS, INFORMER
from engine.speicherstadt.moves import WATER
from engine.speicherstadt.state import PURCHASE, Quarter, price_at
from engine.texts import N_, Text, message
from engine.title import Events, Steps

_MINE: Final = message("Which own worker?")
_THEIRS: Final = message("Which worker of another house?")


def step(position: Quarter, _events: Events) -> bool:
    """Ask whoever has the Informer; else Purchase begins. Whether somebody is asked."""
    if position.terms.kai:
        owner = position.owner(INFORMER)
        if owner is not None and not position.is_rival(owner):
            position.seat = owner
            return True
    position.phase = PURCHASE
    return False


def spots(position: Quarter) -> Iterator[tuple[str, Text, int]]:
    """Where workers stand: the name of the spot in notation, for the player, and whose worker it is."""
    for column, queue in enumerate(position.queues):
        lot = position.row[column]
        card = CARDS[lot[0]].told if lot is not None else message("this place")
        for place, house in enumerate(queue):
            price = price_at(queue, place)
            shown = message("{player} at {card}, asked {n}", player=position.name(house), card=card, n=price)
            yield f"{WATER[column]}-{place + 1}", shown, house
    for place, one in enumerate(position.reserved):
        if one is not None:
            card, house = CARDS[one[0]].shown, one[2]
            price = price_at(position.reserved, place)
            shown = message(
                "{player} at the reserved {card}, asked {n}", player=position.name(house), card=card, n=price
            )
            yield f"reserved-{place + 1}", shown, house


def use(position: Quarter, house: int, events: Events) -> Steps:
    """Two workers change places, each stays its owner's."""
    mine: str = yield Choice("mine", _MINE, _options(position, house, own=True))
    theirs: str = yield Choice("theirs", _THEIRS, _options(position, house, own=False))
    found = {name: (said, owner) for name, said, owner in spots(position)}
    other = found[theirs][1]
    _stand(position, theirs, house)
    _stand(position, mine, other)
    position.use_up(house, INFORMER)
    position.phase = PURCHASE
    position.tell(
        events,
        house,
        N_("{player} uses the Informer. Change places: {mine}; {theirs}."),
        mine=found[mine][0],
        theirs=found[theirs][0],
    )


def _options(position: Quarter, house: int, *, own: bool) -> tuple[Option, ...]:
    return tuple(Option(name, shown) for name, shown, owner in spots(position) if (owner == house) == own)


def _stand(position: Quarter, spot: str, house: int) -> None:
    """A worker of a house stands at a spot in place of the one there."""
    name, _dash, number = spot.rpartition("-")
    place = int(number) - 1
    if name in WATER:
        column = WATER.index(name)
        queue = position.queues[column]
        position.queues[column] = (*queue[:place], house, *queue[place + 1 :])
    else:
        card, goods, _house = position.reserved[place]  # type: ignore[misc]  # none is bought before Purchase
        position.reserved = (*position.reserved[:place], (card, goods, house), *position.reserved[place + 1 :])
