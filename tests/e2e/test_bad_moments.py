"""Errors: what people read, and how they continue."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from tests.e2e.serving import serving
from tests.e2e.table import Table

Begin = Callable[..., Table]


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/room/NOSUCHROOM", "no such room"),
        ("/watch/NOSUCHROOM", "no such room"),
        ("/seat/notatoken", "has already been used"),
        ("/replay/nosuchtable", "no such game"),
        ("/new/checkers", "does not have that game"),
        ("/learn/checkers", "does not have that game"),
        ("/nowhere/at/all", "There is no page"),
    ],
)
def test_unknown_addresses_have_an_error_page(person: Open, path: str, words: str) -> None:
    page = person(path)
    take = page.get_by_role("button", name="Take the seat")
    if path.startswith("/seat/"):
        take.click()
    expect(page.get_by_role("alert")).to_contain_text(words, ignore_case=True)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Philtre")).to_be_visible()


def test_the_game_continues_when_a_lost_server_is_back(person: Open, tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        page = person(f"{own.address}/new/apotheca")
        game = Table.new(page, bot="novice", address=own.address)
        game.wait()
        game.decide()
        own.stop(signal.SIGKILL)
        expect(page.locator(".offline")).to_be_visible()
        version = game.version()
        own.start()
        expect(page.locator(".offline")).to_be_hidden(timeout=20_000)
        assert game.wait() == "asked"
        assert game.version() >= version
        game.decide()


def test_a_lost_network_is_shown_at_once(table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    game.page.context.set_offline(True)
    expect(game.page.locator(".offline")).to_be_visible()
    game.page.context.set_offline(False)
    expect(game.page.locator(".offline")).to_be_hidden()
    game.decide()


def test_the_home_page_can_try_to_reach_the_server_again(person: Open) -> None:
    page = person("/settings")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("alert")).to_contain_text("isn’t answering")
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Apotheca")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "shown"),
    [("<b>Zoé</b>", "<b>Zoé</b>"), ("  Ana\u202e\u0000 ", "Ana"), ("🧪" * 40, "🧪")],
)
def test_absurd_names_are_cleaned_and_never_markup(table: Begin, name: str, shown: str) -> None:
    game = table(bot="novice", name=name)
    game.wait()
    called = game.page.locator(".mine .name").inner_text()
    assert called.startswith(shown)
    assert len(called) <= 40
    assert game.page.locator(".mine .name b").count() == 0


@pytest.mark.parametrize("company", ["link", "device"])
@pytest.mark.parametrize("name", ["", "   "])
def test_an_empty_name_is_refused_among_people(person: Open, company: str, name: str) -> None:
    page = person("/new/apotheca")
    page.check(f"input[name=company][value={company}]", force=True)
    page.fill("input[name=name]", name)
    page.click("button[type=submit]")
    expect(page.get_by_role("alert").filter(has_text="Choose a name first")).to_be_visible()
    expect(page.locator("input[name=name]")).to_be_focused()
    assert page.url.endswith("/new/apotheca")


def test_no_name_is_needed_against_bots(person: Open) -> None:
    page = person("/new/apotheca")
    page.fill("input[name=name]", "   ")
    page.click("button[type=submit]")
    expect(page.locator(".mine .name")).to_contain_text("Guest")


def test_the_server_moves_when_a_clock_runs_out(person: Open) -> None:
    page = person("/")
    code = make(page, clock={"kind": "turn", "amount": 1, "then": "absent"})
    page.goto(f"/room/{code}")
    game = Table(page)
    expect(page.get_by_role("timer")).to_be_visible()
    game.wait()
    page.wait_for_function("() => Number(document.querySelector('main.play').dataset.version) > 3")
    expect(page.locator(".log")).to_contain_text("played for an absent player")


def make(page: Page, **settings: object) -> str:
    """A room made by the API, with settings that the page does not offer."""
    agreed = {"game": "apotheca", "variant": "standard", "seats": 2, **settings}
    seats = [{"holder": "me", "name": "Ana"}, {"holder": "bot", "bot": "novice"}]
    body = json.dumps({"settings": agreed, "seats": seats, "start": True})
    code: str = page.evaluate(
        """async body => {
          await fetch('/api/me');
          const headers = { 'content-type': 'application/json' };
          return (await (await fetch('/api/rooms', { method: 'POST', headers, body })).json()).code;
        }""",
        body,
    )
    return code


def test_two_tabs_of_one_person_show_the_same(table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    second = Table(game.page.context.new_page(), seed=2)
    second.page.goto(f"/room/{game.code}")
    second.wait()
    second.decide()
    assert game.wait() == "asked"
    assert second.wait() == "asked"
    assert game.version() == second.version()
    game.decide()


def test_the_game_works_without_storage(person: Open) -> None:
    page = person()
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });"
    )
    game = Table.new(page, bot="novice")
    assert game.wait() == "asked"
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Off", exact=True).check(force=True)
    page.keyboard.press("Escape")
    game.decide()
