"""No modules import each other in a circle, imports for type checking and inside functions counted."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "saves", "widgets", "screens", "tui")


def modules() -> dict[str, Path]:
    """The modules of all packages by their names in imports."""
    found = {}
    for path in (path for package in PACKAGES for path in (ROOT / package).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path) -> Iterator[str]:
    """Every name that a module imports, wherever in it; for `from a import b` that is a.b, be it a module or not."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def arrows(names: Mapping[str, Path]) -> dict[str, set[str]]:
    """For each module those among `names` that it imports.

    A name out of a package that is no module of its own comes from the package's `__init__`. That Python runs the
    `__init__` of every package above a module is no arrow: it is not what the module asks for.
    """
    found: dict[str, set[str]] = {}
    for name, path in names.items():
        meant = (one if one in names else one.rpartition(".")[0] for one in imported(path))
        found[name] = {one for one in meant if one in names and one != name}
    return found


def circles(arrows: Mapping[str, set[str]]) -> set[tuple[str, ...]]:
    """The largest sets of modules in which each one leads to each other."""
    reach = {name: reached(name, arrows) for name in arrows}
    return {tuple(sorted(other for other in reach[name] if name in reach[other])) for name in arrows} - {()}


def reached(start: str, arrows: Mapping[str, set[str]]) -> set[str]:
    """Every module to which arrows lead from `start`, which is among them only if they lead back."""
    found: set[str] = set()
    ahead = list(arrows[start])
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += arrows[name]
    return found


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert not circles(arrows(modules()))


def test_imports_for_type_checking_and_inside_functions_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text("if TYPE_CHECKING:\n    from a.b import c\n\n\ndef f() -> None:\n    import d.e\n")
    assert list(imported(path)) == ["a.b.c", "d.e"]


def test_every_package_is_looked_at() -> None:
    assert {name.partition(".")[0] for name in modules()} == set(PACKAGES)


def test_a_circle_is_found_and_what_leads_to_it_is_not_in_it() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == {("b", "c")}
