"""What can be done at the table of Homesteaders alone, and with which keys."""

from __future__ import annotations

from screens.actions import Action
from screens.actions import marked as _
from screens.table.keys import GAME, PAGES, ROWS, PageKeys, TitleKeys

TITLE = "homesteaders"
AUCTIONS, BUILDINGS, WORKERS, MARKET, LOG, RESULT = "auctions", "buildings", "workers", "market", "log", "result"
BID_ROWS = f"{TITLE}/bid-rows"

LETTERS = {"wood": "w", "food": "f", "steel": "s", "gold": "g", "copper": "c", "livestock": "l"}
"""The key that buys each resource; its capital sells it."""

_AUCTIONS = _("Auctions")
_BUILDINGS = _("Buildings and workers")
_MARKET = _("Market")
_BUY = _("Buy 1 for a trade chip and its price.")
_SELL = _("Sell 1 with a trade chip, for its price and 1 VP.")


def _within(context: str) -> str:
    return f"{TITLE}/{context}"


def _traded(name: str, label: str, sold: str) -> tuple[Action, Action]:
    """Buying and selling a resource."""
    key, context = LETTERS[name], _within(MARKET)
    return (
        Action(f"buy_{name}", context, (key,), label, _BUY, _MARKET, in_footer=False),
        Action(f"sell_{name}", context, (key.upper(),), sold, _SELL, _MARKET, in_footer=False),
    )


_ACTIONS = (
    Action("bid", _within(AUCTIONS), ("enter", "b"), _("bid"), _("Bid, or pass, where the cursor stands."), _AUCTIONS),
    Action("bid_less", BID_ROWS, ("left",), _("lower"), _("A lower bid; the auction before."), _AUCTIONS),
    Action("bid_more", BID_ROWS, ("right",), _("higher"), _("A higher bid; the next auction."), _AUCTIONS),
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
        ("space", "x"),
        _("tick"),
        _("Put a worker there, or none."),
        _BUILDINGS,
    ),
    Action("put_to_work", _within(WORKERS), ("enter",), _("work"), _("The ticked slots work."), _BUILDINGS),
    Action("buy_here", _within(MARKET), ("enter",), _("buy"), _("Buy 1 of the resource with the cursor."), _MARKET),
    *_traded("wood", _("buy wood"), _("sell wood")),
    *_traded("food", _("buy food"), _("sell food")),
    *_traded("steel", _("buy steel"), _("sell steel")),
    *_traded("gold", _("buy gold"), _("sell gold")),
    *_traded("copper", _("buy copper"), _("sell copper")),
    *_traded("livestock", _("buy livestock"), _("sell livestock")),
    Action("recruit", _within(MARKET), ("r",), _("recruit"), _("A trade chip and 1 food become a worker."), _MARKET),
    Action("turn_wood", _within(MARKET), ("m",), _("wood to food"), _("With a Market of one's own."), _MARKET),
    Action("turn_food", _within(MARKET), ("M",), _("food to steel"), _("With a Market of one's own."), _MARKET),
    Action("turn_chip", _within(MARKET), ("B",), _("chip to silver"), _("With a Bank of one's own."), _MARKET),
    Action(
        "toggle_overview",
        _within("pages"),
        ("0",),
        _("overview"),
        _("All four pages at once."),
        PAGES,
        in_footer=False,
    ),
    Action("show_report", _within(RESULT), ("r",), _("report"), _("How the game went."), PAGES),
    Action("go_on", _within("game"), ("n", "space"), _("go on"), _("Put to work, pay, or finish."), GAME),
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
        PageKeys(LOG, _("Log"), _("log"), _("What happened."), ("log",)),
        PageKeys(RESULT, _("Result"), _("result"), _("The final score."), ("result", _within(RESULT))),
    ),
    actions=_ACTIONS,
)
