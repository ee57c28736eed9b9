"""What a player can do with a key, and how keys, footers and help find it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Flag, auto
from typing import NamedTuple

from engine.texts import N_
from engine.texts.language import gettext as _


class Action(NamedTuple):
    """One thing a player can do in one context. Its texts are marked, and rendered where they are shown."""

    name: str
    """A screen in this context carries it out in its method `do_<name>`."""
    context: str
    """Where it can be done: "global", the name of a screen or of a part of it, "question", ..."""
    keys: tuple[str, ...]
    """The keys that do it, the one to show first. A printable key is written as itself, others by name."""
    label: str
    """One or two words for the footer."""
    help: str
    """A sentence for the help."""
    group: str
    """The heading under which the help lists it."""
    in_footer: bool = True
    """Whether the footer shows it."""
    last: bool = False
    """Whether the footer shows it after the others, as far as there is room."""
    yields: bool = False
    """Whether it came later than keys that players have set, and leaves those to what they have set them for."""
    spare: bool = False
    """Whether the footer does without it before it does without others, but for those that it shows last."""


class Trait(Flag):
    """What is unusual about an action of a table of actions: the fields of `Action` that are not as usual."""

    HIDDEN = auto()
    """It is not in the footer."""
    LAST = auto()
    YIELDS = auto()
    SPARE = auto()


HIDDEN, LAST, YIELDS, SPARE = Trait

DeclaredAction = tuple[str, str, str, str] | tuple[str, str, str, str, Trait]
"""An action in a table: its name, its keys with blanks between, its label and its help, and what is unusual."""

ActionTable = Mapping[tuple[str, str], Sequence[DeclaredAction]]
"""Actions by their contexts, with blanks between, and their heading: each of them is there in each of the contexts."""


def in_table(table: ActionTable) -> Iterator[Action]:
    """The actions of a table, context by context."""
    for (contexts, group), rows in table.items():
        for context in contexts.split():
            for name, keys, label, help_, *unusual in rows:
                traits = unusual[0] if unusual else Trait(0)
                shown = HIDDEN not in traits, LAST in traits, YIELDS in traits, SPARE in traits
                yield Action(name, context, tuple(keys.split()), label, help_, group, *shown)


NAMED_KEYS = frozenset(
    ["enter", "space", "tab", "backspace", "escape", "up", "down", "left", "right"]
    + [f"f{number}" for number in range(1, 11)]
    + ["ctrl+c", "ctrl+u", "ctrl+w", "ctrl+z", "pageup", "pagedown", "home", "end"]
)
"""The keys without a sign of their own that every terminal passes on."""

EVERYWHERE = "global"
"""The context that every screen has."""

TYPING = ("typing", "find")
"""The contexts in which text is typed, so that letters are no keys."""


class Registry:
    """All actions, and the questions one asks of them."""

    def __init__(self, actions: Iterable[Action], together: Iterable[Sequence[str]] = ()) -> None:
        """The registry of `actions`; in a context each key should do one thing.

        `together` are the contexts that a screen can be in at once, the innermost first.
        """
        self._by_context: dict[str, list[Action]] = {}
        self.together = [tuple(contexts) for contexts in together]
        for action in actions:
            self._by_context.setdefault(action.context, []).append(action)

    def __iter__(self) -> Iterator[Action]:
        """Every action."""
        for actions in self._by_context.values():
            yield from actions

    def contexts(self) -> tuple[str, ...]:
        """Every context."""
        return tuple(self._by_context)

    def replaced(self, change: Callable[[Action], Action]) -> Registry:
        """This registry with each action changed."""
        return Registry(map(change, self), self.together)

    def of(self, context: str) -> tuple[Action, ...]:
        """The actions of one context, in the order of the registry."""
        return tuple(self._by_context.get(context, ()))

    def keys_of(self, name: str) -> tuple[str, ...]:
        """The keys of an action, as in the first context that has it."""
        return next(action.keys for action in self if action.name == name)

    def find(self, contexts: Sequence[str], key: str) -> Action | None:
        """What a key does in these contexts, the innermost first; "global" always comes last."""
        for context in (*contexts, EVERYWHERE):
            for action in self._by_context.get(context, ()):
                if key in action.keys:
                    return action
        return None

    def active(self, contexts: Sequence[str], typing: bool = False) -> list[tuple[Action, tuple[str, ...]]]:
        """What can be done in these contexts, each with the keys that no inner context takes from it.

        While text is being typed, it takes all printable keys.
        """
        taken: set[str] = set()
        found: list[tuple[Action, tuple[str, ...]]] = []
        for context in (*contexts, EVERYWHERE):
            actions = self.of(context)
            for action in actions:
                keys = tuple(key for key in action.keys if key not in taken and not (typing and len(key) == 1))
                if keys:
                    found.append((action, keys))
            taken.update(key for action in actions for key in action.keys)
        return found

    def help(self, contexts: Sequence[str]) -> dict[str, list[tuple[str, str]]]:
        """What the help shows in these contexts: under each heading the keys and what they do."""
        groups: dict[str, list[tuple[Action, tuple[str, ...]]]] = {}
        for action, keys in self.active(contexts):
            groups.setdefault(_(action.group), []).append((action, keys))
        return {heading: _told(entries) for heading, entries in groups.items()}

    def help_of(self, context: str) -> list[tuple[str, str]]:
        """The keys of one context, and what they do."""
        return _told((action, action.keys) for action in self.of(context))

    def hidden(self) -> set[tuple[tuple[str, ...], str]]:
        """The actions without a key of their own where an inner context takes all their keys: contexts and name."""
        found: set[tuple[tuple[str, ...], str]] = set()
        for group in self.together:
            reached = {action.name for action, _keys in self.active(group)}
            everything = {action.name for context in (*group, EVERYWHERE) for action in self.of(context)}
            found |= {(group, name) for name in everything - reached}
        return found


def _told(entries: Iterable[tuple[Action, tuple[str, ...]]]) -> list[tuple[str, str]]:
    """Keys and what they do; those of which the same is said stand together."""
    found: dict[str, list[str]] = {}
    for action, keys in entries:
        found.setdefault(_(action.help), []).extend(map(key_label, keys))
    return [(" ".join(keys), words) for words, keys in found.items()]


def is_key(key: str) -> bool:
    """Whether every terminal passes on a key of this name."""
    return key in NAMED_KEYS or (len(key) == 1 and key.isascii() and key.isprintable() and key != " ")


_LABELS = {
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "enter": N_("enter"),
    "space": N_("space"),
    "tab": N_("tab"),
    "backspace": N_("backspace"),
    "escape": N_("esc"),
    "pageup": N_("PgUp"),
    "pagedown": N_("PgDn"),
    "home": N_("Home"),
    "end": N_("End"),
}


def key_label(key: str) -> str:
    """A key as it is shown to the player."""
    if key.startswith("ctrl+"):
        return "^" + key[-1].upper()
    return _(_LABELS[key]) if key in _LABELS else (key.upper() if len(key) > 1 else key)
