"""No word of a title stands in what all titles share: no module, and no card, good, move, phase, level or variant."""

from __future__ import annotations

import re
import tomllib
from itertools import product

from engine.titles import TITLES
from tests.conformance.words import ROOT, folder_of, found_in, names, shared_modules, strings, strings_in
from widgets.styles import MEANINGS

ORDINARY = frozenset(
    {
        *(
            "between",
            "bid",
            "build",
            "building",
            "buy",
            "dock",
            "draw",
            "end turn",
            "enter",
            "exchange",
            "factory",
            "feed",
            "final",
            "full",
            "gold",
            "hides",
            "look",
        ),
        *("food", "open", "pay", "terminal", "worker"),
        *("base", "break", "load", "purchase", "rival", "ship", "store", "upper", "use", "water"),
        *("action", "black", "blue", "card", "choose", "count", "draft", "gray", "green", "lay", "mill"),
        *("red", "start", "violet"),
        *("main", "pass", "point", "points", "put back", "random", "sell", "short", "show", "take", "thing"),
    }
)
"""Words of ordinary English: they may stand in sentences and names, but not alone as a string in code."""

EXCEPTIONS = {
    ("engine/bots/chance.py", "random"): "the level that every title has",
    ("engine/head_start.py", "head start"): "a rule of every title",
    ("engine/bots/numbers.py", "resources"): "a module of Python",
    ("saves/documents.py", "resources"): "a module of Python",
    ("engine/bots/levels.py", "random"): "the level that every title has",
    ("engine/bots/medals.py", "gold"): "a medal",
    ("saves/exchange.py", "count"): "a method of sequences",
    ("saves/names.py", "before supply"): "a setting that lies on disks",
    ("saves/names.py", "le havre"): "a slot that lies on disks",
    ("saves/names.py", "supply"): "a setting that lies on disks",
    ("saves/settings.py", "end turn"): "a setting that lies on disks",
    ("saves/settings.py", "terminal"): "a setting that lies on disks",
    ("screens/actions.py", "enter"): "a key",
    ("screens/menus/harbour.py", "blue"): "a colour",
    ("screens/menus/harbour.py", "brick"): "a colour of the picture",
    ("screens/menus/harbour.py", "crane"): "a part of the picture",
    ("screens/menus/harbour.py", "gold"): "a colour",
    ("screens/menus/harbour.py", "green"): "a colour",
    ("screens/menus/harbour.py", "gull"): "a bird in the picture",
    ("screens/menus/harbour.py", "red"): "a colour",
    ("screens/menus/harbour.py", "sail"): "a part of the picture",
    ("screens/menus/harbour_pictures.py", "crane"): "a part of the picture",
    ("screens/menus/harbour_pictures.py", "gull"): "a bird in the picture",
    ("screens/menus/harbour_pictures.py", "pp"): "signs of the picture",
    ("screens/menus/fields.py", "start"): "a key",
    ("screens/menus/set_up.py", "start"): "a field of the form",
    ("screens/menus/settings.py", "end turn"): "a setting that lies on disks",
    ("screens/menus/settings.py", "terminal"): "a setting that lies on disks",
    ("screens/menus/title.py", "newcomer"): "whoever has not played yet",
    ("screens/table/verdict.py", "gold"): "a medal",
    ("screens/table/picture/pages.py", "show"): "the verb of the actions that open a page",
    ("screens/table/scores.py", "points"): "what every line of a score has",
    ("tui/actions.py", "choose"): "what a key is called",
    ("tui/actions.py", "enter"): "a key",
    ("tui/actions.py", "head start"): "a rule of every title",
    ("tui/actions.py", "open"): "what a key is called",
    ("tui/actions.py", "start"): "what a key is called",
    ("tui/cells.py", "between"): "bytes of a control sequence",
    ("tui/cells.py", "final"): "bytes of a control sequence",
    ("tui/cli/saves.py", "open"): "a game that is not over",
    ("tui/plain/telling.py", "points"): "what every line of a score has",
    ("tui/terminal.py", "black"): "a colour",
    ("tui/terminal.py", "blue"): "a colour",
    ("tui/terminal.py", "green"): "a colour",
    ("tui/terminal.py", "red"): "a colour",
    ("tui/terminal.py", "terminal"): "a setting that lies on disks",
    ("screens/menus/new_game.py", "head start"): "a rule of every title",
    ("widgets/palettes.py", "blue"): "a colour",
    ("widgets/palettes.py", "gold"): "a colour",
    ("widgets/palettes.py", "green"): "a colour",
    ("widgets/palettes.py", "red"): "a colour",
    ("widgets/palettes.py", "violet"): "a colour",
    ("widgets/seats.py", "black"): "a colour",
    ("widgets/seats.py", "blue"): "a colour",
    ("widgets/seats.py", "gray"): "a colour",
    ("widgets/seats.py", "green"): "a colour",
    ("widgets/seats.py", "red"): "a colour",
    ("widgets/seats.py", "violet"): "a colour",
    ("widgets/styles.py", "gold"): "a colour",
}
"""Names that may stand in a module, and why."""

REGISTRIES = {"engine": "engine/titles.py", "engine.bots": "engine/bots/levels.py", "screens": "screens/titles.py"}
"""Where each floor that has folders for titles names the modules in them."""


def test_no_name_of_a_title_stands_in_a_shared_module() -> None:
    found: dict[str, set[str]] = {}
    for path in shared_modules():
        where = str(path.relative_to(ROOT))
        words = found_in(path, names() - ORDINARY) | strings_in(path, (names() & ORDINARY) - MEANINGS.keys())
        if where in REGISTRIES.values():
            words -= {title.replace("-", " ") for title in TITLES}
        if words := {word for word in words if (where, word) not in EXCEPTIONS}:
            found[where] = words
    assert found == {}


def test_every_exception_is_one() -> None:
    for where, word in EXCEPTIONS:
        assert word in found_in(ROOT / where, {word}), (where, word)


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
