"""Wages pay themselves in silver where there is enough; whoever would rather pay with gold says so beforehand."""

from __future__ import annotations

from engine.homesteaders.goods import GOLD, SILVER
from saves import SavedGame
from tests.engine.homesteaders.helpers import begun, laid, player
from tests.screens.homesteaders import positions
from tests.screens.keyboard import HAND_OVER, Player, playing

WITH_GOLD = player("9 silver, 1 gold, 3 worker", "farm")


def alone() -> SavedGame:
    """The Lone homesteader with a piece of gold, before the workers are put to work."""
    return SavedGame.keep(laid(WITH_GOLD, seats=1, round=6))


def made(player: Player) -> list[str]:
    return [move.words for move in player.game.history]


async def pay_with_gold(player: Player) -> None:
    await player.press("n")
    for _way in range(2):
        if "gold 1 → 0" in player.desk():
            break
        await player.press("tab")
    await player.press("enter")


async def test_silver_that_suffices_pays_the_wages_though_there_is_gold() -> None:
    async with playing(alone()) as player:
        await player.press("n")
        assert made(player) == ["assign", "pay"]
        assert player.game.position.goods[0][GOLD] == 1


async def test_wages_are_paid_with_gold_where_one_stops_before_them() -> None:
    async with playing(alone()) as player:
        await player.press("N")
        assert made(player) == ["assign"]
        await pay_with_gold(player)
        assert made(player) == ["assign", "pay"]
        assert (player.game.position.goods[0][GOLD], player.game.position.goods[0][SILVER]) == (0, 13)


async def test_trades_can_be_made_before_wages_that_wait() -> None:
    async with playing(alone()) as player:
        await player.press("N", "d", "enter", "n", "enter")
        assert made(player) == ["assign", "borrow", "pay"]


async def test_ones_own_wages_wait_while_others_put_their_workers_to_work() -> None:
    async with playing(positions.assigning()) as player:
        await player.press("N", "n", "n")
        assert made(player) == ["assign", "assign", "assign"]
        assert player.game.decision is not None
        assert (player.game.decision.kind, player.game.decision.seat) == ("wages", 0)
        await pay_with_gold(player)
        assert made(player)[3:] == ["pay", "pay", "pay"]


async def test_whoever_hands_the_keyboard_over_is_called_for_wages_that_wait() -> None:
    async with playing(SavedGame.keep(laid(WITH_GOLD, WITH_GOLD, seats=2, round=6)), called=True) as player:
        await player.press("enter", "N", "enter", "escape", "n")
        assert player.mode == HAND_OVER
        await player.sit_down()
        assert player.game.decision is not None
        assert (player.game.decision.kind, player.game.decision.seat) == ("wages", 0)


async def test_wages_wait_for_one_round_alone() -> None:
    async with playing(alone()) as player:
        await player.press("N", "n", "enter", "p")
        while player.game.position.round == 6:
            await player.press("enter")
        await player.press("3", "n")
        assert made(player)[-2:] == ["assign", "pay"]


async def test_who_takes_back_such_a_stop_can_have_the_wages_pay_themselves() -> None:
    async with playing(alone()) as player:
        await player.press("N", "u", "n")
        assert made(player) == ["assign", "pay"]


async def test_wages_paid_with_gold_are_taken_back_alone_when_the_game_is_opened_again() -> None:
    saved = alone()
    saved.play("assign: farm-1")
    saved.play("pay: with 1 gold")
    async with playing(saved) as player:
        await player.press("u")
        assert made(player) == ["assign"]


async def test_the_stop_is_found_by_its_words_and_works_in_the_list_of_all_moves() -> None:
    async with playing(alone()) as player:
        await player.press("/", *"wages")
        assert "stop before wages" in player.sees()
        await player.press("escape", "a", "N")
        assert made(player) == ["assign"]


async def test_it_is_told_of_where_there_will_be_gold() -> None:
    async with playing(alone()) as player:
        assert "N The same, but the wages wait for you" in player.desk()
    async with playing(positions.first_round()) as player:
        assert "the wages wait" not in player.desk()


async def test_nobody_is_said_to_leave_workers_idle_before_the_first_round_was_theirs() -> None:
    async with playing(SavedGame.keep(begun(2, open=True), bots={"Ben": "random"})) as seated:
        assert "Ben 1 worker: not at work yet" in " ".join(seated.sees().split())
