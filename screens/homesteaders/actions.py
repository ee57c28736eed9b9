"""What can be done at the table of Homesteaders alone, and with which keys."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import Action
from screens.table.keys import GAME, ROWS, PageKeys, TitleKeys, log_page, overview_key, report_key, result_page

TITLE = "homesteaders"
AUCTIONS, BUILDINGS, WORKERS, MARKET = "auctions", "buildings", "workers", "market"
BID_ROWS = f"{TITLE}/bid-rows"

LETTERS = {"wood": "w", "food": "f", "steel": "s", "gold": "g", "copper": "c", "livestock": "l"}
"""The key that buys each resource."""

_AUCTIONS = N_("Auctions")
_BUILDINGS = N_("Buildings and workers")
_MARKET = N_("Market")
_BUY = N_("Buy 1 for a trade chip and its price.")


def _within(context: str) -> str:
    return f"{TITLE}/{context}"


def _bought(name: str) -> Action:
    """Buying a resource, whatever the cursor is on; its key is called like the good."""
    return Action(f"buy_{name}", _within(MARKET), (LETTERS[name],), name, _BUY, _MARKET, in_footer=False)


_ACTIONS = (
    Action(
        "bid", _within(AUCTIONS), ("enter", "b"), N_("bid"), N_("Bid, or pass, where the cursor stands."), _AUCTIONS
    ),
    Action("bid_less", BID_ROWS, ("left",), N_("lower"), N_("A lower bid, or the auction before."), _AUCTIONS),
    Action("bid_more", BID_ROWS, ("right",), N_("higher"), N_("A higher bid, or the next auction."), _AUCTIONS),
    Action(
        "build_card",
        _within(BUILDINGS),
        ("enter", "b"),
        N_("build"),
        N_("Build what the cursor is on, after the trades that it takes."),
        _BUILDINGS,
    ),
    Action("toggle_slot", _within(WORKERS), ("x", "t"), N_("tick"), N_("Put a worker there, or none."), _BUILDINGS),
    Action("put_to_work", _within(WORKERS), ("enter",), N_("work"), N_("The ticked slots work."), _BUILDINGS),
    Action("buy_here", _within(MARKET), ("enter",), N_("buy"), N_("Buy 1 of the resource with the cursor."), _MARKET),
    Action("sell_here", _within(MARKET), ("x",), N_("sell"), N_("Sell 1, with a trade chip."), _MARKET),
    *map(_bought, LETTERS),
    Action("recruit", _within(MARKET), ("r",), N_("recruit"), N_("A trade chip and 1 food become a worker."), _MARKET),
    Action("turn_wood", _within(MARKET), ("m",), N_("wood to food"), N_("With a Market of one's own."), _MARKET),
    Action("turn_food", _within(MARKET), ("M",), N_("food to steel"), N_("With a Market of one's own."), _MARKET),
    Action("turn_chip", _within(MARKET), ("B",), N_("chip to silver"), N_("With a Bank of one's own."), _MARKET),
    overview_key(TITLE, N_("All four pages at once.")),
    report_key(TITLE, N_("How the game went.")),
    Action("go_on", _within("game"), ("n", "space"), N_("go on"), N_("Put to work, pay, or finish."), GAME),
    Action(
        "work_and_stop",
        _within("game"),
        ("N",),
        N_("stop before wages"),
        N_("Put to work, and stop before the wages: they are paid with gold, or after trades."),
        GAME,
        last=True,
    ),
    Action(
        "pass_bid", _within("game"), ("p",), N_("pass"), N_("Be out of the bidding, and advance on the rail."), GAME
    ),
    Action("decline", _within("game"), ("-",), N_("decline"), N_("Build nothing, or take nothing."), GAME),
    Action("borrow", _within("game"), ("d",), N_("debt"), N_("Take a debt for 2 silver."), GAME, in_footer=False),
    Action("repay", _within("game"), ("D",), N_("return"), N_("Return a debt."), GAME, in_footer=False),
)

KEYS = TitleKeys(
    title=TITLE,
    pages=(
        PageKeys(
            AUCTIONS,
            N_("Auctions"),
            N_("auctions"),
            N_("The auctions of this round, their bids, and the tiles to come."),
            (_within(AUCTIONS),),
            (BID_ROWS, ROWS, "list"),
        ),
        PageKeys(
            BUILDINGS,
            N_("Buildings"),
            N_("buildings"),
            N_("What can be built; everybody's town."),
            (_within(BUILDINGS),),
        ),
        PageKeys(WORKERS, N_("Workers"), N_("workers"), N_("Slots, income and wages."), (_within(WORKERS),)),
        PageKeys(MARKET, N_("Market"), N_("market"), N_("What you have, and every trade."), (_within(MARKET),)),
        log_page(),
        result_page(TITLE),
    ),
    actions=tuple(action._replace(yields=True) for action in _ACTIONS),
)
