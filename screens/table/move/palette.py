"""Everything that can be found at a table by its words: moves, what they lead to, pages, commands, the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from engine import Move, Plan, format_move
from engine.texts.language import gettext as _
from screens.actions import EVERYWHERE, Action, key_label
from screens.table.table_protocol import Table
from screens.titles import rules_of
from screens.ways import gone

_NOT_LISTED = ("find", "type_move")
"""What one has done already to come here."""


class Entry(NamedTuple):
    """Something that can be found, and done where there is no reason against it."""

    words: str
    choose: Callable[[], None]
    """What is done when it is chosen."""
    candidate: Move | Plan | None = None
    """The move whose effect can be shown before it is chosen."""
    reason: str = ""
    """Why it cannot be done now, in a sentence."""


def doable(table: Table) -> list[Entry]:
    """Every move of the decision, and the ways to what several of them lead to."""
    describe = table.board.describe
    found = [Entry(describe(move), partial(table.begin, move, seen=True), move) for move in table.game.moves()]
    for goal in table.goals():
        for way in goal.ways:
            if way.wishes or isinstance(way.move, Plan):
                begin = partial(table.begin, way.move, way.wishes, seen=True)
                found.append(Entry(way.words, begin, gone(table.game, way)))
    return found


def palette(table: Table) -> list[Entry]:
    """Everything that can be found: what can be done first, what cannot last, with the reason."""
    found = [*doable(table), *_readable(table), *_pages(table), *_commands(table), *_refused(table)]
    return sorted(found, key=lambda one: bool(one.reason))


def in_notation(table: Table) -> list[Entry]:
    """Every move of the decision as it is written down."""
    return [Entry(format_move(move), partial(table.begin, move, seen=True), move) for move in table.game.moves()]


def _readable(table: Table) -> Iterator[Entry]:
    """The texts of the rules: cards, goods, chapters."""
    title = table.game.title
    for one in rules_of(title):
        words = _("Read: {title} ({group})").format(title=one.title, group=one.group)
        yield Entry(words, partial(_open_rules, table, title, one.name or one.title))


def _open_rules(table: Table, title: str, about: str) -> None:
    table.to_page(straight_on=False)
    table.frame.open_rules(title, about)


def _pages(table: Table) -> Iterator[Entry]:
    for number, page in enumerate(table.board.pages, start=1):
        words = _("Page {key}: {title}").format(key=number, title=_(page.keys.title))
        reason = "" if page.is_there else page.why_not
        yield Entry(_with(words, reason), partial(table.show_page, page.keys.name), reason=reason)


def _commands(table: Table) -> Iterator[Entry]:
    """What the keys do that work on every page."""
    contexts = (*table.board.keys.playing(), EVERYWHERE)
    for action, keys in table.frame.registry.active(contexts):
        if action.name not in _NOT_LISTED:
            words = _("{label}: {help} ({key})").format(
                label=_(action.label).capitalize(), help=_(action.help), key=key_label(keys[0])
            )
            reason = "" if table.available(action) else table.why_not(action)
            yield Entry(_with(words, reason), partial(_perform, table, action), reason=reason)


def _perform(table: Table, action: Action) -> None:
    table.to_page(straight_on=False)
    table.perform(action)


def _refused(table: Table) -> Iterator[Entry]:
    """What several moves would lead to, and moves, that are not possible now."""
    wanted = [(goal.words, goal.reason) for goal in table.goals() if not goal.ways]
    for words, reason in (*wanted, *table.refused()):
        yield Entry(_with(words, reason), partial(table.say, reason), reason=reason)


def _with(words: str, reason: str) -> str:
    """Words with the reason behind them, without the name that the reason begins with where they end with it."""
    name, colon, rest = reason.partition(": ")
    told = rest if colon and words.endswith(name) else reason
    return _("{what}: {reason}").format(what=words.rstrip("."), reason=told) if reason else words
