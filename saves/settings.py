"""The player's settings: a file that a person can edit; what is wrong in it is named and left out of account."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

import tomli_w
from platformdirs import user_config_dir

from engine.texts.language import gettext as _, listed
from saves.catalogues import codes
from saves.disk import open_file, put, set_aside
from saves.errors import SaveError
from saves.names import OLD_KEYS, USUAL_KEYS, filled, name_on_disk
from saves.slots import at_home

_SECONDS: Mapping[str, tuple[float, ...]] = {
    "pause": (0.0, 0.3, 0.6, 1.5, 3.0),
    "thinking": (1.0, 2.0, 5.0, 10.0, 30.0),
}

CHOICES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "confirm": (True, False),
        "end_turn": (False, True),
        "stop_between_turns": (False, True),
        **_SECONDS,
        "language": ("auto", *codes()),
        "palette": ("auto", "dark", "light", "any", "terminal"),
        "glyphs": ("auto", "unicode", "ascii"),
        "key_set": ("standard", "arrows"),
    }
)
"""What each setting but the keys is chosen from; seconds may also be any number between the first and the last."""

_LARGEST = 256 * 1024


@dataclass(frozen=True, slots=True)
class Settings:
    """What a player can choose once for all games."""

    confirm: bool = True
    """Whether a move that is complete waits for enter before it is made."""
    end_turn: bool = False
    """Whether a turn ends by itself when nothing else can be done."""
    stop_between_turns: bool = False
    """Whether there is a stop before a turn begins, for whatever may be done between turns."""
    pause: float = 0.6
    """Seconds to wait after a move of the computer."""
    thinking: float = 5.0
    """Seconds that the computer may think about a move."""
    language: str = "auto"
    """The code of the language; "auto" is that of the environment."""
    palette: str = "auto"
    """The colours: for a dark ground, a light one, any, the terminal's own; "auto" asks the terminal for its ground."""
    glyphs: str = "auto"
    """Which signs the terminal shows: "unicode", "ascii", or what its character set says."""
    key_set: str = "standard"
    """Where the keys come from that are not changed one by one."""
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Keys that were changed, by the name of the action, or by "context.action" for one context alone."""


def path() -> Path:
    """The file of settings, which need not exist; HAVRE_HOME, if it is set, is its folder."""
    chosen = os.environ.get("HAVRE_HOME")
    folder = at_home(chosen) if chosen else Path(user_config_dir("havre", appauthor=False))
    return folder / "settings.toml"


def load() -> tuple[Settings, list[str]]:
    """The settings as the file has them, and a sentence for each thing in it that is not followed."""
    try:
        table = _table()
    except SaveError as error:
        return Settings(), [str(error)]
    settings = Settings()
    problems: list[str] = []
    known = {name_on_disk(one.name): one.name for one in fields(Settings)}
    for written, value in table.items():
        name = known.get(written)
        if name == "keys":
            keys, wrong = _keys(value)
            settings = replace(settings, keys=keys)
            problems += wrong
        elif name is None:
            problems.append(filled(_("Settings: there is no setting '{name}'."), name=written))
        elif (fitting := _fitting(name, value)) is None:
            words = _("Settings: {name} cannot be {value}; it is one of {choices}.")
            choices = (str(one).lower() if isinstance(one, bool) else str(one) for one in CHOICES[name])
            problems.append(filled(words, name=written, value=str(value), choices=listed(choices)))
        else:
            settings = replace(settings, **{name: fitting})
    return settings, problems


def store(settings: Settings) -> None:
    """Write the settings; what is as usual is left out. Entries that nobody here knows stay. Raises `SaveError`."""
    target = path()
    try:
        table, is_readable = _table(), True
    except SaveError:
        table, is_readable = {}, False
    usual = asdict(Settings())
    for name, value in asdict(settings).items():
        table.pop(name_on_disk(name), None)
        if value != usual[name]:
            table[name_on_disk(name)] = value
    try:
        if not is_readable:
            set_aside(target, "damaged")
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        put(target, tomli_w.dumps(table).encode())
    except OSError as error:
        raise SaveError(_("The settings cannot be saved: {reason}."), reason=error) from error


def _table() -> dict[str, Any]:
    """What stands in the file; nothing if there is none. Raises `SaveError`."""
    try:
        with open_file(path()) as file:
            data = file.read(_LARGEST + 1)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise SaveError(_("The settings cannot be read: {reason}."), reason=error) from error
    if len(data) > _LARGEST:
        raise SaveError(_("The settings are not used: their file is too large."))
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise SaveError(_("The settings are not used: {reason}."), reason=error) from error


def _fitting(name: str, value: Any) -> Any:
    """A value that the setting can have, or None."""
    if name in _SECONDS:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        return float(value) if is_number and _SECONDS[name][0] <= value <= _SECONDS[name][-1] else None
    return value if any(value == choice and type(value) is type(choice) for choice in CHOICES[name]) else None


def _keys(value: object) -> tuple[dict[str, tuple[str, ...]], list[str]]:
    """The keys as the file has them, and what is wrong with them whatever they are for."""
    if not isinstance(value, dict):
        return {}, [_("Settings: keys is a table of actions and their keys.")]
    keys: dict[str, tuple[str, ...]] = {}
    problems: list[str] = []
    for action, given in value.items():
        wanted = [given] if isinstance(given, str) else given
        if isinstance(wanted, list) and wanted and all(isinstance(key, str) and key for key in wanted):
            keys[action] = tuple(wanted)
        else:
            words = _("Settings: the keys of {action} are a key or a list of keys.")
            problems.append(filled(words, action=action))
    return _by_actions_of_today(keys), problems


def _by_actions_of_today(keys: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """The same keys where several actions of before are one today: it has all their keys, and those that are usual."""
    taken = {key for given in keys.values() for key in given}
    found: dict[str, tuple[str, ...]] = {}
    for action, given in keys.items():
        context, dot, name = action.rpartition(".")
        today = context + dot + OLD_KEYS.get(name, name)
        usual = () if today == action else (key for key in USUAL_KEYS[OLD_KEYS[name]] if key not in taken)
        found[today] = tuple(dict.fromkeys((*found.get(today, ()), *given, *usual)))
    return found
