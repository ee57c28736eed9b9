"""What can be done with long texts and with the rules."""

from __future__ import annotations

from screens.actions import Action
from screens.actions import marked as _

_READING = _("Reading")
_RULES = _("Rules")

READING: tuple[Action, ...] = (
    # Text in a window.
    Action("line_up", "pager", ("up", "k"), _("up"), _("One line up."), _READING, in_footer=False),
    Action("line_down", "pager", ("down", "j"), _("down"), _("One line down."), _READING, in_footer=False),
    Action("page_down", "pager", ("space", "f", "pagedown"), _("further"), _("A screen further down."), _READING),
    Action("page_up", "pager", ("backspace", "b", "pageup"), _("back up"), _("A screen further up."), _READING),
    Action("to_top", "pager", ("g", "home"), _("top"), _("To the beginning."), _READING, in_footer=False),
    Action("to_end", "pager", ("G", "end"), _("end"), _("To the end."), _READING, in_footer=False),
    Action("back", "help", ("escape", "q", "?", "f1"), _("back"), _("Back to where you were."), _READING),
    Action("next_page", "help", ("right", "l", "tab"), _("next page"), _("The next page of the help."), _READING),
    Action("previous_page", "help", ("left", "h"), _("previous page"), _("The previous page."), _READING),
    Action("back", "reading", ("escape", "q"), _("back"), _("Back to where you were."), _READING),
    Action("next_page", "reading", ("right", "l", "tab"), _("next page"), _("The next page."), _READING),
    Action("previous_page", "reading", ("left", "h"), _("previous page"), _("The previous page."), _READING),
    # The rules.
    Action("open_text", "rules", ("enter", "o"), _("read"), _("Read the text with the cursor."), _RULES),
    Action("find", "rules", ("/",), _("find"), _("Find texts by any words in them."), _RULES),
    Action("group_after", "rules", ("right", "l", "tab"), _("next part"), _("To the next heading."), _RULES),
    Action("group_before", "rules", ("left", "h"), _("previous part"), _("To the previous heading."), _RULES),
    Action("back", "rules", ("escape", "q"), _("back"), _("All texts again, or back to where you were."), _RULES),
)
