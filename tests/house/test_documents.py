"""The documents: links work, and the reference has all public names."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import philtre
from tests.house.tree import ROOT, texts
from tools import release

LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)\s#]+)")


def broken_links(path: str, text: str) -> list[str]:
    """The links of a page to missing files."""
    folder = (ROOT / path).parent
    return [f"{path}: {link}" for link in LINK.findall(text) if not Path(folder, link).exists()]


def test_links_between_documents_work() -> None:
    pages = [(path, text) for path, text in texts() if path.endswith(".md")]
    assert [link for path, text in pages for link in broken_links(path, text)] == []


def test_broken_links_are_found() -> None:
    assert broken_links("docs/page.md", "see [this](nowhere.md) and [that](records.md)") == ["docs/page.md: nowhere.md"]


def test_every_public_name_exists_and_is_in_the_reference() -> None:
    page = (ROOT / "docs" / "api.md").read_text()
    described = re.findall(r"auto(?:function|class|exception):: philtre\.(\w+)", page)
    constants = {"GAMES", "LEVELS", "NOBODY", "SILENT", "SPECTATOR"}
    assert {*described, *constants} == set(philtre.__all__)
    assert [name for name in philtre.__all__ if not hasattr(philtre, name)] == []
    assert [name for name in constants if f"`{name}`" not in page] == []


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(philtre) == doctest.TestResults(failed=0, attempted=7)


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)[0]
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d, \d\]\n", capsys.readouterr().out)


def test_a_release_needs_the_version_in_package_and_change_log() -> None:
    assert release.problems("v0.0.0")[0] == f"the tag is v0.0.0, but the package says {philtre.__version__}"
    assert release.version() == philtre.__version__
