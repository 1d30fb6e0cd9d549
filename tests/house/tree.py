"""The files of the repository, without built and installed ones."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "src" / "philtre"
MADE = {".git", ".venv", "build", "dist", "node_modules", "static", "screenshots", "__pycache__", ".hypothesis"}
NO_TEXTS = {".png", ".jpg", ".webp", ".ico", ".woff2", ".net", ".db"}


def texts(*folders: str) -> Iterator[tuple[str, str]]:
    """Path and content of every text file under the folders, or of the whole repository."""
    for folder in folders or (".",):
        for path in sorted(_walk(ROOT / folder)):
            if path.suffix not in NO_TEXTS:
                yield path.relative_to(ROOT).as_posix(), path.read_text()


def _walk(folder: Path) -> Iterator[Path]:
    for place, names, files in os.walk(folder):
        names[:] = [name for name in names if name not in MADE and not name.endswith(("_cache", ".egg-info"))]
        # In a worktree .git is a file.
        yield from (Path(place, file) for file in files if file != ".git")
