"""A puzzle on the table of its title: the task above it, help for stars, another try, what came of one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from textual.widget import Widget

from engine import Move, Refused, parse
from engine.texts.language import gettext as _, listed, ngettext, paragraph
from saves import SaveError
from saves.puzzles.tries import MOST_HELP, End, Tries
from screens.actions import Action, key_label
from screens.frame import HelpPages
from screens.plain import words_of
from screens.puzzles import words
from screens.puzzles.band import drawn, is_help_whole, rows_of
from screens.puzzles.bars import Band, DrawnTry
from screens.puzzles.choice import next_tries
from screens.puzzles.result import headed, pictured
from screens.table.game import GameScreen
from screens.table.keys import PUZZLE, PUZZLE_OVER
from screens.table.look_back import LookBackScreen
from screens.table.picture.result import Instead, ResultPage
from screens.table.requests import SitDown
from screens.table.title import board_of
from screens.words import shown
from widgets.lines import Line, text, wrap
from widgets.panel import Panel

_SILENT = ("hint", "show_review", "show_medals", "show_report", "daily")
"""The actions that would tell more than a puzzle may, or lead elsewhere."""


class PuzzleScreen(GameScreen):
    """The game screen of a title with a puzzle above it."""

    STAYS = ("nudge",)

    def __init__(self, tries: Tries) -> None:
        self._tries = tries
        self._band = Panel(id="band")
        self._band_rows = -1
        super().__init__(tries, board_of(tries.of.title))

    # The picture.

    def parts(self) -> Sequence[Widget]:
        return self._band, *super().parts()

    @property
    def _shows_result(self) -> bool:
        """Whether the whole table is the result of a try."""
        return isinstance(self.page, ResultPage) and self._tries.is_over

    @property
    def rows_above(self) -> int:
        return 0 if self._shows_result else rows_of(self.band, *self.terminal)

    def tell(self) -> None:
        band, rows = self.band, self.rows_above
        if rows != self._band_rows:
            self._band_rows = rows
            self._band.styles.height = rows
            self._band.display = rows > 0
            self._area.is_settled = False
        self._band.show(lambda columns, height: drawn(band, columns, height))
        super().tell()

    def tell_result(self, page: ResultPage) -> None:
        keys = self.shown_keys.labels(PUZZLE_OVER)
        page.picture = Instead(
            lambda cells: headed(self.band, cells),
            lambda cells, height: pictured(self._tries, self.band, keys, cells, height),
        )

    @property
    def band(self) -> Band:
        """All that stands above the table now."""
        tries, puzzle = self._tries, self._tries.of
        is_over = tries.is_over
        last = tries.last
        now = (None if last is None else last.result) if is_over else tries.asked.now(tries.game)
        return Band(
            title=words.name_of(puzzle),
            short=_("Puzzle {n}").format(n=puzzle.number),
            left=_("the try is over") if is_over else words.left_of(tries),
            task=self._told_task,
            best=words.best_in_words(puzzle),
            thresholds=puzzle.stars,
            now=now,
            now_words=words.now_in_words(tries) if not is_over else "" if now is None else _("you {n}").format(n=now),
            is_over=is_over,
            tries=[self._row(number, end) for number, end in enumerate(tries.ends, start=1)],
            helps=self._helps,
        )

    @cached_property
    def _told_task(self) -> str:
        return words.task_of(self._tries.asked)

    @property
    def _helps(self) -> list[str]:
        """What help was given in this try; it is put into words once."""
        helps = self._tries.helps
        if helps != len(self._told_helps):
            self._told_helps = words.helps_in_words(self._tries)
        return self._told_helps

    _told_helps: list[str] = []  # noqa: RUF012  (replaced, never changed)

    IN_WORDS = ("_told_task", "_told_helps", "_gists")

    def _row(self, number: int, end: End) -> DrawnTry:
        return DrawnTry(_("try {n}").format(n=number), end.result, end.stars, self._gist(end))

    def _gist(self, end: End) -> str:
        """What was done in a try in few words; found out once."""
        if end not in self._gists:
            said, game, known = list[str](), self._tries.start.afresh(), words_of(self._tries.of.title)
            for played in end.moves:
                move = parse(game, played)
                if len(game.moves()) > 1 and move != known.ordinary(game):
                    said.append(known.gist(game, move))
                game.play(move)
            self._gists[end] = listed(said)
        return self._gists[end]

    @cached_property
    def _gists(self) -> dict[End, str]:
        return {}

    def follows(self, played: Move | None) -> Move | None:
        """What leaves no choice alone happens by itself: whatever else could be done may be what matters."""
        move = super().follows(played)
        return move if move is not None and len(self.game.moves()) == 1 else None

    def help_pages(self) -> HelpPages:
        return [
            (_("This puzzle"), words.explained(self._tries.of, self._told_task, self._helps)),
            *super().help_pages(),
        ]

    def prompt(self) -> str:
        return _("The try is over") if self._tries.is_over else super().prompt()

    def foot(self, columns: int) -> list[Line]:
        if self._tries.is_over and not self.message and not self.happened:
            return [text(" ") + line for line in wrap(words.end_in_words(self._tries), columns - 2)]
        if not self.message and (stuck := words.stuck_in_words(self._tries, self.label("undo"))):
            return [text(" ") + line for line in wrap(stuck, columns - 2)]
        return super().foot(columns)

    # Keys.

    @property
    def contexts(self) -> tuple[str, ...]:
        return (PUZZLE_OVER if self._tries.is_over else PUZZLE, *super().contexts)

    def own_obstacle(self, action: Action) -> str | None:
        name, tries = action.name, self._tries
        if name in _SILENT:
            return _("Nobody gives advice in a puzzle; {key} helps for a star.").format(key=self._key_of("nudge"))
        if name == "nudge" and tries.helps >= MOST_HELP:
            return _("All help was given in this try; {key} begins another one.").format(key=self._key_of("try_again"))
        if name == "try_again" and not (tries.game.history or tries.helps):
            return _("The puzzle stands at its beginning.")
        if name == "show_line" and not self._knows_line:
            return _("The best line is shown once it was found; in another try {key} helps.").format(
                key=self._key_of("nudge")
            )
        return super().own_obstacle(action)

    def _key_of(self, action: str) -> str:
        return self.shown_keys.labels(PUZZLE)[action]

    @property
    def _knows_line(self) -> bool:
        """Whether nothing is given away by the best line."""
        tries = self._tries
        return any(end.result == tries.of.best or end.helps == MOST_HELP for end in tries.ends)

    def _warning(self) -> str:
        return ""  # whatever is turned up in a puzzle was known before

    def _follow_end(self) -> None:
        self._was_over = self._tries.is_over  # nobody judges a puzzle but its file

    def do_nudge(self) -> None:
        try:
            helps = self._tries.help()
        except Refused as refusal:
            self.message = shown(refusal.sentence)
            return
        self.happened = ""
        if helps == MOST_HELP:
            self._show_line()
        else:
            cost = words.cost_in_words(self._tries)
            stands_above = is_help_whole(self.band, self.terminal[0])
            self.message = cost if stands_above else paragraph([self._helps[-1], cost])

    def do_show_line(self) -> None:
        self._show_line()

    def _show_line(self) -> None:
        self.frame.open_over(LineScreen(self._tries))

    def do_try_again(self) -> None:
        try:
            self._tries.again()
        except Refused as refusal:
            self.message = shown(refusal.sentence)
            return
        self._sit_down(SitDown(told=False))
        begun = _("Another try: all three stars can be earned in it.")
        self.happened = paragraph([begun, *filter(None, [self.course.happened])])

    do_again = do_try_again

    def do_next_puzzle(self) -> None:
        try:
            self.frame.open_game(next_tries(self._tries.of))
        except SaveError as error:
            self.message = str(error)

    def do_share_puzzle(self) -> None:
        self.frame.open_text([(_("To share"), [_("Copy this text."), "", words.shared(self._tries)])])

    def do_leave_puzzle(self) -> None:
        puzzle = self._tries.of
        self.frame.leave()
        self.frame.open_screen("puzzles", puzzle.title, puzzle.id)

    do_leave_game = do_leave_puzzle


def puzzle_screen(saved: Tries) -> PuzzleScreen:
    """The screen on which a puzzle is tried."""
    return PuzzleScreen(saved)


class LineScreen(LookBackScreen):
    """The table as it stands after each of the best moves."""

    def __init__(self, tries: Tries) -> None:
        """It opens before the first of them."""
        self._tries = tries
        self._told = words.line_in_words(tries)
        super().__init__(tries.best, 0, tries.asked.seat, {})

    def reworded(self) -> None:
        self._told = words.line_in_words(self._tries)
        super().reworded()

    def _go_to(self, number: int) -> None:
        super()._go_to(number)
        self.happened = self._told[number - 1] if number else ""

    def tell(self) -> None:
        if not self._number:
            n, key = len(self._told), key_label(self.frame.registry.keys_of("move_after")[0])
            self.happened = ngettext(
                "The best line has {n} move; {key} leads to it.",
                "The best line has {n} moves; {key} goes through them.",
                n,
            ).format(n=n, key=key)
        super().tell()

    def prompt(self) -> str:
        return _("The best line: move {n} of {last}").format(n=self._number, last=len(self._told))

    def own_obstacle(self, action: Action) -> str | None:
        if action.name == "play_on":
            return _("A puzzle ends where its line does.")
        return super().own_obstacle(action)
