"""The pages of help of Homesteaders: a building in words, the signs of the table, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from engine.homesteaders.cards import TYPES, TYPES_SHOWN
from engine.texts.language import gettext as _
from screens.homesteaders import building_text, pieces, words
from screens.words import shown


def card_page(name: str) -> tuple[str, str]:
    """A building with all that there is to say of it."""
    return words.card_name(name), building_text.building_text(words.card(name))


def pages() -> Sequence[tuple[str, str]]:
    """The signs, then the rules in short, a page a subject."""
    return (
        (_("What the signs mean"), _signs()),
        (_("A round"), _round()),
        (_("Trades and debts"), _trades()),
        (_("The end"), _end()),
    )


def _signs() -> str:
    goods = ", ".join(
        _("{letter} {good}").format(
            letter=_(letter), good=_("victory points") if name == "vp" else words.good_name(name)
        )
        for name, letter in pieces.LETTERS.items()
    )
    types = ", ".join(
        _("{letters} {type}").format(letters=pieces.type_codes(name), type=shown(TYPES_SHOWN[name])) for name in TYPES
    )
    return _(
        "Goods: {goods}; underlined: you lack it. Types: {types}; ANY is any of them.\n\n"
        "✓: you have what it costs, on the auctions after paying the bid with the cursor. ⇄: you would after trades; "
        "building it makes them, too. ›: it has changed since your last turn. ▸: the auction that is carried out, on "
        "its page the one with the cursor.\n\n"
        "What a building does: goods alone come by themselves with each income; @ stands before what a worker brings, "
        "@@ before what two bring, 1$/w is 1 silver for each worker. +T, +t, +w, +rail, +build happen once, when it "
        "is built; -debt, a debt returned or 2 silver, does so too, but with each income at the Bank. * stands for an "
        "ability; 1/Res is 1 VP at the end for each residential building.\n\n"
        "On the auctions: [7] is the bid that stands, in the colour of the player; dim bids cannot be made, or are "
        "above your silver and gold. rival 5 → Farm is what the rival takes if you pass, if won 2 → Farm what it takes "
        "from Auction 2 if you win this one, else what is next if you build that yourself. W→1t: the tile exchanges 1 "
        "wood for a track. Of a player w and t are workers and tracks, r3 is space 3 of the rail track, 2 bld are 2 "
        "buildings. ▰ is a part of the wages that is covered, ▱ one that is not; ● is a space of the rail track that "
        "is reached, ○ one that is not. · is none; ×2: there are two of it."
    ).format(goods=goods, types=types)


def _round() -> str:
    return _(
        "Everybody puts workers into slots, has an income, and pays 1 silver for each worker. Then everybody in turn "
        "bids for an auction, higher than the bid that stands there (the owner of the Lawyer: or as high), or passes, "
        "goes a space on on the rail track and takes a bonus. Who is outbid bids again or passes.\n\n"
        "Then each auction is carried out: its winner pays, may build one building of the types that the tile shows, "
        "and has what else the tile brings."
    )


def _trades() -> str:
    return _(
        "Before every decision of yours you may trade. Each trade takes a trade chip: buy a resource for its price, "
        "sell one for its price and 1 VP, or recruit a worker for 1 food. 1 gold pays 5 silver, without change.\n\n"
        "A debt brings 2 silver at any time. Returning it costs 5 silver or 1 gold. At the end 1 debt costs 1 VP, 2 "
        "cost 3, 3 cost 6, and so on."
    )


def _end() -> str:
    return _(
        "After ten rounds there is one more income, the last wages, and the last trades. Then VP tokens count, what is "
        "printed on buildings, their bonuses, and 2 VP for each gold, copper and livestock; debts are taken off. Of "
        "equals the one with more silver wins."
    )
