"""Random content packs of every game: packs that pass the check can be played, described and read."""

from __future__ import annotations

import random
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from philtre import games, packs
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Setup
from philtre.core.playout import RandomGames, Tally
from philtre.table.positions import read_position, write_position
from tests.laws.cases import BOUND
from tests.oracle.mystic_moon.packs import random_pack, written

COLOURS = ("red", "blue", "black", "yellow")
MOST_HOLES = 5  # sometimes one more than allowed


def random_apotheca(rng: random.Random) -> str:
    content = tomllib.loads(games.pack_format("apotheca").own_text())
    first = rng.sample(range(15), 5)
    for number, row in enumerate(content["apothecary"]):
        row["first_game"] = number in first
        row["name"] = {"en": f"[/b] {number}", "fr": f"[red]{number}"}
    return written(content)


def random_potion_explosion(rng: random.Random) -> str:
    content = tomllib.loads(games.pack_format("potion_explosion").own_text())
    lopsided = rng.random() < 0.3
    most = rng.choice([4, 4, MOST_HOLES] if lopsided else [3, 4, 4, MOST_HOLES])
    for tile in content["tile"]:
        holes = dict.fromkeys(COLOURS, 0)
        while sum(holes.values()) < tile["size"]:
            colour = rng.choice(COLOURS[:2] if lopsided else COLOURS)
            holes[colour] += 1 if holes[colour] < most else 0
        tile |= {"holes": holes, "points": rng.randint(0, 30)}
    return written(content)


MAKERS = {"apotheca": random_apotheca, "potion_explosion": random_potion_explosion, "mystic_moon": random_pack}


@pytest.mark.parametrize("name", games.NAMES)
@given(data=st.data())
def test_a_pack_that_passes_is_played_to_its_end(name: str, data: st.DataObject) -> None:
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    text = MAKERS[name](rng)
    game, mistakes = packs.check(text)
    assert game == name
    if mistakes:
        assert {mistake.key for mistake in mistakes} <= {"not-a-number", "crowded", "never-ends", "dearer-than-gold"}
        return
    variant = rng.choice(games.game(name).variants)
    play(name, Setup(variant.name, rng.choice(variant.seats), {}, text), rng)


def play(name: str, setup: Setup, rng: random.Random) -> None:
    rules, face, luck = games.game(name), games.face(name).of(setup), Seeded(rng.getrandbits(32))
    state = rules.new(setup, luck, SILENT)
    for decisions in range(BOUND):
        rules.check_state(state)
        if state.seat() == NOBODY:
            return
        legal = state.legal_actions()
        if decisions % 20 == 0:
            assert [rules.parse(state, rules.notation(state, action)) for action in legal] == legal
            assert read_position(face, write_position(face, state)).fields() == state.fields()
            for action in legal:
                face.choice(state, action)
            face.controls(state)
        state.apply(rng.choice(legal), luck, SILENT)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("name", games.NAMES)
def test_our_own_cards_and_some_random_packs_pass(name: str) -> None:
    assert packs.check(games.pack_format(name).own_text()) == (name, [])
    passed = [packs.check(MAKERS[name](random.Random(seed)))[1] == [] for seed in range(8)]
    assert any(passed)


def test_random_games_are_played_in_pieces_that_can_be_interrupted_between() -> None:
    """The games are the same in pieces and at once; no piece is longer than requested."""
    game = games.game("potion_explosion")
    setup = Setup("standard", 2, {})
    whole, pieces = Tally(2), Tally(2)
    RandomGames(game, setup, 5, 0).play(3, 10**6, whole)
    runner, calls = RandomGames(game, setup, 5, 0), 0
    while pieces.games < 3:
        runner.play(3, 50, pieces)
        calls += 1
    assert calls >= whole.decisions // 50
    assert (pieces.decisions, pieces.endings, pieces.points) == (whole.decisions, whole.endings, whole.points)
