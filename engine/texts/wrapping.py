"""Text broken into lines: the one way of the whole project."""

from __future__ import annotations

from engine.texts.cells import cells


def wrapped(words: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """Text broken at spaces into lines of at most `width` cells; line ends in the text are kept.

    The first line begins with `first`, the others with `rest`; a word longer than a line is broken.
    """
    lines: list[str] = []
    for paragraph in words.split("\n"):
        margin = rest if lines else first
        line = ""
        for word in paragraph.split():
            left = word
            while left:
                longer = f"{line} {left}" if line else left
                if cells(margin + longer) <= width:
                    line, left = longer, ""
                    continue
                if not line:
                    line = _fitting(left, width - cells(margin))
                    left = left[len(line) :]
                lines.append(margin + line)
                margin, line = rest, ""
        if line or not paragraph.strip():
            lines.append(margin + line)
    return lines


def _fitting(words: str, width: int) -> str:
    """As much of a word as fits, but at least one sign."""
    size = 1
    while size < len(words) and cells(words[: size + 1]) <= width:
        size += 1
    return words[:size]
