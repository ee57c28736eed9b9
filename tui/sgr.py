"""Sequences that terminals follow; styles as SGR parameters, what is seen of them, the shortest way between two."""

from __future__ import annotations

from functools import lru_cache

from tui.terminal import number_of

Style = str
"""SGR parameters, such as "1;38;5;203"; nothing for a terminal's own looks."""

_OFF = {"fore": "39", "back": "49", "1": "22", "2": "22", "3": "23", "4": "24", "7": "27", "9": "29"}
"""What takes back what a slot of a style sets."""
_SEEN = ("back", "4", "7", "9", "21", "53")
"""The slots that are seen on a blank: background, underline, reverse, strike."""


@lru_cache(1024)
def slots(style: Style) -> dict[str, str]:
    """SGR parameters by what they set; default colours set nothing."""
    found: dict[str, str] = {}
    numbers = style.split(";")
    while numbers:
        number = numbers.pop(0)
        if number in ("", "0"):
            found.clear()
        elif number in ("38", "48") and numbers:
            size = 4 if numbers[0] == "2" else 2
            found["fore" if number == "38" else "back"] = ";".join([number, *_shorter(numbers[:size])])
            del numbers[:size]
        elif number in ("39", "49"):
            found.pop("fore" if number == "39" else "back", None)
        elif len(number) == 1:
            found[number] = number
        elif number[0] == "3" or number[:-1] == "9":
            found["fore"] = number
        elif number[0] == "4" or number[:-1] == "10":
            found["back"] = number
        else:
            found[number] = number
    return found


def _shorter(colour: list[str]) -> list[str]:
    """A colour by its number among the 256, where it is one of them."""
    number = number_of(";".join(colour[1:])) if colour[0] == "2" else None
    return colour if number is None else ["5", str(number)]


@lru_cache(1024)
def combined(style: Style, parameters: str) -> Style:
    """The style after a further SGR sequence."""
    return ";".join(slots(f"{style};{parameters or '0'}").values())


@lru_cache(1024)
def on_blank(style: Style) -> Style:
    """What a style leaves visible on a blank."""
    found = slots(style)
    seen = {name: code for name, code in found.items() if name in _SEEN}
    if "7" in seen and "fore" in found:
        seen["fore"] = found["fore"]
    return ";".join(seen.values())


@lru_cache(4096)
def for_blank(old: Style, blank: Style, coming: Style) -> Style:
    """The style in which a blank that should look like `blank` is sent most shortly between two others.

    A blank shows no colour of the text and no bold, so that they may stay as they were, or be set for what comes.
    """
    found = [blank, *(_under(style, blank) for style in (old, coming) if "7" not in slots(blank))]
    return min(found, key=lambda style: len(changed(old, style)) + len(changed(style, coming)))


def _under(style: Style, blank: Style) -> Style:
    """A style with all that is seen on a blank taken from another one."""
    unseen = {name: code for name, code in slots(style).items() if name not in _SEEN}
    return ";".join((unseen | slots(blank)).values())


@lru_cache(4096)
def changed(old: Style, new: Style) -> str:
    """The sequence that turns one style into another."""
    if old == new:
        return ""
    before, after = slots(old), slots(new)
    if not after:
        return "\x1b[m"
    added = [code for slot, code in after.items() if before.get(slot) != code]
    anew = f"\x1b[0;{';'.join(after.values())}m"
    gone = before.keys() - after.keys()
    if not gone <= _OFF.keys() or {"1", "2"} <= before.keys() | after.keys():
        return f"\x1b[{';'.join(added)}m" if not gone else anew
    piecemeal = f"\x1b[{';'.join([*sorted(_OFF[slot] for slot in gone), *added])}m"
    return min(piecemeal, anew, key=len) if gone else piecemeal


def times(number: int, final: str) -> str:
    """The sequence that does so many times what its final says."""
    return f"\x1b[{'' if number == 1 else number}{final}"
