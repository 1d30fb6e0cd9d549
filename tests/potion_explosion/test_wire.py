"""How the game shows itself: choices, controls, happenings, words and the terminal."""

from __future__ import annotations

import io
import itertools
import random

import pytest
from rich.console import Console

from philtre.core.chance import Seeded
from philtre.core.contract import NOTHING, SILENT, Setup, Story
from philtre.games.potion_explosion.face.wire import FACE
from philtre.games.potion_explosion.rules.game import GAME, LiveState
from philtre.words.fluent import Words, words
from philtre.words.speech import Speech
from tests.potion_explosion.tables import asked, brewing, do, legal, marbles, potions, table

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
ROWS = "r b k y r\nb r r r b\nk k b b k"


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


class Told(Story):
    """Turns each line into words of both languages as it is told."""

    def __init__(self) -> None:
        super().__init__(False)
        self.events: set[str] = set()

    def tell(self, event: int, who: int, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> None:
        happening = FACE.happening(event, who, (a, b, c))
        self.events.add(happening.event)
        for language in ("en", "fr"):
            assert Speech(words(language), FACE, NAMES).happening(happening)

    def uncover(self, event: int, who: int, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> None:
        self.tell(event, who, a, b, c)


def test_every_line_choice_and_question_of_random_games_has_words_in_both_languages() -> None:
    told = Told()
    prompts, done = set(), set()
    for seed in range(24):
        rng, chance = random.Random(seed), Seeded(seed)
        state = GAME.new(Setup("standard", 2 + seed % 3, {"tokens": "2"}), chance, told)
        assert isinstance(state, LiveState)
        while state.outcome() is None:
            prompts.add(asked(state))
            for action in state.legal_actions():
                choice = FACE.choice(state, action)
                if choice.verb not in done or rng.random() < 0.02:
                    assert all(Speech(words(language), FACE, NAMES).choice(choice) for language in ("en", "fr"))
                    done.add(choice.verb)
            state.apply(rng.choice(state.legal_actions()), chance, told)
    assert prompts >= {*GAME.prompts} - {"tie"}
    for language in ("en", "fr"):
        assert all(words(language).has(f"potion_explosion-prompt-{prompt}") for prompt in GAME.prompts)
    assert told.events >= {*GAME.events} - {"tied", "put-aside"}
    assert len(done) == 18


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_name_has_words(language: str) -> None:
    say = words(language)
    for option in GAME.options:
        for name in ("", "-about", *[f"-{choice}" for choice in option.choices]):
            assert say(f"potion_explosion-option-{option.name}{name}")
    for variant in GAME.variants:
        assert say(f"potion_explosion-variant-{variant.name}")
        assert say(f"potion_explosion-variant-{variant.name}-about")
    for reason in ("tokens", "tiles"):
        assert say(f"potion_explosion-reason-{reason}")


# Choices


def details(state: LiveState, action: str) -> dict[str, object]:
    choice = FACE.choice(state, GAME.parse(state, action))
    assert choice.notation == action
    return {name: value for name, value in choice.details.items() if name != "words"}


def test_choices_say_what_they_touch() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4", "love-5")
    state.desks[1].pool = marbles("rb")
    state.tops = 8 + 1
    assert details(state, "pick c3") == {"place": "c3", "colour": "black"}
    assert details(state, "take a1") == {"place": "a1", "colour": "black"}
    assert details(state, "melt a2") == {"place": "a2", "colour": "blue"}
    assert details(state, "fill 2") == {"burner": 2, "kind": "love", "size": 5, "points": 5}
    assert details(state, "drink balm") == {"kind": "balm"}
    assert details(state, "choose sands") == {"kind": "sands"}
    assert details(state, "repeat abyssal") == {"kind": "abyssal"}
    assert details(state, "steal 2") == {"to": 1, "marbles": ["red", "blue"]}
    assert details(state, "attract a1-2") == {"places": ["a1", "a2"], "marbles": ["black", "blue"]}
    assert details(state, "scrape a e") == {"places": ["a1", "e1"], "marbles": ["black", "black"]}
    assert details(state, "stick b1-3") == {"places": ["b1", "b2", "b3"], "marbles": ["black", "red", "blue"]}
    assert details(state, "put red 2 yellow") == {"colour": "red", "burner": 2, "hole": "yellow"}
    assert details(state, "deal black 3 1") == {"colour": "black", "first": 3, "second": 1}
    assert details(state, "keep red red blue") == {"marbles": ["red", "red", "blue"]}
    assert details(state, "draw 1") == {"stack": 1, "kind": "magnetical", "size": 4, "points": 4}
    assert details(state, "end") == {}


# Controls


def reasons(state: LiveState) -> dict[str, str | None]:
    return {control.name: control.reason for control in FACE.controls(state)}


def test_controls_that_are_off_say_why() -> None:
    state = table(ROWS)
    state.left_out = 0b11000000
    brewing(state, "wisdom-4")
    potions(state, "love-4", "sands-4", "abyssal-4", drunk=("sands",))
    assert reasons(state) == {
        "pick": None,
        "help": None,
        "fill-1": "lacking",
        "fill-2": "no-tile",
        "drink-wisdom": "not-brewed",
        "drink-love": "no-effect",
        "drink-magnetical": "not-brewed",
        "drink-prismatic": "not-brewed",
        "drink-abyssal": None,
        "drink-sands": "all-drunk",
        "end": "pick-first",
    }
    do(state, "pick a1", "help", "take a1")
    assert reasons(state)["pick"] == "picked"
    assert reasons(state)["help"] == "helped"
    assert reasons(state)["end"] is None
    state.help_left = 0
    assert reasons(state)["help"] == "no-help-left"


def test_a_question_goes_first_and_an_empty_dispenser_gives_nothing() -> None:
    state = table(ROWS)
    do(state, "help")
    assert {*reasons(state).values()} == {"answer-first"}
    bare = table("")
    assert (reasons(bare)["pick"], reasons(bare)["help"], reasons(bare)["end"]) == (
        "nothing-to-take",
        "nothing-to-take",
        None,
    )


def test_every_control_tells_what_is_allowed() -> None:
    """A control is on exactly when one of its actions is legal, and its reason has words."""
    chance, rng = Seeded(3), random.Random(3)
    state = GAME.new(Setup("standard", 3), chance, SILENT)
    assert isinstance(state, LiveState)
    while state.outcome() is None:
        allowed = {
            action.replace(" ", "-") if action[:4] in ("fill", "drin") else action.split(" ")[0]
            for action in legal(state)
        }
        for name, reason in reasons(state).items():
            if asked(state) == "action":
                assert (reason is None) == (name in allowed), name
            if reason is not None:
                assert words("fr")(f"potion_explosion-why-{reason}")
        state.apply(rng.choice(state.legal_actions()), chance, SILENT)


# The terminal


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_can_be_drawn_at_any_moment(language: str) -> None:
    chance, rng = Seeded(8), random.Random(8)
    state = GAME.new(Setup("standard", 4, {"tokens": "2"}), chance, SILENT)
    console = Console(file=io.StringIO(), width=120)
    drawn: set[int] = set()
    for step in itertools.count():  # every question once, and every tenth moment
        if step % 10 == 0 or state.ask() not in drawn:
            console.print(FACE.draw(state, 0, words(language)))
            drawn.add(state.ask())
        if state.outcome() is not None:
            break
        state.apply(rng.choice(state.legal_actions()), chance, SILENT)


def test_the_terminal_shows_each_colour_by_its_sign_and_holes_hollow() -> None:
    state = table("r b k y .")
    brewing(state, "wisdom-4 r")
    state.hand = marbles("k")
    console = Console(file=io.StringIO(), width=100)
    console.print(FACE.draw(state, 0, words("en")))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert "│  ▲  │  ◆  │  ■  │  ●  │  ·  │" in text
    assert "Potion of Wisdom (5) ▲△○○" in text
    assert "In hand: ■" in text
