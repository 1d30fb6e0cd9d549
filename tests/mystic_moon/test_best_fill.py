"""The best fill: as good as trying everything, and never against the rules."""

from __future__ import annotations

import random

import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.games.mystic_moon.rules.best_fill import best_fill, best_value, effect_worth, next_action
from philtre.games.mystic_moon.rules.state import ADD, ASK_ADD, ASK_BREW, BREW, MysticMoonState
from tests.mystic_moon.drawing import GAME, drawn, in_hut, legal, play, prompt, seat

KEEP = 20
LIFT = 700
SNACK = {"book": ["big-snack", "poisoners-aid", "invisibility-ink"]}


def follow(state: MysticMoonState) -> list[str]:
    """Add and name potions as the helper says, until it stops."""
    done = []
    while state.step in (ADD, BREW) and prompt(state) in ("add", "brew"):
        action = next_action(state, KEEP, LIFT if state.is_cursed(state.player) else 0)
        assert action in state.legal_actions(), GAME.notation(state, action)
        done.append(GAME.notation(state, action))
        state.apply(action, Seeded(1), SILENT)
    return done


def test_it_finds_the_rulebooks_feast() -> None:
    state = in_hut({"satchel": "AABRRRRQQ", **SNACK}, {})
    follow(state)
    assert seat(state)["stars"] == 10 + 12
    assert prompt(state) == "effect"


def test_it_stops_where_nothing_is_worth_brewing() -> None:
    state = in_hut({"satchel": "FFFF", **SNACK}, {})
    assert follow(state) == ["done"]


def test_it_uses_wilds_where_a_kind_is_lacking_and_fills_gaps() -> None:
    state = in_hut({"satchel": "A*BFF", **SNACK}, {})
    assert best_fill(state, 0, KEEP, 0).value > 0
    follow(state)
    assert seat(state)["stars"] == 14


def test_it_puts_fillers_below_what_must_lie_high() -> None:
    state = in_hut({"satchel": "QSF", "book": ["thieves-tincture"]}, {})
    plan = best_fill(state, 0, KEEP, 0)
    letters = drawn(
        [
            None if (plan.cells >> 4 * n & 15) == 0 else state.content.kinds[(plan.cells >> 4 * n & 15) - 1]
            for n in range(9)
        ]
    )
    assert sorted(letters.replace(" ", "").replace(".", "")) == ["F", "Q", "S"]


def test_crystals_go_in_with_a_big_brew() -> None:
    state = in_hut({"satchel": "AAB", "crystals": 2, **SNACK}, {}, alchemy=True)
    follow(state)
    assert seat(state)["stars"] == 10 + 4 + 2 * 3


def test_columns_that_are_closed_are_not_planned_for() -> None:
    state = in_hut({"satchel": "AABF", **SNACK}, {})
    play(state, "add b fern")
    plan = follow(state)
    assert not [text for text in plan if text.startswith("add a")]


def everything(state: MysticMoonState) -> int:
    """The best that any order of adding and naming brings, priced as the helper prices it; tries them all."""
    best = 0
    seen: set[tuple[int, ...]] = set()
    todo = [(state, 0)]
    while todo:
        here, added = todo.pop()
        for action in here.legal_actions():
            after = here.clone()
            assert isinstance(after, MysticMoonState)
            words = GAME.notation(here, action).split()
            after.apply(action, Seeded(1), SILENT)
            fresh = added + (1 if words[0] == "add" and words[2] != "crystal" else 0)
            key = (*after.fields(), fresh)
            still_here = after.step in (ADD, BREW) and after.prompt in (ASK_ADD, ASK_BREW)
            if still_here and after.player == state.player and key not in seen:
                seen.add(key)
                todo.append((after, fresh))
            if words[0] == "brew" or (words[0] == "done" and here.step == BREW):
                best = max(best, priced(state, after, fresh))
    return best


def priced(before: MysticMoonState, after: MysticMoonState, added: int) -> int:
    brewed = [after.recipe_at(after.brewed_at(i) // 16) for i in range(after.brewed)]
    if not brewed or after.step == BREW:
        return 0
    stars = int(after.stars(before.player) - before.stars(before.player))
    return 100 * stars + sum(int(effect_worth(before, potion)) for potion in brewed) - KEEP * added


@pytest.mark.parametrize("seed", range(12))
def test_it_is_as_good_as_trying_everything(seed: int) -> None:
    rng = random.Random(seed)
    book = rng.sample(["candle-tea", "mud-mask", "hiccup-syrup", "gossip-gargle", "spore-sherry", "owl-draught"], 2)
    satchel = "".join(rng.choice("FABRSQ*") for _ in range(4))
    cauldron = rng.choice(["... ... ...", "... ... FAB", "... R.. R!.", "... .Q. SQA"])
    state = in_hut({"satchel": satchel, "book": book, "cauldron": cauldron}, {})
    assert best_value(state, 0, KEEP, 0) == everything(state)


def test_whatever_it_advises_is_legal() -> None:
    for seed in range(8):
        luck, rng = Seeded(seed), random.Random(seed)
        options = {"zodiac": "yes", "alchemy": "yes", "huts": "dealt"}
        state = GAME.new(Setup("standard", 3, options), luck, SILENT)
        assert isinstance(state, MysticMoonState)
        while state.seat() >= 0:
            legal_now = state.legal_actions()
            action = rng.choice(legal_now)
            if prompt(state) in ("add", "brew"):
                action = next_action(state, KEEP, LIFT if state.is_cursed(state.player) else 0)
                assert action in legal_now, (GAME.notation(state, action), legal(state))
            state.apply(action, luck, SILENT)
