"""What can be done at the table of Homesteaders alone, and with which keys."""

from __future__ import annotations

from screens.actions import Action
from screens.actions import marked as _
from screens.table.keys import GAME, ROWS, PageKeys, TitleKeys, log_page, overview_key, report_key, result_page

TITLE = "homesteaders"
AUCTIONS, BUILDINGS, WORKERS, MARKET = "auctions", "buildings", "workers", "market"
BID_ROWS = f"{TITLE}/bid-rows"

LETTERS = {"wood": "w", "food": "f", "steel": "s", "gold": "g", "copper": "c", "livestock": "l"}
"""The key that buys each resource."""

_AUCTIONS = _("Auctions")
_BUILDINGS = _("Buildings and workers")
_MARKET = _("Market")
_BUY = _("Buy 1 for a trade chip and its price.")


def _within(context: str) -> str:
    return f"{TITLE}/{context}"


def _bought(name: str, label: str) -> Action:
    """Buying a resource, whatever the cursor is on."""
    return Action(f"buy_{name}", _within(MARKET), (LETTERS[name],), label, _BUY, _MARKET, in_footer=False)


_ACTIONS = (
    Action("bid", _within(AUCTIONS), ("enter", "b"), _("bid"), _("Bid, or pass, where the cursor stands."), _AUCTIONS),
    Action("bid_less", BID_ROWS, ("left",), _("lower"), _("A lower bid, or the auction before."), _AUCTIONS),
    Action("bid_more", BID_ROWS, ("right",), _("higher"), _("A higher bid, or the next auction."), _AUCTIONS),
    Action(
        "build_card",
        _within(BUILDINGS),
        ("enter", "b"),
        _("build"),
        _("Build what the cursor is on, after the trades that it takes."),
        _BUILDINGS,
    ),
    Action(
        "toggle_slot",
        _within(WORKERS),
        ("x", "t"),
        _("tick"),
        _("Put a worker there, or none."),
        _BUILDINGS,
    ),
    Action("put_to_work", _within(WORKERS), ("enter",), _("work"), _("The ticked slots work."), _BUILDINGS),
    Action("buy_here", _within(MARKET), ("enter",), _("buy"), _("Buy 1 of the resource with the cursor."), _MARKET),
    Action("sell_here", _within(MARKET), ("x",), _("sell"), _("Sell 1, with a trade chip."), _MARKET),
    _bought("wood", _("wood")),
    _bought("food", _("food")),
    _bought("steel", _("steel")),
    _bought("gold", _("gold")),
    _bought("copper", _("copper")),
    _bought("livestock", _("livestock")),
    Action("recruit", _within(MARKET), ("r",), _("recruit"), _("A trade chip and 1 food become a worker."), _MARKET),
    Action("turn_wood", _within(MARKET), ("m",), _("wood to food"), _("With a Market of one's own."), _MARKET),
    Action("turn_food", _within(MARKET), ("M",), _("food to steel"), _("With a Market of one's own."), _MARKET),
    Action("turn_chip", _within(MARKET), ("B",), _("chip to silver"), _("With a Bank of one's own."), _MARKET),
    overview_key(TITLE, _("All four pages at once.")),
    report_key(TITLE, _("How the game went.")),
    Action("go_on", _within("game"), ("n", "space"), _("go on"), _("Put to work, pay, or finish."), GAME),
    Action(
        "work_and_stop",
        _within("game"),
        ("N",),
        _("stop before wages"),
        _("Put to work, and stop before the wages: they are paid with gold, or after trades."),
        GAME,
        last=True,
    ),
    Action("pass_bid", _within("game"), ("p",), _("pass"), _("Be out of the bidding, and advance on the rail."), GAME),
    Action("decline", _within("game"), ("-",), _("decline"), _("Build nothing, or take nothing."), GAME),
    Action("borrow", _within("game"), ("d",), _("debt"), _("Take a debt for 2 silver."), GAME, in_footer=False),
    Action("repay", _within("game"), ("D",), _("return"), _("Return a debt."), GAME, in_footer=False),
)

KEYS = TitleKeys(
    title=TITLE,
    pages=(
        PageKeys(
            AUCTIONS,
            _("Auctions"),
            _("auctions"),
            _("The auctions of this round, their bids, and the tiles to come."),
            (_within(AUCTIONS),),
            (BID_ROWS, ROWS, "list"),
        ),
        PageKeys(
            BUILDINGS, _("Buildings"), _("buildings"), _("What can be built; everybody's town."), (_within(BUILDINGS),)
        ),
        PageKeys(WORKERS, _("Workers"), _("workers"), _("Slots, income and wages."), (_within(WORKERS),)),
        PageKeys(MARKET, _("Market"), _("market"), _("What you have, and every trade."), (_within(MARKET),)),
        log_page(),
        result_page(TITLE),
    ),
    actions=tuple(action._replace(yields=True) for action in _ACTIONS),
)
