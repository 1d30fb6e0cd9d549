"""Analyses of games: known mistakes are found, and no decision is judged by what its seat could not know."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from philtre.analysis import LIKELY, Analysis, Budget, Decision, Move, analyse, steps
from philtre.core.chance import Refused, Scripted, Seeded
from philtre.core.contract import NOBODY, SILENT, Setup, State
from philtre.core.errors import NoLuck, SetupError
from philtre.table import luck
from philtre.table.table import Table
from tests.core.pebbles import GAME
from tests.laws.cases import CASES, Case, each_case

QUICK = Budget(24)
every_case = pytest.mark.parametrize("case", CASES, ids=each_case)


def pebbles(*entries: str, draws: list[int]) -> Table:
    """Pebbles on the short line, seat 0 begins; stones come out of the bag as luck says."""
    table = Table(GAME, Setup("short", 2), Scripted([0, *draws]))
    for entry in entries:
        table.enter(entry if entry.split(" ")[0] in ("undo", "resign", "stop") else GAME.parse(table.state, entry))
    return table


def last_two(*entries: str) -> Table:
    """One point each; seat 0 decides, and knows of the last two stones that 1 is white and 2 is black.

    Who turns up the white one wins, for the other has to turn up the black one.
    """
    put = ["draw", "put 1", "draw", "put 3", "draw", "put 2", "draw", "put 4", "turn 3", "turn 4"]
    return pebbles(*put, *entries, draws=[7, 6, 0, 4])


def random_game(case: Case, seed: int, decisions: int) -> Table:
    table, rng = Table(case.game, case.setup(), luck.seeded(seed).chance()), random.Random(seed)
    while table.seat() != NOBODY and table.version < decisions:
        table.act(table.seat(), rng.choice(table.legal_actions()))
    return table


def wins_at_once(view: State, action: int) -> bool:
    """Whether the seat in turn can know that this ends the game in its favour."""
    world, seat = view.clone(), view.seat()
    with suppress(NoLuck):  # not over then, unless only what was hidden is still shown
        world.apply(action, Refused(), SILENT)
    return world.seat() == NOBODY and world.payoff(seat) == 1.0


def won_game(seed: int) -> tuple[Table, int]:
    """A random game of Apotheca up to a decision that wins, and that decision."""
    case, rng = CASES[0], random.Random(seed)
    table = Table(case.game, case.setup(), luck.seeded(seed).chance())
    while table.seat() != NOBODY:
        view = table.view(table.seat())
        winning = [action for action in view.legal_actions() if wins_at_once(view, action)]
        if winning:
            return table, winning[0]
        table.act(table.seat(), rng.choice(view.legal_actions()))
    raise AssertionError("nobody could win")


def test_a_game_thrown_away_is_found_with_what_would_have_won() -> None:
    found = analyse(last_two("turn 2", "turn 1"), Budget(200))
    mistake = found.decisions[found.mistakes[0]]
    assert (mistake.version, mistake.seat, mistake.played.notation) == (10, 0, "turn 2")
    assert (mistake.best[0].notation, mistake.best[0].values, mistake.played.values) == ("turn 1", [1, 0], [0, 1])
    assert (mistake.value, mistake.loss) == (1, 1)
    assert found.ending == [0, 1]


def test_the_right_action_is_no_mistake() -> None:
    found = analyse(last_two("turn 1", "turn 2"), Budget(200))
    right, forced = found.decisions[-2:]
    assert (right.loss, right.best[0].notation, right.values) == (0, "turn 1", [1, 0])
    assert (forced.loss, [move.notation for move in forced.best]) == (0, ["turn 2"])
    assert [curve[-3] for curve in found.curves] == found.ending == [1, 0]
    assert 0.5 < found.curves[0][-2] < 1, "seat 1 does not know yet that the last stone is black"


def test_taking_the_wrong_stone_without_knowing_it_is_no_mistake() -> None:
    """The same stones, but seat 1 decides, and seat 0 put them there: to its eyes they are alike."""
    put = ["draw", "put 1", "draw", "put 3", "draw", "put 2", "draw", "put 4", "turn 3"]
    found = analyse(pebbles(*put, "turn 2", "turn 4", "turn 1", draws=[7, 6, 0, 4]), Budget(150))
    blind = found.decisions[9]
    values = {move.notation: move.values[1] for move in blind.best}
    assert (blind.seat, blind.played.notation) == (1, "turn 2")
    assert values["turn 1"] == pytest.approx(values["turn 2"], abs=0.1)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_resigning_a_won_game_is_the_largest_mistake(seed: int) -> None:
    table, winning = won_game(seed)
    table.resign(table.seat())
    found = analyse(table, Budget(300))
    mistake = found.decisions[found.mistakes[0]]
    assert mistake.played.action is None
    assert mistake.played.values[mistake.seat] == 0
    assert mistake.loss == mistake.value == 1
    assert mistake.best[0].values[mistake.seat] == 1
    assert wins_at_once(table.moments[-2].state.seen_by(mistake.seat), mistake.best[0].action or 0)
    assert winning in table.moments[-2].state.legal_actions()
    assert found.ending == [float(seat != mistake.seat) for seat in range(2)]


def test_resigning_out_of_turn_loses_the_value_of_staying() -> None:
    found = analyse(last_two("resign 2"), QUICK)
    left = found.decisions[-1]
    assert (left.seat, left.best, left.played.notation) == (1, [], "resign 2")
    assert left.loss == left.values[1]


def test_undone_decisions_are_not_judged() -> None:
    table = pebbles("draw", "put 1", "draw", "put 3", "slide 1", "undo", "slide 3", "undo", "draw", "put 2",
                    draws=[7, 6, 0])  # fmt: skip
    assert [table.moments[step.number].entry for step in steps(table)] == [6, 0, 6, 2, 6, 1]
    assert [decision.version for decision in analyse(table, QUICK).decisions] == [0, 1, 2, 3, 8, 9]


def test_moves_for_a_seat_that_left_are_not_judged_and_its_chance_is_zero() -> None:
    case = next(case for case in CASES if case.name == "pebbles-long-3")
    table = Table(case.game, case.setup(), luck.seeded(3).chance())
    left = table.seat()
    table.resign(left)
    while table.seat() != NOBODY:
        table.act(table.seat(), int(table.state.absent()))
    found = analyse(table, QUICK)
    assert [decision.version for decision in found.decisions if decision.seat == left] == [0]
    assert set(found.curves[left][1:]) == {0.0}


def test_a_game_stopped_by_agreement_has_no_ending() -> None:
    found = analyse(last_two("stop"), QUICK)
    assert found.ending is None
    assert len(found.curves[0]) == len(found.decisions) == 10


@every_case
def test_every_variant_can_be_analysed_with_the_same_result_again(case: Case) -> None:
    table = random_game(case, 5, 14)
    heard: list[int] = []
    found = analyse(table, QUICK, report=heard.append)
    assert found == analyse(table, QUICK)
    assert heard == list(range(1, len(table.moments)))
    assert len(found.curves) == case.seats
    for decision, (before, after) in zip(found.decisions, pairwise(table.moments), strict=True):
        assert (decision.seat, decision.played.action) == (after.seat, after.entry)
        assert {move.action for move in decision.best} <= set(before.state.legal_actions())
        assert 1 <= len(decision.best) <= LIKELY
        assert decision.best[0].values == decision.values
        assert all(0 <= value <= 1 for move in [*decision.best, decision.played] for value in move.values)
        assert decision.loss == pytest.approx(decision.value - decision.played.values[decision.seat])
        assert decision.loss >= 0


@every_case
def test_a_redeal_of_hidden_things_changes_nothing(case: Case) -> None:
    rng, scramble = random.Random(case.name), case.scramble()
    for seed in range(6):
        state = random_game(case, seed, rng.randrange(4, 60)).state
        if state.seat() == NOBODY:
            continue
        action = rng.choice(state.legal_actions())
        judged = []
        for true in (state, scramble(state, int(state.seat()), rng), scramble(state, int(state.seat()), rng)):
            table = Table(case.game, case.setup(), Seeded(seed), true)
            table.act(table.seat(), action)
            judged.append(analyse(table, QUICK).decisions)
        assert judged[0] == judged[1] == judged[2]


def test_thinking_ends_when_its_time_is_over() -> None:
    found = analyse(random_game(CASES[0], 1, 6), Budget(0, 10))
    assert len(found.decisions) == 6


def test_a_budget_without_a_limit_is_refused() -> None:
    with pytest.raises(SetupError, match="at least one"):
        analyse(random_game(CASES[0], 1, 2), Budget(0, 0))


def test_the_page_about_it_names_every_field() -> None:
    page = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text("utf-8")
    fields = {field.name for kind in (Analysis, Decision, Move) for field in msgspec.structs.fields(kind)}
    named = {name for line in page.splitlines() if line.startswith("| `") for name in re.findall(r"`(\w+)`", line)}
    assert fields == named | {"action", "notation"}
    assert all(f"`{field}`" in page for field in fields)
