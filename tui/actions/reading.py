"""What can be done with long texts and with the rules."""

from __future__ import annotations

from engine.texts import N_
from screens.actions import Action

_READING = N_("Reading")
_RULES = N_("Rules")

READING: tuple[Action, ...] = (
    # Text in a window.
    Action("line_up", "pager", ("up", "k"), N_("up"), N_("One line up."), _READING, in_footer=False),
    Action("line_down", "pager", ("down", "j"), N_("down"), N_("One line down."), _READING, in_footer=False),
    Action("page_down", "pager", ("space", "f", "pagedown"), N_("further"), N_("A screen further down."), _READING),
    Action("page_up", "pager", ("backspace", "b", "pageup"), N_("back up"), N_("A screen further up."), _READING),
    Action("to_top", "pager", ("g", "home"), N_("top"), N_("To the beginning."), _READING, in_footer=False),
    Action("to_end", "pager", ("G", "end"), N_("end"), N_("To the end."), _READING, in_footer=False),
    Action("back", "help", ("escape", "q", "?", "f1"), N_("back"), N_("Back to where you were."), _READING),
    Action("next_page", "help", ("right", "l", "tab"), N_("next page"), N_("The next page of the help."), _READING),
    Action("previous_page", "help", ("left", "h"), N_("previous page"), N_("The previous page."), _READING),
    Action("back", "reading", ("escape", "q"), N_("back"), N_("Back to where you were."), _READING),
    Action("next_page", "reading", ("right", "l", "tab"), N_("next page"), N_("The next page."), _READING),
    Action("previous_page", "reading", ("left", "h"), N_("previous page"), N_("The previous page."), _READING),
    # The rules.
    Action("open_text", "rules", ("enter", "o"), N_("read"), N_("Read the text with the cursor."), _RULES),
    Action("find", "rules", ("/",), N_("find"), N_("Find texts by any words in them."), _RULES),
    Action("group_after", "rules", ("right", "l", "tab"), N_("next part"), N_("To the next heading."), _RULES),
    Action("group_before", "rules", ("left", "h"), N_("previous part"), N_("To the previous heading."), _RULES),
    Action("back", "rules", ("escape", "q"), N_("back"), N_("All texts again, or back to where you were."), _RULES),
)
