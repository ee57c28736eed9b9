"""What can be done at the table of Die Speicherstadt alone, and with which keys."""

from __future__ import annotations

from engine.texts import N_, NC_
from screens.actions import Action
from screens.table.keys import GAME, Contexts, TitleKeys, log_page, overview_key, pass_key, report_key, result_page

TITLE = "speicherstadt"
ROW, MINE, PLAYERS, PILE = "row", "mine", "players", "pile"
PLACES = f"{TITLE}/places"
"""The context of the row of cards, whether or not somebody may place a worker."""
LETTERS = ("s", "d", "f", "g", "c", "v")
"""The key of each place of a row, from the left."""

_ROW = N_("Row of cards")
_MINE = N_("Your house")


_OWN = Contexts(TITLE)
_row, _places = _OWN.actions(ROW, _ROW), _OWN.actions("places", _ROW)
_mine, _loading = _OWN.actions(MINE, _MINE), _OWN.actions("game", _MINE)
_game = _OWN.actions("game", GAME)


def _place(number: int) -> Action:
    """Placing a worker at a place of the row with the cursor."""
    return _row(
        f"place_{number}",
        (LETTERS[number - 1],),
        N_("place"),
        N_("Once puts the cursor there, twice places a worker."),
        in_footer=False,
    )


_ACTIONS = (
    _row("place", ("enter",), N_("place"), N_("Place a worker where the cursor stands; buy the card.")),
    _game("buy", ("b",), N_("buy"), N_("Buy the card that you are asked for, from any page.")),
    *map(_place, range(1, len(LETTERS) + 1)),
    _places("place_before", ("left",), N_("left"), N_("The card before."), in_footer=False),
    _places("place_after", ("right",), N_("right"), N_("The card after."), in_footer=False),
    _places("next_part", ("tab",), N_("other row"), N_("To the cards above the board, or to those reserved.")),
    _mine("put_in_place", ("enter",), N_("load"), N_("Load, sell or use what the cursor is on.")),
    _loading("load_obvious", ("o",), N_("load all"), N_("Load all goods that have a place.")),
    _mine("sell_good", ("s",), N_("sell"), N_("Sell the good with the cursor to your merchant.")),
    _mine("deliver_good", ("d",), N_("deliver"), N_("Give the good with the cursor for points.")),
    _mine("market_sale", ("m",), N_("market"), N_("Sell 2 goods in the market hall for a coin.")),
    _game("use_card", ("e",), N_("use"), N_("Use a card of yours that can be used now.")),
    _game("take_break", ("t",), N_("break"), N_("Take a break, and place this worker later.")),
    pass_key(TITLE, N_("Pass on the card, or do without; place no more grey worker."), NC_("on a card", "pass")),
    overview_key(TITLE, N_("Row, house and houses at once.")),
    report_key(TITLE, N_("How the game went.")),
    _game("go_on", ("n", "space"), N_("go on"), N_("Store what is left, or whatever comes next.")),
)

KEYS = TitleKeys(
    title=TITLE,
    pages=(
        _OWN.page(ROW, N_("Row"), N_("row"), N_("The cards, and who stands in line for them."), PLACES),
        _OWN.page(MINE, N_("Mine"), N_("mine"), N_("Your contracts, cards and goods.")),
        _OWN.page(PLAYERS, N_("Players"), N_("players"), N_("All houses side by side.")),
        _OWN.page(PILE, N_("Pile"), N_("pile"), N_("What is left in the pile and the bag.")),
        log_page(),
        result_page(TITLE),
    ),
    actions=_ACTIONS,
)
