"""Games of other packages are found by their entry points, and a bad one is told in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import philtre

LIST = "from philtre import games\nprint(*games.NAMES)\n"
FIND = """from philtre import games
from philtre.core.errors import SetupError
try:
    games.face("chess")
except SetupError as error:
    print(error)
"""


def said(folder: Path, program: str) -> str:
    """What a program says in an environment with the packages of a folder."""
    paths = os.pathsep.join([str(folder), str(Path(philtre.__file__).parent.parent)])
    command = [sys.executable, "-c", program]
    environment = os.environ | {"PYTHONPATH": paths}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def install(folder: Path, name: str, module: str, source: str) -> None:
    """As pip leaves it: a module, and beside it what the package says of itself."""
    (folder / f"{module}.py").write_text(source)
    facts = folder / f"{module}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[philtre.games]\n{name} = {module}\n")


def test_without_other_packages_there_are_ours(tmp_path: Path) -> None:
    assert said(tmp_path, LIST) == "apotheca potion_explosion mystic_moon"


def test_guests_come_after_ours_by_their_names(tmp_path: Path) -> None:
    install(tmp_path, "whist", "whistle", "")
    install(tmp_path, "chess", "chessboard", "")
    assert said(tmp_path, LIST) == "apotheca potion_explosion mystic_moon chess whist"


def test_nobody_takes_the_place_of_a_game_of_ours(tmp_path: Path) -> None:
    install(tmp_path, "apotheca", "thief", "GAME = FACE = None\n")
    assert said(tmp_path, LIST) == "apotheca potion_explosion mystic_moon"
    program = "from philtre import games\nprint(games.game('apotheca').actions > 0)\n"
    assert said(tmp_path, program) == "True"


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("", "chessboard has no GAME called 'chess' with its FACE"),
        ("import nowhere\n", "the game 'chess' (chessboard) cannot be loaded: ModuleNotFoundError"),
        ("raise SystemError('broken')\n", "the game 'chess' (chessboard) cannot be loaded: SystemError('broken')"),
    ],
)
def test_a_guest_that_cannot_be_played_is_told_in_one_line(tmp_path: Path, source: str, told: str) -> None:
    install(tmp_path, "chess", "chessboard", source)
    assert said(tmp_path, FIND).startswith(told)
