"""The source archive and its wheel, installed into a fresh environment outside the checkout.

Here the wheel has no compiled engine and uses the dependencies of the tests. `make package` compiles it and installs
everything with pip.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tools import engine

HOUSE = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "tools", "src")
WHOLE = os.environ.get("PHILTRE_PACKAGE") == "whole"
EPOCH = "1767225600"


def said(*command: str | Path, given: str = "", folder: Path, **more: str) -> str:
    """The output of a program that has no access to this checkout."""
    known = ("PYTHONPATH", "PHILTRE_LANG", "LANG")
    clean = {name: value for name, value in os.environ.items() if name not in known} | more
    done = subprocess.run(
        list(map(str, command)), input=given, env=clean, cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def archive(folder: Path, built: Path) -> Path:
    """The source archive of a copy of the checkout, with the built page."""
    made = shutil.ignore_patterns(*engine.GENERATED, "*.egg-info", "static")
    for name in HOUSE:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=made)
        else:
            shutil.copy(ROOT / name, folder / name)
    shutil.copytree(built, folder / "src/philtre/static")
    build(folder, "--sdist")
    return next((folder / "dist").glob("*.tar.gz"))


def wheel(sources: Path, folder: Path) -> Path:
    """The wheel that pip builds from the source archive."""
    with tarfile.open(sources) as files:
        files.extractall(folder, filter="data")
    unpacked = next(folder.iterdir())
    build(unpacked, "--wheel", **({} if WHOLE else {"CC": "/bin/false"}))
    return next((unpacked / "dist").glob("*.whl"))


def build(folder: Path, kind: str, **more: str) -> None:
    command = [sys.executable, "-m", "build", kind, "--no-isolation", "--outdir", "dist"]
    said(*command, folder=folder, SOURCE_DATE_EPOCH=EPOCH, **more)


@pytest.fixture(scope="session")
def built() -> Path:
    import philtre

    return Path(philtre.__file__).parent / "static"


@pytest.fixture(scope="session")
def sources(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Path:
    return archive(tmp_path_factory.mktemp("sources"), built)


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory, sources: Path) -> Path:
    return wheel(sources, tmp_path_factory.mktemp("made"))


@pytest.fixture(scope="session")
def python(tmp_path_factory: pytest.TempPathFactory, made: Path) -> str:
    """The Python of a fresh environment with the wheel in it."""
    home = tmp_path_factory.mktemp("fresh")
    said(sys.executable, "-m", "venv", "--without-pip", "env", folder=home)
    python = str(home / "env" / "bin" / "python")
    wanted = [f"{made}[rl]"] if WHOLE else ["--no-index", "--no-deps", str(made)]
    said(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", *wanted, folder=home)
    if not WHOLE:
        place = said(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", folder=home).strip()
        Path(place, "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return python


@contextlib.contextmanager
def serving(philtre: str, folder: Path) -> Iterator[str]:
    """The address of the installed server."""
    command = [philtre, "--lang", "en", "serve", "--port", "0", "--pace", "0", "--data", str(folder / "data")]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(command, cwd=folder, env=clean, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield next(line for line in process.stdout if "http://" in line).split()[-1]
        finally:
            process.terminate()


@pytest.fixture
def philtre(python: str) -> str:
    return str(Path(python).parent / "philtre")


def test_it_runs_from_where_it_was_installed(python: str, tmp_path: Path) -> None:
    program = "import philtre, philtre.build as build; print(philtre.__file__, build.is_compiled())"
    place, compiled = said(python, "-c", program, folder=tmp_path).split()
    assert Path(place).is_relative_to(Path(python).parent.parent)
    assert compiled == str(WHOLE)


def test_games_are_simulated_told_and_replayed(philtre: str, tmp_path: Path) -> None:
    for game in ("apotheca", "potion_explosion", "mystic_moon"):
        assert "1" in said(philtre, "simulate", game, "--games", "2", folder=tmp_path)
    assert len(json.loads(said(philtre, "games", "--json", folder=tmp_path))) == 3


def test_a_game_in_the_terminal(philtre: str, tmp_path: Path) -> None:
    said(philtre, "terminal", "apotheca", "--seed", "3", given="1\n" * 2000, folder=tmp_path)
    record = tmp_path / "1"
    assert record.exists()
    assert said(philtre, "verify", record, folder=tmp_path)


WHOLE_GAME = """
import asyncio, random, sys
from philtre.client import Client
from philtre.server import wire

async def play():
    async with Client(sys.argv[1]) as ada:
        settings = wire.Settings(game="apotheca", variant="standard", seats=2)
        seats = [wire.Wanted(holder="me", name="Ada"), wire.Wanted(holder="bot", bot="novice")]
        created = await ada.create(wire.CreateRoom(settings=settings, seats=seats, start=True))
        async with ada.enter(created.code) as visit:
            while visit.table is None or visit.table.seat is not None:
                if visit.table is not None and visit.table.seat == 0 and visit.table.choices:
                    await visit.act(random.choice(visit.table.choices).id)
                else:
                    await visit.next()
        print(visit.table.seat is None)

asyncio.run(play())
"""


def test_the_server_brings_the_page_and_plays_a_whole_game(python: str, philtre: str, tmp_path: Path) -> None:
    with serving(philtre, tmp_path) as address:
        with urllib.request.urlopen(address) as answer:
            index = answer.read().decode()
        with urllib.request.urlopen(address + index.split('src="')[1].split('"')[0]) as answer:
            assert answer.status == 200
        assert said(python, "-c", WHOLE_GAME, address, folder=tmp_path).strip() == "True"


ENVIRONMENTS = """
import gymnasium
import philtre.envs, philtre.envs.aec

for name in ("apotheca-v1", "potion_explosion-v1", "mystic_moon-v1"):
    env = gymnasium.make_vec(name, num_envs=8)
    observation, info = env.reset(seed=1)
    for _ in range(50):
        observation, rewards, over, _, info = env.step(info["random_action"])
table = philtre.envs.aec.env("apotheca", seats=2)
table.reset(seed=1)
print(table.agents)
"""


def test_the_environments(python: str, tmp_path: Path) -> None:
    assert len(said(python, "-W", "ignore", "-c", ENVIRONMENTS, folder=tmp_path).split()) == 2


def test_licences_of_everything_in_the_page(made: Path) -> None:
    with zipfile.ZipFile(made) as files:
        told = files.read("philtre/static/licences.txt").decode()
        names = files.namelist()
    lock = json.loads((ROOT / "frontend/package.json").read_text())["devDependencies"]
    for package in ("svelte", "@fluent/bundle", "@fontsource-variable/fraunces", "@fontsource-variable/source-sans-3"):
        assert f"\n{package} {lock[package]} (" in f"\n{told}"
    assert "SIL OPEN FONT LICENSE" in told
    assert "philtre/static/engine/engine.json" in names or not WHOLE  # a page that plays on without its server
    assert ("CPython" in told) == ("philtre/static/engine/engine.json" in names)
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)


def test_builds_are_reproducible(
    sources: Path, made: Path, built: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    again = archive(tmp_path_factory.mktemp("again"), built)
    assert digest(again) == digest(sources)
    assert digest(wheel(again, tmp_path_factory.mktemp("again"))) == digest(made)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
