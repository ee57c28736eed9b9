"""Templates filled in with lines that keep their styles."""

from __future__ import annotations

from string import Formatter

from engine.texts.language import pgettext
from widgets.lines import Line, Piece, text
from widgets.styles import StyleName

_FORMATTER = Formatter()


def fill(template: str, style: StyleName = "plain", **values: object) -> Line:
    """A template with named values filled in: a value that is a line keeps its styles, others take `style`.

    `fill(_("Press {key} to go on"), key=text("enter", "key"))`
    """
    pieces: list[Piece] = []
    for words, name, form, _conversion in _FORMATTER.parse(template):
        if words:
            pieces.append(Piece(words, style))
        if name is None:
            continue
        value = values[name]
        if isinstance(value, tuple):
            pieces.extend(value)
        else:
            pieces.append(Piece(format(value, form or ""), style))
    return tuple(pieces)


def figure(label: str, value: Line, style: StyleName = "dim", before: str = "") -> Line:
    """A value with its label, which has a style of its own and blanks `before` it."""
    # Translators: what a figure is, and the figure.
    head, _value, tail = pgettext("figure", "{label} {value}").partition("{value}")
    return text(before + head.format(label=label), style) + value + text(tail.format(label=label), style)
