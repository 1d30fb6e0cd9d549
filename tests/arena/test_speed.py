"""The benchmarks of the engine and of the environments: alternating measures, ratios, stored results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from philtre import games
from tools.measuring import speed
from tools.measuring import speed_envs as bench


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A short run with a slow peer, in a temporary folder."""
    monkeypatch.setattr(bench, "BATCH", 100)
    monkeypatch.setattr(bench, "one_core", lambda: None)
    monkeypatch.setattr(bench, "peers", lambda: {"pgx": lambda: 1, "pgx-scan": lambda: 2})
    monkeypatch.setattr(bench, "rate", lambda once, _: float(once()))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bench" / "results").mkdir(parents=True)


def test_the_engine_prints_what_it_stores(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    speed.main(["apotheca", "--rounds", "1", "--seconds", "0.001"])
    assert "decisions through Python" in capsys.readouterr().out
    speed.main(["apotheca", "--rounds", "1", "--seconds", "0.001", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["games"][0]["rates"]["api"] > 0
    assert found["games"][0]["wanted"]["inside"] == 3.5
    assert json.loads((tmp_path / "bench" / "results" / "latest.json").read_bytes()) == found


def test_the_environments_print_what_they_store(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bench.main(["--json"])
    found = json.loads(capsys.readouterr().out)
    assert json.loads((tmp_path / "bench" / "results" / "envs.json").read_bytes()) == found
    assert found["rates"] == {**dict.fromkeys(games.NAMES, 1000), "pgx": 1, "pgx-scan": 2}
    assert found["ratios"]["apotheca/pgx-scan"] == 500


def test_the_lines_have_rates_and_ratios() -> None:
    shown = bench.lines(bench.bench(1, 0.0))
    assert len(shown) == len(games.NAMES) + 2 + 2 * len(games.NAMES)
    assert "1,000" in shown[0]
    assert [line.endswith("0.5)") for line in shown[5:7]] == [True, False]
