"""Sounds and vibrations at the table, and their settings."""

from __future__ import annotations

import itertools
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Open
from tests.e2e.table import Table
from tools import frontend

pytestmark = pytest.mark.thorough

Begin = Callable[..., Table]
# Counts tones and vibrations.
LISTEN = """(() => {
  window.heard = { tones: 0, felt: 0, loudest: 0 };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { window.heard.tones += 1; return start.apply(this, at); };
  navigator.vibrate = () => { window.heard.felt += 1; return true; };
})();"""


def heard(page: Page, what: str = "tones") -> int:
    return int(page.evaluate("what => window.heard[what]", what))


def played(begin: Begin, game: str, **wishes: object) -> Page:
    table = begin(game=game, bot="novice", options={"start": "1"}, **wishes)
    table.page.evaluate(LISTEN)
    for _ in range(4):
        if table.wait() != "asked":
            break
        table.decide()
    table.wait()
    return table.page


@pytest.mark.parametrize("game", ["apotheca", "potion_explosion", "mystic_moon"])
def test_moves_have_sounds(table: Begin, game: str) -> None:
    assert heard(played(table, game, sound=True)) > 0


@pytest.mark.parametrize("wishes", [{"sound": False}, {"sound": True, "volume": 0}], ids=str)
def test_sounds_can_be_turned_off(table: Begin, wishes: dict[str, object]) -> None:
    page = played(table, "apotheca", haptics=False, **wishes)
    assert heard(page) == 0
    assert heard(page, "felt") == 0


def test_important_events_vibrate_if_wanted(table: Begin) -> None:
    page = played(table, "potion_explosion", sound=False, haptics=True)
    assert heard(page) == 0
    assert heard(page, "felt") > 0


def test_sound_is_on_on_desktops_and_its_volume_can_be_changed(person: Open) -> None:
    page = person()
    page.add_init_script("localStorage.removeItem('philtre.settings')")
    page.goto("/settings")
    expect(page.locator("input[name=sound]").nth(1)).to_be_checked()
    page.locator("input[name=volume]").fill("20")
    page.wait_for_timeout(100)
    assert '"volume":20' in page.evaluate("localStorage.getItem('philtre.settings')")


@pytest.fixture(scope="module")
def sounds(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """All sounds in the voices of all games, rendered and measured."""
    page = browser.new_page()
    page.goto("about:blank")
    page.evaluate(bundled(tmp_path_factory.mktemp("sounds")) + "\nwindow.Sounds = Sounds;")
    found: list[dict[str, Any]] = page.evaluate("Sounds.measured()")
    page.close()
    return found


def bundled(folder: Path) -> str:
    """The rendering of sounds and all that it imports, as one script."""
    words = ["tests/sounds.ts", "--format", "iife", "--name", "Sounds", "--dir", str(folder)]
    program = str(frontend.FOLDER / "node_modules" / ".bin" / "rolldown")
    subprocess.run([program, *words], cwd=frontend.FOLDER, env=frontend.environment(), check=True, capture_output=True)
    return (folder / "sounds.js").read_text("utf-8")


def test_no_sound_is_cut_off_even_with_two_others(sounds: list[dict[str, Any]]) -> None:
    assert {one["sound"]: one["peak"] for one in sounds if one["peak"] > 1 / 3} == {}


def test_no_sound_is_much_louder_than_another(sounds: list[dict[str, Any]]) -> None:
    """At most 6 dB, measured as people hear it."""
    loud = sorted((one["loud"], one["sound"], one["voice"]) for one in sounds)
    assert loud[-1][0] - loud[0][0] < 6, (loud[0], loud[-1])


def test_sounds_are_short(sounds: list[dict[str, Any]]) -> None:
    assert {one["sound"]: one["length"] for one in sounds if one["length"] > 1.1} == {}


def test_sounds_begin_and_end_in_silence(sounds: list[dict[str, Any]]) -> None:
    """What starts or stops at once clicks."""
    assert {one["sound"]: one["edges"] for one in sounds if max(one["edges"]) > 0.02} == {}


def test_sounds_can_be_told_apart(sounds: list[dict[str, Any]]) -> None:
    """In pitch or in course: of two of a game, some of the energy is elsewhere."""
    for one, other in itertools.combinations(sounds, 2):
        if one["voice"] == other["voice"]:
            apart = sum(abs(a - b) for a, b in zip(one["look"], other["look"], strict=True))
            assert apart > 0.5, (one["sound"], other["sound"], one["voice"], apart)
