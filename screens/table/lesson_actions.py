"""What can be done in a lesson, for the one registry."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import ActionTable

LESSON: ActionTable = {
    ("lesson", N_("First game")): (
        ("skip_step", ">", N_("skip step"), N_("Play this step of the lesson for you.")),
        ("leave_lesson", "q", N_("leave lesson"), N_("To the title; nothing is saved.")),
    ),
    ("lesson-over", N_("First game")): (
        ("play_lesson_on", "enter n", N_("play on"), N_("Play on to the end; it is saved.")),
        ("new_game", "g", N_("new game"), N_("Set up a real game.")),
        ("daily", "d", N_("daily harbour"), N_("See today's daily harbour of this title.")),
        ("let_turns_end", "y", N_("let turns end"), N_("Let turns end by themselves from now on.")),
        ("leave_lesson", "q", N_("to the title"), N_("Leave the lesson; it is not saved.")),
    ),
}
"""In a step of it, and at its end."""
