"""The titles of the collection as the screens know them: where each has its table, its keys and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from engine.texts.language import spoken
from engine.texts.text import Language
from screens import by_name

if TYPE_CHECKING:
    from screens.documents import RulesText


class TitleCard(NamedTuple):
    """Where a title has what the player sees of it; a name "module:NAME" is imported when it is asked for."""

    board: str
    """The class of its table on the screen."""
    keys: str
    """The keys of its table."""
    rules: str
    """The function that gives all texts of its rules."""
    plain: str
    """What it says in plain words."""
    report: str
    """The function that reports on a game."""
    lesson: str = ""
    """The lesson that teaches it by playing, if there is one."""
    lessons: Mapping[str, str] = {}
    """The lessons of variants that have one of their own."""


def _card(package: str, board: str, rules: str = "rules_list") -> TitleCard:
    """Where a title has it whose modules are called as usual: the class of its table, the module of its rules."""
    return TitleCard(
        board=f"{package}.board:{board}",
        keys=f"{package}.actions:KEYS",
        rules=f"{package}.{rules}:texts",
        plain=f"{package}.plain:WORDS",
        report=f"{package}.report:report",
        lesson=f"{package}.lesson:LESSON",
    )


TITLES = {
    "le-havre": _card("screens.le_havre", "LeHavre"),
    "homesteaders": _card("screens.homesteaders", "HomesteadersBoard"),
    "speicherstadt": _card("screens.speicherstadt", "SpeicherstadtBoard", "rules")._replace(
        lessons={"kaispeicher": "screens.speicherstadt.lesson:WITH_KAI"}
    ),
    "macao": _card("screens.macao", "MacaoBoard"),
}


def has_lesson(title: str) -> bool:
    """Whether a title can be learnt by playing."""
    return title in TITLES and bool(TITLES[title].lesson)


def rules_of(title: str) -> Sequence[RulesText]:
    """All texts of a title's rules, in the order in which one would read them."""
    return rules_in(spoken(), TITLES[title].rules)  # type: ignore[arg-type]  # a protocol says nothing of hashes


@cache
def rules_in(_language: Language, rules: str) -> Sequence[RulesText]:
    """The texts that a function gives, while a language is spoken: made once, since a page may ask at every key."""
    texts: Callable[[], Sequence[RulesText]] = by_name.named(rules)
    return texts()
