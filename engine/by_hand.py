"""Reading what somebody lays out by hand: every value is checked, and a wrong one is refused in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.errors import SetupError
from engine.texts import Text, message


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


def table(options: Mapping[str, Any], known: Iterable[str]) -> Mapping[str, Any]:
    """What of the table the options lay out by hand, nothing where it is drawn; raises `SetupError`."""
    given: Mapping[str, Any] = options.get("setup") or {}
    if not set(given) <= set(known):
        raise SetupError(message("A table laid out by hand has {names}.", names=", ".join(known)))
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
