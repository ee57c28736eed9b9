"""How Havre is laid out where it is installed; all else that is to be said about it stands in pyproject.toml.

A wheel carries the folders in one of their own below `havre`, so that no other distribution can overwrite them. An
editable install imports them where they stand.
"""

from setuptools import find_packages, setup
from setuptools.command.editable_wheel import editable_wheel

FOLDERS = ("engine", "saves", "widgets", "screens", "tui")
PACKAGES = find_packages(include=[pattern for folder in FOLDERS for pattern in (folder, f"{folder}.*")])


class InPlace(editable_wheel):
    """An install of the folders as they stand in the repository."""

    def finalize_options(self) -> None:
        """Give the packages the names that they have in the repository."""
        self.distribution.packages = ["havre", *PACKAGES]
        self.distribution.package_dir = {}
        super().finalize_options()


setup(
    packages=["havre", *(f"havre.house.{package}" for package in PACKAGES)],
    package_dir={f"havre.house.{folder}": folder for folder in FOLDERS},
    cmdclass={"editable_wheel": InPlace},
)
