"""Pins and locks contain no address of a registry, and no file contains a path on somebody's machine."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house.tree import ROOT, texts

REGISTRIES = re.compile(
    r"registry\.(npmjs|yarnpkg)\.(org|com)|files\.pythonhosted\.org|pypi\.org/simple|^\s*\"resolved\":|^registry\s*="
    r"|^\s*(-i|-f|--index-url|--extra-index-url|--find-links)\b|file:///",
    re.MULTILINE,
)
MACHINES = re.compile(r"(?<![\w.~])/(root|work|Users)/\w")
HERE = "tests/house/test_addresses.py"
PINNED = re.compile(r"^([\w.-]+(?:\[[\w,]+\])?)==([^\s;\\]+)", re.MULTILINE)


def test_no_file_names_a_registry() -> None:
    assert [path for path, text in texts() if path != HERE and REGISTRIES.search(text)] == []


def test_no_file_names_a_place_on_a_machine() -> None:
    assert [path for path, text in texts() if path != HERE and MACHINES.search(text)] == []


@pytest.mark.parametrize(
    "line",
    [
        '  "resolved": "x"',
        "--extra-index-url x",
        "registry=x",
        "see https://registry.npmjs.org/svelte",
        "a @ file:///tmp/a.whl",
    ],
)
def test_registries_are_found(line: str) -> None:
    assert REGISTRIES.search(f"first\n{line}\n")


def test_paths_on_machines_are_found() -> None:
    assert MACHINES.search("see /root/notes")
    assert not MACHINES.search("https://example.org/work/notes and ./work/notes")


def _pins(file: str) -> dict[str, set[str]]:
    """Versions by package; a package may have one for each range of Python versions."""
    pins: dict[str, set[str]] = {}
    for name, version in PINNED.findall((ROOT / "requirements" / file).read_text()):
        pins.setdefault(canonicalize_name(name), set()).add(version)
    return pins


FILES = sorted(path.name for path in (ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("file", FILES)
def test_every_pin_has_a_hash(file: str) -> None:
    blocks = re.split(r"\n(?! )", (ROOT / "requirements" / file).read_text().strip())
    assert [block for block in blocks if "==" not in block or "--hash=sha256:" not in block] == []


@pytest.mark.parametrize("file", FILES)
def test_the_pins_agree_with_each_other(file: str) -> None:
    everything = _pins("everything.txt")
    assert {name: versions for name, versions in _pins(file).items() if not versions <= everything[name]} == {}


def test_the_pins_are_what_the_project_allows() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = sum(project["optional-dependencies"].values(), project["dependencies"])
    pins = _pins("everything.txt")
    for requirement in map(Requirement, asked):
        versions = pins.get(canonicalize_name(requirement.name), set())
        assert versions, f"{requirement} is not pinned: `make pins`"
        assert all(requirement.specifier.contains(version) for version in versions), f"{requirement}: `make pins`"
