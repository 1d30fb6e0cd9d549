"""Pins what pyproject.toml allows: exact versions with hashes, for every platform and Python, no registry address.

`python tools/pin.py` keeps what is pinned where it can; `python tools/pin.py --upgrade` takes the newest.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "requirements"
EVERYTHING = "everything.txt"  # all extras together, so that the other files have the same versions
FILES = {
    "play.txt": ("compile",),
    "test.txt": ("compile", "check", "test", "postgresql", "push", "rl", "learn"),
    "bench.txt": ("compile", "bench"),
    "cluster.txt": ("arena",),
    "docs.txt": ("docs",),
    "engine.txt": ("compile", "engine"),
    "node.txt": ("node",),
}
OPTIONS = (
    "--universal --python-version 3.11 --generate-hashes --no-config --no-emit-index-url --no-annotate --no-header"
)


def pin(file: str, *more: str) -> None:
    # Only the public registry is asked: a local mirror may lack the files of other platforms.
    quiet = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    command = ["uv", "pip", "compile", "pyproject.toml", *OPTIONS.split(), "--quiet", "-o", f"requirements/{file}"]
    subprocess.run([*command, *more], cwd=FOLDER.parent, env=quiet, check=True)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    pin(EVERYTHING, "--all-extras", *sys.argv[1:])
    for file, extras in FILES.items():
        (FOLDER / file).unlink(missing_ok=True)
        pin(file, "--constraint", f"requirements/{EVERYTHING}", *(f"--extra={extra}" for extra in extras))


if __name__ == "__main__":
    main()
