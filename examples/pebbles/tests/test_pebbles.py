"""What any game can test without Philtre's own test suite: whole random games, views, positions and messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pebbles
import philtre
from pebbles.face import FACE
from pebbles.rules import GAME

SETUPS = [
    philtre.Setup(variant.name, seats, {"black": black})
    for variant in GAME.variants
    for seats in variant.seats
    for black in ("1", "2")
]
IDS = [f"{setup.variant}-{setup.seats}-{setup.options['black']}" for setup in SETUPS]


def states(setup: philtre.Setup, seed: int) -> Iterator[philtre.State]:
    """All states of a random game."""
    luck, choices = philtre.Seeded(seed), philtre.Seeded(-seed)
    state = GAME.new(setup, luck, philtre.SILENT)
    while state.seat() != philtre.NOBODY:
        yield state
        legal = state.legal_actions()
        state.apply(legal[choices.below(len(legal))], luck, philtre.SILENT)
    yield state


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_games_end_with_a_winner_and_a_score_for_each_seat(setup: philtre.Setup) -> None:
    for seed in range(1, 20):
        *_, last = states(setup, seed)
        outcome = last.outcome()
        assert outcome is not None
        assert outcome.winners()
        assert len(outcome.scores) == setup.seats


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_actions_and_positions_can_be_written_and_read(setup: philtre.Setup) -> None:
    for state in states(setup, 1):
        for action in state.legal_actions():
            assert GAME.parse(state, GAME.notation(state, action)) == action
        assert FACE.read(FACE.write(state)).fields() == state.fields()


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_an_imagined_world_looks_the_same_to_the_seat_that_imagines_it(setup: philtre.Setup) -> None:
    luck = philtre.Seeded(5)
    for state in states(setup, 2):
        for seat in range(setup.seats):
            seen = state.seen_by(seat)
            world = seen.clone()
            world.imagine(luck)
            assert world.seen_by(seat).fields() == seen.fields()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_row_has_its_message(language: str) -> None:
    files = (Path(pebbles.__file__).parent / "locales" / language).glob("*.ftl")
    messages = {name for file in files for name in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)}
    book = FACE.book
    needed = {"event": book.events, "do": book.verbs, "prompt": book.prompts, "why": book.refusals}
    wanted = {f"pebbles-{word}-{name}" for word, rows in needed.items() for name in rows.names()}
    assert wanted <= messages
