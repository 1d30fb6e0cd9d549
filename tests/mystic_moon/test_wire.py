"""What people see and hear: every choice, control and happening has its words, and the table can be drawn."""

from __future__ import annotations

import random
import tomllib
from io import StringIO

import pytest
from rich.console import Console

from philtre.bots.greedy import GreedyBot
from philtre.core.chance import Scripted, Seeded
from philtre.core.contract import SILENT, Setup
from philtre.games.mystic_moon.content import own, own_text
from philtre.games.mystic_moon.face.cards import printed
from philtre.games.mystic_moon.rules.events import EVENTS
from philtre.table.table import Table
from philtre.words.fluent import LANGUAGES, words
from philtre.words.speech import Speech
from philtre.words.story import Chronicle
from tests.mystic_moon.drawing import FACE, GAME, brewing, in_hut, in_shop, play, prompt, seat, table, told

NAMES = ["Ada", "Bo", "Cy", "Di"]


def speeches(seats: int) -> list[Speech]:
    return [Speech(words(language), FACE, NAMES[:seats]) for language in LANGUAGES]


@pytest.mark.parametrize("seed", range(6))
def test_everything_that_happens_has_words(seed: int) -> None:
    options = {"zodiac": "yes" if seed & 1 else "no", "alchemy": "yes" if seed & 2 else "no"}
    seats, luck, rng = 2 + seed % 3, Seeded(seed), random.Random(seed)
    story = Chronicle()
    state, bot = GAME.new(Setup("standard", seats, options), luck, story), GreedyBot(GAME.actions, 1)
    while state.seat() >= 0:
        actions = state.legal_actions()
        for speech in speeches(seats):
            for happening in story.heard_by(0, FACE):
                assert speech.happening(happening)
            for action in rng.sample(actions, min(4, len(actions))):
                assert speech.choice(FACE.choice(state, action))
            for control in FACE.controls(state):
                assert control.reason is None or words("en").has(f"mystic_moon-why-{control.reason}")
            assert speech.prompt(GAME.prompts[state.ask()])
        story = Chronicle()
        action = bot.choose(state.seen_by(state.seat()), luck) if rng.random() < 0.7 else rng.choice(actions)
        state.apply(action, luck, story)
    outcome = state.outcome()
    assert outcome is not None
    for speech in speeches(seats):
        assert speech.result(outcome)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn_at_every_step(language: str) -> None:
    console = Console(width=120, record=True, quiet=False, file=StringIO())
    speech = Speech(words(language), FACE, NAMES[:2])
    seen = set()
    for seed in range(3):
        luck, rng = Seeded(seed), random.Random(seed)
        state = GAME.new(Setup("standard", 2, {"zodiac": "yes", "alchemy": "yes"}), luck, SILENT)
        while state.seat() >= 0:
            if state.ask() not in seen:
                console.print(FACE.draw(state, 0, speech))
                seen.add(state.ask())
            state.apply(rng.choice(state.legal_actions()), luck, SILENT)
        console.print(FACE.draw(state, 0, speech))
    text = console.export_text()
    assert words(language)("mystic_moon-cursed") in text
    assert words(language)("mystic_moon-garden") in text


def test_the_hint_names_the_best_brew() -> None:
    console = Console(width=120, record=True, file=StringIO())
    state = in_hut({"satchel": "AAB", "book": ["big-snack"]}, {})
    console.print(FACE.draw(state, 0, Speech(words("en"), FACE, NAMES[:2])))
    assert "Best brew: Big Snack a1 a2 a3. Add: a acorn, a berry, a acorn." in console.export_text()


def test_choices_say_what_they_touch() -> None:
    state = in_shop({"satchel": "FF"}, {}, row=["big-snack", "mud-mask", "candle-tea", "owl-draught"])
    choice = FACE.choice(state, GAME.parse(state, "learn big-snack"))
    assert (choice.verb, choice.details) == ("learn", {"potion": "big-snack", "slot": 1, "gold": 0, "stars": 3})
    trade = FACE.choice(state, GAME.parse(state, "trade fern for root"))
    assert trade.details == {"kind-given": "fern", "kind-list": ["fern", "fern"], "kind-got": "root"}
    hut = in_hut({"satchel": "F", "cauldron": "... A.. A.."}, {})
    assert FACE.choice(hut, GAME.parse(hut, "add a fern")).details == {
        "kind-added": "fern",
        "column": "a",
        "cell": "a3",
    }


def test_a_place_says_what_it_gathers_and_where_it_will_bloom() -> None:
    state = table({"hut": "copper-kitchen"}, {})
    choice = FACE.choice(state, GAME.parse(state, "garden 12"))
    assert choice.details["gathered"] == [11, 12, 1]
    assert choice.details["blooming"] == [12, 2, 4, 6, 8, 10]
    cursed = table({"hut": "copper-kitchen", "cursed": True}, {}, zodiac=True, rising="aries", top="leo")
    assert FACE.choice(cursed, GAME.parse(cursed, "garden 12")).details["gathered"] == [11, 12]


def test_a_brew_says_what_it_earns() -> None:
    state = brewing(
        {"cauldron": "... ... ABA", "book": ["big-snack"], "cursed": True},
        {},
        zodiac=True,
        rising="aquarius",
        top="leo",
    )
    choice = FACE.choice(state, GAME.parse(state, "brew big-snack a1 b1 c1"))
    reward = next(card.reward for card in printed(own()).potions if card.id == "big-snack")
    assert (choice.details["cells"], choice.details["stars"]) == (["a1", "b1", "c1"], reward - 1)


def test_a_whole_fill_can_be_tried_before_it_is_made() -> None:
    state = in_hut({"satchel": "AAB", "book": ["big-snack"]}, {})
    seen = Table(GAME, Setup("standard", 2), Scripted([]), state)
    adds = [
        GAME.parse(state, f"add {column} {kind}") for column, kind in (("a", "acorn"), ("b", "berry"), ("c", "acorn"))
    ]
    shown = seen.preview(0, adds[0], FACE, adds[1:])
    assert shown.state is not None
    assert [FACE.choice(shown.state, action).notation for action in shown.state.legal_actions()] == [
        "brew big-snack a1 b1 c1",
        "done",
    ]


def test_the_plan_leads_through_the_whole_best_fill() -> None:
    state = in_hut({"satchel": "AABRRRRQQ", "book": ["big-snack", "poisoners-aid"]}, {})
    for action in FACE.plan(state):
        assert action in state.legal_actions()
        state.apply(action, Scripted([]), SILENT)
    assert (prompt(state), seat(state)["stars"]) == ("effect", 22)
    assert FACE.plan(in_hut({"satchel": "FFFF", "book": ["big-snack"]}, {})) == []
    assert FACE.plan(table({}, {})) == []


def test_cards_are_told_as_they_are_printed() -> None:
    cards = printed(own())
    content = tomllib.loads(own_text())
    letters = {row["letter"]: row["id"] for row in content["ingredient"]} | {"o": "dotted", ".": None}
    for card, row in zip(cards.potions, content["potion"], strict=True):
        assert (card.id, card.cost, card.reward, card.recipe.turn) == (
            row["id"],
            row["cost"],
            row["reward"],
            row["turn"],
        )
        assert card.recipe.rows == [[letters[sign] for sign in line] for line in row["recipe"]]
        assert [f"{verb.verb} {verb.n}" + (f" {verb.s}" if verb.s else "") for verb in card.effect] == row["effect"]
    for formula, row in zip(cards.formulas, content["formula"], strict=True):
        assert sorted(formula.given) == sorted(letters[sign] for sign in row["given"])
        assert (formula.gold, formula.crystals, formula.sludge) == (row["gold"], row["crystal"], row["sludge"])
    for sign, row in zip(cards.signs, content["sign"], strict=True):
        for charm, row_of in ((sign.curse, row["curse"]), (sign.blessing, row["blessing"])):
            assert charm.when == row_of.get("when")
            assert {number.name for number in charm.numbers} == set(row_of) - {"when", "effect"}
    assert [verb.verb for hut in cards.huts for verb in hut.talent.effect] == [
        effect.split()[0] for row in content["hut"] for effect in row["talent"].get("effect", [])
    ]
    assert cards.titles is None
    assert [kind.id for kind in cards.kinds if kind.rare] == [row["id"] for row in content["ingredient"] if row["rare"]]


def test_controls_that_are_off_say_why() -> None:
    state = in_shop({"stars": 2, "satchel": "FA"}, {}, row=["big-snack", "mud-mask", "endless-porridge", "owl-draught"])
    reasons = {control.name: control.reason for control in FACE.controls(state)}
    assert reasons == {
        "big-snack": "no-stars", "mud-mask": "no-stars", "endless-porridge": None, "owl-draught": "no-stars",
        "trade": "no-pair", "refresh": "cheap-card", "leave": None,
    }  # fmt: skip
    hut = in_hut({"cauldron": "FFF FFF FFA"}, {})
    assert {c.name: c.reason for c in FACE.controls(hut)} == {"add": "satchel-empty", "empty": None, "done": None}
    brew = brewing({"cauldron": "... ... ABA", "book": ["mud-mask", "big-snack"]}, {})
    assert {c.name: c.reason for c in FACE.controls(brew)} == {
        "mud-mask": "does-not-fit",
        "big-snack": None,
        "done": None,
    }


def test_luck_that_all_see_is_uncovered_and_bars_undo() -> None:
    state = table({"hut": "copper-kitchen"}, {})
    chronicle = Chronicle()
    state.apply(GAME.parse(state, "garden 5"), Seeded(1), chronicle)
    assert not chronicle.learned
    bloom = table({}, {}, step="bloom", prompt="bloom", hat=0)
    chronicle = Chronicle()
    bloom.apply(GAME.parse(bloom, "bloom"), Seeded(1), chronicle)
    assert chronicle.learned


def test_a_brew_is_told_potion_by_potion() -> None:
    state = brewing({"cauldron": "!.. A.. FAF", "book": ["candle-tea"]}, {})
    play(state, "brew candle-tea a1 a2")
    assert told(state, "brew candle-tea b1 c1") == ["brewed", "brewed", "was-poisoned"]


def test_no_two_events_have_one_name() -> None:
    assert len(EVENTS) == len(set(EVENTS))
