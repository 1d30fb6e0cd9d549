"""Philtre as static files: everything runs in the browser, with an empty cache, a full one, and without a network."""

from __future__ import annotations

import gzip
import re
import shutil
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from philtre.words.fluent import words
from tests.e2e.hands import SOON
from tests.e2e.table import MOST_TOUCHES, Table, take_turns
from tests.site.conftest import SITE, Person, Space, until

Come = Callable[..., Person]

pytestmark = pytest.mark.site

VISIBLE = 1.0  # seconds
DECIDED = 6.0  # seconds, on an idle machine
MEGABYTES = 10.0
KEPT_OFFLINE = "() => navigator.serviceWorker.ready.then(() => true)"


def solo(who: Person, page: Page) -> Table:
    return Table.new(page, variant="solo", address=who.new_room)


def installed(page: Page) -> None:
    """Wait until everything is cached."""
    page.evaluate(KEPT_OFFLINE)
    until(page, "() => navigator.serviceWorker.controller !== null")


def stretch() -> float:
    """How much slower everything is because the machine is busy."""
    began, spent = time.perf_counter(), time.process_time()
    while time.process_time() - spent < 0.3:
        pass
    return (time.perf_counter() - began) / (time.process_time() - spent)


def visit(who: Person) -> Page:
    """Open the page and begin a game, both within their time limits."""
    busy = [stretch()]
    began = time.perf_counter()
    page = who.tab()
    expect(page.locator("article.door")).to_have_count(3)
    seen = time.perf_counter() - began
    assert solo(who, page).wait() == "asked"
    asked = time.perf_counter() - began
    busy.append(stretch())
    slower = max(1.0, sum(busy) / 2)
    print(f"visible after {seen:.2f} s, asked after {asked:.2f} s, on a machine {slower:.1f} times as slow as idle")
    assert seen < VISIBLE * slower
    assert asked < DECIDED * slower
    return page


def test_the_page_shows_at_once_and_soon_asks_for_a_decision_cold_and_offline(person: Come, space: Space) -> None:
    who = person()
    page = visit(who)
    installed(page)
    page.close()
    space.stop()
    visit(who)


def test_progress_is_shown_while_the_engine_loads(person: Come) -> None:
    page = person().tab()
    expect(page.locator("progress")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)


def test_a_game_survives_a_reload(person: Come) -> None:
    who = person()
    page = who.tab()
    game = solo(who, page)
    take_turns([game], most=5)
    before = game.version()
    page.reload()
    game.wait()
    assert game.version() == before
    take_turns([game], most=2)
    page.goto(who.space.address)
    expect(page.locator(".mine li")).to_have_count(1)
    page.locator(".mine li a").click()
    game.wait()
    assert game.version() > before


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["apotheca", "potion_explosion", "mystic_moon"])
def test_a_whole_game_against_a_bot_then_its_replay_analysis_and_link(person: Come, name: str) -> None:
    who = person()
    page = who.tab()
    game = Table.new(page, game=name, bot="brewer", options=SOON.get(name), address=who.new_room)
    game.finish()
    end = game.expect_end()
    expect(end).to_contain_text("wins")
    with page.expect_download() as download:
        end.get_by_role("button", name="Save record").click()
    record = download.value.path().read_text("utf-8")
    assert record.startswith("[Game ")
    end.get_by_role("button", name="Share game").click()
    link = end.get_by_label("Link").input_value()
    assert len(link) < 16_100
    end.get_by_role("link", name="Analyse").click()
    expect(page.locator(".mistakes, .analysis").first).to_be_visible()
    page.close()  # the analysis would go on beside the friend's start
    friend = person().tab()
    friend.goto(link)
    friend.wait_for_url(re.compile("#/replay/"))
    expect(friend.locator(".replay")).to_be_visible()
    assert friend.url.split("move=")[1].split("&")[0] != "0"


@pytest.mark.thorough
def test_a_whole_solo_game_without_a_network(person: Come, space: Space) -> None:
    who = person()
    page = who.tab()
    expect(page.locator("progress")).to_have_count(0)
    installed(page)
    page.close()
    space.stop()
    page = who.tab()
    game = solo(who, page)
    game.finish()
    expect(game.expect_end()).to_contain_text(words("en").reason("apotheca", "filled"))


@pytest.mark.parametrize("name", ["apotheca", "potion_explosion", "mystic_moon"])
def test_every_game_begins_without_a_network(person: Come, space: Space, name: str) -> None:
    who = person()
    page = who.tab()
    installed(page)
    page.close()
    space.stop()
    page = who.tab()
    page.goto(f"{who.new_room}/learn/{name}")
    expect(page.locator("h1, h2").first).to_be_visible()
    game = Table.new(page, game=name, bot="novice", address=who.new_room)
    take_turns([game], most=3)
    assert game.version() >= 3


def test_two_tabs_share_one_engine_and_the_second_takes_over(person: Come) -> None:
    who = person()
    first = who.tab()
    game = solo(who, first)
    take_turns([game], most=2)
    second = who.tab(first.url.split(who.space.address)[1])
    other = Table(second)
    other.wait()
    assert other.version() == game.version()
    take_turns([other], most=1)
    expect(first.locator("main.play")).to_have_attribute("data-version", str(other.version()))
    before = other.version()
    first.close()
    second.wait_for_timeout(300)
    take_turns([other], most=2)
    assert other.version() > before


def test_a_hot_seat_has_its_curtain_and_no_room_code_is_asked_for(person: Come) -> None:
    who = person()
    page = who.tab()
    expect(page.locator("form.join")).to_have_count(0)
    page.goto(f"{who.new_room}/new/apotheca")
    expect(page.locator("input[name=company]")).to_have_count(2)
    game = Table.new(page, company="device", others=("Théo",), address=who.new_room)
    while game.wait() != "curtain":
        game.decide()
    game.lift_curtain()
    expect(page.locator("header .code")).to_have_count(0)
    game.decide()
    game.page.get_by_role("button", name="Menu").click()
    expect(game.page.get_by_text("Move my seat")).to_have_count(0)


DENIED = "navigator.storage.getDirectory = () => Promise.reject(new DOMException('denied', 'SecurityError'));"
# What browsers do not offer to a page that came over http from another computer.
WITHOUT_TLS = """
crypto.randomUUID = undefined;
for (const name of ["locks", "storage", "serviceWorker"]) delete Object.getPrototypeOf(navigator)[name];
"""
FULL = """{
  const { write } = FileSystemSyncAccessHandle.prototype;
  let full = false;
  new BroadcastChannel("disk").onmessage = ({ data }) => { full = data; };
  FileSystemSyncAccessHandle.prototype.write = function (...given) {
    if (full) throw new DOMException("full", "QuotaExceededError");
    return write.apply(this, given);
  };
}"""


def with_disk(person: Come, script: str) -> Person:
    """A person whose engine has a different disk."""
    who = person(service_workers="block")

    def prepared(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{script}\n{answer.text()}")

    who.context.route(re.compile(r"engine\.worker"), prepared)
    return who


@pytest.mark.parametrize("script", [DENIED, WITHOUT_TLS], ids=["denied", "without-tls"])
def test_without_storage_games_work_with_a_warning(person: Come, script: str) -> None:
    who = with_disk(person, script)
    who.context.add_init_script(script)
    page = who.tab()
    expect(page.get_by_role("alert")).to_contain_text("doesn’t let us save anything")
    game = solo(who, page)
    expect(page.get_by_role("alert")).to_have_count(0)  # the table has the whole window
    take_turns([game], most=3)
    assert game.version() >= 3


def test_a_full_disk_refuses_the_move_and_loses_nothing(person: Come) -> None:
    who = with_disk(person, FULL)
    page = who.tab()
    game = solo(who, page)
    take_turns([game], most=3)
    game.wait()
    before = game.version()
    page.evaluate("() => new BroadcastChannel('disk').postMessage(true)")
    for _ in range(MOST_TOUCHES):
        game.tap(game.hand.gold, game.hand.targets, game.hand.controls)
        if page.locator(".notice").count():
            break
    expect(page.locator(".notice")).to_contain_text("could not be saved")
    assert game.version() == before
    page.evaluate("() => new BroadcastChannel('disk').postMessage(false)")
    page.reload()
    game.wait()
    assert game.version() == before
    take_turns([game], most=2)
    assert game.version() > before


def test_games_of_an_older_version_are_migrated(person: Come) -> None:
    """The stored database of the first version is put where this version looks for it."""
    old = (Path(__file__).parents[1] / "server" / "kept" / "philtre.db").read_bytes()
    who = person()
    page = who.tab("licences.txt")
    page.evaluate(
        """async (bytes) => {
          const root = await navigator.storage.getDirectory();
          const folder = await root.getDirectoryHandle("philtre-some-where-", { create: true });
          const file = await folder.getFileHandle("philtre.db", { create: true });
          const writer = await file.createWritable();
          await writer.write(new Uint8Array(bytes));
          await writer.close();
        }""",
        list(old),
    )
    page.goto(who.space.address)
    expect(page.locator("progress")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    game = solo(who, page)
    take_turns([game], most=1)
    assert game.version() >= 1


def test_a_damaged_link_is_reported(person: Come) -> None:
    page = person().tab("#game=1.3.00000000.abc")
    expect(page.get_by_role("alert")).to_contain_text("This link is damaged")


def test_a_new_version_is_used_at_the_next_visit(person: Come, space: Space, tmp_path: Path) -> None:
    space.stop()
    folder = tmp_path / "site"
    shutil.copytree(space.folder, folder)
    space.folder = folder
    space.start()
    who = person()
    page = who.tab()
    installed(page)
    page.close()
    index = folder / "index.html"
    index.write_text(index.read_text().replace("<title>Philtre", "<title>Newer Philtre"))
    worker = folder / "sw.js"
    worker.write_text(worker.read_text().replace('"version":"', '"version":"new', 1))
    page = who.tab()
    until(page, "() => navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")
    page.close()
    page = who.tab("licences.txt")
    page.goto(space.address)
    until(page, "() => fetch('.').then((one) => one.text()).then((text) => text.includes('Newer Philtre'))")


def test_the_download_is_small() -> None:
    files = [path for path in SITE.rglob("*") if path.is_file()]
    total = sum(len(gzip.compress(path.read_bytes(), 6)) for path in files) / 1e6
    assert total < MEGABYTES, f"{total:.2f} MB"
    with zipfile.ZipFile(SITE / "engine" / "python_stdlib.zip") as library:
        assert {"pdb.py", "doctest.py", "_pyio.py"} & set(library.namelist()) == set()
    licences = (SITE / "licences.txt").read_text()
    assert all(name in licences for name in ("svelte", "Pyodide", "CPython", "SQLite", "sqlalchemy", "msgspec"))
