"""The screens of settings and keys: what is changed there is kept and holds at once."""

from __future__ import annotations

import errno
import re

import pytest

from engine.texts.text import ENGLISH
from saves.catalogues import catalogue
from saves.settings import Settings, load, path, store
from screens.menus import settings
from screens.menus.keys import KeysScreen
from screens.menus.new_game import NewGameScreen
from screens.menus.settings import SettingsScreen
from screens.menus.title import TitleScreen
from tests.languages.pseudo import spoken_here
from tests.resizing import wrong_jumps
from tests.screens.fakes import shown
from tui.actions import REGISTRY
from tui.app import HavreApp
from widgets.lines import plain


async def after(*keys: str) -> Settings:
    """The settings on the disk after these keys on their screen."""
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("t", *keys)
        settings, problems = load()
        assert problems == []
        assert settings == pilot.app.settings  # type: ignore[attr-defined]  # the app is a HavreApp
        return settings


@pytest.mark.parametrize("key", ["t", "f2"])
async def test_the_settings_are_opened_from_the_title(key: str) -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press(key)
        assert isinstance(pilot.app.screen, SettingsScreen)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TitleScreen)


@pytest.mark.parametrize(
    ("keys", "changed"),
    [
        (["right"], Settings(confirm=False)),
        (["enter"], Settings(confirm=False)),
        (["j", "l"], Settings(end_turn=True)),
        (["j", "j", "l"], Settings(stop_between_turns=True)),
        (["j", "j", "j", "l"], Settings(pause=1.5)),
        (["j", "j", "j", "j", "h"], Settings(thinking=2.0)),
        (["j", "j", "j", "j", "j", "l"], Settings(palette="dark")),
        (["up", "up", "up", "up", "left"], Settings(glyphs="ascii")),
        (["up", "up", "up", "right"], Settings(key_set="arrows")),
        (["up", "up", "right"], Settings(language="en")),
        (["right", "right"], Settings()),
    ],
)
async def test_a_setting_is_changed_and_kept(keys: list[str], changed: Settings) -> None:
    assert await after(*keys) == changed


async def test_the_signs_change_at_once() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("t", "up", "up", "up", "up", "left", "escape")
        assert pilot.app.ascii_glyphs  # type: ignore[attr-defined]  # the app is a HavreApp


async def test_the_language_changes_at_once_here_and_on_the_screen_below() -> None:
    with spoken_here(ENGLISH):
        async with HavreApp().run_test(size=(80, 24)) as pilot:
            await pilot.press("t", "up", "up")
            assert "auto: what your system speaks" in shown(pilot.app.screen)
            await pilot.press("right", "right")
            picture = shown(pilot.app.screen)
            await pilot.press("escape")
            below = shown(pilot.app.screen)
    assert ("Einstellungen" in picture, "Deutsch" in picture, "Neue Partie" in below) == (True, True, True)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)], ids=str)
async def test_what_a_setting_means_is_said_once(size: tuple[int, int]) -> None:
    async with HavreApp().run_test(size=size) as pilot:
        await pilot.press("t")
        assert " ".join(shown(pilot.app.screen).replace("│", " ").split()).count("A complete move can show its") == 1


async def test_another_setting_leaves_the_language_that_the_command_line_asked_for() -> None:
    with spoken_here(catalogue("de")):
        async with HavreApp().run_test(size=(80, 24)) as pilot:
            await pilot.press("t", "right")
            assert "Einstellungen" in shown(pilot.app.screen)


async def test_a_new_key_holds_at_once_and_the_old_one_no_longer() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("t", "up", "enter")
        assert isinstance(pilot.app.screen, KeysScreen)
        await pilot.press("right", "j", "j", "enter", "B")
        assert re.search("new game +B +changed", shown(pilot.app.screen))
        await pilot.press("escape", "escape", "n")
        assert isinstance(pilot.app.screen, TitleScreen)
        await pilot.press("B")
        assert isinstance(pilot.app.screen, NewGameScreen)


async def test_a_changed_key_can_go_back_to_the_usual_one() -> None:
    assert (await after("up", "enter", "right", "j", "j", "enter", "B", "backspace")).keys == {}


async def test_asking_for_a_key_can_be_left() -> None:
    assert (await after("up", "enter", "right", "j", "j", "enter", "escape")).keys == {}


async def test_every_key_of_an_action_is_listed_at_80_columns() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("t", "up", "enter")
        screen = pilot.app.screen
        assert isinstance(screen, KeysScreen)
        assert [name for name in map(plain, (screen._line(one, 80) for one in REGISTRY)) if "…" in name] == []


async def test_what_a_setting_means_is_told_whole_below_it(monkeypatch: pytest.MonkeyPatch) -> None:
    words = "So many seconds, and it takes quite a lot of words to say what they are there for, one after another."
    monkeypatch.setitem(settings._SETTINGS, "pause", ("Pause", words))
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        await pilot.press("t")
        seen = re.sub(r"[│\s]+", " ", "\n".join(row[:82] for row in shown(pilot.app.screen).split("\n")))
        assert f"Pause 0 0.3 [0.6] 1.5 3 {words} Thinking" in seen


async def test_a_column_for_what_was_changed_stands_only_where_something_was() -> None:
    async with HavreApp().run_test(size=(200, 60)) as pilot:
        await pilot.press("t", "up", "enter")
        screen = pilot.app.screen
        assert isinstance(screen, KeysScreen)
        undo = next(one for one in REGISTRY if one.name == "undo")
        usual = plain(screen._line(undo, 118)).index(undo.help)
        await pilot.press("right", "enter", "B")
        assert plain(screen._line(undo, 118)).index(undo.help) - usual == len("changed  ")


async def test_the_list_of_keys_is_gone_through_by_screens_and_by_parts() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("t", "up", "enter")
        screen = pilot.app.screen
        assert isinstance(screen, KeysScreen)
        assert "→ next part" in shown(screen)
        assert "] page down" in shown(screen)
        visited = []
        for key in ("right", "pagedown", "pageup", "left", "end", "home"):
            await pilot.press(key)
            visited.append(screen.menu.chosen)
        assert visited == ["choose", "less", "choose", "cursor_up", "show_help", "cursor_up"]


async def test_a_key_that_is_taken_is_refused_in_a_sentence() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("t", "up", "enter", "right", "j", "j", "enter", "q")
        assert "Keys: q for 'new game' is the key of 'quit'." in shown(pilot.app.screen)
        assert load()[0] == Settings()


async def test_the_title_names_what_is_wrong_in_the_file() -> None:
    path().parent.mkdir(parents=True, exist_ok=True)
    path().write_text('palette = "pink"\n')
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        assert "Settings: palette cannot be pink" in shown(pilot.app.screen)


async def test_settings_of_before_are_followed_from_the_start() -> None:
    store(Settings(keys={"new_game": ("B",)}))
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("B")
        assert isinstance(pilot.app.screen, NewGameScreen)


async def test_settings_that_cannot_be_kept_hold_all_the_same_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_table: object) -> str:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("saves.settings.tomli_w.dumps", full)
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("t", "right")
        assert "on [off]" in shown(pilot.app.screen)
        assert "The settings cannot be saved: No space left on device." in shown(pilot.app.screen)


@pytest.mark.parametrize("keys", [["t"], ["t", "up"]])
async def test_the_form_stands_as_before_after_a_moment_in_a_large_terminal(keys: list[str]) -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)
        assert await wrong_jumps(pilot, [(160, 30)], "the settings") == []
