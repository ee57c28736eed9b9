"""The pages of help of Die Speicherstadt: a card in words, the signs of the table, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _
from screens.speicherstadt import card_text, pieces, words


def card_page(name: str) -> tuple[str, str]:
    """A card with all that there is to say of it."""
    return words.card_name(name), card_text.text_of(words.card(name))


def pages(*, has_kai: bool) -> Sequence[tuple[str, str]]:
    """The signs, then the rules in short, a page a subject."""
    more = ((_("Kaispeicher"), _kaispeicher()),) if has_kai else ()
    return (
        (_("What the signs mean"), _signs()),
        (_("A round"), _round()),
        (_("Loading"), _loading(has_kai=has_kai)),
        *more,
        (_("The end"), _end()),
    )


def _signs() -> str:
    goods = ", ".join(
        _("{letters} {good}").format(letters=_(letters), good=words.good_name(name))
        for name, letters in pieces.SHORT.items()
    )
    types = ", ".join(
        _("{letters} {type}").format(letters=_(letters), type=_(words.TYPE_NAMES[name]))
        for name, letters in pieces.SHORT_TYPES.items()
    )
    return _(
        "Goods: {goods}. 3c is 3 coins, 2p 2 points. Types of cards: {types}; the figure beside it is what a contract "
        "or a building is worth, or the value of a fireman.\n\n"
        "Above each card stand the workers of its line, the first one lowest, each with the price that its owner is "
        "asked as the line is; 2→3 is asked 2 as it is, and 3 if you join it. ! stands after a price that its owner "
        "cannot pay. +you 1 is your own worker if you join, behind all others; where room is short it stands in the "
        "frame. +2 there, between workers, or at the end of what somebody has: so many more.\n\n"
        "Below the goods of a ship: ✓ fits onto one of your contracts, p brings points, c is sold, · has no use yet. "
        "On your contracts [cof✓] lies there, [cof ] is missing; at the side they stand without brackets.\n\n"
        "@ is a worker that is still to be placed, F3 are firemen of a sum of 3, ▸ stands before the one who leads. In "
        "the line of those who place › comes before the next one. ×2: there are two such cards."
    ).format(goods=goods, types=types)


def _round() -> str:
    return _(
        "New cards are laid out. Everybody in turn places the workers above cards, one by one. Then the cards are sold "
        "from left to right: whoever stands first in a line is asked first, for as many coins as there are workers in "
        "it; who steps back makes it a coin cheaper for the next one.\n\n"
        "Then goods are loaded, and everybody gets an income: more for who bought nothing.\n\n"
        "Fires come up among the cards. The greatest sum of firemen's values wins points, the least loses them."
    )


def _loading(*, has_kai: bool) -> str:
    found = [
        _(
            "The goods of ships go onto your contracts, to your merchants for coins, into your Warehouse or your "
            "market hall. The market hall exchanges three goods for another one of the supply, and sells any two for "
            "a coin."
        )
    ]
    if has_kai:
        found.append(_("Works take goods for points at once. With the Harbour Master an exchange takes two goods."))
    found.append(_("What is not stored in the end goes to the supply."))
    return "\n\n".join(found)


def _kaispeicher() -> str:
    return _(
        "Cards above the board are not stood in line for: a worker reserves one, and it goes to the end of the column. "
        "After the cards on the water the reserved ones are sold, each to whoever reserved it, for as many coins as "
        "there are cards left in the column.\n\n"
        "Cards with ▸ on the page of your house can be used now."
    )


def _end() -> str:
    return _(
        "After the round in which only the last fire is left in the pile that fire breaks out, and the score is "
        "counted: full contracts, counting offices, merchants, buildings, goods in the Warehouse, and what fires and "
        "works brought. Of equals more coins win."
    )
