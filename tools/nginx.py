"""nginx for the tests: the system's, installed from the distribution where we may."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


def find() -> str | None:
    return shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")


def ensure() -> str:
    """Where nginx is. Exits with a line on how to get it."""
    if find() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        print("nginx: installing it", flush=True)
        for command in ("apt-get update -qq", "apt-get install -y -qq --no-install-recommends nginx-light"):
            subprocess.run(command.split(), capture_output=True, check=False)
    found = find()
    if found is None:
        sys.exit("nginx is needed to test docs/hosting.md: apt-get install nginx-light, or your system's own way")
    return found


if __name__ == "__main__":
    ensure()
