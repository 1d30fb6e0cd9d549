"""Content packs on the command line, in games, records and positions."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.games.mystic_moon.content import own_text
from philtre.table.positions import write_position
from philtre.table.recordfile import read
from philtre.words.fluent import LANGUAGES, words
from tests.cli.shell import Run, complaint
from tests.cli.test_broken_input import damaged, rounds, told_or_done


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Mystic Moon's own cards, one of them renamed."""
    path = tmp_path / "pack.toml"
    path.write_text(own_text().replace('id = "attic"', 'id = "loft"\nname = { en = "The Loft", fr = "Le Loft" }', 1))
    return path


def test_a_game_with_a_pack_is_played_saved_and_verified(run: Run, pack: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    options = ("--pack", str(pack), "--name", "Ada", "--bots", "greedy", "--seed", "2", "--option", "start=2")
    shown = run("terminal", "mystic_moon", *options, typed=f"hut loft\nsave {saved}\n").out
    assert "The Loft" in shown
    assert read(saved.read_bytes()).content == pack.read_text()
    assert run("verify", str(saved)).code == 0
    assert "Le Loft" in run("replay", str(saved), "--lang", "fr").out


def test_a_pack_is_counted_with(run: Run, pack: Path) -> None:
    assert json.loads(run("simulate", "mystic_moon", "--pack", str(pack), "--games", "2", "--json").out)["games"] == 2
    assert run("perft", "mystic_moon", "--pack", str(pack), "--depth", "1").code == 0


def test_the_moves_of_a_position_with_a_pack_are_listed(run: Run, pack: Path, tmp_path: Path) -> None:
    setup = Setup("standard", 2, None, pack.read_text())
    face = games.face("mystic_moon").of(setup)
    path = tmp_path / "position.json"
    path.write_bytes(write_position(face, face.game.new(setup, Seeded(1), SILENT)))
    assert "hut loft" in run("moves", "mystic_moon", "--state", str(path), "--pack", str(pack)).out


def test_a_pack_of_another_game_is_refused(run: Run, pack: Path) -> None:
    assert "a different game" in complaint(run("simulate", "apotheca", "--pack", str(pack)))


def test_a_mistake_in_a_pack_is_reported_with_its_line_in_both_languages(run: Run, pack: Path) -> None:
    text = pack.read_text()
    pack.write_text(text.replace("format = 1", "format = 2", 1))
    english, french = (
        complaint(run("simulate", "mystic_moon", "--pack", str(pack), "--lang", to)) for to in ("en", "fr")
    )
    assert "line" in english
    assert "ligne" in french


def test_broken_packs_get_one_line(run: Run, pack: Path) -> None:
    rng, data = random.Random(1), pack.read_bytes()
    for _ in range(rounds()):
        pack.write_bytes(damaged(data, rng))
        told_or_done(run("perft", "mystic_moon", "--pack", str(pack), "--depth", "1"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_a_new_pack_is_commented_and_can_be_played(run: Run, tmp_path: Path, game: str, language: str) -> None:
    path = tmp_path / "new.toml"
    assert path.name in run("content", "new", game, "--output", str(path), "--lang", language).out
    text = path.read_text("utf-8")
    tables = {*re.findall(r"^\[\[?(\w+)\]", text, re.MULTILINE)}
    assert len(re.findall(r"^#[^\n]*\n\n\[", text, re.MULTILINE)) == len(tables)
    checked = run("content", "check", str(path), "--lang", language)
    assert (checked.code, words(language)("pack-new-title") in checked.out) == (0, True)
    assert run("perft", game, "--pack", str(path), "--depth", "1").code == 0
    assert run("content", "new", game, "--lang", language).out == text


def test_a_new_pack_never_overwrites(run: Run, pack: Path) -> None:
    before = pack.read_text()
    assert "already" in complaint(run("content", "new", "mystic_moon", "--output", str(pack)))
    assert pack.read_text() == before


def test_every_mistake_is_listed_with_its_line(run: Run, pack: Path) -> None:
    pack.write_text(pack.read_text().replace("cost = 2", "cost = 22").replace('letter = "A"', 'letter = "aa"'))
    lines = [n for n, line in enumerate(pack.read_text().split("\n"), 1) if line in ("cost = 22", 'letter = "aa"')]
    for language, word in (("en", "line"), ("fr", "ligne")):
        checked = run("content", "check", str(pack), "--lang", language)
        assert checked.code == 2
        assert [int(said.split()[1].rstrip(":")) for said in checked.out.splitlines()] == lines
        assert all(said.startswith(word) for said in checked.out.splitlines())
    found = json.loads(run("content", "check", str(pack), "--json").out)
    assert [mistake["line"] for mistake in found["mistakes"]] == lines


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no-game"),
        ('game = "chess"', "no-game"),
        ("game = 7", "no-game"),
        ('game = "mystic_moon"', "missing-key"),
        ('game = "mystic_moon', "not-toml"),
        ("x = " + "[" * 50_000, "too-deep"),
        ("a." * 20_000 + "a = 1", "too-deep"),
        ('x = "' + '\\"' * 30_000, "not-toml"),
        ("x = " + "9" * 50_000, "not-toml"),
        ('game = "apotheca"\nformat = 0x' + "f" * 50_000, "fixed-number"),
        ("[[potion]]\n" * 8_000 + 'game = "mystic_moon"', "no-game"),
        ('game = "mystic_moon"\n' + "[[potion]]\n" * 8_000, "missing-key"),
        ('game = "mystic_moon"\n' + "\n".join(f"k{n} = 1" for n in range(9_000)), "unknown-key"),
        ('game = "mystic_moon"\n[potion.a.b]\nc = 1', "wrong-count"),
        ('game = "mystic_moon"\npotion = [1, "a", [], {}]', "not-a-table"),
        ('game = "potion_explosion"\ntile = { a = 1 }', "wrong-count"),
        ("# " + "x" * 100_000, "too-large"),
    ],
)
def test_hostile_packs_give_a_list_of_mistakes(run: Run, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(text)
    checked = run("content", "check", str(path), "--json")
    assert checked.code == 2
    found = json.loads(checked.out)["mistakes"]
    assert said in [mistake["key"] for mistake in found]
    assert len(found) <= 100
    for language in LANGUAGES:
        for mistake in found:
            assert words(language)(f"pack-{mistake['key']}", **mistake["details"])


def test_a_pack_that_is_not_text_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in complaint(run("content", "check", str(path)))
    assert "cannot read" in complaint(run("content", "check", str(tmp_path)))
    assert "no game" in complaint(run("content", "new", "chess"))


def test_any_damage_is_listed_or_harmless(run: Run, pack: Path) -> None:
    rng, data = random.Random(2), pack.read_bytes()
    for _ in range(rounds()):
        pack.write_bytes(damaged(data, rng))
        assert run("content", "check", str(pack)).code in (0, 2)


def test_the_examples_of_the_page_work(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "content-packs.md").read_text("utf-8")
    monkeypatch.chdir(tmp_path)
    for command in re.findall(r"^\$ philtre (.*)$", page, re.MULTILINE):
        assert run(*command.split(), typed="quit\n").code == 0, command
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(block, {})
    for name in games.NAMES:
        for table in games.pack_format(name).schema()["properties"]:
            assert f"[[{table}]]" in page or table in ("format", "game", "title", "components")
