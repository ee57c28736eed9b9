"""What the environment says of the terminal: its size, its driver, the signs that it shows."""

from __future__ import annotations

import os
import sys
from pkgutil import resolve_name

from textual.driver import Driver

_DIGITS = 4
"""How many digits the size of a terminal has at most."""


def forget_absurd_sizes() -> None:
    """Pass over a size in the environment that no terminal has: Textual would lay its pictures out for it."""
    for name in ("COLUMNS", "LINES"):
        if len(os.environ.get(name, "")) > _DIGITS:
            del os.environ[name]


def driver_class() -> type[Driver] | None:
    """The driver for this system; None for Textual's own, or the one that the environment names.

    Ours needs what only Unix has, and from Textual the driver for it.
    """
    if sys.platform == "win32" or os.environ.get("TEXTUAL_DRIVER"):
        return None
    try:
        driver: type[Driver] = resolve_name("tui.driver:TerminalDriver")
    except (ImportError, AttributeError):
        return None
    return driver


def shows_unicode() -> bool:
    """Whether the terminal shows more than ASCII, as far as its encoding and the locale tell."""
    if _locale_name() in ("C", "POSIX"):
        return False
    encoding = getattr(sys.__stderr__, "encoding", None) or "ascii"
    return encoding.lower().replace("-", "").startswith("utf")


def has_wide_signs() -> bool:
    """Whether terminals of this locale may show the signs that screens draw with in two cells each."""
    return _locale_name().partition("_")[0] in ("zh", "ja", "ko")


def _locale_name() -> str:
    """The locale that somebody has chosen for text, or nothing. Python itself sets LC_CTYPE where LANG is "C"."""
    chosen = os.environ.get("LC_ALL", "")
    lang, text_alone = os.environ.get("LANG", ""), os.environ.get("LC_CTYPE", "")
    return chosen or (lang if text_alone in ("", "C.UTF-8") else text_alone)
