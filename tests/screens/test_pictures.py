"""What the screens of the frame look like, at the smallest size and at a comfortable one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime

import pytest

from saves import Summary
from saves.listing import Listed
from saves.record import Record, Result
from saves.settings import Settings, store
from tests.screens.pictures import READ, WHOLE, cut
from tui.app import HavreApp

Snap = Callable[..., bool]

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])

PANES = ("Panes",)
"""What stands between the heading and the keys of a menu."""
RECORDS = ("#records",)
"""The same of the records."""

PLAYED = [
    Summary(
        slot="le-havre-12",
        modified=datetime(2026, 3, 1, 21, 40, tzinfo=UTC),
        title="le-havre",
        players=("Red",),
        variant="short",
        seed=4711,
        moves=34,
        created=datetime(2026, 3, 1, 20, 5, tzinfo=UTC),
    ),
    Summary(
        slot="le-havre-11",
        modified=datetime(2026, 2, 27, 9, 2, tzinfo=UTC),
        title="le-havre",
        players=("Annemarie", "Blue", "日本", "Ørsted", "Yellow"),
        variant="full",
        seed=7,
        moves=412,
        finished=True,
        created=datetime(2026, 2, 20, 20, 0, tzinfo=UTC),
    ),
    Summary(
        slot="from-a-friend",
        modified=datetime(2026, 1, 5, 12, 0, tzinfo=UTC),
        problem="The saved game from-a-friend is damaged in line 14: there is no building called bakehose.",
    ),
]

FINISHED = [
    Record("a", "le-havre", "short", 4711, (), (Result("Red", 43, 1),), 80, datetime(2026, 3, 1, 20, tzinfo=UTC)),
    Record(
        "b",
        "le-havre",
        "short",
        4711,
        (),
        (Result("Red", 51, 1),),
        82,
        datetime(2026, 3, 2, 20, tzinfo=UTC),
        attempt=2,
        seen_before=True,
        day=date(2026, 3, 2),
    ),
    Record(
        "c",
        "le-havre",
        "full",
        7,
        ("expert_loans",),
        (Result("Annemarie", 212, 1), Result("日本", 187, 2), Result("Green", 180, 3, "harbourmaster")),
        310,
        datetime(2026, 3, 3, 20, tzinfo=UTC),
    ),
]
STANDS = ("over: Ørsted 251", "Annemarie 212", "日本 187", "Blue 96", "Yellow 90")


def whole(size: tuple[int, int], else_of: tuple[str, ...] = PANES) -> tuple[str, ...]:
    """The whole screen in the smallest terminal; in a larger one what stands there otherwise."""
    return WHOLE if size == (80, 24) else else_of


@pytest.fixture(autouse=True)
def _medals(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are medals for the short game alone and for three."""
    rows = {"short": {"1": [98, 121, 146], "3": [60, 75, 92]}}
    monkeypatch.setattr("engine.medals.numbers", lambda _package, _name: rows)


@pytest.fixture(autouse=True)
def _day(monkeypatch: pytest.MonkeyPatch) -> None:
    """The year of a saved game is told where it is not the last one: the day is the same in every picture."""
    monkeypatch.setattr("screens.menus.saved_games.today", lambda: date(2026, 3, 3))


@pytest.fixture
def finished(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of three kinds in the records."""
    monkeypatch.setattr("screens.menus.title.records", lambda: FINISHED)
    monkeypatch.setattr("screens.menus.records.today", lambda: date(2026, 3, 3))
    monkeypatch.setattr("screens.menus.daily.records", lambda: FINISHED)
    monkeypatch.setattr("screens.menus.daily.today", lambda: date(2026, 3, 3))
    monkeypatch.setattr("screens.menus.title.today", lambda: date(2026, 3, 3))


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three saved games, one of them damaged."""
    monkeypatch.setattr("screens.menus.title.latest", lambda: PLAYED[0])
    files = {Listed(one.slot, place, 0): one for place, one in enumerate(PLAYED)}
    monkeypatch.setattr("screens.menus.saved_games.listed", lambda: list(files))
    monkeypatch.setattr("screens.menus.saved_games.glanced", files.__getitem__)
    stands = {"le-havre-12": ("round 3/4", "you 38"), "le-havre-11": STANDS}
    monkeypatch.setattr("saves.listing.Stands.of", lambda _stands, slot: stands.get(slot, ()))


def test_title_in_a_very_large_terminal(snap_compare: Snap) -> None:
    assert snap_compare(cut(HavreApp(), ("#harbour", *PANES)), terminal_size=(200, 60))


@pytest.mark.parametrize("key", ["n", "s", "e", "t", "r", "?"])
@pytest.mark.usefixtures("games", "finished", "seed")
def test_menus_in_a_very_large_terminal(snap_compare: Snap, key: str) -> None:
    of = {"r": ("#panes",), "?": READ, "e": RECORDS}.get(key, PANES)
    assert snap_compare(cut(HavreApp(), of), terminal_size=(200, 60), press=[key])


def test_title_without_a_saved_game(snap_compare: Snap) -> None:
    assert snap_compare(cut(HavreApp(), PANES), terminal_size=(80, 24))


@SIZES
@pytest.mark.usefixtures("games")
def test_title_with_a_game_to_continue(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(cut(HavreApp(), whole(size, ("#harbour", *PANES))), terminal_size=size)


@SIZES
def test_new_game_for_three_with_the_cursor_on_expert_loans(snap_compare: Snap, size: tuple[int, int]) -> None:
    app = cut(HavreApp(), whole(size))
    assert snap_compare(app, terminal_size=size, press=["n", "3", "up", "up", "up", "up", "right"])


@SIZES
def test_new_game_while_a_name_is_typed(snap_compare: Snap, size: tuple[int, int]) -> None:
    keys = ["n", "5", "j", "j", "enter", *"Marlène", "left", "left"]
    assert snap_compare(cut(HavreApp(), PANES), terminal_size=size, press=keys)


@SIZES
@pytest.mark.usefixtures("games")
def test_saved_games(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(cut(HavreApp(), whole(size)), terminal_size=size, press=["s"])


@SIZES
@pytest.mark.usefixtures("games")
def test_saved_games_with_the_cursor_on_a_damaged_one(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(cut(HavreApp(), PANES), terminal_size=size, press=["s", "j", "j"])


@SIZES
@pytest.mark.usefixtures("games")
def test_saved_games_asking_before_one_is_deleted(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(
        cut(HavreApp(), ("#below", "#keys") if size == (80, 24) else ("#below",)), terminal_size=size, press=["s", "d"]
    )


@SIZES
def test_saved_games_when_there_are_none(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(cut(HavreApp(), PANES), terminal_size=size, press=["s"])


@SIZES
def test_help_of_the_new_game_screen(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(cut(HavreApp(), whole(size, READ)), terminal_size=size, press=["n", "?"])


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (30, 8)], ids=["79x24", "80x23", "30x8"])
def test_terminal_that_is_too_small(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(HavreApp(), terminal_size=size)


@pytest.mark.usefixtures("games")
def test_title_without_colour(snap_compare: Snap, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert snap_compare(cut(HavreApp(), ("#harbour", *PANES)), terminal_size=(80, 24))


@pytest.mark.usefixtures("games")
def test_saved_games_without_colour(snap_compare: Snap, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert snap_compare(cut(HavreApp(), PANES), terminal_size=(80, 24), press=["s", "d"])


@pytest.mark.parametrize("palette", ["dark", "light"])
def test_harbour_in_each_palette(snap_compare: Snap, palette: str) -> None:
    store(Settings(palette=palette))
    assert snap_compare(cut(HavreApp(), ("#harbour",)), terminal_size=(80, 24))


@pytest.mark.usefixtures("games")
def test_title_in_the_colours_of_the_terminal(snap_compare: Snap) -> None:
    store(Settings(palette="terminal"))
    assert snap_compare(cut(HavreApp(), ("#harbour", *PANES)), terminal_size=(80, 24))


@pytest.mark.usefixtures("games")
def test_saved_games_in_ascii(snap_compare: Snap) -> None:
    app = HavreApp()
    app.ascii_glyphs = True
    assert snap_compare(cut(app, PANES), terminal_size=(80, 24), press=["s"])


@SIZES
def test_settings_with_a_key_that_was_changed(snap_compare: Snap, size: tuple[int, int]) -> None:
    store(Settings(pause=1.5, keys={"undo": ("z",)}))
    assert snap_compare(cut(HavreApp(), whole(size)), terminal_size=size, press=["t", "down", "down"])


@SIZES
def test_keys_with_a_key_that_is_taken(snap_compare: Snap, size: tuple[int, int]) -> None:
    store(Settings(keys={"continue_game": ("z",)}))
    app = cut(HavreApp(), ("#head", *PANES))
    assert snap_compare(app, terminal_size=size, press=["t", "up", "enter", "right", *"jj", "enter", "q"])


@SIZES
def test_keys_while_a_key_is_asked_for(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(
        cut(HavreApp(), ("#below",)), terminal_size=size, press=["t", "up", "enter", "right", "j", "enter"]
    )


@SIZES
@pytest.mark.usefixtures("finished")
def test_daily_harbour_with_an_attempt_of_another_day(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(cut(HavreApp(), whole(size)), terminal_size=size, press=["d"])


def test_records_before_any_game_is_finished(snap_compare: Snap) -> None:
    assert snap_compare(cut(HavreApp(), RECORDS), terminal_size=(80, 24), press=["e"])


@SIZES
@pytest.mark.usefixtures("finished")
def test_records_of_several_kinds_of_games(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(cut(HavreApp(), whole(size, RECORDS)), terminal_size=size, press=["e", "j"])


@pytest.mark.usefixtures("finished")
def test_records_without_colour(snap_compare: Snap, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert snap_compare(cut(HavreApp(), RECORDS), terminal_size=(80, 24), press=["e"])


@SIZES
@pytest.mark.usefixtures("games")
def test_saved_games_while_a_name_is_typed(snap_compare: Snap, size: tuple[int, int]) -> None:
    assert snap_compare(cut(HavreApp(), ("#below", "Field")), terminal_size=size, press=["s", "n", *"harbour"])


def test_settings_in_ascii_without_colour(snap_compare: Snap, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    store(Settings(glyphs="ascii"))
    assert snap_compare(cut(HavreApp(), PANES), terminal_size=(80, 24), press=["t"])
