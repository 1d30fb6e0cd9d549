"""`run("games", "--json")` for every test of the command line."""

from __future__ import annotations

import pytest

from tests.cli.shell import Run, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("PHILTRE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    return runner(capsys, monkeypatch)
