"""Spectators, replays, forks, tutorials, chat, hints."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from tests.e2e.hands import APOTHECA_CARDS, GAMES, SOON
from tests.e2e.table import Table, open_room, take_turns

Begin = Callable[..., Table]


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_sees_what_is_public_and_can_touch_nothing(person: Open, table: Begin, name: str) -> None:
    game = table(game=name, bot="novice")
    game.wait()
    game.decide()
    watcher = person(f"/watch/{game.code}")
    expect(watcher.locator(".table > header")).to_contain_text("Spectating")
    assert watcher.locator(".glimpse").count() == 0
    assert watcher.locator("main button.offered").count() == 0
    expect(watcher.locator(".act[aria-disabled=false]")).to_have_count(0)
    expect(game.page.get_by_title("1 spectator")).to_be_visible()
    game.wait()
    game.decide()
    expect(watcher.locator("main.play")).not_to_have_attribute("data-version", "0")


def test_a_player_can_be_a_spectator_in_a_second_tab_without_secrets(table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    page = game.page.context.new_page()
    page.goto(f"/watch/{game.code}")
    expect(page.locator(".table > header")).to_contain_text("Spectating")
    assert page.locator(".glimpse").count() == 0


@pytest.mark.parametrize("name", ["apotheca", pytest.param("potion_explosion", marks=pytest.mark.thorough)])
def test_a_replay_with_any_seats_view_and_a_fork(person: Open, table: Begin, name: str) -> None:
    game = table(game=name, bot="brewer", options=SOON[name])
    for _ in range(6):
        game.wait()
        game.decide()
    game.wait()
    game.resign()
    page, code = game.page, game.code
    game.expect_end().get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Next move").click()
    expect(slider).to_have_value("1")
    assert "move=1" in page.url
    page.get_by_role("button", name="Last move").click()
    last = int(slider.input_value())
    assert last > 4
    for eyes in ("open", "0"):
        page.get_by_label("View as").select_option(eyes)
        expect(slider).to_have_value(str(last))
    slider.fill("2")
    page.get_by_role("button", name="Autoplay").click()
    expect(slider).not_to_have_value("2")
    page.get_by_role("button", name="Pause").click()
    stranger = person(page.url)
    expect(stranger.get_by_role("slider")).to_have_value(page.get_by_role("slider").input_value())
    slider.fill("3")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Start game", exact=True).click()
    forked = Table(page)
    forked.play.wait_for()
    assert forked.code != code
    assert forked.wait() == "asked"
    forked.decide()


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["desktop", "phone"])
def test_the_tutorial_to_its_end(person: Open, size: tuple[int, int]) -> None:
    page = person("/learn/apotheca/tutorial", size=size)
    pupil = Table(page)
    coach = page.locator(".coach")
    coach.get_by_role("button", name="Next").click()
    coach.get_by_role("button", name="Next").click()
    wrong = page.locator(".act", has_text="Restock")
    wrong.click()
    page.click(".answers .gold")
    expect(coach).to_contain_text("Not quite")
    for _ in range(30):
        if coach.get_attribute("data-lesson") == "end":
            break
        follow(page, pupil)
    expect(coach.get_by_role("link", name="Play a real game")).to_be_visible()
    expect(page.locator(".mine .star.won")).to_have_count(3)


@pytest.mark.thorough
def test_the_first_turns_in_the_laboratory_to_a_win(person: Open) -> None:
    page = person("/learn/potion_explosion/tutorial")
    pupil = Table(page)
    coach = page.locator(".coach")
    coach.get_by_role("button", name="Next").click()
    coach.get_by_role("button", name="Next").click()
    page.locator("[data-place=a1]").dblclick()
    expect(coach).to_contain_text("Not quite")
    for _ in range(40):
        if coach.get_attribute("data-lesson") == "won":
            break
        follow(page, pupil)
    expect(coach.get_by_role("link", name="Play a real game")).to_be_visible()
    expect(page.locator(".mine .potion")).to_have_count(4)
    expect(coach).to_contain_text("25 points to 11")
    expect(page.locator(".mine header .points")).to_have_text("25 points")


def follow(page: Page, pupil: Table) -> None:
    """Do what the coach points at."""
    if page.locator(".coach button").count():
        page.click(".coach button")
        return
    before = page.locator(".coach").get_attribute("data-lesson")
    page.locator("main.play[data-asked=true]").wait_for()
    for _ in range(6):
        found = pupil.tap(".answers .gold", "main .guided, main .pointed", ".alleys .card.chosen")
        if not found or page.locator(".coach").get_attribute("data-lesson") != before:
            return


def test_a_hint_shows_the_best_actions_and_selects_one(table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    game.page.get_by_role("button", name="Hint", exact=True).click()
    best = game.page.locator(".hints button").first
    expect(best).to_contain_text("%")
    best.click()
    expect(game.page.locator(".answers .gold")).to_be_visible()


def test_a_question_can_be_taken_back_before_it_is_answered(table: Begin) -> None:
    game = table(game="potion_explosion", bot="novice", options={"start": "1"})
    while game.wait() and game.page.locator(".spot.offered").count() == 0:
        game.decide()
    game.page.locator("[data-act=help]").click()
    expect(game.page.locator(".question")).to_contain_text("Take any marble within reach")
    game.page.locator("[data-act=help]").click()
    expect(game.page.locator(".question")).to_contain_text("professor")
    expect(game.page.locator(".mine")).to_contain_text("−2 points")
    game.page.get_by_role("button", name="Take back").click()
    expect(game.page.locator(".mine")).to_contain_text("0 points")


def test_marbles_can_be_placed_taken_back_and_dragged_before_anything_is_sent(table: Begin) -> None:
    game = table(game="potion_explosion", bot="novice", options={"start": "1"}, seed=4)
    page = game.page
    while game.wait() and page.locator(".group.fits").count() == 0:
        game.decide()
    before, held = game.version(), hold(game)
    page.locator("[data-act=lay]").click()
    assert page.locator(".mine .ghost").count() > 0
    assert hold(game) < held
    page.keyboard.press("Escape")
    assert (page.locator(".mine .ghost").count(), hold(game)) == (0, held)
    colour = str(page.locator(".group.fits").first.get_attribute("data-drop")).rsplit("-", 1)[1]
    page.locator(f".held:has(use[href='#pe-sign-{colour}'])").first.drag_to(page.locator(".group.fits").first)
    assert page.locator(".mine .ghost").count() == 1
    assert game.version() == before


def hold(game: Table) -> int:
    """The number of marbles in hand and pool."""
    labels: list[str] = game.page.locator(".held").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return sum(int(label.split(" ")[0]) for label in labels)


def test_undo_takes_back_what_revealed_nothing(table: Begin) -> None:
    game = table(company="device", others=("Théo",), options={"first_game": "yes"})
    undo = game.page.get_by_role("button", name="Undo")
    for _ in range(60):
        if game.wait() == "curtain":
            game.lift_curtain()
        first = game.page.locator(".slot:not(.done)").count() == 2
        if first and game.page.locator(APOTHECA_CARDS).count():
            break
        game.decide()
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.dispatch_event("click")
    expect(game.page.locator(".question")).to_contain_text("undo")
    before = market(game)
    game.decide(control=APOTHECA_CARDS)
    game.wait()
    assert market(game) != before
    undo.click()
    game.page.locator(".slot.done").first.wait_for(state="detached")
    assert market(game) == before


def market(game: Table) -> list[str]:
    """The labels of the sixteen spaces."""
    labels: list[str] = game.page.locator("[role=grid] button").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label').split(',')[0])"
    )
    return labels


def test_phrases_are_shown_in_each_persons_language(person: Open) -> None:
    host, code = open_room(person(), seats=2, name="Odile")
    guest = Table(person(f"/room/{code}", locale="fr"), seed=2)
    guest.page.fill(".seats input", "Théo")
    guest.page.get_by_role("button", name="S’asseoir ici").click()
    host.start()
    host.page.get_by_role("button", name="Chat", exact=True).click()
    host.page.get_by_role("button", name="Good luck!").click()
    expect(host.page.locator("dialog li")).to_contain_text("Good luck!")
    guest.page.get_by_role("button", name="Discussion, 1 nouveau message").click()
    expect(guest.page.locator("dialog li")).to_contain_text("Bonne chance")


def test_a_seat_moves_to_another_device_by_its_link(person: Open, table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    game.page.get_by_role("button", name="Menu").click()
    game.page.get_by_role("button", name="Continue on another device").click()
    link = game.page.get_by_label("Link").input_value()
    other = Table(person(link))
    other.page.get_by_role("button", name="Take the seat").click()
    assert other.wait() == "asked"
    other.decide()
    expect(game.page.locator(".table > header")).to_contain_text("Spectating")


def test_a_room_outlives_its_game(table: Begin) -> None:
    game = table(bot="brewer")
    game.wait()
    game.resign()
    end = game.expect_end()
    code = game.code
    end.get_by_role("button", name="Rematch").click()
    game.page.locator("main.play[data-phase=playing], main.play[data-phase=moving]").wait_for()
    assert game.code == code
    assert game.wait() == "asked"


def test_what_others_did_since_my_turn_is_marked(person: Open) -> None:
    host, code = open_room(person(), seats=2, name="Odile", options={"start": "1"})
    guest = Table(person(f"/room/{code}"), seed=2)
    guest.sit("Théo")
    host.start()
    take_turns([host, guest], most=4)
    assert host.page.locator(".log .deed").count() > 0
    assert host.page.locator(".mark").count() + guest.page.locator(".mark").count() > 0


@pytest.mark.thorough
def test_another_game_begins_when_the_other_accepts(person: Open) -> None:
    host, code = open_room(person(), seats=2, name="Odile")
    guest = Table(person(f"/room/{code}"), seed=2)
    guest.sit("Théo")
    host.start()
    host.play.wait_for()
    guest.play.wait_for()
    guest.resign()
    ends = [host.expect_end(), guest.expect_end()]
    ends[0].get_by_role("button", name="Rematch").click()
    expect(ends[0]).to_contain_text("Waiting for Théo")
    # The result stays on the screen.
    expect(ends[1]).to_contain_text("Odile offers a rematch")
    ends[1].get_by_role("button", name="Play again").click()
    for one in (host, guest):
        one.page.locator("main.play[data-phase=playing], main.play[data-phase=moving]").wait_for()
    guest.page.close()
    expect(host.page.get_by_text("Théo has lost connection. The table is waiting.")).to_be_visible()
