"""Every sign on the table of Le Havre is explained on the page of its help about signs."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from engine.le_havre.deck import CARDS
from saves import SavedGame
from screens.le_havre.actions import OFFER_KEYS as KEYS
from screens.le_havre.rules_list import pages
from screens.le_havre.words import TYPE_LETTERS
from screens.words import shown
from tests.screens.le_havre import positions
from tests.screens.le_havre.keyboard import LARGE, SMALL, playing

FRAME = set("─│┬┴╭╮╰╯━▲▼✓…←→◂▸")
"""Rules, frames, and marks of every screen."""


def legend() -> str:
    return pages()[0][1]


def test_every_letter_of_a_type_stands_in_the_legend() -> None:
    assert [letter for letter in TYPE_LETTERS.values() if f"{letter} " not in legend()] == []


def test_every_abbreviation_of_what_a_card_does_stands_in_the_legend() -> None:
    words = {word for card in CARDS for word in re.findall(r"[A-Za-z]+|[½>+]", shown(card.short))}
    short = {word for word in words if len(word) < 3 or word in ("hamm", "rod")} - {"a", "of", "or", "no", "in"}
    assert {word for word in short if not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", legend())} == set()


@pytest.mark.parametrize("made", [positions.middle_game, positions.late_game, positions.five_players])
async def test_every_sign_on_the_pages_stands_in_the_legend(made: Callable[[], SavedGame]) -> None:
    seen: set[str] = set()
    async with playing(made()) as player:
        await player.sit_down()
        for page in "1234":
            await player.press(page)
            seen |= {sign for sign in player.sees() if not sign.isascii()}
    assert seen - FRAME - set(legend()) == set()


ENGLISH = {*["a", "an", "as", "at", "by", "if", "in", "is", "it", "le", "no", "of", "on", "or", "s", "to", "up"]}
"""Short words that are no codes."""


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(
    "made",
    [positions.middle_game, positions.late_game, positions.five_players, positions.final_action_of_the_fifth],
)
async def test_every_code_of_the_pages_head_and_side_stands_in_the_legend(
    made: Callable[[], SavedGame], size: tuple[int, int]
) -> None:
    seen: set[str] = set()
    async with playing(made(), size) as player:
        await player.sit_down()
        for page in "1234":
            await player.press(page)
            table = "\n".join(player.lines()[:-7])
            seen |= {word for word in re.findall(r"[A-Za-z]+", table) if len(word) < 3 and word.lower() not in ENGLISH}
    keys = {*KEYS.values(), "e", "b", "s", "eb", "es"}
    known = set(re.findall(r"[A-Za-z]+", legend())) | keys
    assert seen - known == set()
