"""What is chosen for a new game: title, seats, names, who plays each, variant, rules, seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from engine import About
from engine.about import Chosen, Named, Rule
from engine.medals import Medals, thresholds
from engine.texts import message
from engine.texts.language import decimal, gettext as _
from engine.titles import about
from saves.players import offered
from saves.titles import usual_names
from screens.games import drawn_seed

SECONDS = 6
"""How long a person is reckoned to take for a decision: the one guess in the length of a game, the rest is counted."""

_OWN_GIST = message("a program of your own, from players.toml")

PERSON = ""
"""Who plays a seat that no level of computer players has."""


class SetUp:
    """A game that is being set up; everything in it can be begun but for what only the rules know."""

    def __init__(self, title: str) -> None:
        self.seed = drawn_seed()
        self._own = [Named(name, message("your player {name}", name=name), _OWN_GIST) for name in offered()]
        self.begin(title)

    def begin(self, title: str) -> None:
        """Everything as the title suggests it."""
        declared = about(title)
        most = declared.seats[-1]
        self.about: About = declared
        self.seats = min(max(declared.seats[0], 1 + declared.opponents), most)
        self._given: dict[int, str] = {}
        self.levels = [PERSON] + [declared.usual_level] * (most - 1)
        """Who plays a seat: the level of a computer player, or a person."""
        self.variant = 0
        self.rules: dict[str, Chosen] = {}
        """What was chosen for the rules."""
        self.starts = [0] * most
        """What each player has more at the start."""

    @property
    def computers(self) -> Sequence[Named]:
        """Who can play a seat besides people: the levels of the title, then one's own players that may start here."""
        return (*self.about.levels, *self._own)

    def computer(self, seat: int) -> Named | None:
        """Which of them plays a seat; None where a person does."""
        return next((one for one in self.computers if one.name == self.levels[seat]), None)

    @property
    def title(self) -> str:
        """The title's name for the engine."""
        return self.about.name

    @property
    def rules_offered(self) -> Sequence[Rule]:
        """The rules that make a difference for so many seats, but for what each player has of their own."""
        return [rule for rule in self.about.rules if rule.is_for(self.seats) and not rule.each]

    @property
    def start(self) -> Rule | None:
        """The rule that gives each player something of their own at the start, where there is one."""
        return next((rule for rule in self.about.rules if rule.is_for(self.seats) and rule.each), None)

    @property
    def decisions(self) -> int:
        """About how many decisions the people at the table make in the game; 0 where the title does not say."""
        return self.about.decided(self.variant_name, self.seats, self.people) or 0

    @property
    def minutes(self) -> int:
        """About how long that takes, and with it the game; 0 where the title does not say."""
        return minutes_of(self.decisions)

    @property
    def variant_name(self) -> str:
        """The variant's name for the engine."""
        return self.about.variants[self.variant].name

    @property
    def medals(self) -> Medals | None:
        """The thresholds of medals for the only person at the table; None where there are none."""
        return thresholds(self.title, self.variant_name, self.seats) if self.people == 1 else None

    @property
    def is_as_usual(self) -> bool:
        """Whether no rule is chosen otherwise than as usual, or as suggested for who plays."""
        suggested = {rule.name: rule.suggested(self.seats, self.people) for rule in self.about.rules}
        given = {"players", "variant", "seed"}
        return all(name in given or value == suggested[name] for name, value in self.options().items())

    @property
    def people(self) -> int:
        """How many seats are those of people."""
        return sum(level == PERSON for level in self.levels[: self.seats])

    def chosen(self, rule: Rule) -> Chosen:
        """How a rule is chosen, or suggested where nobody has chosen."""
        return self.rules.get(rule.name, rule.suggested(self.seats, self.people))

    def change_start(self, seat: int, step: int) -> None:
        """A player has more at the start, or less."""
        if self.start is not None and self.starts[seat] + step in (self.start.numbers or ()):
            self.starts[seat] += step

    def rename(self, seat: int, name: str) -> None:
        """Call a player like this; without a name as is usual."""
        self._given[seat] = name

    @property
    def names(self) -> Sequence[str]:
        """What the players are called, for as many seats as there can be."""
        here = [seat for seat, level in enumerate(self.levels[: self.seats]) if level == PERSON]
        usual = usual_names(self.title, here[0] if len(here) == 1 else None)
        return [self._given.get(seat) or name for seat, name in enumerate(islice(usual, len(self.levels)))]

    def options(self) -> dict[str, Any]:
        """The options of the game; rules that are as usual are left out."""
        chosen = {rule: self.chosen(rule) for rule in self.rules_offered}
        starts = tuple(self.starts[: self.seats])
        if self.start is not None and any(starts):
            chosen[self.start] = starts
        return {
            "players": list(self.names[: self.seats]),
            "variant": self.variant_name,
            "seed": self.seed,
            **dict(sorted((rule.name, value) for rule, value in chosen.items() if value != rule.usual)),
        }

    def bots(self) -> Mapping[str, str]:
        """The levels of the computer's players by name."""
        return {name: level for name, level in zip(self.names, self.levels[: self.seats], strict=False) if level}


def minutes_of(decisions: int) -> int:
    """About how many minutes so many decisions of people take."""
    return round(decisions * SECONDS / 60)


def choices_of(rule: Rule) -> Sequence[Chosen]:
    """All that can be chosen for a rule, in the order in which it is offered."""
    if rule.values:
        return [one.name for one in rule.values]
    return (False, True) if rule.numbers is None else rule.numbers


def choice_name(chosen: object) -> str:
    """What a choice is called that has no name of its own."""
    if isinstance(chosen, bool):
        return _("on") if chosen else _("off")
    return decimal(chosen) if isinstance(chosen, float) else str(chosen)
