"""Finding anything at the table by its words, and typing a move as it is written down."""

from __future__ import annotations

import pytest

from engine import format_move, new_game
from engine.titles import TITLES
from saves import SavedGame
from screens.reading.rules import RulesScreen
from screens.table.game import GameScreen
from screens.table.move.palette import refused, rules_to_read
from tests.screens.keyboard import ASK, FIND, LARGE, PAGE, SMALL, Player, playing
from tests.screens.le_havre import positions
from tests.toy.position import PILE
from tests.toy.register import register
from tui.actions import registry


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real game is played."""


def notation(player: Player) -> list[str]:
    """The moves of the game as they are written down."""
    return [format_move(move) for move in player.game.history]


@pytest.mark.parametrize("title", TITLES)
def test_texts_that_are_called_alike_are_found_once(title: str) -> None:
    words = [one.words for one in rules_to_read(title)]
    assert len(words) == len(set(words)) > 10


async def test_what_is_found_of_a_card_is_entering_it_buying_it_and_reading_it() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("/", *"bakeh")
        assert player.over()[:3] == [
            "Enter the Bakehouse (1 food)",
            "Buy the Bakehouse for 8 francs",
            "Read: 05 Bakehouse (Standard buildings)",
        ]


async def test_a_text_of_the_rules_that_was_found_is_opened() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("/", *"read bakehouse", "enter")
        assert isinstance(player.app.screen, RulesScreen)
        await player.press("escape")
        assert isinstance(player.app.screen, GameScreen)
        assert player.mode == PAGE


async def test_a_page_and_a_command_are_found_by_their_words() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("/", *"page 3", "enter")
        assert player.screen.page.keys.name == "ships"
        await player.press("/", *"best moves", "enter")
        assert "advice" in player.sees()


async def test_what_cannot_be_done_is_found_below_with_its_reason() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("/", *"clay")
        lines = player.over()
        last = next(n for n, line in enumerate(lines) if line.startswith("Take clay: There is no clay on offer."))
        assert not any(line.startswith("Read: ") for line in lines[last:])


async def test_choosing_what_cannot_be_done_says_why_and_does_nothing() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("/", *"take clay", "enter")
        assert "There is no clay on offer." in player.desk()
        assert player.mode == FIND
        assert not player.game.history


async def test_a_move_is_typed_as_it_is_written_down() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press(":", *"take wood")
        assert "Take 14 wood: wood 12 → 26" in player.desk()
        await player.press("enter")
        assert notation(player) == ["take wood"]


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_long_move_is_typed_whole_and_its_end_takes_the_width_of_the_frame(size: tuple[int, int]) -> None:
    async with playing(positions.middle_game(), size) as player:
        words = "enter wharf: " + "; ".join(f"this is not what {number} asks" for number in range(6))
        await player.press(":", *words)
        assert player.screen.field.value == words
        title = next(line for line in player.lines() if "Move: " in line).rpartition("╭")[2]
        end = title.partition("Move: …")[2].rstrip("─│╮ ")
        assert words.endswith(end)
        assert len(end) > len(title) - 16


async def test_a_move_that_is_typed_in_part_is_asked_for_the_rest() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press(":", *"enter bakehouse: fee 1 fish", "enter")
        assert player.mode == ASK
        assert "How much grain?" in player.page()


async def test_what_is_no_move_says_where_it_stumbled() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press(":", *"take gold", "enter")
        assert "gold" in player.desk()
        assert not player.game.history


@pytest.fixture
def flotsam(monkeypatch: pytest.MonkeyPatch) -> SavedGame:
    """A game of another title."""
    register(monkeypatch.setitem)
    every_action = registry()
    for module in ("tui.actions", "tui.app"):
        monkeypatch.setattr(f"{module}.REGISTRY", every_action)
    return SavedGame.keep(new_game("flotsam", ("Ada", "Bo"), setup={"pile": list(PILE)}))


async def test_another_title_has_the_same_palette(flotsam: SavedGame) -> None:
    async with playing(flotsam) as player:
        await player.sit_down()
        await player.press("/", *"hands", "enter")
        assert player.screen.page.keys.name == "hands"
        await player.press(":", *"draw", "enter", "enter")
        assert notation(player) == ["draw"]


@pytest.mark.parametrize(
    ("words", "reason", "told"),
    [
        ("Enter the Bakehouse", "Bakehouse: the entry costs 1 food.", "Enter the Bakehouse: the entry costs 1 food."),
        ("进入面包房", "面包房：入场费1个食物。", "进入面包房: 入场费1个食物。"),
        (
            "Enter the Bakehouse",
            "Its fee: 1 food.",
            "Enter the Bakehouse: Its fee: 1 food.",
        ),
    ],
)
def test_a_reason_does_not_say_the_name_again_in_any_language(words: str, reason: str, told: str) -> None:
    assert [entry.words for entry in refused([(words, reason)])] == [told]
