"""What the others did since one decided last: told when it is one's turn again, and marked on the table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from engine import format_move, new_game
from saves import SavedGame
from saves.settings import Settings, store
from screens.table.keys import RECAP
from screens.table.play.recap import since
from tests.engine.helpers import player as laid, table
from tests.screens.keyboard import HAND_OVER, PAGE, READY, Player, playing
from tests.screens.le_havre import positions
from tests.toy.position import PILE
from tests.toy.register import register

RED_BEGINS = 2
"""A seed with which the person of these games is the first to decide."""


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real game is played."""
    store(Settings(pause=0.0))


@asynccontextmanager
async def after_two_computers(size: tuple[int, int] = (80, 24)) -> AsyncIterator[Player]:
    """A game in which two computers have just had their turns after a person took wood."""
    options = {"players": ["Red", "Green", "Blue"], "variant": "short", "seed": RED_BEGINS}
    bots = {"Green": "deckhand", "Blue": "deckhand"}
    with SavedGame.create("le-havre", options, bots=bots) as saved:
        async with playing(saved, size) as player:
            await player.press("w", "w", "n")
            await player.until(lambda: not player.screen.is_waiting)
            yield player


def told(player: Player) -> list[str]:
    """The lines of what is told."""
    lines = [line.rstrip() for line in player.lines()[:-1]]
    title = next((n for n, line in enumerate(lines) if "Since your last turn" in line), len(lines))
    return lines[title + 1 :]


async def test_what_the_others_did_is_told_by_player_until_a_key_is_pressed() -> None:
    async with after_two_computers() as player:
        assert player.screen.contexts[0] == RECAP
        names = [line.split()[0] for line in told(player) if line.startswith(" ") and line[1] != " "]
        assert names == ["Green", "Blue"]
        assert told(player)[0].startswith(" Green  (supply: ")
        await player.press("escape")
        assert player.mode == PAGE
        assert not told(player)


async def test_another_key_takes_it_away_and_does_what_it_always_does() -> None:
    async with after_two_computers() as player:
        await player.press("2")
        assert not told(player)
        assert player.screen.page.keys.name == "buildings"


async def test_enter_takes_it_away_and_does_nothing_besides() -> None:
    async with after_two_computers() as player:
        played = player.game.history
        await player.press("enter")
        assert not told(player)
        assert player.game.history == played


async def test_its_last_line_stays_at_the_foot() -> None:
    async with after_two_computers() as player:
        await player.press("escape")
        assert player.desk().startswith("✓ Blue (supply: ")


async def test_it_is_called_back_at_any_time_and_in_a_question_too() -> None:
    async with after_two_computers() as player:
        await player.press("i", "R")
        assert told(player)
        await player.press("2", "b")
        assert player.mode == READY
        await player.press("R")
        assert told(player)
        await player.press("escape")
        assert player.mode == READY


async def test_where_nobody_else_did_anything_it_says_so() -> None:
    async with playing(positions.five_players()) as player:
        await player.sit_down()
        await player.press("R")
        assert "Nobody else has done anything since your last turn." in player.desk()


async def test_alone_what_happened_last_comes_back() -> None:
    async with playing(positions.first_turn()) as player:
        await player.press("down")
        assert "✓" not in player.desk()
        await player.press("R")
        assert "✓ Supply: 1 wood, 1 fish." in player.desk()


async def test_rows_that_the_others_changed_are_marked() -> None:
    async with after_two_computers() as player:
        await player.press("escape")
        rows = {line[4:12].strip(): line[0] for line in player.lines()[5:12]}
        assert rows["Fish"] == "›"
        assert " " in rows.values()


async def test_ones_own_move_marks_nothing() -> None:
    async with after_two_computers() as player:
        await player.press("i")
        before = [line[:14] for line in player.lines() if line.startswith("›")]
        await player.press("r", "r")
        assert [move for move in map(format_move, player.game.history) if move == "take iron"]
        assert [line[:14] for line in player.lines() if line.startswith("›")] == before


def test_what_happens_to_all_at_the_end_of_a_round_is_told_line_by_line() -> None:
    game = table(laid("9 fish"), laid("9 fish"), round=4, turn=7, seat=2, offers="1 clay")
    for line in ("take clay", "end turn"):
        game.play(line)
    tellings = since(game, 0, 0).tellings
    assert (tellings[0].name, tellings[0].words) == ("Green", "takes 1 clay.")
    assert tellings[1][:3] == (None, "", "Round 4 ends.")


def test_what_is_told_of_a_player_is_a_sentence_with_the_name_before_it() -> None:
    game = table(laid("9 fish"), laid("9 fish"), round=4, turn=7, seat=2, offers="1 clay")
    for line in ("take clay", "end turn"):
        game.play(line)
    (first, *_others) = since(game, 0, 0).tellings
    assert first.begins + first.words == "Green takes 1 clay."


def test_another_title_tells_what_its_players_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch.setitem)
    game = new_game("flotsam", ("Ada", "Bo"), setup={"pile": list(PILE)})
    game.play("draw")
    assert [(one.name, one.words) for one in since(game, 1, 1).tellings] == [("Ada", "draws a chart.")]


async def test_whoever_sits_down_is_told_what_the_others_did_and_nobody_before() -> None:
    async with playing(positions.hand_over(), called=True) as player:
        await player.press("enter", "n")
        assert player.mode == HAND_OVER
        assert not told(player)
        await player.press("enter")
        assert told(player)[0].startswith(" Red  takes ")
        await player.press("escape")
        assert not told(player)


async def test_what_the_others_did_is_told_in_a_game_that_goes_on_too() -> None:
    saved = positions.hand_over()
    saved.play("end turn")
    async with playing(saved, called=True) as player:
        assert not told(player)
        await player.press("enter")
        assert told(player)[0].startswith(" Red  takes ")


async def test_goods_and_players_are_told_in_their_colours() -> None:
    async with after_two_computers() as player:
        recap = player.screen.recap
        assert recap is not None
        styles = {piece.text.strip(): piece.style for line in recap.lines(80, 20) for piece in line}
        seats = {name: f"seat:{seat}" for seat, name in enumerate(player.game.names)}
        assert (styles["Green"], styles["Blue"]) == (seats["Green"], seats["Blue"])
        assert {style for style in styles.values() if style.startswith("good:")}


async def test_what_is_told_the_second_time_is_not_what_was_told_the_first_time() -> None:
    async with playing(positions.round_of(2), called=True) as player:
        for name, keys in (("Red", ("w", "w", "n")), ("Green", ("i", "i", "n"))):
            await player.sit_down()
            await player.press(*keys)
            assert player.mode == HAND_OVER
            await player.press("enter")
            assert told(player)[0].startswith(f" {name}  ")
