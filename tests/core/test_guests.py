"""Games of other packages are found by their entry points; a broken one is reported in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import philtre

LEAST = (Path(__file__).parent / "straws.py").read_text("utf-8")
LIST = "from philtre import games\nprint(*games.NAMES)\n"
FIND = """from philtre import games
from philtre.core.errors import SetupError
try:
    games.face("chess")
except SetupError as error:
    print(error)
"""
PLAY = """import philtre
game, luck = philtre.game("straws"), philtre.Seeded(1)
for code in (*philtre.LEVELS.values(), "rollout:20", "greedy"):
    bot = philtre.make_bot(code.replace("950ms", "50"), game)
    state = game.new(philtre.Setup("usual", 2), luck, philtre.SILENT)
    while (seat := state.seat()) != philtre.NOBODY:
        state.apply(bot.choose(state.seen_by(seat), luck), luck, philtre.SILENT)
    print(state.outcome().reason)
"""


def said(folder: Path, program: str) -> str:
    """The output of a program in an environment with the packages of a folder."""
    return run(folder, "-c", program)


def run(folder: Path, *words: str, given: str = "") -> str:
    paths = os.pathsep.join([str(folder), str(Path(philtre.__file__).parent.parent)])
    environment = os.environ | {"PYTHONPATH": paths}
    done = subprocess.run(
        [sys.executable, *words], input=given, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def install(folder: Path, name: str, module: str, source: str) -> None:
    """Write a module with its metadata, as pip installs it."""
    (folder / f"{module}.py").write_text(source)
    facts = folder / f"{module}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[philtre.games]\n{name} = {module}\n")


def test_without_other_packages_there_are_only_our_games(tmp_path: Path) -> None:
    assert said(tmp_path, LIST) == "apotheca potion_explosion mystic_moon"


def test_guests_follow_our_games_in_alphabetical_order(tmp_path: Path) -> None:
    install(tmp_path, "whist", "whistle", "")
    install(tmp_path, "chess", "chessboard", "")
    assert said(tmp_path, LIST) == "apotheca potion_explosion mystic_moon chess whist"


def test_a_guest_cannot_replace_one_of_our_games(tmp_path: Path) -> None:
    install(tmp_path, "apotheca", "thief", "GAME = FACE = None\n")
    assert said(tmp_path, LIST) == "apotheca potion_explosion mystic_moon"
    program = "from philtre import games\nprint(games.game('apotheca').actions > 0)\n"
    assert said(tmp_path, program) == "True"


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("", "the game 'chess' (chessboard) has no GAME or no FACE"),
        ("import nowhere\n", "the game 'chess' (chessboard) cannot be loaded: ModuleNotFoundError"),
        ("raise SystemError('broken')\n", "the game 'chess' (chessboard) cannot be loaded: SystemError('broken')"),
    ],
)
def test_a_broken_guest_is_reported_in_one_line(tmp_path: Path, source: str, told: str) -> None:
    install(tmp_path, "chess", "chessboard", source)
    assert said(tmp_path, FIND).startswith(told)


# The smallest game, with only what docs/adding-a-game.md requires.


def test_the_smallest_game_is_played_by_all_bots(tmp_path: Path) -> None:
    install(tmp_path, "straws", "straws", LEAST)
    assert said(tmp_path, PLAY).split("\n") == ["taken"] * 7


def test_the_smallest_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    install(tmp_path, "straws", "straws", LEAST)
    told = run(tmp_path, "-m", "philtre", "terminal", "straws", "--seed", "1", given="1\n" * 20)
    assert "left" in told
    assert "┏━━┓" not in told  # a table of what each seat has, with nothing in it
    assert "1. 1: take 1" in (tmp_path / "1").read_text("utf-8")


def test_a_game_without_observations_says_so_to_learning_programs(tmp_path: Path) -> None:
    install(tmp_path, "straws", "straws", LEAST)
    program = "import gymnasium, philtre.envs\nprint([name for name in gymnasium.registry if 'straws' in name])\n"
    assert said(tmp_path, program) == "[]"
    refused = FIND.replace('games.face("chess")', 'import philtre.envs.aec\n    philtre.envs.aec.env("straws")')
    assert said(tmp_path, refused) == "straws has no observations for learning programs; its states need `observe`"


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("class StrawGame(Game):\n", "class StrawGame(Game):\n    slips = 5\n", "must set in its __init__: slips"),
        ("        self.rules = 1\n", "", "must set in its __init__: rules"),
        ('self.name = "straws"', 'self.name = "sticks"', "calls itself 'sticks'; its entry point must have the same"),
    ],
)
def test_names_set_in_the_class_are_reported_at_once(tmp_path: Path, before: str, after: str, told: str) -> None:
    assert before in LEAST
    install(tmp_path, "straws", "straws", LEAST.replace(before, after))
    assert told in said(tmp_path, FIND.replace("chess", "straws"))
