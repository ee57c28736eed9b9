"""An error that nobody foresaw ends the app with a sentence, wherever it comes up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from textual import events
from textual.message import Message
from textual.widget import Widget

from saves.error_log import NAME
from screens.base import BaseScreen
from screens.frame import Unforeseen
from tui.app import HavreApp
from widgets.lines import Line
from widgets.panel import Panel


def boom(*_given: object) -> None:
    raise KeyError("brick")


async def background() -> None:
    boom()


class Asked(Message):
    """Something that a widget says."""


class Fragile(BaseScreen):
    """A screen on which something can break."""

    def parts(self) -> Sequence[Widget]:
        return (Panel(self.drawn),)

    def drawn(self, _columns: int, _rows: int) -> list[Line]:
        return []

    def on_asked(self) -> None:
        """Listen to `Asked`."""


async def broken(app: HavreApp, cause: Callable[[Fragile], object] | None) -> None:
    """Open the screen, let something break if it has not yet, and wait for it."""
    async with app.run_test():
        screen = Fragile()
        app.push_screen(screen)
        while not (screen.is_running and screen.region) and app._exception is None:
            await asyncio.sleep(0.001)
        if cause is not None:
            cause(screen)
        await app._exception_event.wait()


async def resized(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the terminal another size on a screen that breaks with it."""
    async with HavreApp().run_test() as pilot:
        monkeypatch.setattr("screens.menus.title.TitleScreen.on_resize", boom)
        await pilot.resize_terminal(90, 30)


BREAKS: dict[str, tuple[str, Callable[[Fragile], object] | None]] = {
    "its parts": ("parts", None),
    "what it tells them": ("tell", None),
    "a picture": ("drawn", None),
    "the beginning": ("on_mount", None),
    "a layout": ("laid_out", None),
    "a key": ("on_key", lambda screen: screen.post_message(events.Key("x", "x"))),
    "a paste": ("on_paste", lambda screen: screen.post_message(events.Paste("x"))),
    "a message": ("on_asked", lambda screen: screen.post_message(Asked())),
    "a timer": ("", lambda screen: screen.set_timer(0.001, boom)),
    "something for later": ("", lambda screen: screen.call_later(boom)),
    "work in the background": ("", lambda screen: screen.in_background(background)),
}


@pytest.mark.parametrize(("method", "cause"), BREAKS.values(), ids=BREAKS)
async def test_an_error_ends_the_app_with_a_sentence(
    method: str,
    cause: Callable[[Fragile], object] | None,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    if method:
        monkeypatch.setattr(Fragile, method, boom)
    app = HavreApp()
    with pytest.raises(Unforeseen, match="brick"):
        await broken(app, cause)
    said = " ".join(capfd.readouterr().err.split())
    assert said.startswith("havre: Something went wrong that nobody foresaw: KeyError('brick').")
    assert "Traceback" not in said
    assert app.return_code == 1
    assert "in boom" in (home / NAME).read_text()


async def test_an_error_before_the_first_picture_ends_the_app_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("screens.menus.title.TitleScreen.parts", boom)
    with pytest.raises(Unforeseen, match="brick"):
        async with HavreApp().run_test():
            """It ends before anything is pressed."""
    assert capfd.readouterr().err.startswith("havre: Something went wrong that nobody foresaw")


async def test_an_error_at_a_new_size_ends_the_app_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unforeseen, match="brick"):
        await resized(monkeypatch)
