"""Makes the virtual environment in .venv from the pins: `python tools/environment.py play test`.

Runs on the system's Python, before anything is installed. Does nothing if nothing has changed.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
PYTHON = FOLDER / "bin" / "python"
LOCK = ROOT / "build" / "environment.lock"


def ensure(names: list[str]) -> None:
    """Install every requirements file of these names; only one process at a time."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _ensure(names)


def _ensure(names: list[str]) -> None:
    if not _works():
        _create()
    for name in names:
        pins = ROOT / "requirements" / f"{name}.txt"
        stamp, current = FOLDER / f"{name}.stamp", hashlib.sha256(pins.read_bytes()).hexdigest()
        if not stamp.exists() or stamp.read_text() != current:
            print(f"environment: installing requirements/{name}.txt", flush=True)
            _run([str(PYTHON), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(pins)])
            stamp.write_text(current)


def _works() -> bool:
    """Whether the environment is complete and its Python still exists."""
    if not (FOLDER / "made.stamp").exists():
        return False
    try:
        return subprocess.run([PYTHON, "-c", "import pip"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _create() -> None:
    print("environment: making .venv", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    command = [sys.executable, "-m", "venv", str(FOLDER)]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    if tried.returncode != 0 and _install_venv():
        tried = subprocess.run(command, capture_output=True, text=True, check=False)
    if tried.returncode != 0:
        sys.exit(f"{tried.stdout}{tried.stderr}environment: Python's venv module does not work here; see above")
    (FOLDER / "made.stamp").touch()


def _install_venv() -> bool:
    """Install venv, which is a separate package in Debian and its derivatives."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    name = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    subprocess.run(["apt-get", "update", "-qq"], capture_output=True, check=False)
    return subprocess.run(["apt-get", "install", "-y", "-qq", name], capture_output=True, check=False).returncode == 0


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout[-2000:]}{done.stderr[-4000:]}environment: `{' '.join(command[1:4])}` failed")


if __name__ == "__main__":
    ensure(sys.argv[1:])
