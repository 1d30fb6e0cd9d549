"""Builds the front end with node from frontend/ and the locales into src/philtre/static, if its sources changed.

`python tools/frontend.py check test` then runs these scripts of frontend/package.json.
It exits with 3 if node has to be installed first, and does nothing if there is no front end.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "frontend"
LOCALES = ROOT / "src" / "philtre" / "locales"
STATIC = ROOT / "src" / "philtre" / "static"
STAMP = ROOT / "build" / "frontend.stamp"
NEEDED = (20, 19)  # the node version that vite needs
NODE_MISSING = 3


def is_stale() -> bool:
    """Whether there is something to build. Source distributions have no such folder."""
    if not (FOLDER / "package.json").exists():
        return False
    return not (STATIC / "index.html").exists() or not STAMP.exists() or STAMP.read_text() != _fingerprint()


def find_node() -> str | None:
    """The folder of a new enough node with npm, also one that was installed for this Python."""
    for folder in [*os.environ.get("PATH", "").split(os.pathsep), sysconfig.get_path("scripts")]:
        node = shutil.which("node", path=folder)
        if node and shutil.which("npm", path=folder) and _version(node) >= NEEDED:
            return folder
    return None


def refresh(*scripts: str) -> None:
    """Build if sources changed, then run these scripts."""
    building = is_stale()
    if not building and not (scripts and (FOLDER / "package.json").exists()):
        return
    found = environment()
    install(found)
    if building:
        _build(found)
    for script in scripts:
        print(f"front end: {script}", flush=True)
        npm(found, "run", script)


def environment() -> dict[str, str]:
    """Environment variables with which node and npm are found."""
    node = find_node()
    if node is None:
        print(f"front end: needs node {'.'.join(map(str, NEEDED))} or newer, with npm", file=sys.stderr)
        sys.exit(NODE_MISSING)
    return os.environ | {"PATH": node + os.pathsep + os.environ.get("PATH", "")}


def _build(environment: dict[str, str]) -> None:
    print("front end: building", flush=True)
    current = _fingerprint()
    npm(environment, "run", "build")
    if not (STATIC / "index.html").exists():
        sys.exit("front end: `npm run build` left no index.html in src/philtre/static")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(current)


def install(environment: dict[str, str]) -> None:
    lock = hashlib.sha256((FOLDER / "package-lock.json").read_bytes()).hexdigest()
    stamp = FOLDER / "node_modules" / ".philtre-stamp"
    if not stamp.exists() or stamp.read_text() != lock:
        npm(environment, "ci", "--no-audit", "--no-fund")
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(lock)


def npm(environment: dict[str, str], *words: str) -> None:
    program = shutil.which("npm", path=environment["PATH"])
    assert program is not None, "find_node saw it"
    done = subprocess.run([program, *words], cwd=FOLDER, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout[-4000:]}{done.stderr[-4000:]}\nfront end: `npm {' '.join(words)}` failed")


def _version(node: str) -> tuple[int, int]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _fingerprint() -> str:
    total = hashlib.sha256()
    for path in sorted(_sources()):
        total.update(f"{path.relative_to(ROOT).as_posix()} ".encode() + path.read_bytes())
    return total.hexdigest()


def _sources() -> list[Path]:
    found = []
    for folder, names, files in os.walk(FOLDER):
        names[:] = [name for name in names if name not in ("node_modules", "dist", "coverage") and name[0] != "."]
        found += [Path(folder, file) for file in files]
    return found + list(LOCALES.rglob("*.ftl"))


if __name__ == "__main__":
    refresh(*sys.argv[1:])
