"""Wheels: the same files with and without a C compiler, and a compiled engine if there is one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.house.tree import PACKAGE, ROOT
from tools import engine

KINDS = ("py", "ftl", "toml", "net", "json")
HOUSE = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "tools", "src")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources without the front end, which takes long to build and has its own tests."""
    made = shutil.ignore_patterns(*engine.GENERATED, "*.egg-info", "static")
    (tmp_path / "checkout").mkdir()
    for name in HOUSE:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / "checkout" / name, ignore=made)
        else:
            shutil.copy(ROOT / name, tmp_path / "checkout" / name)
    return tmp_path / "checkout"


def wheel(checkout: Path, **environment: str) -> Path:
    """Build a wheel with the installed packages."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "dist"]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=checkout, env=clean | environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return next((checkout / "dist").glob("*.whl"))


def files(path: Path) -> set[str]:
    with zipfile.ZipFile(path) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def runs_compiled(path: Path, folder: Path) -> bool:
    """Whether the installed package is compiled, by its own account."""
    with zipfile.ZipFile(path) as archive:
        archive.extractall(folder)
    command = [sys.executable, "-c", "import philtre.build as build; print(build.is_compiled())"]
    told = subprocess.run(
        command, cwd=folder, env={"PYTHONPATH": str(folder)}, capture_output=True, text=True, check=True
    )
    return told.stdout == "True\n"


def test_without_a_compiler_the_wheel_is_complete_and_runs(checkout: Path, tmp_path: Path) -> None:
    made = wheel(checkout, CC="/bin/false")
    found = [path for kind in KINDS for path in PACKAGE.rglob(f"*.{kind}")]
    data = [PACKAGE / "py.typed", *(path for path in found if "static" not in path.parts)]
    assert files(made) == {path.relative_to(PACKAGE.parent).as_posix() for path in data}
    assert made.name.endswith("-py3-none-any.whl")
    assert not runs_compiled(made, tmp_path / "installed")


def _keep_the_core_alone(checkout: Path) -> None:
    # A few modules show as much as all of them and compile in seconds.
    for name in engine.modules(checkout / "src/philtre"):
        if not name.startswith("core/"):
            (checkout / "src/philtre" / name).unlink()


def test_with_a_compiler_compiled_modules_are_beside_their_sources(checkout: Path, tmp_path: Path) -> None:
    _keep_the_core_alone(checkout)
    made = wheel(checkout, PHILTRE_OPTIMIZATION="0")
    sources = {f"philtre/{name}" for name in engine.modules(checkout / "src/philtre")}
    expected = {name.removesuffix(".py") for name in sources} | {"philtre__mypyc"} if engine.has_compiler() else set()
    assert {name.split(".")[0] for name in files(made) if name.endswith((".so", ".pyd"))} == expected
    assert ("philtre/compiled.json" in files(made)) == engine.has_compiler()
    assert sources <= files(made)
    assert runs_compiled(made, tmp_path / "installed") == engine.has_compiler()
    assert not list((checkout / "src").rglob("*.so"))


def test_after_a_failed_compilation_the_wheel_has_plain_sources_only(checkout: Path, tmp_path: Path) -> None:
    _keep_the_core_alone(checkout)
    # Compiles small files, such as the probe and the entry points of modules, and fails for the large one.
    weak = tmp_path / "weak-cc"
    weak.write_text('#!/bin/sh\ncase "$*" in *__native*.c*) exit 1 ;; esac\nexec cc "$@"\n')
    weak.chmod(0o755)
    made = wheel(checkout, CC=str(weak), LDSHARED=f"{weak} -shared", PHILTRE_OPTIMIZATION="0")
    assert not [name for name in files(made) if name.endswith((".so", "compiled.json"))]
    assert not runs_compiled(made, tmp_path / "installed")
