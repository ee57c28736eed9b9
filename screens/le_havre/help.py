"""The pages of help of Le Havre: a card in words, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _
from screens.le_havre import card_text
from screens.le_havre.actions import BUILDINGS, OFFERS, SHIPS, STORAGE
from screens.le_havre.buildings import LETTERS
from screens.le_havre.words import TYPE_LETTERS, TYPE_NAMES, good_name


def card_page(name: str) -> tuple[str, str]:
    """A card, or a ship by its kind, with its figures, its rule and its edge cases."""
    return card_text.page(name)


def pages(page: str = "", card: tuple[str, str] | None = None) -> Sequence[tuple[str, str]]:
    """What a page of the table shows, with the card under its cursor; then the rules in short, a page a subject."""
    about_card = [card[1]] if card is not None else []
    return (
        (_("This screen"), "\n\n".join([*about_card, *signs(page)])),
        (_("A turn"), _turn()),
        (_("Buildings"), _buildings()),
        (_("Meals and loans"), _meals()),
        (_("Ships"), _ships()),
        (_("The end"), _end()),
    )


def signs(page: str) -> list[str]:
    """Every sign of the table; first those of the page that is open."""
    about = {OFFERS: _offer_signs(), BUILDINGS: _card_signs(), SHIPS: _ship_signs(), STORAGE: _storage_signs()}
    own = about.pop(page, [])
    return [*own, *_signs_around(), *(words for others in about.values() for words in others)]


def _signs_around() -> list[str]:
    """The signs of head and side."""
    return [
        _(
            "The quay: ▐ ▌ (or a frame in colour and ▸) stand at the tile at which the ship lies, ? ? is a tile face "
            "down, % a tile with interest. The line before a tile, or the name above it, says whose turn it is. "
            "The gauge of the meal: ▰ is covered, ▱ is not."
        ),
        _(
            "At the side: @ is a person, in the player's colour; r and h are rods and hammers. ▸ stands before the one "
            "who leads. ✓: the meal is covered; -2: it is 2 short. A point (·) is none. › before a row: it has changed "
            "since you decided last. ▲ ▼: there is more above or below."
        ),
    ]


def _offer_signs() -> list[str]:
    return [
        _(
            "Offers: ■ is one good, ● one franc; + there are more. +1 in 2: a tile brings one more in 2 turns. The "
            "letter at the left takes what lies there."
        )
    ]


def _card_signs() -> list[str]:
    goods = ", ".join(
        _("{letter} {good}").format(letter=_(letter), good=good_name(name)) for name, letter in LETTERS.items()
    )
    types = ", ".join(
        _("{letter} {type}").format(letter=_(letter), type=_(TYPE_NAMES[kind])) for kind, letter in TYPE_LETTERS.items()
    )
    return [
        _(
            "Costs and fees: {goods}, f food, fr francs; underlined: you lack it. 2f/1fr: 2 food or 1 franc. A plain "
            "number is the value of a card; after a stroke the price stands, where it is another one, - if it is not "
            "for sale. Types of cards: {types}. The letters at the end of a row are keys: e enters or builds, b buys, "
            "s sells. B1 to B3 and 01 to 33 are the numbers on the cards; +4 below a card: so many more lie beneath."
        ).format(goods=goods, types=types),
        _(
            "What a building does: > is turned into or sold for, + and besides, ½ half of it for each (rounded down), "
            "en energy, /rod and /hammer for each on your cards, /C, /E, /I or /P for each of your cards of that type, "
            "hamm hammer, smoked smoked fish, end at the end of the game."
        ),
    ]


def _ship_signs() -> list[str]:
    return [_("Ships: left is how many lie there, food (or feeds) what one gives at each meal; x2: two of them.")]


def _storage_signs() -> list[str]:
    return [
        _(
            "Storage: 3/2 in a row of two goods is 3 of the one and 2 of the other. A person stands on the card of "
            "that name, whose end may be left out (Firm 1: the Building Firm 1), or of that number."
        )
    ]


def _turn() -> str:
    return _(
        "Each turn begins with the supply: the marker moves to the next of the seven tiles, and one token of each of "
        "its two kinds is laid on the offer spaces. In the first round the tiles are turned up one by one.\n\n"
        "Then comes your main action, exactly one: take everything from one offer space, or enter a building and "
        "use it.\n\n"
        "Before, between and after these you may buy buildings and ships, sell your own, and repay loans. To buy "
        "something before the supply, end the turn before with N: the game then stops there.\n\n"
        "Seven turns are a round."
    )


def _buildings() -> str:
    return _(
        "A building can be entered when the town or a player has built it and nobody stands in it. You pay its fee to "
        "its owner; your own buildings are free. Your person stays there until it enters another building.\n\n"
        "Buildings that build let you build the top card of a stack for its material. Brick may stand in for clay and "
        "steel for iron. Buying takes francs instead and no action: the town's buildings and the top cards.\n\n"
        "When a building is bought or sold, everybody standing in it goes home. What you sold cannot be bought back "
        "in the same turn. A sale brings half the value.\n\n"
        "What is received is rounded down, what is paid is rounded up, and there is no change in food or energy.\n\n"
        "You may sell outside your own turn only while a payment that is due cannot be met."
    )


def _meals() -> str:
    return _(
        "A round ends with the harvest (1 grain from 1 on, 1 cattle from 2 on), if its card shows one. Then you "
        "owe the food of the round, less what your ships give. Fish is 1 food, smoked fish and bread 2, meat 3, a "
        "franc 1.\n\n"
        "Who cannot pay sells or takes loans. A loan gives 4 francs, costs 5 to repay at any time, and 7 in the score. "
        "After a loan for food all your food is eaten, and the rest is paid in francs.\n\n"
        "On the interest tile (%) everybody with a loan pays 1 franc, however many loans there are."
    )


def _ships() -> str:
    return _(
        "At the end of each round a new ship comes to the harbour. Ships are bought with francs or built at a Wharf "
        "with material and 3 energy. The first ship at a Wharf that is not wooden takes 1 brick more, which makes the "
        "Wharf modern for everybody.\n\n"
        "Ships feed you at every meal and carry goods for the Shipping Line. Luxury liners do neither: they are worth "
        "much, and can only be built."
    )


def _end() -> str:
    return _(
        "After the last round everybody has one final action: take an offer or enter a building, also one in which "
        "others stand, but not the one where your own person stands. Nothing can be bought any more.\n\n"
        "Your score is your francs, the values of your buildings and ships and their bonuses, less 7 for each loan. "
        "Goods are worth nothing."
    )
