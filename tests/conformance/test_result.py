"""The result of a game: losses left of zero, the whole table for its picture, every line of the scores below it."""

from __future__ import annotations

import pytest

from engine import TITLES
from engine.texts.cells import cells
from engine.texts.language import gettext as _
from saves import SavedGame
from screens.actions import key_label
from screens.table.picture.sources import bar_signs, line_by_line, seats_titled
from screens.table.title import board_of
from tests.conformance.pasts import from_the_start
from tests.conformance.titles import Setting, settings_of
from tests.screens.keyboard import playing
from tests.screens.table.ends import laid_out
from widgets.lines import plain

SIZES = [(80, 24), (120, 40), (200, 60)]
SETTINGS = [
    setting
    for title in TITLES
    for setting in {setting.seats: setting for setting in settings_of(title) if not setting.rules}.values()
]
"""Each title with each number of seats."""
GAMES = [
    pytest.param(setting, size, id=f"{setting}-{size}", marks=() if number % 3 == place else pytest.mark.long)
    for number, setting in enumerate(SETTINGS)
    for place, size in enumerate(SIZES)
]
"""Each of them at one size after another, and at every size where they are asked for."""


@pytest.mark.parametrize("title", TITLES)
def test_what_was_lost_lies_left_of_the_line_at_zero_and_what_was_gained_right_of_it(title: str) -> None:
    gained, lost = (plain(line) for line in seats_titled(laid_out(title, 30, -74), 80)[-2:])
    assert cells(gained[: gained.index("│")]) == cells(lost[: lost.index("│")])
    assert "█" in gained[gained.index("│") :]
    assert "█" not in gained[: gained.index("│")]
    assert "█" in lost[: lost.index("│")]
    assert "█" not in lost[lost.index("│") :]


@pytest.mark.parametrize("title", TITLES)
def test_a_part_of_a_bar_bears_its_letter_and_its_points(title: str) -> None:
    end = laid_out(title, 30, -74)
    gained, lost = (plain(line) for line in seats_titled(end, 80)[-2:])
    letters = [sign.letter for sign in bar_signs(end.kinds).values()]
    assert f" {letters[0]} 30 " in gained
    assert f" {letters[-1]} -74 " in lost


@pytest.mark.parametrize("title", TITLES)
def test_a_loss_has_its_letter_in_the_colour_of_a_loss_before_its_label(title: str) -> None:
    label = list(board_of(title).kinds().values())[-1]
    rows = line_by_line(laid_out(title, -74), 80)
    row = next(line for line in rows if plain(line).rstrip().endswith("-74") and label[:9] in plain(line))
    letter = next(piece for piece in row if piece.text.strip())
    assert len(letter.text.strip()) == 1
    assert letter.style == "short"


@pytest.mark.parametrize(("setting", "size"), GAMES)
async def test_a_result_takes_the_whole_table_and_says_what_next_at_its_foot(
    setting: Setting, size: tuple[int, int]
) -> None:
    with SavedGame.keep(from_the_start(setting, 1)) as saved:
        async with playing(saved, size) as player:
            *_above, last, _keys = [line for line in player.sees().splitlines() if line.strip()]
            assert _("Report") in last
            assert _("the game is over") in player.sees().splitlines()[0]
            assert not player.screen.query_one("#prompt").display


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
async def test_every_line_of_a_result_is_reached_by_going_down(setting: Setting) -> None:
    with SavedGame.keep(from_the_start(setting, 1)) as saved:
        async with playing(saved) as player:
            picture = player.page()
            await player.press("}")
            assert player.page() != picture
            await player.press("down")
            assert _("{key} changes nothing that is shown here.").format(key=key_label("down")) in player.sees()
            await player.press("{")
            assert player.page() == picture
