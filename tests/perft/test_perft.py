"""The numbers of sequences of decisions by depth, stored in files. `make golden` counts and writes them again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from philtre.core.contract import SILENT
from philtre.core.playout import Settled, buffer_for, perft
from tests.laws.cases import REGISTERED, Case, each_case

FOLDER = Path(__file__).parent
SEEDS = (1, 2)
ENOUGH = 30_000  # the first depth with more sequences is the last one that is counted


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


def counts(case: Case, seed: int, depth: int) -> list[int]:
    """Up to a depth, or until there are enough (0: until then only)."""
    state, buffer = case.game.new(case.setup(), Settled(seed, 0), SILENT), buffer_for(case.game)
    found: list[int] = []
    while len(found) < depth or (not depth and (not found or found[-1] < ENOUGH)):
        found.append(int(perft(state, len(found) + 1, seed, buffer)))
    return found


@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_counts_are_those_of_the_file(case: Case, seed: int, remake: bool) -> None:
    path, name = path_of(case.game.name), f"{case.variant}-{case.seats}-seed-{seed}"
    if remake:
        known = json.loads(path.read_bytes()) if path.exists() else {}
        path.write_text(json.dumps(dict(sorted({**known, name: counts(case, seed, 0)}.items())), indent=1) + "\n")
    kept = json.loads(path.read_bytes())[name]
    assert counts(case, seed, len(kept)) == kept


def test_counts_exist_for_exactly_the_variants() -> None:
    names: dict[str, list[str]] = {}
    for case in REGISTERED:
        names.setdefault(case.game.name, []).extend(f"{case.variant}-{case.seats}-seed-{seed}" for seed in SEEDS)
    found = {path.stem: sorted(json.loads(path.read_bytes())) for path in FOLDER.glob("*.json")}
    assert found == {game: sorted(wanted) for game, wanted in names.items()}
