"""What there is to know about a game that is being set up: title, field with the cursor, who sits at the table."""

from __future__ import annotations

from collections.abc import Sequence

from engine import TITLES, About
from engine.about import Named, Rule
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from saves.statistics import Standing
from screens.menus.describing import in_short
from screens.menus.records import row_of
from screens.menus.set_up import PERSON, SECONDS, SEED, TITLE, VARIANT, SetUp, choice_name, choices_of, played_by
from screens.menus.standing import count
from screens.titles import rules_of
from screens.words import capital, shown
from widgets.frames import Card, card
from widgets.lines import EMPTY, Line, beside, fill, fit, text, width, wrap
from widgets.styles import StyleName, seat

_CARD = 5
"""Rows of the card of a seat."""


def of_title(declared: About, columns: int) -> list[Line]:
    """Who made a title, for how many it is, and what it is about."""
    low, high = declared.seats[0], declared.seats[-1]
    lines = [
        *_said(
            _("By {designer}, for {low} to {high} players").format(designer=declared.designer, low=low, high=high),
            columns,
            "dim",
        ),
        EMPTY,
    ]
    for part in rules_of(declared.name)[0].words.split("\n\n"):
        lines += [*_said(part, columns), EMPTY]
    return lines


def length(game: SetUp) -> str:
    """What the minutes of the form are reckoned from; nothing where nobody knows."""
    words = ngettext(
        "Reckoned from {n} decision at the keyboard, {seconds} seconds each.",
        "Reckoned from about {n} decisions at the keyboard, {seconds} seconds each.",
        game.decisions,
    )
    return words.format(n=game.decisions, seconds=SECONDS) if game.decisions else ""


def of_field(game: SetUp, field: str, columns: int) -> list[Line]:
    """What can be chosen in a field, and what it means."""
    kind, _blank, name = field.partition(" ")
    rule = game.about.rule(name)
    if kind == "name":
        return _of_levels(game, int(name), columns)
    if rule is not None:
        return _of_rule(game, rule, columns)
    if field == VARIANT:
        return _choices(game.about.variants, game.about.variants[game.variant].name, columns)
    if field == SEED:
        words = _(
            "It decides all that chance does. The same seed deals the same game again: once more, or for a friend."
        )
        return _said(words, columns)
    return _of_titles(columns) if field == TITLE else []


def _of_titles(columns: int) -> list[Line]:
    """All titles, each in a line."""
    return [line for name in TITLES for line in _said(in_short(name), columns)]


def _of_levels(game: SetUp, place: int, columns: int) -> list[Line]:
    """Who can play a seat, with how strong each is; who plays it now is marked."""
    style: StyleName = "key" if game.levels[place] == PERSON else "plain"
    lines = _said(_("Person: somebody at this keyboard"), columns, style)
    for level in game.about.levels:
        lines.append(_level(game, level, "key" if level.name == game.levels[place] else "plain"))
        lines += [text("   ") + line for line in wrap(shown(level.gist), columns - 5, "dim")]
    return lines


def computers(game: SetUp, columns: int, rows: int) -> list[Line]:
    """Who can play beside people, with how strong each is, where so many rows hold them all; alone nothing."""
    lines = [EMPTY, text(" " + _("Computer players"), "heading")]
    named = 3 + max((width(_level(game, level)) for level in game.about.levels), default=0)
    for level in game.about.levels:
        first, *more = wrap(shown(level.gist), columns - named - 1, "dim") or [EMPTY]
        lines.append(fit(_level(game, level), named) + first)
        lines += [text(" " * named) + line for line in more]
    return lines if game.about.levels and game.seats > 1 and len(lines) <= rows else []


def _level(game: SetUp, level: Named, style: StyleName = "plain") -> Line:
    """A level by its name, and how strong it is."""
    n, most = game.about.strength(level.name)
    return text(" ") + text("▰" * n + "▱" * (most - n), "worth") + text("  " + capital(shown(level.shown)), style)


def _of_rule(game: SetUp, rule: Rule, columns: int) -> list[Line]:
    """A rule, and what can be chosen for it."""
    lines = _said(capital(shown(rule.gist)) + ".", columns)
    if rule.values:
        return [*lines, EMPTY, *_choices(rule.values, str(game.chosen(rule)), columns)]
    usual = _("As usual: {value}").format(value=choice_name(rule.usual)) if rule.usual in choices_of(rule) else ""
    return [*lines, EMPTY, *_said(usual, columns, "dim")]


def at_table(game: SetUp, columns: int, rows: int) -> list[Line]:
    """Who sits at the table, a card for each seat."""
    cards = [_card(game, place, columns // 2) for place in range(game.seats)]
    lines: list[Line] = []
    for first in range(0, len(cards), 2):
        pair = cards[first : first + 2]
        lines += beside(*((card(one, columns // 2, _CARD), columns // 2) for one in pair))
    return lines[:rows]


def _card(game: SetUp, place: int, cells: int) -> Card:
    """A seat: who plays it, and how."""
    level = game.about.level(game.levels[place])
    lines = [text(" " + capital(played_by(game, place)))]
    if game.start is not None and game.starts[place]:
        lines.append(text(" " + _("begins with {n} more").format(n=game.starts[place]), "gain"))
    if level is not None:
        lines += wrap(shown(level.gist), cells - 3, "dim", " ", " ")
    return Card(fill(_("{n}  {name}"), n=text(place + 1, "dim"), name=text(game.names[place], seat(place))), lines)


def so_far(game: SetUp, found: Sequence[Standing], columns: int) -> list[Line]:
    """How well games of a title went until now, a line for each kind."""
    lines = [text(" " + _("Your games so far"), "heading")]
    for one in found:
        if one.title == game.title and one.first_game:
            words = _("{game}, first game: {games}").format(game=row_of(one).game, games=count(one.played))
            lines += _said(words, columns)
        elif one.title == game.title:
            row = row_of(one)
            words = _("{game}, {players}: {games}, best {best}, mean {mean}").format(
                game=row.game, players=row.players, games=count(one.played), best=row.best, mean=row.mean
            )
            lines += _said(words, columns)
    return lines if len(lines) > 1 else [*lines, *_said(_("None has been finished yet."), columns, "dim")]


def how_played(declared: About, columns: int, rows: int) -> list[Line]:
    """As many chapters of a title's rules, from the second on, as so many rows hold whole."""
    lines: list[Line] = []
    for chapter in rules_of(declared.name)[1:]:
        told = [text(" " + chapter.title, "heading")]
        for part in chapter.words.split("\n"):
            told += _said(part, columns) or [EMPTY]
        if len(lines) + len(told) + 1 > rows:
            break
        lines += [*told, EMPTY]
    return lines


def _choices(choices: Sequence[Named], chosen: str, columns: int) -> list[Line]:
    """What can be chosen, each with what it means; what is chosen is marked."""
    lines: list[Line] = []
    for one in choices:
        lines += _said(capital(shown(one.shown)), columns, "key" if one.name == chosen else "plain")
        lines += [text("   ") + line for line in wrap(shown(one.gist), columns - 5, "dim")]
    return lines


def _said(words: str, columns: int, style: StyleName = "plain") -> list[Line]:
    return wrap(words, columns - 2, style, " ", " ") if words else []
