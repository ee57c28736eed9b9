"""What there is to do with a game that is over: it is judged, told, looked at again, shared, and played once more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from engine.texts.language import gettext as _
from saves import SavedGame
from saves.errors import SaveError
from saves.slots import exports
from screens import by_name
from screens.actions import Action
from screens.table.adviser import has_medals
from screens.table.keys import RESULT
from screens.table.overlays.asides import ShareFolder
from screens.table.picture.result import ResultPage
from screens.table.play.kept_game import KeptGame
from screens.table.prepared_move import PreparingScreen
from screens.table.title import Board
from screens.words import shown

if TYPE_CHECKING:
    from screens.table.finished import Finished


class GameOverScreen(PreparingScreen):
    """The screen of a table at which a game may come to its end."""

    def __init__(self, saved: KeptGame, board: Board) -> None:
        super().__init__(saved, board)
        self._was_over = self.game.decision is None
        self._known_finished: Finished | None = None
        """What is told of the game, once anything of it was asked for."""

    def show_position(self) -> None:
        super().show_position()
        self._follow_end()

    def reworded(self) -> None:
        super().reworded()
        if self._known_finished is not None:
            self._known_finished.reworded()

    def tell(self) -> None:
        if isinstance(self.page, ResultPage):
            self.tell_result(self.page)
        super().tell()

    def tell_result(self, page: ResultPage) -> None:
        """Tell the page of the result what is known of the game; one that was over before is judged anew."""
        if self._was_over and not self.course.is_watched:
            self._finished.begin(deal=False)
        page.known = self._finished.known(self.shown_keys.labels(RESULT))

    @property
    def _finished(self) -> Finished:
        """What is told of the game."""
        self._known_finished = known = self._known_finished or by_name.finished(
            self.course, self.in_background, self.changed, self.frame.host
        )
        return known

    def _follow_end(self) -> None:
        """A game that has just come to its end is judged, one that goes on again is not."""
        is_over = self.game.decision is None
        if is_over and not self._was_over:
            self._finished.begin()
        elif not is_over and self._known_finished is not None:
            self._known_finished.stop()
            self._known_finished = None
        self._was_over = is_over

    def on_unmount(self) -> None:
        if self._known_finished is not None:
            self._known_finished.stop()

    # Keys.

    def own_obstacle(self, action: Action) -> str | None:
        if action.name == "daily" and self.game.about.daily is None:
            return _("{title} has no daily harbour.").format(title=shown(self.game.about.shown))
        if action.name == "again" and self.is_public:
            return _("A new table is made in the lobby.")
        if action.name != "show_medals":
            return super().own_obstacle(action)
        if has_medals(self.game, self.course.computers):
            is_known = self._known_finished is not None and self._known_finished.deals
            return _("What this deal allows stands below the scale.") if is_known else super().own_obstacle(action)
        about = self.game.about
        if not about.medals:
            return _("There are no medals for {title}.").format(title=shown(about.shown))
        return _("Only a game alone can be compared with the computer.")

    def do_open_position(self) -> None:
        self._look_back_at(int(self.page.under_cursor or 0))

    def _look_back_at(self, number: int) -> None:
        looker = -1 if self.course.is_watched else self.course.sitting
        look_back = by_name.look_back_screen(self.game, number, looker, self.saved.bots, is_public=self.is_public)
        self.frame.open_over(look_back)

    def do_show_report(self) -> None:
        self.frame.open_text(self._finished.report(ascii_only=self.frame.ascii_glyphs), self._words, self.hues)

    def do_show_review(self) -> None:
        people, sitting = self.course.people, self.course.sitting
        first = sitting if sitting in people else people[0]
        begun = self._known_finished.review_of(first) if self._known_finished is not None else None
        self.frame.open_over(by_name.review_screen(self.game, people, first, self._look_back_at, begun))

    def do_share(self) -> None:
        """Ask where the screen as a picture and the result as a text are to be written; at a host show the text."""
        if self.frame.hosted is not None:
            words = self._finished.to_share(ascii_only=self.frame.ascii_glyphs)
            self.frame.open_text([(_("The result"), [_("Copy this text."), "", *words.splitlines()])])
            return
        self.changed()  # what the foot said before this key, such as a path, is no part of the picture
        share = partial(self._finished.share, self.frame.picture(), ascii_only=self.frame.ascii_glyphs)
        try:
            self.lay(ShareFolder(exports(), share, self.field))
        except SaveError as error:
            self.message = str(error)

    def do_show_medals(self) -> None:
        self._finished.find_medals()

    def do_again(self) -> None:
        """The same set-up from its beginning, as a game of its own."""
        game, bots = self.game, dict(self.saved.bots)
        self._open(lambda: SavedGame.create(game.title, dict(game.options), bots=bots))

    def do_daily(self) -> None:
        title = self.game.title
        self.frame.leave()
        self.frame.open_screen("daily", title)

    def _open(self, begun: Callable[[], SavedGame]) -> None:
        """Play another game in the place of this one, or say why that cannot be."""
        try:
            self.frame.open_game(begun())
        except SaveError as error:
            self.message = str(error)
