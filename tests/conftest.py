"""What holds for every test: none of them sees or touches the games that somebody really plays."""

from __future__ import annotations

import gc
import os
import re
import signal
import sys
from collections.abc import Generator, Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest
from _pytest import unraisableexception
from hypothesis import settings
from textual._compositor import Compositor

from saves import SavedGame
from saves.puzzles import shelf, tries
from screens.helpers import HELPERS
from tests.advised_once import advised_once
from tests.sampled import Asked
from tests.settling import settling
from tests.stylesheets import read_once
from tests.unlooked import AT_ONCE, made_when_looked_at
from tests.workers import spared

# The same examples on every machine, and no verdict on how fast it is.
settings.register_profile("havre", deadline=None, derandomize=True)
settings.load_profile("havre")


# Whoever runs the tests in the background may have them ignore these, and so would every program that they start.
for _number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
    if signal.getsignal(_number) is signal.SIG_IGN:
        signal.signal(_number, signal.default_int_handler if _number is signal.SIGINT else signal.SIG_DFL)


def pytest_configure(config: pytest.Config) -> None:
    """Whether the long samples are to be listed is known before any test is."""
    Asked.long = "not long" not in config.option.markexpr
    if re.fullmatch(r"not \w+( and not \w+)*", config.option.markexpr):
        Asked.without = frozenset(re.findall(r"not (\w+)", config.option.markexpr))
    # Examples follow from what strategies say: no module is read for figures that might be tried, which takes seconds.
    if providers := sys.modules.get("hypothesis.internal.conjecture.providers"):
        vars(providers)["_get_local_constants"] = lambda: providers._local_constants
    spared(config)
    # Nor is garbage looked for five times at the end of each worker, lest something could not be thrown away.
    if key := getattr(unraisableexception, "gc_collect_iterations_key", None):
        config.stash[key] = 0
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        gc.disable()  # who collects tests keeps them: a fifth of the time for it went into looking for garbage there


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: pytest.Collector, obj: object) -> list[pytest.Item] | None:
    """Tests that this run leaves out are not even listed: with all their cases they are a third of all."""
    return [] if _is_left_out([*collector.iter_markers(), *getattr(obj, "pytestmark", ())]) else None


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Iterator[None]:
    """Nor are single cases that are left out."""
    yield
    metafunc._calls[:] = [call for call in metafunc._calls if not _is_left_out(call.marks)] or metafunc._calls


def _is_left_out(marks: Iterable[pytest.Mark | pytest.MarkDecorator]) -> bool:
    return any(mark.name in Asked.without for mark in marks)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: a tenth of the time goes into waiting for programs that tests start."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable(report: pytest.CollectReport | pytest.TestReport) -> Generator[None, Any, Any]:
    """What a worker tells of a test that passed is told without all its names and marks, which takes a tenth less."""
    data: dict[str, Any] = yield
    return {**data, "keywords": {}} if report.passed else data


def pytest_collection_finish() -> None:
    """All tests and what they import stay to the end: to look for garbage among them takes a tenth of the time."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever runs another release of Textual leaves the stored pictures out by their marker."""
    for item in items:
        if "snap_compare" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.pictures)


@pytest.fixture(autouse=True, scope="session")
def _unsynced() -> Iterator[None]:
    """Nobody cuts the power off: what is saved within the tests is not waited for, as it is in programs they start."""
    is_open = os.fstat
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: is_open(handle) and None)
        yield


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that need not be there: to make one for each of many thousand tests takes a tenth of the time."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def home(_homes: Iterator[Path], _opened: WeakSet[SavedGame], monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of its own for what the test saves.

    Games that it opened are closed after it: the collector of garbage comes too seldom for their files.
    """
    folder = next(_homes)
    monkeypatch.setenv("HAVRE_HOME", str(folder))
    monkeypatch.setenv("XDG_STATE_HOME", f"{folder}-state")
    yield folder
    for saved in list(_opened):
        saved.close()
    _opened.clear()


@pytest.fixture(autouse=True, scope="session")
def _locale() -> Iterator[None]:
    """Whatever the locale of the machine, pictures are those of most of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANG", "C.UTF-8")
        for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE"):
            patch.delenv(variable, raising=False)
        yield


@pytest.fixture(scope="session")
def _opened() -> Iterator[WeakSet[SavedGame]]:
    """The games that the test has opened."""
    opened: WeakSet[SavedGame] = WeakSet()
    begin = SavedGame.__init__

    def begun(saved: SavedGame, *given: Any) -> None:
        begin(saved, *given)
        opened.add(saved)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SavedGame, "__init__", begun)
        yield opened


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Puzzles that a test put in the place of those that ship are not found by others in the same process."""
    yield
    shelf.shelf.cache_clear()
    tries.looked_up.cache_clear()


@pytest.fixture
def _watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every picture is made as it is for somebody at a terminal, whether the test looks at it or not."""
    monkeypatch.setattr(Compositor, "render_update", AT_ONCE)


@pytest.fixture(autouse=True, scope="session")
def _alone() -> Iterator[None]:
    """Whoever thinks within a test does so alone: other processes know nothing of what the test puts in place."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(HELPERS, "most", 0)
        yield


@pytest.fixture(autouse=True, scope="session")
def _settling() -> Iterator[None]:
    """Apps are waited for until they have nothing left to do, and share their stylesheets and what lessons advise."""
    with settling(), read_once(), advised_once(), made_when_looked_at():
        yield
