"""Everything to which docs/architecture.md links exists."""

from __future__ import annotations

import operator
import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.house.tree import ROOT

PAGE = ROOT / "docs" / "architecture.md"
LINKS = sorted(set(re.findall(r"\[([\w.]+)\]\(([^)]+\.(?:py|ts|md))\)", PAGE.read_text("utf-8"))))


def has(path: Path, name: str) -> bool:
    """Whether a module has a class, function or method of this name."""
    module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    return operator.attrgetter(name)(import_module(module)) is not None


@pytest.mark.parametrize(("name", "file"), LINKS)
def test_link_targets_exist(name: str, file: str) -> None:
    path = (PAGE.parent / file).resolve()
    if path.suffix == ".py":
        assert has(path, name)
    elif path.suffix == ".ts":
        assert re.search(rf"\bclass {name}\b", path.read_text("utf-8"))


def test_the_page_links_to_the_walk() -> None:
    assert {"Commit.submit", "Match.take", "table_message", "Pool.choose"} <= {name for name, _ in LINKS}
