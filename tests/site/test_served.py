"""A server's page plays in the browser while the server is away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.serving import PACKAGE, Serving, serving
from tests.e2e.table import Table, take_turns
from tests.site.conftest import Person, until

pytestmark = pytest.mark.site

KEPT = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const text = await (await fetch("/sw.js")).text();
  const { engine } = JSON.parse(text.match(/=(.*?);\\n/)[1]);
  const cache = await caches.open(`philtre / engine ${engine.version}`);
  return (await cache.keys()).length === engine.files.length;
}"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    assert (PACKAGE / "static" / "engine").exists(), "the server has no engine to give away: make site"
    with serving(tmp_path) as started:
        yield started


def test_people_can_play_while_the_server_is_away_and_go_back(server: Serving, person: Callable[..., Person]) -> None:
    who = person()
    page = who.context.new_page()
    page.goto(server.address)
    expect(page.locator("article.door")).to_have_count(3)
    until(page, KEPT)
    server.stop()
    page.goto(server.address)
    page.get_by_role("button", name="Play here while the server is away").click()
    expect(page.get_by_role("button", name="Back to the server")).to_be_visible()
    game = Table.new(page, variant="solo", address=server.address)
    take_turns([game], most=3)
    assert game.version() >= 3
    page.reload()
    game.wait()
    server.start()
    page.goto(server.address)
    page.get_by_role("button", name="Back to the server").click()
    expect(page.locator("form.join")).to_be_visible()
    expect(page.locator(".mine li")).to_have_count(0)
