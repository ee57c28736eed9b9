"""What spares the processes that run the tests side by side (pytest-xdist): each of them loads all of them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib.machinery import SourceFileLoader
from importlib.util import cache_from_source, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from _pytest.assertion import rewrite

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine", "saves", "widgets", "screens", "tui", "havre", "tests")


def spared(config: pytest.Config) -> None:
    """Spare this process what others of the same run do as well, if it is one of several."""
    given: dict[str, Any] = getattr(config, "workerinput", {})
    if not given:
        return
    if not sys.dont_write_bytecode:
        compile_share(int(given["workerid"].removeprefix("gw")), given["workercount"])
    wants_all = config.option.verbose > 0 or any(config.getoption(name, None) for name in ("durations", "xmlpath"))
    for plugin in config.pluginmanager.get_plugins():
        if type(plugin).__name__ == "WorkerInteractor" and not wants_all:
            plugin.sendevent = partial(tell_less, plugin.sendevent)


def compile_share(number: int, count: int) -> None:
    """Compile every so many-th module that has changed since it was: in a fresh clone each worker would compile all."""
    hook = next((one for one in sys.meta_path if isinstance(one, rewrite.AssertionRewritingHook)), None)
    files = sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rewrite, "exec", lambda code, names: None, raising=False)  # the hook would carry it out, too
        for file in files[number::count]:
            is_rewritten = file.name.startswith("test_") or file.name == "conftest.py"
            compiled = Path(cache_from_source(str(file)))
            if is_rewritten:
                compiled = compiled.with_name(file.stem + rewrite.PYC_TAIL)
            if _is_newer(compiled, file):
                continue
            name = f"compiled.{file.stem}"
            with suppress(SyntaxError):  # which is told when it is imported
                if not is_rewritten:
                    SourceFileLoader(name, str(file)).get_code(name)
                elif hook and (spec := spec_from_file_location(name, file, loader=hook)):
                    hook.exec_module(module_from_spec(spec))


def _is_newer(compiled: Path, file: Path) -> bool:
    return compiled.exists() and compiled.stat().st_mtime >= file.stat().st_mtime


def tell_less(send: Callable[..., None], name: str, **told: Any) -> None:
    """Tell of each test once, and of what was before and after it only if it failed: that takes half the time."""
    report = told.get("data", {})
    if name != "logstart" and (report.get("outcome") != "passed" or report["when"] == "call"):
        send(name, **told)
