"""How texts stand in the code: marked once, as literals, and translated where they are shown, never on import."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[3]
FOLDERS = ("engine", "saves", "widgets", "screens", "tui")
TRANSLATES = {"_", "gettext", "ngettext", "pgettext", "npgettext", "shown"}
COUNTS = {
    "counted": 2,
    "Forms": 2,
    "ngettext": 2,
    "npgettext": 3,
    "pgettext": 2,
    "in_context": 2,
    "message": 1,
    "called": 1,
    "NC_": 2,
}
"""The functions whose first arguments an extractor reads, and how many of them."""

CASES = {"lower", "upper", "capitalize", "title", "swapcase"}
CHANGES_CASE = {
    "engine/homesteaders/buildings.py": "names in notation are made from names",
    "engine/le_havre/cards.py": "names in notation are made from names",
    "engine/le_havre/ships.py": "names in notation are made from names",
    "engine/macao/cards.py": "names in notation are made from names",
    "engine/notation.py": "what was typed is compared",
    "engine/speicherstadt/cards.py": "names in notation are made from names",
    "engine/texts/language.py": "English alone, in `within`",
    "engine/texts/names.py": "a form of a name that begins a sentence",
    "saves/catalogues.py": "the codes of languages are compared",
    "saves/harbour/people.py": "names of players are compared",
    "saves/settings.py": "true and false as the file has them",
    "screens/actions.py": "keys",
    "screens/homesteaders/words.py": "a tile is called by its code",
    "screens/homesteaders/pieces.py": "initials of the players",
    "screens/macao/city.py": "what was typed is compared",
    "screens/macao/view.py": "initials of the players",
    "screens/menus/settings.py": "the first letter of a colour, as a sample of it",
    "screens/table/picture/sources.py": "letters that stand for kinds of points",
    "tui/terminal.py": "what a terminal says of itself",
}
"""The modules that change the case of letters, and of which."""
CUTS = {
    "engine/notation.py": "notation",
    "saves/catalogues.py": "a list of languages in the environment",
    "saves/players.py": "the command of a player",
    "screens/macao/yours.py": "the names of rows",
    "screens/speicherstadt/pages.py": "the names of rows",
    "screens/table/overlays/words.py": "notation",
    "screens/table/picture/listing.py": "the names of rows",
    "screens/table/steps.py": "notation",
    "tui/cli/host.py": "an address and its port",
    "tui/plain/naming.py": "notation",
    "tui/plain/together.py": "notation",
    "widgets/styles.py": "the names of styles",
}
"""The modules that part something at a colon, and what."""
JOINTS = {", ", "; "}


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    found = (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")))
    return tuple((str(path.relative_to(ROOT)), ast.parse(path.read_text())) for path in found)


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node


def declared(tree: ast.AST) -> Iterator[ast.Call]:
    """What declares names: `called(...)`, `called.forms(...)`, `called.numbered(...)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            of = node.func.value if isinstance(node.func, ast.Attribute) else node.func
            if isinstance(of, ast.Name) and of.id == "called":
                yield node


def on_import(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """The calls that are made while a module is loaded: those in no function."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            outside: list[ast.AST] = [*node.decorator_list, *node.args.defaults]
        elif isinstance(node, ast.Lambda):
            outside = [*node.args.defaults]
        else:
            outside = [node]
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node
        for part in outside:
            yield from on_import(part)


def test_nothing_is_translated_while_a_module_is_loaded() -> None:
    found = [
        f"{name}:{call.lineno}" for name, tree in modules() for called, call in on_import(tree) if called in TRANSLATES
    ]
    assert found == []


def test_what_is_extracted_together_holds_no_call() -> None:
    found = [
        f"{name}:{call.lineno}"
        for name, tree in modules()
        for called, call in calls(tree)
        if any(isinstance(argument, ast.Call) for argument in call.args[: COUNTS.get(called, 0)])
    ]
    assert found == []


def test_a_name_is_declared_where_its_words_stand() -> None:
    found = [
        f"{name}:{call.lineno}"
        for name, tree in modules()
        if name.startswith("engine/")
        for call in declared(tree)
        if not all(isinstance(words, ast.Constant) for words in call.args[: 1 + isinstance(call.func, ast.Attribute)])
    ]
    assert found == []


def test_the_underscore_means_one_thing() -> None:
    found = {
        node.module
        for _name, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and any("_" in (one.asname, one.name) for one in node.names)
    }
    assert found == {"engine.texts.language"}


def methods(tree: ast.AST) -> Iterator[tuple[str, object, list[object]]]:
    """The methods that are called: their names, the literal of which, and the literals that they are given."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            given = [getattr(argument, "value", None) for argument in node.args]
            yield node.func.attr, getattr(node.func.value, "value", None), given


def test_no_letters_of_a_text_are_made_large_or_small() -> None:
    found = {name for name, tree in modules() for called, _of, given in methods(tree) if called in CASES and not given}
    assert found == set(CHANGES_CASE)


def test_no_text_is_cut_at_a_colon() -> None:
    found = {
        name
        for name, tree in modules()
        for called, _of, given in methods(tree)
        if called in {"partition", "rpartition", "split", "rsplit"} and given and str(given[0]).strip() == ":"
    }
    assert found == set(CUTS)


def test_lists_are_joined_in_one_place() -> None:
    shows = ((name, tree) for name, tree in modules() if name.startswith(("screens", "tui")))
    found = {name for name, tree in shows for called, of, _given in methods(tree) if called == "join" and of in JOINTS}
    assert found == {"tui/plain/questions.py"}  # an answer in notation


def test_pieces_with_looks_of_their_own_are_joined_by_the_language_too() -> None:
    found = [
        f"{name}:{call.lineno}"
        for name, tree in modules()
        for called, call in calls(tree)
        if called in {"text", "join", "packed"}
        for words in ast.walk(call)
        if isinstance(words, ast.Constant) and words.value in {", ", "; ", ": ", ","}
    ]
    assert found == []


MARKS = {"_", "N_", "message", "gettext", "counted", "Forms", "ngettext"}
WITH_CONTEXT = {"NC_", "in_context", "pgettext", "npgettext"}
"""The functions that mark a message; of the latter the first argument is its context."""


def marked(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """The templates that are marked, each with its line."""
    for called, call in calls(tree):
        if called in MARKS | WITH_CONTEXT:
            number = 2 if called in {"counted", "Forms", "ngettext"} else 1
            first = 1 if called in WITH_CONTEXT else 0
            number += called == "npgettext"
            for argument in call.args[first : first + number]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, argument.lineno


def all_marked() -> Iterator[tuple[str, str]]:
    for name, tree in modules():
        for template, line in marked(tree):
            yield f"{name}:{line}", template


def test_no_message_begins_or_ends_with_a_blank_or_a_joint() -> None:
    found = {
        where: template
        for where, template in all_marked()
        if template != template.strip() or template[:1] in {",", ";"} or template[-1:] in {",", ";"}
    }
    assert found == {}


def test_no_message_is_nothing_but_one_value() -> None:
    found = {where: template for where, template in all_marked() if re.fullmatch(r"\{\w+\}", template)}
    assert found == {}


def test_no_message_takes_punctuation_a_clause_or_an_article_as_a_value() -> None:
    pieces = re.compile(r"\{stop\}|\b(to|would) \{move\}|\banother \{kind\}")
    assert {where: template for where, template in all_marked() if pieces.search(template)} == {}


def test_a_message_is_glued_to_none_by_a_blank_before_it() -> None:
    found = [
        f"{name}:{node.lineno}"
        for name, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Add)
        and isinstance(node.left, ast.BinOp)
        and getattr(node.left.right, "value", None) == " "
        and isinstance(node.right, ast.Call)
        and isinstance(node.right.func, ast.Attribute)
        and node.right.func.attr == "format"
    ]
    assert found == []
