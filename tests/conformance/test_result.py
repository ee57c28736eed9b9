"""The result of a game: losses left of zero, a sentence in the colour of its sign, a foot that is read whole."""

from __future__ import annotations

import pytest

from engine import TITLES
from engine.title import Score
from engine.titles import about
from saves import SavedGame
from screens.table.game import GameScreen
from screens.table.picture.result import listing
from screens.table.title import board_of
from tests.conformance.pasts import from_the_start
from tests.conformance.titles import Setting, settings_of
from tests.screens.le_havre.keyboard import playing
from widgets.lines import Line, plain

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
TOLD = [f"Sentence {number}, which is about as long as one of those that the adviser says." for number in range(1, 8)]


def rows_of(title: str, *totals: int, cells: int = 80) -> list[Line]:
    """The result of a title where each seat has so many points of its first kind, or lost them by its last one."""
    kinds = list(board_of(title).kinds())
    scores: list[Score] = [
        {
            "seat": seat,
            "name": f"P{seat}",
            "total": total,
            "place": 1 + sum(other > total for other in totals),
            "lines": [{"kind": kinds[0] if total > 0 else kinds[-1], "name": "", "points": total}],
        }
        for seat, total in enumerate(totals)
    ]
    return [row.line for row in listing(scores, [], about(title), board_of(title), cells).rows]


@pytest.mark.parametrize("title", TITLES)
def test_what_was_lost_lies_left_of_the_line_at_zero_and_what_was_gained_right_of_it(title: str) -> None:
    gained, lost = (plain(line) for line in rows_of(title, 30, -74)[2:4])
    assert gained.index("│") == lost.index("│")
    assert "█" in gained[gained.index("│") :]
    assert "█" not in gained[: gained.index("│")]
    assert "█" in lost[: lost.index("│")]
    assert "█" not in lost[lost.index("│") :]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("total", "style"), [(-74, "short"), (74, "gain")])
def test_the_first_sentence_has_the_colour_of_its_sign(title: str, total: int, style: str) -> None:
    assert {piece.style for piece in rows_of(title, total)[0]} == {style}


@pytest.mark.parametrize("title", TITLES)
def test_a_loss_has_its_letter_in_the_colour_of_a_loss_before_its_label(title: str) -> None:
    label = list(board_of(title).kinds().values())[-1]
    row = next(
        line for line in rows_of(title, -74) if plain(line).rstrip().endswith("-74") and label[:9] in plain(line)
    )
    letter = next(piece for piece in row if piece.text.strip())
    assert len(letter.text.strip()) == 1
    assert letter.style == "short"


@pytest.mark.parametrize(("setting", "size"), GAMES)
async def test_the_foot_of_a_result_shows_its_last_line(
    setting: Setting, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GameScreen, "told_of_end", lambda _self: TOLD)
    with SavedGame.keep(from_the_start(setting, 1)) as saved:
        async with playing(saved, size) as player:
            assert [told for told in TOLD if told not in player.sees()] == []
            assert player.screen.page.keys.title in player.sees()
