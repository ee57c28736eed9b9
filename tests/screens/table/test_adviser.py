"""The harbourmaster's advice: hints for a decision, a review of a finished game, medals for a seed."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from typing import Any

import pytest

from engine import Game, format_move
from engine.bots import Advice, Expected
from engine.bots.player import Reviewed, Stop
from engine.bots.shares import Work, by_oneself
from engine.le_havre.moves import EndTurn, Take
from engine.medals import Medals
from engine.texts import message
from screens.helpers import HELPERS
from screens.table.adviser import Review
from screens.table.look_back import LookBackScreen
from screens.table.plan_words import Taught, next_in_words
from screens.table.review import ReviewScreen
from tests.engine.open_table import open_table
from tests.screens.keyboard import ASK, HINT, PAGE, playing
from tests.screens.le_havre import positions

ADVICE = (Advice((Take("wood"),), 61.2, 61.2, 9), Advice((Take("francs"),), 58.0, 58.0, 9))


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real game is played."""


class Adviser:
    """Always says the same, when it is hurried or at once."""

    def __init__(self, waits: bool = False) -> None:
        self.waits = waits
        self.found: Sequence[Advice] = ADVICE
        self.was_hurried = False
        self.looks = 0

    def advice(self, game: Game, n: int, stop: Stop, also: object = ()) -> Sequence[Advice]:
        self.looks += 1
        while self.waits and not stop():
            pass
        self.was_hurried = stop()
        return self.found


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    """The one whom the screen asks."""
    adviser = Adviser()
    monkeypatch.setattr("engine.bots.looks.adviser", lambda *_given: adviser)
    return adviser


@pytest.mark.usefixtures("adviser")
async def test_h_shows_the_best_moves_and_how_they_compare() -> None:
    async with playing(positions.first_turn()) as player:
        await player.press("h")
        await player.until(lambda: "Take 4 wood" in player.page())
        lines = [" ".join(line.split()) for line in player.page().split("\n")]
        await player.until(lambda: "clearly best" in player.page())
        assert any("1 Take 4 wood" in line and line.endswith("clearly best") for line in lines)
        assert any("2 Take 3 francs" in line and line.endswith("about 3 less") for line in lines)
        assert "If you follow 1" in player.sees()
        assert "wood 2 → 6" in player.desk()


async def test_a_hint_shows_the_whole_plan_why_and_what_is_expected(adviser: Adviser) -> None:
    after = positions.five_players().game
    expected = (Expected(1, Take("francs"), after), Expected(0, Take("clay"), after), Expected(1, Take("iron"), after))
    adviser.found = (
        Advice((Take("wood"), EndTurn()), 61.2, 61.2, 9, (message("Wood is dear."),), expected=expected),
        Advice((Take("fish"),), 60.0, 60.0, 9),
    )
    async with playing(positions.first_turn()) as player:
        await player.press("h")
        await player.until(lambda: "Take 4 wood" in player.page())
        said = " ".join(player.page().split())
        assert "Wood is dear." in said
        assert "then end the turn" not in said
        await player.press("w")
        said = " ".join(player.sees().split())
        assert f"Then expect {after.names[1]}: Take the francs You: Take the clay" in said


def test_what_several_are_expected_to_do_and_what_one_does_again_is_said_once() -> None:
    after = positions.five_players().game
    others = [Expected(seat, Take(good), after) for seat, good in ((1, "clay"), (2, "clay"), (1, "clay"), (2, "iron"))]
    one, two = after.names[1:3]
    said = next_in_words(Advice((Take("wood"),), 61.2, 61.2, 9, expected=tuple(others)), 0)
    assert said == f"Then expect: {one}, {two}: Take the clay; {two}: Take the iron."


async def test_the_advice_is_looked_at_again_and_again_and_says_how_far_it_is(adviser: Adviser) -> None:
    async with playing(positions.first_turn()) as player:
        adviser.waits = True
        await player.press("h")
        adviser.waits = False
        await player.until(lambda: adviser.looks == 3 and "a key ends its thinking" not in player.page())


async def test_the_looks_after_the_first_one_are_shared(adviser: Adviser, monkeypatch: pytest.MonkeyPatch) -> None:
    shared: list[int] = []

    def hands(works: Sequence[Work], stop: Stop) -> Generator[Any]:
        shared.append(len(works))
        yield from by_oneself(works, stop)

    monkeypatch.setattr(HELPERS, "hands", hands)
    async with playing(positions.first_turn()) as player:
        await player.press("h")
        await player.until(lambda: adviser.looks == 3)
        assert shared == [2]


async def test_any_key_stops_the_thinking_and_keeps_what_was_found(adviser: Adviser) -> None:
    async with playing(positions.first_turn()) as player:
        adviser.waits = True
        await player.press("h")
        await player.press("down")
        await player.until(lambda: "Take 4 wood" in player.page())
        assert adviser.looks == 1
        assert "a key ends its thinking" not in player.page()


@pytest.mark.usefixtures("adviser")
async def test_a_hint_whose_effect_is_in_sight_is_taken_with_one_key() -> None:
    async with playing(positions.first_turn()) as player:
        await player.press("h")
        await player.until(lambda: "Take 4 wood" in player.page())
        await player.press("down", "enter")
        assert [format_move(move) for move in player.game.history] == ["supply", "take francs"]


async def test_a_hint_of_several_moves_is_made_taken_back_and_told_as_one(adviser: Adviser) -> None:
    adviser.found = (Advice((Take("wood"), EndTurn()), 61.2, 61.2, 9),)
    async with playing(positions.first_turn()) as player:
        await player.press("h")
        await player.until(lambda: "Take 4 wood" in player.page())
        assert "wood 2 → 6" in player.desk()
        await player.press("enter")
        assert [format_move(move) for move in player.game.history] == ["supply", "take wood", "end turn", "supply"]
        await player.press("u", "y")
        assert [format_move(move) for move in player.game.history] == ["supply"]
        assert "✓ Taken back: Red takes 4 wood. End the turn" in player.desk()


@pytest.mark.usefixtures("adviser")
async def test_hints_can_be_left() -> None:
    async with playing(positions.first_turn()) as player:
        await player.press("h", "escape")
        assert player.mode == PAGE


@pytest.mark.usefixtures("adviser")
async def test_h_is_the_hint_in_a_question_too_and_leads_back_to_it() -> None:
    async with playing(positions.middle_game()) as player:
        await player.on_row("2", "bakehouse", "e")
        await player.press("left", "h")
        asked = player.screen.overlays[0]
        assert player.mode == HINT
        await player.press("escape")
        assert player.screen.overlay is asked
        assert player.mode == ASK


async def test_enough_thought_is_said_with_enter(adviser: Adviser) -> None:
    adviser.waits = True
    async with playing(positions.first_turn()) as player:
        await player.press("h")
        assert "The harbourmaster's advice" in player.page()
        assert player.mode == HINT
        await player.press("enter")
        await player.until(lambda: "Take 4 wood" in player.page())
        assert adviser.was_hurried


async def test_leaving_the_game_ends_the_thinking(adviser: Adviser) -> None:
    adviser.waits = True
    async with playing(positions.first_turn()) as player:
        await player.press("h", "escape", "q")
        await player.until(lambda: adviser.was_hurried)


def plan(good: str) -> Advice:
    """To take something."""
    return Advice((Take(good),), 60.0, 60.0, 9, (message("Why not?"),))


def reviewed(_game: Game, _seat: int, _stop: Stop, progress: Callable[[int, int], None], seed: int) -> list[Reviewed]:
    """A review that finds four decisions, one of them good, one of them perhaps good."""
    progress(3, 3)
    return [
        Reviewed(1, plan("fish"), plan("wood"), 4.0, 1.0),
        Reviewed(2, plan("clay"), plan("clay"), 0.0),
        Reviewed(3, plan("iron"), plan("francs"), 12.0),
        Reviewed(3, plan("iron"), plan("grain"), 3.0, 5.0),
    ]


async def test_the_review_shows_the_dearest_decisions_first_and_leads_to_the_position(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.bots.review.review", reviewed)
    async with playing(positions.final_action_alone()) as player:
        await player.press("i", "i", "n", "v")
        assert isinstance(player.app.screen, ReviewScreen)
        await player.until(lambda: "Lesson: " in player.sees())
        rows = [line.split("  ") for line in player.lines()[3:6]]
        told = [[cell.strip() for cell in row if cell.strip()] for row in rows]
        assert [(when, points, done.split()[0], done.split()[-1]) for when, points, done in told] == [
            ("final action", "-12", "take", "iron"),
            ("final action", "-4", "Take", "fish"),
            ("final action", "~3", "take", "iron"),
        ]
        assert "Better by about 12 francs" in player.sees()
        assert "Why not?" in player.sees()
        await player.until(lambda: "3 decisions looked at, about 16 francs lost" in player.sees())
        await player.press("down", "down")
        assert "Perhaps better, by about 3 francs" in player.sees()
        assert "it may be nothing" in player.sees()
        await player.press("down", "enter")
        assert isinstance(player.app.screen, ReviewScreen)
        assert "A lesson is about the whole game" in player.footer()
        await player.press(*["up"] * 4)
        assert "Nothing better is seen." in player.sees()
        await player.press("t")
        assert "Nothing better is seen there." in player.footer()
        await player.press("w")
        assert "Done: take " in player.sees().replace("Take", "take")
        await player.press("escape", "down", "down", "enter")
        assert isinstance(player.app.screen, LookBackScreen)
        assert "after move 0 of" in player.sees()


async def test_lessons_stand_whole_where_all_of_the_review_has_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(review: Review) -> None:
        words = "At the end wood was left over, which counts nothing; on ships it would have brought more."
        review.lessons = [Taught(4.0, words)]
        review.is_running = False

    monkeypatch.setattr(Review, "run", run)
    async with playing(positions.final_action_alone()) as player:
        await player.press("i", "i", "n", "v")
        await player.until(lambda: "Lesson: " in player.sees())
        told = " ".join(" ".join(player.lines()[3:5]).split())
        assert told.endswith("which counts nothing; on ships it would have brought more.")


async def test_as_many_lessons_stand_whole_as_have_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(review: Review) -> None:
        words = "At the end wood was left over, which counts nothing; on ships it would have brought more, {n}."
        review.lessons = [Taught(4.0, words.format(n=n)) for n in range(8)]
        review.is_running = False

    monkeypatch.setattr(Review, "run", run)
    async with playing(positions.final_action_alone()) as player:
        await player.press("i", "i", "n", "v")
        await player.until(lambda: "Lesson: " in player.sees())
        (below,) = [n for n, line in enumerate(player.lines()) if n > 2 and line.startswith("──")]
        listed = player.lines()[3:below]
        assert sum("Lesson: " in line for line in listed) == 8
        assert sum("brought more" in line for line in listed) == len(listed) - 8


async def test_the_list_says_what_was_better_and_why_also_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.bots.review.review", reviewed)
    async with playing(positions.final_action_alone()) as player:
        await player.press("i", "i", "n", "v")
        await player.until(lambda: "3 decisions looked at" in player.sees())
        assert re.search("[Bb]etter(, | )by about", player.sees())
        assert "Done: " not in player.sees()
        await player.press("w")
        assert "Done: " in player.sees()
        assert re.search("[Bb]etter(, | )by about", player.sees())


async def test_everybody_at_the_table_can_have_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.bots.review.review", reviewed)
    async with playing(positions.shared_victory()) as player:
        await player.press(*["enter", "i", "i", "n", "enter", "w", "w", "n", "enter", "c", "c", "n"])
        names = [seat["name"] for seat in open_table(player.game)["players"]]
        await player.press("v")
        first = next(name for name in names if f"Review of {name}'s turns" in player.sees())
        names = [*names[names.index(first) :], *names[: names.index(first)]]
        for name in (*names[1:], names[0]):
            await player.press("right")
            assert f"Review of {name}'s turns" in player.sees()
            await player.until(lambda: "3 decisions looked at" in player.sees())
        await player.press("left")
        assert f"Review of {names[-1]}'s turns" in player.sees()
        assert "3 decisions looked at" in player.sees()


async def test_a_review_goes_on_behind_the_result_and_stops_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[bool] = []

    def endless(_game: Game, _seat: int, stop: Stop, _progress: object, seed: int) -> list[Reviewed]:
        while not stop():
            pass
        stopped.append(True)
        return []

    monkeypatch.setattr("engine.bots.review.review", endless)
    saved = positions.final_action_alone()
    saved.play("take fish")
    saved.play("end turn")
    async with playing(saved) as player:
        await player.press("v")
        assert "0 of ? decisions looked at" in player.sees()
        await player.press("escape")
        assert not stopped
        await player.press("q")
        await player.until(lambda: bool(stopped))


async def test_what_the_adviser_makes_of_a_deal_is_told_with_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.bots.medals.medals", lambda *_given: Medals(-90, -80, 200))
    async with playing(positions.final_action_alone()) as player:
        await player.press("i", "i", "n", "m")
        await player.until(lambda: "the deal: the harbourmaster makes -90 to 200 of it." in player.sees())


async def test_no_deal_among_several_is_compared() -> None:
    async with playing(positions.shared_victory()) as player:
        await player.press(*["enter", "i", "i", "n", "enter", "w", "w", "n", "enter", "c", "c", "n"])
        await player.press(*["enter", "i", "i", "n", "enter", "w", "w", "n", "enter", "c", "c", "n"], "m")
        assert "Only a game alone can be compared with the computer." in player.desk()
