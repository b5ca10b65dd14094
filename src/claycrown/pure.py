"""CLAYCROWN_PURE=1: run the rules from their .py files even if compiled modules exist."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class Sources(MetaPathFinder):
    """Finds only the sources of a package's modules."""

    def __init__(self, package: str) -> None:
        self._package = package

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a module of the package; None for any other module."""
        if name.startswith(f"{self._package}."):
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec is not None and spec.loader is not None:
                    return spec
        return None


def prefer_sources(package: str = __package__) -> None:
    """Use the sources of a package's modules that are imported from now on."""
    sys.meta_path.insert(0, Sources(package))
