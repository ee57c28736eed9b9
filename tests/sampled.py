"""Which cases of a test run by default: a few, drawn so that each kind is among them; `-m long` runs the rest.

A case has facets: what it is a case of, as a title, a number of seats, a size of the terminal, a kind of key. A sample
has a case of every facet that any case has, in as few cases as are needed, and more where `least` says so. Which ones
they are follows from the seed alone, so that they are the same on every machine; tests with other seeds draw others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, TypeVar

import pytest

Case = TypeVar("Case")
Change = TypeVar("Change")
Facets = Callable[[Any], Iterable[Hashable]]


class Asked:
    """What this run is asked for: `tests/conftest.py` says so before a test is collected."""

    long = True
    without: frozenset[str] = frozenset()
    """The marks of the tests that it leaves out."""


def parts(case: Any) -> Iterable[Hashable]:
    """The usual facets: every part of a case by its place, or the case as a whole."""
    return enumerate(map(called, case)) if type(case) is tuple else (called(case),)


def called(part: object) -> str:
    """What a part of a case is called in the name of a test."""
    found: str = getattr(part, "__name__", "") or str(part)
    return found


def drawn(cases: Iterable[Case], seed: str, facets: Facets = parts, least: int = 1) -> list[Case]:
    """Some of the cases, in their order: those that bring most of what is missing come first, of equals by lot."""
    every = list(cases)
    of = [frozenset(facets(case)) for case in every]
    left = list(range(len(every)))
    Random(seed).shuffle(left)
    missing = set().union(*of)
    chosen: list[int] = []
    while left and (missing or len(chosen) < least):
        best = max(left, key=lambda number: len(of[number] & missing))
        left.remove(best)
        missing -= of[best]
        chosen.append(best)
    return [every[number] for number in sorted(chosen)]


def sampled(
    cases: Iterable[Any], seed: str, facets: Facets = parts, least: int = 1, name: Callable[[Any], str] | None = None
) -> Sequence[Any]:
    """The cases as parameters of a test: those that are drawn, and the others behind the mark `long`.

    Those are not even listed where nobody asked for them: to list them takes seconds.
    """
    every = list(cases)
    few = {id(case) for case in drawn(every, seed, facets, least)}
    return [
        pytest.param(
            *(case if type(case) is tuple else (case,)),
            id=name(case) if name is not None else "-".join(map(called, case if type(case) is tuple else (case,))),
            marks=() if id(case) in few else pytest.mark.long,
        )
        for case in every
        if Asked.long or id(case) in few
    ]


def changed_by_lot(
    cases: Iterable[Case], changes: Sequence[Change], seed: str, each: int
) -> Iterator[tuple[Case, Change]]:
    """Every case with so many of the changes that can be made to it, drawn by lot; with all where there are no more."""
    rng = Random(seed)
    for case in cases:
        for change in rng.sample(changes, min(each, len(changes))):
            yield case, change
