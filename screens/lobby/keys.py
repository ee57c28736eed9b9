"""What can be done in the lobby of a host, and besides at a table with others."""

from __future__ import annotations

from engine.texts import N_, NC_
from screens.actions import HIDDEN, LAST, ActionTable
from screens.table.keys import COMPANY, FOR_LATER

AT_HOST: ActionTable = {
    ("lobby", N_("Lobby")): (
        ("choose_table", "enter", N_("sit down"), N_("Sit down at the table with the cursor, join it, or watch.")),
        ("next_turn", "tab", N_("next turn"), N_("To the next table where they wait for you.")),
        ("new_table", "n", N_("new table"), N_("Make a new table.")),
        ("daily", "d", N_("daily harbour"), N_("See today's daily harbour, and play it.")),
        ("lobby_tables", "1", N_("tables"), N_("The tables."), HIDDEN),
        ("lobby_daily", "2", N_("daily"), N_("Today's daily games with everybody's first attempts."), HIDDEN),
        ("lobby_ladder", "3", N_("ladder"), N_("The rankings a title."), HIDDEN),
        ("lobby_finished", "4", N_("finished"), N_("Tables that are over."), HIDDEN),
        ("title_before", "left h", N_("title"), N_("The title before, for daily game and ranking."), HIDDEN),
        ("title_after", "right l", N_("title"), N_("The next title, for daily game and ranking."), HIDDEN),
        ("leave_seat", "X", N_("leave seat"), N_("Leave the table, or give up your seat; you are asked first."), LAST),
        ("vote", "V", N_("vote"), N_("Vote a computer onto a seat that has run out of time."), LAST),
        ("seat_back", "O", N_("seat back"), N_("Take your seat back from the computer."), LAST),
        ("close_table", "C", N_("close table"), N_("Ask all who sit there to close the table."), LAST),
        ("export_table", "E", N_("export"), N_("Show the game of a finished table as a text."), LAST),
        ("answer_yes", "Y", N_("agree"), N_("Agree to what is asked at the table."), HIDDEN),
        ("answer_no", "N", N_("refuse"), N_("Say no to what is asked at the table."), HIDDEN),
        ("bell", "B", N_("bell"), N_("Whether the terminal rings when your turn has come."), HIDDEN),
        ("to_title", "escape q", NC_("the first screen", "title"), N_("To the title: games alone, rules, settings.")),
    ),
    # The title screen of a session at a host.
    ("at-host", N_("Title")): (("open_lobby", "l", N_("lobby"), N_("The tables of this host."), HIDDEN),),
    ("new-table", N_("New table")): (
        ("start", "s", N_("make it"), N_("Make the table as it is set up.")),
        ("edit", "enter", N_("change"), N_("Type a name, or change the field.")),
        ("less", "left h", N_("less"), N_("The value before this one."), HIDDEN),
        ("more", "right l", N_("more"), N_("The value after this one."), HIDDEN),
        ("back", "escape q", N_("back"), N_("Back to the lobby without a table.")),
    ),
    # At a table with others.
    (COMPANY, N_("The others")): (
        ("say_word", "T", N_("a word"), N_("Say a word to all at the table."), LAST),
        ("mute", "S", N_("silence"), N_("Keep the words of others away, or read them again."), HIDDEN),
        ("agree", "Y", N_("yes"), N_("Agree to what somebody at the table asks.")),
        ("refuse", "X", N_("no"), N_("Say no to what somebody at the table asks.")),
    ),
    (FOR_LATER, N_("The others")): (
        ("prepare", ": f9", N_("for later"), N_("Type a move that is kept for your next turn.")),
    ),
}
"""The actions that there are at a host alone."""
