"""Orders in which pieces of a picture can be sent: a style that is set once for several of them is shorter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, groupby
from typing import Protocol, TypeVar

from tui.sgr import Style, changed


class Styled(Protocol):
    """Something that is sent in a style."""

    @property
    def style(self) -> Style:
        """The style."""
        ...


P = TypeVar("P", bound=Styled)


def by_style(pieces: Sequence[P], style: Style) -> list[P]:
    """The pieces style by style, each followed by the one that is reached most shortly."""
    groups: dict[Style, list[P]] = {}
    for piece in pieces:
        groups.setdefault(piece.style, []).append(piece)
    found: list[P] = []
    while groups:
        style = min(groups, key=lambda one: len(changed(style, one)))
        found += groups.pop(style)
    return found


def brought_together(pieces: Sequence[P]) -> Iterator[list[P]]:
    """The orders in which one run of pieces goes to the nearest one before it in the same style, or that one to it."""
    runs = [list(run) for _style, run in groupby(pieces, key=lambda piece: piece.style)]
    styles = [run[0].style for run in runs]
    for later, style in enumerate(styles):
        earlier = next((n for n in reversed(range(later)) if styles[n] == style), None)
        if earlier is not None:
            before, between, after = runs[:earlier], runs[earlier + 1 : later], runs[later + 1 :]
            pair = [runs[earlier], runs[later]]
            yield list(chain(*before, *pair, *between, *after))
            yield list(chain(*before, *between, *pair, *after))
