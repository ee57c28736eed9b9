"""Plain mode with lines and games that chance makes."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from engine import EngineError
from engine.questions import Choice, Several, answer_in_words
from engine.texts.cells import cells
from saves import SavedGame
from tests.sampled import Asked
from tests.tui.typist import Typist, at_start
from tui.plain.session import Session
from tui.plain.typed_words import Unclear

WORDS = (
    *("supply", "take", "wood", "enter", "building-firm-1", "end", "turn", "buy", "sell", "e", "b", "t", "99"),
    *("1", "2", "undo", "redo", "yes", "no", "back", "next", "moves", "table", "forecast", "help", "bakehouse", "log"),
    *("scores", "save", ":", ",", "-", "#", "fish", "francs", "\x1b[2J", "\u6e2f", ""),
)


@settings(max_examples=60 if Asked.long else 35)
@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join) | st.text(max_size=20), max_size=8))
def test_whatever_is_typed_is_played_or_answered_by_a_sentence(lines: list[str]) -> None:
    printed: list[str] = []
    saved = SavedGame.keep(at_start())
    session = Session(saved, printed.append)
    for line in lines:
        before = saved.game.history
        try:
            session.take(line)
        except (Unclear, EngineError) as error:
            assert saved.game.history == before
            session.tell.say(str(error))
    assert all(line.isprintable() and cells(line) <= 79 for line in printed)
    saved.close()


def typed_out(typist: Typist, rng: Random) -> None:
    """Make a move as somebody types it who chooses at random: begun by a number, each question answered in some way."""
    game = typist.saved.game.copy()
    moves = game.moves()
    number = rng.randrange(len(moves))
    move = moves[number]
    typist.types(str(number + 1))
    while (question := game.ask(move)) is not None:
        answer = rng.choice([question.default, question.random(rng)])
        ways = [answer_in_words(answer)]
        if answer == question.default:
            ways.append("")
        if isinstance(question, Choice | Several):
            chosen: tuple[object, ...] = answer if isinstance(answer, tuple) else (answer,)
            places = [number for number, option in enumerate(question.options, 1) if option.name in chosen]
            ways.append(", ".join(map(str, places)) or ways[0])
        move = move.answer(answer, question.label)
        typist.types(rng.choice(ways))
    game.play(move)
    assert typist.saved.game.position == game.position


@pytest.mark.parametrize(
    ("players", "seed"),
    [(2, 1), *(pytest.param(1 + seed % 5, seed, marks=pytest.mark.long) for seed in range(2, 30))],
)
def test_whole_games_are_typed_by_numbers_and_by_words(players: int, seed: int) -> None:
    rng = Random(seed)
    names = ["Red", "Green", "Blue", "Yellow", "White"][:players]
    typist = Typist(SavedGame.create("le-havre", {"players": names, "variant": "short", "seed": seed}))
    while not typist.session.is_over:
        typed_out(typist, rng)
    assert "The game is over." in typist.lines
