"""What a title gives to the table: its pages, its head and side, its words, its moves by key; and what it is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

from engine import Event, Move, OpenGame, Plan
from engine.texts.language import gettext as _
from saves.settings import Settings
from screens import by_name
from screens.actions import Action
from screens.documents import Code
from screens.table.keys import ShownKeys, TitleKeys
from screens.table.page import NO_OVERVIEW, Overview, Page
from screens.table.play.kept_game import Log
from screens.table.play.recap import Since
from screens.table.viewpoint import Sight
from screens.titles import TITLES
from screens.ways import Goal
from widgets.filled import Vocabulary
from widgets.legend import Block, captioned, drawn
from widgets.lines import EMPTY, Line
from widgets.styles import NO_HUES, Hues, StyleName

__all__ = ["Board", "Log", "Overview", "Page", "Part", "ShownKeys", "Sight", "TitleActions", "ViewActions", "legend"]

V = TypeVar("V")


class Part(Protocol):
    """Something that carries out actions: it has a method `do_<name>` for each of its own.

    What it wants of the screen is the value that the method returns (`screens/table/requests.py`).
    """

    def available(self, action: Action) -> bool:
        """Whether one of its actions can be carried out now."""
        return True

    def why_not(self, action: Action) -> str:
        """Why an action cannot be carried out now, in a sentence; nothing if it knows no reason."""
        return ""

    def called(self, action: Action) -> str:
        """What an action does now, in a word for the line of keys; nothing where its usual word does."""
        return ""


class TitleActions(Part, Protocol):
    """What a title does upon its keys while a move can be made.

    It may know reasons why an action of every table cannot be carried out, too. A key that has made a move on a row
    never means the opposite there for the press after it (`tests/conformance/test_rows.py`).
    """

    def goals(self) -> Sequence[Goal]:
        """What one may want to which several moves lead, with the ways to it."""
        return ()

    def onward(self) -> Goal | None:
        """What going on leads to, where its ordinary move has ways of which one is chosen at once."""
        return None

    def refused(self) -> Sequence[tuple[str, str]]:
        """Moves that one may look for and that are not possible now, each in words and with the reason."""
        return ()


class ViewActions(TitleActions, Generic[V]):
    """What a title does that makes a view of each position."""

    def __init__(self, view: V, page: Page, keys: ShownKeys) -> None:
        """`view` is the position as it is seen; `page` is open."""
        self._view = view
        self._page = page
        self._keys = keys

    @property
    def _name(self) -> str:
        """What the cursor is on."""
        return self._page.under_cursor


class Board(Part, Protocol):
    """A title on the screen, for one game. It is told each position that is shown (`look`) and asked for its parts.

    Its own methods `do_<name>` change what is looked at, and no more.
    """

    keys: ClassVar[TitleKeys]
    hues: ClassVar[Hues] = NO_HUES
    """Which hue its goods and types have."""
    kind_names: ClassVar[Mapping[str, str]] = {}
    """What the kinds of lines of a score are called, in the order in which the result lists them."""
    other_signs: ClassVar[Mapping[str, StyleName]] = {}
    """The styles of signs that are no codes, as the table has them."""
    letters: ClassVar[Mapping[str, str]] = {}
    """Letters by which answers are chosen inside a question, by the names of the answers."""
    calls_for_all: ClassVar[bool] = True
    """Whether another person is called to the keyboard for what follows by itself, too: it may leave a choice."""
    in_sight: ClassVar[frozenset[str]] = frozenset()
    """What happens to everybody and is seen on a page from then on, by its template: nobody is told it there."""
    overview: Overview = NO_OVERVIEW
    pages: Sequence[Page]
    """All its pages, in the order of `keys.pages`."""

    def look(self, sight: Sight) -> None:
        """Another position is shown from now on."""

    def actions(self, page: Page, keys: ShownKeys) -> TitleActions:
        """What its keys do in the position that is shown, with this page open."""

    # Around the pages.

    def head(self, columns: int) -> list[Line]:
        """The lines above every page: where the game is, what is coming, what presses."""

    def high_head(self, columns: int) -> list[Line]:
        """The same where the terminal is as high as for several pages at once."""
        return self.head(columns)

    def note(self) -> str:
        """What stands at the end of the line of tabs."""

    def side_width(self, columns: int) -> int:
        """How many cells the side takes of a terminal of so many columns."""

    def column_width(self, columns: int) -> int:
        """How many cells the column beside the rows of several pages takes of a terminal of so many columns."""
        return self.side_width(columns)

    def side_title(self, cells: int) -> Line:
        """What stands above the side, in at most so many cells."""
        return EMPTY

    def tabs_end(self, page: Page, cells: int) -> Line:
        """What stands at the end of the tabs, in at most so many cells, while a page has the place of the side too."""
        return EMPTY

    def vocabulary(self) -> Vocabulary:
        """Words of running text that have a colour of their own."""
        return {}

    def codes(self) -> Sequence[Code]:
        """What stands on its pages in place of a name, all of which its help explains."""
        return ()

    def side(self, page: Page, cells: int, height: int) -> list[Line]:
        """What stands beside a page, in so many cells and at most so many lines."""

    # Words.

    def describe(self, move: Move) -> str:
        """A legal move in plain words."""

    def heading(self, move: Move) -> str:
        """A move without answers in words, above the questions that it raises."""
        return self.describe(move)

    def goal(self, plan: Plan) -> str:
        """Several moves as one, above what they would do: what they lead to, or the first of moves that are alike."""
        first, *more = plan.moves
        if any(type(move) is not type(first) for move in more):
            first, more = more[-1], []
        words = self.heading(first.unanswered())
        return _("{move}, and {n} more").format(move=words, n=len(more)) if more else words

    def preview(self, move: Move | Plan, cells: int, *, is_named: bool = False) -> list[Line]:
        """What a move, or several as one, would do; open questions count as answered by their defaults.

        `is_named`: what is done stands elsewhere in words, and only what changes by it is told.
        """

    def changed(self, before: OpenGame, now: OpenGame) -> frozenset[str]:
        """What is not as it was in an earlier position, by the names of its rows; nothing where rows are not marked."""
        return frozenset()

    def round_over(self) -> str:
        """What a round that ended with the last moves came to, in one line; nothing where none has ended with them."""
        return ""

    def worth_telling(self, events: Sequence[Event]) -> Sequence[Event]:
        """Those of the events of the last moves that are told at the foot; all of them stand in the log."""
        return [one for one in events if one.template not in self.in_sight] or events

    def about_decision(self, cells: int) -> list[Line]:
        """What there is to know about the decision, above the list of its moves."""
        return []

    def hint(self) -> str:
        """What the key that goes on does now, a template with `{key}`; nothing where the footer tells that."""

    def whole_text(self, page: Page) -> tuple[str, str]:
        """Title and text of what the cursor of a page is on, for the widest terminals; nothing if there is none."""
        return "", ""

    def signs(self, page: Page) -> Sequence[Block]:
        """What the signs of a page and of the table mean."""
        return ()

    def sign_styles(self) -> Mapping[str, StyleName]:
        """The styles of signs, as they have them on the table."""
        return {**self.other_signs, **{_(sign): code.what for code in self.codes() for sign in code.signs}}

    def help_pages(self, page: Page) -> Sequence[tuple[str, str]]:
        """Titles and texts of the help: about what the cursor of the page is on, then the rules in short."""

    def rules_name(self, name: str) -> str:
        """Under which name the rules speak of what the cursor is on."""
        return name

    def recap(self, since: Since, viewer: int | None, cells: int) -> list[Line]:
        """What the others did since a player decided last, as a table; nothing where a line a turn tells it."""
        return []

    # The way of the game.

    def wants_list(self) -> bool:
        """Whether the decision is one between a few moves, best shown as a list."""

    def wants_page(self) -> str:
        """The page on which the decision is made, which is opened for it; nothing where it may be any of them."""
        return ""

    def aimed(self, name: str) -> None:
        """A move is played that leads to what is called so in the game; nothing where it is made for itself."""
        return

    def ordinary(self) -> Move | None:
        """The move that simply goes on, if there is one."""

    def is_plain(self, move: Move) -> bool:
        """Whether a move needs no pause to be followed, such as the end of a turn."""

    def follows(self, game: OpenGame, played: Move | None, settings: Settings) -> Move | None:
        """The move that is made by itself after another one, or at the beginning of a game (`played` is None)."""
        return None

    def belongs_together(self, played: Move, after: Move) -> bool:
        """Whether the second of two moves follows upon the first by itself, so that both are taken back together."""
        return False

    # The end.

    def kinds(self) -> Mapping[str, str]:
        """The kinds of lines of a score with what they are called."""
        return {kind: _(name) for kind, name in self.kind_names.items()}

    def line_name(self, kind: str, name: str) -> str:
        """What a line of a score that has a name is called."""


def board_of(title: str) -> Board:
    """The table of a title for one game."""
    board: Callable[[], Board] = by_name.named(TITLES[title].board)
    return board()


def legend(board: Board, page: Page, keys: Sequence[Sequence[tuple[str, str]]], cells: int) -> list[Line]:
    """A row of a page with what its parts are, its own keys, and what the signs mean."""
    blocks = [Block(_("Keys here"), keys, "key")] if keys else []
    example = page.example(cells)
    above = captioned(example, cells) if example is not None else []
    return above + drawn([*blocks, *board.signs(page)], board.sign_styles(), cells)
