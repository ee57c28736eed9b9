"""What Flotsam declares of itself."""

from __future__ import annotations

from engine.about import About, Named, Opening, Rule, Unit
from engine.texts import N_, message

ABOUT = About(
    name="flotsam",
    shown=message("Flotsam"),
    designer="N. N.",
    seats=range(2, 5),
    names=(message("Ada"), message("Bo"), message("Cy"), message("Di")),
    variants=(
        Named("neap", message("Neap tides"), message("one cove fewer than there are players")),
        Named("spring", message("Spring tides"), message("a cove for every player")),
    ),
    usual_variant="neap",
    rules=(
        Rule("gull", message("Gull"), message("A gull snatches what nobody bids for")),
        Rule(
            "purse",
            message("Purse"),
            message("How many shells everybody begins with"),
            values=(Named("thin", message("Thin")), Named("heavy", message("Heavy"))),
            usual="thin",
        ),
        Rule("tides", message("Tides"), message("How many tides there are"), numbers=range(2, 7), usual=4),
    ),
    unit=Unit(N_("{n} point"), N_("{n} points"), message("Points")),
    tie=Unit(N_("{n} shell"), N_("{n} shells"), message("shells")),
    levels=(Named("random", message("Random")), Named("beachcomber", message("Beachcomber"))),
    usual_level="beachcomber",
    opponents=2,
    daily=Opening(2, "neap", {"gull": True}, ("beachcomber",)),
    edition=2,
)
