"""The compiled engine always belongs to the sources beside it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from philtre import build
from tools import engine


def test_a_new_game_is_compiled_without_being_listed(tmp_path: Path) -> None:
    for name in (
        "core/contract.py",
        "table/record.py",
        "games/__init__.py",
        "games/new/__init__.py",
        "games/new/rules/__init__.py",
        "games/new/rules/turn.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    for name in ("content.py", "face/wire.py", "face/terminal.py", "face/writing.py"):
        (tmp_path / "games/new" / name).parent.mkdir(exist_ok=True)
        (tmp_path / "games/new" / name).touch()
    assert engine.modules(tmp_path) == ["core/contract.py", "games/new/face/writing.py", "games/new/rules/turn.py"]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A fake compiled package in build/compiled, with the sources from which it was copied."""
    sources, package = tmp_path / "src/philtre", tmp_path / "build/compiled/philtre"
    for folder in (sources, package):
        (folder / "core").mkdir(parents=True)
        (folder / "core/contract.py").write_text("RULE = 1\n")
    engine.write_manifest(package, origin="../../../src/philtre")
    return package


def test_a_fresh_build_runs(package: Path) -> None:
    assert list(json.loads((package / engine.MANIFEST).read_text())["modules"]) == ["core/contract.py"]
    build.check_fresh(package)


def test_a_source_edited_beside_its_compiled_module_is_refused(package: Path) -> None:
    (package / "core/contract.py").write_text("RULE = 2\n")
    with pytest.raises(ImportError, match="core/contract.py"):
        build.check_fresh(package)


def test_a_source_edited_since_the_build_gives_a_warning(package: Path) -> None:
    (package / "../../../src/philtre/core/contract.py").write_text("RULE = 2\n")
    with pytest.warns(UserWarning, match="make compiled"):
        build.check_fresh(package)


def test_plain_sources_need_no_check(tmp_path: Path) -> None:
    build.check_fresh(tmp_path)


def test_the_check_runs_when_the_package_is_imported(tmp_path: Path) -> None:
    copy = tmp_path / "philtre"
    shutil.copytree(engine.PACKAGE, copy, ignore=shutil.ignore_patterns(*engine.GENERATED, "static"))
    engine.write_manifest(copy)
    with (copy / "core/errors.py").open("a") as edited:
        edited.write("# edited\n")
    told = subprocess.run(
        [sys.executable, "-c", "import philtre"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert "older than their sources (core/errors.py)" in told.stderr


def test_the_sources_contain_no_compiled_file() -> None:
    assert not [*engine.PACKAGE.rglob("*.so"), *engine.PACKAGE.rglob("*.pyd")]
