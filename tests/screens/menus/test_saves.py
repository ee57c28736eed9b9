from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from threading import Event

import pytest
from textual.events import Paste

from saves import SavedGame, Summary, moves_of
from saves.errors import Stopped
from saves.exchange import exported
from saves.format import entry_bytes
from saves.listing import Listed, glanced, listed
from saves.slots import path_of
from screens.menus.saved_games import in_columns, last_played
from screens.menus.saves import SavesScreen
from screens.menus.title import TitleScreen
from tests.saves.players import next_move
from tests.screens.fakes import shown
from tests.waiting import until, until_app
from tui.app import HavreApp
from widgets.lines import plain, text


@pytest.fixture
def three_games() -> list[str]:
    """Three saved games; the last one was played last."""
    slots = []
    for players in (["Red"], ["Red", "Blue"], ["日本", "Anna", "Bob"]):
        with SavedGame.create("le-havre", {"players": players, "variant": "short", "seed": 7}) as saved:
            slots.append(saved.slot)
    return slots


async def test_an_empty_list_says_how_to_begin() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        assert "No game has been saved yet" in shown(pilot.app.screen)
        await pilot.press("enter", "d", "j", "k")
        assert isinstance(pilot.app.screen, SavesScreen)


@pytest.mark.usefixtures("three_games")
async def test_every_row_says_what_is_played_and_how_it_stands() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        assert "3 games" in shown(pilot.app.screen)
        await until_app(pilot, lambda: "Le Havre, short   round 1/4, you 7" in shown(pilot.app.screen))
        assert re.search("Le Havre, short +round 1/12, .*日本 5", shown(pilot.app.screen))


async def test_at_80_columns_neither_the_name_nor_the_title_of_a_game_is_cut() -> None:
    game = {"players": ["Red", "Blue", "Green"], "variant": "kaispeicher", "seed": 5}
    with SavedGame.create("speicherstadt", game) as saved:
        slot = saved.slot
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        await until_app(pilot, lambda: bool(re.search(f"{slot} +Die Speicherstadt +", shown(pilot.app.screen))))


async def test_the_result_of_a_game_that_is_over_is_told_the_winner_first() -> None:
    with SavedGame.create("le-havre", {"players": ["Ann", "Ben"], "variant": "short", "seed": 3}) as saved:
        while saved.game.decision is not None:
            saved.play(next_move(saved.game))
        first, second = sorted(saved.game.scores(), key=lambda score: int(score["place"]))
    words = f"over: {first['name']} {first['total']}, {second['name']} {second['total']}"
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        await until_app(pilot, lambda: words in shown(pilot.app.screen))


async def test_names_are_whole_in_a_wide_terminal() -> None:
    names = ["Annemarie", "Ben", "Cäsar", "Dorothea"]
    slot = "an evening with the family"
    SavedGame.create("le-havre", {"players": names, "variant": "short", "seed": 3}, slot).close()
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        await pilot.press("s")
        await until_app(pilot, lambda: "round 1/" in shown(pilot.app.screen))
        await until_app(
            pilot, lambda: all(re.search(rf"{name} +\d", shown(pilot.app.screen)) is not None for name in names)
        )
        assert re.search(rf"{slot} +Le Havre, short", shown(pilot.app.screen))


async def test_two_blanks_part_when_a_game_was_played_from_how_it_stands() -> None:
    columns = [(text("How it stands"), 12), (text("x"), 3), (text("How it stands"), 12), (text("Last"), 8)]
    row = in_columns(columns, [text("n"), text("g"), text("over: Ann 52, Ben 47"), text("29 Nov")])
    assert plain(row)[15:] == " over: Ann…  29 Nov "


async def test_below_the_list_nothing_is_told_twice() -> None:
    SavedGame.create("le-havre", {"players": ["Red", "Green"], "variant": "short", "seed": 7}, "a game").close()
    for size, said in (((80, 24), "a game, seed 7, begun"), ((120, 40), "│ seed 7, begun")):
        async with HavreApp().run_test(size=size) as pilot:
            await pilot.press("s")
            await until_app(pilot, lambda: "round 1/8, " in shown(pilot.app.screen))
            await pilot.press("R")
            await until_app(pilot, lambda: "Round 1/8" in shown(pilot.app.screen))
            assert said in shown(pilot.app.screen)
            assert shown(pilot.app.screen).count("round 1/8") == 1
            assert shown(pilot.app.screen).count("a game") == 2


async def test_how_a_game_stands_is_told_below_the_list_where_its_line_has_no_room() -> None:
    names = ["Yellow", "Benedict", "White", "Annemarie", "Ed"]
    SavedGame.create("le-havre", {"players": names, "variant": "full", "seed": 7}).close()
    for size, is_told in (((80, 24), True), ((120, 40), False)):
        async with HavreApp().run_test(size=size) as pilot:
            await pilot.press("s")
            await until_app(pilot, lambda: "round 1/20" in shown(pilot.app.screen))
            below = shown(pilot.app.screen).rpartition("seed 7")[2]
            assert ("Annemarie 5, Ed 5" in " ".join(below.split())) == is_told


async def test_how_five_players_stand_is_whole_at_120_columns() -> None:
    names = ["Yellow", "Benedict", "White", "Annemarie", "Ed"]
    with SavedGame.create("le-havre", {"players": names, "variant": "full", "seed": 7}):
        pass
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        await pilot.press("s")
        await until_app(pilot, lambda: "Annemarie 5, Ed 5" in shown(pilot.app.screen))
        assert "…" not in shown(pilot.app.screen)


async def test_where_a_name_is_cut_off_the_way_back_is_still_told() -> None:
    SavedGame.create("le-havre", {"players": ["Ann"], "seed": 3}, "an evening with the whole family").close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        assert re.search("esc back +. whole text +. help", shown(pilot.app.screen))


async def test_what_is_known_of_a_game_is_there_at_once_when_the_list_is_opened_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        await until_app(pilot, lambda: "round 1/4" in shown(pilot.app.screen))
    monkeypatch.setattr("screens.menus.standings.standing", lambda *_: "played through again")
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        assert "round 1/4" in shown(pilot.app.screen)


async def test_a_file_that_cannot_be_followed_leaves_the_others_told() -> None:
    hostile = path_of(begun("hostile"))
    hostile.write_bytes(hostile.read_bytes() + entry_bytes("take nothing") * 400)
    begun("sound")
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        await until_app(pilot, lambda: "round 1/4" in shown(pilot.app.screen))
        assert "401 moves" in shown(pilot.app.screen)


async def test_whoever_leaves_does_not_wait_for_a_game_to_be_played_through(monkeypatch: pytest.MonkeyPatch) -> None:
    begun()
    began, stopped = Event(), Event()

    def slowly(_slot: str, stop: Callable[[], bool]) -> str:
        began.set()
        until(stop)
        stopped.set()
        raise Stopped("there was no time")

    monkeypatch.setattr("screens.menus.standings.standing", slowly)
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await until_app(pilot, began.is_set)
        await pilot.press("s", "escape")
        assert isinstance(pilot.app.screen, TitleScreen)
    until(stopped.is_set)


async def test_the_game_under_the_cursor_is_opened(three_games: list[str]) -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        screen = pilot.app.screen
        assert isinstance(screen, SavesScreen)
        await pilot.press("down")
        slot = next(slot for slot in three_games if f"{slot}, seed 7" in shown(screen))
        await pilot.press("enter")
        assert f"playing {slot}" in shown(pilot.app.screen)


async def test_a_game_is_deleted_only_after_a_question(three_games: list[str]) -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "d")
        assert "for good?" in shown(pilot.app.screen)
        await pilot.press("n")
        assert "3 games" in shown(pilot.app.screen)
        await pilot.press("d", "y")
        assert "2 games" in shown(pilot.app.screen)
    assert len(three_games) == 3


@pytest.mark.usefixtures("three_games")
async def test_other_keys_do_nothing_while_a_question_is_open() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "d", "enter", "j", "q")
        assert "for good?" in shown(pilot.app.screen)


async def test_a_game_that_another_program_plays_is_neither_opened_nor_deleted() -> None:
    with SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7}):
        async with HavreApp().run_test(size=(80, 24)) as pilot:
            await pilot.press("s", "enter")
            assert "le-havre-1 is open in another program." in shown(pilot.app.screen)
            await pilot.press("d", "y")
            assert "le-havre-1 is open in another program" in shown(pilot.app.screen)
            assert "1 game" in shown(pilot.app.screen)


async def test_a_file_that_cannot_be_read_says_why(home: Path) -> None:
    (home / "saves").mkdir(parents=True)
    (home / "saves" / "broken.toml").write_text("format = nonsense\n")
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        picture = shown(pilot.app.screen)
        assert re.search("broken +cannot be read", picture)
        assert "line 1" in picture
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, SavesScreen)


async def test_the_title_offers_no_game_that_was_deleted() -> None:
    SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7}).close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "d", "y", "escape")
        assert isinstance(pilot.app.screen, TitleScreen)
        assert "Continue" not in shown(pilot.app.screen)


async def test_a_long_list_follows_the_cursor() -> None:
    for number in range(30):
        SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": number}).close()
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", *["j"] * 29)
        screen = pilot.app.screen
        names = [row.split()[0] for row in shown(screen).splitlines() if "Le Havre, short" in row]
        assert len(names) == 11
        assert isinstance(screen, SavesScreen)
        assert names[-1] == screen.menu.chosen
        await pilot.press("j")
        assert "30 games" in shown(pilot.app.screen)


@pytest.mark.parametrize(("size", "keys"), [((80, 24), ("R",)), ((120, 40), ("R",)), ((160, 45), ())], ids=str)
async def test_what_happened_in_the_game_with_the_cursor_is_told_on_a_key_and_beside_the_list_always(
    size: tuple[int, int], keys: tuple[str, ...]
) -> None:
    begun()
    async with HavreApp().run_test(size=size) as pilot:
        await pilot.press("s", *keys)
        await until_app(pilot, lambda: "What happened last" in shown(pilot.app.screen))


async def test_what_happened_is_told_until_the_key_is_pressed_again_or_the_cursor_goes_on() -> None:
    begun()
    begun()
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        await pilot.press("s")
        for key in ("R", "down"):
            await pilot.press("R")
            await until_app(pilot, lambda: "What happened last" in shown(pilot.app.screen))
            await pilot.press(key)
            assert "What happened last" not in shown(pilot.app.screen)


async def after(*keys: str) -> str:
    """What the list shows after these keys."""
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", *keys)
        return " ".join(shown(pilot.app.screen).split())


def begun(name: str | None = None) -> str:
    with SavedGame.create("le-havre", {"players": ["Ann"], "variant": "short", "seed": 7}, name) as saved:
        saved.play("supply")
        return saved.slot


async def test_a_game_gets_another_name() -> None:
    begun()
    assert "It is now called harbour." in await after("n", *"harbour", "enter")
    assert moves_of("harbour") == ["supply"]


async def test_a_new_name_that_is_pasted_is_put_in_once(three_games: list[str]) -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "n", *["backspace"] * len(three_games[-1]))
        pilot.app.screen.post_message(Paste("harbour"))
        await until_app(pilot, lambda: "harbour" in shown(pilot.app.screen))
        await pilot.press("enter")
        assert path_of("harbour").exists()


async def test_a_new_name_can_be_left() -> None:
    slot = begun()
    await after("n", "x", "escape")
    assert moves_of(slot) == ["supply"]


async def test_a_name_that_is_taken_is_refused() -> None:
    begun("one")
    begun("two")
    assert "There is a saved game one already." in await after("n", *"one", "enter")


async def test_a_game_is_shown_as_a_text_to_be_copied() -> None:
    begun()
    seen = await after("x")
    assert 'title = "le-havre"' in seen
    assert "havre saves export le-havre-1" in seen


async def test_a_game_is_taken_in_from_a_file(tmp_path: Path) -> None:
    begun()
    file = tmp_path / "mail"
    file.write_text(exported("le-havre-1"))
    assert "The game is saved as le-havre-2." in await after("i", *str(file), "enter")
    assert moves_of("le-havre-2") == ["supply"]


async def test_a_game_is_taken_in_from_a_text_that_is_pasted() -> None:
    words = exported(begun())
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "i")
        pilot.app.screen.post_message(Paste(words))
        await until_app(pilot, lambda: "The game is saved as le-havre-2." in shown(pilot.app.screen))


async def test_a_file_that_there_is_not_is_said() -> None:
    assert "cannot be read" in await after("i", *"/no/such", "enter")


async def test_a_sound_game_is_checked() -> None:
    begun()
    assert "le-havre-1 is sound: 1 move." in await after("c")


async def test_a_damaged_game_is_recovered_and_its_file_kept() -> None:
    path = path_of(begun())
    path.write_text(path.read_text() + '\n[[moves]]\ndo = "take gold"\n')
    kept = path.read_bytes()
    assert "It can be recovered up to there: 1 move." in await after("c")
    assert "What can be played is saved as le-havre-1-recovered-1." in await after("c", "r")
    assert path.read_bytes() == kept


async def test_a_path_of_a_user_whom_nobody_knows_is_said() -> None:
    assert "~nosuchuser/x cannot be read: No such file or directory." in await after("i", *"~nosuchuser/x", "enter")


async def test_a_pasted_text_whose_parts_are_of_the_wrong_kind_is_said(home: Path) -> None:
    words = exported(begun()).replace("[text]", "[[text]]")
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "i")
        pilot.app.screen.post_message(Paste(words))
        await pilot.pause()
        assert "the pasted text is damaged" in " ".join(shown(pilot.app.screen).split())


async def test_the_list_is_there_and_answers_before_its_games_are_read(
    three_games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for slot in three_games:
        with path_of(slot).open("ab") as file:
            file.write(entry_bytes("supply") + b"# a note\n" * 100_000)
    may_read = Event()

    def slowly(one: Listed) -> Summary:
        may_read.wait()
        return glanced(one)

    monkeypatch.setattr("screens.menus.saved_games.glanced", slowly)
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "down")
        assert shown(pilot.app.screen).count("not read yet") == 3
        await pilot.press("n")
        assert "New name:" in shown(pilot.app.screen)
        may_read.set()
        await until_app(pilot, lambda: "not read yet" not in shown(pilot.app.screen))
        assert "Le Havre, short" in shown(pilot.app.screen)


async def test_a_damaged_game_that_was_to_be_opened_can_be_recovered_at_once() -> None:
    path = path_of(begun())
    path.write_text(path.read_text().replace("supply", "suply"))
    seen = await after("enter")
    assert "is not what was written" in seen
    assert "r recover" in seen


@pytest.mark.parametrize(("day", "told"), [(date(2026, 5, 2), "1 May, 12:00"), (date(2027, 5, 2), "1 May 2026")])
def test_the_year_of_a_game_is_told_where_it_is_not_the_last_one(
    monkeypatch: pytest.MonkeyPatch, day: date, told: str
) -> None:
    monkeypatch.setattr("screens.menus.saved_games.today", lambda: day)
    monkeypatch.setattr("screens.menus.saved_games.local", lambda when: when)
    monkeypatch.setattr("screens.menus.words.local", lambda when: when)
    with SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7}) as saved:
        slot = saved.slot
    (game,) = [glanced(one) for one in listed() if one.slot == slot]
    assert last_played(game._replace(modified=datetime(2026, 5, 1, 12, tzinfo=UTC))) == told
