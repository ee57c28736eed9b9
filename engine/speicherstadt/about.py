"""What Die Speicherstadt declares of itself."""

from __future__ import annotations

from engine.about import About, Named, Opening, Rule, Unit
from engine.head_start import head_start
from engine.text import _, text

ABOUT = About(
    name="speicherstadt",
    shown=text(_("Die Speicherstadt")),
    designer="Stefan Feld",
    seats=range(1, 6),
    names=(text(_("Red")), text(_("Blue")), text(_("Green")), text(_("Yellow")), text(_("White"))),
    variants=(
        Named("base", text(_("base game")), text(_("one row of cards, five kinds of goods"))),
        Named("kaispeicher", text(_("with Kaispeicher")), text(_("two rows of cards, cards reserved, new goods"))),
    ),
    usual_variant="base",
    rules=(
        Rule(
            "rival",
            text(_("Rival")),
            text(_("how rich the house is against which one plays alone")),
            values=(
                Named("clerk", text(_("clerk")), text(_("8 coins, with Kaispeicher 12"))),
                Named("merchant", text(_("merchant")), text(_("12 coins, with Kaispeicher 16"))),
                Named("senator", text(_("senator")), text(_("16 coins, with Kaispeicher 20"))),
                Named("baron", text(_("harbour baron")), text(_("20 coins, with Kaispeicher 24"))),
            ),
            usual="merchant",
            seats=range(1, 2),
        ),
        head_start(range(2, 6), text(_("coins more at the start")), 10),
    ),
    unit=Unit(_("{n} point"), _("{n} points"), text(_("points"))),
    tie=Unit(_("{n} coin"), _("{n} coins"), text(_("coins"))),
    levels=(
        Named("random", text(_("random")), text(_("makes any move at all, to try the game out"))),
        Named("apprentice", text(_("apprentice")), text(_("places and buys at first sight"))),
        Named("trader", text(_("trader")), text(_("plays the round to its end before placing"))),
        Named("alderman", text(_("alderman")), text(_("weighs every way through the round before each move"))),
    ),
    usual_level="trader",
    decisions={"base": (91, 93, 69, 52, 38), "kaispeicher": (93, 124, 88, 71, 56)},
    advised=True,
    medals=True,
    opponents=2,
    quick=Opening(3, "base", {}, ("trader", "trader")),
    daily=Opening(1, "base", {"rival": "merchant"}),
)
