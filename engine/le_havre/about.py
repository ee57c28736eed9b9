"""What Le Havre declares of itself."""

from __future__ import annotations

from engine.about import About, Character, Named, Opening, Rule, Tireless, Unit
from engine.head_start import head_start
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
        Rule("expert_loans", text(_("Expert loans")), text(_("many loans cost 1 franc more")), seats=range(2, 6)),
        head_start(range(2, 6), text(_("francs more at the start")), 30),
        Rule("free_sales", text(_("Free sales")), text(_("sell between all turns too")), seats=range(2, 6)),
        Rule(
            "all_specials", text(_("All specials")), text(_("Harbour Watch and Zoo may turn up too")), seats=range(1, 2)
        ),
    ),
    unit=Unit(_("{n} franc"), _("{n} francs"), text(_("francs"))),
    levels=(
        Named("random", text(_("random")), text(_("makes any move at all, to try the game out"))),
        Named("deckhand", text(_("deckhand")), text(_("takes what looks best now; good for a first game"))),
        Named("merchant", text(_("merchant")), text(_("plans ahead for meals and buildings; beats beginners"))),
        Named(
            "harbourmaster",
            text(_("harbourmaster")),
            text(_("tries whole turns; beats the merchant four times in five")),
        ),
        Tireless(
            "magnate",
            text(_("magnate")),
            text(_("thinks as long as it may, on all processors; for those who beat the harbourmaster")),
        ),
        Character("builder", text(_("builder")), text(_("a merchant who would rather build")), "merchant"),
        Character("shipowner", text(_("shipowner")), text(_("a merchant who would rather have ships")), "merchant"),
        Character("trader", text(_("trader")), text(_("a merchant who would rather turn goods over")), "merchant"),
    ),
    usual_level="merchant",
    opponents=1,
    decisions={"short": (99, 96, 97, 74, 77), "full": (176, 174, 149, 126, 100)},
    advised=True,
    medals=True,
    quick=Opening(1, "short"),
    daily=Opening(1, "short"),
)
