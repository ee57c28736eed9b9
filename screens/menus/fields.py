"""The fields of a new game as they look: what each is called, its value, and what the keys do with it."""

from __future__ import annotations

from typing import NamedTuple

from engine import TITLES, About
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from saves.names import PLAYER_CELLS
from saves.titles import title_name
from screens.menus.set_up import SEATS, SEED, START, TITLE, VARIANT, SetUp, choice_name, choices_of, played_by
from screens.words import shown
from widgets.form import choice
from widgets.lines import Line, fit, text

SEED_DIGITS = 9
"""How many digits a seed has at most."""
_KIND_CELLS = 23
_MOST_SHOWN = 4
"""So many choices of a rule are shown next to each other."""


class Field(NamedTuple):
    """A field as it looks now."""

    label: str
    value: Line
    hint: str
    """What the keys do with it."""


def field(game: SetUp, name: str, cells: int = 0) -> Field:
    """A field of the form as it looks now, by its name; its value in so many cells, if they are given."""
    if name == TITLE:
        titles = list(TITLES)
        return Field(_("Title"), choice([title_name(one) for one in titles], titles.index(game.title), cells), "")
    if name == SEATS:
        counts = [str(count) for count in game.about.seats]
        return Field(_("Players"), choice(counts, game.seats - game.about.seats[0]), _seats_hint(game.about))
    if name == VARIANT:
        variants = game.about.variants
        labels = [shown(variant.shown) for variant in variants]
        return Field(_("Game"), choice(labels, game.variant), shown(variants[game.variant].gist))
    if name == SEED:
        return Field(_("Seed"), fit(text(game.seed), SEED_DIGITS + 1), _("type a number, or r draws another one"))
    if name == START:
        minutes = game.minutes
        words = ngettext("about {n} minute", "about {n} minutes", minutes).format(n=minutes) if minutes else ""
        return Field(_("Start"), text(words, "dim"), _("enter begins the game"))
    if name.startswith("rule "):
        return _rule(game, name.removeprefix("rule "))
    seat = int(name.removeprefix("name "))
    value = fit(text(game.names[seat]), PLAYER_CELLS + 2) + fit(text(played_by(game, seat)), _KIND_CELLS)
    if game.start is not None and game.starts[seat]:
        return Field(_("Seat {n}").format(n=seat + 1), value + text(f"  +{game.starts[seat]}", "gain"), "")
    return Field(_("Seat {n}").format(n=seat + 1), value, _("← → who, enter: name"))


def _rule(game: SetUp, name: str) -> Field:
    found = next(rule for rule in game.about.rules if rule.name == name)
    chosen = game.chosen(found)
    choices = choices_of(found)
    labels = [shown(one.shown) for one in found.values] or [choice_name(one) for one in choices]
    place = choices.index(chosen)
    value = choice(labels, place) if len(labels) <= _MOST_SHOWN else text(f"◂ {labels[place]} ▸", "key")
    return Field(shown(found.shown), value, shown(found.gist))


def _seats_hint(about: About) -> str:
    """What the keys do with the number of players."""
    return _("← → or a number; 1 is a game alone") if 1 in about.seats else _("← → or a number")
