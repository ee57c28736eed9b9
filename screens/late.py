"""What screens import only when they need it, by name: the one place for names of modules in strings on this floor.

Computer players take 8 ms of a start that has 20 to spare; the tables of the titles come with the game that is opened.
"""

from __future__ import annotations

from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from engine.bots import Player
    from engine.bots.looks import Look
    from engine.bots.medals import Medals
    from engine.bots.player import Lesson, Reviewed
    from engine.bots.shares import Hands
    from screens.base import BaseScreen
    from screens.helper import Helper


def named(name: str) -> Any:
    """What stands under "module:name" in a list of titles."""
    return resolve_name(name)


def game_screen() -> Callable[..., BaseScreen]:
    """The screen on which games are played."""
    screen: Callable[..., BaseScreen] = resolve_name("screens.table.game:GameScreen")
    return screen


def look_back_screen() -> Callable[..., BaseScreen]:
    """The screen on which earlier positions are looked at: with the review 9 ms of the start of a game."""
    screen: Callable[..., BaseScreen] = resolve_name("screens.table.look_back:LookBackScreen")
    return screen


def review_screen() -> Callable[..., BaseScreen]:
    """The screen of the review."""
    screen: Callable[..., BaseScreen] = resolve_name("screens.table.review:ReviewScreen")
    return screen


def finished() -> Callable[..., Any]:
    """What is told of a game that is over (`Finished`): with records and report 9 ms of the start of a game."""
    found: Callable[..., Any] = resolve_name("screens.table.finished:Finished")
    return found


def curve_page() -> Callable[..., tuple[str, Any]]:
    """How a game went on, drawn: what the report on it begins with."""
    found: Callable[..., tuple[str, Any]] = resolve_name("screens.table.report:curve_page")
    return found


def reading_screen() -> Callable[..., BaseScreen]:
    """The screen of texts to be read as they are, which itself is one of the screens that open it."""
    screen: Callable[..., BaseScreen] = resolve_name("screens.reading.reader:ReadingScreen")
    return screen


def records_screen() -> Callable[..., BaseScreen]:
    """The screen of the records, whose table is imported with it."""
    screen: Callable[..., BaseScreen] = resolve_name("screens.menus.records_table:RecordsScreen")
    return screen


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
