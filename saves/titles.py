"""What a title is called and counts its points in; which games are of another edition of it, which its daily ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from itertools import count
from typing import Any, NamedTuple

from engine import TITLES
from engine.texts.language import gettext as _, shown
from engine.titles import about
from saves.errors import SaveError
from saves.format import Header
from saves.names import printable


class Earlier(NamedTuple):
    """A game of an earlier edition that is followed as far as it goes: to its end if it `is_whole`."""

    sentence: str
    is_whole: bool


def title_name(title: str) -> str:
    """What a title is called; one that nobody knows is called by its own name."""
    return shown(about(title).shown) if title in TITLES else printable(title)


def points(title: str, n: int) -> str:
    """So many points of a title in its own unit; the number alone where nobody knows the title."""
    return shown(about(title).unit.points(n)) if title in TITLES else str(n)


def usual_names(title: str, alone: int | None = None) -> Iterator[str]:
    """What players of a title are called who give no name, without an end; `alone` is the seat of an only person.

    Where one person plays it is You, and nobody else has a name that begins with the same letter: boards have room for
    one.
    """
    names = [shown(name) for name in about(title).names]
    if alone is not None:
        you = _("You")
        others = [name for name in names if name[:1] != you[:1]]
        names = [*others[:alone], you, *others[alone:]]
    yield from names
    for seat in count(len(names) + 1):
        yield _("Player {n}").format(n=seat)


def edition_of(title: str) -> int:
    """The edition of a title that is played now; 1 where there is no such title."""
    return about(title).edition if title in TITLES else 1


def refuse_later(header: Header, name: str) -> None:
    """Raise `SaveError` if the saved game `name` was begun under a later edition than is known here."""
    known = edition_of(header.title)
    if header.edition > known:
        sentence = _(
            "The saved game {name} was begun under edition {found} of {title}: "
            "this version of Havre knows edition {known}."
        )
        raise SaveError(sentence, name=name, found=header.edition, title=title_name(header.title), known=known)


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
    title = title_name(header.title)
    return Earlier(
        sentence.format(name=printable(name), found=header.edition, title=title, known=known, n=moves), is_whole
    )


def day_of(title: str, options: Mapping[str, Any], levels: Sequence[str] = ()) -> date | None:
    """The day whose daily harbour a game is, or None; `levels` are those of the computer's players in it."""
    opening = about(title).daily if title in TITLES else None
    if opening is None or options.get("setup") or sorted(levels) != sorted(opening.levels):
        return None
    players, seed = options.get("players"), options.get("seed")
    if not isinstance(players, Sequence) or len(players) != opening.seats or not isinstance(seed, int):
        return None
    rules = about(title).rules
    are_alike = all(options.get(rule.name, rule.usual) == opening.rules.get(rule.name, rule.usual) for rule in rules)
    if options.get("variant") != opening.variant or not are_alike:
        return None
    try:
        return date(seed // 10_000, seed // 100 % 100, seed % 100)
    except (ValueError, OverflowError):
        return None
