"""What can be done at the table of Flotsam alone, and with which keys."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import Action
from screens.table.keys import GAME, PageKeys, TitleKeys, log_page, report_key, result_page

TITLE = "flotsam"
_PAGES = N_("Coves and charts")


def _within(context: str) -> str:
    return f"{TITLE}/{context}"


KEYS = TitleKeys(
    title=TITLE,
    pages=(
        PageKeys("coves", N_("Coves"), N_("coves"), N_("What has been washed up."), (_within("coves"),)),
        PageKeys("hands", N_("Hands"), N_("hands"), N_("Everybody's things, your charts."), (_within("hands"),)),
        log_page(),
        result_page(TITLE),
    ),
    actions=(
        Action("bid", _within("coves"), ("b", "enter"), N_("bid"), N_("Bid for the cove with the cursor."), _PAGES),
        Action("show_chart", _within("hands"), ("s", "enter"), N_("show"), N_("Show a chart for two shells."), _PAGES),
        Action("sell_thing", _within("hands"), ("x",), N_("sell"), N_("Sell a thing for a shell."), _PAGES),
        Action("draw", _within("game"), ("d",), N_("draw"), N_("Draw a chart instead of a bid."), GAME),
        report_key(TITLE, N_("Points by tide.")),
    ),
)
