"""Content packs on the command line: cards of one's own, in games, records and positions."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.core.positions import write_position
from philtre.core.recordfile import read
from philtre.games.mystic_moon.content import own_text
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


def test_a_game_without_packs_says_so(run: Run, pack: Path) -> None:
    assert complaint(run("simulate", "apotheca", "--pack", str(pack))) == "apotheca has no content packs"


def test_a_mistake_in_a_pack_is_told_with_its_line_in_both_languages(run: Run, pack: Path) -> None:
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
