"""The Lone homesteader: a rival whose neutral bids stand on both auctions, and what it takes."""

from __future__ import annotations

from engine.homesteaders.bidding import stand_neutral, stepped
from engine.homesteaders.buildings import BUILD_AGAIN, BUILDINGS, TYPES
from engine.homesteaders.construction import candidates, of_types
from engine.homesteaders.moves import AUCTIONS_SHOWN
from engine.homesteaders.state import BUILD, PAY, SECOND, Frontier
from engine.texts import N_
from engine.title import Events, tell

Taken = dict[int, list[int | None]]
"""What the rival takes from some auctions: the first of these kinds that is left; None: nothing is."""


def stand(position: Frontier) -> None:
    """The rival's neutral bids stand on the auctions at their values."""
    for auction, value in enumerate(position.neutral):
        stand_neutral(position, auction, value)


def taken(position: Frontier) -> Taken:
    """What the rival takes from each auction that it wins as the bids stand; nothing where there is no rival."""
    if not position.terms.lone or not position.auctions:
        return {}
    return _taken(position, next((auction for auction in position.auctions if position.holders[auction] >= 0), None))


def taken_if_won(position: Frontier, auction: int) -> Taken:
    """What it takes from the others if the player wins this one; nothing where that is settled or nobody is a rival."""
    is_open = position.terms.lone and not position.passed and max(position.holders) < 0
    return _taken(position, auction) if is_open and position.auctions else {}


def gone_if_won(position: Frontier, auction: int) -> set[int]:
    """What the rival takes the last one of, from auctions before this one, if the player wins this one."""
    taken = [kinds[0] for before, kinds in taken_if_won(position, auction).items() if before < auction]
    return {kind for kind in taken if kind is not None and position.offer[kind] <= taken.count(kind)}


def _taken(position: Frontier, won: int | None) -> Taken:
    """What the rival takes from each auction that is still to be carried out, if the player wins `won` (None: none).

    The player may build some of what it would take before it.
    """
    offer, built = position.offer[:], set[int]()
    found: Taken = {}
    for auction in range(max(position.auction, 0), position.terms.auctions):
        if auction == won:
            built = _buildable(position, auction)
        elif auction > position.auction:
            kinds = found[auction] = _first(position, auction, offer, built)
            if kinds[0] is not None:
                offer[kinds[0]] -= 1
    return found


def _first(position: Frontier, auction: int, offer: list[int], built: set[int]) -> list[int | None]:
    """The first kind on offer that fits, and those after it for as long as the player may have built all before."""
    found: list[int] = []
    for kind in of_types(position.tile(auction).builds):
        if offer[kind]:
            found.append(kind)
            if offer[kind] > 1 or not _may_be_built(found, built):
                return [*found]
    return [*found, None]


def _may_be_built(kinds: list[int], built: set[int]) -> bool:
    """Whether who may build each of `built` may build all of these kinds: one, or two where one brings another."""
    is_possible = len(kinds) == 1 or (len(kinds) == 2 and any(map(_builds_again, kinds)))
    return is_possible and built.issuperset(kinds)


def _builds_again(kind: int) -> bool:
    """Whether who builds such a building may build another one."""
    return BUILD_AGAIN in BUILDINGS[kind].when_built


def _buildable(position: Frontier, auction: int) -> set[int]:
    """What the player may still build with an auction."""
    if auction == position.auction and position.phase not in (PAY, BUILD, SECOND):
        return set()
    types = position.tile(auction).builds if position.phase != SECOND else TYPES
    kinds = candidates(position, 0, types)
    return set(candidates(position, 0, TYPES) if any(map(_builds_again, kinds)) else kinds)


def take(position: Frontier, auction: int, events: Events) -> None:
    """An auction that the player did not win goes to the rival, who pays and gains nothing."""
    kind, shown = _first(position, auction, position.offer, set())[0], AUCTIONS_SHOWN[auction]
    if kind is None:
        tell(events, None, N_("The rival takes nothing from {auction}."), auction=shown)
        return
    position.offer[kind] -= 1
    position.rival += (kind,)
    building = BUILDINGS[kind].shown
    tell(events, None, N_("The rival takes the {building} from {auction}."), building=building, auction=shown)


def next_values(position: Frontier) -> tuple[int, ...]:
    """The neutral values of the next round: that of the auction which was won a space up, every other one down."""
    return tuple(
        stepped(value, 1 if position.holders[auction] >= 0 else -1) for auction, value in enumerate(position.neutral)
    )
