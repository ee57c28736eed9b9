"""What Le Havre declares of itself."""

from __future__ import annotations

from engine.about import About, Character, Named, Opening, Rule, Tireless, Unit, head_start
from engine.texts import in_context, message

ABOUT = About(
    name="le-havre",
    shown=message("Le Havre"),
    designer="Uwe Rosenberg",
    seats=range(1, 6),
    names=(message("Red"), message("Green"), message("Blue"), message("Yellow"), message("White")),
    variants=(
        Named("short", in_context("variant", "Short"), message("fewer rounds, no special buildings")),
        Named("full", in_context("variant", "Full"), message("all rounds, with special buildings")),
    ),
    usual_variant="full",
    rules=(
        Rule("expert_loans", message("Expert loans"), message("Many loans cost 1 franc more"), seats=range(2, 6)),
        head_start(range(2, 6), message("Francs more at the start"), 30),
        Rule("free_sales", message("Free sales"), message("Sell between all turns too"), seats=range(2, 6)),
        Rule(
            "all_specials",
            message("All specials"),
            message("The Harbour Watch and the Zoo may turn up too"),
            seats=range(1, 2),
        ),
    ),
    unit=Unit("{n} franc", "{n} francs", message("Francs")),
    levels=(
        Named("random", in_context("level", "Random"), message("makes any move at all, to try the game out")),
        Named("deckhand", in_context("level", "Deckhand"), message("takes what looks best now; good for a first game")),
        Named(
            "merchant", in_context("level", "Merchant"), message("plans ahead for meals and buildings; beats beginners")
        ),
        Named(
            "harbourmaster",
            in_context("level", "Harbourmaster"),
            message("tries whole turns; beats the merchant four times in five"),
        ),
        Tireless(
            "magnate",
            in_context("level", "Magnate"),
            message("thinks as long as it may, on all processors; for those who beat the harbourmaster"),
        ),
        Character("builder", in_context("level", "Builder"), message("a merchant who would rather build"), "merchant"),
        Character(
            "shipowner", in_context("level", "Shipowner"), message("a merchant who would rather have ships"), "merchant"
        ),
        Character(
            "trader", in_context("level", "Trader"), message("a merchant who would rather turn goods over"), "merchant"
        ),
    ),
    usual_level="merchant",
    opponents=1,
    decisions={"short": (99, 96, 97, 74, 77), "full": (176, 174, 149, 126, 100)},
    advised=True,
    medals=True,
    quick=Opening(1, "short"),
    daily=Opening(1, "short"),
)
