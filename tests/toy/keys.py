"""What can be done at the table of Flotsam alone, and with which keys."""

from __future__ import annotations

from screens.actions import Action
from screens.table.keys import GAME, PageKeys, TitleKeys, log_page, report_key, result_page
from texts.translation import gettext as _

TITLE = "flotsam"
_PAGES = _("Coves and charts")


def _within(context: str) -> str:
    return f"{TITLE}/{context}"


KEYS = TitleKeys(
    title=TITLE,
    pages=(
        PageKeys("coves", _("Coves"), _("coves"), _("What has been washed up."), (_within("coves"),)),
        PageKeys("hands", _("Hands"), _("hands"), _("Everybody's things, your charts."), (_within("hands"),)),
        log_page(),
        result_page(TITLE),
    ),
    actions=(
        Action("bid", _within("coves"), ("b", "enter"), _("bid"), _("Bid for the cove with the cursor."), _PAGES),
        Action("show_chart", _within("hands"), ("s", "enter"), _("show"), _("Show a chart for two shells."), _PAGES),
        Action("sell_thing", _within("hands"), ("x",), _("sell"), _("Sell a thing for a shell."), _PAGES),
        Action("draw", _within("game"), ("d",), _("draw"), _("Draw a chart instead of a bid."), GAME),
        report_key(TITLE, _("Points by tide.")),
    ),
)
