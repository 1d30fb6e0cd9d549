"""Observations contain exactly what a seat may know, as described by the table of features."""

from __future__ import annotations

import random
import re
from hashlib import sha256
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Setup, State
from philtre.core.observing import (
    FORGOTTEN,
    MOST,
    REMEMBERED,
    byte,
    move_one,
    put_bits,
    put_counts,
    put_four,
    put_one,
    word,
)
from tests.laws.cases import CASES, REGISTERED, Case, each_case, reached, states, walk

every_case = pytest.mark.parametrize("case", CASES, ids=each_case)

# Digests of the features of each version. Changing one without a new version breaks everybody's networks.
VERSIONS: dict[tuple[str, int], str] = {
    ("apotheca", 1): "3ca0321c1d2e485a",
    ("potion_explosion", 1): "abff44185d20cb41",
    ("mystic_moon", 1): "59ca82fc611389e5",
}
BEYOND = 7  # words after an observation that must stay as they are


def words_of(case: Case) -> int:
    """How many words an observation has."""
    size = sum(feature.size for feature in case.game.features(case.seats))
    assert size % 8 == 0
    return size // 8


def surrounded(words: int, number: int) -> vec[i64]:
    """A buffer for so many words, with others before and after them."""
    return vec[i64]([-1] * BEYOND + [number] * words + [-1] * BEYOND)


def inside(out: vec[i64]) -> list[int]:
    """The words of such a buffer; checks that nothing else was written."""
    numbers = [int(number) for number in out]
    assert [*numbers[:BEYOND], *numbers[-BEYOND:]] == [-1] * (2 * BEYOND)
    return numbers[BEYOND:-BEYOND]


def observation(case: Case, state: State, seat: int) -> bytes:
    """The bytes of an observation."""
    out = surrounded(words_of(case), -1)
    state.observe(seat, out, BEYOND)
    return b"".join(number.to_bytes(8, "little", signed=True) for number in inside(out))


def spread_over(case: Case, seed: int, number: int) -> list[State]:
    """Some states of a random game, from beginning to end."""
    states = [state.clone() for state in walk(case, seed)]
    return states[:: len(states) // number + 1]


@every_case
@given(data=st.data())
def test_every_number_is_within_its_feature_and_the_same_for_the_view(case: Case, data: st.DataObject) -> None:
    state = data.draw(states(case))
    for seat in range(case.seats):
        told = observation(case, state, seat)
        assert_within(case, told)
        assert observation(case, state.seen_by(seat), seat) == told


def assert_within(case: Case, told: bytes) -> None:
    at = 0
    for feature in case.game.features(case.seats):
        part = told[at : at + feature.size]
        assert max(part) <= feature.most, (feature.name, list(part))
        at += feature.size


@every_case
def test_observations_do_not_depend_on_hidden_things(case: Case) -> None:
    scramble, rng = case.scramble(), random.Random(case.name)
    for state in spread_over(case, 1, 60):
        for seat in range(case.seats):
            assert observation(case, scramble(state, seat, rng), seat) == observation(case, state, seat)


@every_case
def test_what_is_written_again_is_what_would_be_written_anew(case: Case) -> None:
    """In one place, game after game, as each seat sees it in turn and at the end."""
    rng, words = random.Random(case.name), words_of(case)
    again, written = surrounded(words, -1), surrounded(REMEMBERED, FORGOTTEN)
    for seed in range(3):
        for state in chain(walk(case, seed), [reached(case, {}, seed, 10_000)]):
            seat = int(state.seat()) if rng.random() < 0.8 else rng.randrange(case.seats)
            state.observe_again(max(0, seat), again, BEYOND, written, BEYOND)
            anew = surrounded(words, -2)  # so that a word that is never written differs
            state.observe(max(0, seat), anew, BEYOND)
            assert inside(again) == inside(anew)
    assert len(inside(written)) == REMEMBERED


@every_case
def test_different_views_have_different_observations(case: Case) -> None:
    """Hardly anything that a seat sees is left out: few different views have equal observations."""
    seen: dict[bytes, set[tuple[int, ...]]] = {}
    for state in walk(case, 1):
        seat = int(state.seat())
        seen.setdefault(observation(case, state, seat), set()).add(state.seen_by(seat).fields())
    alike = sum(len(views) - 1 for views in seen.values())
    assert alike <= 0.02 * sum(map(len, seen.values()))


@every_case
def test_seats_are_counted_from_the_viewer(case: Case) -> None:
    """`decides` of seat 0, the viewer, is 1 exactly if the viewer is in turn."""
    names = [feature.name for feature in case.game.features(case.seats) for _ in range(feature.size)]
    at = [names.index(f"decides_{seat}") for seat in range(case.seats)]
    for state in spread_over(case, 2, 20):
        for seat in range(case.seats):
            told = observation(case, state, seat)
            decides = [(seat + number) % case.seats for number in range(case.seats) if told[at[number]]]
            assert decides == [state.seat()]


@every_case
def test_the_end_can_be_observed(case: Case) -> None:
    names = [feature.name for feature in case.game.features(case.seats) for _ in range(feature.size)]
    over = names.index("over")
    for state in walk(case, 3):
        assert observation(case, state, 0)[over] == 0
    assert state.seat() == NOBODY
    assert observation(case, state, 0)[over] == 1


@every_case
def test_the_last_byte_of_a_word_keeps_its_sign(case: Case) -> None:
    """A word is a signed number, so the plain engine cannot write more than 127 in its highest byte."""
    most = [feature.most for feature in case.game.features(case.seats) for _ in range(feature.size)]
    assert max(most[7::8]) <= 127


@pytest.mark.parametrize("name", games.NAMES)
def test_changed_features_need_a_new_version(name: str) -> None:
    game = games.game(name)
    table = [(feature.name, feature.size, feature.most) for feature in game.features(2)]
    assert sha256(repr(table).encode()).hexdigest()[:16] == VERSIONS[name, game.observation]


@pytest.mark.parametrize("name", games.NAMES)
def test_features_have_different_names(name: str) -> None:
    for seats in (1, 2, 4):
        names = [feature.name for feature in games.game(name).features(seats) if feature.most]
        assert len(set(names)) == len(names)


def extreme(name: str) -> str:
    """A pack with the largest possible effects and rewards."""
    text = re.sub(r'"([a-z]+) (-?)[1-9]( 2)?"', r'"\1 \g<2>9\3"', games.pack_format(name).own_text())
    return re.sub(
        r"^points = \d+$", "points = 30", re.sub(r"^reward = \d+$", "reward = 20", text, flags=re.M), flags=re.M
    )


@pytest.mark.parametrize("name", games.NAMES)
def test_a_content_pack_stays_within_the_features(name: str) -> None:
    """Packs have other cards, but the same features; large numbers are clipped to a byte."""
    case = next(case for case in REGISTERED if case.game.name == name)
    expansions = {option.name: "yes" for option in case.game.options if "yes" in option.choices}
    setup = Setup(case.variant, case.seats, expansions, extreme(name))
    for seed in range(3):
        luck, choices = Seeded(seed), random.Random(seed)
        state = case.game.new(setup, luck, SILENT)
        while state.seat() != NOBODY:
            state.apply(choices.choice(state.legal_actions()), luck, SILENT)
            for seat in range(case.seats):
                assert_within(case, observation(case, state, seat))


def test_points_at_the_end_are_the_score() -> None:
    for case in REGISTERED:
        state = reached(case, {}, 5, 10_000)
        outcome = state.outcome()
        assert outcome is not None
        assert [state.points_of(seat) for seat in range(case.seats)] == outcome.scores


@given(st.integers(0, 2**45 - 1))
def test_bits_become_bytes(bits: int) -> None:
    out = vec[i64]([0] * 6)
    assert put_bits(out, 0, bits, 6) == 6
    assert _bytes(out) == [bits >> i & 1 for i in range(48)]


@given(st.lists(st.integers(0, 15), min_size=16, max_size=16))
def test_counts_become_bytes(counts: list[int]) -> None:
    out = vec[i64]([0] * 2)
    heap = sum(count * 16**i for i, count in enumerate(counts[:15]))  # an i64 has no more room
    assert put_counts(out, 0, heap, 2) == 2
    assert _bytes(out) == [*counts[:15], 0]


@given(st.lists(st.integers(0, 2**16 - 1), min_size=4, max_size=4))
def test_four_boards_become_bytes(boards: list[int]) -> None:
    out = vec[i64]([0] * 8)
    assert put_four(out, 0, *boards) == 8
    assert _bytes(out) == [board >> i & 1 for board in boards for i in range(16)]


@pytest.mark.parametrize("which", [-1, 0, 7, 8, 31])
def test_one_among_others(which: int) -> None:
    out = vec[i64]([-1] * 4)
    assert put_one(out, 0, which, 4) == 4
    assert _bytes(out) == [int(i == which) for i in range(32)]


@pytest.mark.parametrize("which", [-1, 0, 7, 8, 31])
@pytest.mark.parametrize("was", [FORGOTTEN, -1, 0, 15, 31])
def test_one_among_others_moves(was: int, which: int) -> None:
    out = vec[i64]([-1] * 4)
    if was != FORGOTTEN:
        put_one(out, 0, was, 4)
    move_one(out, 0, was, which, 4)
    assert _bytes(out) == [int(i == which) for i in range(32)]


@given(st.lists(st.integers(0, 255), min_size=8, max_size=8))
def test_eight_bytes_are_a_word(numbers: list[int]) -> None:
    numbers[7] &= 127
    assert _bytes(vec[i64]([word(*numbers)])) == numbers
    assert [byte(number * 3) for number in numbers] == [min(3 * number, int(MOST)) for number in numbers]


def _bytes(out: vec[i64]) -> list[int]:
    return [number for each in out for number in int(each).to_bytes(8, "little", signed=True)]
