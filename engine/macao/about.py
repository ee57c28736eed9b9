"""What Macao declares of itself."""

from __future__ import annotations

from engine.about import About, Named, Opening, Unit, head_start
from engine.texts import in_context, message

ABOUT = About(
    name="macao",
    shown=message("Macao"),
    designer="Stefan Feld",
    seats=range(1, 5),
    names=(message("White"), message("Yellow"), message("Brown"), message("Orange")),
    variants=(Named("full", message("Full"), message("twelve rounds; alone beside the company")),),
    usual_variant="full",
    rules=(head_start(range(2, 5), message("Gold more at the start"), 15),),
    unit=Unit("{n} PP", "{n} PP", message("PP")),
    tie=Unit("place {n} in wall order", "place {n} in wall order", message("wall order")),
    levels=(
        Named("random", in_context("level", "Random"), message("makes any move at all, to try the game out")),
        Named(
            "deckhand", in_context("level", "Deckhand"), message("thinks of this round, and little of those to come")
        ),
        Named(
            "factor", in_context("level", "Factor"), message("reads its wind rose, and does one thing after the other")
        ),
        Named("viceroy", in_context("level", "Viceroy"), message("thinks whole turns through, for every pair of dice")),
    ),
    usual_level="factor",
    decisions={"full": (94, 96, 96, 92)},
    advised=True,
    medals=True,
    opponents=2,
    quick=Opening(3, "full", levels=("factor", "factor")),
    daily=Opening(1, "full"),
)
