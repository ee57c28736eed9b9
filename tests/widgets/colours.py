"""How different two colours look: CIEDE2000, as the International Commission on Illumination has defined it."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from widgets.palettes import rgb

Lab = tuple[float, float, float]


def lab(red: int, green: int, blue: int) -> Lab:
    """A colour of sRGB as lightness, and how far it is from green to red and from blue to yellow."""
    parts = [part / 255 for part in (red, green, blue)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    x = _root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    y = _root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    z = _root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def ciede2000(one: Lab, other: Lab) -> float:
    """The difference of two colours: 1 can just be seen."""
    (light_1, a_1, b_1), (light_2, a_2, b_2) = one, other
    mean = (hypot(a_1, b_1) + hypot(a_2, b_2)) / 2
    wider = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    chroma_1, chroma_2 = hypot(a_1 * wider, b_1), hypot(a_2 * wider, b_2)
    hue_1, hue_2 = degrees(atan2(b_1, a_1 * wider)) % 360, degrees(atan2(b_2, a_2 * wider)) % 360
    is_grey = chroma_1 * chroma_2 == 0
    turn = 0 if is_grey else (hue_2 - hue_1 + 180) % 360 - 180
    hue = hue_1 + hue_2 if is_grey else (hue_1 + turn / 2) % 360
    light, chroma = (light_1 + light_2) / 2, (chroma_1 + chroma_2) / 2
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    by_light = (light_2 - light_1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (chroma_2 - chroma_1) / (1 + 0.045 * chroma)
    by_hue = 2 * sqrt(chroma_1 * chroma_2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * t)
    rotation = 2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 - rotation * by_chroma * by_hue)


def contrast(one: int, other: int) -> float:
    """How well two of the 256 colours are told apart: 1 not at all, 21 black on white."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(number: int) -> float:
    """How light a colour is, from 0 for black to 1 for white."""
    parts = [part / 255 for part in rgb(number)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
