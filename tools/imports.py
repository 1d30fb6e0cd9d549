"""Finds out which modules of the package a module imports, without running it."""

from __future__ import annotations

import ast
from pathlib import Path


def name_of(path: Path, package: Path) -> str:
    """The name of a module, such as `philtre.table.table`; a package has the name of its folder."""
    parts = [package.name, *path.relative_to(package).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path, package: Path) -> set[str]:
    """The modules of the package that this one imports, also in functions and for types only."""
    return {name for name in _names(path, package) if name.split(".")[0] == package.name}


def closure(paths: list[Path], package: Path) -> set[Path]:
    """These modules and all modules of the package that they import, directly or not."""
    found: set[Path] = set()
    waiting = list(paths)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [file for name in imported(path, package) if (file := _file(name, package))]
    return found


def _names(path: Path, package: Path) -> set[str]:
    own = name_of(path, package).split(".")
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = own[: len(own) - node.level + (path.name == "__init__.py")] if node.level else []
            source = ".".join([*base, *(node.module.split(".") if node.module else [])])
            names |= {_module(source, alias.name, package) for alias in node.names}
    return names


def _module(source: str, name: str, package: Path) -> str:
    """The module that `from source import name` imports: `source.name` if it is a module, otherwise `source`."""
    return f"{source}.{name}" if _file(f"{source}.{name}", package) else source


def _file(name: str, package: Path) -> Path | None:
    base = package.parent.joinpath(*name.split("."))
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if path.is_relative_to(package) and path.is_file():
            return path
    return None
