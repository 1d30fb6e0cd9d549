"""No folder is crowded without a reason that is written down."""

from __future__ import annotations

from collections import Counter
from pathlib import PurePosixPath

from tests.house.tree import ROOT, texts

MOST = 20  # modules in a folder
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
# Folders with more, and how the page on the architecture calls them.
CROWDED = {
    "src/philtre/games/*/rules": "`games/<game>/rules`",
    "tests/server": "`tests/server`",
    "tests/e2e": "`tests/e2e`",
    "tests/oracle": "`tests/oracle`",
}


def crowded() -> set[str]:
    """Folders of Python with more modules than that."""
    modules = [PurePosixPath(path) for path, _ in texts() if path.endswith(".py") and not path.endswith("__init__.py")]
    found = Counter(path.parent for path in modules)
    return {folder.as_posix() for folder, count in found.items() if count > MOST}


def test_no_folder_is_crowded_without_a_reason() -> None:
    unexplained = {folder for folder in crowded() if not any(PurePosixPath(folder).match(name) for name in CROWDED)}
    assert unexplained == set()


def test_every_reason_is_needed_and_written_down() -> None:
    for name, told in CROWDED.items():
        assert any(PurePosixPath(folder).match(name) for folder in crowded()), name
        assert told in PAGE, name
