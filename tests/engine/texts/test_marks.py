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
    "screens/speicherstadt/pieces.py": "three letters of a good, no word: they stand side by side",
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
    "tui/plain/typed_moves.py": "notation",
    "tui/plain/together.py": "notation",
    "widgets/styles.py": "the names of styles",
}
"""The modules that part something at a colon, and what."""
JOINTS = {", ", "; "}


@cache
def modules() -> tuple[tuple[str, ast.Module, list[ast.AST]], ...]:
    """The modules by their names, each with its tree and with all nodes of it: to walk a tree takes the time."""
    found = (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")))
    trees = ((str(path.relative_to(ROOT)), ast.parse(path.read_text())) for path in found)
    return tuple((name, tree, list(ast.walk(tree))) for name, tree in trees)


@cache
def calls() -> tuple[tuple[str, str, ast.Call], ...]:
    """All calls of a function by its name: the module, the name and the call."""
    return tuple(
        (name, node.func.id, node)
        for name, _tree, nodes in modules()
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    )


def declared(nodes: list[ast.AST]) -> Iterator[ast.Call]:
    """What declares names: `called(...)`, `called.forms(...)`, `called.numbered(...)`."""
    for node in nodes:
        if isinstance(node, ast.Call):
            of = node.func.value if isinstance(node.func, ast.Attribute) else node.func
            if isinstance(of, ast.Name) and of.id == "called":
                yield node


def on_import(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """The calls that are made while a module is loaded: those in no function."""
    left = [tree]
    while left:
        for node in ast.iter_child_nodes(left.pop()):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                left += [*node.decorator_list, *node.args.defaults]
            elif isinstance(node, ast.Lambda):
                left += node.args.defaults
            else:
                left.append(node)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    yield node.func.id, node


def test_nothing_is_translated_while_a_module_is_loaded() -> None:
    found = [
        f"{name}:{call.lineno}"
        for name, tree, _nodes in modules()
        for called, call in on_import(tree)
        if called in TRANSLATES
    ]
    assert found == []


def test_what_is_extracted_together_holds_no_call() -> None:
    found = [
        f"{name}:{call.lineno}"
        for name, called, call in calls()
        if any(isinstance(argument, ast.Call) for argument in call.args[: COUNTS.get(called, 0)])
    ]
    assert found == []


def test_a_name_is_declared_where_its_words_stand() -> None:
    found = [
        f"{name}:{call.lineno}"
        for name, _tree, nodes in modules()
        if name.startswith("engine/")
        for call in declared(nodes)
        if not all(isinstance(words, ast.Constant) for words in call.args[: 1 + isinstance(call.func, ast.Attribute)])
    ]
    assert found == []


def test_the_underscore_means_one_thing() -> None:
    found = {
        node.module
        for _name, _tree, nodes in modules()
        for node in nodes
        if isinstance(node, ast.ImportFrom) and any("_" in (one.asname, one.name) for one in node.names)
    }
    assert found == {"engine.texts.language"}


@cache
def methods() -> tuple[tuple[str, str, object, list[object]], ...]:
    """The methods that are called: the module, the name, the literal of which, and the literals that they are given."""
    return tuple(
        (
            name,
            node.func.attr,
            getattr(node.func.value, "value", None),
            [getattr(argument, "value", None) for argument in node.args],
        )
        for name, _tree, nodes in modules()
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    )


def test_no_letters_of_a_text_are_made_large_or_small() -> None:
    found = {name for name, called, _of, given in methods() if called in CASES and not given}
    assert found == set(CHANGES_CASE)


def test_no_text_is_cut_at_a_colon() -> None:
    found = {
        name
        for name, called, _of, given in methods()
        if called in {"partition", "rpartition", "split", "rsplit"} and given and str(given[0]).strip() == ":"
    }
    assert found == set(CUTS)


def test_lists_are_joined_in_one_place() -> None:
    joins = ((name, of) for name, called, of, _given in methods() if called == "join")
    found = {name for name, of in joins if of in JOINTS and name.startswith(("screens", "tui"))}
    assert found == {"tui/plain/questions.py"}  # an answer in notation


def test_pieces_with_looks_of_their_own_are_joined_by_the_language_too() -> None:
    found = [
        f"{name}:{call.lineno}"
        for name, called, call in calls()
        if called in {"text", "join", "packed"}
        for words in ast.walk(call)
        if isinstance(words, ast.Constant) and words.value in {", ", "; ", ": ", ","}
    ]
    assert found == []


MARKS = {"_", "N_", "message", "gettext", "counted", "Forms", "ngettext"}
WITH_CONTEXT = {"NC_", "in_context", "pgettext", "npgettext"}
"""The functions that mark a message; of the latter the first argument is its context."""


@cache
def all_marked() -> tuple[tuple[str, str], ...]:
    """The templates that are marked, each after the line where it stands."""
    return tuple(
        (f"{name}:{argument.lineno}", argument.value)
        for name, called, call in calls()
        if called in MARKS | WITH_CONTEXT
        for argument in call.args[first_of(called) : first_of(called) + number_of(called)]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def first_of(called: str) -> int:
    """The place of the first template among what a function that marks is given."""
    return 1 if called in WITH_CONTEXT else 0


def number_of(called: str) -> int:
    """How many templates it is given."""
    return 2 if called in {"counted", "Forms", "ngettext", "npgettext"} else 1


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


def test_no_message_stands_within_an_f_string_where_nobody_extracts_it() -> None:
    found = [
        f"{name}:{node.lineno}"
        for name, _tree, nodes in modules()
        for node in nodes
        if isinstance(node, ast.JoinedStr)
        for one in ast.walk(node)
        if isinstance(one, ast.Call) and is_translated(one) and any(isinstance(of, ast.Constant) for of in one.args)
    ]
    assert found == []


def test_a_message_is_glued_to_none_by_a_blank_before_it() -> None:
    found = [
        f"{name}:{node.lineno}"
        for name, _tree, nodes in modules()
        for node in nodes
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Add)
        and isinstance(node.left, ast.BinOp)
        and getattr(node.left.right, "value", None) == " "
        and isinstance(node.right, ast.Call)
        and isinstance(node.right.func, ast.Attribute)
        and node.right.func.attr == "format"
    ]
    assert found == []


def is_translated(node: ast.AST | None) -> bool:
    """Whether this is a text in the player's language, its values filled in or not."""
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute):
        return node.func.attr == "format" and is_translated(node.func.value)
    return isinstance(node.func, ast.Name) and node.func.id in TRANSLATES


def glued(node: ast.AST) -> bool:
    """Whether a translated text is set before or after others by code: blanks around it and brackets are no words."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        label = node.left.right if isinstance(node.left, ast.BinOp) else node.left
        after = getattr(node.right, "value", None) if is_translated(label) else None
        before = getattr(node.left, "value", None) if is_translated(node.right) else None
        return after == " " or any(isinstance(one, str) and one.strip(" \n") for one in (after, before))
    if isinstance(node, ast.JoinedStr):
        places = [n for n, part in enumerate(node.values) if is_translated(getattr(part, "value", None))]
        joints = [part.value if isinstance(part, ast.Constant) else "" for part in node.values]
        is_label = any(joints[n + 1 : n + 2] == [" "] and joints[n + 2 :] for n in places)
        return is_label or (bool(places) and any(str(joint).strip(" []") for joint in joints))
    return False


def test_no_value_is_glued_to_its_label() -> None:
    found = [
        f"{name}:{getattr(node, 'lineno', 0)}" for name, _tree, nodes in modules() for node in nodes if glued(node)
    ]
    assert found == []
