"""The parts of the harbour on the title screen: ships, what stands on the quay, what is in the sky."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Picture(NamedTuple):
    """A part of the harbour: its signs, and below each of them the letter of its colour."""

    signs: Sequence[str]
    colours: Sequence[str]


SLOOP = Picture(
    (
        "        │▸       ",
        "      ▐█│█▌      ",
        "     ▐██│██▌     ",
        "    ▐███│████▌   ",
        "▄       │       ▄",
        "▀███████████████▀",
        "  ▀██●██●██●██▀  ",
    ),
    (
        "        hm       ",
        "      sshss      ",
        "     ssshsss     ",
        "    sssshsssss   ",
        "h       h       h",
        "hhhhhhhhhhhhhhhhh",
        "  hhhghhghhghhh  ",
    ),
)
BRIG = Picture(
    (
        "        │▸        │▸       ",
        "      ▐█│█▌     ▐█│█▌      ",
        "     ▐██│██▌   ▐██│██▌     ",
        "     ▐██│██▌   ▐██│██▌     ",
        "    ▐███│███▌ ▐███│███▌    ",
        "    ▐███│███▌ ▐███│███▌    ",
        "   ▐████│████▐████│████▌   ",
        "▄▄      │         │      ▄▄",
        "▀█████████████████████████▀",
        "  ▀██●██●███●██●███●██●█▀  ",
    ),
    (
        "        hm        hm       ",
        "      sshss     sshss      ",
        "     ssshsss   ssshsss     ",
        "     ssshsss   ssshsss     ",
        "    sssshssss sssshssss    ",
        "    sssshssss sssshssss    ",
        "   ssssshssssssssshsssss   ",
        "hh      h         h      hh",
        "hhhhhhhhhhhhhhhhhhhhhhhhhhh",
        "  hhhghhghhhghhghhhghhghh  ",
    ),
)
CRANE = Picture(
    (
        "▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄  ",
        "██▌          │   ",
        "█ █▌        ▄█▄  ",
        "█  █▌       ███  ",
        "█   █ ■■ ■    ●● ",
        "█   █ ■■■ ■■ ●●● ",
    ),
    (
        "ccccccccccccccc  ",
        "ccc          c   ",
        "c cc        hhh  ",
        "c  cc       hhh  ",
        "c   c pp b    hh ",
        "c   c ppp bb hhh ",
    ),
)
HOUSE = Picture(
    ("   ▄   ", " ▄███▄ ", "███████", "█▪█▪█▪█", "█▪█▪█▪█"),
    ("   r   ", " rrrrr ", "rrrrrrr", "bgbgbgb", "bgbgbgb"),
)
GABLE = Picture(
    ("  ▄  ", " ███ ", "█████", "█▪█▪█", "█▪█▪█", "█▪█▪█"),
    ("  b  ", " bbb ", "bbbbb", "pgpgp", "pgpgp", "pgpgp"),
)
STORE = Picture(
    ("▄▄▄▄▄▄▄▄▄▄▄", "███████████", "█▪█▪█▪█▪█▪█", "█▪█▪█▪█▪█▪█", "█▪█▪▐█▌▪█▪█"),
    ("rrrrrrrrrrr", "bbbbbbbbbbb", "bgbgbgbgbgb", "bgbgbgbgbgb", "bgbghhhgbgb"),
)
LIGHT = Picture(
    (" ▄ ", "▐●▌", "▐█▌", "▐█▌", "███", "███"),
    (" b ", "bgb", "sss", "bbb", "sss", "bbb"),
)
TREE = Picture((" ▄ ", "███", " │ "), (" t ", "ttt", " h "))

CLOUD = Picture(("    ▄▄▄▄▄      ", " ▄█████████▄▄▄ "), ("    kkkkk      ", " kkkkkkkkkkkkk "))
GULL = Picture(("╲╱",), ("ss",))
NAME = Picture(
    (
        "█   █  ▄███▄  █   █  ████▄  █████",
        "█   █  █   █  █   █  █   █  █    ",
        "█████  █████  █   █  ████▀  ████ ",
        "█   █  █   █   █ █   █  █   █    ",
        "█   █  █   █    █    █   █  █████",
    ),
    ("n" * 33,) * 5,
)

STREET = (CRANE, HOUSE, GABLE, STORE, TREE, LIGHT, HOUSE, GABLE, STORE, TREE, GABLE, HOUSE, GABLE)
"""What stands on the quay from left to right, as far as there is room."""

_TWICE: Mapping[str, tuple[str, str]] = {
    "█": ("██", "██"),
    "▄": ("  ", "██"),
    "▀": ("██", "  "),
    "▌": ("█ ", "█ "),
    "▐": (" █", " █"),
    "│": ("▐▌", "▐▌"),
    "▸": ("█▄", "█▀"),
    "●": ("▄▄", "▀▀"),
    "▪": ("▄▄", "▀▀"),
    "■": ("▄▄", "██"),
    " ": ("  ", "  "),
}
"""What a sign becomes in a picture that is twice as large."""


def twice(picture: Picture) -> Picture:
    """A picture that is twice as wide and twice as high."""
    rows = [["".join(_TWICE[sign][half] for sign in signs) for half in (0, 1)] for signs in picture.signs]
    colours = ["".join(colour * 2 for colour in row) for row in picture.colours for _half in (0, 1)]
    return Picture([row for pair in rows for row in pair], colours)
