"""What can be done at the table of Die Speicherstadt alone, and with which keys."""

from __future__ import annotations

from screens.actions import Action
from screens.actions import marked as _
from screens.table.keys import GAME, ROWS, PageKeys, TitleKeys, log_page, overview_key, report_key, result_page

TITLE = "speicherstadt"
ROW, MINE, PLAYERS, PILE = "row", "mine", "players", "pile"
PLACES = f"{TITLE}/places"
"""The context of the row of cards, whether or not somebody may place a worker."""
LETTERS = ("s", "d", "f", "g", "c", "v")
"""The key of each place of a row, from the left."""

_ROW = _("Row of cards")
_MINE = _("Your house")


def _within(context: str) -> str:
    return f"{TITLE}/{context}"


def _place(number: int) -> Action:
    """Placing a worker at a place of the row with the cursor."""
    return Action(
        f"place_{number}",
        _within(ROW),
        (LETTERS[number - 1],),
        _("place"),
        _("Once puts the cursor there, twice places a worker."),
        _ROW,
        in_footer=False,
    )


_ACTIONS = (
    Action("place", _within(ROW), ("enter",), _("place"), _("Place a worker where the cursor stands."), _ROW),
    Action("buy", _within("game"), ("b",), _("buy"), _("Buy the card that you are asked for."), GAME),
    Action("decline", _within("game"), ("-",), _("decline"), _("Step back from the card; do without."), GAME),
    *map(_place, range(1, len(LETTERS) + 1)),
    Action("place_before", PLACES, ("left",), _("left"), _("The card before."), _ROW, in_footer=False),
    Action("place_after", PLACES, ("right",), _("right"), _("The card after."), _ROW, in_footer=False),
    Action(
        "next_part",
        PLACES,
        ("tab",),
        _("other row"),
        _("To the cards above the board, or to those reserved."),
        _ROW,
    ),
    Action("put_in_place", _within(MINE), ("enter",), _("load"), _("Load, sell or use what the cursor is on."), _MINE),
    Action("load_obvious", _within("game"), ("o",), _("load all"), _("Load all goods that have a place."), _MINE),
    Action("sell_good", _within(MINE), ("s",), _("sell"), _("Sell the good with the cursor to your merchant."), _MINE),
    Action("deliver_good", _within(MINE), ("d",), _("deliver"), _("Give the good with the cursor for points."), _MINE),
    Action("market_sale", _within(MINE), ("m",), _("market"), _("Sell 2 goods in the market hall for a coin."), _MINE),
    Action("use_card", _within("game"), ("e",), _("use"), _("Use a card of yours that can be used now."), GAME),
    Action("take_break", _within("game"), ("t",), _("break"), _("Take a break, and place this worker later."), GAME),
    Action("pass_by", _within("game"), ("p",), _("pass"), _("Place no more grey worker; use no card."), GAME),
    overview_key(TITLE, _("Row, house and houses at once.")),
    report_key(TITLE, _("How the game went.")),
    Action(
        "go_on", _within("game"), ("n", "space"), _("go on"), _("Store what is left, or whatever comes next."), GAME
    ),
)

KEYS = TitleKeys(
    title=TITLE,
    pages=(
        PageKeys(
            ROW,
            _("Row"),
            _("row"),
            _("The cards, and who stands in line for them."),
            (_within(ROW),),
            (PLACES, ROWS, "list"),
        ),
        PageKeys(MINE, _("Mine"), _("mine"), _("Your contracts, cards and goods."), (_within(MINE),)),
        PageKeys(PLAYERS, _("Players"), _("players"), _("All houses side by side."), (_within(PLAYERS),)),
        PageKeys(PILE, _("Pile"), _("pile"), _("What is left in the pile and the bag."), (_within(PILE),)),
        log_page(),
        result_page(TITLE),
    ),
    actions=_ACTIONS,
)
