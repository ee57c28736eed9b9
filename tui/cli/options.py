"""What several commands take, how it is read and refused, and what the shell completes.

A completion answers with what there is and never with an error: whatever is wrong is told when the line is entered.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import partial
from typing import Annotated, Any

import typer

from engine import TITLES, About
from engine.about import Rule
from engine.texts import N_
from engine.texts.language import clauses, either, gettext as _, listed
from engine.titles import about
from saves import SaveError
from saves.catalogues import codes
from saves.names import filled
from saves.slots import existing
from screens.plain import plain, words_of
from screens.words import shown
from tui.start import usual_title

VARIANT, RULE = "--variant", "--rule"

_NUMERAL = re.compile(r"-?[0-9]{1,40}")


def typed(name: str) -> str:
    """The name of a variant or a rule as it is typed."""
    return name.replace("_", "-")


# What is completed.


def titles(incomplete: str) -> list[str]:
    return _beginning(TITLES, incomplete)


def slots(incomplete: str) -> list[str]:
    try:
        return _beginning(sorted(existing()), incomplete)
    except SaveError:
        return []


def of_title(words: Callable[[About], Iterable[str]]) -> Callable[[typer.Context, str], list[str]]:
    """Something of the title that stands on the line, or that is usually played."""

    def complete(ctx: typer.Context, incomplete: str) -> list[str]:
        # Behind an option that lacks its value, which is being completed, the words before it are not read yet.
        on_line = [ctx.params.get("title"), *ctx.args]
        title = next((word for word in on_line if word in TITLES), None) or usual_title()
        return _beginning(words(about(title)), incomplete)

    return complete


levels = of_title(lambda one: (level.name for level in one.levels))
variants = of_title(lambda one: (typed(variant.name) for variant in one.variants))
rules = of_title(lambda one: (typed(rule.name) for rule in one.rules))
texts = of_title(lambda one: _texts(one.name))
"""What the rules of a title can be asked about."""


def lineups(ctx: typer.Context, incomplete: str) -> list[str]:
    """Levels behind commas: the last one of those that are named so far."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{level}" for level in levels(ctx, last)]


def titles_and_texts(incomplete: str) -> list[str]:
    """Names of titles, and what the rules of the title that is usually played can be asked about."""
    return [*titles(incomplete), *_beginning(_texts(usual_title()), incomplete)]


def _texts(title: str) -> Iterator[str]:
    words = words_of(title)
    yield from words.names()
    known = set(words.names())
    for text in words.texts():
        if text.name not in known:
            yield text.name or plain(text.title).replace(" ", "-")


def _beginning(words: Iterable[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete.casefold())]


# What is read, and refused.


def refused(template: str, hint: str | None = None, **values: object) -> typer.BadParameter:
    """The refusal of a parameter, which `hint` names; the values of the template are made safe to show."""
    return typer.BadParameter(filled(template, **values), param_hint=hint)


def whole(low: int, high: int | None = None) -> Callable[[str | int], int]:
    """The reader of a whole number that is not lower than `low`, nor higher than `high`; it raises `BadParameter`."""

    def read(words: str | int) -> int:
        if isinstance(words, int):  # a default is handed over as it stands
            return words
        if not _NUMERAL.fullmatch(words):
            raise refused(_("'{word}' is not a whole number."), word=words)
        found = int(words)
        if found < low:
            raise refused(_("{n} is too low: {low} is the lowest."), n=found, low=low)
        if high is not None and found > high:
            raise refused(_("{n} is too high: {high} is the highest."), n=found, high=high)
        return found

    return read


def chosen(title: str | None) -> About:
    """What the title declares that is named, or that is played where none is. Raises `typer.BadParameter`."""
    if title is not None and title not in TITLES:
        raise unknown(title, TITLES, "TITLE", _("There is no title '{word}': it is one of {names}."))
    return about(usual_title() if title is None else title)


def unknown(word: str, known: Iterable[str], hint: str, otherwise: str, **values: str) -> typer.BadParameter:
    """The refusal of a word that is none of the known ones.

    `otherwise` is the template, with {word}, {names} and `values`, for a word that is not even like one of them.
    """
    names = list(known)
    if near := get_close_matches(word.casefold(), names, 1):
        return refused(_("'{word}' is not known here: did you mean '{near}'?"), hint, word=word, near=near[0])
    return refused(otherwise, hint, word=word, names=listed(names), **values)


# What is said of all titles.


def of_each(words: Callable[[About], str]) -> str:
    """What is to be said of each title, in one sentence; a title of which there is nothing to say is left out."""
    said = [(words(one), shown(one.shown)) for one in map(about, TITLES)]
    return clauses(_("{what} for {title}").format(what=what, title=title) for what, title in said if what)


def _seats(one: About) -> str:
    low, high = one.seats[0], one.seats[-1]
    return str(low) if low == high else _("{low} to {high}").format(low=low, high=high)


def _variants(one: About) -> str:
    return either([typed(variant.name) for variant in one.variants]) if len(one.variants) > 1 else ""


def _with_values(rule: Rule) -> str:
    if rule.values:
        values = "|".join(value.name for value in rule.values)
    elif rule.numbers is not None:
        values = f"{rule.numbers[0]}-{rule.numbers[-1]}" + (",..." if rule.each else "")
    else:
        return typed(rule.name)
    return f"{typed(rule.name)}={values}"


_VALUES: Mapping[str, Callable[[], str]] = {
    "seats": partial(of_each, _seats),
    "levels": partial(of_each, lambda one: listed(level.name for level in one.levels)),
    "variants": partial(of_each, _variants),
    "rules": partial(of_each, lambda one: listed(map(_with_values, one.rules))),
    "codes": lambda: listed(codes()),
}
"""What a help can tell of all titles: for how many players they are, which levels of computer players they have."""


def told(help: str) -> str:
    """What helps with a command or a parameter, in the language that is spoken now."""
    words = _(help)
    return words.format(**{name: tell() for name, tell in _VALUES.items() if f"{{{name}}}" in words})


# Arguments and options.


def flag(name: str, help: str) -> Any:
    return typer.Option(name, help=help)


def valued(name: str, metavar: str, help: str, completion: Callable[..., list[str]] | None = None) -> Any:
    return typer.Option(name, metavar=metavar, help=help, autocompletion=completion)


def number(name: str, metavar: str, help: str, low: int, high: int | None = None) -> Any:
    return typer.Option(name, metavar=metavar, help=help, parser=whole(low, high))


def argument(metavar: str, help: str, completion: Callable[..., list[str]] | None = None) -> Any:
    return typer.Argument(metavar=metavar, help=help, autocompletion=completion)


GivenTitle = Annotated[str | None, argument("TITLE", N_("The title; the one played last if none."), titles)]
Slot = Annotated[str, argument("SLOT", N_("The saved game."), slots)]
AsJson = Annotated[bool, flag("--json", N_("Print JSON for a program to read."))]
Plain = Annotated[bool, flag("--plain", N_("As lines of text, for screen readers, dumb terminals and scripts."))]
KeepGoing = Annotated[bool, flag("--keep-going", N_("With --plain from a pipe: go on after a line that is refused."))]
Budget = Annotated[int | None, number("--budget", "NODES", N_("How much a player thinks who looks far ahead."), 1)]
Variant = Annotated[
    str | None,
    valued(VARIANT, "NAME", N_("The variant: {variants}. --NAME is short for it."), variants),
]
Rules = Annotated[
    list[str] | None,
    valued(
        RULE,
        "NAME[=VALUE]",
        N_("A rule that is not as usual, once for each: {rules}. --NAME is short for it."),
        rules,
    ),
]
