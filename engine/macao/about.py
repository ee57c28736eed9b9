"""What Macao declares of itself."""

from __future__ import annotations

from engine.about import About, Named, Opening, Unit
from engine.head_start import head_start
from engine.text import _, text

ABOUT = About(
    name="macao",
    shown=text(_("Macao")),
    designer="Stefan Feld",
    seats=range(1, 5),
    names=(text(_("White")), text(_("Yellow")), text(_("Brown")), text(_("Orange"))),
    variants=(Named("full", text(_("full")), text(_("twelve rounds; alone beside the company"))),),
    usual_variant="full",
    rules=(head_start(range(2, 5), text(_("gold more at the start")), 15),),
    unit=Unit(_("{n} PP"), _("{n} PP"), text(_("PP"))),
    tie=Unit(_("place {n} in wall order"), _("place {n} in wall order"), text(_("wall order"))),
    levels=(
        Named("random", text(_("random")), text(_("makes any move at all, to try the game out"))),
        Named(
            "deckhand",
            text(_("deckhand")),
            text(_("thinks of this round, and little of those to come")),
        ),
        Named("factor", text(_("factor")), text(_("reads its wind rose, and does one thing after the other"))),
        Named("viceroy", text(_("viceroy")), text(_("thinks whole turns through, for every pair of dice"))),
    ),
    usual_level="factor",
    decisions={"full": (94, 96, 96, 92)},
    advised=True,
    medals=True,
    opponents=2,
    quick=Opening(3, "full", levels=("factor", "factor")),
    daily=Opening(1, "full"),
)
