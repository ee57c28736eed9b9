"""The titles of the collection as the screens know them: what they are called, how they are set up and played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from gettext import gettext as _
from importlib import import_module
from itertools import count
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from engine import TITLES as DECLARED
from engine import about
from saves.errors import SaveError
from screens import late
from screens.words import shown

if TYPE_CHECKING:
    from engine import Game
    from saves import SavedGame
    from screens.base import BaseScreen
    from screens.table.keys import TitleKeys
    from screens.table.report import Report
    from screens.table.steps import Lesson
    from screens.table.title import Board


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play a title."""

    name: str
    """Its name for the engine."""
    label: str
    hint: str


@dataclass(frozen=True, slots=True)
class Switch:
    """A rule of a title that can be on or off."""

    name: str
    """The engine's option."""
    label: str
    hint: str


class RulesText(NamedTuple):
    """A text of a title's rules: a chapter, a card, a good."""

    group: str
    """The heading under which it stands."""
    title: str
    words: str
    """The text, in which an empty line parts paragraphs."""
    gist: str
    """What it says in a few words, for a list."""
    name: str = ""
    """What it is about, by its name in the game."""


@dataclass(frozen=True, slots=True)
class TitleCard:
    """A title as the player sees it."""

    name: str
    """What it is called."""
    board: str
    """The class of its table on the screen, "module:Class": imported when a game is opened."""
    keys: str
    """The keys of its table, "module:KEYS"."""
    most_seats: int
    """For how many players it is at most."""
    names: tuple[str, ...]
    """What the players are called if they say nothing else, by seat."""
    variants: tuple[Variant, ...]
    switches: tuple[Switch, ...]
    rules: str
    """The function that gives all texts of its rules, "module:function"."""
    cards: str
    """The module that lists its cards and explains each of them."""
    position: str
    """The module that prints a position as text."""
    plain: str
    """The module that says everything in plain words."""
    report: str
    """The function that reports on a game, "module:function"."""
    lesson: str = ""
    """The lesson that teaches it by playing, "module:LESSON", if there is one."""


TITLES = {
    "le-havre": TitleCard(
        name=_("Le Havre"),
        board="screens.le_havre.board:LeHavre",
        keys="screens.le_havre.actions:KEYS",
        most_seats=5,
        names=(_("Red"), _("Green"), _("Blue"), _("Yellow"), _("White")),
        variants=(
            Variant("short", _("short"), _("fewer rounds, no special buildings")),
            Variant("full", _("full"), _("all rounds, with special buildings")),
        ),
        switches=(
            Switch(
                "expert_loans",
                _("Expert loans"),
                _("many loans cost 1 franc more (not alone)"),
            ),
            Switch(
                "free_sales",
                _("Free sales"),
                _("sell between all turns too (not alone)"),
            ),
            Switch(
                "all_specials",
                _("All specials"),
                _("alone: Harbour Watch and Zoo as well"),
            ),
        ),
        rules="screens.le_havre.rules_list:texts",
        cards="screens.le_havre.card_text",
        position="screens.le_havre.plain_table",
        plain="screens.le_havre.plain",
        report="screens.le_havre.report:report",
        lesson="screens.le_havre.lesson:LESSON",
    ),
}


def board_of(title: str) -> Board:
    """The table of a title for one game."""
    board: Callable[[], Board] = late.named(TITLES[title].board)
    return board()


def keys_of(title: str) -> TitleKeys:
    """The keys of a title's table."""
    keys: TitleKeys = late.named(TITLES[title].keys)
    return keys


def report_of(game: Game) -> Report:
    """What a title has to say of a game of it."""
    report: Callable[[Game], Report] = late.named(TITLES[game.title].report)
    return report(game)


def lesson_of(title: str) -> Lesson:
    """The lesson of a title that has one."""
    lesson: Lesson = late.named(TITLES[title].lesson)
    return lesson


def game_screen(saved: SavedGame) -> BaseScreen:
    """The screen on which a saved game is played."""
    return late.game_screen()(saved, board_of(saved.game.title))


def usual_names(title: str) -> Iterator[str]:
    """What players of a title are called who give no name, without an end."""
    names = [shown(name) for name in about(title).names]
    yield from names
    for seat in count(len(names) + 1):
        yield _("Player {n}").format(n=seat)


def rules_of(title: str) -> Sequence[RulesText]:
    """All texts of a title's rules, in the order in which one would read them."""
    texts: Callable[[], Sequence[RulesText]] = late.named(TITLES[title].rules)
    return texts()


def texts_of(title: str, kind: Literal["cards", "position", "plain"]) -> Any:
    """The module of a title's texts of a kind, imported when it is asked for; raises `SaveError` if there is none."""
    card = TITLES.get(title)
    if card is None:
        raise SaveError(_("There are no texts for {title}.").format(title=title))
    return import_module(getattr(card, kind))


def title_name(title: str) -> str:
    """What a title is called; a title that nobody knows is called by its own name."""
    return shown(about(title).shown) if title in DECLARED else title
