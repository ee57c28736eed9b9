"""What can be done at the table of Le Havre alone, and with which keys."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import Action
from screens.table import keys
from screens.table.keys import GAME, PageKeys, TitleKeys

TITLE = "le-havre"
OFFERS, BUILDINGS, SHIPS, STORAGE = "offers", "buildings", "ships", "storage"
VIEWS = f"{TITLE}/storage-views"

LETTERS = f"{TITLE}/letters"
"""Where the letters of the offers take what lies there, besides on their own page."""

OFFER_KEYS = {"francs": "f", "fish": "i", "wood": "w", "clay": "c", "iron": "r", "grain": "g", "cattle": "t"}
"""The key of each offer space; what it is called is that of its good."""

_GAME = f"{TITLE}/game"
_OFFERS = N_("Offers")
_CARDS = N_("Buildings, ships and storage")
_PRESS_TWICE = N_("Once shows what it brings, twice takes it.")


def _within(context: str) -> str:
    return f"{TITLE}/{context}"


def _take(name: str, key: str) -> tuple[Action, Action]:
    """Taking an offer, on the page of the offers and on every other where the letter means nothing else."""
    return (
        Action(f"take_{name}", _within(OFFERS), (key,), name, _PRESS_TWICE, _OFFERS, in_footer=False),
        Action(f"take_{name}", LETTERS, (key,), name, _PRESS_TWICE, _OFFERS, in_footer=False, yields=True),
    )


_OF_A_CARD = (
    ("enter_card", ("e", "enter"), N_("enter"), N_("Enter the card; build the proposal or ship.")),
    ("buy_card", ("b",), N_("buy"), N_("Buy the card or ship with the cursor.")),
    ("sell_card", ("s",), N_("sell"), N_("Sell the card or ship for half its value.")),
)
"""What can be done with the card under the cursor: name, keys, label and help."""

_ACTIONS = (
    Action(
        "take", _within(OFFERS), ("enter",), N_("take"), N_("Take everything from the space with the cursor."), _OFFERS
    ),
    *(action for name, key in OFFER_KEYS.items() for action in _take(name, key)),
    *(
        Action(name, _within(page), pressed, label, told, _CARDS)
        for page in (BUILDINGS, SHIPS, STORAGE)
        for name, pressed, label, told in _OF_A_CARD
    ),
    Action("turn_storage", VIEWS, ("tab",), N_("goods/score"), N_("All goods, or one player's score."), _CARDS),
    Action("player_before", VIEWS, ("left",), N_("player"), N_("The previous player."), _CARDS),
    Action("player_after", VIEWS, ("right",), N_("player"), N_("The next player."), _CARDS, in_footer=False),
    keys.report_key(TITLE, N_("Wealth by round, francs, visits.")),
    keys.overview_key(TITLE, N_("All pages at once.")),
    Action("go_on", _GAME, ("n", "space"), N_("go on"), N_("End the turn, pay what is due, next tile."), GAME),
    Action(
        "go_on_and_stop",
        _GAME,
        ("N",),
        N_("stop before supply"),
        N_("End the turn, stop before the supply."),
        GAME,
        last=True,
    ),
    Action("repay", _GAME, ("p",), N_("repay"), N_("Repay a loan."), GAME),
    Action("borrow", _GAME, ("o",), N_("loan"), N_("Take a loan for what cannot be paid."), GAME),
    Action(
        "sit_down_and_stop",
        _within("hand-over"),
        ("N",),
        N_("stop before the supply"),
        N_("The next player goes on, and may buy or sell before the supply."),
        GAME,
    ),
)

KEYS = TitleKeys(
    title=TITLE,
    pages=(
        PageKeys(OFFERS, N_("Offers"), N_("offers"), N_("The supply offers."), (_within(OFFERS),)),
        PageKeys(
            BUILDINGS,
            N_("Buildings"),
            N_("buildings"),
            N_("The buildings."),
            (_within(BUILDINGS), LETTERS),
            (keys.ARRANGED, keys.ROWS, "list"),
        ),
        PageKeys(SHIPS, N_("Ships"), N_("ships"), N_("The ship market."), (_within(SHIPS), LETTERS)),
        PageKeys(
            STORAGE,
            N_("Storage"),
            N_("storage"),
            N_("All players' goods, cards."),
            (_within(STORAGE), LETTERS),
            (VIEWS, keys.ROWS, "list"),
        ),
        keys.log_page(LETTERS),
        keys.result_page(TITLE),
    ),
    actions=_ACTIONS,
)
