"""Keys that the player has changed: which of them can be, and the registry with them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.texts.language import gettext as _
from saves.names import printable
from screens.actions import EVERYWHERE, TYPING, Action, Registry, is_key, key_label

Keys = Mapping[str, tuple[str, ...]]
"""Keys by the name of an action, for all its contexts, or by "context.name" for one of them."""

_LETTERS = {"up": "k", "down": "j", "left": "h", "right": "l"}


def with_keys(registry: Registry, keys: Keys, key_set: str = "standard") -> tuple[Registry, list[str]]:
    """The registry with a player's keys, and a sentence for each change that cannot be and is left out."""
    if not keys and key_set == "standard":
        return registry, []
    known = {name for action in registry for name in (action.name, _in_context(action))}
    problems: list[str] = []
    wanted: dict[str, tuple[str, ...]] = {}
    for name, given in keys.items():
        wrong = next((key for key in given if not is_key(key)), None)
        if name not in known:
            problems.append(_("Keys: there is no action '{action}'.").format(action=printable(name)))
        elif wrong is not None:
            problems.append(
                _("Keys: '{key}' for '{action}' is no key that every terminal passes on.").format(
                    key=printable(wrong), action=_called(registry, name)
                )
            )
        else:
            wanted[name] = given
    usual = _usual(registry, key_set, wanted)
    if not wanted:
        return usual, problems
    while (blocked := _blocked(usual, wanted)) is not None:
        name, sentence = blocked
        problems.append(sentence)
        del wanted[name]
        usual = _usual(registry, key_set, wanted)
    return usual.replaced(lambda action: _changed(action, wanted)), problems


def _usual(registry: Registry, key_set: str, wanted: Keys) -> Registry:
    """The keys of a set, but for those that later actions leave to what a player wants."""
    taken = {key for given in wanted.values() for key in given}
    return registry.replaced(lambda action: _yielding(_of_set(action, key_set), taken))


def _of_set(action: Action, key_set: str) -> Action:
    """An action in a set of keys: the set "arrows" does without the letters that move."""
    if key_set != "arrows":
        return action
    letters = {_LETTERS[key] for key in action.keys if key in _LETTERS}
    return action._replace(keys=tuple(key for key in action.keys if key not in letters))


def _yielding(action: Action, taken: Collection[str]) -> Action:
    """An action that came later than keys players have set leaves those to them, as long as it keeps one."""
    left = tuple(key for key in action.keys if key not in taken)
    return action._replace(keys=left) if action.yields and left else action


def _changed(action: Action, wanted: Keys) -> Action:
    keys = wanted.get(_in_context(action)) or wanted.get(action.name)
    return action if keys is None else action._replace(keys=keys)


def _blocked(usual: Registry, wanted: Keys) -> tuple[str, str] | None:
    """A change that takes the key of another action, or hides itself or another one, and a sentence about it."""
    changed = usual.replaced(lambda action: _changed(action, wanted))
    for context in changed.contexts():
        owners: dict[str, Action] = {}
        for action in changed.of(context):
            for key in action.keys:
                other = owners.setdefault(key, action)
                if other is not action and (name := _name(action, wanted) or _name(other, wanted)):
                    other = other if _name(action, wanted) == name else action
                    return name, _taken(key, _called(usual, name), other)
            name = _name(action, wanted)
            if context in TYPING and name and all(len(key) == 1 for key in action.keys):
                words = _("Keys: while typing, '{action}' cannot have a letter.")
                return name, words.format(action=_called(usual, name))
    for group, hidden in sorted(changed.hidden() - usual.hidden()):
        actions = [action for context in (*group, EVERYWHERE) for action in changed.of(context)]
        victim = next(action for action in actions if action.name == hidden)
        if victim.yields:
            continue
        for other in actions:
            shared = sorted(set(other.keys) & set(victim.keys))
            for one, rival in ((victim, other), (other, victim)):
                if other is not victim and shared and (name := _name(one, wanted)):
                    return name, _taken(shared[0], _called(usual, name), rival)
    return None


def _name(action: Action, wanted: Keys) -> str:
    """The name under which a change of an action stands, or nothing."""
    return next((name for name in (_in_context(action), action.name) if name in wanted), "")


def _in_context(action: Action) -> str:
    """The name of an action in one context; whose title the context is does not stand in it."""
    return f"{action.context.rpartition('/')[2]}.{action.name}"


def _called(registry: Registry, name: str) -> str:
    """What an action is called where its keys are changed; one context of several is named as in the settings' file."""
    return next((_(action.label) for action in registry if action.name == name), name)


def _taken(key: str, called: str, other: Action) -> str:
    return _("Keys: {key} for '{action}' is the key of '{other}'.").format(
        key=key_label(key), action=called, other=_(other.label)
    )
