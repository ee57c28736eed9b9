"""What is cut off in hints, reviews, results and lists of every title can be read whole with one key."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from itertools import product

import pytest

from engine import Game
from engine.about import About
from engine.bots import Advice
from engine.bots.looks import Look
from engine.bots.player import Reviewed
from engine.texts import message
from engine.texts.language import gettext as _, spoken as spoken_here
from saves import SavedGame
from saves.record import Record, Result
from screens.base import BaseScreen
from screens.reading.pages import ReadingScreen
from screens.table.adviser import Hint, Review
from screens.table.overlays.advice import HintList
from screens.table.plan_words import Taught
from tests.conformance.played import recorded
from tests.conformance.titles import CONFORMING, settings_of
from tests.sampled import sampled
from tests.screens.keyboard import LARGE, SMALL, Player, playing
from tui.app import HavreApp
from widgets.lines import Line, is_cut, plain, uncut
from widgets.panel import Shortened

SIZES = [SMALL, LARGE]
REASONS = tuple(message(f"This is reason number {number}, and it takes a line of its own.") for number in range(5))


def plans(game: Game, place: int) -> list[Advice]:
    """Plans that begin alike, all of the moves that came after that place of a game."""
    moves = game.history[place : place + 9]
    return [Advice(moves[: len(moves) - less], 60.0 - less, 3.0, 9, REASONS) for less in range(3)]


def spoken(lines: list[Line]) -> str:
    """What lines say, without frames."""
    return " ".join(" ".join(map(plain, lines)).replace("│", " ").split())


async def reads_all(player: Player) -> bool:
    """Whether a key shows all that was cut off, and the line of keys says which; nothing is cut without that."""
    screen = player.app.screen
    assert isinstance(screen, BaseScreen)
    seen = [one for one in screen.query("*") if isinstance(one, Shortened) and one.region and one.id != "keys"]
    signs = sum(line.count("…") for line in player.lines()[:-1])
    # A frame may leave a part of a line out of sight.
    assert signs <= sum(piece.text.count("…") for one in seen for line in one.lines for piece in line)
    assert all(piece.rest for one in seen for line in one.lines for piece in line if piece.text == "…")
    cut = [line for one in seen for line in one.lines if is_cut(line)]
    whole = _("whole text")
    assert (f" {whole}" in player.footer()) == bool(cut)
    if not cut:
        return False
    rests = [spoken(uncut([(piece,)])) for line in cut for piece in line if piece.rest]
    await player.press("f9" if f"F9 {whole}" in player.footer() else ".")  # a dot is text where text is typed
    reader = player.app.screen
    assert isinstance(reader, ReadingScreen)
    read = spoken(reader.lines(0, player.app.size.width))
    assert "…" not in read
    for rest in rests:
        assert "".join(rest.split()) in "".join(read.split())
    await player.press("escape")
    return True


@pytest.mark.parametrize(("about", "size"), sampled(product(CONFORMING, SIZES), "hints"), indirect=["about"])
async def test_all_of_a_hint_can_be_read(about: About, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    if not about.advised:
        return
    record = recorded(next(settings_of(about.name)), 1, 3)
    game = record.moments[1]

    async def looks(_hint: Hint) -> AsyncIterator[Look]:
        yield Look(tuple(plans(record.game, len(game.history))), 1.0, is_last=True)

    monkeypatch.setattr(Hint, "looks", looks)
    with SavedGame.keep(game) as saved:
        async with playing(saved, size) as player:
            await player.look_around()
            await player.press("h")
            for _plan in range(2):
                overlay = player.screen.overlay
                assert isinstance(overlay, HintList)
                told = overlay._found[overlay.place].words
                words = list(told) if spoken_here().code == "zh" else told.split()  # which parts no words by blanks
                is_seen = all(word in player.sees() for word in words)
                assert await reads_all(player) or is_seen
                await player.press("down")


@pytest.mark.parametrize(("about", "size"), sampled(product(CONFORMING, SIZES), "reviews"), indirect=["about"])
async def test_all_of_a_review_can_be_read(
    about: About, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not about.advised:
        return
    game = recorded(next(settings_of(about.name)), 1, 3).game

    async def run(review: Review) -> None:
        for number in range(1, 20):
            first, second, *_others = plans(game, number - 1)
            review.found.append(Reviewed(number, second, first, 40.0 - number, 1.0))
        review.lessons = [Taught(4.0, "A lesson " + "that goes on and on " * 20 + "to its end.")]
        review.done = review.total = 19
        review.is_running = False

    monkeypatch.setattr(Review, "run", run)
    with SavedGame.keep(game) as saved:
        async with playing(saved, size) as player:
            await player.press("v")
            found = [await reads_all(player)]
            await player.press("up")
            found.append(await reads_all(player))
            assert any(found)


@pytest.mark.parametrize(
    ("about", "size", "seats"), sampled(product(CONFORMING, SIZES, [0, -1]), "results", least=8), indirect=["about"]
)
async def test_all_of_a_result_can_be_read(about: About, size: tuple[int, int], seats: int) -> None:
    setting = next(one for one in settings_of(about.name) if one.seats == about.seats[seats])
    with SavedGame.keep(recorded(setting, 1, 3).game) as saved:
        async with playing(saved, size) as player:
            await reads_all(player)
            await player.press("end")
            await reads_all(player)


@pytest.mark.parametrize(("keys", "size"), sampled(product(["s", "e", "r", "r / o"], SIZES), "lists"))
async def test_all_of_a_list_can_be_read(keys: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    for title, conforming in CONFORMING.items():
        seats = conforming.about.seats[-1]
        setting = next(one for one in settings_of(title) if one.seats == seats)
        SavedGame.keep(recorded(setting, 1, 3).game).close()
    result = tuple(Result(f"Somebody with a long name {place}", 100 - place, place) for place in range(1, 6))
    record = Record("a", "speicherstadt", "kaispeicher", 1, (), result, 1, datetime(2026, 3, 3, tzinfo=UTC))
    monkeypatch.setattr("screens.menus.title.records", lambda: [record])
    app = HavreApp()
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        await player.press(*keys.split())
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert await reads_all(player) or size == LARGE or keys == "e"  # records are broken, never cut
