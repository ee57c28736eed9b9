"""How a game is set up on the command line: who sits there, its variant and its rules, for any title."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from types import MappingProxyType
from typing import Any

from engine import TITLES, About
from engine.about import Chosen, Rule
from engine.texts.language import gettext as _, listed
from engine.titles import about
from saves.names import player_names
from saves.titles import usual_names
from screens.words import shown
from tui.cli.commands import Command, Group
from tui.cli.options import RULE, VARIANT, refused, typed, unknown

NO_RULES: Mapping[str, Chosen] = MappingProxyType({})
"""All rules as they usually are."""

_ON_OR_OFF = {"": True, "on": True, "off": False}


# Seats.


def check_levels(one: About, levels: Sequence[str], option: str, own: Collection[str] = ()) -> None:
    """Raise `typer.BadParameter` for a level that the title does not have, nor the name of one's `own` player."""
    wrong = next((level for level in levels if one.level(level) is None and level not in own), None)
    if wrong is not None and not one.levels:
        raise refused(_("{title} has no computer players."), option, title=shown(one.shown))
    if wrong is not None:
        names = listed(level.name for level in one.levels)
        raise refused(_("There is no level '{level}': it is one of {levels}."), option, level=wrong, levels=names)


def seated(
    one: About,
    players: int | None,
    people: int | None,
    names: Sequence[str],
    levels: Sequence[str],
    own: Collection[str] = (),
) -> tuple[list[str], dict[str, str]]:
    """The names by seat, and the levels of the computer's players by name.

    People take the first seats: as many as there are names, one where there is none, or `people`. Then come the
    `levels`; further seats, of which there are as many as `players` or the title need, are of the title's usual level,
    or people's where it has no computer players. Of the levels some may be names of one's `own` players. Raises
    `typer.BadParameter`.
    """
    check_levels(one, levels, "--bot", own)
    if people is not None and len(names) > people:
        more = _("There are more names ({names}) than people ({people}).")
        raise refused(more, names=len(names), people=people)
    persons = max(1, len(names)) if people is None else people
    seats = max(one.seats[0], persons + len(levels)) if players is None else players
    further = seats - persons - len(levels)
    if further < 0:
        more = _("There are more people ({people}) than players ({players}).")
        if levels:
            more = _("There are more people ({people}) and computers ({computers}) than players ({players}).")
        raise refused(more, people=persons, computers=len(levels), players=seats)
    if one.levels:
        levels = [*levels, *[one.usual_level] * further]
    elif people is not None:
        check_levels(one, [one.usual_level] * further, "--people")
    given = player_names(names)
    alone = 0 if seats - len(levels) == 1 and not given else None
    free = (name for name in usual_names(one.name, alone) if name not in given)
    everybody = [*given, *islice(free, seats - len(given))]
    return everybody, dict(zip(everybody[len(everybody) - len(levels) :], levels, strict=True))


# Variant and rules.


class WithShortForms(Command):
    """A command that takes the name of a variant, or of a rule that is on or off, as an option of its own."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments, the short forms in full."""
        own = {name for parameter in self.params for name in parameter.opts}
        return super().parse_args(ctx, list(_in_full(args, own)))


class GroupWithShortForms(Group):
    """The same for a command with others below it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments, the short forms in full."""
        own = {name for parameter in self.params for name in parameter.opts}
        return super().parse_args(ctx, list(_in_full(args, own)))


def _in_full(args: Sequence[str], own: Collection[str]) -> Iterator[str]:
    """The arguments in which a variant is `--variant NAME` and a rule `--rule NAME`; options of its `own` go first."""
    declared = [about(title) for title in TITLES]
    options = {f"--{typed(rule.name)}": RULE for one in declared for rule in one.rules}
    options |= {f"--{typed(variant.name)}": VARIANT for one in declared for variant in one.variants}
    rest = iter(args)
    for argument in rest:
        name = argument.partition("=")[0]
        if name in options and name not in own:
            yield from (options[name], argument.removeprefix("--"))
        else:
            yield argument
        if argument == "--":
            yield from rest


def variant_of(one: About, name: str | None) -> str | None:
    """The title's variant of a name, if one is named. Raises `typer.BadParameter`."""
    if name is None:
        return None
    for variant in one.variants:
        if name in (variant.name, typed(variant.name)):
            return variant.name
    names = [typed(variant.name) for variant in one.variants]
    otherwise = _("{title} has no variant '{word}': it has {names}.")
    raise unknown(name, names, VARIANT, otherwise, title=shown(one.shown))


def suggested(one: About, seats: int, people: int) -> dict[str, Chosen]:
    return {rule.name: rule.suggested(seats, people) for rule in one.rules}


def rules_of(one: About, given: Sequence[str], before: Mapping[str, Chosen] = NO_RULES) -> dict[str, Chosen]:
    """The rules that are not as usual: those chosen before, and then what NAME or NAME=VALUE says.

    Raises `typer.BadParameter` for a name; whether a rule has such a value is for the engine to say.
    """
    rules = dict(before)
    by_name = {typed(rule.name): rule for rule in one.rules}
    for words in given:
        name, _equals, value = words.partition("=")
        rule = by_name.get(typed(name))
        if rule is None:
            otherwise = _("{title} has no rule '{word}': it has {names}.")
            otherwise = otherwise if by_name else _("{title} has no rules to choose.")
            raise unknown(name, by_name, RULE, otherwise, title=shown(one.shown))
        rules[rule.name] = _value(rule, value)
    return {rule.name: rules[rule.name] for rule in one.rules if rules.get(rule.name, rule.usual) != rule.usual}


def _value(rule: Rule, value: str) -> Chosen:
    if rule.values:
        return value
    if rule.numbers is None:
        return _ON_OR_OFF.get(value, value)
    numbers = tuple(int(one) for one in value.split(",") if one.isascii() and one.isdigit() and len(one) < 10)
    if len(numbers) != value.count(",") + 1:
        return value
    if rule.each:
        return numbers if any(numbers) else ()
    return numbers[0] if len(numbers) == 1 else value
