"""The end of a game: who won and why, what turned it, a picture for friends; alone, where the points came from."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.table import Table

Begin = Callable[..., Table]


def test_the_end_tells_what_turned_the_game_and_gives_a_picture(table: Begin, tmp_path: Path) -> None:
    game = table(bot="novice", seed=5)
    game.finish()
    page = game.page
    dialog = page.locator("dialog")
    dialog.wait_for()
    expect(dialog.locator(".winner")).not_to_have_count(0)
    expect(dialog.locator(".insights a").first).to_be_visible(timeout=120_000)
    with page.expect_download() as found:
        dialog.get_by_role("button", name="Share the result").click()
    found.value.save_as(tmp_path / "result.png")
    picture = (tmp_path / "result.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    dialog.locator(".insights a").first.click()
    page.wait_for_url("**/replay/**move=**")


def test_points_made_alone_are_broken_down_and_compared(table: Begin) -> None:
    game = table(variant="solo", seats=1)
    game.finish()
    dialog = game.page.locator("dialog")
    dialog.wait_for()
    points = int(dialog.locator("h2").inner_text().split()[0])
    assert sum(int(text) for text in dialog.locator("dd.number").all_inner_texts()) == points
    expect(dialog.locator(".best")).to_contain_text("personal best")
    game.page.reload()
    dialog.wait_for()
    expect(dialog.locator(".best")).to_contain_text("personal best")  # a game is not compared with itself
