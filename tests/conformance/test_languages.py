"""Every title in a language that nobody speaks: what is not accented was never handed to a translation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from engine import Game, Move, format_move
from engine.about import About
from engine.questions.question import NOTHING
from engine.texts.language import speak, spoken
from engine.texts.text import English
from saves import SavedGame
from screens.titles import rules_of
from tests.conformance.played import recorded
from tests.conformance.test_documents import found as documents_of
from tests.conformance.test_plain import ASKED, Typist
from tests.conformance.titles import settings_of
from tests.screens.le_havre.keyboard import LARGE, SMALL, playing

_PIECE = re.compile(r"(\{[^}]*\})")
_ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


class Accented(English):
    """English with an accent on every vowel, the names of values left as they are."""

    def gettext(self, message: str) -> str:
        parts = _PIECE.split(message)
        return "".join(part if part.startswith("{") else part.translate(_ACCENTS) for part in parts)

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return self.gettext(super().ngettext(singular, plural, n))

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)

    def npgettext(self, context: str, singular: str, plural: str, n: int) -> str:
        return self.ngettext(singular, plural, n)


KEYS = "1 2 3 4 5 6 0 a escape / escape ? right right escape"
"""What is pressed at a table: its pages, all of them together, moves, finding and help."""


@pytest.fixture
def accented() -> Iterator[None]:
    """The language of this test."""
    before = spoken()
    speak(Accented())
    yield
    speak(before)


def untranslated(lines: Iterable[str], known: set[str]) -> dict[str, str]:
    """The words with a vowel that has no accent, each with a line that has it; shorter ones are keys and codes."""
    return {
        word: line
        for line in lines
        for word in _WORD.findall(line)
        if len(word) > 2 and re.search("[aeiouAEIOU]", word) and word not in known
    }


def as_cut(words: Iterable[str]) -> set[str]:
    """Words, and what can be left of each where it is cut."""
    return {word[:length] for word in set(words) for length in range(1, len(word) + 1)}


def in_notation(saved: SavedGame) -> set[str]:
    """The words in which the moves of a game are written down, and its options: they are the same in every language."""
    lines = [saved.game.title, str(saved.game.options), NOTHING]
    for played in saved.game.positions[:-1]:
        game = saved.game.at(played)
        lines += [line for move in game.moves() for line in written(game, move)]
    return {word for line in lines for word in _WORD.findall(line)}


def in_documents(about: About) -> set[str]:
    """The words of its documents: one that is in no other language stands in English whole."""
    told = [(one.group, one.title, one.words) for one in rules_of(about.name)]
    told += [(one.group, one.title, one.words) for document in documents_of(about.name) for one in document.sections()]
    return {word for texts in told for words in texts for word in _WORD.findall(words)}


def written(game: Game, move: Move) -> Iterator[str]:
    """A move and its answers, best first, in notation."""
    yield format_move(move)
    while (question := game.ask(move)) is not None:
        yield from (str(answer) for answer in question.answers(40) or ())
        move = move.answer(question.default, question.label)


@pytest.mark.usefixtures("accented")
def test_a_plain_game_is_told_in_the_language_of_its_player(about: About) -> None:
    setting = next(iter(settings_of(about.name)))
    with SavedGame.keep(recorded(setting, 3, 1).moments[0]) as saved:
        typist = Typist(saved, Random(4), hands_over=False)
        typist.to_the_end()
        for line in ASKED:
            typist.type(line)
        known = as_cut([*saved.game.names, *in_notation(saved)])
        assert untranslated(typist.printed, known) == {}


@pytest.mark.usefixtures("accented")
async def test_a_table_is_shown_in_the_language_of_its_player(about: About) -> None:
    record = recorded(next(iter(settings_of(about.name))), 3, 1)
    with SavedGame.keep(record.game) as whole:
        known = as_cut([*whole.game.names, *in_notation(whole), *in_documents(about)])
    found: dict[str, str] = {}
    for moment, size in zip(record.moments[-2:], (SMALL, LARGE), strict=True):
        with SavedGame.keep(moment) as saved:
            async with playing(saved, size) as player:
                for key in KEYS.split():
                    await player.press(key)
                    found |= untranslated(player.lines(), known)
    assert found == {}
