"""What can be done at the table of Le Havre alone, and with which keys."""

from __future__ import annotations

from engine.texts import N_, NC_
from screens.actions import Action
from screens.table.keys import (
    ARRANGED,
    GAME,
    ROWS,
    Contexts,
    PageKeys,
    TitleKeys,
    log_page,
    overview_key,
    pass_key,
    report_key,
    result_page,
)

TITLE = "le-havre"
OFFERS, BUILDINGS, SHIPS, STORAGE = "offers", "buildings", "ships", "storage"
VIEWS = f"{TITLE}/storage-views"

LETTERS = f"{TITLE}/letters"
"""Where the letters of the offers take what lies there, besides on their own page."""

OFFER_KEYS = {"francs": "f", "fish": "i", "wood": "w", "clay": "c", "iron": "r", "grain": "g", "cattle": "t"}
"""The key of each offer space; what it is called is that of its good."""

_OFFERS = N_("Offers")
_CARDS = N_("Buildings, ships and storage")
_PRESS_TWICE = N_("Once shows what it brings, twice takes it.")


_ENTER_OR_BUILD = N_("Lists what can be entered or built, your own first.")


_OWN = Contexts(TITLE)
_offers, _views = _OWN.actions(OFFERS, _OFFERS), _OWN.actions("storage-views", _CARDS)
_game = _OWN.actions("game", GAME)


def _take(name: str, key: str) -> tuple[Action, Action]:
    """Taking an offer, on the page of the offers and on every other where the letter means nothing else."""
    return (
        _offers(f"take_{name}", (key,), name, _PRESS_TWICE, in_footer=False),
        Action(f"take_{name}", LETTERS, (key,), name, _PRESS_TWICE, _OFFERS, in_footer=False, yields=True),
    )


def _cards(context: str) -> tuple[Action, ...]:
    """What can be done with the card under the cursor."""
    keys = _OWN.actions(context, _CARDS)
    return (
        keys("enter_card", ("e", "enter"), NC_("a building", "enter"), N_("Enter the card, or build it.")),
        keys("buy_card", ("b",), N_("buy"), N_("Buy it for its price.")),
        keys("sell_card", ("s",), N_("sell"), N_("Sell it for half its value.")),
    )


_ACTIONS = (
    _offers("take", ("enter",), N_("take"), N_("Take everything from the space with the cursor.")),
    *(action for name, key in OFFER_KEYS.items() for action in _take(name, key)),
    *(action for context in (BUILDINGS, SHIPS, STORAGE) for action in _cards(context)),
    _views("turn_storage", ("tab",), N_("goods/score"), N_("All goods, or one player's score.")),
    _views("player_before", ("left",), N_("player"), N_("The previous player.")),
    _views("player_after", ("right",), N_("player"), N_("The next player."), in_footer=False),
    report_key(TITLE, N_("Wealth by round, francs, visits.")),
    overview_key(TITLE, N_("All pages at once.")),
    _game("go_on", ("n", "space"), N_("go on"), N_("End the turn, pay what is due, next tile.")),
    _game("go_on_and_stop", ("N",), N_("stop before supply"), N_("End the turn, stop before the supply."), last=True),
    *(
        Action("enter_or_build", context, (key,), N_("enter or build"), _ENTER_OR_BUILD, _CARDS, in_footer=key == "e")
        for context, key in ((_OWN.within(OFFERS), "e"), (LETTERS, "e"), (_OWN.within("game"), "E"))
    ),
    pass_key(TITLE, N_("Sell nothing more, build nothing more, put the buildings back.")),
    _game("repay", ("D",), N_("repay"), N_("Repay a loan.")),
    _game("borrow", ("d", "o"), N_("loan"), N_("Take a loan for what cannot be paid.")),
    _OWN.actions("hand-over", GAME)(
        "sit_down_and_stop",
        ("N",),
        N_("stop before the supply"),
        N_("The next player goes on, and may buy or sell before the supply."),
    ),
)

KEYS = TitleKeys(
    title=TITLE,
    pages=(
        _OWN.page(OFFERS, N_("Offers"), N_("offers"), N_("The supply offers.")),
        PageKeys(
            BUILDINGS,
            N_("Buildings"),
            N_("buildings"),
            N_("The buildings."),
            (_OWN.within(BUILDINGS), LETTERS),
            (ARRANGED, ROWS, "list"),
        ),
        PageKeys(SHIPS, N_("Ships"), N_("ships"), N_("The ship market."), (_OWN.within(SHIPS), LETTERS)),
        PageKeys(
            STORAGE,
            N_("Storage"),
            N_("storage"),
            N_("All players' goods, cards."),
            (_OWN.within(STORAGE), LETTERS),
            (VIEWS, ROWS, "list"),
        ),
        log_page(LETTERS),
        result_page(TITLE),
    ),
    actions=_ACTIONS,
)
