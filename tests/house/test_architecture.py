"""The page about the architecture speaks of what is there."""

from __future__ import annotations

import ast
import re

import pytest

from tests.house.tree import ROOT

PAGE = ROOT / "docs" / "architecture.md"
LINKS = sorted(set(re.findall(r"\[([\w.]+)\]\(([^)]+\.(?:py|ts|md))\)", PAGE.read_text("utf-8"))))


def names(source: str) -> set[str]:
    """Classes, functions and methods of a module."""
    found = set[str]()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            methods = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {node.name, *(f"{node.name}.{method.name}" for method in methods)}
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
    return found


@pytest.mark.parametrize(("name", "file"), LINKS)
def test_what_the_page_links_to_is_there(name: str, file: str) -> None:
    path = (PAGE.parent / file).resolve()
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        assert name in names(text)
    elif path.suffix == ".ts":
        assert re.search(rf"\bclass {name}\b", text)


def test_the_page_links_to_the_walk() -> None:
    assert {"Commit.submit", "Match.take", "table_message", "Pool.choose"} <= {name for name, _ in LINKS}
