"""How games stand, in a few words for menus: a saved game, the daily harbour, the best result so far."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from engine import TITLES
from saves import SaveError, examined
from saves.records import Record
from saves.statistics import dailies
from saves.titles import points
from screens.plain import words_of
from texts.translation import gettext as _
from texts.translation import ngettext


def standing(slot: str) -> str:
    """How far a saved game has come and how everybody stands; nothing where it cannot be played."""
    try:
        found = examined(slot)
    except SaveError:
        return ""
    game = found.game
    if game.title not in TITLES or found.damage is not None:
        return ""
    people = [name for name in game.names if name not in found.header.bots]
    said = [_("over") if game.decision is None else words_of(game.title).point(game)]
    for score in sorted(game.scores(), key=lambda score: score["name"] not in people):
        name = _("you") if people == [score["name"]] else score["name"]
        said.append(_("{name} {points}").format(name=name, points=score["total"]))
    return ", ".join(said)


def of_the_day(found: Sequence[Record], today: date) -> str:
    """Whether the daily harbour has been played, and how many days in a row."""
    days = dailies(found, today)
    played = [record for record in found if record.day == today]
    if played:
        said = [_("played: {points}").format(points=points(played[0].title, played[0].best))]
    else:
        said = [_("not played yet")]
    if days.streak > 1:
        said.append(ngettext("streak {n}", "streak {n}", days.streak).format(n=days.streak))
    return ", ".join(said)


def best_of(found: Sequence[Record], title: str) -> str:
    """The best result of a title; nothing where no game of it has been finished."""
    scores = [record.best for record in found if record.title == title and not record.seen_before]
    return _("best {points}").format(points=points(title, max(scores))) if scores else ""


def count(number: int) -> str:
    """How many games are saved."""
    return ngettext("{n} game", "{n} games", number).format(n=number) if number else ""
