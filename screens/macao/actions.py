"""What can be done at the table of Macao alone, and with which keys."""

from __future__ import annotations

from screens.actions import Action
from screens.actions import marked as _
from screens.table.keys import GAME, ROWS, PageKeys, TitleKeys, log_page, overview_key, report_key, result_page

TITLE = "macao"
MARKET, CITY, SEA, YOURS, PLAYERS = "market", "city", "sea", "yours", "players"

_MARKET = _("Market")
_CITY = _("City")
_SEA = _("Sea")
_YOURS = _("Your cards")


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
        Action(f"{page}_left", context, ("left",), _("left"), _("One place to the left."), group, in_footer=False),
        Action(f"{page}_right", context, ("right",), _("right"), _("One place to the right."), group, in_footer=False),
    )


def _die(colour: tuple[str, str]) -> Action:
    """Ticking the die of a colour."""
    name, letter = colour
    return Action(
        f"tick_{name}",
        _within(MARKET),
        (letter,),
        _("die"),
        _("Tick this die."),
        _MARKET,
        in_footer=False,
    )


_ACTIONS = (
    Action(
        "choose_here",
        _within(MARKET),
        ("enter",),
        _("choose"),
        _("Take the card, the two dice, or activate what the cursor is on."),
        _MARKET,
    ),
    Action("tick_die", _within(MARKET), ("x",), _("tick"), _("Tick or untick the die with the cursor."), _MARKET),
    *map(_die, LETTERS.items()),
    *_sideways(MARKET, _MARKET),
    Action("take_quarter", _within(CITY), ("enter",), _("take"), _("Take the quarter with the cursor."), _CITY),
    *_sideways(CITY, _CITY),
    Action("sail_there", _within(SEA), ("enter",), _("sail"), _("Sail to the cursor, or deliver there."), _SEA),
    *_sideways(SEA, _SEA),
    Action("do_this", _within(YOURS), ("enter",), _("do it"), _("Do what the cursor is on."), _YOURS),
    Action("activate", _within("game"), ("e",), _("activate"), _("Activate a card of your tableau."), GAME),
    Action(
        "craft", _within("game"), ("f",), _("craft"), _("Activate a card with the Craftsman."), GAME, in_footer=False
    ),
    Action("use_card", _within("game"), ("c",), _("use card"), _("Use one of your activated cards."), GAME),
    Action("claim", _within("game"), ("i",), _("quarter"), _("Take a quarter of the city."), GAME),
    Action("sail", _within("game"), ("s",), _("sail"), _("Sail to a port, step by step."), GAME),
    Action("deliver", _within("game"), ("d",), _("deliver"), _("Deliver a goods tile in this port."), GAME),
    Action("wall", _within("game"), ("w",), _("wall"), _("Move ahead on the wall."), GAME),
    Action("tribute", _within("game"), ("t",), _("tribute"), _("Buy prestige for the tribute."), GAME),
    Action("joker", _within("game"), ("o",), _("joker"), _("Use a joker tile."), GAME),
    Action("end_turn", _within("game"), ("p",), _("pass"), _("End your turn; cubes that are left are lost."), GAME),
    Action("decline", _within("game"), ("-",), _("decline"), _("Take no card, or the marker."), GAME),
    overview_key(TITLE, _("All pages at once.")),
    report_key(TITLE, _("How the game went.")),
    Action(
        "go_on", _within("game"), ("n", "space"), _("go on"), _("The only thing to do, or whatever comes next."), GAME
    ),
)

KEYS = TitleKeys(
    title=TITLE,
    pages=(
        PageKeys(
            MARKET,
            _("Market"),
            _("market"),
            _("Dice, wind rose, the cards on offer."),
            (_within(MARKET),),
            (PLACES[MARKET], ROWS, "list"),
        ),
        PageKeys(CITY, _("City"), _("city"), _("The thirty quarters."), (_within(CITY),), (PLACES[CITY], ROWS, "list")),
        PageKeys(
            SEA, _("Sea"), _("sea"), _("The route, the ports, the ships."), (_within(SEA),), (PLACES[SEA], ROWS, "list")
        ),
        PageKeys(YOURS, _("Yours"), _("yours"), _("Your cards, and what you can do."), (_within(YOURS),)),
        PageKeys(PLAYERS, _("Players"), _("players"), _("All that lies open: players, office cards, discard pile.")),
        log_page(),
        result_page(TITLE),
    ),
    actions=_ACTIONS,
)
