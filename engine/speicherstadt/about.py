"""What Die Speicherstadt declares of itself."""

from __future__ import annotations

from engine.about import About, Named, Opening, Rule, Unit, head_start
from engine.texts import in_context, message

ABOUT = About(
    name="speicherstadt",
    shown=message("Die Speicherstadt"),
    designer="Stefan Feld",
    seats=range(1, 6),
    names=(message("Red"), message("Blue"), message("Green"), message("Yellow"), message("White")),
    variants=(
        Named("base", message("Base game"), message("one row of cards, five kinds of goods")),
        Named("kaispeicher", message("With Kaispeicher"), message("two rows of cards, cards reserved, new goods")),
    ),
    usual_variant="base",
    rules=(
        Rule(
            "rival",
            message("Rival"),
            message("How rich the house is against which one plays alone"),
            values=(
                Named("clerk", in_context("level", "Clerk"), message("8 coins, with Kaispeicher 12")),
                Named("merchant", in_context("level", "Merchant"), message("12 coins, with Kaispeicher 16")),
                Named("senator", in_context("level", "Senator"), message("16 coins, with Kaispeicher 20")),
                Named("baron", in_context("level", "Harbour baron"), message("20 coins, with Kaispeicher 24")),
            ),
            usual="merchant",
            seats=range(1, 2),
        ),
        head_start(range(2, 6), message("Coins more at the start"), 10),
    ),
    unit=Unit("{n} point", "{n} points", message("Points")),
    tie=Unit("{n} coin", "{n} coins", message("coins")),
    levels=(
        Named("random", in_context("level", "Random"), message("makes any move at all, to try the game out")),
        Named("apprentice", in_context("level", "Apprentice"), message("places and buys at first sight")),
        Named("trader", in_context("level", "Trader"), message("plays the round to its end before placing")),
        Named(
            "alderman", in_context("level", "Alderman"), message("weighs every way through the round before each move")
        ),
    ),
    usual_level="trader",
    decisions={"base": (91, 93, 69, 52, 38), "kaispeicher": (93, 124, 88, 71, 56)},
    advised=True,
    medals=True,
    opponents=2,
    quick=Opening(3, "base", {}, ("trader", "trader")),
    daily=Opening(1, "base", {"rival": "merchant"}),
)
