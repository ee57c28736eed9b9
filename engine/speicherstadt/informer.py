"""The Informer: right before Purchase an own worker and one of another house change places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.questions import Choice, Option
from engine.speicherstadt.deck import CARDS, INFORMER
from engine.speicherstadt.demand import told
from engine.speicherstadt.moves import WATER
from engine.speicherstadt.state import PURCHASE, SPACES, Quarter, price_at
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


PLACES: Final = (
    *(f"{column}-{place + 1}" for column in WATER for place in range(SPACES)),
    *(f"reserved-{number + 1}" for number in range(len(WATER))),
)
"""Where a worker can stand, in notation."""


class Spot(NamedTuple):
    """Where a worker stands: its name in notation, the line and the place in it, and whose worker it is.

    Lines are those on the water, then the reserved cards, at each of which one stands alone.
    """

    name: str
    line: int
    place: int
    house: int


def spots(position: Quarter) -> Iterator[Spot]:
    """All workers that stand at cards."""
    for line, queue in enumerate(position.queues):
        yield from (Spot(f"{WATER[line]}-{place + 1}", line, place, house) for place, house in enumerate(queue))
    for number, one in enumerate(position.reserved):
        if one is not None:
            yield Spot(f"reserved-{number + 1}", len(position.queues) + number, 0, one[2])


def _shown(position: Quarter, spot: Spot) -> Text:
    """A spot as it is said to a player."""
    player, number = position.name(spot.house), spot.line - len(position.queues)
    if number >= 0:
        card = CARDS[position.reserved[number][0]].shown  # type: ignore[index]  # none is bought before Purchase
        n = price_at(position.reserved, number)
        return message("{player} at the reserved {card}, asked {n}", player=player, card=card, n=n)
    card, n = told(position.row[spot.line]), price_at(position.queues[spot.line], spot.place)
    return message("{player} at {card}, asked {n}", player=player, card=card, n=n)


def use(position: Quarter, house: int, events: Events) -> Steps:
    """Two workers change places, each stays its owner's."""
    found = {spot.name: spot for spot in spots(position)}
    options = {name: Option(name, _shown(position, spot)) for name, spot in found.items()}
    mine: str = yield Choice("mine", _MINE, tuple(options[name] for name in found if found[name].house == house))
    theirs: str = yield Choice("theirs", _THEIRS, tuple(options[name] for name in found if found[name].house != house))
    _stand(position, found[theirs], house)
    _stand(position, found[mine], found[theirs].house)
    position.use_up(house, INFORMER)
    position.phase = PURCHASE
    said = N_("{player} uses the Informer. Change places: {mine}; {theirs}.")
    position.tell(events, house, said, mine=options[mine].shown, theirs=options[theirs].shown)


def wait(position: Quarter, _house: int, _target: str, _events: Events) -> None:
    """Leave the workers where they are."""
    position.phase = PURCHASE


def _stand(position: Quarter, spot: Spot, house: int) -> None:
    """A worker of a house stands at a spot in place of the one there."""
    number = spot.line - len(position.queues)
    if number < 0:
        queue = position.queues[spot.line]
        position.queues[spot.line] = (*queue[: spot.place], house, *queue[spot.place + 1 :])
    else:
        card, goods, _house = position.reserved[number]  # type: ignore[misc]  # none is bought before Purchase
        position.reserved = (*position.reserved[:number], (card, goods, house), *position.reserved[number + 1 :])
