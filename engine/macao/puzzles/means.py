"""What a seat has for the end of its turn: cubes, joker tiles, gold, and what its activated cards can do with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeVar

from engine.macao import deck, powers
from engine.macao.effects import BITS, OFFICE
from engine.macao.puzzles.voyages import Sailing
from engine.macao.state import NOBODY, Colony

_NOTHING: Final = (0, 0)
P = TypeVar("P", bound=powers.Power)


class Give(NamedTuple):
    """A card that takes cubes of one colour."""

    card: int
    colour: int
    cubes: int
    gold: int
    points: int


class Means(NamedTuple):
    """What the end of a turn depends on, but for the sum of what is sure."""

    supply: tuple[int, ...]
    units: int
    """What the joker tiles come to: a cube or gold each."""
    gold: int
    earned: bool
    gives: tuple[Give, ...]
    office_used: bool
    chamber: int
    """Points for an office card that was used."""
    different: tuple[int, int]
    """So many cubes of different colours at most, and the points for each."""
    digger: tuple[int, int]
    """So many cubes for so much gold, as often as one likes."""
    alchemist: tuple[int, int]
    free_gold: int
    """Gold for nothing."""
    pawnshop: int
    theatre: tuple[int, int]
    tribute: tuple[int, int, int]
    """The gold and the points of a purchase, and how many there are."""
    per_gold: int
    """So much gold for a point at the end, or 0."""
    spaces: tuple[int, int]
    """The space of the disc, with the steps for nothing, and so many spaces for a point at the end, or 0."""
    space_before: int
    """The space of the disc without the steps for nothing."""
    wall_each: int
    can_climb: bool
    first: tuple[int, int]
    """Gold for whoever is first on the wall, and the spaces that this still takes, or -1 if it cannot be reached."""
    sailing: Sailing
    free_steps: int
    helmsman: tuple[int, int]
    trader: int


class _Usable:
    """The cards that a seat has not used in its turn."""

    def __init__(self, position: Colony, seat: int) -> None:
        have = deck.standing(position.active[seat])
        self._powers = [(number, power) for bit, number, power in have.powers if not position.used & bit]

    def of(self, kind: type[P]) -> Iterator[P]:
        """Those of a kind."""
        return (power for _number, power in self._powers if isinstance(power, kind))

    def first(self, kind: type[P]) -> P | None:
        """The one of a kind of which there is no second card."""
        return next(self.of(kind), None)

    def gives(self) -> tuple[Give, ...]:
        """Those that take cubes of one colour."""
        return tuple(
            Give(number, power.colour, power.cubes, power.gold, power.prestige)
            for number, power in self._powers
            if isinstance(power, powers.GiveColour)
        )

    def cubes_for_gold(self, *, many: bool) -> tuple[int, int]:
        """So many cubes for so much gold: as often as one likes, or once."""
        found = (power for power in self.of(powers.GiveCubes) if (power.most == powers.MANY) == many)
        return next(((power.cubes, power.gold) for power in found), _NOTHING)


def means_of(position: Colony, seat: int) -> Means:
    """What a seat has for the end of its turn."""
    have, can = deck.standing(position.active[seat]), _Usable(position, seat)
    counts = {ending.counts: ending for _number, ending in have.endings}
    steps_for_nothing = sum(power.spaces for power in can.of(powers.WallSteps))
    first = sum(power.gold for power in can.of(powers.GainByWall) if power.place == powers.FIRST)
    per_space = counts["spaces"].spaces if "spaces" in counts else 0
    different, theatre = can.first(powers.GiveDifferent), can.first(powers.PayForPrestige)
    pawnshop, chamber = can.first(powers.GoldIfEarned), can.first(powers.PrestigeIfOfficeUsed)
    helmsman = next((power for power in can.of(powers.ShipSteps) if power.gold), None)
    price, prestige = position.tribute
    return Means(
        supply=tuple(position.supply[seat]),
        units=position.jokers[seat] * have.joker_counts,
        gold=position.gold[seat],
        earned=bool(position.earned >> seat & 1),
        gives=can.gives(),
        office_used=bool(position.used & BITS[OFFICE]),
        chamber=chamber.prestige if chamber else 0,
        different=(different.most, different.prestige) if different else _NOTHING,
        digger=can.cubes_for_gold(many=True),
        alchemist=can.cubes_for_gold(many=False),
        free_gold=_free_gold(position, seat, can),
        pawnshop=pawnshop.gold if pawnshop else 0,
        theatre=(theatre.gold, theatre.prestige) if theatre else _NOTHING,
        tribute=(price, prestige + have.tribute_prestige, have.purchases - position.bought),
        per_gold=counts["gold"].gold if "gold" in counts else 0,
        spaces=(position.steps[seat] + steps_for_nothing, per_space),
        space_before=position.steps[seat],
        wall_each=have.wall_each,
        can_climb=not position.walled and bool(per_space or first),
        first=(first, _to_the_front(position, seat, steps_for_nothing) if first else -1),
        sailing=_sailing(position, seat, can, counts["deliveries"].prestige if "deliveries" in counts else 0),
        free_steps=position.free_steps + sum(power.spaces for power in can.of(powers.ShipSteps) if not power.gold),
        helmsman=(helmsman.gold, helmsman.spaces) if helmsman else _NOTHING,
        trader=sum(power.gold for power in can.of(powers.SellTile)) if any(position.cargo[seat]) else 0,
    )


def _free_gold(position: Colony, seat: int, can: _Usable) -> int:
    quarters = position.city[seat].bit_count()
    mint = sum(power.gold for power in can.of(powers.TakeGold) if type(power) is powers.TakeGold)
    return mint + sum(quarters // power.markers * power.gold for power in can.of(powers.GoldPerMarkers))


def _sailing(position: Colony, seat: int, can: _Usable, per_delivery: int) -> Sailing:
    have = deck.standing(position.active[seat])
    pilgrim, captain = can.first(powers.PrestigeIfEntered), can.first(powers.PrestigeIfSailed)
    is_to_sail = captain is not None and position.moved < captain.spaces
    return Sailing(
        ship=position.ships[seat],
        cargo=position.cargo[seat],
        covered=tuple(map(len, position.ports)),
        doubled=have.doubled,
        prestige=have.delivery_prestige + per_delivery,
        gold=have.delivery_gold,
        entering=sum(gold for bit, gold in have.entering if not position.used & bit),
        pilgrim=pilgrim.prestige if pilgrim and not position.entered else 0,
        captain=(captain.spaces - position.moved, captain.prestige) if captain and is_to_sail else _NOTHING,
    )


def _to_the_front(position: Colony, seat: int, for_nothing: int) -> int:
    """How many spaces of the wall action it takes to be first, with the steps for nothing."""
    if position.wall[0] == seat:
        return 0
    ahead = max(steps for disc, steps in enumerate(position.steps) if disc != seat)
    stays = position.top not in (NOBODY, seat) and position.steps[position.top] == ahead
    return max(0, max(1, ahead - position.steps[seat] + stays) - for_nothing)
