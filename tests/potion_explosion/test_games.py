"""Whole games at random: components are conserved, questions are real ones, and nothing hidden is told."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from philtre.core.chance import Recorded, Seeded
from philtre.core.contract import SILENT, Setup
from philtre.games.potion_explosion.content import COLOURS
from philtre.games.potion_explosion.face.position import Position
from philtre.games.potion_explosion.face.wire import FACE
from philtre.games.potion_explosion.face.writing import write
from philtre.games.potion_explosion.rules.game import GAME, LiveState
from philtre.games.potion_explosion.rules.tiles import TILE_NAMES
from tests.potion_explosion.tables import Heard, asked

GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(2)]


def game_at_random(seats: int, seed: int) -> Iterator[LiveState]:
    """Every state of a game, up to its end."""
    rng, chance = random.Random(seed), Seeded(seed)
    options = {"help": rng.choice(["once", "unlimited"]), "tokens": rng.choice(["usual", "15"])}
    state = GAME.new(Setup("standard", seats, options), chance, SILENT)
    assert isinstance(state, LiveState)
    while True:
        yield state
        actions = state.legal_actions()
        if not actions:
            return
        state.apply(rng.choice(actions), chance, SILENT)


def marbles_in(position: Position) -> list[int]:
    found = [n + position.hand[colour] for colour, n in enumerate(position.unseen)]
    for colour, name in enumerate(COLOURS):
        found[colour] += sum(1 for track in position.tracks for marble in track if marble == name)
        for desk in position.desks:
            found[colour] += desk.pool[colour] + desk.aside[colour]
            found[colour] += sum(burner.marbles[colour] for burner in desk.burners if burner)
    return found


def tiles_in(position: Position) -> list[str]:
    found = position.unseen_tiles + [top for top in position.tops if top] + [f"{kind}-4" for kind in position.draft]
    for desk in position.desks:
        found += desk.potions + [burner.tile for burner in desk.burners if burner]
    return sorted(found)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_all_80_marbles_and_48_tiles_are_always_there(seats: int, seed: int) -> None:
    for state in game_at_random(seats, seed):
        position = write(state)
        assert marbles_in(position) == [20, 20, 20, 20]
        in_play = [name for name in TILE_NAMES if name.rsplit("-", 1)[0] not in position.left_out]
        assert tiles_in(position) == sorted(in_play * 2)
        assert position.help_left + sum(desk.help for desk in position.desks) == 18
        assert position.tokens_left + sum(len(desk.skill) for desk in position.desks) == 15
        assert all(sum(desk.pool) <= 3 for desk in position.desks)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_only_real_questions_are_asked(seats: int, seed: int) -> None:
    for state in game_at_random(seats, seed):
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        if state.outcome() is None:
            assert len(actions) >= (1 if asked(state) in ("action", "tie") else 2)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_state_is_what_its_position_says_and_nothing_more(seats: int, seed: int) -> None:
    for state in game_at_random(seats, seed):
        text = msgspec.json.encode(write(state))
        assert FACE.read(msgspec.json.decode(text, type=Position)).fields() == state.fields()


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_listener_hears_every_marble_that_comes_into_sight_and_no_other(seats: int, seed: int) -> None:
    """What the story uncovers is exactly what can be seen afterwards; luck is used for nothing that stays hidden."""
    rng, chance = random.Random(seed), Recorded(Seeded(seed))
    state = GAME.new(Setup("standard", seats), chance, SILENT)
    assert isinstance(state, LiveState)
    while state.outcome() is None:
        hidden, drawn = sum(write(state).unseen), chance.drawn
        story = Heard()
        drafting = asked(state) == "draft"
        state.apply(rng.choice(state.legal_actions()), chance, story)
        if drafting:
            continue
        returned = story.named("returned")
        under_lid = sum(1 for _, _, place in returned if place == 0)
        # Marbles that exploded on their way were never in sight: they are told by the number that exploded.
        joined = hidden + under_lid - len(story.named("rolled-in")) - sum(write(state).unseen)
        assert 0 <= joined <= sum(count for _, count, _ in story.named("exploded"))
        shown = len(story.named("rolled-in")) + joined + len(story.named("uncovered"))
        assert chance.drawn - drawn <= shown + 2 * len(returned)


def test_equal_luck_and_equal_choices_make_equal_games_with_or_without_a_listener() -> None:
    listened = [state.fields() for state in game_at_random(3, 5)]
    assert listened == [state.fields() for state in game_at_random(3, 5)]
    quiet, heard = (GAME.new(Setup("standard", 2), Seeded(9), SILENT) for _ in range(2))
    luck_1, luck_2, rng = Seeded(1), Seeded(1), random.Random(3)
    while quiet.outcome() is None:
        action = rng.choice(quiet.legal_actions())
        quiet.apply(action, luck_1, SILENT)
        heard.apply(action, luck_2, Heard())
        assert quiet.fields() == heard.fields()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_absent_people_plays_lawfully(seats: int) -> None:
    chance = Seeded(seats)
    state = GAME.new(Setup("standard", seats), chance, SILENT)
    for _ in range(600):
        if state.outcome() is not None:
            break
        action = state.absent()
        assert action in state.legal_actions()
        state.apply(action, chance, SILENT)


def test_an_absent_person_does_nothing_that_was_not_asked_for() -> None:
    chance = Seeded(4)
    state = GAME.new(Setup("standard", 2), chance, SILENT)
    for _ in range(200):
        if state.outcome() is not None:
            break
        words = GAME.notation(state, state.absent()).split(" ")[0]
        assert words in ("choose", "pick", "end", "deal", "keep", "draw")
        state.apply(state.absent(), chance, SILENT)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_clone_is_independent(seats: int, seed: int) -> None:
    states = game_at_random(seats, seed)
    copies = [(state.clone(), state.fields()) for _, state in zip(range(80), states, strict=False)]
    assert all(copy.fields() == fields for copy, fields in copies)
    assert copies[0][0].seen_by(0).fields() == copies[0][1]
