"""Checks a tag before its release: `python tools/release.py v1.2.3` compares it with package and change log."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def version() -> str:
    """The version of the package, read without importing it."""
    text = (ROOT / "src" / "philtre" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        sys.exit("release: src/philtre/__init__.py has no __version__")
    return found[1]


def problems(tag: str) -> list[str]:
    """The reasons why this tag cannot be released."""
    found = []
    if tag != f"v{version()}":
        found.append(f"the tag is {tag}, but the package says {version()}")
    if f"\n## {version()}" not in (ROOT / "CHANGELOG.md").read_text("utf-8"):
        found.append(f"CHANGELOG.md has no section '## {version()}'")
    return found


if __name__ == "__main__":
    for problem in problems(*sys.argv[1:2] or ["v" + version()]):
        print(f"release: {problem}")
        sys.exit(1)
