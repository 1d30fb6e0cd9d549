"""The benchmark of the environments: everybody in turn, ratios of neighbours, results kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from philtre import games
from philtre.envs import bench
from philtre.words.fluent import LANGUAGES, words


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A short run beside somebody slow, on whatever cores there are, in a folder of its own."""
    monkeypatch.setattr(bench, "BATCH", 100)
    monkeypatch.setattr(bench, "one_core", lambda: None)
    monkeypatch.setattr(bench, "peers", lambda: {"pgx": lambda: 1, "pgx-scan": lambda: 2})
    monkeypatch.setattr(bench, "rate", lambda once, _: float(once()))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bench" / "results").mkdir(parents=True)


def test_it_prints_what_it_keeps(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bench.main(["--json"])
    found = json.loads(capsys.readouterr().out)
    assert json.loads((tmp_path / "bench" / "results" / "envs.json").read_bytes()) == found
    assert found["rates"] == {**dict.fromkeys(games.NAMES, 1000), "pgx": 1, "pgx-scan": 2}
    assert found["ratios"]["apotheca/pgx-scan"] == 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_rates_and_ratios(language: str) -> None:
    shown = bench.lines(bench.bench(1, 0.0), words(language))
    assert len(shown) == len(games.NAMES) + 2 + 2 * len(games.NAMES)
    assert "1\u202f000" in shown[0]
    assert [line.endswith("0.5)") for line in shown[5:7]] == [True, False]
