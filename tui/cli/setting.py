"""How a game is set up on the command line: its variant and its rules, for any title, and their short forms."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from engine import TITLES, About
from engine.about import Chosen, Rule
from engine.texts import N_
from engine.texts.language import gettext as _
from engine.titles import about
from screens.words import shown
from tui.cli import completing
from tui.cli.titles import of_each, unknown

VARIANT, RULE = "--variant", "--rule"
NO_RULES: Mapping[str, Chosen] = MappingProxyType({})
"""All rules as they usually are."""

_ON_OR_OFF = {"": True, "on": True, "off": False}


def typed(name: str) -> str:
    """The name of a variant or a rule as it is typed."""
    return name.replace("_", "-")


def _variants(one: About) -> str:
    return _(" or ").join(typed(variant.name) for variant in one.variants) if len(one.variants) > 1 else ""


def _rules(one: About) -> str:
    return ", ".join(map(_with_values, one.rules))


def _with_values(rule: Rule) -> str:
    if rule.values:
        values = "|".join(value.name for value in rule.values)
    elif rule.numbers is not None:
        values = f"{rule.numbers[0]}-{rule.numbers[-1]}"
        if rule.each:
            values += ",..."
    else:
        return typed(rule.name)
    return f"{typed(rule.name)}={values}"


Variant = Annotated[
    str | None,
    typer.Option(
        VARIANT,
        metavar="NAME",
        help=N_("The variant: {variants}. --NAME is short for it.").format(variants=of_each(_variants)),
        autocompletion=completing.variants,
    ),
]
Rules = Annotated[
    list[str] | None,
    typer.Option(
        RULE,
        metavar="NAME[=VALUE]",
        help=N_("A rule that is not as usual, once for each: {rules}. --NAME is short for it.").format(
            rules=of_each(_rules)
        ),
        autocompletion=completing.rules,
    ),
]


class WithShortForms(TyperCommand):
    """A command that takes the name of a variant, or of a rule that is on or off, as an option of its own."""

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
    raise typer.BadParameter(unknown(name, names, otherwise, title=shown(one.shown)), param_hint=VARIANT)


def suggested(one: About, seats: int, people: int) -> dict[str, Chosen]:
    """How the rules are suggested for so many seats, so many of them people."""
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
            raise typer.BadParameter(unknown(name, by_name, otherwise, title=shown(one.shown)), param_hint=RULE)
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
