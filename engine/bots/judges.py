"""The judges of the titles, for each level that needs one."""

from __future__ import annotations

from importlib import import_module

from engine.bots.judge import AnyJudge

_JUDGES = {"le-havre": "engine.bots.le_havre.judges"}
"""The module of a title whose function `judge(level)` gives its judge: imported when it is needed, not before."""


def judge_of(title: str, level: str) -> AnyJudge:
    """The judge by which a level plays a title; raises `KeyError` for a title that nobody can play by itself."""
    found: AnyJudge = import_module(_JUDGES[title]).judge(level)
    return found
