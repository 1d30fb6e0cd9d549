"""What people do at a table besides the game: look something up, chat, leave, come back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Open
from tests.e2e.lines import CutLine
from tests.e2e.table import Table, open_room

Begin = Callable[..., Table]
SIZES = ((1280, 800), (390, 664), (844, 390))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("page", ["Settings", "How to play"])
@pytest.mark.thorough
def test_another_page_opens_over_the_table_and_can_be_closed(table: Begin, page: str, size: tuple[int, int]) -> None:
    game = table(bot="novice", size=size)
    game.wait()
    address, before = game.page.url, game.version()
    game.page.get_by_role("button", name="Menu").click()
    game.page.get_by_role("button", name=page).click()
    over = game.page.get_by_role("dialog", name=page)
    expect(over.locator(".sheet")).to_be_visible()
    assert over.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), "it scrolls sideways"
    game.page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    assert game.page.url == address
    assert game.version() == before
    expect(game.page).to_have_title(re.compile("Apotheca"))
    game.decide()


def test_a_double_click_does_not_resign(table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    game.page.get_by_role("button", name="Menu").click()
    game.page.get_by_role("button", name="Resign").dblclick()
    game.page.wait_for_timeout(300)
    assert not game.is_over()
    expect(game.page.get_by_role("button", name="Really resign?")).to_be_visible()


def test_a_name_is_needed_among_people_but_not_against_bots(person: Open, table: Begin) -> None:
    _, code = open_room(person(), seats=2, name="Odile")
    guest = person(f"/room/{code}")
    guest.get_by_role("button", name="Sit here").click()
    expect(guest.get_by_text("Choose a name first.")).to_be_visible()
    expect(guest.get_by_label("Your name")).to_be_focused()
    assert guest.locator(".seats li.mine").count() == 0
    alone = table(bot="novice", name="")
    alone.wait()
    expect(alone.page.locator(".mine")).to_contain_text("Guest")


@pytest.mark.parametrize(
    "size", [(390, 664), (1920, 1080), (1280, 800), (844, 390)], ids=lambda size: f"{size[0]}x{size[1]}"
)
@pytest.mark.thorough
def test_chat_messages_are_shown_and_announced(person: Open, size: tuple[int, int]) -> None:
    host, code = open_room(person(size=size), seats=2, name="Odile")
    guest = Table(person(f"/room/{code}"), seed=2)
    guest.sit("Théo")
    host.start()
    host.play.wait_for()
    guest.play.wait_for()
    guest.page.get_by_role("button", name="Chat", exact=True).click()
    guest.page.locator(".phrases button").first.click()
    said = guest.page.locator(".lines li span").first.inner_text()
    expect(host.page.locator("[role=status][aria-live=polite]")).to_contain_text(f"Théo: {said}")
    place = ".beside .lines" if size[0] == 1920 else ".bubble"
    expect(host.page.locator(place)).to_contain_text(said)
    if place == ".bubble":
        box = host.page.locator(place).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        expect(host.page.locator(place)).to_have_count(0, timeout=9_000)


def test_a_lost_connection_covers_nothing_and_goes_away(person: Open) -> None:
    page = person(size=(390, 664))
    line = CutLine(page)
    game = Table.new(page, bot="novice")
    game.wait()
    line.cut()
    notice, prompt = page.locator(".offline"), page.locator(".prompt")
    expect(notice).to_be_visible()
    upper, lower = notice.bounding_box(), prompt.bounding_box()
    assert upper
    assert lower
    assert upper["y"] + upper["height"] <= lower["y"] + 1
    line.mend()
    expect(notice).to_be_hidden()


@pytest.mark.thorough
def test_a_reason_disappears_by_itself(table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    question = game.page.locator(".question").inner_text()
    game.page.locator(".act[aria-disabled=true]").first.click(force=True)
    expect(game.page.locator(".question")).not_to_have_text(question)
    expect(game.page.locator(".question")).to_have_text(question, timeout=9_000)


def test_a_reason_is_shown_where_the_keyboard_is(table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    game.page.keyboard.press("Tab")
    off = game.page.locator(".act[aria-disabled=true]").first
    off.focus()
    expect(game.page.get_by_role("tooltip")).to_have_text(off.get_attribute("title") or "?")
    off.blur()
    expect(game.page.get_by_role("tooltip")).to_have_count(0)


def test_the_title_says_in_other_tabs_that_it_is_my_turn(table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    assert game.page.title().startswith("● Your turn")


@pytest.mark.thorough
def test_two_waiting_players_can_let_a_bot_play_for_a_third(person: Open) -> None:
    host, code = open_room(person(), seats=3, name="Odile", options={"start": "3"})
    friends = [Table(person(f"/room/{code}"), seed=seed) for seed in (2, 3)]
    friends[0].sit("Théo")
    friends[1].sit("Ana")
    host.start()
    for one in (host, *friends):
        one.play.wait_for()
    friends[1].page.close()
    absence = host.page.locator(".absence")
    expect(absence).to_contain_text("Ana")
    expect(host.page.locator(".question")).to_contain_text("Waiting for Ana")  # who is away does not think
    expect(absence.get_by_role("button", name="Let a bot play")).to_be_visible()


@pytest.mark.thorough
def test_a_record_can_be_opened_from_a_file(table: Begin, tmp_path: Path) -> None:
    game = table(bot="novice")
    game.wait()
    game.decide()
    game.resign()
    with game.page.expect_download() as found:
        game.expect_end().locator("a[download]").click()
    record = tmp_path / "record.txt"
    found.value.save_as(record)
    game.page.goto("/")
    game.page.locator("input[type=file]").set_input_files(record)
    game.page.wait_for_url("**/replay/**")
    expect(game.page.locator("main")).to_contain_text("Élise")
