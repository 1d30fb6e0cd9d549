"""nginx and Caddy for the tests: the system's, installed from the distribution where we may."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

PACKAGES: Final = {"nginx": "nginx-light", "caddy": "caddy"}


def find(name: str) -> str | None:
    return shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")


def ensure(name: str) -> str:
    """Where it is. Exits with a line on how to get it."""
    if find(name) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"{name}: installing it", flush=True)
        for command in ("apt-get update -qq", f"apt-get install -y -qq --no-install-recommends {PACKAGES[name]}"):
            subprocess.run(command.split(), capture_output=True, check=False)
    found = find(name)
    if found is None:
        sys.exit(
            f"{name} is needed to test docs/hosting.md: apt-get install {PACKAGES[name]}, or your system's own way"
        )
    return found


if __name__ == "__main__":
    for each in PACKAGES:
        ensure(each)
