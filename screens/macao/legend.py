"""What the signs on the pages of Macao mean, page by page."""

from __future__ import annotations

from texts.translation import gettext as _


def legend(page: str) -> tuple[str, str]:
    """The title and the words of the legend of a page, by its name."""
    return _("What is drawn here"), {
        "market": _market(),
        "city": _city(),
        "sea": _sea(),
    }.get(page, _yours())


def _market() -> str:
    return _(
        "Each die stands beside the cubes of its colour: its letter, what it shows, in which round its cubes come, "
        "what it showed before it was turned to 1, who has chosen it (@) or that it is ticked (✓). To the right of "
        "it your cubes, round by round, and +3 for what a ticked die adds.\n\nBelow them everybody with the score if "
        "the game ended now, the gold (5g), and the cubes of each round; 0! is a round without cubes that is near. ▸ "
        "leads.\n\nOn the cards: their cost in letters, what they add to the tribute (0-1), or in which round your "
        "cubes pay for them; -rb says which cubes are missing in the round that comes nearest."
    )


def _city() -> str:
    return _(
        "Each quarter has its number, its tile and below it its cost; cubes that you have not are underlined. ! can "
        "be taken now, * is a dark quarter with a joker tile, ■ below a name is a quarter that somebody has. In a "
        "number of another colour: the quarter has changed since your last turn.\n\nAt the left the discs on the "
        "wall by the first letters of their owners, with their spaces; c is the company."
    )


def _sea() -> str:
    return _(
        "o is a space of the sea, ◇ the anchor where all ships begin; ships are the first letters of their owners, + "
        "is another ship on the same space, and ships in a port stand beside its values. Below each port is what it "
        "takes and what its delivery spaces pay, x where one is covered. The next one is the first figure.\n\nEnter "
        "sails to the cursor on the shortest way, with cubes that you need least; in the port where you lie it "
        "delivers. Home puts the cursor on your ship, tab on the next port for which you have something aboard."
    )


def _yours() -> str:
    return _(
        "First what you can do now, with the key of each; then your tableau: the cost of each card, in which round "
        "your cubes pay for it, or which ones are missing (-rb).\n\nOf the activated cards ▸ can be used now, ✓ was "
        "used in this turn. At the side cards 2+3 are two activated cards and three on the tableau."
    )
