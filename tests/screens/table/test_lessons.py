"""What a reviewed game teaches: what was missed more than once, and of each decision once what was lost."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import Game, Move
from engine.bots import Advice
from engine.bots.player import Lesson, Reviewed
from engine.le_havre.moves import Enter, Take
from engine.texts import message
from screens.plain import words_of
from screens.table.plan_words import gist_of, lessons_of
from tests.engine.helpers import red


def plan(move: Move) -> Advice:
    """To do one thing."""
    return Advice((move,), 0.0, 0.0, 1)


def told(game: Game, lost: Sequence[Reviewed]) -> list[str]:
    """The lessons of a game in words."""
    return [one.words for one in lessons_of(game, 0, lost)]


@pytest.fixture
def game() -> Game:
    """A game in which two decisions were taken, each after the supply of a round."""
    game = red("1 franc", town=["marketplace"], offers="2 wood, 3 fish", round=2)
    for line in ("take wood", "end turn", "supply", "take fish"):
        game.play(line)
    return game


def test_what_was_missed_more_than_once_is_one_lesson(game: Game) -> None:
    lost = [Reviewed(number, plan(Take("wood")), plan(Take("fish")), 4.0) for number in (1, 4)]
    assert told(game, lost)[0] == (
        "More than once this was better: Take the fish (Round 2, turn 1; Round 2, turn 2); about 8 francs together."
    )


def test_of_each_decision_it_is_told_once_what_was_lost(game: Game) -> None:
    lost = [
        Reviewed(1, plan(Take("wood")), plan(Take("fish")), 4.0),
        Reviewed(4, plan(Take("wood")), plan(Take("clay")), 2.0),
    ]
    assert told(game, lost) == [
        "More than once this was not the best: Take the wood (Round 2, turn 1; Round 2, turn 2); "
        "it cost about 6 francs together."
    ]


def test_a_decision_by_itself_is_no_lesson(game: Game) -> None:
    """It stands among the dearest decisions, wherever lessons are told."""
    assert told(game, [Reviewed(1, plan(Take("wood")), plan(Take("fish")), 4.0)]) == []


def test_of_two_plans_about_the_same_what_sets_them_apart_is_told(game: Game) -> None:
    marketplace = Enter("marketplace")
    coal, iron = (marketplace.answer((good, "wood")) for good in ("coal", "iron"))
    one = Reviewed(1, plan(iron), plan(coal), 3.0)
    assert gist_of(words_of(game.title), game.up_to(0), one, is_best=True) == "Enter the Marketplace: coal, wood"


def test_what_was_perhaps_lost_teaches_nothing(game: Game) -> None:
    assert told(game, [Reviewed(1, plan(Take("wood")), plan(Take("fish")), 4.0, doubt=5.0)]) == []


def test_there_are_three_lessons_at_most_and_those_of_the_title_are_among_them(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = [Lesson(9.0, message("First.")), Lesson(1.0, message("Third.")), Lesson(0.5, message("Last."))]
    monkeypatch.setattr("engine.bots.review.lessons", lambda *_given: own)
    lost = [Reviewed(number, plan(Take("wood")), plan(Take("fish")), 4.0) for number in (1, 4)]
    assert [words.split(":")[0] for words in told(game, lost)] == ["First.", "More than once this was better", "Third."]
