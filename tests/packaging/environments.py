"""Environments that hold nothing but what a test installs into them, and what a player does there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from zipfile import ZipFile

from tests.golden.walk import FILES, golden
from tests.tui.emulated import Emulated

ROOT = Path(__file__).parents[2]
FOLDERS = ("engine", "saves", "widgets", "screens", "tui")
GAME = next(path for path in FILES if path.stem.startswith("short-1-"))
"""A golden game for one player from its first to its last move."""

PACKAGE_MANAGER = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input")


class Environment:
    """A virtual environment in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def packages(self) -> Path:
        """Where its distributions lie."""
        return Path(self.printed("import sysconfig; print(sysconfig.get_path('purelib'))"))

    def install(self, *what: str | Path) -> None:
        subprocess.run([*PACKAGE_MANAGER, "--python", self.python, "install", "--quiet", *what], check=True)

    def borrow(self, other: Environment) -> None:
        """Let it find the distributions of another environment behind its own."""
        (self.packages / "borrowed.pth").write_text(f"{other.packages}\n")

    def printed(self, program: str) -> str:
        """What a program prints there."""
        return ran([self.python, "-c", program]).stdout.rstrip()

    def versions(self) -> dict[str, str]:
        """The versions of what is installed in it."""
        listed = ran([*PACKAGE_MANAGER, "--python", self.python, "list", "--format", "json"]).stdout
        return {found["name"].lower().replace("_", "-"): found["version"] for found in json.loads(listed)}


def ran(
    command: Sequence[str | Path], lines: Sequence[str] = (), environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """A command that must succeed, with these lines as its input, away from the folders and the path of the tests."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command,
        cwd="/",
        env=inherited | dict(environment or {}),
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done


def score_of_a_plain_game(command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> int:
    """Play a whole golden game as lines of text; the score at its end."""
    game = golden(GAME)
    options = ["--short", "--seed", str(game.options["seed"]), "--name", *game.options["players"]]
    last = ran([*command, "play", "--plain", *options], game.lines, environment).stdout.rpartition("\nRed: ")[2]
    return int(last.split()[0])


KEPT_SCORE: int = golden(GAME).kept["scores"][0]["total"]
"""What the golden game came to."""


def first_picture(home: Path, python: Path, environment: Mapping[str, str] | None = None) -> list[str]:
    """The lines of the title screen, as a terminal shows them."""
    program = f"import os; os.chdir('/'); os.execv({str(python)!r}, [{str(python)!r}, '-m', 'havre'])"
    shown = Emulated(home, program=program, environment={"PYTHONPATH": "", **(environment or {})})
    try:
        shown.until_text("Quit")
        return shown.lines
    finally:
        shown.stop()


def foreign_wheel(folder: Path, name: str) -> Path:
    """A wheel of another distribution that has a package of this name, which cannot be imported."""
    wheel = folder / f"{name}-1.0-py3-none-any.whl"
    files = {
        f"{name}/__init__.py": f"raise ImportError('this is another {name}')\n",
        f"{name}-1.0.dist-info/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{name}-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = f"{name}-1.0.dist-info/RECORD"
    with ZipFile(wheel, "w") as packed:
        for path, text in {**files, record: "".join(f"{path},,\n" for path in (*files, record))}.items():
            packed.writestr(path, text)
    return wheel
