"""What Le Havre declares of itself."""

from __future__ import annotations

from engine.about import About, Named, Opening, Rule, Unit
from engine.text import _, text

ABOUT = About(
    name="le-havre",
    shown=text(_("Le Havre")),
    designer="Uwe Rosenberg",
    seats=range(1, 6),
    names=(text(_("Red")), text(_("Green")), text(_("Blue")), text(_("Yellow")), text(_("White"))),
    variants=(
        Named("short", text(_("short")), text(_("fewer rounds, no special buildings"))),
        Named("full", text(_("full")), text(_("all rounds, with special buildings"))),
    ),
    usual_variant="full",
    rules=(
        Rule("expert_loans", text(_("Expert loans")), text(_("many loans cost 1 franc more (not alone)"))),
        Rule("free_sales", text(_("Free sales")), text(_("sell between all turns too (not alone)"))),
        Rule("all_specials", text(_("All specials")), text(_("alone: Harbour Watch and Zoo as well"))),
    ),
    unit=Unit(_("{n} franc"), _("{n} francs"), text(_("francs"))),
    levels=(
        Named("random", text(_("random"))),
        Named("deckhand", text(_("deckhand"))),
        Named("merchant", text(_("merchant"))),
        Named("harbourmaster", text(_("harbourmaster"))),
    ),
    usual_level="merchant",
    opponents=1,
    advised=True,
    medals=True,
    quick=Opening(1, "short"),
    daily=Opening(1, "short"),
)
