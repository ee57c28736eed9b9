"""The names and terms of the titles: of cards, goods, moves, phases, levels; and where a text has one of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from random import Random

from engine import Amount, Basket, Game, Payment
from engine.titles import rules_of
from tests.conformance.played import asked, recorded
from tests.conformance.titles import CONFORMING, drawn

ROOT = Path(__file__).parents[2]
_PACKAGES = ("engine", "saves", "widgets", "screens", "tui")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def folder_of(title: str) -> str:
    """What the folders of a title are called."""
    return title.replace("-", "_")


def shared_modules() -> Iterator[Path]:
    """Every source file that belongs to no title: neither to one of the collection nor to one that is being written."""
    folders = {path.parent.name for path in ROOT.glob("engine/*/title.py")}.union(map(folder_of, CONFORMING))
    for package in _PACKAGES:
        for path in sorted((ROOT / package).rglob("*")):
            if path.suffix in (".py", ".tcss") and not folders & set(path.relative_to(ROOT).parts):
                yield path


@cache
def names() -> frozenset[str]:
    """Every name of every title, in lower case with spaces, without the number of a copy."""
    return frozenset(
        _with_spaces(re.sub(r"-[0-9]+$", "", name)) for title in CONFORMING for name in _names_of(title)
    ) - {""}


def _names_of(title: str) -> Iterator[str]:
    about, rules = CONFORMING[title].about, rules_of(title)
    yield from (about.name, about.designer, str(about.unit.noun), str(about.unit.points(1)).partition(" ")[2])
    yield from CONFORMING[title].terms
    values = (value for rule in about.rules for value in rule.values)
    yield from (named.name for named in (*about.variants, *about.rules, *about.levels, *values))
    for kind in rules.kinds_of_move:
        yield kind.words
        yield from kind.targets if kind.needs_target else ()
    for setting in drawn("words"):
        if setting.title != title:
            continue
        record = recorded(setting, 1, 8)
        yield from _phases(record.game)
        for game in record.moments:
            yield from _met(game)


def _phases(game: Game) -> Iterator[str]:
    """What was decided in a game from its start to its end."""
    back = game.copy()
    while back.can_undo:
        back.undo()
        if back.decision is not None:
            yield back.decision.kind


def _met(game: Game) -> Iterator[str]:
    """The names that a moment of a game has: the kinds of points, and what can be paid or given."""
    yield from (line["kind"] for score in game.scores() for line in score["lines"])
    for _move, question in asked(game, Random(1)):
        if isinstance(question, Basket | Payment):
            yield from (token.name for token in question.tokens)
        elif isinstance(question, Amount):
            yield question.of


def found_in(path: Path, names: Collection[str]) -> set[str]:
    """The names that stand in a source file as whole words; the parts of an identifier are words too."""
    text = _with_spaces(_CAMEL.sub(" ", path.read_text(encoding="utf-8")))
    there = (name for name in names if name in text)
    return {name for name in there if re.search(rf"(?<![a-z]){re.escape(name)}(?![a-z])", text)}


def strings_in(path: Path, names: Collection[str]) -> set[str]:
    """The names that are a whole string in the code of a source file."""
    return {name for name in map(_with_spaces, strings(path)) if name in names}


@cache
def strings(path: Path) -> frozenset[str]:
    """Every string in the code of a source file."""
    if path.suffix != ".py":
        return frozenset()
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def _with_spaces(text: str) -> str:
    return re.sub(r"[-_ ]+", " ", text).lower()
