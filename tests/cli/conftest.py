"""`run("games", "--json")` for every test of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import Run, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.chdir(tmp_path)  # files with strange names are written there
    for name in ("PHILTRE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    return runner(capsys, monkeypatch)
