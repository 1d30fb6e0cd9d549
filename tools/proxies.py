"""Finds nginx and Caddy for the tests, or installs them from the distribution."""

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
    """The path of a program. Exits with a hint how to install it if it is missing."""
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
