"""The options of a new game, checked against what its title declares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.about import About
from engine.errors import SetupError
from engine.texts import N_, message

_OF_EVERY_TITLE = ("players", "variant", "seed", "setup")


def check(about: About, options: Mapping[str, Any]) -> None:
    """Raise `SetupError` where a game of the title cannot be begun with these options.

    Every title has `players` (names in clockwise order), `variant`, `seed` or `setup`, and the rules that it declares.
    """
    for name in options:
        if name not in _OF_EVERY_TITLE and about.rule(name) is None:
            raise SetupError(message("{title} has no option '{name}'.", title=about.shown, name=name))
    _check_players(about, options.get("players", ()))
    variant = options.get("variant")
    if not isinstance(variant, str) or about.variant(variant) is None:
        names = ", ".join(one.name for one in about.variants)
        raise SetupError(
            message(
                "{title} has no variant '{name}': it has {names}.",
                title=about.shown,
                name=str(variant),
                names=names,
            )
        )
    seed = options.get("seed", 0)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise SetupError(message("The seed is a whole number from 0 on."))
    for rule in about.rules:
        if rule.allows(options.get(rule.name, rule.usual), len(options["players"])):
            continue
        called = rule.name.replace("_", "-")
        if rule.values:
            names = ", ".join(one.name for one in rule.values)
            raise SetupError(message("'{name}' is one of {names}.", name=called, names=names))
        if rule.numbers is not None:
            low, high = rule.numbers[0], rule.numbers[-1]
            sentence = N_("'{name}' is a number from {low} to {high}.")
            if rule.each:
                sentence = N_("'{name}' is a number from {low} to {high} for each player.")
            raise SetupError(message(sentence, name=called, low=low, high=high))
        raise SetupError(message("'{name}' is either on or off.", name=called))
    if not isinstance(options.get("setup") or {}, Mapping):
        raise SetupError(message("A table laid out by hand is a table of what lies where."))


def _check_players(about: About, names: object) -> None:
    if not isinstance(names, list | tuple) or len(names) not in about.seats:
        low, high = about.seats[0], about.seats[-1]
        raise SetupError(
            message("{title} is played by {low} to {high} players.", title=about.shown, low=low, high=high)
        )
    if len({str(name) for name in names}) < len(names) or not all(str(name).strip() for name in names):
        raise SetupError(message("Every player needs a name of their own."))
