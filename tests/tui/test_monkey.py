"""Random keys through a real terminal: it answers, ends when asked to, and every move that it showed is in the file."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from saves import SavedGame, examined, summaries
from tests.tui.emulated import CLEARED, F5, Emulated
from tests.tui.line import HELP, Program

NAMED = ("\r", "\x1b", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\t", "\x7f", "\x1bOP", "\x1bOQ", "\x1b[15~")
SIGNS = "".join(chr(code) for code in range(33, 127))
GOING_ON = "\r\r\r\rnnffiiwwccrrggtt2jejabnn\r\r"
SIZES = ((80, 24), (120, 40), (79, 24), (97, 31), (20, 5))


def hammer(home: Path, programs: list[Program], seed: int, keys: int) -> None:
    """Type so many keys at a game of two, most of them such as lead on, and look at what comes of it."""
    rng = Random(seed)
    with SavedGame.create("le-havre", {"players": ["Ann", "Bob"], "variant": "short", "seed": seed}, f"m{seed}"):
        pass
    program = Emulated(home, "resume", f"m{seed}")
    programs.append(program)
    program.until_text(HELP)
    typed: list[str] = []
    while len(typed) < keys:
        burst = [rng.choice(GOING_ON) if rng.random() < 0.75 else rng.choice((*NAMED, *SIGNS)) for _key in range(10)]
        typed += burst
        program.type("".join(burst).replace("q", "u"))
        if rng.random() < 0.1:
            program.resize(*rng.choice(SIZES))
        program.answer(F5, CLEARED)
        assert program.is_running, f"seed {seed}: it ended after {typed[-20:]}: {program.lines}"
    program.resize(80, 24)
    program.drawn_anew()
    assert b"Traceback" not in program.sent
    program.type("\x03")
    assert program.ended() == 0, f"seed {seed}: {program.lines}"
    assert [examined(one.slot).damage for one in summaries()] == [None] * len(summaries())


def test_two_hundred_random_keys_break_nothing(home: Path, programs: list[Program]) -> None:
    hammer(home, programs, seed=1, keys=200)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 7))
def test_two_thousand_random_keys_break_nothing(seed: int, home: Path, programs: list[Program]) -> None:
    hammer(home, programs, seed, keys=400)
