"""What Macao declares of itself."""

from __future__ import annotations

from engine.about import About, Named, Opening, Unit
from engine.text import _, text

ABOUT = About(
    name="macao",
    shown=text(_("Macao")),
    designer="Stefan Feld",
    seats=range(1, 5),
    names=(text(_("White")), text(_("Yellow")), text(_("Brown")), text(_("Orange"))),
    variants=(Named("full", text(_("full")), text(_("twelve rounds; alone beside the company"))),),
    usual_variant="full",
    unit=Unit(_("{n} PP"), _("{n} PP"), text(_("PP"))),
    levels=(
        Named("random", text(_("random")), text(_("makes any move at all, to try the game out"))),
        Named(
            "deckhand",
            text(_("deckhand")),
            text(_("does one thing after the other, and thinks little of later rounds")),
        ),
        Named("factor", text(_("factor")), text(_("thinks some ways through to play its turn"))),
        Named("viceroy", text(_("viceroy")), text(_("thinks many ways through, for every pair of dice"))),
    ),
    usual_level="factor",
    advised=True,
    medals=True,
    opponents=2,
    quick=Opening(3, "full", levels=("factor", "factor")),
    daily=Opening(1, "full"),
)
