"""What Homesteaders declares of itself."""

from __future__ import annotations

from engine.about import About, Named, Opening, Rule, Unit
from engine.head_start import head_start
from engine.text import _, text

ABOUT = About(
    name="homesteaders",
    shown=text(_("Homesteaders")),
    designer="Alex Rockwell",
    seats=range(1, 5),
    names=(text(_("Yellow")), text(_("Red")), text(_("Green")), text(_("Blue"))),
    variants=(Named("full", text(_("full")), text(_("ten rounds; alone against the bids of a rival"))),),
    usual_variant="full",
    rules=(
        Rule(
            "open",
            text(_("Open holdings")),
            text(_("everybody sees what everybody has")),
            for_one=True,
            seats=range(2, 5),
        ),
        head_start(range(2, 5), text(_("silver more at the start")), 20),
        Rule("steep", text(_("Steep neutral bid")), text(_("it falls twice where both pass")), seats=range(2, 3)),
    ),
    unit=Unit(_("{n} VP"), _("{n} VP"), text(_("VP"))),
    tie=Unit(_("{n} silver"), _("{n} silver"), text(_("silver"))),
    levels=(
        Named("random", text(_("random")), text(_("makes any move at all, to try the game out"))),
        Named("newcomer", text(_("newcomer")), text(_("sees no further than a season; good for a first game"))),
        Named("settler", text(_("settler")), text(_("builds for later rounds and looks a round ahead"))),
        Named("homesteader", text(_("homesteader")), text(_("tries out what follows from its best moves"))),
    ),
    usual_level="settler",
    opponents=2,
    decisions={"full": (70, 79, 76, 75)},
    advised=True,
    medals=True,
    quick=Opening(3, "full", {"open": True}, ("settler", "settler")),
    daily=Opening(1, "full"),
)
