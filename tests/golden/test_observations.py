"""Digests of all observations in the golden games, the same on every engine. `make golden` writes them again."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from philtre.table.record import verify
from philtre.table.recordfile import read
from tests.golden.test_golden import DASHES, path_of
from tests.laws.cases import REGISTERED, Case, each_case
from tests.laws.test_observations import observation

FILE = Path(__file__).parent / "observations.json"


def digest(case: Case) -> str:
    record = read(path_of(case).read_text("utf-8").partition(DASHES)[0].encode())
    states = [moment.state for moment in verify(record, case.face).moments]
    told = [observation(case, state, seat) for state in states for seat in range(case.seats)]
    return sha256(b"".join(told)).hexdigest()[:16]


@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
def test_observations_of_the_golden_game_are_the_same(case: Case, remake: bool) -> None:
    if remake:
        kept = json.loads(FILE.read_bytes()) if FILE.exists() else {}
        FILE.write_text(json.dumps({**kept, case.name: digest(case)}, indent=1) + "\n")
    assert json.loads(FILE.read_bytes())[case.name] == digest(case)


def test_every_variant_has_digests() -> None:
    assert set(json.loads(FILE.read_bytes())) == {case.name for case in REGISTERED}
