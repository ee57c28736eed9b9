"""A panel that fills its screen, for screens that draw their whole picture themselves."""

from __future__ import annotations

from widgets.panel import Panel


class Canvas(Panel):
    """One panel for a whole screen."""

    DEFAULT_CSS = """
    Canvas {
        width: 1fr;
        height: 1fr;
    }
    """
