"""What Flotsam declares of itself."""

from __future__ import annotations

from engine.about import About, Named, Opening, Rule, Unit
from engine.text import _, text

ABOUT = About(
    name="flotsam",
    shown=text(_("Flotsam")),
    designer="N. N.",
    seats=range(2, 5),
    names=(text(_("Ada")), text(_("Bo")), text(_("Cy")), text(_("Di"))),
    variants=(
        Named("neap", text(_("neap tides")), text(_("one cove fewer than there are players"))),
        Named("spring", text(_("spring tides")), text(_("a cove for every player"))),
    ),
    usual_variant="neap",
    rules=(
        Rule("gull", text(_("Gull")), text(_("a gull snatches what nobody bids for"))),
        Rule(
            "purse",
            text(_("Purse")),
            text(_("how many shells everybody begins with")),
            values=(Named("thin", text(_("thin"))), Named("heavy", text(_("heavy")))),
            usual="thin",
        ),
        Rule("tides", text(_("Tides")), text(_("how many tides there are")), numbers=range(2, 7), usual=4),
    ),
    unit=Unit(_("{n} point"), _("{n} points"), text(_("points"))),
    tie=Unit(_("{n} shell"), _("{n} shells"), text(_("shells"))),
    levels=(Named("random", text(_("random"))), Named("beachcomber", text(_("beachcomber")))),
    usual_level="beachcomber",
    opponents=2,
    daily=Opening(2, "neap", {"gull": True}, ("beachcomber",)),
    edition=2,
)
