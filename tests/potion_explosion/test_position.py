"""Positions that cannot be are refused, each with what is wrong about it."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.core.errors import PositionError
from philtre.games.potion_explosion.face.position import Position
from philtre.games.potion_explosion.face.wire import FACE
from philtre.games.potion_explosion.face.writing import write
from philtre.games.potion_explosion.rules.game import GAME, LiveState
from tests.potion_explosion.tables import asked


def position_at(prompt: str) -> dict[str, Any]:
    """A position of a random game in which this is asked."""
    for seed in range(40):
        rng, chance = random.Random(seed), Seeded(seed)
        state = GAME.new(Setup("standard", 2, {"tokens": "2", "start": "1"}), chance, SILENT)
        assert isinstance(state, LiveState)
        while state.outcome() is None:
            if asked(state) == prompt and (state.turn > 12 or prompt == "draft"):
                found: dict[str, Any] = msgspec.to_builtins(write(state))
                return found
            state.apply(rng.choice(state.legal_actions()), chance, SILENT)
    raise AssertionError(prompt)


ACTION = position_at("action")
DRAFT = position_at("draft")
POOL = position_at("pool")
PRISMATIC = position_at("prismatic")
BURNER = {"tile": "wisdom-4", "empty": [2, 0, 0, 2], "marbles": [0, 0, 0, 0]}


def changed(position: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy with one thing set: "desks.0.pool"."""
    whole = copy.deepcopy(position)
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    at: Any = whole
    for step in way:
        at = at[step]
    at[last] = value
    return whole


def refuse(position: dict[str, Any], told: str) -> None:
    with pytest.raises(PositionError, match=told):
        FACE.read(msgspec.convert(position, Position))


@pytest.mark.parametrize("position", [ACTION, DRAFT, POOL, PRISMATIC], ids=["action", "draft", "pool", "prismatic"])
def test_what_was_written_is_read(position: dict[str, Any]) -> None:
    assert msgspec.to_builtins(FACE.write(FACE.read(msgspec.convert(position, Position)))) == position


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("seats", 5, "allowed: 2, 3, 4"),
        ("seats", 3, "2 desks for 3 seats"),
        ("start", 2, "not a seat from 0 to 1"),
        ("seat", 7, "not 0 to 1"),
        ("seat", None, "seat must be null exactly when"),
        ("prompt", None, "prompt must be null exactly when"),
        ("prompt", "dance", "prompt must be one of: draft"),
        ("prompt", "draft", "starters lie out in the draft"),
        ("prompt", "wisdom", "drunk is not what is asked about"),
        ("prompt", "deal", "deal must be a colour exactly when"),
        ("prompt", "tie", "another seat's turn"),
        ("ended", "tiles", "seat must be null exactly when"),
        ("tracks", [[]], "tracks has 1 entries, not 5"),
        ("tokens", 0, "tokens must be from 1 to 15"),
        ("turn", -1, "turn must be from 0 to"),
        ("left_out", ["wisdom"], "two different kinds"),
        ("left_out", ["tea", "wisdom"], "holds 'tea'"),
        ("draft", ["wisdom"], "starters lie out in the draft"),
        ("lids.0", 9, "0 to 7 marbles"),
        ("tracks.0", ["red"] * 10, "at most 9"),
        ("unseen", [0, 0, 0, 0], "not 20 marbles of each colour"),
        ("unseen", [-1, 0, 0, 0], "counts from 0 to 20"),
        ("stacks.0", 0, "a top exactly when"),
        ("stacks.0", 99, "stack 1 has 99 tiles"),
        ("tops.0", "tea-4", "there is no tile 'tea-4'"),
        ("unseen_tiles", [], "each tile of the six kinds"),
        ("unseen_tiles", ["wisdom-5"] * 3, "more than twice"),
        ("unseen_tiles", ["wisdom-6", "wisdom-5"], "order of tile numbers"),
        ("help_left", 0, "18 Little Help tokens"),
        ("help_left", 19, "help_left must be from 0 to 18"),
        ("tokens_left", 3, "15 Skill tokens"),
        ("tokens_left", 16, "tokens_left must be from 0 to 15"),
        ("hand", [0, 0, 0, 20], "not 20 marbles of each colour"),
        ("drunk", "tea", "drunk holds 'tea'"),
        ("drunk", "wisdom", "drunk is not what"),
        ("three", [1, 0, 0, 0], "three and put belong to"),
        ("put", True, "three and put belong to"),
        ("melting", ["a1"], "melting to 'lavamancing'"),
        ("melting", ["a9"], "not a place in reach"),
        ("deal", "red", "deal must be a colour exactly when"),
        ("desks.0.burners", [], "0 burners, not 2"),
        ("desks.0.pool", [2, 2, 0, 0], "more than 3 marbles in the pool"),
        ("desks.0.points", 99, "points, not 99"),
        ("desks.0.undrunk", [0], "1 entries, not 8"),
        ("desks.0.undrunk", [9, 0, 0, 0, 0, 0, 0, 0], "potions of wisdom"),
        ("desks.0.skill", ["luck"], "skill holds 'luck'"),
        ("desks.0.help", -1, "-1 Little Help tokens"),
        ("desks.0.burners.0", BURNER | {"empty": [0, 1, 0, 0]}, "more empty holes"),
        ("desks.0.burners.0", BURNER | {"marbles": [0, 1, 0, 0]}, "as many marbles as full holes"),
    ],
)
def test_an_impossible_position_is_refused(path: str, value: object, told: str) -> None:
    refuse(changed(ACTION, path, value), told)


@pytest.mark.parametrize(
    ("position", "path", "value", "told"),
    [
        (DRAFT, "seat", 1, "starters are taken in turn"),
        (DRAFT, "stacks.0", 3, "a top exactly when"),
        (PRISMATIC, "three", None, "three must be up to three marbles"),
        (PRISMATIC, "three", [9, 9, 9, 9], "up to three marbles"),
        (POOL, "drunk", "sands", "drunk is not what"),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(
    position: dict[str, Any], path: str, value: object, told: str
) -> None:
    refuse(changed(position, path, value), told)


def test_marbles_under_a_lid_would_roll_down() -> None:
    track = next(track for track, hidden in enumerate(ACTION["lids"]) if hidden)
    refuse(changed(ACTION, f"tracks.{track}", ["red"]), "would roll down")


def test_a_full_tile_would_be_complete() -> None:
    holes = {"tile": ACTION["desks"][0]["burners"][0]["tile"], "empty": [0, 0, 0, 0], "marbles": [0, 0, 0, 0]}
    position = changed(ACTION, "desks.0.burners.0", holes)
    with pytest.raises(PositionError, match="as many marbles|is full"):
        FACE.read(msgspec.convert(position, Position))
