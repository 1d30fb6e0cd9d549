"""Finds Chromium for the browser tests, or installs it from the distribution; otherwise playwright uses its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")  # not the headless shell: it has no push messages


def find() -> str | None:
    """The system's browser for `executable_path`; None if playwright has to use its own."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def ensure() -> None:
    if find() or _own():
        return
    print("browser: installing chromium", flush=True)
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for command in ("apt-get update -qq", "apt-get install -y -qq --no-install-recommends chromium"):
            subprocess.run(command.split(), capture_output=True, check=False)
    if not find():
        subprocess.run([sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"], check=True)


def _own() -> bool:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return os.path.exists(playwright.chromium.executable_path)  # noqa: PTH110


if __name__ == "__main__":
    ensure()
