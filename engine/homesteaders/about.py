"""What Homesteaders declares of itself."""

from __future__ import annotations

from engine.about import About, Named, Opening, Rule, Unit
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
        Rule("open", text(_("Open holdings")), text(_("everybody sees what everybody has")), seats=range(2, 5)),
        Rule("steep", text(_("Steep neutral bid")), text(_("it falls twice where both pass")), seats=range(2, 3)),
    ),
    unit=Unit(_("{n} VP"), _("{n} VP"), text(_("VP"))),
    levels=(Named("random", text(_("random")), text(_("makes any move at all, to try the game out"))),),
    usual_level="random",
    opponents=2,
    quick=Opening(3, "full", {"open": True}, ("random", "random")),
    daily=Opening(1, "full"),
)
