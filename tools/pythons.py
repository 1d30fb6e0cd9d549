"""Runs the engine's tests, compiled, on every supported Python that is installed: `make test-pythons`.

Each Python gets an environment and a build of its own under build/pythons.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "pythons"
PINS = ROOT / "requirements" / "engine.txt"
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
TESTS = ("tests/laws", "tests/golden", "tests/perft")


def found() -> dict[str, str]:
    """The newest command of each supported Python, by version."""
    places = [Path(place) for place in os.environ.get("PATH", "").split(os.pathsep)]
    places += sorted(Path.home().glob(".pyenv/versions/*/bin"))
    return {
        version: str(place / f"python{version}")
        for version in SUPPORTED
        for place in places
        if _runs(place / f"python{version}", version)
    }


def _runs(command: Path, version: str) -> bool:
    """Whether a command works, because a version manager may have a shim for a Python that is not installed."""
    if not command.exists():
        return False
    asked = [str(command), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip() == version


def test(version: str, python: str, arguments: list[str]) -> bool:
    """Whether the engine compiles and its tests pass there."""
    folder = FOLDER / version
    environment, ours = folder / "environment", folder / "environment" / "bin" / "python"
    print(f"Python {version}: {python}", flush=True)
    if not (folder / "stamp").exists() or (folder / "stamp").read_bytes() != PINS.read_bytes():
        _run(python, "-m", "venv", "--clear", str(environment))
        _run(str(ours), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(PINS))
        (folder / "stamp").write_bytes(PINS.read_bytes())
    more = os.environ | {"PHILTRE_BUILD": str(folder)}
    if not _runs_well([str(ours), str(ROOT / "tools" / "engine.py")], more):
        return False
    more["PYTHONPATH"] = str(folder / "compiled")
    tests = [*(TESTS if not arguments else ()), *arguments]
    return _runs_well([str(ours), "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests], more)


def _runs_well(command: list[str], environment: dict[str, str]) -> bool:
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0


def _run(*command: str) -> None:
    if subprocess.run(command, check=False).returncode != 0:
        sys.exit(f"pythons: `{' '.join(command[:4])}` failed")


def main(arguments: list[str]) -> int:
    pythons = found()
    failed = [version for version, python in pythons.items() if not test(version, python, arguments)]
    missing = [version for version in SUPPORTED if version not in pythons]
    print(f"Tested: {', '.join(pythons) or 'none'}. Not on this machine: {', '.join(missing) or 'none'}.")
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    return bool(failed) or not pythons


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
