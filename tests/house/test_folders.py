"""Large folders have a reason, which docs/architecture.md gives."""

from __future__ import annotations

from collections import Counter
from pathlib import PurePosixPath

from philtre import games
from tests.house.tree import ROOT, texts

MOST = 20  # modules in a folder
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
# Larger folders, with their names on that page.
CROWDED = {
    "src/philtre/games/*/rules": "`games/<game>/rules`",
    "tests/server": "`tests/server`",
    "tests/e2e": "`tests/e2e`",
    "tests/oracle": "`tests/oracle`",
    **{f"tests/{game}": "`tests/<game>`" for game in games.OURS},
}


def crowded() -> set[str]:
    """Folders of Python with more modules than that."""
    modules = [PurePosixPath(path) for path, _ in texts() if path.endswith(".py") and not path.endswith("__init__.py")]
    found = Counter(path.parent for path in modules)
    return {folder.as_posix() for folder, count in found.items() if count > MOST}


def test_every_large_folder_has_a_reason() -> None:
    unexplained = {folder for folder in crowded() if not any(PurePosixPath(folder).match(name) for name in CROWDED)}
    assert unexplained == set()


def test_every_reason_is_needed_and_on_the_page() -> None:
    for told in set(CROWDED.values()):
        names = [name for name, by in CROWDED.items() if by == told]
        assert any(PurePosixPath(folder).match(name) for folder in crowded() for name in names), told
        assert told in PAGE, told
