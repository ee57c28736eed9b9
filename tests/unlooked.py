"""What an app without a terminal draws goes nowhere: it is made when a test looks, not after each key.

A third of a key's time in such an app went into pictures that nobody saw. Whoever looks (`render_strips`, a picture of
the screen) has all of it made, as before; programs with a terminal are as they were.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from rich.console import RenderableType
from textual._compositor import Compositor
from textual._context import active_app, visible_screen_stack
from textual.screen import Screen

AT_ONCE = Compositor.render_update
"""How it is where somebody watches: a test that watches puts it back (`_watched`)."""


@contextmanager
def made_when_looked_at() -> Iterator[None]:
    """Within this apps without a terminal make no pictures by themselves."""

    def unseen(
        compositor: Compositor,
        full: bool = False,
        screen_stack: list[Screen[Any]] | None = None,
        simplify: bool = False,
    ) -> RenderableType | None:
        if full or not active_app.get().is_headless:
            return AT_ONCE(compositor, full, screen_stack, simplify)
        visible_screen_stack.set(screen_stack or [])
        compositor._dirty_regions.clear()
        return None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Compositor, "render_update", unseen)
        yield
