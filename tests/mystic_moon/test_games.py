"""Whole games: nothing is lost, nothing is made, and all end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from philtre.bots.greedy import GreedyBot
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.games.mystic_moon.content import load
from philtre.games.mystic_moon.rules.state import MysticMoonState
from tests.mystic_moon.drawing import COUNTS, GAME, view
from tests.oracle.mystic_moon.packs import random_pack

EXPANSIONS = [{}, {"zodiac": "yes"}, {"alchemy": "yes"}, {"zodiac": "yes", "alchemy": "yes"}]
LONGEST = 600  # decisions


def tokens(position: dict[str, Any], kinds: list[str]) -> dict[str, int]:
    """How many of each token there are, wherever they lie."""
    players = position["players"]
    cells = [cell for player in players for cell in player["cauldron"]]
    lying = [*cells, *[kind for place in position["garden"] for kind in place]]
    apart = [bag + shop for bag, shop in zip(position["bag"], [*position["shop"], 0, 0], strict=True)]
    found: dict[str, int] = {kind: lying.count(kind) + apart[n] for n, kind in enumerate(kinds)}
    for n, kind in enumerate(kinds[:9]):
        found[kind] += sum(player["satchel"][n] for player in players)
    found["mushroom"] = position["mushrooms"] + cells.count("mushroom")
    found["gold"] = position["gold"] + sum(player["gold"] for player in players)
    found["crystals"] = position["crystals"] + sum(player["crystals"] for player in players) + cells.count("crystal")
    found["sludge"] = position["sludges"] + position["sludging"] + sum(position["sludge"])
    return found


def cards(position: dict[str, Any]) -> tuple[list[str], list[str]]:
    """All potion cards and all formula cards, wherever they lie."""
    potions = [card for player in position["players"] for card in player["book"]]
    potions += [card for pile in ("row", "deck", "under") for card in position[pile] if card]
    potions += [position["learning"]["potion"]] if position["learning"] else []
    # A formula being performed may still lie on the deck or belong to its player.
    open_ones = {player["formula"] for player in position["players"]} | {position["formula"], position["performing"]}
    return sorted(potions), sorted([*(open_ones - {None}), *position["formulas"], *position["formulas_under"]])


def check_whole_game(setup: Setup, seed: int) -> None:
    """Play to the end, counting everything at every decision."""
    content, alchemy = load(setup.content), 1 if setup.options.get("alchemy") == "yes" else 0
    box = dict(zip(content.kinds, COUNTS, strict=True)) | {
        "mushroom": 4, "gold": 18 * alchemy, "crystals": 12 * alchemy, "sludge": 6 * alchemy,
    }  # fmt: skip
    formulas = sorted(content.formulas) if alchemy else []
    luck, rng, bot = Seeded(seed), random.Random(seed), GreedyBot(GAME.actions, 1)
    state = GAME.new(setup, luck, SILENT)
    for _ in range(LONGEST):
        assert isinstance(state, MysticMoonState)
        position = view(state)
        assert tokens(position, content.kinds) == box
        assert cards(position) == (sorted(content.potions), formulas)
        if state.seat() < 0:
            break
        lively = rng.random() < 0.6  # a bot brews; chance alone hardly ever does
        action = bot.choose(state.seen_by(state.seat()), luck) if lively else rng.choice(state.legal_actions())
        state.apply(action, luck, SILENT)
    assert state.outcome() is not None


@pytest.mark.parametrize("options", EXPANSIONS, ids=lambda options: "-".join(options) or "base")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_token_and_card_is_somewhere_once(options: dict[str, str], seats: int) -> None:
    for seed in range(4):
        check_whole_game(Setup("standard", seats, options), seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_so_it_is_with_any_pack(seats: int) -> None:
    """Frogs, thefts, trades, sludge and every verb in every place, with numbers nobody would print."""
    for seed in range(4):
        pack = random_pack(random.Random(f"{seats}-{seed}"))
        check_whole_game(Setup("standard", seats, EXPANSIONS[-1], pack), seed)


def test_the_greedy_bot_brews_and_beats_chance() -> None:
    for seed in range(3):
        luck, rng = Seeded(seed), random.Random(seed)
        state = GAME.new(Setup("standard", 2, {"start": "1"}), luck, SILENT)
        bot = GreedyBot(GAME.actions, 1)
        while state.seat() >= 0:
            mine = state.seat() == seed % 2
            action = bot.choose(state.seen_by(state.seat()), luck) if mine else rng.choice(state.legal_actions())
            state.apply(action, luck, SILENT)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners() == [seed % 2]
        assert outcome.scores[seed % 2] > 13  # of which it was given ten


def test_who_is_away_leaves_waives_and_lets_the_garden_bloom() -> None:
    luck = Seeded(4)
    state = GAME.new(Setup("standard", 3, {"zodiac": "yes", "alchemy": "yes"}), luck, SILENT)
    for _ in range(LONGEST):
        if state.seat() < 0:
            break
        assert state.absent() in state.legal_actions()
        state.apply(state.absent(), luck, SILENT)
    assert state.outcome() is not None
