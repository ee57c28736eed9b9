"""The Lone homesteader: a rival whose neutral bids stand on both auctions, what it takes, and the grades of a score."""

from __future__ import annotations

from typing import Final

from engine.homesteaders.bidding import SHOWN, stand_neutral, stepped
from engine.homesteaders.building import of_types
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.state import Frontier
from engine.text import _, text
from engine.title import Events, tell

GRADES: Final = (35, 45, 55, 65)
"""The totals from which on a game alone is of the first grade, the second, and so on."""
NAME: Final = text(_("the rival"))


def grade(total: int) -> int:
    """The grade of a total, from 0 (none) to 4."""
    return sum(total >= least for least in GRADES)


def stand(position: Frontier) -> None:
    """The rival's neutral bids stand on the auctions at their values."""
    for auction, value in enumerate(position.neutral):
        stand_neutral(position, auction, value)


def choice(position: Frontier, auction: int) -> int | None:
    """The kind that the rival would take for the tile of an auction now: the first one on offer that fits."""
    return next((kind for kind in of_types(position.tile(auction).builds) if position.offer[kind]), None)


def take(position: Frontier, auction: int, events: Events) -> None:
    """An auction that the player did not win goes to the rival, who pays and gains nothing."""
    kind = choice(position, auction)
    if kind is None:
        tell(events, None, _("The rival takes nothing from {auction}."), auction=SHOWN[auction])
        return
    position.offer[kind] -= 1
    position.rival += (kind,)
    tell(
        events,
        None,
        _("The rival takes the {building} from {auction}."),
        building=BUILDINGS[kind].shown,
        auction=SHOWN[auction],
    )


def next_values(position: Frontier) -> tuple[int, ...]:
    """The neutral values of the next round: that of the auction which was won a space up, every other one down."""
    return tuple(
        stepped(value, 1 if position.holders[auction] >= 0 else -1) for auction, value in enumerate(position.neutral)
    )
