"""What can be done at the table of Le Havre alone, and with which keys."""

from __future__ import annotations

from screens.actions import Action
from screens.actions import marked as _
from screens.table.keys import (
    ARRANGED,
    GAME,
    ROWS,
    PageKeys,
    TitleKeys,
    log_page,
    overview_key,
    report_key,
    result_page,
)

TITLE = "le-havre"
OFFERS, BUILDINGS, SHIPS, STORAGE = "offers", "buildings", "ships", "storage"
VIEWS = f"{TITLE}/storage-views"

LETTERS = f"{TITLE}/letters"
"""Where the letters of the offers take what lies there, besides on their own page."""

_OFFERS = _("Offers")
_CARDS = _("Buildings, ships and storage")
_PRESS_TWICE = _("Once shows what it brings, twice takes it.")


def _within(context: str) -> str:
    return f"{TITLE}/{context}"


def _take(name: str, key: str, label: str) -> tuple[Action, Action]:
    """Taking an offer, on the page of the offers and on every other where the letter means nothing else."""
    return (
        Action(f"take_{name}", _within(OFFERS), (key,), label, _PRESS_TWICE, _OFFERS, in_footer=False),
        Action(f"take_{name}", LETTERS, (key,), label, _PRESS_TWICE, _OFFERS, in_footer=False, yields=True),
    )


def _cards(context: str) -> tuple[Action, ...]:
    """What can be done with the card under the cursor."""
    return (
        Action(
            "enter_card", context, ("e", "enter"), _("enter"), _("Enter the card; build the proposal or ship."), _CARDS
        ),
        Action("buy_card", context, ("b",), _("buy"), _("Buy the card or ship with the cursor."), _CARDS),
        Action("sell_card", context, ("s",), _("sell"), _("Sell the card or ship for half its value."), _CARDS),
    )


_ACTIONS = (
    Action(
        "take", _within(OFFERS), ("enter",), _("take"), _("Take everything from the space with the cursor."), _OFFERS
    ),
    *_take("francs", "f", _("francs")),
    *_take("fish", "i", _("fish")),
    *_take("wood", "w", _("wood")),
    *_take("clay", "c", _("clay")),
    *_take("iron", "r", _("iron")),
    *_take("grain", "g", _("grain")),
    *_take("cattle", "t", _("cattle")),
    *(action for context in (BUILDINGS, SHIPS, STORAGE) for action in _cards(_within(context))),
    Action("turn_storage", VIEWS, ("tab",), _("goods/score"), _("All goods, or one player's score."), _CARDS),
    Action("player_before", VIEWS, ("left",), _("player"), _("The previous player."), _CARDS),
    Action("player_after", VIEWS, ("right",), _("player"), _("The next player."), _CARDS, in_footer=False),
    report_key(TITLE, _("Wealth by round, francs, visits.")),
    overview_key(TITLE, _("All pages at once.")),
    Action("go_on", _within("game"), ("n", "space"), _("go on"), _("End the turn, pay what is due, next tile."), GAME),
    Action(
        "go_on_and_stop",
        _within("game"),
        ("N",),
        _("stop before supply"),
        _("End the turn, stop before the supply."),
        GAME,
    ),
    Action("repay", _within("game"), ("p",), _("repay"), _("Repay a loan."), GAME),
    Action("borrow", _within("game"), ("o",), _("loan"), _("Take a loan for what cannot be paid."), GAME),
    Action(
        "sit_down_and_stop",
        _within("hand-over"),
        ("N",),
        _("stop before the supply"),
        _("The next player goes on, and may buy or sell before the supply."),
        GAME,
    ),
)

KEYS = TitleKeys(
    title=TITLE,
    pages=(
        PageKeys(OFFERS, _("Offers"), _("offers"), _("The supply offers."), (_within(OFFERS),)),
        PageKeys(
            BUILDINGS,
            _("Buildings"),
            _("buildings"),
            _("The buildings."),
            (_within(BUILDINGS), LETTERS),
            (ARRANGED, ROWS, "list"),
        ),
        PageKeys(SHIPS, _("Ships"), _("ships"), _("The ship market."), (_within(SHIPS), LETTERS)),
        PageKeys(
            STORAGE,
            _("Storage"),
            _("storage"),
            _("All players' goods, cards."),
            (_within(STORAGE), LETTERS),
            (VIEWS, ROWS, "list"),
        ),
        log_page(LETTERS),
        result_page(TITLE),
    ),
    actions=_ACTIONS,
)
