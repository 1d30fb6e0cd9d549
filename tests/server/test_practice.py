"""Practice positions: solutions solve them, random play does not, and the server judges like the engine."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import msgspec
import pytest
import pytest_asyncio

from philtre import games, practice
from philtre.client import Client
from philtre.core.chance import Seeded
from philtre.practice import Attempt, amount, exercise
from philtre.server import wire
from philtre.words.story import Chronicle
from tests.house.fluent_files import messages
from tests.server.running import refusal, running

ALL = [(game, name) for game in games.OURS for name in practice.names(game)]
TRIES = 100
WORLDS = 10
LUCKY = 0.1  # how often random play may solve a position
each = pytest.mark.parametrize(("game", "name"), ALL)


def begun(game: str, name: str) -> Attempt:
    return Attempt(games.face(game), exercise(game, name))


def test_every_game_has_some() -> None:
    assert {game for game, _ in ALL} == set(games.OURS)


@each
def test_exactly_the_whole_solution_solves_it(game: str, name: str) -> None:
    attempt = begun(game, name)
    for notation in attempt.exercise.solution:
        assert not attempt.over
        attempt.act(attempt.face.game.parse(attempt.table.state, notation))
    assert attempt.solved


@each
def test_the_solution_needs_neither_luck_nor_hidden_information(game: str, name: str) -> None:
    attempt = begun(game, name)
    rules, seat, goal = attempt.face.game, attempt.exercise.seat, attempt.exercise.goal
    for seed in range(WORLDS):
        world, luck, story = attempt.table.view(seat), Seeded(seed), Chronicle()
        world.imagine(luck)
        for notation in attempt.exercise.solution:
            action = rules.parse(world, notation)
            assert action in world.legal_actions()
            world.apply(action, luck, story)
        assert sum(amount(goal, line) for line in story.told(attempt.face) if line.who == seat) >= goal.least


@each
def test_random_play_seldom_solves_it(game: str, name: str) -> None:
    luck, solved = random.Random(1), 0
    for _ in range(TRIES):
        attempt = begun(game, name)
        while not attempt.over:
            attempt.act(luck.choice(attempt.table.legal_actions()))
        solved += attempt.solved
    assert solved <= LUCKY * TRIES


def test_no_pick_makes_a_longer_chain() -> None:
    game, name = "potion_explosion", "1-chain"
    attempt = begun(game, name)
    reached = []
    for action in attempt.table.legal_actions():
        other = begun(game, name)
        other.act(action)
        reached.append(other.reached)
    assert max(reached) == attempt.exercise.goal.least
    assert reached.count(max(reached)) == 1


@each
def test_it_has_its_texts(game: str, name: str) -> None:
    wanted = {f"{game}-practice-{name}", f"{game}-practice-{name}-task", f"{game}-practice-{name}-why"}
    for language in ("en", "fr"):
        assert wanted - messages(language).keys() == set()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def lab(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Client]:
    """A client without a cookie at a server with all games."""
    async with running(tmp_path_factory.mktemp("practice")) as server, Client(server.address) as client:
        yield client


@pytest.mark.asyncio(loop_scope="module")
@each
async def test_the_server_judges_like_the_engine(lab: Client, game: str, name: str) -> None:
    attempt, done = begun(game, name), list[int]()
    assert name in (await lab.get(f"/api/games/{game}/practice", wire.Exercises)).names
    for notation in attempt.exercise.solution:
        action = attempt.face.game.parse(attempt.table.state, notation)
        said = await lab.practise(game, name, wire.Practise(actions=done, preview=[action]))
        assert not said.solved
        assert said.onward == attempt.exercise.solution[len(done) :]
        assert action in [choice.id for choice in said.table.choices]
        assert said.previewed is not None
        assert said.previewed.action == action
        attempt.act(action)
        done.append(action)
    said = await lab.practise(game, name, wire.Practise(actions=done, since=0))
    assert said.solved
    assert said.over
    assert len(said.table.story) == len(done)


@pytest.mark.asyncio(loop_scope="module")
async def test_what_is_not_allowed_is_refused(lab: Client) -> None:
    game, name = ALL[0]
    assert await refusal(lab.practise(game, "none", wire.Practise())) == "no-exercise"
    assert await refusal(lab.practise("chess", name, wire.Practise())) == "no-game"
    assert await refusal(lab.practise(game, name, wire.Practise(actions=[10**6]))) in ("no-action", "not-allowed")


@pytest.mark.asyncio(loop_scope="module")
async def test_the_pupil_is_shown_no_secret(lab: Client) -> None:
    """Facedown potions of others have no colour."""
    for game, name in ALL:
        attempt = begun(game, name)
        said = await lab.practise(game, name, wire.Practise())
        shown = msgspec.json.encode(attempt.face.write(attempt.table.view(attempt.exercise.seat)))
        assert msgspec.json.decode(said.table.view) == msgspec.json.decode(shown)
