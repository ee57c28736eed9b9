"""No word of a title stands in what all titles share: no module, and no card, good, move, phase, level or variant."""

from __future__ import annotations

import re
import tomllib
from itertools import product
from pathlib import Path
from typing import get_args

from engine.about import HEAD_START
from engine.bots.levels import RANDOM
from engine.titles import TITLES
from tests.conformance.words import ROOT, folder_of, found_in, names, shared_modules, strings, strings_in
from widgets.palettes import Hue
from widgets.styles import MEANINGS

EXCEPTIONS: dict[str, dict[str, str]] = {
    "a colour": {
        "tui/terminal.py": "black",
        "widgets/styles.py": "black, gray",
    },
    "a field of the form": {
        "screens/lobby/new_table.py": "start",
        "screens/menus/new_game.py": "start",
    },
    "a game that is not over": {
        "tui/cli/saves.py": "open",
    },
    "a door of a host": {
        "tui/cli/host.py": "open",
        "tui/host/settings.py": "open",
    },
    "a module": {
        "tui/host/fork_server.py": "newcomer",
    },
    "a table at which seats are free": {
        "saves/harbour/values.py": "open",
    },
    "a key": {
        "screens/actions.py": "enter",
        "tui/actions_at_menus.py": "enter",
        "tui/actions_at_tables.py": "enter",
    },
    "a ground of maps": {
        "widgets/palettes.py": "water",
    },
    "a key of every table": {
        "screens/table/keys.py": "pass",
    },
    "a key that lies on disks": {
        "saves/names.py": "decline, end turn, pass",
    },
    "a method of sequences": {
        "saves/exchange.py": "count",
    },
    "a part of the picture": {
        "screens/menus/harbour.py": "crane, gull, store",
    },
    "a variant with a lesson of its own": {
        "screens/titles.py": "kaispeicher",
    },
    "a message of the protocol for players": {
        "engine/bots/protocol.py": "choose",
        "screens/outside/module_main.py": "choose",
    },
    "a setting that lies on disks": {
        "saves/names.py": "before supply",
        "saves/settings.py": "end turn, terminal",
        "screens/table/lesson.py": "end turn",
        "screens/menus/settings.py": "end turn, terminal",
        "tui/terminal.py": "terminal",
    },
    "a slot that lies on disks": {
        "saves/names.py": "le havre",
    },
    "a sentence about tokens": {
        "engine/questions/basket.py": "put back",
    },
    "bytes of a control sequence": {
        "tui/cells.py": "between, final",
    },
    "the verb of the actions that open a page": {
        "screens/table/picture/pages.py": "show",
    },
    "a key of a file": {
        "saves/puzzles/form.py": "card",
        "saves/puzzles/reader.py": "card",
    },
    "what a key is called": {
        "screens/lobby/keys.py": "start, enter",
        "screens/menus/records.py": "choose",
        "tui/actions_at_menus.py": "choose, open, start",
        "tui/actions_at_tables.py": "choose, start",
    },
    "what every line of a score has": {
        "screens/table/report.py": "points",
        "screens/table/scores.py": "points",
        "tui/plain/teller.py": "points",
    },
}
"""Why names may stand in modules: by the reason the modules, and the names in each."""

EVERYWHERE = frozenset({RANDOM, HEAD_START.replace("_", " ")})
"""A level and a rule of every title."""

REGISTRIES = {"engine": "engine/titles.py", "engine.bots": "engine/bots/levels.py", "screens": "screens/titles.py"}
"""Where each floor that has folders for titles names the modules in them."""


def allowed(where: str) -> set[str]:
    """The names that may stand in a module."""
    return {name for excepted in EXCEPTIONS.values() if where in excepted for name in excepted[where].split(", ")}


def names_in(path: Path) -> set[str]:
    """The names that stand in a source file: those of several words anywhere, those of one as a whole string in code.

    Anywhere else one word is a word of the language: a method may well `draw`, `take` or `count`. What the rules of a
    title have under such a name is out of reach all the same, by the contracts about imports and by types.
    """
    known = names() - EVERYWHERE
    several = {name for name in known if " " in name}
    return found_in(path, several) | strings_in(path, known - several - MEANINGS.keys() - set(get_args(Hue)))


def test_no_name_of_a_title_stands_in_a_shared_module() -> None:
    found: dict[str, set[str]] = {}
    for path in shared_modules():
        where = str(path.relative_to(ROOT))
        words = names_in(path)
        if where in REGISTRIES.values():
            words -= {title.replace("-", " ") for title in TITLES}
        if words := words - allowed(where):
            found[where] = words
    assert found == {}


def test_every_exception_is_one() -> None:
    modules = {where for excepted in EXCEPTIONS.values() for where in excepted}
    assert {where: left for where in modules if (left := allowed(where) - names_in(ROOT / where))} == {}


def test_modules_of_a_title_are_named_in_the_one_registry_of_each_floor() -> None:
    for (floor, registry), title in product(REGISTRIES.items(), TITLES):
        module = re.compile(rf"\b{re.escape(floor)}\.{folder_of(title)}\b")
        named = {str(path.relative_to(ROOT)) for path in shared_modules() if any(map(module.search, strings(path)))}
        assert named <= {registry}


def contracts() -> list[dict[str, object]]:
    """The contracts about imports."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, object]] = settings["tool"]["importlinter"]["contracts"]
    return found


def test_every_folder_of_a_title_may_be_imported_by_those_of_the_same_title_alone() -> None:
    protected = {str(module): one for one in contracts() for module in _listed(one, "protected_modules")}
    for floor, title in product(REGISTRIES, TITLES):
        folder = f"{floor}.{folder_of(title)}"
        if (ROOT / folder.replace(".", "/")).is_dir():
            importers = _listed(protected[folder], "allowed_importers")
            assert {importer.rpartition(".")[2] for importer in importers} <= {folder_of(title)}


def _listed(contract: dict[str, object], field: str) -> list[str]:
    value = contract.get(field, [])
    assert isinstance(value, list)
    return value


def test_every_contract_says_why() -> None:
    lines = (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    places = [number for number, line in enumerate(lines) if line == "[[tool.importlinter.contracts]]"]
    assert [lines[number + 1] for number in places if not lines[number - 1].startswith("# ")] == []
