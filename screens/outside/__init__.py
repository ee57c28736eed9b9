"""Players from outside of Havre: programs that sit at a table as a level does, by the protocol of docs/players.md."""

from __future__ import annotations

from typing import Final


class Here:
    """Whether games that are played by this process may start players of one's own."""

    may_start = False
    """Whoever plays at their own keyboard has it so; for others, such as the guests of a host, none is ever started."""


HERE: Final = Here()
"""This process."""
