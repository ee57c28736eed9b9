"""What is imported when it is first asked for, by name: screens, thinkers that no start has time for, and titles."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from engine.bots import Player
    from engine.bots.levels import Lineup
    from engine.bots.looks import Look
    from engine.bots.player import Lesson, Reviewed
    from engine.bots.review import Deed
    from engine.medals import Medals
    from screens.outside.table import OwnSeats


def named(name: str) -> Any:
    """What stands under "module:name" in a list of titles."""
    return resolve_name(name)


def _later(name: str) -> Callable[..., Any]:
    """A function or a class under "module:name" that is imported when it is called."""

    def called(*given: Any, **named: Any) -> Any:
        return resolve_name(name)(*given, **named)

    return called


# With records and report these are 18 ms of the start of a game.
look_back_screen = _later("screens.table.look_back:LookBackScreen")
review_screen = _later("screens.table.review:ReviewScreen")
records_screen = _later("screens.menus.records:RecordsScreen")
table_screen = _later("screens.table.game:game_screen")
new_table_screen = _later("screens.lobby.new_table:NewTableScreen")
host_of = _later("screens.host:host_of")
in_window = _later("screens.table.play.windows:in_window")
puzzle_screen = _later("screens.puzzles.table:puzzle_screen")
own_puzzle_screen = _later("screens.puzzles.own:OwnScreen")
finished = _later("screens.table.finished:Finished")
report_of = _later("screens.table.report:report_of")
end = _later("screens.table.picture.end:End")
known = _later("screens.table.picture.end:Known")
ceremony = _later("screens.table.picture.ceremony:ceremony")

# Computer players and advisers are 8 ms of a start that has 20 to spare.
player: Callable[..., Player] = _later("engine.bots:player")
together: Callable[..., Player] = _later("engine.bots.shares:Together")
own_seats: Callable[..., OwnSeats] = _later("screens.outside.table:OwnSeats")
lineup_of: Callable[[str], Lineup] = _later("engine.bots.levels:lineup_of")
looks: Callable[..., Iterator[Look]] = _later("engine.bots.looks:looks")
review: Callable[..., Iterable[Reviewed]] = _later("engine.bots.review:review")
judged: Callable[..., Reviewed] = _later("engine.bots.review:judged")
deed: Callable[..., Deed] = _later("engine.bots.review:Deed")
lessons: Callable[..., Sequence[Lesson]] = _later("engine.bots.review:lessons")
medals: Callable[..., Medals | None] = _later("engine.bots.medals:medals")

SCREENS = {
    "title": "screens.menus.title:TitleScreen",
    "lobby": "screens.lobby.lobby:LobbyScreen",
    "new-game": "screens.menus.new_game:NewGameScreen",
    "daily": "screens.menus.daily:DailyScreen",
    "puzzles": "screens.puzzles.listed:PuzzlesScreen",
    "saves": "screens.menus.saves:SavesScreen",
    "help": "screens.reading.help:HelpScreen",
    "text": "screens.reading.pages:ReadingScreen",
    "rules": "screens.reading.rules:RulesScreen",
    "game": "screens.table.game:game_screen",
    "lesson": "screens.table.lesson:lesson_screen",
    "settings": "screens.menus.settings:SettingsScreen",
    "keys": "screens.menus.keys:KeysScreen",
}
"""The screens by name, each imported when it is first opened: so the first one comes up sooner."""


def new_screen(name: str, *arguments: Any) -> Any:
    """A screen by its name, of these arguments."""
    return resolve_name(SCREENS[name])(*arguments)
