"""What there is to know about a game that is being set up: title, field with the cursor, who sits at the table.

And the fields of a form that set up its variant and its rules, wherever games are set up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine import TITLES, About
from engine.about import Named, Rule
from engine.medals import Medals
from engine.texts import message
from engine.texts.language import gettext as _, ngettext, pgettext, within
from saves.record import Record
from saves.statistics import standings
from screens.menus.form import Entry
from screens.menus.set_up import PERSON, SECONDS, SetUp, choice_name, choices_of
from screens.menus.words import count, in_short, row_of
from screens.table.comparison import medal_steps, no_medals_words, usual_words
from screens.titles import rules_of
from screens.words import shown
from widgets.filled import fill
from widgets.frames import Card, card
from widgets.lines import EMPTY, Line, beside, fit, packed, text, width, wrap
from widgets.scale import scale
from widgets.styles import StyleName, seat

_CARD = 5
"""Rows of the card of a seat at least."""
_WIDE = 60
"""Cells from which a computer player and what it is like stand in one line."""


def of_title(declared: About, columns: int) -> list[list[Line]]:
    """Who made a title, for how many it is, and what it is about, paragraph by paragraph."""
    low, high = declared.seats[0], declared.seats[-1]
    words = _("By {designer}, for {low} to {high} players").format(designer=declared.designer, low=low, high=high)
    parts = rules_of(declared.name)[0].words.split("\n\n")
    return [said(words, columns, "dim"), *(said(part, columns) for part in parts)]


def medals(game: SetUp, found: Sequence[Record], columns: int) -> list[Line]:
    """The scale of medals of the game with one's own games on it, or why there are none; nothing for several people."""
    if game.people != 1 or not game.about.medals:
        return []
    heading = text(" " + _("Medals"), "heading")
    if game.medals is None:
        return [heading, *said(no_medals_words(), columns, "dim")]
    alike = (game.title, game.variant_name, game.seats)
    own = [
        one.best
        for one in found
        if (one.title, one.variant, len(one.results)) == alike
        and len(one.people) == 1
        and not (one.seen_before or one.first_game)
    ]
    note = "" if game.is_as_usual else usual_words()
    return [heading, *scaled(game.medals, columns, own), *said(note, columns, "dim")]


def length(game: SetUp) -> str:
    """What the minutes of the form are reckoned from; nothing where nobody knows."""
    words = ngettext(
        "Estimated from {n} decision at the keyboard, {seconds} seconds each.",
        "Estimated from about {n} decisions at the keyboard, {seconds} seconds each.",
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


def of_levels(game: SetUp, seat: int, columns: int, *, whole: bool = False) -> list[Line]:
    """Who can play a seat, with how strong each is; who plays it now is marked.

    What each is like stands beside them where there is room; otherwise below them that of who plays it now, so that the
    others stay where they are; `whole`: below each.
    """
    chosen = game.levels[seat]
    people = Named(PERSON, message("Person"), message("somebody at this keyboard"))
    named = 3 + max(width(_level(game, level)) for level in (people, *game.computers))
    lines: list[Line] = []
    for one in (people, *game.computers):
        name = _level(game, one, "key" if one.name == chosen else "plain")
        if columns >= _WIDE:
            first, *more = wrap(shown(one.gist), columns - named - 1, "dim") or [EMPTY]
            lines += [fit(name, named) + first, *(text(" " * named) + line for line in more)]
        else:
            gist = wrap(shown(one.gist), columns - 9, "dim") if whole else []
            lines += [name, *(text(" " * 8) + line for line in gist)]
    if columns < _WIDE and not whole:
        gists = {one.name: shown(one.gist) for one in (people, *game.computers)}
        lines += [EMPTY, *said(gists[chosen], columns, "dim")]
    return lines


def levels_in_short(game: SetUp, seat: int, columns: int) -> list[Line]:
    """How strong who plays a seat is, and who else could play it, in few lines."""
    chosen = game.levels[seat]
    names = [_level(game, one, "key" if one.name == chosen else "plain") for one in game.computers]
    return [*said(strength(game, seat), columns), *packed(names, columns - 1, "  ")]


def of_rule(game: SetUp, rule: Rule, columns: int) -> list[Line]:
    """A rule, and what can be chosen for it."""
    # Translators: words about a variant or a level, as a sentence.
    lines = said(_("{gist}.").format(gist=shown(rule.gist)), columns)
    if rule.values:
        return [*lines, *of_choices(rule.values, str(game.chosen(rule)), columns)]
    usual = rule.suggested(game.seats, game.people)
    told = _("As usual: {value}").format(value=choice_name(usual)) if usual in choices_of(rule) else ""
    return [*lines, *said(told, columns, "dim")]


def of_choices(choices: Sequence[Named], chosen: str, columns: int) -> list[Line]:
    """What can be chosen, each with what it means; what is chosen is marked."""
    lines: list[Line] = []
    for one in choices:
        lines += said(shown(one.shown), columns, "key" if one.name == chosen else "plain")
        lines += [text("   ") + line for line in wrap(shown(one.gist), columns - 5, "dim")]
    return lines


def variant_in_short(game: SetUp, columns: int) -> list[Line]:
    """The variant that is chosen, where not all of them have room."""
    now = game.about.variants[game.variant]
    return of_choices([now], now.name, columns)


def _level(game: SetUp, level: Named, style: StyleName = "plain") -> Line:
    """A level by its name, and how strong it is; of people and of one's own players that is not known."""
    is_level = game.about.level(level.name) is not None
    n, most = game.about.strength(level.name) if is_level else (0, len(game.about.by_strength))
    strong = text("▰" * n + "▱" * (most - n), "worth") if n else text(" " * most)
    return text(" ") + strong + text("  " + shown(level.shown), style)


def at_table(game: SetUp, columns: int, rows: int) -> list[Line]:
    """Who sits at the table, a card for each seat, two of one height beside each other."""
    cells = columns // 2
    cards = [_seat_card(game, seat, cells) for seat in range(game.seats)]
    lines: list[Line] = []
    for first in range(0, len(cards), 2):
        pair = cards[first : first + 2]
        high = max(_CARD, *(len(one.lines) + 2 for one in pair))
        lines += beside(*((card(one, cells, high), cells) for one in pair))
    return lines[:rows]


def _seat_card(game: SetUp, place: int, cells: int) -> Card:
    """A seat: who plays it, and how."""
    level = game.computer(place)
    kind = (
        pgettext("player", "Person")
        if level is None
        else _("Computer: {level}").format(level=within(shown(level.shown)))
    )
    lines = [text(" " + kind)]
    if game.start is not None and game.starts[place]:
        lines.append(text(" " + _("begins with {n} more").format(n=game.starts[place]), "gain"))
    if level is not None:
        lines += wrap(shown(level.gist), cells - 3, "dim", " ", " ")
    return Card(fill("{n}  {name}", n=text(place + 1, "dim"), name=text(game.names[place], seat(place))), lines)


def so_far(title: str, found: Sequence[Record], columns: int) -> list[Line]:
    """How well games of a title went until now, a line for each kind."""
    lines: list[Line] = []
    for one in standings(found):
        if one.title == title:
            words = _("{game}, {players}: {games}, best {best}, mean {mean}")
            # Translators: a kind of game, who plays it, how many games.
            told = _("{game}, {players}: {games}") if one.first_game else words
            lines += said(told.format(**row_of(one)._asdict() | {"games": count(one.played)}), columns)
    heading = text(" " + _("Your games so far"), "heading")
    return [heading, *(lines or said(_("None has been finished yet."), columns, "dim"))]


def how_played(declared: About, columns: int, rows: int, first: int = 1) -> list[Line]:
    """As many chapters of a title's rules, from the `first` on, as so many rows hold whole."""
    return [line for told in _chapters(declared, columns, rows, first) for line in told]


def played_on(declared: About, columns: int, rows: int, before: tuple[int, int] | None) -> list[Line]:
    """The chapters of the rules that do not stand in so many columns and rows `before`, if any do."""
    return how_played(declared, columns, rows, 1 + (0 if before is None else len(_chapters(declared, *before, 1))))


def _chapters(declared: About, columns: int, rows: int, first: int) -> list[list[Line]]:
    """The chapters that so many rows hold, each with an empty line below it."""
    found: list[list[Line]] = []
    for chapter in rules_of(declared.name)[first:]:
        told = [text(" " + chapter.title, "heading")]
        for part in chapter.words.split("\n"):
            told += said(part, columns) or [EMPTY]
        if sum(map(len, found)) + len(told) > rows:
            break
        found.append([*told, EMPTY])
    return found


def fitted(blocks: Sequence[Sequence[Line]], rows: int) -> list[Line]:
    """These blocks with an empty line between two, up to the first one that so many rows do not hold whole."""
    lines: list[Line] = []
    for block in filter(None, blocks):
        if len(lines) + bool(lines) + len(block) > rows:
            break
        lines += [*([EMPTY] if lines else []), *block]
    return lines


def said(words: str, columns: int, style: StyleName = "plain") -> list[Line]:
    """Words in so many columns, a blank on both sides of them."""
    return wrap(words, columns - 2, style, " ", " ") if words else []


_MARGIN = 2


def scaled(medals: Medals, columns: int, others: Sequence[int], today: int | None = None) -> list[Line]:
    """The scale of medals in so many columns, a point on it for each of one's other games, the mark for today's."""
    called = "" if today is None else _("today {n}").format(n=today)
    drawn = scale(medal_steps(medals), columns - 2 * _MARGIN, today, called, others, is_even=True)
    if today is None and not others:
        drawn = drawn[:2]
    lines = [text(" " * _MARGIN) + line for line in drawn]
    return [*lines, text(" " * _MARGIN + _("each · is one of your games"), "dim")] if others else lines


VARIANT = "variant"
RULE = "rule "
"""Before the name of a rule."""

_MOST_SHOWN = 4
"""So many choices of a rule are shown next to each other."""


def variant_entry(game: SetUp) -> Entry:
    """Which variant is played."""
    variants = game.about.variants
    now = variants[game.variant]
    words = {number: within(shown(one.shown)) for number, one in enumerate(variants)}
    choose, about = partial(setattr, game, "variant"), partial(of_choices, variants, now.name)
    return Entry(VARIANT, pgettext("a setting", "Game"), words, game.variant, choose, about=about)


def rule_entry(game: SetUp, rule: Rule) -> Entry:
    """How a rule is played."""
    chosen = game.chosen(rule)
    named: dict[Any, str] = {one.name: within(shown(one.shown)) for one in rule.values}
    words = named or {one: choice_name(one) for one in choices_of(rule)}
    value = text(f"◂ {words[chosen]} ▸", "key") if len(words) > _MOST_SHOWN else None
    choose, about = partial(game.rules.__setitem__, rule.name), partial(of_rule, game, rule)
    return Entry(f"{RULE}{rule.name}", shown(rule.shown), words, chosen, choose, value=value, about=about)
