"""What can be done at the table of Macao alone, and with which keys."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import Action
from screens.table.keys import GAME, ROWS, PageKeys, TitleKeys, log_page, overview_key, report_key, result_page

TITLE = "macao"
MARKET, CITY, SEA, YOURS, PLAYERS = "market", "city", "sea", "yours", "players"

_MARKET = N_("Market")
_CITY = N_("City")
_SEA = N_("Sea")
_YOURS = N_("Your cards")


def _within(context: str) -> str:
    return f"{TITLE}/{context}"


LETTERS = {"red": "r", "blue": "b", "green": "g", "black": "k", "gray": "y", "violet": "v"}
"""The letter of each colour: the key of its die, and how it stands in a cost."""

PLACES = {page: _within(f"{page}-places") for page in (MARKET, CITY, SEA)}
"""The contexts of the pages whose cursor goes in four directions, whether or not something can be done there."""


def _sideways(page: str, group: str) -> tuple[Action, Action]:
    """Left and right on a page whose cursor goes in four directions."""
    context = PLACES[page]
    return (
        Action(f"{page}_left", context, ("left",), N_("left"), N_("One place to the left."), group, in_footer=False),
        Action(
            f"{page}_right", context, ("right",), N_("right"), N_("One place to the right."), group, in_footer=False
        ),
    )


def _die(colour: tuple[str, str]) -> Action:
    """Ticking the die of a colour."""
    name, letter = colour
    return Action(f"tick_{name}", _within(MARKET), (letter,), N_("die"), N_("Tick this die."), _MARKET, in_footer=False)


_ACTIONS = (
    Action(
        "choose_here",
        _within(MARKET),
        ("enter",),
        N_("choose"),
        N_("Take the card, the two dice, or activate what the cursor is on."),
        _MARKET,
    ),
    Action("tick_die", _within(MARKET), ("x",), N_("tick"), N_("Tick or untick the die with the cursor."), _MARKET),
    *map(_die, LETTERS.items()),
    *_sideways(MARKET, _MARKET),
    Action("take_quarter", _within(CITY), ("enter",), N_("take"), N_("Take the quarter with the cursor."), _CITY),
    *_sideways(CITY, _CITY),
    Action("sail_there", _within(SEA), ("enter",), N_("sail"), N_("Sail to the cursor, or deliver there."), _SEA),
    *_sideways(SEA, _SEA),
    Action("do_this", _within(YOURS), ("enter",), N_("do it"), N_("Do what the cursor is on."), _YOURS),
    Action("activate", _within("game"), ("e",), N_("activate"), N_("Activate a card of your tableau."), GAME),
    Action(
        "craft", _within("game"), ("f",), N_("craft"), N_("Activate a card with the Craftsman."), GAME, in_footer=False
    ),
    Action("use_card", _within("game"), ("c",), N_("use card"), N_("Use one of your activated cards."), GAME),
    Action("claim", _within("game"), ("i",), N_("quarter"), N_("Take a quarter of the city."), GAME),
    Action("sail", _within("game"), ("s",), N_("sail"), N_("Sail to a port, step by step."), GAME),
    Action("deliver", _within("game"), ("d",), N_("deliver"), N_("Deliver a goods tile in this port."), GAME),
    Action("wall", _within("game"), ("w",), N_("wall"), N_("Move ahead on the wall."), GAME),
    Action("tribute", _within("game"), ("t",), N_("tribute"), N_("Buy prestige for the tribute."), GAME),
    Action("joker", _within("game"), ("o",), N_("joker"), N_("Use a joker tile."), GAME),
    Action("end_turn", _within("game"), ("p",), N_("pass"), N_("End your turn; cubes that are left are lost."), GAME),
    Action("decline", _within("game"), ("-",), N_("decline"), N_("Take no card, or the marker."), GAME),
    overview_key(TITLE, N_("All pages at once.")),
    report_key(TITLE, N_("How the game went.")),
    Action(
        "go_on", _within("game"), ("n", "space"), N_("go on"), N_("The only thing to do, or whatever comes next."), GAME
    ),
)

KEYS = TitleKeys(
    title=TITLE,
    pages=(
        PageKeys(
            MARKET,
            N_("Market"),
            N_("market"),
            N_("Dice, wind rose, the cards on offer."),
            (_within(MARKET),),
            (PLACES[MARKET], ROWS, "list"),
        ),
        PageKeys(
            CITY, N_("City"), N_("city"), N_("The thirty quarters."), (_within(CITY),), (PLACES[CITY], ROWS, "list")
        ),
        PageKeys(
            SEA,
            N_("Sea"),
            N_("sea"),
            N_("The route, the ports, the ships."),
            (_within(SEA),),
            (PLACES[SEA], ROWS, "list"),
        ),
        PageKeys(YOURS, N_("Yours"), N_("yours"), N_("Your cards, and what you can do."), (_within(YOURS),)),
        PageKeys(PLAYERS, N_("Players"), N_("players"), N_("All that lies open: players, office cards, discard pile.")),
        log_page(),
        result_page(TITLE),
    ),
    actions=_ACTIONS,
)
