"""No word of a title stands in what all titles share: no module, and no card, good, move, phase, level or variant."""

from __future__ import annotations

import re
import tomllib
from itertools import product

from engine.about import HEAD_START
from engine.bots.levels import RANDOM
from engine.titles import TITLES
from tests.conformance.words import ROOT, folder_of, found_in, names, shared_modules, strings, strings_in
from widgets.styles import MEANINGS

_ORDINARY = (
    "action, base, between, bid, black, blue, break, build, building, buy, card, choose, count, dock, draft",
    "draw, end turn, enter, exchange, factory, feed, final, food, full, gold, gray, green, hides, lay, load",
    "look, main, mill, open, pass, pay, point, points, purchase, put back, red, rival, sell, ship, short, show",
    "start, store, take, terminal, thing, upper, use, violet, water, worker",
)
ORDINARY = frozenset(word for line in _ORDINARY for word in line.split(", "))
"""Words of ordinary English: they may stand in sentences and names, but not alone as a string in code."""

EXCEPTIONS: dict[str, dict[str, str]] = {
    "a colour": {
        "screens/menus/harbour.py": "blue, gold, green, red",
        "tui/terminal.py": "black, blue, green, red",
        "widgets/palettes.py": "blue, gold, green, red, violet",
        "widgets/styles.py": "black, blue, gold, gray, green, red, violet",
    },
    "a colour of the picture": {
        "screens/menus/harbour.py": "brick",
    },
    "a field of the form": {
        "screens/menus/new_game.py": "start",
    },
    "a game that is not over": {
        "tui/cli/saves.py": "open",
    },
    "a key": {
        "screens/actions.py": "enter",
        "tui/actions.py": "enter",
    },
    "a medal": {
        "engine/medals.py": "gold",
        "screens/table/finished.py": "gold",
    },
    "a method of sequences": {
        "saves/exchange.py": "count",
    },
    "a module of Python": {
        "engine/numbers.py": "resources",
        "saves/documents.py": "resources",
    },
    "a part of the picture": {
        "screens/menus/harbour.py": "crane, gull, sail, store",
    },
    "a setting that lies on disks": {
        "saves/names.py": "before supply, supply",
        "saves/settings.py": "end turn, terminal",
        "screens/menus/settings.py": "end turn, terminal",
        "tui/terminal.py": "terminal",
    },
    "a slot that lies on disks": {
        "saves/names.py": "le havre",
    },
    "bytes of a control sequence": {
        "tui/cells.py": "between, final",
    },
    "the verb of the actions that open a page": {
        "screens/table/picture/pages.py": "show",
    },
    "what a key is called": {
        "tui/actions.py": "choose, open, start",
    },
    "what every line of a score has": {
        "screens/table/scores.py": "points",
        "tui/plain/telling.py": "points",
    },
    "whoever has not played yet": {
        "screens/menus/title.py": "newcomer",
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


def test_no_name_of_a_title_stands_in_a_shared_module() -> None:
    found: dict[str, set[str]] = {}
    for path in shared_modules():
        where = str(path.relative_to(ROOT))
        known = names() - EVERYWHERE
        words = found_in(path, known - ORDINARY) | strings_in(path, (known & ORDINARY) - MEANINGS.keys())
        if where in REGISTRIES.values():
            words -= {title.replace("-", " ") for title in TITLES}
        if words := words - allowed(where):
            found[where] = words
    assert found == {}


def test_every_exception_is_one() -> None:
    modules = {where for excepted in EXCEPTIONS.values() for where in excepted}
    assert {where: left for where in modules if (left := allowed(where) - found_in(ROOT / where, allowed(where)))} == {}


def test_every_ordinary_word_is_a_name_of_some_title() -> None:
    assert names() >= ORDINARY


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
