"""What a preview tells of a pick: all that is in sight, and nothing of what lies under the lids."""

from __future__ import annotations

import random

from philtre.core.chance import Scripted, Seeded
from philtre.core.contract import SILENT, Setup
from philtre.games.potion_explosion.face.wire import FACE
from philtre.games.potion_explosion.rules.game import GAME, LiveState
from philtre.table.table import Table
from philtre.words.face import Happening
from philtre.words.fluent import words
from philtre.words.story import Chronicle
from tests.potion_explosion.tables import table

MOST_DECISIONS = 250


def foreseen(dispenser: str, pick: str, lids: tuple[int, ...] = (0, 0, 0, 0, 0), unseen: str = "") -> list[str]:
    """A preview in short: "2 red", and "…" where more may follow."""
    state = table(dispenser, lids, unseen)
    here = Table(GAME, Setup("standard", 2, {}), Scripted([]), state)
    told = here.preview(0, GAME.parse(state, pick), FACE).happenings
    return [_short(happening) for happening in told]


def _short(happening: Happening) -> str:
    details = happening.details
    return {"picked": "pick", "perhaps-more": "…"}.get(happening.event) or f"{details['count']} {details['colour']}"


def column(from_below: str) -> str:
    return "\n".join(f"{marble} . . . ." for marble in reversed(from_below))


def test_a_chain_within_sight_is_told_group_by_group_although_hidden_marbles_roll_in() -> None:
    assert foreseen(column("bkyryykbr"), "pick a4", (7, 0, 0, 0, 0), "rbkyrbk") == [
        "pick",
        "3 yellow",
        "2 black",
        "2 blue",
    ]


def test_where_the_last_group_reaches_the_highest_in_sight_hidden_marbles_may_join() -> None:
    assert foreseen(column("kkkkkkbrb"), "pick a8", (7, 0, 0, 0, 0), "rrrrrrb") == ["pick", "2 blue", "…"]


def test_what_lies_below_the_last_gap_may_meet_a_hidden_marble() -> None:
    assert foreseen(column("kkkkkrbyb"), "pick a8", (7, 0, 0, 0, 0), "kkkkkkr") == ["pick", "2 blue", "…"]
    assert foreseen(column("kkkkkrbyb"), "pick a8", (7, 0, 0, 0, 0), "kkkyyyy") == ["pick", "2 blue"]


def test_without_hidden_marbles_nothing_is_left_open() -> None:
    assert foreseen(column("kkkrbyb"), "pick a6") == ["pick", "2 blue"]


def test_the_hint_that_more_may_follow_has_words() -> None:
    assert all(words(language).has("potion_explosion-event-perhaps-more") for language in ("en", "fr"))


def test_what_is_foreseen_of_every_pick_comes_true() -> None:
    """Whatever rolls in: the groups are those foreseen; the last may be larger, and others follow, only if told so."""
    longer = 0
    for seed in range(2):
        chance, rng = Seeded(seed), random.Random(seed)
        state = GAME.new(Setup("standard", 2, {}), chance, SILENT)
        assert isinstance(state, LiveState)
        for _ in range(MOST_DECISIONS):
            if state.outcome() is not None:
                break
            for pick in [action for action in state.legal_actions() if action < 40]:
                longer += _comes_true(state, pick, rng.getrandbits(30))
            state.apply(rng.choice(state.legal_actions()), chance, SILENT)
    assert longer > 20, "hidden marbles never prolonged a chain: the test proves little"


def _comes_true(state: LiveState, pick: int, luck: int) -> bool:
    sure = FACE.foresee(state, pick) or []
    open_end = sure[-1].event == "perhaps-more"
    expected = [(line.details["colour"], line.details["count"]) for line in sure if line.event == "exploded"]
    real = _exploded(state, pick, luck)
    if not open_end:
        assert real == expected
    assert real[: len(expected) - 1] == expected[:-1]
    if expected:
        colour, at_least = expected[-1]
        assert real[len(expected) - 1][0] == colour
        assert int(str(real[len(expected) - 1][1])) >= int(str(at_least))
    return real != expected


def _exploded(state: LiveState, pick: int, luck: int) -> list[tuple[object, object]]:
    world, story = state.clone(), Chronicle()
    world.apply(pick, Seeded(luck), story)
    told = [line for line in story.told(FACE) if line.event == "exploded"]
    return [(line.details["colour"], line.details["count"]) for line in told]
