"""Which title a command is about, and what is said of names that nobody knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Annotated

import typer

from engine import TITLES, About
from engine.texts import N_
from engine.texts.language import gettext as _
from engine.titles import about
from saves.names import printable
from screens.words import shown
from tui.cli import completing
from tui.start import usual_title

Title = Annotated[
    str | None,
    typer.Argument(
        metavar="TITLE",
        help=N_("The title; the one played last if none."),
        show_default=False,
        autocompletion=completing.titles,
    ),
]


def chosen(title: str | None) -> About:
    """What the title declares that is named, or that is played where none is. Raises `typer.BadParameter`."""
    if title is None:
        return about(usual_title())
    if title not in TITLES:
        raise typer.BadParameter(
            unknown(title, TITLES, _("There is no title '{word}': it is one of {names}.")), param_hint="TITLE"
        )
    return about(title)


def unknown(word: str, known: Iterable[str], otherwise: str = "", **values: str) -> str:
    """What is said of a word that is none of the known ones.

    `otherwise` is the template, with {word}, {names} and `values`, for a word that is not even like one of them.
    """
    word, names = printable(word), list(known)
    near = get_close_matches(word.casefold(), names, 1)
    if near:
        return _("'{word}' is not known here: did you mean '{near}'?").format(word=word, near=near[0])
    return (otherwise or _("'{word}' is not known here.")).format(word=word, names=", ".join(names), **values)


def of_each(words: Callable[[About], str]) -> str:
    """What is to be said of each title, in one sentence; a title of which there is nothing to say is left out."""
    said = [(words(one), shown(one.shown)) for one in map(about, TITLES)]
    return "; ".join(_("{what} for {title}").format(what=what, title=title) for what, title in said if what)
