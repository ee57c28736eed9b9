"""The pages of help of Macao: what the cursor is on in words, the signs of the table, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts import N_
from engine.texts.language import gettext as _
from screens.macao import words
from screens.macao.actions import CITY, LETTERS, MARKET, PLAYERS, SEA, YOURS
from screens.macao.rules_list import texts


def about(name: str) -> list[tuple[str, str]]:
    """What there is to say of a card, a quarter, a port or a good, by its name; nothing of anything else."""
    return [(text.title, text.words) for text in texts() if name and text.name == name]


def pages(page: str, *, is_alone: bool) -> Sequence[tuple[str, str]]:
    """The signs of a page of the table and of the lines around it, then the rules in short, a page a subject."""
    more = ((_("The company"), _company()),) if is_alone else ()
    return (
        (_("What the signs mean"), "\n\n".join(signs(page))),
        (_("A round"), _round()),
        (_("Your turn"), _turn()),
        *more,
        (_("The end"), _end()),
    )


def signs(page: str) -> Sequence[str]:
    """What the signs of a page and of the whole table mean, a paragraph each."""
    return [*_(_SIGNS.get(page, "")).split("\n\n"), *_everywhere().split("\n\n")] if page in _SIGNS else [_everywhere()]


_SIGNS = {
    MARKET: N_(
        "A line for each die: its colour, what it shows, the round in which its cubes come, ✓ ticked, the initials "
        "of those who chose it, (6) what it showed before it was turned to 1. Beside it the cubes of that colour on "
        "your wind rose, a column a round, · none; +4 is what the ticked dice would add. Below them the sums of each "
        "round, first yours, with score and gold: 21 3g.\n\n"
        "Beside a card stands its cost in letters, rrb for 2 red and 1 blue, and its tribute: 1-2 adds 1 gold and 2 "
        "PP. now and in 7 say when your cubes pay for it, -y in 5 that 1 gray is lacking then. fills 7: a round "
        "without cubes gets some. Of the others' cards ✓ stands before those that are activated."
    ),
    CITY: N_(
        "Each quarter has its number, its tile, and its cost in letters below; ! says that you can pay it now, what "
        "you lack of it is underlined. *jok is the joker tile of a dark quarter. Tiles are lacq lacquerware, papr "
        "paper, porc porcelain, spic spices. A taken quarter has the name of its owner and ■; c is what the "
        "company takes next.\n\n"
        "In the west stand the discs on the wall, the first one uppermost: the space and the initial of the player, c "
        "for the company."
    ),
    SEA: N_(
        "o is a space of the route, ◇ the anchor, an initial a ship that lies there, + more ships. Below each port "
        "stands what it takes and what the next tiles bring; an initial in their place is a space that this player has "
        "covered, x one that was covered for nobody."
    ),
    YOURS: N_(
        "First what you can do now, each with its key and what it costs or brings; then the cards of your tableau and "
        "when your cubes pay for them: now, in 7, or -y in 5 where 1 gray is lacking. Of the activated cards ✓ is "
        "used in this round. At the end stands your score if the game ended now, line by line."
    ),
    PLAYERS: N_(
        "All that lies open, player by player, yourself last: points, the score if the game ended now, gold; r2 on its "
        "colour are 2 red cubes, now in the supply, behind a number those of that round. Cards of a tableau stand with "
        "their cost, ✓ are activated ones. At the end come the dice with those who chose them, the office cards of "
        "every round, and the discard pile."
    ),
}
"""What the signs of each page mean."""


def _everywhere() -> str:
    colours = ", ".join(
        _("{letter} {colour}").format(letter=letter, colour=words.colour_name(name)) for name, letter in LETTERS.items()
    )
    return _(
        "Above every page: the discs on the wall in their order, each with its space, ▲ one that is always on top; at "
        "the right by initials what everybody would score if the game ended now, ▸ who leads. Then your cubes: now r1 "
        "b2 is your supply, 5: 3 three cubes in round 5, 0! a round without any that comes soon and would bring a "
        "punishment marker. tableau 2/5 are 2 cards of 5.\n\n"
        "Colours: {colours}. g is gold, PP are prestige points. Of another player cards 3+2 are 3 activated and 2 on "
        "the tableau, area 4 the largest one."
    ).format(colours=colours)


def _round() -> str:
    return _(
        "Cards come up, and everybody in wall order takes one of them onto the tableau. Then six dice are thrown, and "
        "everybody chooses two: each brings as many cubes of its colour as it shows, a 1 now, a 2 in the next round, "
        "and so on. Dice of late rounds that are too high are turned to 1, so that no cube comes too late.\n\n"
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
