"""What is loaded once serves many sessions: while it is loaded, nothing looks at the environment or at a terminal."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine", "saves", "widgets", "screens", "tui", "havre")
ASKING = {
    *("environ", "environb", "getenv", "putenv", "isatty", "get_terminal_size", "argv", "orig_argv", "ttyname"),
    *("stdin", "stdout", "stderr", "__stdin__", "__stdout__", "__stderr__", "getlocale", "setlocale", "getcwd", "cwd"),
    *("expanduser", "user_data_dir", "user_config_dir", "user_state_dir", "getuid", "getlogin", "gethostname"),
}
"""Names of attributes that tell something of the process, the player or the machine."""


def asked_at_import(source: str) -> list[str]:
    """What a module asks while it is loaded, each with its line."""
    return [f"{node.lineno}: {_name(node)}" for node in _run(ast.parse(source)) if _name(node) in ASKING]


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _run(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions that are evaluated while a module is loaded: not what stands within functions."""
    if isinstance(node, ast.Lambda):
        parts: list[ast.AST] = [node.args]
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        parts = [*node.decorator_list, node.args]
    elif isinstance(node, ast.If) and _is_elsewhere(node.test):
        parts = list(node.orelse)
    else:
        parts = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.Attribute | ast.Name):
        yield node
    for part in parts:
        if not isinstance(part, ast.arg) and not (isinstance(node, ast.AnnAssign) and part is node.annotation):
            yield from _run(part)


def _is_elsewhere(test: ast.expr) -> bool:
    """Whether a condition is that of a type checker, or of a script that is started."""
    return _name(test) == "TYPE_CHECKING" or (isinstance(test, ast.Compare) and _name(test.left) == "__name__")


@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_of_ours_asks_the_environment_or_the_terminal_while_it_is_loaded(folder: str) -> None:
    modules = sorted((ROOT / folder).rglob("*.py"))
    assert modules
    found = {str(one.relative_to(ROOT)): asked for one in modules if (asked := asked_at_import(one.read_text()))}
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "import os\nHOME = os.environ['HOME']",
        "from os import environ\nclass A:\n    wide = environ.get('COLUMNS')",
        "import sys\ndef f(tty=sys.stdin.isatty()): ...",
        "import os\n@once(os.getenv('A'))\ndef f(): ...",
    ],
)
def test_what_asks_is_found_wherever_it_stands(source: str) -> None:
    assert asked_at_import(source)


@pytest.mark.parametrize(
    "source", ["import os\ndef f():\n    return os.environ", "import sys\nf = lambda: sys.argv", "x: 'os.environ' = 1"]
)
def test_what_asks_later_is_none_of_it(source: str) -> None:
    assert not asked_at_import(source)
