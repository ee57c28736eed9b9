"""What can be done at the table of Die Speicherstadt alone, and with which keys."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import Action
from screens.table.keys import GAME, ROWS, PageKeys, TitleKeys, log_page, overview_key, report_key, result_page

TITLE = "speicherstadt"
ROW, MINE, PLAYERS, PILE = "row", "mine", "players", "pile"
PLACES = f"{TITLE}/places"
"""The context of the row of cards, whether or not somebody may place a worker."""
LETTERS = ("s", "d", "f", "g", "c", "v")
"""The key of each place of a row, from the left."""

_ROW = N_("Row of cards")
_MINE = N_("Your house")


def _within(context: str) -> str:
    return f"{TITLE}/{context}"


def _place(number: int) -> Action:
    """Placing a worker at a place of the row with the cursor."""
    return Action(
        f"place_{number}",
        _within(ROW),
        (LETTERS[number - 1],),
        N_("place"),
        N_("Once puts the cursor there, twice places a worker."),
        _ROW,
        in_footer=False,
    )


_ACTIONS = (
    Action("place", _within(ROW), ("enter",), N_("place"), N_("Place a worker where the cursor stands."), _ROW),
    Action("buy", _within("game"), ("b",), N_("buy"), N_("Buy the card that you are asked for."), GAME),
    Action("decline", _within("game"), ("-",), N_("decline"), N_("Step back from the card; do without."), GAME),
    *map(_place, range(1, len(LETTERS) + 1)),
    Action("place_before", PLACES, ("left",), N_("left"), N_("The card before."), _ROW, in_footer=False),
    Action("place_after", PLACES, ("right",), N_("right"), N_("The card after."), _ROW, in_footer=False),
    Action(
        "next_part", PLACES, ("tab",), N_("other row"), N_("To the cards above the board, or to those reserved."), _ROW
    ),
    Action(
        "put_in_place", _within(MINE), ("enter",), N_("load"), N_("Load, sell or use what the cursor is on."), _MINE
    ),
    Action("load_obvious", _within("game"), ("o",), N_("load all"), N_("Load all goods that have a place."), _MINE),
    Action(
        "sell_good", _within(MINE), ("s",), N_("sell"), N_("Sell the good with the cursor to your merchant."), _MINE
    ),
    Action(
        "deliver_good", _within(MINE), ("d",), N_("deliver"), N_("Give the good with the cursor for points."), _MINE
    ),
    Action(
        "market_sale", _within(MINE), ("m",), N_("market"), N_("Sell 2 goods in the market hall for a coin."), _MINE
    ),
    Action("use_card", _within("game"), ("e",), N_("use"), N_("Use a card of yours that can be used now."), GAME),
    Action("take_break", _within("game"), ("t",), N_("break"), N_("Take a break, and place this worker later."), GAME),
    Action("pass_by", _within("game"), ("p",), N_("pass"), N_("Place no more grey worker; use no card."), GAME),
    overview_key(TITLE, N_("Row, house and houses at once.")),
    report_key(TITLE, N_("How the game went.")),
    Action(
        "go_on", _within("game"), ("n", "space"), N_("go on"), N_("Store what is left, or whatever comes next."), GAME
    ),
)

KEYS = TitleKeys(
    title=TITLE,
    pages=(
        PageKeys(
            ROW,
            N_("Row"),
            N_("row"),
            N_("The cards, and who stands in line for them."),
            (_within(ROW),),
            (PLACES, ROWS, "list"),
        ),
        PageKeys(MINE, N_("Mine"), N_("mine"), N_("Your contracts, cards and goods."), (_within(MINE),)),
        PageKeys(PLAYERS, N_("Players"), N_("players"), N_("All houses side by side."), (_within(PLAYERS),)),
        PageKeys(PILE, N_("Pile"), N_("pile"), N_("What is left in the pile and the bag."), (_within(PILE),)),
        log_page(),
        result_page(TITLE),
    ),
    actions=_ACTIONS,
)
