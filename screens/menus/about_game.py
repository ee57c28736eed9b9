"""What there is to know about a game that is being set up: title, field with the cursor, who sits at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import TITLES, About
from engine.about import Named, Rule
from engine.texts.language import gettext as _, ngettext, within
from saves.statistics import Standing
from screens.menus.set_up import PERSON, SECONDS, SetUp, choice_name, choices_of
from screens.menus.words import count, in_short, row_of
from screens.titles import rules_of
from screens.words import shown
from widgets.frames import Card, card
from widgets.lines import EMPTY, Line, beside, fill, fit, text, width, wrap
from widgets.styles import StyleName, seat

_CARD = 5
"""Rows of the card of a seat."""


def of_title(declared: About, columns: int) -> list[Line]:
    """Who made a title, for how many it is, and what it is about."""
    low, high = declared.seats[0], declared.seats[-1]
    words = _("By {designer}, for {low} to {high} players").format(designer=declared.designer, low=low, high=high)
    lines = [*said(words, columns, "dim"), EMPTY]
    for part in rules_of(declared.name)[0].words.split("\n\n"):
        lines += [*said(part, columns), EMPTY]
    return lines


def length(game: SetUp) -> str:
    """What the minutes of the form are reckoned from; nothing where nobody knows."""
    words = ngettext(
        "Reckoned from {n} decision at the keyboard, {seconds} seconds each.",
        "Reckoned from about {n} decisions at the keyboard, {seconds} seconds each.",
        game.decisions,
    )
    return words.format(n=game.decisions, seconds=SECONDS) if game.decisions else ""


def duration(game: SetUp) -> str:
    """About how long the game takes; nothing where nobody knows."""
    minutes = game.minutes
    return ngettext("about {n} minute", "about {n} minutes", minutes).format(n=minutes) if minutes else ""


def strength(game: SetUp, seat: int) -> str:
    """How good the computer player in a seat is; of a person nothing."""
    level = game.about.level(game.levels[seat])
    if level is None:
        return ""
    words = _("Strength {n} of {most}: {gist}.") if level.gist.template else _("Strength {n} of {most}")
    n, most = game.about.strength(level.name)
    return words.format(n=n, most=most, gist=shown(level.gist))


def of_titles(columns: int) -> list[Line]:
    """All titles, each in a line."""
    return [line for name in TITLES for line in said(in_short(name), columns)]


def of_levels(game: SetUp, seat: int, columns: int) -> list[Line]:
    """Who can play a seat, with how strong each is; who plays it now is marked."""
    chosen = game.levels[seat]
    person = said(_("Person: somebody at this keyboard"), columns, "key" if chosen == PERSON else "plain")
    return [*person, *of_choices(game.about.levels, chosen, columns, lambda one, style: [_level(game, one, style)])]


def of_rule(game: SetUp, rule: Rule, columns: int) -> list[Line]:
    """A rule, and what can be chosen for it."""
    lines = said(_("{gist}.").format(gist=shown(rule.gist)), columns)
    if rule.values:
        return [*lines, EMPTY, *of_choices(rule.values, str(game.chosen(rule)), columns)]
    usual = _("As usual: {value}").format(value=choice_name(rule.usual)) if rule.usual in choices_of(rule) else ""
    return [*lines, EMPTY, *said(usual, columns, "dim")]


def of_choices(
    choices: Sequence[Named], chosen: str, columns: int, drawn: Callable[[Named, StyleName], list[Line]] | None = None
) -> list[Line]:
    """What can be chosen, each with what it means; what is chosen is marked. `drawn` shows more than the name."""
    lines: list[Line] = []
    for one in choices:
        style = "key" if one.name == chosen else "plain"
        lines += drawn(one, style) if drawn else said(shown(one.shown), columns, style)
        lines += [text("   ") + line for line in wrap(shown(one.gist), columns - 5, "dim")]
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
    return text(" ") + text("▰" * n + "▱" * (most - n), "worth") + text("  " + shown(level.shown), style)


def at_table(game: SetUp, columns: int, rows: int) -> list[Line]:
    """Who sits at the table, a card for each seat."""
    cells = columns // 2
    cards = [card(_seat_card(game, seat, cells), cells, _CARD) for seat in range(game.seats)]
    pairs = [cards[first : first + 2] for first in range(0, len(cards), 2)]
    return [line for pair in pairs for line in beside(*((one, cells) for one in pair))][:rows]


def _seat_card(game: SetUp, place: int, cells: int) -> Card:
    """A seat: who plays it, and how."""
    level = game.about.level(game.levels[place])
    kind = _("Person") if level is None else _("Computer: {level}").format(level=within(shown(level.shown)))
    lines = [text(" " + kind)]
    if game.start is not None and game.starts[place]:
        lines.append(text(" " + _("begins with {n} more").format(n=game.starts[place]), "gain"))
    if level is not None:
        lines += wrap(shown(level.gist), cells - 3, "dim", " ", " ")
    return Card(fill(_("{n}  {name}"), n=text(place + 1, "dim"), name=text(game.names[place], seat(place))), lines)


def so_far(title: str, found: Sequence[Standing], columns: int) -> list[Line]:
    """How well games of a title went until now, a line for each kind."""
    lines: list[Line] = []
    for one in found:
        if one.title == title:
            words = _("{game}, {players}: {games}, best {best}, mean {mean}")
            told = _("{game}, {players}: {games}") if one.first_game else words
            lines += said(told.format(**row_of(one)._asdict() | {"games": count(one.played)}), columns)
    heading = text(" " + _("Your games so far"), "heading")
    return [heading, *(lines or said(_("None has been finished yet."), columns, "dim"))]


def how_played(declared: About, columns: int, rows: int) -> list[Line]:
    """As many chapters of a title's rules, from the second on, as so many rows hold whole."""
    lines: list[Line] = []
    for chapter in rules_of(declared.name)[1:]:
        told = [text(" " + chapter.title, "heading")]
        for part in chapter.words.split("\n"):
            told += said(part, columns) or [EMPTY]
        if len(lines) + len(told) + 1 > rows:
            break
        lines += [*told, EMPTY]
    return lines


def said(words: str, columns: int, style: StyleName = "plain") -> list[Line]:
    """Words in so many columns, a blank on both sides of them."""
    return wrap(words, columns - 2, style, " ", " ") if words else []
