"""The titles that the conformance tests run over, each with the set-ups in which it is played: one entry a title."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pkgutil import resolve_name
from typing import Any

from engine import Game, new_game
from engine.about import About, Chosen, Rule
from engine.le_havre import state as le_havre
from engine.le_havre.state import Havre
from engine.speicherstadt import state as speicherstadt
from engine.speicherstadt.state import Quarter
from engine.titles import TITLES, Home
from screens.speicherstadt import words
from tests import sampled
from tests.toy import register as toy

Recall = Callable[[Any], bool]
"""Whether a position agrees with what somebody knows by memory alone."""


@dataclass(frozen=True)
class Conforming:
    """A title to be tested.

    `remembered`, "module:function", says what each seat knows by memory alone, from a game; `terms` are words of its
    rules that are the name of nothing in it; `alike`, the same way, tells all that is said of a card by its name, where
    there are cards that nobody can tell from one another; `sorted` are fields of its positions that are kept in order,
    so that a place in them tells of others. `stands`, "module:function", tells of a position whether its parts agree.
    """

    home: Home
    remembered: str
    terms: tuple[str, ...]
    alike: str = ""
    sorted: tuple[str, ...] = ()
    stands: str = ""

    @cached_property
    def about(self) -> About:
        """What it declares."""
        found: About = resolve_name(self.home.about)
        return found

    def memories(self, game: Game) -> Sequence[Recall]:
        """For each seat whether a position agrees with all that it has seen in a game from its start on."""
        found: Callable[[Game], Sequence[Recall]] = resolve_name(self.remembered)
        return found(game)

    def can_be(self, position: object) -> bool:
        """Whether the parts of a position agree, as far as the title says."""
        agrees: Callable[[object], bool] | None = resolve_name(self.stands) if self.stands else None
        return agrees is None or agrees(position)

    def called(self, value: object) -> object:
        """A value of the table as a player knows it: of twins what both are called."""
        if not self.alike or not isinstance(value, str):
            return value
        told: Callable[[str], str] = resolve_name(self.alike)
        try:
            return told(value)
        except KeyError:
            return value


@dataclass(frozen=True, slots=True)
class Setting:
    """A way to set a title up."""

    title: str
    seats: int
    variant: str
    rules: tuple[tuple[str, Chosen], ...] = ()

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.rules)
        return f"{self.title}-{self.variant}-{self.seats}{chosen}"

    @property
    def facets(self) -> set[tuple[str, object]]:
        """What it is a case of: a variant, a number of seats, rules as they are not usually."""
        rules = {(name, "each" if isinstance(value, tuple) else value) for name, value in self.rules}
        return {("variant", self.variant), ("seats", self.seats), *rules}

    def begun(self, seed: int) -> Game:
        """A game of it at its start."""
        names = [str(name) for name in CONFORMING[self.title].about.names[: self.seats]]
        rules: dict[str, Any] = dict(self.rules)
        return new_game(self.title, names, self.variant, seed, **rules)


def waits_around_the_table(position: Havre) -> bool:
    """Whether those who wait are, from the first of them on, all around the table who are asked in this phase."""
    if not position.waiting:
        return True
    around = position.around(position.seat)
    if position.phase == le_havre.INTEREST:
        asked = [seat for seat in around if position.loans[seat]]
    elif position.phase == le_havre.MEAL:
        asked = [seat for seat in around if position.meal_owed(seat)]
    else:  # neither whose turn it is nor, but where a round has ended, who had the one before
        begins = position.seat == 0 if position.final else position.turn == 1
        asked = around[1:] if begins else around[1:-1]
    return list(position.waiting) == asked[-len(position.waiting) :]


def stands_at_cards(position: Quarter) -> bool:
    """Whether nobody stands in line for a card that is gone, and it is the turn of who is asked.

    Who is asked for a worker has one; goods are loaded around the table from the start player on.
    """
    if any(queue for lot, queue in zip(position.row, position.queues, strict=False) if lot is None):
        return False
    house = position.seat
    if position.phase == speicherstadt.DEMAND:
        return bool(position.workers[house] or position.greys[house])
    if position.phase == speicherstadt.LOADING:
        return house == position.loading == (position.start + position.served) % position.terms.houses
    return True


def counting_house_card(name: str) -> str:
    """All that is said of a card of Die Speicherstadt: it has several cards that are called and do the same."""
    card = words.card(name)
    return f"{words.card_name(card)}: {words.effect(card)}"


CONFORMING: Mapping[str, Conforming] = {
    "le-havre": Conforming(
        TITLES["le-havre"],
        "tests.engine.remembering:agreements",
        (
            *("standard good", "standard goods", "upgraded good", "upgraded goods", "supply tile", "supply tiles"),
            *("round card", "round cards", "special building", "special buildings", "standard building", "entry fee"),
            *("proposal", "proposals", "offer space", "offer spaces", "harvest", "wharf", "craftsman"),
        ),
        stands="tests.conformance.titles:waits_around_the_table",
    ),
    "homesteaders": Conforming(
        TITLES["homesteaders"],
        "tests.engine.homesteaders.remembering:agreements",
        (
            *("auction tile", "auction tiles", "rail track", "trade chip", "trade chips", "neutral marker"),
            *("homesteader", "homestead", "lone homesteader", "wages", "railroad"),
        ),
    ),
    "speicherstadt": Conforming(
        TITLES["speicherstadt"],
        "tests.engine.speicherstadt.remembering:agreements",
        (
            *("trade card", "trade cards", "counting office", "fireman", "firemen", "market hall", "merchant"),
            *("merchants", "kaispeicher", "senator", "fire chief", "informer"),
        ),
        "tests.conformance.titles:counting_house_card",
        stands="tests.conformance.titles:stands_at_cards",
    ),
    "macao": Conforming(
        TITLES["macao"],
        "tests.engine.macao.remembering:agreements",
        (
            *("joker tile", "joker tiles", "wind rose", "wall order", "punishment marker", "punishment markers"),
            *("start cubes", "tableau", "tribute value", "own supply", "the company"),
        ),
    ),
    "flotsam": Conforming(
        toy.HOME,
        "tests.toy.remembering:agreements",
        ("gull", "chart", "charts", "cove", "coves", "tide", "tides"),
        sorted=("hands",),
    ),
}


def settings_of(title: str) -> Iterator[Setting]:
    """Every variant for every number of seats; then each rule as it is not usually, for the fewest and the most
    for which it makes a difference."""
    about = CONFORMING[title].about
    for variant in about.variants:
        yield from (Setting(title, seats, variant.name) for seats in about.seats)
    for rule in about.rules:
        offered = about.seats if rule.seats is None else rule.seats
        for seats in sorted({offered[0], offered[-1]}):
            for value in unusual(rule, seats):
                yield Setting(title, seats, about.usual_variant, ((rule.name, value),))


def unusual(rule: Rule, seats: int) -> list[Chosen]:
    """How a rule can be chosen in place of the usual way: of numbers the lowest and the highest."""
    ways: list[Chosen] = [False, True]
    if rule.values:
        ways = [one.name for one in rule.values]
    elif rule.each and rule.numbers is not None:
        ways = [(rule.numbers[0],) * (seats - 1) + (rule.numbers[-1],)]
    elif rule.numbers is not None:
        ways = [rule.numbers[0], rule.numbers[-1]]
    return [way for way in ways if way != rule.usual]


SETTINGS = tuple(setting for title in CONFORMING for setting in settings_of(title))


def of_title(settings: Sequence[Setting], title: str) -> Sequence[Setting]:
    """Those of some set-ups that belong to a title."""
    return [setting for setting in settings if setting.title == title]


@cache
def drawn(seed: str) -> Sequence[Setting]:
    """Some of the set-ups: of every title each variant, number of seats and rule is in one of them."""
    return sampled.drawn(SETTINGS, seed, lambda one: {(one.title, *facet) for facet in one.facets})
