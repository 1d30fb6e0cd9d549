"""A game of another package, installed with Philtre into a fresh environment, works without any change in Philtre."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from tests.e2e.serving import PACKAGE, ROOT, Serving, serving
from tests.e2e.table import Table
from tests.e2e.test_pages import sideways, too_small, violations

pytestmark = pytest.mark.thorough

SITE = """
import sys, sysconfig
print(sysconfig.get_path("purelib"))
"""


@pytest.fixture(scope="session")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Python of an environment with Philtre and Pebbles."""
    home = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home / "env"], check=True)
    python = str(home / "env" / "bin" / "python")
    site = Path(_said([python, "-c", SITE]).strip())
    # Dependencies come from the environment of the tests, so that nothing has to be downloaded.
    packages = Path(_said([sys.executable, "-c", SITE]).strip())
    (site / "philtre.pth").write_text(f"{PACKAGE.parent}\n{packages}\n")
    shutil.copytree(ROOT / "examples" / "pebbles", home / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
    install = ["install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", str(home / "pebbles")]
    _said([sys.executable, "-m", "pip", "--python", python, *install])
    return python


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, fresh: str) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("data"), fresh) as started:
        yield started


def _said(command: list[str], given: str = "", folder: Path | None = None) -> str:
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PHILTRE_LANG", "LANG")}
    done = subprocess.run(command, input=given, env=clean, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def philtre(python: str, *words: str, given: str = "", folder: Path | None = None) -> str:
    return _said([python, "-m", "philtre", *words], given, folder)


# In the terminal and for programs


def test_it_is_among_the_games_with_words_of_its_own(fresh: str) -> None:
    assert "Hide stones along the path" in philtre(fresh, "games")
    assert "Cachez des cailloux" in philtre(fresh, "--lang", "fr", "games")
    assert json.loads(philtre(fresh, "games", "--json"))[-1]["name"] == "pebbles"


def test_bots_play_it_in_simulations_and_tournaments(fresh: str) -> None:
    told = philtre(fresh, "simulate", "pebbles", "--bots", "search:50,greedy", "--games", "4")
    assert "Every stone is turned up" in told
    assert "greedy" in philtre(fresh, "arena", "pebbles", "--bots", "random,greedy", "--games", "4")


def test_it_is_played_in_the_terminal_kept_told_again_and_analysed(fresh: str, tmp_path: Path) -> None:
    # Always the first choice; the last prompt asks for the name of the file.
    played = philtre(fresh, "terminal", "pebbles", "--seed", "3", given="1\n" * 60, folder=tmp_path)
    assert "Path" in played
    record = str(tmp_path / "1")
    told = philtre(fresh, "replay", record)
    assert re.search(r"· \S.* puts a stone on place \d\.", told)
    assert "pebbles-" not in told
    assert "Pebbles" in philtre(fresh, "analyse", record, "--simulations", "40")


def test_learning_programs_find_it(fresh: str) -> None:
    program = (
        "import gymnasium, philtre.envs\n"
        "games = gymnasium.make_vec('pebbles-v1', num_envs=3)\n"
        "seen, _ = games.reset(seed=1)\n"
        "print(seen['observation'].shape[0], seen['action_mask'].any())\n"
    )
    assert _said([fresh, "-c", program]).split() == ["3", "True"]


# In the browser


def test_it_is_played_in_the_browser_to_its_end_and_looked_at_again(person: Open) -> None:
    page = person("/")
    door = page.locator(".door", has_text="Pebbles")
    expect(door).to_contain_text("2–3")
    table = Table.new(page, game="pebbles", variant="long", seats=3)
    assert table.wait() == "asked"
    expect(page.locator(".question")).to_contain_text(re.compile("Draw a stone|Where do you put"))
    expect(page.locator("[data-field=places] dd .empty").first).to_be_visible()
    assert violations(page) == []
    while table.wait() == "asked":
        table.decide()
    expect(page.get_by_role("dialog")).to_contain_text("Every stone is turned up")
    expect(page.locator(".log")).to_contain_text(re.compile(r"Élise (puts|turns up|draws|slides)"))
    assert re.findall(r"pebbles-[a-z-]+|plain-[a-z-]+", page.locator("body").inner_text()) == []
    look_again(page)


def look_again(page: Page) -> None:
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile("/replay/"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".told p")).not_to_be_empty()
    expect(page.locator("[data-field=places]")).to_be_visible()


def test_it_fits_a_phone_and_speaks_french(person: Open) -> None:
    page = person(size=(390, 844), locale="fr")
    table = Table.new(page, game="pebbles", variant="long", seats=2)
    assert table.wait() == "asked"
    expect(page.locator("h1")).to_have_text("Cailloux")
    expect(page.locator(".choices")).to_contain_text("Piocher un caillou")
    expect(page.locator("dl.board dt").first).to_have_text("Chemin")
    assert (sideways(page), too_small(page)) == (0, [])
