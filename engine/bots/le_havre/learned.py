"""What was learned by `tests/benchmarks/learn.py`: curves for the evaluator of the strong players."""

from __future__ import annotations

from typing import Final

from engine.bots.le_havre.values import Values

ALONE: Final = Values()
"""For games alone."""

AMONG: Final = Values()
"""For games with others."""
