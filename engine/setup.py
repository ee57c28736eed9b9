"""How a game of any title begins: its options are checked, and what somebody lays out by hand is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.about import About
from engine.errors import SetupError
from engine.game import Game
from engine.texts import N_, Text, message, several
from engine.titles import TITLES, rules_of

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
        known = several(one.name for one in about.variants)
        raise SetupError(
            message(
                "{title} has no variant '{name}': it has {names}.", title=about.shown, name=str(variant), names=known
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
            known = several(one.name for one in rule.values)
            raise SetupError(message("'{name}' is one of {names}.", name=called, names=known))
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


def new_game(
    title: str,
    players: Sequence[str],
    variant: str | None = None,
    seed: int | None = None,
    setup: Mapping[str, Any] | None = None,
    **options: Any,
) -> Game:
    """A new game of a title.

    `players` are the names in clockwise order; `variant` is the usual one where nobody says; `seed` draws what chance
    decides, or `setup` lays it out by hand; all else are rules that the title declares.
    `new_game(game.title, **game.options)` begins the same game again. Raises `SetupError`.
    """
    if title not in TITLES:
        raise SetupError(
            message("There is no title '{title}': it is one of {titles}.", title=title, titles=several(TITLES))
        )
    rules = rules_of(title)
    about = rules.about
    chosen: dict[str, Any] = {"players": players, "variant": about.usual_variant if variant is None else variant}
    if seed is not None:
        chosen["seed"] = seed
    if setup is not None:
        chosen["setup"] = dict(setup) if isinstance(setup, Mapping) else setup
    # As they come back from the disk, so that a game is the same before and after.
    chosen |= {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}
    check(about, chosen)
    chosen["players"] = [str(name) for name in players]
    return Game(rules, chosen)


def listed(given: object) -> list[Any]:
    """A list as it was given; raises `SetupError` for anything else."""
    if not isinstance(given, list | tuple):
        raise SetupError(message("A list is needed in place of '{value}'.", value=str(given)))
    return list(given)


def mapping(given: object, known: Iterable[str]) -> Mapping[str, Any]:
    """A table as it was given, with no name but those that are known; raises `SetupError`."""
    if not isinstance(given, Mapping):
        raise SetupError(message("Names and values are needed in place of '{value}'.", value=str(given)))
    for name in given:
        if name not in known:
            raise SetupError(message("A position by hand has no '{name}'.", name=str(name)))
    return given


def laid_out(options: Mapping[str, Any], known: Sequence[str]) -> Mapping[str, Any]:
    """What of the table is laid out by hand, nothing where it is drawn; raises `SetupError` for a name not known."""
    given: Mapping[str, Any] = options.get("setup") or {}
    if any(name not in known for name in given):
        raise SetupError(message("A table laid out by hand has {names}.", names=several(known)))
    return given


def within(number: object, low: int, high: int) -> int:
    """A whole number within its bounds; raises `SetupError`."""
    if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
        raise SetupError(message("{n} is not between {low} and {high}.", n=str(number), low=low, high=high))
    return number


def numbered(index: Mapping[str, int], name: object, title: Text) -> int:
    """The number of a name in a title, called `title`; raises `SetupError` for a name that it does not have."""
    if not isinstance(name, str) or name not in index:
        raise unknown(name, title)
    return index[name]


def named_list(index: Mapping[str, int], given: object, title: Text) -> list[int]:
    """The numbers of the names in a list; raises `SetupError`."""
    return [numbered(index, name, title) for name in listed(given)]


def unknown(name: object, title: Text) -> SetupError:
    """The refusal of a name that a title does not have."""
    return SetupError(message("'{name}' is not known in {title}.", name=str(name), title=title))
