"""What a session at a table shows from its first picture to its last is the same whatever lies hidden from its seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest
from rich.segment import Segment

from engine import Event, Move, Plan
from engine.bots.chance import decide
from saves.settings import Settings, store
from tests.conformance.titles import Setting
from tests.sampled import sampled
from tests.screens.keyboard import LARGE, SMALL, Size
from tests.screens.table.company import AtTable, Table
from tests.screens.table.test_together import at_all

SETTINGS = (
    Setting("le-havre", 2, "short"),
    Setting("homesteaders", 2, "full"),
    Setting("speicherstadt", 3, "base"),
    Setting("speicherstadt", 2, "kaispeicher"),
    Setting("macao", 2, "full"),
)
MOVES = 10


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here real games are played."""


@pytest.fixture(autouse=True)
def _plain_settings() -> None:
    store(Settings(pause=0.0, confirm=False))


class DealtAnew(AtTable):
    """Somebody at a table of whom all that lies hidden from their seat is dealt anew after each move."""

    differences = 0
    """How often something else lay hidden than in the game that is played."""

    def hear(self) -> None:
        self._heard_words = len(self.table.words)
        self.game = self.table.game()
        self._deal()

    def play(self, move: Move | str | Plan) -> tuple[Event, ...]:
        whole = self.table.game()
        events = whole.play(move)
        self.table.steps.append(tuple(one.move for one in whole.last))
        self.table.changed(self)
        self.hear()
        return events

    def _deal(self) -> None:
        seat = next(iter(self.mine), None)
        world = self.game.imagined(0 if seat is None else seat, Random(len(self.game.history)))
        self.differences += world.position != self.game.position
        self.game._stand(world.position)

    def __init__(self, table: Table, *mine: int) -> None:
        super().__init__(table, *mine)
        self._deal()


def keyed(row: Sequence[Segment]) -> list[tuple[str, object]]:
    """What a row looks like."""
    return [(segment.text, segment.style) for segment in row]


async def pictures(table: Table, at: AtTable, size: Size) -> list[object]:
    """Every picture of somebody at a table while all play by chance."""
    found: list[object] = []
    rng = Random(3)
    async with at_all([at], size) as (player,):
        for _move in range(MOVES):
            with player.app._context():
                await player.pilot.pause()
                screen = player.app.screen
                found.append([keyed(list(strip)) for strip in screen._compositor.render_strips()])
            now = table.game()
            if now.decision is None:
                break
            table.play(decide(now, rng))
            await player.until(lambda: len(player.game.steps) == len(table.steps))
    return found


@pytest.mark.parametrize(("setting", "size"), sampled(product(SETTINGS, [SMALL, LARGE]), "streams"))
async def test_the_stream_of_a_session_does_not_depend_on_what_is_hidden(setting: Setting, size: Size) -> None:
    table, other = Table(setting.begun(11)), Table(setting.begun(11))
    seen = await pictures(table, AtTable(table, 0), size)
    dealt = DealtAnew(other, 0)
    assert await pictures(other, dealt, size) == seen
    assert len(seen) > 1
    assert dealt.differences
