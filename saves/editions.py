"""Editions of titles: games begun under another one than that which is played now."""

from __future__ import annotations

from typing import NamedTuple

from engine import TITLES
from engine.texts.language import gettext as _
from engine.titles import about
from saves.errors import SaveError
from saves.format import Header
from saves.names import printable
from saves.titles import title_name


class Earlier(NamedTuple):
    """A game of an earlier edition that is followed as far as it goes: to its end if it `is_whole`."""

    sentence: str
    is_whole: bool


def edition_of(title: str) -> int:
    """The edition of a title that is played now; 1 where there is no such title."""
    return about(title).edition if title in TITLES else 1


def refuse_later(header: Header, name: str) -> None:
    """Raise `SaveError` if the saved game `name` was begun under a later edition than is known here."""
    known = edition_of(header.title)
    if header.edition > known:
        raise SaveError(
            _(
                "The saved game {name} was begun under edition {found} of {title}: "
                "this version of Havre knows edition {known}."
            ).format(name=printable(name), found=header.edition, title=title_name(header.title), known=known)
        )


def followed(header: Header, name: str, moves: int, *, is_whole: bool) -> Earlier | None:
    """What is to be said of a game that can be followed for so many moves; None if it is of the present edition."""
    known = edition_of(header.title)
    if header.edition == known:
        return None
    if is_whole:
        sentence = _(
            "{name} was begun under edition {found} of {title}; it can be followed to its end under edition {known}."
        )
    else:
        sentence = _(
            "{name} was begun under edition {found} of {title}; "
            "under edition {known} it can be followed up to move {n}."
        )
    return Earlier(
        sentence.format(
            name=printable(name), found=header.edition, title=title_name(header.title), known=known, n=moves
        ),
        is_whole,
    )
