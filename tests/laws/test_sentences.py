"""All events of games have complete sentences in both languages, with their variables filled in."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY
from philtre.words.fluent import words
from philtre.words.speech import Speech
from philtre.words.story import Chronicle
from tests.house.fluent_files import LANGUAGES
from tests.house.test_terms import disagreements
from tests.laws.cases import REGISTERED, Case, each_case

NAMES = ["Ada", "Ben", "Élise", "Hugo"]
GAMES = 3
CHOICES = 4  # choices that are described at each decision
# Spaces and cells, such as a1, do not count as words: "de a1".
ELISION = re.compile(r"\b(?:[dDlL]e|[lL]a|[qQ]ue|[nN]e|[sS]e|[cC]e) (?![a-e]\d)(?=[aeiouyéèêâîôû])", re.IGNORECASE)
CONTRACTION = re.compile(r"\b(?:[dD]e|[àÀ]) les? ")


def mistakes(language: str, text: str) -> list[str]:
    """The mistakes in a sentence."""
    found = disagreements(language, text)
    if not re.match(r"[A-ZÀÉ\d«]", text):
        found.append("begins in lower case")
    if re.search(r"  |[{}]| [.,]|[.,:]{2}", text):
        found.append("odd marks")
    if language == "fr":
        found += ELISION.findall(text) + CONTRACTION.findall(text)
    return found


def told(case: Case, speech: Speech, seed: int) -> Iterator[str]:
    """All texts in a random game: events, prompts, some choices, refusals, the result."""
    luck, choosing, story = Seeded(seed), random.Random(seed), Chronicle()
    options = {one.name: choosing.choice(one.choices) for one in case.game.options if one.name != "start"}
    usable = {one.name for one in case.game.options if not one.variants or case.variant in one.variants}
    setup = case.setup({name: choice for name, choice in options.items() if name in usable})
    state = case.game.new(setup, luck, story)
    while True:
        yield from (speech.happening(happening) for happening in story.told(speech.face))
        if state.seat() == NOBODY:
            break
        legal = state.legal_actions()
        yield speech.prompt(case.game.prompts[state.ask()])
        for action in choosing.sample(legal, min(CHOICES, len(legal))):
            yield speech.choice(speech.face.choice(state, action))
        off = [control.reason for control in speech.face.controls(state) if control.reason]
        yield from (speech(f"{case.game.name}-why-{reason}") for reason in off)
        story = Chronicle()
        state.apply(choosing.choice(legal), luck, story)
    outcome = state.outcome()
    if outcome is not None:
        yield speech.result(outcome)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
def test_all_texts_of_a_game_are_complete_sentences(case: Case, language: str) -> None:
    speech = Speech(words(language), case.face, NAMES[: case.seats])
    said = {text for seed in range(GAMES) for text in told(case, speech, seed)}
    assert len(said) > 20
    assert {text: found for text in sorted(said) if (found := mistakes(language, text))} == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "the Strega arrives."),
        ("en", "Ada gains 1 points."),
        ("fr", "Ada vole à le ogre."),
        ("fr", "Le effet de Imogen."),
        ("fr", "Ada gagne  2 étoiles."),
    ],
)
def test_mistakes_are_found(language: str, text: str) -> None:
    assert mistakes(language, text) != []


def test_correct_sentences_are_accepted() -> None:
    assert mistakes("fr", "La potion passe de a1 en b2.") == []
    assert mistakes("fr", "Élise vole une écaille à Ada.") == []
