"""The rules of Le Havre in chapters of a few sentences each."""

from __future__ import annotations

from engine.texts.language import gettext as _

Chapter = tuple[str, str]
"""A title and a text, in which an empty line parts paragraphs."""


def chapters() -> tuple[Chapter, ...]:
    """All chapters, in the order in which one would read them."""
    return (*_turns(), *_money(), *_round_ends(), *_ends())


def _turns() -> tuple[Chapter, ...]:
    return (
        (
            _("The goal"),
            _(
                "Build up a harbour town and end as its richest player.\n\n"
                "Your wealth is your francs, the values of your buildings and ships, and what some cards add. Every "
                "loan that is left takes 7 from it. Goods are worth nothing at the end, so turn them into food, "
                "buildings, ships and money while there is time."
            ),
        ),
        (
            _("A turn"),
            _(
                "A turn is the supply, then exactly one main action: take everything from one offer space, or enter a "
                "building and use it. The main action is never left out.\n\n"
                "Before, between and after the two you may buy, sell and repay loans, as often as you like.\n\n"
                "Seven turns are a round. The players take them one after another, across the rounds."
            ),
        ),
        (
            _("The supply"),
            _(
                "The supply moves the marker to the next of the seven tiles and lays one of each of its two kinds on "
                "the offer spaces. In the first round the tiles are turned up one by one; from then on they lie open "
                "in the same order.\n\n"
                "A whole round brings 4 wood, 3 fish, 2 clay, 2 francs, 1 iron, 1 grain and 1 cattle. Coal and hides "
                "are never on offer.\n\n"
                "The tile with wood and fish carries the sign of interest (%): everybody with a loan pays at once."
            ),
        ),
        (
            _("Taking an offer"),
            _(
                "You take everything that lies on one of the seven offer spaces: francs, fish, wood, clay, iron, grain "
                "or cattle. The space is empty then.\n\n"
                "Your person stays where it stands."
            ),
        ),
        (
            _("Entering a building"),
            _(
                "You may enter a building that has been built, whoever owns it, if nobody stands in it, yourself "
                "included. What lies among the proposals is not built yet. Some buildings have no action and are "
                "never entered.\n\n"
                "First the fee is paid, then you do what the card says; you must be able to do it at least once.\n\n"
                "Your person stays there and keeps the building closed, for you as well, until it enters another one. "
                "When a building is bought or sold, everybody in it goes home and it is free. The Harbour Watch sends "
                "a person home too."
            ),
        ),
        (
            _("Entry fees"),
            _(
                "The fee goes to the owner of the building, or out of the game if the town owns it. Your own buildings "
                "cost you nothing.\n\n"
                "A fee with two prices is paid with one of them. A fee in francs takes francs only. The owner gets "
                "exactly what you pay with: meat given for a fee of 2 food is 1 meat for the owner, and nothing comes "
                "back."
            ),
        ),
        (
            _("Building"),
            _(
                "Building is a main action: enter a Building Firm, the Construction Firm (which builds up to two) or "
                "the Sawmill (which saves a wood). You build the top card of one of the three stacks and pay the goods "
                "that it costs. The card is yours. A new building cannot be entered in the same turn.\n\n"
                "Brick may stand in for clay and steel for iron, never the other way round. Cards without a cost can "
                "only be bought. What the town owns is built already and can only be bought, too."
            ),
        ),
    )


def _money() -> tuple[Chapter, ...]:
    return (
        (
            _("Food, energy, rounding"),
            _(
                "Food is paid with fish (1), smoked fish (2), bread (2), meat (3) and francs (1), in any mixture. "
                "Grain and cattle feed nobody before they are bread and meat.\n\n"
                "Energy is paid with wood (1), charcoal (3), coal (3) and coke (10), in any mixture. The energy of one "
                "action is added up and paid in one go.\n\n"
                "There is no change in food and energy: what is too much is lost. Half a franc or half an energy is "
                "always rounded against you, once for the whole action. Goods that pay for something cannot be used "
                "for something else in the same action."
            ),
        ),
        (
            _("Buying"),
            _(
                "Buying takes francs and no action: as much as you like in your own turn, but not in the final "
                "phase.\n\n"
                "For sale are the buildings of the town, the top card of each stack of proposals, and the top wooden, "
                "iron and steel ship. The price is the value of the card unless it shows another one. The Church "
                "and luxury liners cannot be bought, nor can what belongs to another player."
            ),
        ),
        (
            _("Selling"),
            _(
                "The town buys your buildings and ships for half their value. A building then is the town's, as is the "
                "Luxury Yacht; any other ship lies on top of its stack. What a card would add at the end does not "
                "count.\n\n"
                "You sell in your own turn whenever you like, and outside it only while interest or a meal is due that "
                "you cannot pay. A building that you have sold cannot be bought back in the same turn."
            ),
        ),
        (
            _("Loans and interest"),
            _(
                "A loan brings 4 francs. It is taken only when interest or a meal cannot be paid, never of one's own "
                "will. For a meal all your food and francs are used up first.\n\n"
                "Whenever the marker reaches the tile of interest (%), everybody with a loan pays 1 franc, "
                "however many loans there are. Food will not do.\n\n"
                "A loan is repaid with 5 francs, at any time. Each one that is left at the end takes 7 from the score. "
                "The Local Court hands loans back for nothing."
            ),
        ),
    )


def _round_ends() -> tuple[Chapter, ...]:
    return (
        (
            _("The end of a round"),
            _(
                "After the seventh turn come, in this order: the harvest, the meal, the building of the town, and a "
                "new ship for the harbour. The card of the round says how much food is due, whether there is a "
                "harvest, and whether the town builds."
            ),
        ),
        (
            _("The harvest"),
            _(
                "With at least 1 grain you receive 1 grain; with at least 2 cattle you receive 1 cattle, however much "
                "you have. Only the Feedlot brings its owner a second cattle. Some rounds have no harvest."
            ),
        ),
        (
            _("The meal"),
            _(
                "Everybody owes the food of the round, less what their ships give. It is paid with food and francs, in "
                "the mixture that you choose. Food from ships that is not needed is lost.\n\n"
                "If you have too little, you sell buildings or ships, or take loans of 4 francs; sales are your own "
                "choice. Who has enough must pay.\n\n"
                "The meal grows from round to round. Ships are what covers it in the end."
            ),
        ),
        (
            _("The town builds"),
            _(
                "In some rounds the town gets a building for nothing: the proposal with the lowest number. In other "
                "rounds of the full game it is a special building, the next one that lies face down. Everybody can "
                "enter it, if it has an action, and buy it."
            ),
        ),
        (
            _("Ships"),
            _(
                "The round card is turned over and becomes a ship, on top of the stack of its kind. Wooden ships cost "
                "14 francs, iron ships 20, steel ships 30. At a Wharf they cost goods and energy instead.\n\n"
                "A ship gives food at every meal, less of it the more players there are, and carries 2, 3 or 4 "
                "goods for the Shipping Line, wooden, iron or steel. Luxury liners do neither: they can only be built, "
                "and are worth much."
            ),
        ),
        (
            _("Wharfs"),
            _(
                "A Wharf builds one ship a visit, the top one of a stack, for its goods and 3 energy: 5 wood for a "
                "wooden ship, 4 iron for an iron one, 2 steel for a steel one, 3 steel for a luxury liner. Steel may "
                "stand in for iron.\n\n"
                "The first ship at a Wharf that is not wooden takes 1 brick more. The brick stays on the Wharf, which "
                "is modern from then on, for everybody."
            ),
        ),
        (
            _("Rods and hammers"),
            _(
                "The signs of fishing rod and hammer on your cards help in some buildings: the Fishery gives a fish "
                "more for each rod, the Clay Mound a clay more for each hammer, the Colliery 1 coal more with a "
                "hammer, and the Labour Exchange counts both. They count on all your cards, also on those that nobody "
                "can enter."
            ),
        ),
    )


def _ends() -> tuple[Chapter, ...]:
    return (
        (
            _("The final phase"),
            _(
                "After the last round everybody has one final action: take an offer or enter a building. There is no "
                "supply, no interest and no meal, and nothing can be bought; building, selling and repaying loans stay "
                "possible.\n\n"
                "Now you may enter a building in which others stand. Only the one in which your own person stands is "
                "closed to you."
            ),
        ),
        (
            _("Scoring"),
            _(
                "The score is your francs, the values of your buildings and ships, and what some cards add, less 7 for "
                "each loan. Loans that you can pay are repaid first. The highest score wins; who ties shares the "
                "victory.\n\n"
                "The Storehouse adds half a franc for each good. The Dock adds 4 for each ship. The Town Hall adds 4 "
                "for each public building and 2 for each craftsman. The Bank adds 3 for each industrial building and 2 "
                "for each economic one. The Business Park adds 2 for each industrial building, the Guildhouse 2 for "
                "each economic one."
            ),
        ),
        (
            _("Special buildings"),
            _(
                "The full game has 36 special buildings, 6 of which lie face down in each game. They come into "
                "play when the town builds one. From then on everybody can buy them, but nobody builds them: only the "
                "Football Stadium can be built, once one of the stacks is empty, and the Luxury Yacht is had for an "
                "iron ship at a Wharf.\n\n"
                "Who visits the Marketplace before the final phase sees the next two and may swap them. What was "
                "seen is private."
            ),
        ),
        (
            _("Full game and short game"),
            _(
                "With 1 to 5 players the full game has 7, 14, 18, 20 or 20 rounds, the short game 4, 8, 12, 12 or "
                "15.\n\n"
                "In the full game you start with 5 francs and 1 coal. In the short game you start with 5 francs, 2 "
                "fish, 2 wood, 2 clay, 2 iron, 1 cattle, 2 coal and 2 hides; the offers are richer, there are "
                "fewer buildings and no special ones. Two players, and one alone, then start with a wooden ship."
            ),
        ),
        (
            _("Playing alone"),
            _(
                "Alone you take all seven turns of every round and try to beat your own best score.\n\n"
                "The meals are large: in the short game 10, 20, 30 and 35 food, in the full game from 5 to 35. The "
                "food of each ship is large, too. The Marketplace gives 4 goods at most. The Harbour Watch and the Zoo "
                "are left out, unless the option of all specials is on."
            ),
        ),
        (
            _("Options"),
            _(
                "Expert loans: on the tile of interest a player with many loans pays 2 francs instead of 1; many are 2 "
                "loans among two players, 3 among three, 4 among four, 5 among five. It is not for a game "
                "alone.\n\n"
                "Free sales: everybody may sell between all turns, not only while a payment cannot be met.\n\n"
                "All specials: alone in the full game, the Harbour Watch and the Zoo may turn up as well."
            ),
        ),
    )
