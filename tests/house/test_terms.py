"""Messages use the terms of docs/words.md, have correct plurals, and get exactly the variables that they use."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from philtre.words.fluent import words
from tests.house.fluent_files import LANGUAGES, messages
from tests.house.tree import PACKAGE, ROOT

PAGE = ROOT / "docs" / "words.md"
BROWSER = ROOT / "frontend" / "src"

# Nouns after numbers: singular, plural.
NOUNS = {
    "en": (
        "action actions|apothecary apothecaries|card cards|coin coins|crystal crystals|decision decisions|deal deals|"
        "draw draws|fern ferns|game games|gem gems|hole holes|ingredient ingredients|kind kinds|marble marbles|"
        "message messages|mistake mistakes|move moves|mushroom mushrooms|player players|point points|potion potions|"
        "ruby rubies|sapphire sapphires|seat seats|second seconds|simulation simulations|spectator spectators|"
        "tile tiles|token tokens|topaz topazes"
    ),
    "fr": (
        "apothicaire apothicaires|bille billes|carte cartes|coup coups|cristal cristaux|décision décisions|"
        "erreur erreurs|étoile étoiles|gland glands|grenouille grenouilles|ingrédient ingrédients|"
        "jeton jetons|joueur joueurs|message messages|partie parties|place places|point points|potion potions|"
        "rouge rouges|bleue bleues|noire noires|jaune jaunes|"
        "saphir saphirs|seconde secondes|simulation simulations|sorte sortes|spectateur spectateurs|topaze topazes|"
        "trou trous|tuile tuiles"
    ),
}
SPEAKERS = re.compile(r"(words(\(.*\))?|say|speech)$")  # calls of messages in Python
RANGES = {"web-door-seats"}  # messages with a range, such as 2–4


def terms() -> Iterator[list[list[str]]]:
    """The rows of the tables of terms: for each the words in its cells."""
    page = PAGE.read_text().partition("## Terms")[2]
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 5 and cells[0] != "thing":
            yield [[word for word in cell.split(", ") if word] for cell in cells]


def whole(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)


def said(language: str) -> dict[str, str]:
    """The text of each message, without variables."""
    return {name: " … ".join(found.words) for name, found in messages(language).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_forbidden_word(language: str) -> None:
    column = 3 + LANGUAGES.index(language)
    forbidden = [word for row in terms() for word in row[column]]
    assert forbidden
    found = [(name, word) for word in forbidden for name, text in said(language).items() if whole(word).search(text)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(language: str) -> None:
    text = "\n".join(said(language).values())
    listed = [word for row in terms() for word in row[1 + LANGUAGES.index(language)]]
    assert len(listed) > 40
    assert [word for word in listed if not re.search(rf"(?<!\w){re.escape(word[:-1])}", text, re.IGNORECASE)] == []


def disagreements(language: str, text: str) -> list[str]:
    """`1 potions` and `2 potion`."""
    pairs = [pair.split() for pair in NOUNS[language].split("|")]
    one = "[01]" if language == "fr" else "1"
    several = "|".join(pair[1] for pair in pairs)
    single = "|".join(pair[0] for pair in pairs)
    wrong = rf"(?<![\w.–-]){one} (?:{several})(?!\w)|(?<![\w.–-])(?!{one} )\d (?:{single})(?!\w)"
    return re.findall(wrong, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_nouns_agree(language: str) -> None:
    say = words(language)
    found = []
    for name, message in messages(language).items():
        if name.startswith("-") or name in RANGES:
            continue
        texts = {say(name, **values) for values in message.arguments()}
        found += [(name, wrong) for text in texts for wrong in disagreements(language, text)]
    assert sorted(set(found)) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "1 potions"), ("en", "0 potion"), ("en", "5 marble"), ("fr", "0 potions"), ("fr", "2 bille")],
)
def test_wrong_plurals_are_found(language: str, text: str) -> None:
    assert disagreements(language, text) == [text]


@pytest.mark.parametrize("text", ["1 potion, 0 points", "seat 1: 2 marbles", "2–4 players"])
def test_correct_plurals_are_accepted(text: str) -> None:
    assert disagreements("en", text) == []


def python_calls() -> Iterator[tuple[str, str, set[str]]]:
    """The calls of messages by id in Python, with their variables."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if not (isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)):
                continue
            if not SPEAKERS.search(ast.unparse(node.func)):
                continue
            told = {keyword.arg for keyword in node.keywords}
            name = node.args[0].value
            if name in messages("en") and len(node.args) == 1 and None not in told:
                yield f"{path.name}:{node.lineno}", name, {each for each in told if each}


def browser_calls() -> Iterator[tuple[str, str, set[str]]]:
    """The same in the browser: `t("id", { … })`. Variables in a spread are unknown."""
    for path in sorted([*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]):
        text = path.read_text()
        for call in re.finditer(r"""\bt\(\s*["']([\w-]+)["']\s*(\)|,\s*\{)""", text):
            told = set() if call[2] == ")" else keys_of(text[call.end() - 1 :])
            if call[1] in messages("en") and "" not in told:
                yield f"{path.name}:{text.count(chr(10), 0, call.start()) + 1}", call[1], told


def keys_of(text: str) -> set[str]:
    """The keys of the object that a text begins with; "" for a spread."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign in "{[(") - (sign in "}])")
        if depth == 0:
            break
        if sign == "," and depth == 1:
            parts.append("")
        else:
            parts[-1] += sign
    keys = [part.strip(" \n{").partition(":")[0].strip() for part in parts]
    return {"" if key.startswith("...") else key for key in keys if key}


def test_messages_get_exactly_the_variables_that_they_use() -> None:
    calls = [*python_calls(), *browser_calls()]
    assert len(calls) > 300
    wrong = [
        (where, name, sorted(told ^ used))
        for where, name, told in calls
        if told != (used := messages("en")[name].variables)
    ]
    assert wrong == []


def test_keys_are_read_from_calls() -> None:
    assert keys_of("{ name: f({ a: 1 }, b), count }, more") == {"name", "count"}
    assert "" in keys_of("{ ...told, moves }")
