"""What the plain mode says about itself."""

from __future__ import annotations

from gettext import gettext as _

HELP = (
    _("A move is typed as it is written: take wood, or enter bakehouse. The beginnings of its words do as well: t wo."),
    _("moves: every move that can be made now, with numbers; a number makes that move"),
    _("table: all that lies open. forecast: what is coming. scores: how everybody stands. log: what happened"),
    _("next: end the turn, bring the supply, feed, or whatever simply comes next"),
    _("An empty line gives the answer that is proposed. back: to the question before"),
    _("hint: the harbourmaster's best moves, with the francs that it expects of them at the end"),
    _("undo: take the last move back. redo: play it again"),
    _("help CARD: the rule of a card. save: where the game is saved. quit: leave; the game is saved"),
)
