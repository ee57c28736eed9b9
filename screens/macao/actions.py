"""What can be done at the table of Macao alone, and with which keys."""

from __future__ import annotations

from engine.texts import N_, NC_
from screens.actions import Action
from screens.table.keys import (
    GAME,
    Contexts,
    PageKeys,
    TitleKeys,
    log_page,
    overview_key,
    pass_key,
    report_key,
    result_page,
)

TITLE = "macao"
MARKET, CITY, SEA, YOURS, PLAYERS = "market", "city", "sea", "yours", "players"

_MARKET = N_("Market")
_CITY = N_("City")
_SEA = N_("Sea")


_OWN = Contexts(TITLE)

LETTERS = {"red": "r", "blue": "b", "green": "g", "black": "k", "gray": "y", "violet": "v"}
"""The letter of each colour: the key of its die, and how it stands in a cost."""

PLACES = {page: _OWN.within(f"{page}-places") for page in (MARKET, CITY, SEA)}
"""The contexts of the pages whose cursor goes in four directions, whether or not something can be done there."""


_market, _city = _OWN.actions(MARKET, _MARKET), _OWN.actions(CITY, _CITY)
_sea, _yours = _OWN.actions(SEA, _SEA), _OWN.actions(YOURS, N_("Your cards"))
_game = _OWN.actions("game", GAME)


def _sideways(page: str, group: str) -> tuple[Action, Action]:
    """Left and right on a page whose cursor goes in four directions."""
    keys = _OWN.actions(f"{page}-places", group)
    return (
        keys(f"{page}_left", ("left",), N_("left"), N_("One place to the left."), in_footer=False),
        keys(f"{page}_right", ("right",), N_("right"), N_("One place to the right."), in_footer=False),
    )


def _die(colour: tuple[str, str]) -> Action:
    """Ticking the die of a colour."""
    name, letter = colour
    return _market(f"tick_{name}", (letter,), N_("die"), N_("Tick this die."), in_footer=False)


_ACTIONS = (
    _market(
        "choose_here", ("enter",), N_("choose"), N_("Take the card, the two dice, or activate what the cursor is on.")
    ),
    _market("tick_die", ("x",), N_("tick"), N_("Tick or untick the die with the cursor.")),
    *map(_die, LETTERS.items()),
    *_sideways(MARKET, _MARKET),
    _city("take_quarter", ("enter",), N_("take"), N_("Take the quarter with the cursor.")),
    *_sideways(CITY, _CITY),
    _sea("sail_there", ("enter",), N_("sail"), N_("Sail to the cursor, or deliver there.")),
    *_sideways(SEA, _SEA),
    _yours("do_this", ("enter",), N_("do it"), N_("Do what the cursor is on.")),
    _game("activate", ("e",), N_("activate"), N_("Activate a card of your tableau.")),
    _game("craft", ("f",), N_("craft"), N_("Activate a card with the Craftsman."), in_footer=False),
    _game("use_card", ("c",), N_("use card"), N_("Use one of your activated cards.")),
    _game("claim", ("i",), N_("quarter"), N_("Take a quarter of the city.")),
    _game("sail", ("s",), N_("sail"), N_("Sail to a port, step by step.")),
    _game("deliver", ("d",), N_("deliver"), N_("Deliver a goods tile in this port.")),
    _game("wall", ("w",), N_("wall"), N_("Move ahead on the wall.")),
    _game("tribute", ("t",), N_("tribute"), N_("Buy PP for the tribute.")),
    _game("joker", ("o",), N_("joker"), N_("Use a joker tile.")),
    pass_key(
        TITLE,
        N_("End your turn, cubes that are left are lost; take no card, or the marker."),
        NC_("for this round", "pass"),
    ),
    overview_key(TITLE, N_("All pages at once.")),
    report_key(TITLE, N_("How the game went.")),
    _game("go_on", ("n", "space"), N_("go on"), N_("The only thing to do, or whatever comes next.")),
)

KEYS = TitleKeys(
    title=TITLE,
    pages=(
        _OWN.page(MARKET, N_("Market"), N_("market"), N_("Dice, wind rose, the cards on offer."), PLACES[MARKET]),
        _OWN.page(CITY, N_("City"), N_("city"), N_("The thirty quarters."), PLACES[CITY]),
        _OWN.page(SEA, N_("Sea"), N_("sea"), N_("The route, the ports, the ships."), PLACES[SEA]),
        _OWN.page(YOURS, N_("Yours"), N_("yours"), N_("Your cards, and what you can do.")),
        PageKeys(PLAYERS, N_("Players"), N_("players"), N_("All that lies open: players, office cards, discard pile.")),
        log_page(),
        result_page(TITLE),
    ),
    actions=_ACTIONS,
)
