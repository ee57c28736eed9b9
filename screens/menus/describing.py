"""Titles and saved games in words, for menus and lists."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from engine import TITLES
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from engine.titles import about
from saves import Summary
from saves.listing import local
from saves.titles import title_name
from screens.words import shown


def game_line(saved: Summary, stands: str) -> str:
    """A saved game in one line: its title, and how it stands; where nobody knows that, variant, moves and players."""
    if stands:
        return _("{title}, {stands}").format(title=title_name(saved.title), stands=stands)
    return _("{title}, {variant} game, {moves}, {seats}").format(
        title=title_name(saved.title),
        seats=seats(saved.players),
        variant=variant_of(saved.title, saved.variant),
        moves=move_count(saved.moves),
    )


def kind(saved: Summary) -> str:
    """What is played in a saved game: its title, and the variant where there are several."""
    return kind_of(saved.title, saved.variant)


def kind_of(title: str, variant: str) -> str:
    """A title, and its variant where there are several."""
    if title in TITLES and len(about(title).variants) < 2:
        return title_name(title)
    return _("{title}, {variant}").format(title=title_name(title), variant=variant_of(title, variant))


def seats(players: Sequence[str]) -> str:
    """Who sits at the table."""
    if len(players) == 1:
        return _("{name} solo").format(name=players[0])
    return ", ".join(players)


def in_short(title: str) -> str:
    """A title, who made it, and for how many it is."""
    declared = about(title)
    return _("{title}, by {designer}: {low} to {high} players").format(
        title=title_name(title), designer=declared.designer, low=declared.seats[0], high=declared.seats[-1]
    )


def variant_of(title: str, name: str) -> str:
    """What a variant of a title is called in a word."""
    variant = about(title).variant(name) if title in TITLES else None
    return name if variant is None else shown(variant.shown)


def move_count(moves: int) -> str:
    """How many moves."""
    return ngettext("{n} move", "{n} moves", moves).format(n=moves)


def moment(when: datetime) -> str:
    """A time in the zone of this machine, to the minute."""
    return local(when).strftime("%Y-%m-%d %H:%M")


def facts(saved: Summary, stands: str, *, with_time: bool = False) -> str:
    """What tells a saved game from others of its kind: its name, its seed, how it stands, when it was begun.

    `with_time`: when it was played last, too.
    """
    known = [saved.slot]
    if saved.seed is not None:
        known.append(_("seed {seed}").format(seed=saved.seed))
    if stands:
        known.append(stands)
    if saved.created is not None:
        known.append(_("begun {moment}").format(moment=moment(saved.created)))
    if with_time:
        known.append(_("played {moment}").format(moment=moment(saved.modified)))
    return ", ".join(known)
