"""Sounds and vibrations at the table, and their settings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from tests.e2e.table import Table

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
