"""The keys of a title's table: its pages, and the actions that it adds to those of every table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.texts import N_
from screens import by_name
from screens.actions import EVERYWHERE, HIDDEN, SPARE, Action, ActionTable, Registry, key_label
from screens.titles import TITLES

PAGES = N_("Pages")
GAME = N_("The game")
WHILE_READING = ("waiting", "look-back", "lesson-over", "own-puzzle-over")
"""The contexts in which pages can be read, but nothing can be played."""
LESSON = "lesson"
PUZZLE, PUZZLE_OVER = "puzzle", "puzzle-over"
"""The contexts of a puzzle that is tried, and of the end of a try."""
OWN_PUZZLE, OWN_PUZZLE_OVER = "own-puzzle", "own-puzzle-over"
"""The contexts of a decision of one's own game that is made again, and of one that has been made."""
OF_PUZZLES = frozenset({PUZZLE, PUZZLE_OVER, OWN_PUZZLE, OWN_PUZZLE_OVER})
"""All of these: the adviser is silent there, and a puzzle is left in place of a game."""
ROWS = "rows"
"""The context of a page that is a list, besides that of every list."""
ARRANGED = "arranged"
"""The context of a page whose rows can be shown in part, or in another order."""
RESULT = "result"
"""The context, and the page, of the final score."""
LOG = "log"
"""The context, and the page, of what happened."""
RECAP = "recap"
"""The context in which what happened is told over everything else; other keys act through it."""
PLAY_ON = "play-on"
"""The context while it is asked whether a game that is played on is the one to continue."""
COMPANY = "company"
"""The context at a table with others, whatever lies over it: words to them, and answers to what they ask."""
FOR_LATER = "for-later"
"""The context at such a table while others decide: a move can be kept for one's next turn."""
FEW_KEYS = ("confirm", "ask", "find")
"""The contexts of overlays that leave no other context beside them."""
IN_LESSON: ActionTable = {
    (LESSON, N_("First game")): (
        ("skip_step", ">", N_("skip step"), N_("Play this step of the lesson for you.")),
        ("leave_lesson", "q", N_("leave lesson"), N_("To the title; it goes on from here."), SPARE),
        ("restart_lesson", "<", N_("begin again"), N_("Begin the lesson again."), HIDDEN),
    ),
    ("lesson-over", N_("First game")): (
        ("play_lesson_on", "enter n", N_("play on"), N_("Play on to the end; it is saved.")),
        ("new_game", "g", N_("new game"), N_("Set up a real game.")),
        ("daily", "d", N_("daily harbour"), N_("See today's daily harbour of this title.")),
        ("let_turns_end", "y", N_("let turns end"), N_("Let turns end by themselves from now on.")),
        ("leave_lesson", "q", N_("to the title"), N_("Leave the lesson; it is not saved.")),
    ),
}
"""What can be done in a step of a lesson, and at its end."""


class KeysIn(NamedTuple):
    """Makes the actions of one context, which the help lists under one heading."""

    context: str
    group: str

    def __call__(
        self, name: str, keys: tuple[str, ...], label: str, help: str, *, in_footer: bool = True, last: bool = False
    ) -> Action:
        """An action, see `Action`."""
        return Action(name, self.context, keys, label, help, self.group, in_footer, last)


class PageKeys(NamedTuple):
    """A page of a title, as far as keys are concerned."""

    name: str
    """Its name; the action `show_<name>` opens it."""
    title: str
    """What its tab says."""
    label: str
    """What it is called among the keys."""
    help: str
    """A sentence about it for the help."""
    acting: tuple[str, ...] = ()
    """The contexts in which something can be done with what is under its cursor, the innermost first."""
    reading: tuple[str, ...] = (ROWS, "list")
    """The contexts that it has at any time."""


class Contexts(NamedTuple):
    """The contexts of a title, with the actions and the pages that are in them."""

    title: str
    """The title's name for the engine."""

    def within(self, context: str) -> str:
        """The context of this name that belongs to the title."""
        return f"{self.title}/{context}"

    def actions(self, context: str, group: str) -> KeysIn:
        """The actions in a context, under a heading of the help."""
        return KeysIn(self.within(context), group)

    def page(self, name: str, tab: str, label: str, help: str, *reading: str) -> PageKeys:
        """A page that is a list, on which something can be done; `reading` are contexts that it has besides."""
        return PageKeys(name, tab, label, help, (self.within(name),), (*reading, ROWS, "list"))


def log_page(*acting: str) -> PageKeys:
    """The page of what happened, with the contexts in which something can be done there."""
    return PageKeys(LOG, N_("Log"), N_("log"), N_("What happened."), (LOG, *acting))


def result_page(title: str) -> PageKeys:
    """The page of a title's final score."""
    return PageKeys(RESULT, N_("Result"), N_("result"), N_("The final score."), (RESULT, f"{title}/{RESULT}"))


def report_key(title: str, words: str) -> Action:
    """What opens the report of a game that is over, on the page of the final score; `words` say what it holds."""
    return Action("show_report", f"{title}/{RESULT}", ("r",), N_("report"), words, PAGES, in_footer=False)


def overview_key(title: str, words: str) -> Action:
    """What shows several pages of a title at once; `words` say which."""
    return Action("toggle_overview", f"{title}/pages", ("0",), N_("overview"), words, PAGES, in_footer=False)


def pass_key(title: str, words: str, label: str = N_("pass")) -> Action:
    """What passes, or declines what is asked; `words` say when, and what that means."""
    return Action("pass", f"{title}/game", ("p", "-"), label, words, GAME)


class TitleKeys(NamedTuple):
    """What a title adds to the registry. Its contexts begin with its name and a stroke, see `within`."""

    title: str
    """The title's name for the engine."""
    pages: tuple[PageKeys, ...]
    """Its pages, in the order of the keys 1, 2, 3, ... that open them."""
    actions: tuple[Action, ...]
    """What can be done at this table alone."""

    def within(self, context: str) -> str:
        """The context of this name that belongs to this title."""
        return Contexts(self.title).within(context)

    def all_actions(self) -> tuple[Action, ...]:
        """The actions of the title, and those that open its pages."""
        opening = (
            Action(f"show_{page.name}", self.within("pages"), (str(n),), page.label, page.help, PAGES, in_footer=False)
            for n, page in enumerate(self.pages, start=1)
        )
        return (*self.actions, *opening)

    def playing(self) -> tuple[str, ...]:
        """The contexts while a move can be made, whatever is shown."""
        return (self.within("game"), "game")

    def on(self, page: PageKeys) -> tuple[str, ...]:
        """The contexts while a page is shown and a move can be made; none of the title at the end of a game."""
        playing = ("game",) if page.name == RESULT else self.playing()
        return (*page.acting, *self.reading(page), *playing)

    def reading(self, page: PageKeys) -> tuple[str, ...]:
        """The contexts of a page that can only be read."""
        return (*page.reading, self.within("pages"))

    def together(self) -> Iterator[tuple[str, ...]]:
        """The contexts that the screen of this table can be in at once, the innermost first."""
        playing = [
            *((context,) for context in FEW_KEYS),
            ("ready", self.within("pages")),
            ("last-question", "ask"),
            ("moves", "list", *self.playing(), self.within("pages")),
            ("hint", "list"),
            *(self.on(page) for page in self.pages),
        ]
        yield (PLAY_ON,)
        yield ("hand-over", self.within("hand-over"))
        yield from playing
        yield from ((RECAP, *contexts) for contexts in playing)
        yield from ((RECAP, "waiting", *self.reading(page)) for page in self.pages)
        yield from ((LESSON, *contexts) for contexts in playing)
        yield from ((PUZZLE, *contexts) for contexts in playing)
        yield from ((OWN_PUZZLE, *contexts) for contexts in playing)
        yield from ((PUZZLE_OVER, *self.on(page)) for page in self.pages)
        for page in self.pages:
            yield from ((context, *self.reading(page)) for context in WHILE_READING)
        yield from ((*contexts, COMPANY) for contexts in playing if contexts != ("find",))
        yield from (("waiting", *self.reading(page), FOR_LATER, COMPANY) for page in self.pages)
        yield ("typing", COMPANY)

    def contexts(self) -> tuple[str, ...]:
        """Every context that the screen of this table can be in."""
        return tuple(dict.fromkeys(context for together in self.together() for context in together))


class ShownKeys(NamedTuple):
    """The keys of a title's table as they are shown: a player may have set them."""

    registry: Registry
    title: TitleKeys

    def label(self, action: str) -> str:
        """The key of an action."""
        return self.labels().get(action, "")

    def labels(self, *contexts: str) -> dict[str, str]:
        """The key of each action, as in the first context that has it; that of other `contexts` first."""
        known = (*contexts, *self.title.contexts(), EVERYWHERE)
        every = [one for context in known for one in self.registry.of(context)]
        return {one.name: key_label(one.keys[0]) for one in reversed(every)}


def keys_of(title: str) -> TitleKeys:
    """The keys of a title's table."""
    keys: TitleKeys = by_name.named(TITLES[title].keys)
    return keys
