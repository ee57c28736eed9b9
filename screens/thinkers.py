"""Computer players and advisers, imported when one is first asked for: 8 ms of a start that has 20 to spare."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from engine.bots import Player
    from engine.bots.looks import Look
    from engine.bots.medals import Medals
    from engine.bots.player import Lesson, Reviewed
    from engine.bots.shares import Hands
    from screens.helper import Helper


def player(title: str, level: str, seed: int) -> Player:
    """A computer player of a title."""
    found: Player = resolve_name("engine.bots:player")(title, level, seed)
    return found


def together(title: str, level: str, seed: int, shares: int, hands: Hands) -> Player:
    """A computer player of a title, of so many shares that are carried out at the same time."""
    found: Player = resolve_name("engine.bots.shares:Together")(title, level, seed, shares, hands=hands)
    return found


def helper() -> Helper:
    """A new process that helps to think; raises `OSError` where none can be begun."""
    found: Helper = resolve_name("screens.helper:Helper")()
    return found


def looks() -> Callable[..., Iterator[Look]]:
    """The function that looks at a decision again and again, each time harder."""
    found: Callable[..., Iterator[Look]] = resolve_name("engine.bots.looks:looks")
    return found


def review() -> Callable[..., Iterable[Reviewed]]:
    """The function that reviews a finished game."""
    found: Callable[..., Iterable[Reviewed]] = resolve_name("engine.bots.review:review")
    return found


def lessons() -> Callable[..., Sequence[Lesson]]:
    """The function that draws a title's lessons from a review."""
    found: Callable[..., Sequence[Lesson]] = resolve_name("engine.bots.review:lessons")
    return found


def medals() -> Callable[..., Medals | None]:
    """The function that plays out the medals of a deal."""
    found: Callable[..., Medals | None] = resolve_name("engine.bots.medals:medals")
    return found
