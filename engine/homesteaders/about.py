"""What Homesteaders declares of itself."""

from __future__ import annotations

from engine.about import About, Named, Opening, Rule, Unit, head_start
from engine.texts import in_context, message

ABOUT = About(
    name="homesteaders",
    shown=message("Homesteaders"),
    designer="Alex Rockwell",
    seats=range(1, 5),
    names=(message("Yellow"), message("Red"), message("Green"), message("Blue")),
    variants=(Named("full", message("Full"), message("ten rounds; alone against the bids of a rival")),),
    usual_variant="full",
    rules=(
        Rule(
            "open",
            message("Open holdings"),
            message("Everybody sees what everybody has"),
            for_one=True,
            seats=range(2, 5),
        ),
        head_start(range(2, 5), message("Silver more at the start"), 20),
        Rule("steep", message("Steep neutral bid"), message("It falls twice where both pass"), seats=range(2, 3)),
    ),
    unit=Unit("{n} VP", "{n} VP", message("VP")),
    tie=Unit("{n} silver", "{n} silver", message("silver")),
    levels=(
        Named("random", in_context("level", "Random"), message("makes any move at all, to try the game out")),
        Named(
            "newcomer",
            in_context("level", "Newcomer"),
            message("thinks of the next round alone; good for a first game"),
        ),
        Named("settler", in_context("level", "Settler"), message("builds for later rounds and looks a round ahead")),
        Named("homesteader", in_context("level", "Homesteader"), message("tries out what follows from its best moves")),
    ),
    usual_level="settler",
    opponents=2,
    decisions={"full": (70, 79, 76, 75)},
    advised=True,
    medals=True,
    quick=Opening(3, "full", {"open": True}, ("settler", "settler")),
    daily=Opening(1, "full"),
)
