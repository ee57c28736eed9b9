"""What a registry of actions must be."""

from __future__ import annotations

from screens.actions import Registry, is_key


def problems(registry: Registry) -> list[str]:
    """What is wrong with the registry, a sentence each; nothing in a good one."""
    found: list[str] = []
    for context, actions in ((context, registry.of(context)) for context in registry.contexts()):
        owners: dict[str, str] = {}
        names: set[str] = set()
        for action in actions:
            where = f"{context}/{action.name}"
            needed = {"key": action.keys, "label": action.label, "help": action.help, "group": action.group}
            found += [f"{where} has no {what}" for what, value in needed.items() if not value]
            if action.name in names:
                found.append(f"{where} stands there twice")
            names.add(action.name)
            for key in action.keys:
                if not is_key(key):
                    found.append(f"{where}: not every terminal passes on the key {key!r}")
                if key in owners:
                    found.append(f"{where} has the key {key!r} of {context}/{owners[key]}")
                owners[key] = action.name
    return found
