"""What widgets have in common that show lines and may have to cut them off: what was cut off can be had from them."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.lines import Line, is_cut, uncut


class Shortened:
    """Part of a widget whose lines hold on to what was cut off from them (`lines.fit`)."""

    @property
    def lines(self) -> Sequence[Line]:
        """What is seen in it."""
        raise NotImplementedError

    @property
    def entitled(self) -> str:
        """What stands in its frame, if there is one."""
        return ""

    @property
    def is_cut(self) -> bool:
        """Whether there is more of what is seen."""
        return any(map(is_cut, self.lines))

    def at_length(self, columns: int) -> Sequence[Line]:
        """What is seen with nothing cut off, for so many columns; longer lines are broken by whoever shows them."""
        return uncut(self.lines)
