"""The 50 trade cards of Kaispeicher, in the order of their list."""

from __future__ import annotations

from typing import Final

from engine.speicherstadt.cards import (
    AUTUMN,
    MEDIUM,
    SMALL,
    SPRING,
    SUMMER,
    WINTER,
    building,
    contract,
    converter,
    fireman,
    merchant,
    office,
    ship,
    special,
)
from engine.speicherstadt.goods import CARPET, CLOTH, COFFEE, GLASS, HEMP, RUBBER, SAFFRON, TEA
from engine.text import _, text

# The goods of the medium contracts, and which of these contracts, ships and firemen come in which season, are ours.
KAI_CARDS: Final = (
    converter("coffee-roastery", _("Coffee Roastery"), WINTER, COFFEE),
    converter("tea-room", _("Tea Room"), WINTER, TEA),
    converter("spice-store", _("Spice Store"), WINTER, SAFFRON),
    converter("rubber-factory", _("Rubber Factory"), WINTER, RUBBER),
    converter("carpet-store", _("Carpet Store"), WINTER, CARPET),
    merchant("dressmaker", _("Dressmaker"), WINTER, CLOTH, 3, 0, worth=2, kai=True),
    merchant("glass-blower", _("Glass Blower"), WINTER, GLASS, 3, 0, worth=2, kai=True),
    merchant("rope-maker", _("Rope Maker"), SPRING, HEMP, 3, 0, worth=2, kai=True),
    special(
        "informer",
        _("Informer"),
        WINTER,
        1,
        text(_("once, right before Purchase: one own worker and one of another house change places")),
    ),
    special(
        "coffee-break",
        _("Coffee Break"),
        WINTER,
        1,
        text(_("two breaks, each in place of a placement while another house has a worker left")),
        uses=2,
    ),
    special("fire-chief", _("Fire Chief"), WINTER, 1, text(_("once: doubles the points just gained at a fire"))),
    fireman(1, "c", WINTER, kai=True),
    fireman(2, "c", WINTER, kai=True),
    fireman(3, "d", SPRING, kai=True),
    fireman(4, "c", SUMMER, kai=True),
    fireman(5, "b", AUTUMN, kai=True),
    ship(16, SPRING, 1, kai=True),
    ship(17, SPRING, 2, kai=True),
    ship(18, SUMMER, 1, kai=True),
    ship(19, SUMMER, 2, kai=True),
    ship(20, AUTUMN, 1, kai=True),
    ship(21, AUTUMN, 2, kai=True),
    contract(11, SPRING, SMALL, 4, (HEMP,), kai=True),
    contract(12, SPRING, MEDIUM, 8, (CLOTH, CLOTH), kai=True),
    contract(13, SUMMER, SMALL, 4, (CLOTH,), kai=True),
    contract(14, SUMMER, MEDIUM, 8, (GLASS, GLASS), kai=True),
    contract(15, AUTUMN, SMALL, 4, (GLASS,), kai=True),
    contract(16, AUTUMN, MEDIUM, 8, (HEMP, HEMP), kai=True),
    office(5, SUMMER, kai=True),
    office(6, AUTUMN, kai=True),
    building("lighthouse", _("Lighthouse"), SPRING, 1, 1),
    building("theatre", _("Theatre"), SPRING, 2, 2),
    building("davidwache", _("Davidwache Police Station"), AUTUMN, 3, 3),
    building("music-hall", _("Music Hall"), AUTUMN, 4, 4),
    building("town-hall", _("Town Hall"), AUTUMN, 5, 4),
    special("press", _("Press"), SUMMER, 2, text(_("at the end 1 point for each own fireman")), points=1),
    special("mayor", _("Mayor"), AUTUMN, 3, text(_("at the end the best own point building counts twice"))),
    special(
        "harbour-tour",
        _("Harbour Tour"),
        AUTUMN,
        2,
        text(_("at the end 1 point for each own point building")),
        points=1,
    ),
    special(
        "deichtor-halls", _("Deichtor Halls"), AUTUMN, 2, text(_("at the end 1 point for each own merchant")), points=1
    ),
    special(
        "accountant",
        _("Accountant"),
        AUTUMN,
        2,
        text(_("at the end 1 point for each own contract, full or not")),
        points=1,
    ),
    special("fish-market", _("Fish Market"), SPRING, 2, text(_("once, when asked to buy a card: take it for nothing"))),
    special(
        "harbour-master",
        _("Harbour Master"),
        SPRING,
        1,
        text(_("exchanges 2 goods in place of 3 for another one of the supply")),
    ),
    special(
        "warehouseman",
        _("Warehouseman"),
        SPRING,
        2,
        text(_("two grey workers, each to be placed once after all own ones of a round")),
        uses=2,
    ),
    special("insurance", _("Insurance"), SPRING, 1, text(_("at every fire: 2 coins cancel the loss")), coins=2),
    special("savings-bank", _("Savings Bank"), SUMMER, 3, text(_("4 coins at once")), coins=4),
    special("thief", _("Thief"), SUMMER, 2, text(_("1 coin at once from each other house that has one")), coins=1),
    special(
        "auction-hall", _("Auction Hall"), SUMMER, 1, text(_("once, any time: load a good of choice from the supply"))
    ),
    special(
        "smuggler",
        _("Smuggler"),
        SUMMER,
        2,
        text(_("once, any time: load a good from a contract of another house that is not full")),
    ),
    special("truck", _("Truck"), AUTUMN, 1, text(_("once, any time: move up to 3 goods between own contracts"))),
    special("fire-engine", _("Fire Engine"), SUMMER, 2, text(_("at every fire the highest own fireman counts twice"))),
)
