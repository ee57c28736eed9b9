"""The rules: a list of chapters, cards and goods in which any word finds its texts, and the texts themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from textual.containers import Horizontal
from textual.widget import Widget

from engine.texts.language import gettext as _, listed
from saves.called import plainly
from saves.titles import title_name
from screens.actions import Action
from screens.documents import RulesText
from screens.headed_screen import LONG_LIST, CursorScreen, FieldScreen, HeadedScreen, PartedScreen
from screens.reading.pages import PagerScreen, wrap_page
from screens.titles import TITLES, rules_of
from screens.words import found
from widgets.choices import Choices, MenuLine
from widgets.filled import fill
from widgets.lines import EMPTY, Line, Piece, fit, text, width
from widgets.panel import Panel

_FIND_SIGNS = 40
_TITLE_CELLS = 30
"""Cells of what a text is called, where its gist stands beside it."""
_WIDE = 100
"""Cells of a list from which on no text is called by a part of its name."""
_HEADING = 57
"""Cells that a heading may have on the smallest terminal."""
_BEFORE_A_HIT = 20
"""Signs of a text that are shown before the word that was looked for."""


class RulesScreen(PartedScreen, HeadedScreen, FieldScreen):
    """All texts of the rules in a list with a cursor, and the finding of them by any words."""

    CONTEXTS = ("rules", *LONG_LIST, "find")
    CSS_PATH = Path(__file__).with_suffix(".tcss")
    menu: Choices

    def __init__(self, title: str = "", about: str = "", finds: bool = False) -> None:
        """The rules of one title, or of all; the cursor is on the text `about` something of the game.

        `finds`: words are typed at once by which texts are found.
        """
        super().__init__()
        titles = [title] if title else list(TITLES)
        of_all = _("Rules of {title}").format(title=listed(map(title_name, titles)))
        self._title = of_all if title or width(text(of_all)) <= _HEADING else _("Rules of all titles")
        self._all = [
            # Where several titles stand in one list, each chapter says whose it is.
            one if title else one._replace(group=_("{group}: {title}").format(group=title_name(name), title=one.group))
            for name in titles
            for one in rules_of(name)
        ]
        self._shown = self._all
        self._words = ""
        """The words that were looked for."""
        self._open: RulesTextScreen | None = None
        self.menu = Choices(id="list")
        self._text = Panel(self._text_lines, id="text")
        self._nothing = Panel([EMPTY, text(" " + _("No text of the rules has these words."), "dim")], id="nothing")
        self.menu.fill(
            self._rows(),
            next((str(n) for n, one in enumerate(self._all) if about and about in (one.name, one.title)), None),
        )
        if finds:
            self.do_find()

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("find",) if self.is_typing else ("rules", *self.of_list)

    def available(self, action: Action) -> bool:
        if action.name in ("group_after", "group_before"):
            return not self._words
        if action.name == "open_text":
            return bool(self._shown)
        return action.name != "show_rules"

    def parts(self) -> Sequence[Widget]:
        return self.head, self._nothing, Horizontal(self.menu, self._text, id="panes"), self.field

    def tell(self) -> None:
        if self.is_typing:
            self._look_for(self.field.value)
        self.menu.fill(self._rows())
        self.set_class(not self._shown, "-nothing")
        self._text.show(self._text_lines)
        super().tell()

    def _look_for(self, words: str) -> None:
        if words.strip() != self._words:
            self._words = words.strip()
            self._shown = matching(self._all, self._words)
            self.menu.fill(self._rows(), "0")

    # The picture.

    @property
    def where(self) -> str:
        return self.menu.position

    @property
    def heading(self) -> Line:
        if self.is_typing:
            return text(" ") + fill(_("Find: {words}"), "title", words=EMPTY)
        if self._words:
            return text(" ") + fill(_("Found: {words}"), "title", words=text(self._words))
        return text(" " + self._title, "title")

    def _rows(self) -> list[MenuLine]:
        """The lines of the list."""
        starts = [] if self._words else starts_of(self._shown)
        rows: list[MenuLine] = []
        for number, one in enumerate(self._shown):
            if number in starts:
                rows.append(MenuLine("", text(" " + one.group, "heading")))
            rows.append(MenuLine(str(number), partial(self._line, one)))
        return rows

    def _line(self, one: RulesText, columns: int) -> Line:
        margin = " " if self._words else "   "
        gist = extract(one, self._words) if self._words else text(one.gist, "dim")
        called = text(margin + one.title)
        # In a wide list the few names that are longer move the gist, in place of all of them.
        cells = _TITLE_CELLS if columns < _WIDE else max(_TITLE_CELLS, width(called))
        return fit(fit(called, cells) + text("  ", "dim") + gist, columns - 1)

    def _text_lines(self, columns: int, _rows: int) -> list[Line]:
        """The text with the cursor, where there is room for it beside the list.

        In smaller terminals it would be sent anew with every step.
        """
        if not self._shown:
            return []
        one = self._shown[self._place]
        lines = [text(" " + one.title, "heading"), EMPTY, *wrap_page(one.words, columns)]
        return [marked(line, self._words) for line in lines]

    @property
    def _place(self) -> int:
        """Which of the texts that are shown has the cursor."""
        return int(self.menu.chosen or 0)

    def _go_to(self, place: int) -> None:
        self.menu.fill(self._rows(), str(place))

    # Keys.

    def do_find(self) -> None:
        self.field.open(self._words, _FIND_SIGNS)

    do_find_up = CursorScreen.do_cursor_up
    do_find_down = CursorScreen.do_cursor_down

    def do_erase_find(self) -> None:
        self.field.action_delete_left()

    def do_leave_find(self) -> None:
        """Show all texts again, the cursor on the one that it was on."""
        kept = self._shown[self._place] if self._shown else None
        self.field.close()
        self._words, self._shown = "", self._all
        self._go_to(self._all.index(kept) if kept is not None else 0)

    def do_pick_found(self) -> None:
        self.field.close()
        if self._shown:
            self.do_open_text()
        else:
            self.do_leave_find()

    def do_open_text(self) -> None:
        self._open = RulesTextScreen(self._shown, self._place, self._words)
        self.frame.open_over(self._open)

    def seen_again(self) -> None:
        if self._open is not None:
            self._go_to(self._open.page)
            if self._open.wants_others:
                self.do_find()
            self._open = None
        super().seen_again()

    def do_back(self) -> None:
        if self._words:
            self.do_leave_find()
        else:
            super().do_back()


class RulesTextScreen(PagerScreen):
    """A text of the rules, with those before and after it in the list a key away."""

    CONTEXTS = ("rules-text", "reading", "pager")

    def __init__(self, texts: Sequence[RulesText], place: int, words: str = "") -> None:
        """Opened at the text at `place`; where `words` were looked for, they are marked."""
        super().__init__()
        self._texts = tuple(texts)
        self._words = words
        self.page = place
        self.wants_others = False
        """Whether it is left to find others."""

    def available(self, action: Action) -> bool:
        return action.name != "show_rules" and super().available(action)

    def do_find(self) -> None:
        self.wants_others = True
        self.frame.leave()

    def titles(self) -> list[str]:
        return [one.title for one in self._texts]

    def entitled(self, title: str) -> str:
        # Translators: a group of rules and the heading of one.
        return _("{group}: {title}").format(group=self._texts[self.page].group, title=title)

    def lines(self, page: int, columns: int) -> list[Line]:
        return [marked(line, self._words) for line in wrap_page(self._texts[page].words, columns)]

    def counted_among(self) -> range:
        """Those of the same chapter; all that were found where words were looked for."""
        return super().counted_among() if self._words else self.together()

    def together(self) -> range:
        """Those of the same group, in which one would read on."""
        starts = starts_of(self._texts)
        first = max(start for start in starts if start <= self.page)
        return range(first, next((start for start in starts if start > first), len(self._texts)))


def starts_of(texts: Sequence[RulesText]) -> list[int]:
    """The places in which the texts of another group begin."""
    groups = [one.group for one in texts]
    return [place for place, (one, before) in enumerate(zip(groups, ["", *groups], strict=False)) if one != before]


def matching(texts: Sequence[RulesText], words: str) -> list[RulesText]:
    """The texts that have all the words, those first that have them in their title."""
    named = found(texts, lambda one: one.title, words)
    rest = [one for one in found(texts, lambda one: one.title + " " + one.words, words) if one not in named]
    return named + rest


def extract(one: RulesText, words: str) -> Line:
    """What a text says where it has the first of the words that its title does not have; else its gist.

    What stands before that is kept with the sign for it.
    """
    flat = " ".join(one.words.split())
    title = plainly(one.title)
    for word in plainly(words).split():
        place = flat.casefold().find(word)
        if word not in title and place >= 0:
            start = flat.rfind(" ", 0, max(0, place - _BEFORE_A_HIT)) + 1
            before = (Piece("…", "dim", rest=text(flat[:start].rstrip(), "dim")), Piece(" ", "dim")) if start else EMPTY
            return before + text(flat[start:], "dim")
    return text(one.gist, "dim")


def marked(line: Line, words: str) -> Line:
    """A line with every place that has one of the words set off."""
    if not words.split():
        return line
    hit = re.compile("(" + "|".join(map(re.escape, words.split())) + ")", re.IGNORECASE)
    return tuple(
        piece._replace(text=part, style="key" if number % 2 else piece.style)
        for piece in line
        for number, part in enumerate(hit.split(piece.text))
        if part
    )
