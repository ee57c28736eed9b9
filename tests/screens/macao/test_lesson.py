"""The first game: every step can be done, in this order, with actions that there are."""

from __future__ import annotations

from engine import Game, parse
from saves import SavedGame
from screens.macao.lesson import LESSON
from screens.table.lesson import LessonScreen
from tests.engine.macao.tables import arranged
from tui.app import HavreApp

STEPS = LESSON.steps
TAUGHT, OWN = STEPS[:8], STEPS[9]
"""The steps of the first round, and the round of one's own."""


KEYS_OF_STEPS = (
    "down down enter enter",
    "g y enter",
    "e enter",
    "i enter",
    "s enter d enter",
    "c enter t enter",
    "w enter",
    "p enter",
    "4",
)
"""The keys of every step but the last two, one after another from the start."""


async def test_every_step_is_done_with_its_keys() -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = LessonScreen(LESSON)
        await app.push_screen(screen)
        for number, keys in enumerate(KEYS_OF_STEPS):
            assert screen.step is STEPS[number]
            await pilot.press(*keys.split())
        assert screen.step is OWN


async def test_every_step_is_played_by_the_key_that_skips_it() -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = LessonScreen(LESSON)
        await app.push_screen(screen)
        for step in STEPS[:-1]:
            assert screen.step is step
            await pilot.press("greater_than_sign")
        assert screen.is_over


def taught() -> Game:
    """The game after the first round."""
    game = LESSON.begin()
    for step in TAUGHT:
        for notation in step.moves:
            game.play(game.tried(parse(game, notation))[1])
    return game


def test_every_step_is_done_by_its_moves_and_not_before() -> None:
    game = LESSON.begin()
    for step in TAUGHT:
        assert not step.is_done(game)
        for notation in step.moves:
            move = game.tried(parse(game, notation))[1]
            assert step.allows(move)
            game.play(move)
        assert step.is_done(game)


def test_the_first_round_comes_to_what_the_steps_say() -> None:
    game = taught()
    own = arranged(game)["players"][0]
    assert (own["prestige"], own["gold"], own["supply"]) == (5 + 8 + 7, 3 + 1 - 4, {})
    assert own["areas"] == [2]
    assert arranged(game)["round"] == 5
    assert "q03" in arranged(game)["company"]["quarters"]


def test_the_wall_order_is_as_the_steps_say() -> None:
    game = LESSON.begin()
    for step in TAUGHT[:7]:
        assert [disc["seat"] for disc in arranged(game)["wall"]] == [None, 0]
        for notation in step.moves:
            game.play(game.tried(parse(game, notation))[1])
    assert [disc["seat"] for disc in arranged(game)["wall"]] == [0, None]


def test_a_gap_of_the_wind_rose_is_filled_as_the_step_says() -> None:
    game = LESSON.begin()
    assert [one["round"] for one in game.forecast()["players"][0]["cubes"] if one["empty"]] == [7, 8, 9]
    coming = taught().forecast()["players"][0]["cubes"]
    assert {one["round"]: one["cubes"] for one in coming}[7] == {"green": 4}


def test_the_game_is_kept_and_read_back_where_it_is_played_on() -> None:
    game = taught()
    with SavedGame.keep(game.copy()) as kept:
        slot = kept.slot
    with SavedGame.open(slot) as again:
        assert again.game.position == game.position
