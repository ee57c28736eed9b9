"""ASCII look-alikes, cell for cell, of the signs that screens draw with."""

from __future__ import annotations

from engine.texts.cells import cells as cell_len

_LOOKALIKES = {
    "─╌┄╸": "-",
    "━═": "=",
    "│┃║╎┆": "|",
    "┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝╠╣╦╩╬": "+",
    "▪■▮▰█▓▒◆★": "#",
    "●": "o",
    "▫□▯▱░○◇☆": ".",
    "▀": '"',
    "▄▁▂▃": "_",
    "▐": "[",
    "▌": "]",
    "▶►▸→›»": ">",
    "◀◄◂←‹«": "<",
    "▲△↑": "^",
    "▼▽↓": "v",
    "…·•": ".",
    "×⇄": "x",
    "–—−": "-",
    "‘’½": "'",
    "“”": '"',
    "≈∼": "~",
    "✓": "+",
    "✗": "x",
    "╱": "/",
    "╲": "\\",
}

_TABLE = {ord(sign): plain for signs, plain in _LOOKALIKES.items() for sign in signs}


def lookalikes(words: str) -> str:
    """The text with known signs in ASCII, as wide as before; letters of any script stay."""
    return words.translate(_TABLE)


def ascii_only(words: str) -> str:
    """The text in ASCII, as wide as before: known signs by their look-alikes, others as question marks."""
    words = words.translate(_TABLE)
    if words.isascii():
        return words
    return "".join(sign if sign.isascii() else "?" * cell_len(sign) for sign in words)
