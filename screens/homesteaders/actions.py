"""What can be done at the table of Homesteaders alone, and with which keys."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import Action
from screens.table.keys import GAME, Contexts, TitleKeys, log_page, overview_key, pass_key, report_key, result_page

TITLE = "homesteaders"
AUCTIONS, BUILDINGS, WORKERS, MARKET, TOWNS = "auctions", "buildings", "workers", "market", "towns"
BID_ROWS = f"{TITLE}/bid-rows"

LETTERS = {"wood": "w", "food": "f", "steel": "s", "gold": "g", "copper": "c", "livestock": "l"}
"""The key that buys each resource."""

_BUILDINGS = N_("Buildings and workers")
_BUY = N_("Buy 1 for a trade chip and its price.")


_OWN = Contexts(TITLE)
_auctions, _bids = _OWN.actions(AUCTIONS, N_("Auctions")), _OWN.actions("bid-rows", N_("Auctions"))
_buildings, _workers = _OWN.actions(BUILDINGS, _BUILDINGS), _OWN.actions(WORKERS, _BUILDINGS)
_market, _game = _OWN.actions(MARKET, N_("Market")), _OWN.actions("game", GAME)


def _bought(name: str) -> Action:
    """Buying a resource, whatever the cursor is on; its key is called like the good."""
    return _market(f"buy_{name}", (LETTERS[name],), name, _BUY, in_footer=False)


_ACTIONS = (
    _auctions("bid", ("enter", "b"), N_("bid"), N_("Bid, or pass, where the cursor stands.")),
    _bids("bid_less", ("left",), N_("lower"), N_("A lower bid, or the auction before.")),
    _bids("bid_more", ("right",), N_("higher"), N_("A higher bid, or the next auction.")),
    _buildings(
        "build_card", ("enter", "b"), N_("build"), N_("Build what the cursor is on, after the trades that it takes.")
    ),
    _workers("toggle_slot", ("x", "t"), N_("tick"), N_("Put a worker there, or none.")),
    _workers("put_to_work", ("enter",), N_("work"), N_("The ticked slots work.")),
    _market("buy_here", ("enter",), N_("buy"), N_("Buy 1 of the resource with the cursor.")),
    _market("sell_here", ("x",), N_("sell"), N_("Sell 1, with a trade chip.")),
    *map(_bought, LETTERS),
    _market("recruit", ("r",), N_("recruit"), N_("A trade chip and 1 food become a worker.")),
    _market("turn_wood", ("m",), N_("wood to food"), N_("With a Market of one's own.")),
    _market("turn_food", ("M",), N_("food to steel"), N_("With a Market of one's own.")),
    _market("turn_chip", ("B",), N_("chip to silver"), N_("With a Bank of one's own.")),
    overview_key(TITLE, N_("The open page with everybody's town below it.")),
    report_key(TITLE, N_("How the game went.")),
    _game("go_on", ("n", "space"), N_("go on"), N_("Put to work, pay, or finish.")),
    _game(
        "work_and_stop",
        ("N",),
        N_("stop before wages"),
        N_("Put to work, and stop before the wages: they are paid with gold, or after trades."),
        last=True,
    ),
    pass_key(TITLE, N_("Be out of the bidding, and advance on the rail; build nothing, take nothing.")),
    _game("borrow", ("d",), N_("debt"), N_("Take a debt for 2 silver."), in_footer=False),
    _game("repay", ("D",), N_("return"), N_("Return a debt."), in_footer=False),
)

KEYS = TitleKeys(
    title=TITLE,
    pages=(
        _OWN.page(
            AUCTIONS,
            N_("Auctions"),
            N_("auctions"),
            N_("The auctions of this round, their bids, and the tiles to come."),
            BID_ROWS,
        ),
        _OWN.page(BUILDINGS, N_("Build"), N_("buildings"), N_("What can be built, and what comes later.")),
        _OWN.page(WORKERS, N_("Work"), N_("workers"), N_("Slots, income and wages.")),
        _OWN.page(MARKET, N_("Market"), N_("market"), N_("What you have, and every trade.")),
        _OWN.page(TOWNS, N_("Towns"), N_("towns"), N_("Everybody's town, with workers, tracks and the rail track.")),
        log_page(),
        result_page(TITLE),
    ),
    actions=tuple(action._replace(yields=True) for action in _ACTIONS),
)
