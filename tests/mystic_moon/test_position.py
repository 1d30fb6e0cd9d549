"""Positions as JSON: there and back, and impossible ones refused."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.core.errors import NotationError, PositionError
from philtre.games.mystic_moon.rules.state import MysticMoonState
from philtre.games.mystic_moon.rules.turn import proceed
from tests.mystic_moon.drawing import FACE, GAME, in_shop, table, view

EXPANSIONS = {"zodiac": "yes", "alchemy": "yes"}


def walked(seed: int, decisions: int) -> MysticMoonState:
    luck, rng = Seeded(seed), random.Random(seed)
    state = GAME.new(Setup("standard", 2 + seed % 3, EXPANSIONS if seed % 2 else {}), luck, SILENT)
    for _ in range(decisions):
        if state.seat() < 0:
            break
        state.apply(rng.choice(state.legal_actions()), luck, SILENT)
    assert isinstance(state, MysticMoonState)
    return state


@given(seed=st.integers(0, 10_000), decisions=st.integers(0, 150))
def test_a_position_goes_there_and_back(seed: int, decisions: int) -> None:
    state = walked(seed, decisions)
    again = FACE.read(msgspec.json.decode(msgspec.json.encode(FACE.write(state)), type=FACE.position))
    assert again.fields() == state.fields()


@given(seed=st.integers(0, 10_000), decisions=st.integers(0, 150))
def test_asking_again_asks_the_same(seed: int, decisions: int) -> None:
    state = walked(seed, decisions)
    if state.seat() >= 0:
        before = state.fields()
        proceed(state, Seeded(1), SILENT)
        assert state.fields() == before


@given(seed=st.integers(0, 10_000), decisions=st.integers(0, 150))
def test_notation_goes_round(seed: int, decisions: int) -> None:
    state = walked(seed, decisions)
    for action in state.legal_actions():
        assert GAME.parse(state, GAME.notation(state, action)) == action


@pytest.mark.parametrize(
    "text", ["", "fly", "garden 13", "learn phoenix-punch", "brew big-snack a1", "add d fern", "undo"]
)
def test_other_words_are_no_action(text: str) -> None:
    with pytest.raises(NotationError, match="is not an action here"):
        GAME.parse(in_shop(row=["big-snack", "mud-mask", "candle-tea", "owl-draught"]), text)


def test_notation_does_not_mind_case_and_spaces() -> None:
    state = in_shop(row=["big-snack", "mud-mask", "candle-tea", "owl-draught"])
    assert GAME.parse(state, "  Learn   BIG-SNACK ") == GAME.parse(state, "learn big-snack")


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 5}, {"start": 2}, {"seat": 7}, {"round": 6}, {"round": 0}, {"hat": 12}, {"prompt": "brew"},
        {"prompt": "dance"}, {"step": "nap"}, {"step": "over"}, {"ended": "stars"}, {"bag": [1] * 10},
        {"shop": [3] * 7}, {"shop": [-1] * 8}, {"garden": [["fern"] * 4] + [[]] * 11},
        {"garden": [["elf"]] + [[]] * 11},
        {"deck": []}, {"row": ["big-snack"] * 4}, {"under": ["big-snack"]}, {"mushrooms": 9}, {"gold": 1},
        {"sky": ["leo"]}, {"rising": "leo"}, {"formula": "geode"}, {"waiting": [0]}, {"thefts": 3}, {"thefts": -1},
        {"column": 3}, {"added": 2}, {"learning": {"potion": "big-snack", "slot": 9}}, {"performing": "geode"},
        {"exchanging": {"seat": 1, "kind": "fern"}}, {"contest": {"seats": [0, 1], "signs": [None, None], "drawn": 0}},
        {"running": {"of": "potion", "verb": 0, "left": 1}}, {"running": {"of": "talent", "verb": 0, "left": 1}},
        {"brew": [{"potion": "lift", "cells": [0, 1, 2]}]}, {"source": 0}, {"sludging": 1}, {"players": []},
    ],
    ids=str,
)  # fmt: skip
def test_impossible_positions_are_refused(change: dict[str, Any]) -> None:
    position = {**view(table({"satchel": "F"}, {})), **change}
    with pytest.raises((PositionError, msgspec.ValidationError)):
        FACE.read(msgspec.convert(position, FACE.position))


@given(data=st.data())
def test_mangled_positions_are_refused_or_playable(data: st.DataObject) -> None:
    """Whatever is put into a field, reading says no or gives a game that can be played."""
    state = walked(data.draw(st.integers(0, 500)), data.draw(st.integers(0, 120)))
    position = view(state)
    field = data.draw(st.sampled_from(sorted(position)))
    other = view(walked(data.draw(st.integers(0, 500)), data.draw(st.integers(0, 120))))
    position[field] = data.draw(st.one_of(st.just(other[field]), st.integers(-3, 99), st.none()))
    try:
        read = FACE.read(msgspec.convert(position, FACE.position))
    except (PositionError, msgspec.ValidationError):
        return
    luck, rng = Seeded(1), random.Random(1)
    for _ in range(600):
        if read.seat() < 0:
            break
        read.apply(rng.choice(read.legal_actions()), luck, SILENT)
    assert read.outcome() is not None
