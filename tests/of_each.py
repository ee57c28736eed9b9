"""One test for all of a list: what is wrong is told of each by its name, and the test fails once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

Check = Callable[..., None]


def of_each(cases: Iterable[Any], name: Callable[..., str] = str) -> Callable[[Check], Callable[[], None]]:
    """Make a test of a check that is true of each case; a case that is a tuple without a name is several arguments.

    The test fails with what the check says of every case that it fails for, below the `name` of the case.
    """
    listed = list(cases)
    assert listed, "a list of nothing tests nothing"

    def over(check: Check) -> Callable[[], None]:
        def test() -> None:
            wrong = [said for case in listed if (said := _said(check, case, name))]
            if wrong:
                raise AssertionError("\n".join([f"{len(wrong)} of {len(listed)} fail:", *wrong]))

        test.__name__, test.__doc__, test.__module__ = check.__name__, check.__doc__, check.__module__
        return test

    return over


def _said(check: Check, case: Any, name: Callable[..., str]) -> str:
    """What is wrong with a case, below its name; nothing where all is right."""
    arguments: Sequence[Any] = case if type(case) is tuple else (case,)
    try:
        check(*arguments)
    except Exception as error:
        return f"{name(*arguments) if name is not str else ', '.join(map(str, arguments))}: {error!s}"
    return ""
