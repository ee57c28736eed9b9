"""What the lines of the title screen's menu hold, in a few sentences each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import TITLES
from engine.texts import N_
from engine.texts.language import gettext as _
from saves import Summary
from saves.record import Record
from saves.titles import title_name
from screens.menus.describing import in_short, kind, moment, move_count, seats
from screens.menus.standing import best_of


def holding(line: str, latest: Summary | None, found: Sequence[Record], lesson: str) -> Sequence[str]:
    """About a line of the menu; `latest` is the game to continue, `lesson` the title of the first game."""
    if line == "continue_game" and latest is not None:
        return _of_game(latest)
    if line == "first_game":
        return [
            _("{title} taught by playing it.").format(title=title_name(lesson)),
            _("After the steps of the lesson the same game is played to its end, with advice at hand."),
            _("Every title has a first game: f on the form of a new game teaches the one that is chosen there."),
        ]
    return _HELD[line](found)


def _of_game(latest: Summary) -> list[str]:
    told = [kind(latest), seats(latest.players), move_count(latest.moves)]
    return [
        *told,
        _("Played last {moment}, saved as {slot}.").format(moment=moment(latest.modified), slot=latest.slot),
    ]


def _titles(_found: Sequence[Record]) -> list[str]:
    return [*map(in_short, TITLES), _("Against computer players, against each other at this keyboard, or alone.")]


def _bests(found: Sequence[Record]) -> list[str]:
    lines = [
        _("{title}: {best}").format(title=title_name(name), best=best_of(found, name) or _("no game yet"))
        for name in TITLES
    ]
    return [*lines, _("Bests, means, seeds and every finished game, kind by kind.")]


def _said(*words: str) -> Callable[[Sequence[Record]], Sequence[str]]:
    return lambda _found: tuple(map(_, words))


_HELD: dict[str, Callable[[Sequence[Record]], Sequence[str]]] = {
    "new_game": _titles,
    "show_records": _bests,
    "daily": _said(
        N_("The same harbour for everybody, a new one each day; the result can be shared."),
        N_("It is that of the title that was played last, if that has one."),
    ),
    "saved_games": _said(
        N_("Every game is saved with each move."),
        N_("Here they are opened, named, exported, taken in, checked and deleted."),
    ),
    "show_rules": _said(
        N_("Chapters, cards and goods of every title."),
        N_("/ finds any word. From everywhere F3 leads there, at a table to the card with the cursor."),
    ),
    "open_settings": _said(
        N_("How moves are made, how long the computer thinks, colours, signs, and every key."),
    ),
    "show_help": _said(N_("Every screen explains itself and its keys with ?.")),
    "quit": _said(N_("Every game is saved already.")),
}
