"""The pages of help of Macao: what the cursor is on in words, the signs of the table, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from screens.macao import words
from screens.macao.actions import LETTERS
from screens.macao.rules_list import texts
from texts.translation import gettext as _


def about(name: str) -> list[tuple[str, str]]:
    """What there is to say of a card, a quarter, a port or a good, by its name; nothing of anything else."""
    return [(text.title, text.words) for text in texts() if name and text.name == name]


def pages(*, is_alone: bool) -> Sequence[tuple[str, str]]:
    """The signs, then the rules in short, a page a subject."""
    more = ((_("The company"), _company()),) if is_alone else ()
    return (
        (_("What the signs mean"), _signs()),
        (_("A round"), _round()),
        (_("Your turn"), _turn()),
        *more,
        (_("The end"), _end()),
    )


def _signs() -> str:
    colours = ", ".join(
        _("{letter} {colour}").format(letter=letter, colour=words.colour_name(name)) for name, letter in LETTERS.items()
    )
    return _(
        "Cubes, costs and dice: {colours}. PP are prestige points, and 0-1 or 1-2 beside a card the gold and the PP "
        "that it adds to the tribute."
    ).format(colours=colours)


def _round() -> str:
    return _(
        "Cards come up, and everybody in wall order takes one of them onto the tableau. Then six dice are thrown, and "
        "everybody chooses two: each brings as many cubes of its colour as it shows, in as many rounds less one. High "
        "dice of late rounds are turned to 1, so that no cube comes too late.\n\n"
        "The wind rose turns by a side, and what comes to its arrow is the supply of the round. Whose supply is empty "
        "gets a punishment marker."
    )


def _turn() -> str:
    return _(
        "In wall order everybody does what they like, in any order: activate cards for their exact cost, use activated "
        "cards once each, sail for a cube a step, deliver goods in their ports; once in a turn take a quarter with its "
        "tile, move on the wall, and pay the tribute. Passing ends the turn, and cubes that are left are lost."
    )


def _company() -> str:
    return _(
        "The company moves a space on the wall in every other round. In its turn it takes the free quarter with the "
        "lowest number that costs the colour of the highest die as it was thrown; goods go to their port for nobody."
    )


def _end() -> str:
    return _(
        "After twelve rounds each card left on a tableau brings a punishment marker, and each marker costs 3 PP. Cards "
        "for the end count, and your largest area brings 2 PP for each quarter. Of equals who is ahead on the wall "
        "wins."
    )
