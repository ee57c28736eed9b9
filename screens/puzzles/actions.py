"""What can be done with puzzles, for the one registry."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import HIDDEN, LAST, ActionTable

PUZZLES: ActionTable = {
    ("puzzles", N_("Puzzles")): (
        ("open_puzzle", "enter o", N_("play"), N_("Play the puzzle with the cursor, or go on with it.")),
        ("daily_puzzle", "d", N_("today's"), N_("Play today's puzzle of this title.")),
        ("next_title", "right l tab", N_("next title"), N_("The puzzles of the next title.")),
        ("previous_title", "left h", N_("previous title"), N_("The puzzles of the title before."), HIDDEN),
        ("next_unsolved", "n", N_("next unsolved"), N_("The cursor on the next one that is not solved.")),
        ("back", "escape q", N_("back"), N_("Back to the title.")),
    ),
    ("puzzle", N_("Puzzle")): (
        (
            "nudge",
            "h H",
            N_("help for a star"),
            N_("What matters, the first move, the whole line: a star each."),
            LAST,
        ),
        ("try_again", "A", N_("from the start"), N_("Begin another try; this one is kept."), LAST),
        ("leave_puzzle", "q", N_("leave"), N_("To all puzzles; your tries are saved."), LAST),
    ),
    ("puzzle-over", N_("Puzzle")): (
        ("next_puzzle", "n", N_("next puzzle"), N_("The next puzzle that is not solved.")),
        ("try_again", "A", N_("again"), N_("Begin another try; this one is kept.")),
        ("show_line", "h H", N_("best line"), N_("Step through the best line, once it was found or shown.")),
        ("share_puzzle", "x f10", N_("share"), N_("The result as one line, which gives nothing away.")),
        ("leave_puzzle", "q", N_("leave"), N_("To all puzzles; your tries are saved."), LAST),
    ),
    ("own-puzzle", N_("Your own game")): (
        ("show_better", "h H", N_("show it"), N_("What the adviser would have done."), LAST),
        ("try_again", "A", N_("from the start"), N_("Back to where the decision begins."), LAST),
        ("leave_puzzle", "q", N_("leave"), N_("Back to the review; nothing of this is saved."), LAST),
    ),
    ("own-puzzle-over", N_("Your own game")): (
        ("try_again", "A enter", N_("again"), N_("Back to where the decision begins.")),
        ("show_better", "h H", N_("show it"), N_("What the adviser would have done.")),
        ("undo", "u", N_("undo"), N_("Take the last move back.")),
        ("leave_puzzle", "q escape", N_("leave"), N_("Back to the review; nothing of this is saved.")),
    ),
}
"""On the list of puzzles, while one is tried, and at the end of a try."""
