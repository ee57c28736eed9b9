"""Everything that can be found at a table by its words: moves, what they lead to, pages, commands, the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine import Move, OpenGame, Plan, format_move
from engine.texts.language import gettext as _
from screens.actions import Action, key_label
from screens.table.page import Page
from screens.table.requests import Begin, Perform, ReadRules, Request, Say, ShowPage
from screens.table.title import Board
from screens.titles import rules_of
from screens.ways import Goal, gone

_COLON = re.compile(": |：")
_NOT_LISTED = ("find", "type_move")
"""What one has done already to come here."""


class Entry(NamedTuple):
    """Something that can be found, and done where there is no reason against it."""

    words: str
    request: Request
    """What is done when it is chosen."""
    candidate: Move | Plan | None = None
    """The move whose effect can be shown before it is chosen."""
    reason: str = ""
    """Why it cannot be done now, in a sentence."""


def doable(game: OpenGame, board: Board, goals: Iterable[Goal]) -> list[Entry]:
    """Every move of the decision, and the ways to what several of them lead to."""
    found = [Entry(board.describe(move), Begin(move, seen=True), move) for move in game.moves()]
    for way in (way for goal in goals for way in goal.ways):
        if way.wishes or isinstance(way.move, Plan):
            found.append(Entry(way.words, Begin(way.move, way.wishes, seen=True), gone(game, way)))
    return found


def in_notation(game: OpenGame) -> list[Entry]:
    """Every move of the decision as it is written down."""
    return [Entry(format_move(move), Begin(move, seen=True), move) for move in game.moves()]


def rules_to_read(title: str) -> Iterator[Entry]:
    """The texts of the rules: cards, goods, chapters; of cards that are called alike the first one."""
    found: dict[str, Entry] = {}
    for one in rules_of(title):
        words = _("Read: {title} ({group})").format(title=one.title, group=one.group)
        found.setdefault(words, Entry(words, ReadRules(title, one.name or one.title)))
    yield from found.values()


def pages_to_open(pages: Sequence[Page]) -> Iterator[Entry]:
    """The pages of a table."""
    for number, page in enumerate(pages, start=1):
        words = _("Page {key}: {title}").format(key=number, title=_(page.keys.title))
        yield _entry(words, ShowPage(page.keys.name), "" if page.is_there else page.why_not)


def commands(actions: Iterable[tuple[Action, str, str]]) -> Iterator[Entry]:
    """What keys do: actions, each with its key and the reason why it cannot be carried out now, if there is one."""
    for action, key, reason in actions:
        if action.name not in _NOT_LISTED:
            # Translators: a key: its label, what it does as a sentence, and the key.
            words = _("{label}: {help} ({key})").format(label=_(action.label), help=_(action.help), key=key_label(key))
            yield _entry(words, Perform(action), reason)


def refused(moves: Iterable[tuple[str, str]]) -> Iterator[Entry]:
    """Moves, and what several would lead to, that are not possible now: each in words and with the reason."""
    return (_entry(words, Say(reason), reason) for words, reason in moves)


def _entry(words: str, request: Request, reason: str) -> Entry:
    """An entry, the reason behind its words without the name that it begins with where they end with that."""
    name, *rest = _COLON.split(reason, maxsplit=1)
    told = rest[0] if rest and words.endswith(name) else reason
    # Translators: what is not possible, and why, a sentence.
    described = _("{what}: {reason}").format(what=words.rstrip(".。"), reason=told) if reason else words
    return Entry(described, request, reason=reason)
