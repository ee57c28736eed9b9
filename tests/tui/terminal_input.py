"""Whatever a terminal may send, made up from the grammar of terminal input: whole, cut short, absurd and broken."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

NUMBERS = (0, 1, 2, 7, 9, 13, 27, 32, 48, 65, 97, 99, 127, 200, 201, 255, 0xD800, 0xFFFF, 57344, 57358, 57441)
ABSURD = (0x110000, 2**31, 99_999_999, 2**64, 10**40)
SIZES = (0, 1, 24, 40, 80, 120, 99_999, 10**12)
FINALS = "".join(map(chr, range(0x40, 0x7F)))
STARTS = (
    "\x1b",
    "\x1b[",
    "\x1bO",
    "\x1b[M",
    "\x1b[<",
    "\x1b[[",
    "\x1b[200~",
    "\x1b]",
    "\x1bP",
    "\x1b_",
    "\x1b^",
    "\x1bX",
)


def sequence(rng: Random) -> bytes:
    """A sequence of some kind; every fifth is cut short or has a byte changed."""
    data = rng.choice(KINDS)(rng)
    if rng.random() < 0.1:
        data = data[: rng.randrange(len(data) + 1)]
    elif data and rng.random() < 0.1:
        place = rng.randrange(len(data))
        data = data[:place] + bytes([rng.randrange(256)]) + data[place + 1 :]
    return data


def _number(rng: Random) -> str:
    return str(rng.choice(NUMBERS if rng.random() < 0.8 else ABSURD))


def _parameters(rng: Random) -> str:
    groups = (":".join(_number(rng) for _part in range(rng.choice((0, 1, 1, 1, 2, 3)))) for _group in range(4))
    return ";".join(list(groups)[: rng.randrange(5)])


def _control_sequence(rng: Random) -> bytes:
    leading, between = rng.choice(("", "", "?", ">", "<", "=")), rng.choice(("", "", "", "$", " ", "!"))
    return f"\x1b[{leading}{_parameters(rng)}{between}{rng.choice(FINALS)}".encode()


def _kitty_key(rng: Random) -> bytes:
    return f"\x1b[{_parameters(rng)}{rng.choice('u~ABCDEFHPQRS')}".encode()


def _single_shift(rng: Random) -> bytes:
    return f"\x1bO{rng.choice(('', '1;2', '2'))}{rng.choice(FINALS)}".encode()


def _mouse(rng: Random) -> bytes:
    if rng.random() < 0.3:
        return b"\x1b[M" + bytes(rng.randrange(256) for _byte in range(3))
    return f"\x1b[<{_number(rng)};{rng.choice(('', '-'))}{_number(rng)};{_number(rng)}{rng.choice('Mm')}".encode()


def _size(rng: Random) -> bytes:
    sizes = [str(rng.choice(SIZES)) + rng.choice(("", "", "", ":0", ":x")) for _size in range(4)]
    return f"\x1b[48;{';'.join(sizes)}t".encode()


def _mode(rng: Random) -> bytes:
    return f"\x1b[?{rng.choice((2026, 2048, 1, 99999))};{rng.randrange(6)}$y".encode()


def _string(rng: Random) -> bytes:
    text = "".join(rng.choice("10;rgb:ff/abc q") for _sign in range(rng.randrange(80)))
    return f"\x1b{rng.choice(']P_^X')}{text}{rng.choice(('', chr(7), chr(27) + chr(92)))}".encode()


def _paste(rng: Random) -> bytes:
    return b"\x1b[200~" + _text(rng) + rng.choice((_text, _kitty_key, _mouse))(rng) + rng.choice((b"", b"\x1b[201~"))


def _text(rng: Random) -> bytes:
    signs = (
        rng.choice(("a", "Z", " ", "\n", "\t", "\x00", "\x7f", "é", "木", "\u0301", "\U0010ffff")) for _s in range(9)
    )
    return "".join(signs).encode()


def _bytes(rng: Random) -> bytes:
    return bytes(rng.randrange(256) for _byte in range(rng.randrange(1, 12)))


def _unfinished(rng: Random) -> bytes:
    return rng.choice(STARTS).encode() * rng.randrange(1, 4)


def _endless(rng: Random) -> bytes:
    return rng.choice(STARTS).encode() + rng.choice((b"1", b";", b"1;", b":", b"a")) * rng.randrange(30, 300)


KINDS: tuple[Callable[[Random], bytes], ...] = (
    *(_control_sequence, _kitty_key, _kitty_key, _single_shift, _mouse, _size),
    *(_mode, _string, _paste, _text, _bytes, _unfinished, _endless),
)
