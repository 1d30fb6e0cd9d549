"""The compiled engine: which modules belong to it, and how mypyc makes one group of them.

`python tools/engine.py` puts a copy of the package with its compiled modules into build/compiled; src/ is left alone.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, cast

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.imports import closure

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "philtre"
BUILD = Path(os.environ.get("PHILTRE_BUILD") or ROOT / "build")  # other Python versions have other suffixes
COMPILED = BUILD / "compiled"
WORK = BUILD / "engine"

# The only list of what is compiled. A new game or bot needs no line here.
PATTERNS = (
    "core/*.py",
    "games/*/rules/*.py",
    *(f"games/*/face/{name}.py" for name in ("writing", "details", "controls")),
    "words/story.py",
    "table/table.py",
    "bots/*.py",
    "envs/batch.py",
)
MANIFEST = "compiled.json"  # in the package: hashes of the compiled sources, for `philtre.build`
GENERATED = ("__pycache__", "*.so", "*.pyd", MANIFEST)


def modules(package: Path = PACKAGE) -> list[str]:
    """The modules that are compiled, as paths inside the package."""
    found = {path for pattern in PATTERNS for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(package).as_posix() for path in found)


def write_manifest(package: Path, origin: str | None = None) -> None:
    """Write the hashes of a compiled package's sources, and where they were copied from."""
    hashes = {name: hashlib.sha256((package / name).read_bytes()).hexdigest() for name in modules(package)}
    (package / MANIFEST).write_text(json.dumps({"origin": origin, "modules": hashes}, indent=1) + "\n")


def extensions(base: Path, work: Path) -> list[Extension]:
    """The engine of the package under `base` as extensions of setuptools; the C sources go to `work`."""
    from mypyc.build import mypycify

    package = base / "philtre"
    # `make check` checks types with the project's settings; here they only guide the compiler.
    flags = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", f"--cache-dir={work / 'mypy'}"]
    sources = [str(package / name) for name in modules(package)]
    built = mypycify(
        [*flags, *sources], opt_level=_optimization(), debug_level="0", target_dir=str(work), group_name="philtre"
    )
    for extension in built:
        extension.optional = True
        if sys.platform != "win32":
            # Our functions are never replaced at run time, so the C compiler may inline across the group.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return cast("list[Extension]", built)  # mypyc also uses the class under the old name of its module


def has_compiler() -> bool:
    """Whether a C compiler and Python's headers are installed; it compiles two lines to find out."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command is None:  # Windows: setuptools searches by itself, and a failed build falls back anyway
        return True
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n")
        options = ["-c", str(probe), "-o", str(probe.with_suffix(".o")), "-I", sysconfig.get_path("include")]
        try:
            tried = subprocess.run([*shlex.split(command), *options], capture_output=True, check=False)
        except OSError:
            return False
        # The file must exist, because a command may succeed without compiling.
        return tried.returncode == 0 and probe.with_suffix(".o").exists()


def is_fresh() -> bool:
    """Whether there is nothing to compile, because the build is current or there is no compiler."""
    compiling = has_compiler()
    return not compiling or _stamped() == _fingerprint(compiling)


def refresh() -> None:
    """Make build/compiled current, one process at a time: compile when the engine changed, else copy what did."""
    import fcntl  # not on Windows, where this module only names the extensions of a wheel

    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "engine.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _refresh()


def _refresh() -> None:
    compiling = has_compiler()
    current = _fingerprint(compiling)
    if _stamped() == current:
        _synchronize(PACKAGE, COMPILED / "philtre")
        return
    stage = COMPILED.with_name("compiled.new")
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(PACKAGE, stage / "philtre", ignore=shutil.ignore_patterns(*GENERATED))
    if compiling:
        _compile(stage)
    else:
        print("engine: no C compiler here, it will run uncompiled (the same games, slower)")
    (stage / "stamp").write_text(current)
    _swap(stage)


def _stamped() -> str:
    """The fingerprint of the present build."""
    stamp = COMPILED / "stamp"
    return stamp.read_text() if stamp.exists() else ""


def _optimization() -> str:
    return os.environ.get("PHILTRE_OPTIMIZATION", "3")  # 0 compiles in a fraction of the time, for work on the engine


def _fingerprint(compiling: bool) -> str:
    """A hash of everything that compiled code depends on."""
    total = hashlib.sha256(f"{sysconfig.get_config_var('EXT_SUFFIX')} {compiling}".encode())
    if compiling:
        total.update(f"{version('mypy')} {version('librt')} {_optimization()}".encode())
        total.update(Path(__file__).read_bytes())
    # Compiled modules take types from the interpreted modules that they import.
    for path in sorted(closure([PACKAGE / name for name in modules()], PACKAGE)):
        total.update(f"{path.relative_to(PACKAGE).as_posix()} ".encode() + path.read_bytes())
    return total.hexdigest()


def _compile(stage: Path) -> None:
    print(f"engine: compiling {len(modules())} modules", flush=True)
    WORK.mkdir(parents=True, exist_ok=True)
    log = WORK / "log.txt"
    for old in WORK.rglob("*.so"):  # otherwise a failed compilation would use the last successful one
        old.unlink()
    # In another process, because mypyc prints a lot, exits on errors, and takes module names from its working folder.
    with log.open("w") as output:
        command = [sys.executable, __file__, "--compile-here"]
        done = subprocess.run(command, cwd=stage, stdout=output, stderr=subprocess.STDOUT, check=False)
    made = list(stage.glob("philtre/core/contract.*.so")) and list(stage.glob("*__mypyc.*.so"))
    if done.returncode != 0 or not made:
        sys.exit(f"{log.read_text()[-4000:]}\nengine: it did not compile; all of the above is in {log}")
    write_manifest(stage / "philtre", origin=os.path.relpath(PACKAGE, stage / "philtre"))


def _compile_here() -> None:
    from setuptools import setup

    setup(
        name="philtre-engine",
        packages=["philtre"],
        package_dir={"": "."},
        ext_modules=extensions(Path(), WORK),
        script_args=["--quiet", "build_ext", "--inplace", f"--build-temp={WORK}", f"--build-lib={WORK}"],
    )


def _synchronize(source: Path, target: Path) -> None:
    """Copy files that differ and delete files that are gone, except compiled files."""
    wanted = set()
    for path in source.rglob("*"):
        copy = target / path.relative_to(source)
        if path.is_file() and not _is_generated(path):
            wanted.add(copy)
            if not copy.exists() or copy.read_bytes() != path.read_bytes():
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, copy)
    for copy in target.rglob("*"):
        if copy.is_file() and copy not in wanted and not _is_generated(copy):
            copy.unlink()


def _is_generated(path: Path) -> bool:
    return path.name == MANIFEST or path.suffix in (".so", ".pyd", ".pyc")


def _swap(stage: Path) -> None:
    """Replace the build in one step, so that no import sees half of it."""
    old = COMPILED.with_name("compiled.old")
    shutil.rmtree(old, ignore_errors=True)
    if COMPILED.exists():
        COMPILED.rename(old)
    stage.rename(COMPILED)
    shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--compile-here"]:
        _compile_here()
    elif sys.argv[1:] == ["--fresh"]:
        sys.exit(not is_fresh())
    else:
        refresh()
