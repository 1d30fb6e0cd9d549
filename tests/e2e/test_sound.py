"""What is heard and felt at the table, and when nothing is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open, one_of
from tests.e2e.table import Table

Begin = Callable[..., Table]
# Counts the tones that begin, and what the device was asked to shake.
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


@pytest.mark.parametrize("game", one_of(["apotheca", "potion_explosion", "mystic_moon"]))
def test_moves_are_heard_where_sound_is_on(table: Begin, game: str) -> None:
    assert heard(played(table, game, sound=True)) > 0


@pytest.mark.parametrize("wishes", [{"sound": False}, {"sound": True, "volume": 0}], ids=str)
def test_nothing_is_heard_where_it_is_off(table: Begin, wishes: dict[str, object]) -> None:
    page = played(table, "apotheca", haptics=False, **wishes)
    assert heard(page) == 0
    assert heard(page, "felt") == 0


def test_what_matters_is_felt_where_that_is_wanted(table: Begin) -> None:
    page = played(table, "potion_explosion", sound=False, haptics=True)
    assert heard(page) == 0
    assert heard(page, "felt") > 0


def test_sound_is_on_at_a_desk_and_can_be_made_softer(person: Open) -> None:
    page = person()
    page.add_init_script("localStorage.removeItem('philtre.settings')")
    page.goto("/settings")
    expect(page.locator("input[name=sound]").nth(1)).to_be_checked()
    page.locator("input[name=volume]").fill("20")
    page.wait_for_timeout(100)
    assert '"volume":20' in page.evaluate("localStorage.getItem('philtre.settings')")
