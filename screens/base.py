"""What all screens share: parts laid out by a stylesheet, keys by the registry, the line of keys at the foot.

A small one to learn from is `screens/menus/title.py` with `title.tcss` beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import ClassVar, cast

from textual import events
from textual.widget import Widget

from engine.texts.language import gettext as _
from screens.actions import Action, key_label
from screens.frame import Frame, HelpPages
from screens.laid_out import LaidOutScreen
from widgets.frames import unframed
from widgets.lines import EMPTY, Line, broken, text
from widgets.menu import Hint, footer
from widgets.panel import Shortened
from widgets.styles import NO_HUES, Hues

STYLES = Path(__file__).with_suffix(".tcss")
"""The stylesheet of what all screens share; the app loads it."""

LOWEST = {
    "title": STYLES.parent / "menus" / "title.tcss",
    "lobby": STYLES.parent / "lobby" / "lobby.tcss",
    "game": STYLES.parent / "table" / "table.tcss",
}
"""The stylesheets of what can be the lowest screen: Textual loads none with the screen below all others."""

_ALWAYS = ("quit_now", "suspend", "redraw_terminal")
"""What can be done in a terminal that is too small."""

WHOLE = "show_whole"
"""The action that shows at length what is cut off."""
_KEPT = (WHOLE, "show_help")
"""What the line of keys shows at its end, however little room there is."""


class BaseScreen(LaidOutScreen, inherit_bindings=False, inherit_css=False):
    """A screen of widgets that a stylesheet lays out.

    A subclass names its `CONTEXTS` and its stylesheet (`CSS_PATH`, an absolute path), gives its widgets in `parts`,
    tells them in `tell` what to show, and has a method `do_<name>` for every action of its contexts. After each key
    that it took, the widgets are told anew; only cells that changed are sent.

    Every key comes to the screen, whichever widget is there: no widget takes focus or has keys of its own. Text that is
    being typed gets it first (`typed`), then what waits for any key (`captures`), then the registry.
    """

    STAYS: ClassVar[tuple[str, ...]] = ()
    """Actions that the line of keys shows before others, as the help, however little room there is."""
    CONTEXTS: ClassVar[tuple[str, ...]] = ()
    """Every context that this screen can be in."""

    hues: Hues = NO_HUES
    """The hues of the goods, types and seats that are shown on it."""

    hears_host = False
    """Whether it shows itself what a host tells its sessions."""

    _remark = ""
    """What is said of the key that was pressed last, in the place of the line of keys."""

    @property
    def frame(self) -> Frame:
        """The app, as far as screens may know it."""
        return cast(Frame, self.app)

    @property
    def contexts(self) -> tuple[str, ...]:
        """The contexts that it is in now, the innermost first."""
        return self.CONTEXTS

    @property
    def is_typing(self) -> bool:
        """Whether text is being typed, so that `typed` takes every printable key."""
        return False

    def typed(self, sign: str) -> bool:
        """Take a printable sign for text that is being typed; False where it is a key like any other."""
        return False

    def pasted(self, words: str) -> bool:
        """Take pasted text: sign by sign, as if it had been typed. False where none is taken.

        A screen overrides this and not the handler: Textual calls the handlers of all the classes of a screen.
        """
        return all(self.typed(sign) for sign in words.strip() if sign.isprintable())

    def captures(self, key: str) -> bool:
        """Take a key, whatever it does elsewhere; False where it is a key like any other."""
        return False

    def available(self, action: Action) -> bool:
        """Whether an action can be carried out now: what cannot is neither shown nor done."""
        return True

    def explain(self, action: Action) -> None:
        """Say why an action cannot be carried out now."""
        self.remark(self.why_not(action))

    def why_not(self, action: Action) -> str:
        """Why an action cannot be carried out now, in a sentence."""
        return _("This is not possible now.")

    def why_nothing(self, key: str) -> str:
        """What is said of a key that has no action here; where it is yes or no, which keys answer."""
        keys = {one.name: key_label(its[0]) for one, its in self.frame.registry.active(self.contexts, False)}
        no_answer, nothing = (
            _("{key} is no answer: {yes} says yes, {no} says no."),
            _("{key} does nothing here; {help} lists the keys that do."),
        )
        words = no_answer if "say_yes" in keys else nothing
        labels = {"yes": keys.get("say_yes"), "no": keys.get("say_no"), "help": self.label("show_help")}
        return words.format(key=key_label(key), **labels)

    def remark(self, words: str) -> None:
        """Say something in the place of the line of keys, until the next key."""
        self._remark = words

    @property
    def has_spoken(self) -> bool:
        """Whether something is said of the key that was pressed last."""
        return bool(self._remark)

    def label(self, action: str) -> str:
        """The key of an action, as it is shown."""
        return key_label(self.frame.registry.keys_of(action)[0])

    def called(self, action: Action) -> str:
        """What an action does now, in a word for the line of keys."""
        return _(action.label)

    def footer(self, columns: int) -> Line:
        """The line of keys for the contexts that it is in."""
        active = self.frame.registry.active(self.contexts, self.is_typing)
        shown = [(action, keys) for action, keys in active if action.in_footer and self._can(action)]
        # The help, and the key for what is cut off, stay at its end: the footer always keeps them. Where there is the
        # latter, it keeps the way back, too.
        names = [action.name for action, _keys in shown]
        first = len(shown) - sum(name in _KEPT for name in names)
        shown[:first] = sorted(shown[:first], key=lambda one: one[0].last)
        hints: dict[str, Hint] = {}
        for action, keys in shown:
            label = self.called(action)
            # Where two keys do the same now, the first one will do.
            stays = action.name in (*_KEPT, *self.STAYS) or (WHOLE in names and "escape" in keys)
            hints.setdefault(label, Hint(key_label(keys[0]), label, stays, 2 * action.last or action.spare))
        return footer([*hints.values()], columns)

    def help_pages(self) -> HelpPages:
        """What the help of this screen shows besides its keys."""
        return ()

    def rules_about(self) -> tuple[str, str]:
        """The title whose rules are looked up here, and the card or good to begin with; "" where there is none."""
        return "", ""

    def _key_line(self, columns: int, rows: int) -> list[Line]:
        return [text(" " + self._remark)] if self._remark else [self.footer(columns)]

    def _can(self, action: Action) -> bool:
        """Whether an action can be carried out now: to read something at length takes something that is cut off."""
        return any(True for _one in self._cut()) if action.name == WHOLE else self.available(action)

    def _cut(self) -> Iterator[Shortened]:
        """Where something is cut off."""
        for one in self._widgets():
            if isinstance(one, Shortened) and one.region and one.is_cut:
                yield one

    def _widgets(self) -> Iterator[Widget]:
        """All that is on it but the line of keys; a query for all of them takes many times as long."""
        return (one for one in self.walk_children(Widget, with_self=False) if one is not self._foot)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if self.app.screen is not self:
            # Typed ahead: the key before it has opened another screen, and this one is for that.
            self.app.screen.post_message(events.Key(event.key, event.character))
            return
        if self.is_too_small:
            action = self.frame.registry.find((), event.key)
            if action is not None and action.name in _ALWAYS:
                self.perform(action)
            return
        sign = event.character if event.is_printable else None
        key = sign if sign is not None and sign != " " else event.key
        self._remark = ""
        before = self._picture()
        if (sign is not None and self.typed(sign)) or self.captures(key):
            self.redraw()
            self._say_if_same(before, key)
            return
        action = self.frame.registry.find(self.contexts, key)
        if action is not None and self._can(action):
            self.perform(action)
            if action.name not in _ALWAYS:
                self._say_if_same(before, key)
            return
        if action is None:
            self.remark(self.why_nothing(key))
        elif action.name == WHOLE:
            self.remark(_("Nothing is cut off here."))
            self.redraw()
            if self._can(action):  # it stood beneath a message
                self.perform(action)
                return
        else:
            self.explain(action)
        self.redraw()

    def _picture(self) -> Sequence[object]:
        """What can be seen now, but for the line of keys, as values that are equal when they look equal."""
        seen = [(one.display, getattr(one, "shows", None)) for one in self._widgets()]
        return [self.contexts, self.has_class("-typing"), *seen]

    def _say_if_same(self, before: Sequence[object], key: str) -> None:
        """A key that has changed nothing that can be seen says so; not one typed before there was anything to see."""
        if self.is_active and self._foot.size and not self.has_spoken and self._picture() == before:
            self.remark(_("{key} changes nothing that is shown here.").format(key=key_label(key)))
            self._foot.show(self._key_line)

    def on_paste(self, event: events.Paste) -> None:
        event.stop()
        if not self.is_too_small and self.pasted(event.text):
            self.redraw()

    def perform(self, action: Action) -> None:
        """Carry out an action and show what came of it."""
        method: Callable[[], None] = getattr(self, f"do_{action.name}")
        method()
        if self.is_active:
            self.redraw()

    def do_show_whole(self) -> None:
        lines = _at_length(self._cut(), self.size.width - 2)

        def told(columns: int) -> list[Line]:
            return [part for line in lines for part in broken(line, columns)]

        self.frame.open_text([(_("At length"), told)], hues=self.hues)

    def do_show_help(self) -> None:
        self.frame.open_help(self.contexts, self.help_pages(), self.hues, self.rules_about())

    def do_show_rules(self) -> None:
        self.frame.open_rules(*self.rules_about())

    def do_open_settings(self) -> None:
        self.frame.open_screen("settings")

    def do_redraw_terminal(self) -> None:
        self.frame.redraw_terminal()

    def do_suspend(self) -> None:
        if self.frame.hosted is None:
            self.app.action_suspend_process()
        else:
            self.remark(
                _("There is no shell here to go to; {key} ends the session.").format(key=self.label("quit_now"))
            )

    def do_quit_now(self) -> None:
        self.app.exit()


def _at_length(found: Iterable[Shortened], columns: int) -> list[Line]:
    """All that these widgets show, one below the other, made for so many columns."""
    lines: list[Line] = []
    for one in found:
        if lines:
            lines.append(EMPTY)
        if one.entitled:
            lines.append(text(one.entitled.strip(), "title"))
        lines += unframed(one.at_length(columns))
    return lines
