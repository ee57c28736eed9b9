"""A table at which others play or watch from elsewhere: what they do appears, words are said."""

from __future__ import annotations

from collections.abc import Callable
from functools import partialmethod

from textual import events, on

from engine import Move, Plan, Refused
from engine.texts.language import gettext as _, listed, paragraph
from saves.errors import SaveError
from saves.names import printable
from screens.actions import Action
from screens.table import requests
from screens.table.overlays.asides import UndoWarning
from screens.table.overlays.overlay import Overlay
from screens.table.overlays.question import Draft
from screens.table.overlays.words import WordToTable
from screens.table.play.company import Company, Said
from screens.table.play.kept_game import KeptGame
from screens.table.play.news import Followed
from screens.table.requests import Close, Request, Say
from screens.table.title import Board
from screens.table.turns import TurnScreen
from screens.table.viewpoint import Sight


class TogetherScreen(TurnScreen):
    """The screen of a table at which a game goes on here and elsewhere; nobody is handed the keyboard over for that."""

    def __init__(self, saved: KeptGame, board: Board) -> None:
        self._looks_around = False
        """Whether something was looked at since one's own last move: then the page that is open stays."""
        self._plays_elsewhere = False
        """Whether what was decided last was decided in another window of the same game."""
        self._unread = ""
        """What was said while the foot was covered."""
        self._staying: tuple[Overlay, ...] = ()
        """What stays over the table while something that has come from elsewhere is shown."""
        self._stop_listening: Callable[[], None] = lambda: None
        super().__init__(saved, board)

    @property
    def hears_host(self) -> bool:  # type: ignore[override]
        """At a table of a host it does."""
        return self.is_public

    # What comes from elsewhere.

    @on(events.Mount)
    def _begin_listening(self) -> None:
        company = self.course.company
        if company is not None:
            self._stop_listening = company.listen(lambda: self.call_next(self._take_in))
            self._take_in()
            self._use_prepared()

    def on_unmount(self) -> None:
        company = self.course.company
        if company is not None:
            self._stop_listening()
            company.leave()

    def _use_prepared(self) -> None:
        """One's turn may have come: see to what was kept for it."""

    def _take_in(self) -> None:
        if self.is_attached:
            self.take_in()

    def take_in(self) -> None:
        """Show what others have done, said and asked since it was looked last."""
        company, was_mine = self.course.company, not self.is_waiting and self.course.deciding is not None
        if company is None:
            return
        thought = self.course.thinks
        asked, followed = company.asked, self.course.follow()
        if followed.has_moved:
            self._show_followed(followed)
        elif self.course.thinks and not thought:  # the window in which they thought has gone
            self._await_next()
        if followed.said:
            self._show_said(followed.said[-1])
        if asked and not company.asked:
            self.message = _("What was asked is over.") if not followed.taken_back else self.message
        self.message = company.closed or company.told or self.message
        if not was_mine:
            self._use_prepared()
        self.changed()

    def _show_followed(self, followed: Followed) -> None:
        """Show what others have done as what a computer has: page, cursor and what is about no decision stay."""
        is_drafted = any(isinstance(one, Draft) for one in self.overlays)
        decided = self.course.decided_elsewhere
        self._staying = tuple(
            one for one in self.overlays if one.outlasts and not (decided and isinstance(one, UndoWarning))
        )
        self._plays_elsewhere |= decided
        if followed.taken_back:
            self.thinking.forget()
            self.recap = None
        try:
            handed = self._hand_on()
            self._show_happened()
            if handed or self.course.thinks:
                self._await_next()
            if decided:
                self.recap = None
            is_own = not followed.played or followed.played[-1][0].seat == self.course.sitting
            if not self._staying and not self.is_waiting and not (decided and is_own):
                self._recall()
        except Refused:  # what follows by itself was done in another window meanwhile: that is heard next
            self._show_happened()
        finally:
            self._staying = ()
        if followed.taken_back:
            player = self.game.names[followed.taken_from(self.course.people)]
            self.happened = _("A decision of {player} was taken back.").format(player=player)
        if is_drafted:
            self.message = _("What you were choosing is no longer asked.")

    def _hand_on(self) -> bool:
        """Another seat may decide now, see `Course.hand_on`; what follows by itself the other window has seen to."""
        if self.course.is_watched or self.is_waiting or self.course.deciding is None:
            return False
        if self.is_public:
            return self.course.hand_on()
        if not self.course.calls:
            self.course.sit_down()
        return self.course.calls

    def _show_said(self, word: Said) -> None:
        said = _("{name}: {words}").format(name=printable(word.name), words=printable(word.words))
        self.happened = paragraph((self.happened, said))
        self._unread = said if self.recap is not None else ""
        if self.overlays and self.recap is None:  # the foot of an open question tells of nothing else
            self.message = said

    def close_recap(self) -> None:
        """What was said while it lay there is told after it."""
        super().close_recap()
        if self._unread:
            self.happened, self._unread = paragraph((self.happened, self._unread)), ""

    def lay(self, *overlays: Overlay) -> None:
        super().lay(*overlays, *(one for one in self._staying if one not in overlays))

    @property
    def page_stays(self) -> bool:
        return self._looks_around and (self.is_public or self._plays_elsewhere)

    def heed(self, request: Request) -> None:
        if isinstance(request, requests.Look | requests.ShowPage):
            self._looks_around = True
        super().heed(request)

    def show_page(self, name: str) -> None:
        self._looks_around = True
        super().show_page(name)

    def play_now(self, move: Move | Plan) -> None:
        self._looks_around = self._plays_elsewhere = False
        super().play_now(move)

    # How it is seen.

    def sight(self) -> Sight:
        sight = super().sight()
        company = self.course.company
        if company is None:
            return sight
        is_open = sight.is_open or self.course.is_watched
        return Sight(sight.game, sight.seat, sight.log, is_open=is_open, said=company.said)

    @property
    def is_public(self) -> bool:
        """Whether it is a table of a host."""
        return self.course.company is not None and self.course.company.is_public

    def waiting_words(self, player: str) -> str:
        """Whom everybody waits for, who decides elsewhere."""
        if self.course.is_watched:
            return _("You watch; {player} decides").format(player=player)
        return _("{player} decides").format(player=player)

    def asked_words(self) -> str:
        """What others are asked now, and how it is answered; nothing where nothing is."""
        company = self.course.company
        if company is None or not company.asked:
            return ""
        if not company.must_answer:
            return _("{question}; not answered yet: {names}").format(
                question=company.asked, names=listed(company.unanswered)
            )
        return _("{question}: {yes} yes, {no} no").format(
            question=company.asked, yes=self.label("agree"), no=self.label("refuse")
        )

    def own_obstacle(self, action: Action) -> str | None:
        company = self.course.company
        if action.name == "hurry" and not self.course.thinks:
            if self.course.level is not None and not self.is_public:
                return _("The computer thinks in the other window: it can be hurried there.")
            return _("Nobody who decides elsewhere can be hurried.")
        if company is None:
            return super().own_obstacle(action)
        if action.name == "say_word" and not company.may_speak:
            return _("Only who sits at the table says a word to it.")
        if action.name in ("agree", "refuse") and not company.must_answer:
            return _("Nobody asks you for anything.")
        if self.is_public and action.name == "redo" and (self.is_waiting or not self.game.can_redo):
            return _("At a table with others you can play again what you took back yourself, when you decide.")
        if action.name == "hint" and self.is_public and not company.has_hints and self.game.decision is not None:
            return _("At this table nobody is advised before the end.")
        return super().own_obstacle(action)

    # Words.

    def do_say_word(self) -> None:
        self.lay(*self.overlays, WordToTable(self._say, self.field))

    def _say(self, words: str) -> Request:
        return self._of_the_host(lambda company: company.say(words)) or Close()

    def do_mute(self) -> None:
        company = self.course.company
        if company is not None:
            is_muted = not company.is_muted
            problem = self._of_the_host(lambda company: company.mute(is_muted))
            told = _("Words of others are kept from you now.") if is_muted else _("You read what others say again.")
            self.message = problem.words if problem is not None else told

    def _of_the_host(self, deed: Callable[[Company], None]) -> Say | None:
        """Do something that the host may refuse; then what is to be said of it."""
        company = self.course.company
        if company is None:
            return None
        try:
            deed(company)
        except SaveError as error:
            return Say(str(error))
        self.take_in()
        return None

    # Taking back, which others may be asked for.

    def do_undo(self) -> None:
        asked = self.course.asked
        if not asked:
            super().do_undo()
            return
        names = listed(self.game.names[seat] for seat in sorted(asked))
        words = _("Only with the others' yes: shall they be asked whether this is taken back? {names}")
        self.lay(*self.overlays, UndoWarning(words.format(names=names)))

    def _take_back(self) -> None:
        asked, steps = self.course.asked, self.course.together()
        if not asked:
            super()._take_back()
            return
        self.lay(*(one for one in self.overlays if not isinstance(one, UndoWarning)))
        problem = self._of_the_host(lambda company: company.ask_to_take_back(steps, asked))
        self.message = problem.words if problem is not None else ""

    def _answer(self, *, agrees: bool) -> None:
        problem = self._of_the_host(lambda company: company.answer(agrees))
        if problem is not None:
            self.message = problem.words

    do_agree = partialmethod(_answer, agrees=True)
    do_refuse = partialmethod(_answer, agrees=False)
