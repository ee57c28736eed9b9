"""Every title in a language that nobody speaks: what is not accented was never handed to a translation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from random import Random

import pytest

from engine import Game, Move, format_move
from engine.about import About
from engine.questions.question import NOTHING
from engine.texts.text import ENGLISH, Language
from saves import SavedGame
from saves.catalogues import names
from screens.plain import words_of
from screens.titles import rules_of
from tests.conformance.conftest import SEED
from tests.conformance.played import Record, recorded
from tests.conformance.test_documents import found as documents_of
from tests.conformance.test_plain import ASKED, Typist
from tests.conformance.titles import settings_of
from tests.languages.pseudo import Pseudo, english, spoken_here
from tests.sampled import Asked
from tests.screens.keyboard import LARGE, SMALL, playing

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_ACCENTED = re.compile("[áéíóú]")
_WIDE = 15
"""In so many of a hundred messages all signs are wide."""

KEYS = "1 2 3 4 5 6 0 a escape / escape ? right right escape"
"""What is pressed at a table: its pages, all of them together, moves, finding and help."""

AGAIN = "1 0 a escape ? escape"
"""And what once more in English."""


@pytest.fixture
def pseudo() -> Iterator[None]:
    """The language of this test."""
    with spoken_here(Pseudo(_WIDE)):
        yield


def initials(names: Sequence[str]) -> set[str]:
    """The first letters of the players in every order, as they stand for them in a row."""
    return {"".join(order) for n in range(3, len(names) + 1) for order in permutations([one[0] for one in names], n)}


def as_cut(words: Iterable[str]) -> set[str]:
    """Words, and what can be left of each where it is cut."""
    return {word[:length] for word in set(words) for length in range(1, len(word) + 1)}


def in_notation(saved: SavedGame) -> set[str]:
    """The words in which the moves of a game are written down, and its options: they are the same in every language."""
    lines = [saved.game.title, str(saved.game.options), NOTHING, *words_of(saved.game.title).names()]
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


@pytest.mark.dear
@pytest.mark.usefixtures("pseudo")
def test_a_plain_game_is_told_in_the_language_of_its_player(record: Record) -> None:
    with SavedGame.create(record.setting.title, record.setting.begun(SEED).options) as saved:
        typist = Typist(saved, Random(4), hands_over=False)
        typist.to_the_end()
        for line in ASKED:
            typist.type(line)
        known = as_cut([*saved.game.names, *in_notation(saved)])
        assert english(typist.printed, known) == {}


@pytest.mark.dear
@pytest.mark.usefixtures("pseudo")
async def test_a_table_is_shown_in_the_language_of_its_player(record: Record) -> None:
    with SavedGame.keep(record.game) as whole:
        known = as_cut([*whole.game.names, *in_notation(whole), *in_documents(record.game.about)])
        known |= initials(whole.game.names)
    found: dict[str, str] = {}
    few = record.moments[1:4:2] if Asked.long else record.moments[1:2]
    for moment, size in zip(few, sorted((SMALL, LARGE), reverse=record.setting.seats % 2 == 0), strict=False):
        with SavedGame.keep(moment) as saved:
            async with playing(saved, size) as player:
                for key in KEYS.split():
                    await player.press(key)
                    found |= english(player.lines(), known)
    assert found == {}


TO_LANGUAGE = "f2 up up"
"""From anywhere to the setting of the language."""

MENU = "up n escape s escape e escape d escape t escape ? escape"
"""What is pressed at the title: its lists, settings and help."""


def of_pseudo(code: str) -> Language:
    """What is read for the code of a language."""
    return ENGLISH if code == "en" else Pseudo(_WIDE)


async def test_a_language_that_is_chosen_in_a_game_is_that_of_every_screen(
    about: About, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.language.catalogue", of_pseudo)
    record = recorded(next(iter(settings_of(about.name))), 3, 1)
    with SavedGame.keep(record.game) as whole:
        known = as_cut([*whole.game.names, *in_notation(whole), *in_documents(about)])
    known |= {*names().values(), *about.designer.split(), "Havre"}
    left: dict[str, str] = {}
    with spoken_here(ENGLISH), SavedGame.keep(record.moments[-2]) as saved:
        async with playing(saved) as player:
            await player.press(*KEYS.split())
            await player.press(*TO_LANGUAGE.split(), "right", "right")
            left |= english(player.lines(), known)
            await player.press("escape")
            left |= english(player.lines(), known)
            for key in KEYS.split():
                await player.press(key)
                left |= english(player.lines(), known)
            await player.press(*TO_LANGUAGE.split(), "left", "escape")
            back = player.lines()
            for key in AGAIN.split():
                await player.press(key)
                back += player.lines()
            await player.press(*TO_LANGUAGE.split(), "right", "escape", "q")
            for key in MENU.split():
                left |= english(player.lines(), known)
                await player.press(key)
    assert left == {}
    assert [line for line in back if _ACCENTED.search(line)] == []
