"""People play whole games in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from philtre.words.fluent import words
from tests.e2e.conftest import Open
from tests.e2e.hands import SOON
from tests.e2e.lines import CutLine
from tests.e2e.table import Table, finish, open_room, take_turns

Begin = Callable[..., Table]


def test_a_person_plays_solo_to_the_end(table: Begin) -> None:
    game = table(variant="solo")
    game.finish()
    end = game.expect_end()
    expect(end).to_contain_text(words("en").reason("apotheca", "filled"))
    expect(end.locator(".rank")).not_to_be_empty()


@pytest.mark.parametrize("name", ["apotheca", pytest.param("potion_explosion", marks=pytest.mark.thorough)])
def test_a_person_plays_against_a_bot_to_the_end(table: Begin, name: str) -> None:
    game = table(game=name, bot="brewer", options=SOON[name])
    game.finish()
    end = game.expect_end()
    expect(end).to_contain_text("wins")
    end.get_by_text("Was the deal fair?").click()
    end.get_by_role("button", name="Check it now").click()
    expect(end.get_by_role("status")).to_contain_text("The seal matches")


def test_two_people_in_two_browsers_play_through_a_reload_and_a_lost_line(person: Open) -> None:
    host, guest = play_through_troubles(person, "apotheca")
    finish([host, guest])
    expect(host.expect_end()).to_contain_text("wins")
    expect(guest.expect_end()).to_contain_text("wins")


@pytest.mark.thorough
def test_two_people_in_two_browsers_share_a_laboratory_until_one_gives_up(person: Open) -> None:
    host, guest = play_through_troubles(person, "potion_explosion")
    take_turns([host, guest], most=16)
    guest.resign()
    expect(host.expect_end()).to_contain_text("Odile wins")
    expect(guest.expect_end()).to_contain_text("Odile wins")


def play_through_troubles(person: Open, name: str) -> tuple[Table, Table]:
    """Two people play; one reloads the page, the other loses the connection for a moment."""
    first = person()
    line = CutLine(first)
    host, code = open_room(first, game=name, seats=2, name="Odile")
    guest = Table(person(f"/room/{code}"), seed=2)
    guest.sit("Théo")
    host.start()
    take_turns([host, guest], most=6)
    guest.page.reload()
    take_turns([host, guest], most=6)
    line.cut()
    expect(first.locator(".offline")).to_be_visible()
    line.mend()
    expect(first.locator(".offline")).to_be_hidden()
    return host, guest


def test_an_action_whose_answer_is_lost_is_done_once(person: Open) -> None:
    page = person()
    line = CutLine(page)
    game = Table.new(page, company="device", others=("Théo",))
    game.wait()
    game.lift_curtain()
    before = game.version()
    line.lose_answers()
    game.touch()
    line.cut()
    line.mend()
    page.wait_for_function("before => Number(document.querySelector('main.play').dataset.version) > before", arg=before)
    assert game.version() == before + 1


def test_a_hot_seat_game_with_its_curtain(table: Begin) -> None:
    game = table(company="device", others=("Théo",))
    for _ in range(4):
        while game.wait() != "curtain":
            game.decide()
        assert game.page.locator(".glimpse").count() == 0, "a secret shows behind the curtain"
        game.lift_curtain()
        expect(game.page.locator(".question")).to_have_text(re.compile("^ *(Élise|Théo): "))
    game.resign()
    expect(game.expect_end()).to_contain_text("wins")


@pytest.mark.thorough
def test_a_hot_seat_without_secrets_needs_no_curtain(table: Begin) -> None:
    game = table(game="potion_explosion", seats=3, company="device", others=("Théo", "Ana"))
    turns: list[str] = []
    while len(turns) < 9:
        assert game.wait() == "asked"
        name = game.page.locator(".mine header .name").inner_text()
        turns += [name] if turns[-1:] != [name] else []
        game.decide()
    assert set(turns[:3]) == set(turns[-3:]) == {"Élise", "Théo", "Ana"}


@pytest.mark.thorough
def test_a_team_game_of_four(person: Open) -> None:
    host, code = open_room(person(), seats=4, name="Odile")
    guest = Table(person(f"/room/{code}"), seed=2)
    guest.sit("Théo", seat=2)
    for seat in (1, 3):
        host.put_bot(seat, "novice")
    host.start()
    finish([host, guest])
    expect(host.expect_end()).to_contain_text("win")
    expect(host.expect_end().locator("li.won")).to_have_count(1)  # partners share a line of the result
    expect(host.expect_end().locator("li", has_text="Odile")).to_contain_text("Théo")


@pytest.mark.thorough
def test_the_master_of_the_market(table: Begin) -> None:
    game = table(variant="master", seats=3, bot="novice", options={"start": "1"})
    game.wait()
    expect(game.page.locator(".answers .button")).to_have_count(3)
    game.decide()
    expect(game.page.locator("p.decree")).to_contain_text("The decree is")
    game.finish()
    expect(game.expect_end()).to_contain_text("win")
