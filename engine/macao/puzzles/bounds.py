"""What can still be reached in a puzzle at most: all cubes for what they bring best, whatever their colours.

The cards of the tableau are taken for activated where they help others. Each thing that cubes are given for (cards,
quarters, steps of the ship, spaces on the wall, prestige) has a function: so many points at most for so many cubes.
What all cubes come to is the best way to divide them; gold is counted apart, all that could be had of it at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from engine.macao import city, deck, effects, powers, wall
from engine.macao.actions import GOLD_OF_A_JOKER
from engine.macao.picks import DICE_EACH
from engine.macao.puzzles.last_turn import spent
from engine.macao.puzzles.voyages import Sailing, voyages
from engine.macao.scoring import PER_QUARTER, PUNISHMENT, counted, total
from engine.macao.sea import DISTANCE, FIRST_PORT, JOKER, PORT_OF, PORTS
from engine.macao.state import DICE, OVER, Colony

_LOST: Final = -(10**6)

Brings = list[int]
"""The points at most for each number of cubes, from none on."""


def bound(position: Colony, seat: int) -> int:
    """No end that can be reached from a position counts more points."""
    if position.phase == OVER:
        return total(position, seat)
    tableau = position.tableau[seat]
    all_active = position.active[seat]
    for number in tableau:
        all_active |= 1 << number
    can = _Can(position, seat, all_active)
    cubes = can.cubes()
    parts = [can.cards(cubes), can.quarters(cubes), can.ship(cubes), can.wall(cubes), can.prestige(cubes)]
    return total(position, seat) + can.sure() + can.for_gold() + _divided(parts, cubes)


def _divided(parts: Sequence[Brings], cubes: int) -> int:
    """The best way to divide cubes among what they are given for."""
    best = [0] * (cubes + 1)
    for part in parts:
        best = [max(best[number - given] + part[given] for given in range(number + 1)) for number in range(cubes + 1)]
    return best[cubes]


class _Can:
    """What a seat can do with its cards, those of its tableau with them."""

    def __init__(self, position: Colony, seat: int, all_active: int) -> None:
        self._position, self._seat = position, seat
        self._have = have = deck.standing(all_active)
        self._powers = [(number, power) for bit, number, power in have.powers if not position.used & bit]
        self._tableau = [deck.CARDS[number] for number in position.tableau[seat]]
        self._ends = {ending.counts: (number, ending) for number, ending in have.endings if ending.counts != "kinds"}
        self._claims = max(0, have.quarters - position.taken)
        self._dice = DICE_EACH + have.more_dice if position.phase == DICE else 0
        self._units = position.jokers[seat] * have.joker_counts

    def _sum(self, kind: type[Any], value: Callable[[Any], int]) -> int:
        return sum(value(power) for _number, power in self._powers if isinstance(power, kind))

    def _is_active(self, number: int) -> bool:
        return bool(self._position.active[self._seat] >> number & 1)

    def cubes(self) -> int:
        """All cubes that there could be."""
        position, seat, have = self._position, self._seat, self._have
        there = sum(position.rose[seat][0]) + self._dice if position.phase == DICE else sum(position.supply[seat])
        there += self._units + len(self._tableau) * sum(reward.cubes for _number, reward in have.rewards)
        there += self._sum(powers.TakeCube, lambda power: power.cubes)
        there += self._sum(powers.GainByWall, lambda power: power.cubes)
        there += have.tribute_cubes * max(0, have.purchases - position.bought)
        gold = self._gold()
        return there + self._sum(
            powers.PayForCubes, lambda power: power.cubes * min(power.most or gold, gold // power.gold)
        )

    def _gold(self) -> int:
        """All gold that there could be."""
        position, seat, have = self._position, self._seat, self._have
        gold = position.gold[seat] + GOLD_OF_A_JOKER * self._units + have.gold_per_one * self._dice
        tiles = sum(position.cargo[seat]) + self._claims
        gold += (
            GOLD_OF_A_JOKER * have.joker_counts * min(self._claims, (position.free_quarters() & city.DARK).bit_count())
        )
        gold += tiles * have.delivery_gold + self._claims * have.quarter_gold
        gold += sum(one for _bit, one in have.entering)
        gold += len(self._tableau) * sum(reward.gold for _number, reward in have.rewards)
        for _number, power in self._powers:
            if isinstance(power, powers.GoldPerMarkers):
                gold += (position.city[seat].bit_count() + self._claims) // power.markers * power.gold
            elif isinstance(power, powers.GiveCubes):
                gold += power.gold * (power.most or self._most_cubes() // power.cubes)
            elif isinstance(power, powers.TakeGold | powers.GainByWall | powers.GiveColour | powers.SellTile):
                gold += power.gold
        return gold

    def _most_cubes(self) -> int:
        """More cubes than there could be, those for gold aside."""
        position, seat, have = self._position, self._seat, self._have
        there = sum(position.rose[seat][0]) + self._dice if position.phase == DICE else sum(position.supply[seat])
        return there + self._units + len(self._tableau) * (1 + len(have.rewards)) + len(self._powers) + have.purchases

    def for_gold(self) -> int:
        """What gold comes to, as far as it does not count yet."""
        have, position = self._have, self._position
        price, prestige = position.tribute
        theatre = self._sum(powers.PayForPrestige, lambda power: power.gold)
        per_gold, counted = 0, 0
        if "gold" in self._ends:
            number, ending = self._ends["gold"]
            per_gold = ending.gold
            counted = position.gold[self._seat] // per_gold if self._is_active(number) else 0
        purchase = price, prestige + have.tribute_prestige, max(0, have.purchases - position.bought)
        points = self._sum(powers.PayForPrestige, lambda power: power.prestige)
        return spent(self._gold(), purchase, (theatre, points), per_gold)[0] - counted

    def sure(self) -> int:
        """What cards bring that ask for nothing that is given."""
        position, seat = self._position, self._seat
        found = len(self._tableau) * -PUNISHMENT if self._have.keeps_tableau else 0
        for _number, power in self._powers:
            if isinstance(power, powers.PrestigePerOffice):
                offices = sum(1 << number for number in self._have.cards) & effects.DEPARTMENT_BITS[power.department]
                found += offices.bit_count() * power.prestige
            elif isinstance(power, powers.PrestigeIfOfficeUsed):
                found += power.prestige
            elif isinstance(power, powers.PrestigeIfEntered):
                found += power.prestige * position.entered
        for number, ending in self._have.endings:
            if not self._is_active(number) and ending.counts == "deliveries":
                found += position.delivered[seat] * ending.prestige
        return found

    def cards(self, cubes: int) -> Brings:
        """Cards of the tableau: no punishment, what others bring for them, and what they count at the end."""
        best = [0] * (cubes + 1)
        most = 0
        for number, card in zip(self._position.tableau[self._seat], self._tableau, strict=True):
            worth = self._worth(number, card)
            most = max(most, worth)
            costs = max(1, len(card.cost) - self._have.less[card.kind])
            for there in range(cubes, costs - 1, -1):
                best[there] = max(best[there], best[there - costs] + worth)
        if self._have.craftsman & ~self._position.used:
            best = [one + most for one in best]
        return best

    def _worth(self, number: int, card: Any) -> int:
        """What the activation of a card counts at most, its powers aside."""
        found = 0 if self._have.keeps_tableau else -PUNISHMENT
        found += sum(reward.prestige for _number, reward in self._have.rewards_for(card))
        for _number, ending in self._have.endings:
            counts = {
                "kinds": ending.kind == card.kind,
                "sets": True,
                "departments": card.kind == effects.OFFICE,
                "ends": isinstance(card.effect, effects.Ending),
            }
            found += ending.prestige * counts.get(ending.counts, False)
        if isinstance(card.effect, effects.Ending) and card.effect.counts not in ("deliveries", "spaces", "gold"):
            found += int(card.effect.number(counted(self._position, self._seat))) * card.effect.prestige
        return found

    def quarters(self, cubes: int) -> Brings:
        """Quarters: areas, what counts markers, and what their tiles bring."""
        position, seat, have = self._position, self._seat, self._have
        best = [0] * (cubes + 1)
        if not self._claims:
            return best
        mine, free = position.city[seat], position.free_quarters()
        each = {"second": 0, "markers": 0, "dark": 0, "largest": 0}
        each |= {counts: ending.prestige for counts, (_number, ending) in self._ends.items() if counts in each}
        steps = have.quarter_steps if "spaces" in self._ends else 0
        reach = cubes + self._free_steps()
        found: list[tuple[int, int]] = []
        grown, second = _growth(mine, free, self._claims)
        for number in city.quarters_of(free):
            worth = each["markers"] + (each["dark"] if city.DARK >> number & 1 else 0) + steps
            tile = position.tiles[number]
            costs = max(1, len(city.QUARTERS[number].cost) - have.quarter_less)
            if tile == JOKER:
                costs -= have.joker_counts
            else:
                worth += self._delivered(tile, reach)
            found.append((costs, worth))
        area = (PER_QUARTER + each["largest"]) * grown + each["second"] * second
        for _claim in range(self._claims):
            so_far = best[:]
            for costs, worth in found:
                for there in range(max(0, costs), cubes + 1):
                    best[there] = max(best[there], so_far[min(cubes, there - costs)] + worth)
        return [0, *(one + area for one in best[1:])] if best else best

    def _free_steps(self) -> int:
        return self._position.free_steps + self._sum(powers.ShipSteps, lambda power: power.spaces)

    def _delivered(self, tile: int, reach: int) -> int:
        """What one more tile of a kind may bring."""
        position, seat, have = self._position, self._seat, self._have
        port = PORT_OF[tile]
        place = len(position.ports[port]) + position.cargo[seat][tile]
        if place >= len(PORTS[port].values) or DISTANCE[position.ships[seat]][FIRST_PORT + port] > reach:
            return 0
        return PORTS[port].values[place] * (2 if tile in have.doubled else 1) + self._each_delivery()

    def _each_delivery(self) -> int:
        ending = self._ends.get("deliveries")
        return self._have.delivery_prestige + (ending[1].prestige if ending else 0)

    def ship(self, cubes: int) -> Brings:
        """Steps of the ship."""
        position, seat = self._position, self._seat
        captain = (0, 0)
        for _number, power in self._powers:
            if isinstance(power, powers.PrestigeIfSailed):
                captain = max(0, power.spaces - position.moved), power.prestige
        pilgrim = 0 if position.entered else self._sum(powers.PrestigeIfEntered, lambda power: power.prestige)
        sailing = Sailing(
            ship=position.ships[seat],
            cargo=position.cargo[seat],
            covered=tuple(map(len, position.ports)),
            doubled=self._have.doubled,
            prestige=self._each_delivery(),
            gold=0,
            entering=0,
            pilgrim=pilgrim,
            captain=captain,
        )
        free, best = self._free_steps(), [0] * (cubes + 1)
        for voyage in voyages(sailing):
            for there in range(max(0, voyage.steps - free), cubes + 1):
                best[there] = max(best[there], voyage.points)
        return best

    def wall(self, cubes: int) -> Brings:
        """Spaces on the wall, where they count."""
        position, seat, have = self._position, self._seat, self._have
        if "spaces" not in self._ends:
            return [0] * (cubes + 1)
        number, ending = self._ends["spaces"]
        steps = position.steps[seat]
        counted = min(steps, wall.LAST_SPACE) // ending.spaces if self._is_active(number) else 0
        steps += self._sum(powers.WallSteps, lambda power: power.spaces)
        climbs = [0 if position.walled else wall.reach(there, have.wall_each) for there in range(cubes + 1)]
        return [(min(steps + more, wall.LAST_SPACE) // ending.spaces - counted) * ending.prestige for more in climbs]

    def prestige(self, cubes: int) -> Brings:
        """Cubes for prestige."""
        best = [0] * (cubes + 1)
        for _number, power in self._powers:
            if isinstance(power, powers.GiveColour) and power.prestige:
                best = [
                    max(best[there], best[there - power.cubes] + power.prestige if there >= power.cubes else 0)
                    for there in range(cubes + 1)
                ]
        most = self._sum(powers.GiveDifferent, lambda power: min(power.most, 6))
        each = self._sum(powers.GiveDifferent, lambda power: power.prestige)
        return [
            max(best[there - given] + given * each for given in range(min(there, most) + 1))
            for there in range(cubes + 1)
        ]


@lru_cache(maxsize=1 << 12)
def _growth(mine: int, free: int, claims: int) -> tuple[int, int]:
    """By how much the largest area, and the second one, can grow at most with so many quarters."""
    largest, second = (*city.areas(mine), 0, 0)[:2]
    found = (0, 0)
    reached = {mine}
    for _claim in range(claims):
        reached = {bits | 1 << number for bits in reached for number in city.quarters_of(free & ~bits)} or reached
        for bits in reached:
            first, other = (*city.areas(bits), 0, 0)[:2]
            found = max(found[0], first - largest), max(found[1], other - second)
    return found
