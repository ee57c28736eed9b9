"""Positions that differ from another one in a single value, whatever the values of a title mean."""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Iterator
from typing import Any

Path = tuple[Any, ...]
"""How one gets from a position to a value in it: names of attributes, keys, places."""


def transplants(position: Any, donor: Any, whole: Collection[str], path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Each value that another position has in the same place and that differs: where, and what stands there.

    What lies in the lists called `whole` consists of parts that belong together.
    """
    if type(position) is not type(donor) or position == donor:
        return
    if path:
        yield path, donor
    if len(path) > 1 and path[-2] in whole:
        return
    theirs = dict(_parts(donor))
    for key, part in _parts(position):
        if key in theirs:
            yield from transplants(part, theirs[key], whole, (*path, key))


def altered(value: Any, path: Path, new: Any) -> Any:
    """A copy of a value, with something else where the path leads."""
    if not path:
        return new
    key, *rest = path
    part = altered(dict(_parts(value))[key], tuple(rest), new)
    if isinstance(value, dict):
        return {**value, key: part}
    if isinstance(value, list | tuple):
        make: Callable[[Any], Any] = getattr(type(value), "_make", type(value))
        return make([*value[:key], part, *value[key + 1 :]])
    twin = copy.copy(value)
    object.__setattr__(twin, key, part)
    return twin


def _parts(value: Any) -> Iterator[tuple[Any, Any]]:
    """What a value consists of, each part by its key, its place or its name."""
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, list | tuple):
        yield from enumerate(value)
    elif type(value).__module__.startswith(("engine.", "tests.")):
        slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
        names = [*slots, *getattr(value, "__dict__", ())]
        yield from ((name, getattr(value, name)) for name in names if hasattr(value, name))
