"""Mystic Moon in the browser: whole games, trying things in the cauldron, the expansions, and rare positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from philtre.core.chance import Scripted, Seeded
from philtre.games.mystic_moon.content import own_text
from philtre.games.mystic_moon.rules.state import MysticMoonState
from tests.e2e.conftest import Open
from tests.e2e.staged import Staged
from tests.e2e.table import Table, finish, open_room, take_turns
from tests.e2e.test_keyboard import Keys
from tests.e2e.test_packs import give
from tests.e2e.test_pages import PHONE, sideways, too_small, violations
from tests.mystic_moon.drawing import FACE, in_hut, in_shop
from tests.mystic_moon.drawing import table as night

Begin = Callable[..., Table]
MOON = "mystic_moon"
PHONES = (360, 740)
BOTH = {"zodiac": "yes", "alchemy": "yes"}
GARDEN = {1: "FA", 2: "Q", 3: "SRB", 4: "M", 6: "DD", 7: "F@", 8: "A", 9: "*", 10: "QQ", 11: "S", 12: "RB"}
BOOK = ["big-snack", "poisoners-aid", "truth-tonic"]
COOK = {"hut": "greenhouse", "satchel": "AABRRRRQQM", "book": BOOK}


@pytest.fixture
def staged(person: Open) -> Callable[..., Staged]:
    """A page at a moment of the test's choosing; Élise sits there, the test plays the others."""

    def begin(state: MysticMoonState, luck: list[int] | None = None, **wishes: Any) -> Staged:
        chance = Seeded(3) if luck is None else Scripted(luck)
        found = Staged(person(**wishes), FACE, state, chance, ["Élise", "Théo", "Odile"][: int(state.players)])
        found.open()
        found.page.locator("main.play[data-asked]").wait_for()
        return found

    return begin


def lay(page: Page, *steps: tuple[str, str]) -> None:
    """Tokens into columns, wherever one touches them."""
    for kind, column in steps:
        page.locator(f".satchel [data-kind={kind}]:visible").first.click()
        page.locator(f".desk [data-cell='{3 * 'abc'.index(column)}']").click()
        page.wait_for_timeout(30)


# whole games


@pytest.mark.thorough
def test_two_people_in_two_browsers_play_through_a_reload(person: Open) -> None:
    host, code = open_room(person(), game=MOON, seats=2, name="Odile")
    guest = Table(person(f"/room/{code}"), seed=2)
    guest.sit("Théo")
    host.start()
    take_turns([host, guest], most=9)
    guest.page.reload()
    finish([host, guest])
    expect(host.expect_end()).to_contain_text("wins")
    expect(guest.expect_end()).to_contain_text("wins")


@pytest.mark.thorough
def test_a_hot_seat_game_has_no_curtain_and_names_everybody(table: Begin) -> None:
    game = table(game=MOON, company="device", others=("Théo",))
    for _ in range(6):
        assert game.wait() == "asked"
        game.decide()
    assert "You" not in game.page.locator(".log").inner_text()
    game.finish()
    expect(game.expect_end()).to_contain_text("wins")


@pytest.mark.thorough
def test_a_person_with_a_phone_plays_against_a_bot_with_both_expansions_to_the_end(table: Begin) -> None:
    game = table(game=MOON, bot="novice", size=PHONES, options=BOTH | {"huts": "dealt"})
    game.wait()
    expect(game.page.locator(".desk .fate")).to_have_text("Cursed: 0 points")
    game.finish()
    expect(game.expect_end().locator("li", has=game.page.locator(".fate"))).to_have_count(2)


@pytest.mark.thorough
def test_a_replay_shows_the_table_again(table: Begin) -> None:
    game = table(game=MOON, bot="novice", options=BOTH)
    for _ in range(12):
        game.wait()
        game.decide()
    game.resign()
    game.expect_end().get_by_role("link", name="Replay").click()
    slider = game.page.get_by_role("slider")
    slider.fill("6")
    expect(game.page.locator(".moment .place")).to_have_count(12)
    game.page.get_by_role("button", name="Next move").click()
    expect(slider).to_have_value("7")
    expect(game.page.locator(".moment .seat")).to_have_count(2)


# the garden


def test_a_place_shows_what_it_gathers_and_where_it_will_bloom(staged: Callable[..., Staged]) -> None:
    page = staged(night({"hut": "greenhouse"}, {}, garden=GARDEN)).page
    page.locator("[data-spot=place-1]").hover()
    expect(page.locator(".place.gathered")).to_have_count(3)
    assert sorted(page.locator(".place.gathered .label").all_inner_texts()) == ["1", "12", "2"]
    expect(page.locator(".sprout")).to_have_count(6)
    page.locator("[data-spot=place-1]").click()
    page.mouse.move(5, 5)
    expect(page.locator(".place.gathered")).to_have_count(3)
    page.get_by_role("button", name="Without the glyph").click()
    expect(page.locator("main.play")).to_have_attribute("data-prompt", "shop")


def test_the_victim_of_a_frog_can_be_chosen(staged: Callable[..., Staged]) -> None:
    page = staged(night({"hut": "observatory"}, {"satchel": "QQ"}, {"satchel": "D"}, garden=GARDEN)).page
    page.locator("[data-spot=place-7]").click()
    page.locator("[data-spot=place-7]").click()
    page.locator("[data-spot=seat-2] [data-kind=dragonscale]").click()
    page.locator("[data-spot=seat-2] [data-kind=dragonscale]").click()
    expect(page.locator(".log")).to_contain_text("Élise steals a dragon scale from Odile.")


# the shop


def test_learning_trading_and_the_fourth_recipe(staged: Callable[..., Staged]) -> None:
    page = staged(in_shop({"stars": 20, "book": BOOK, "satchel": "AAF"}, {}, garden=GARDEN)).page
    page.locator(".desk [data-kind=acorn]").click()
    page.locator("[data-spot=shop-dragonscale]").click()
    page.locator(".answers .gold").click()
    expect(page.locator(".desk [data-kind=dragonscale]:not(.none)")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".desk [data-kind=dragonscale]:not(.none)")).to_have_count(0)
    page.locator(".shop .potion.usable").first.click()
    page.locator(".answers .gold").click()
    expect(page.locator(".book .potion")).to_have_count(4)
    page.locator(".book .potion").first.click()
    page.locator(".answers .gold").click()
    expect(page.locator(".book .potion")).to_have_count(3)


def test_cards_that_cannot_be_bought_say_why(staged: Callable[..., Staged]) -> None:
    page = staged(in_shop({"stars": 0}, {}, garden=GARDEN)).page
    page.locator(".shop .potion.off").first.dispatch_event("click")
    expect(page.locator(".question")).to_have_text("You don’t have enough star power.")
    page.get_by_role("button", name="Refresh").dispatch_event("click")
    expect(page.locator(".question")).to_have_text("Only possible while all four recipes cost 5 or more.")


def test_gold_lowers_the_price(staged: Callable[..., Staged]) -> None:
    state = in_shop({"stars": 9, "gold": 2}, {}, garden=GARDEN, alchemy=True)
    page = staged(state).page
    page.locator(".shop .potion.usable").first.click()
    page.get_by_role("button", name="1 gold and").click()
    expect(page.locator(".desk .thing.number").first).to_have_text("1")


# the cauldron


def test_fills_can_be_tried_before_anything_is_sent(staged: Callable[..., Staged]) -> None:
    found = staged(in_hut(COOK, {}, garden=GARDEN))
    page = found.page
    lay(page, ("acorn", "a"), ("berry", "b"), ("acorn", "c"))
    expect(page.locator(".made")).to_contain_text("Big Snack")
    expect(page.locator("[data-spot=promise]")).to_contain_text("+4")
    page.locator("[data-cell='3']").click()  # the berry comes out again
    expect(page.locator(".made")).to_have_count(0)
    assert found.table.version == 0
    lay(page, ("berry", "b"))
    page.locator(".made").click()
    expect(page.locator(".commit")).to_have_text("Leave it to simmer")
    page.locator(".made").click()
    page.locator(".commit").click()
    expect(page.locator("main.play")).to_have_attribute("data-prompt", "effect")
    expect(page.locator("[data-spot=stars-0]")).to_contain_text("14")


def test_the_best_fill_is_the_rulebooks_feast(staged: Callable[..., Staged]) -> None:
    page = staged(in_hut(COOK, {"satchel": "F"}, garden=GARDEN)).page
    page.get_by_role("button", name="Best brew").click()
    expect(page.locator("[data-spot=promise]")).to_contain_text("+12")
    expect(page.locator(".made.on")).to_have_count(3)
    page.get_by_role("button", name="Brew all 3").click()
    page.locator(".made.offered", has_text="Poisoner").first.click()
    page.locator(".made.offered", has_text="Poisoner").first.click()
    page.locator("[data-spot=seat-1] .slot").last.click()
    page.locator(".answers .gold").click()
    expect(page.locator("[data-spot=seat-1] .cauldron use[href='#mm-kind-mushroom']")).to_have_count(1)


def test_a_recipe_is_held_over_the_cauldron_turned_and_put_in(staged: Callable[..., Staged]) -> None:
    page = staged(in_hut(COOK, {}, garden=GARDEN)).page
    page.get_by_role("button", name="Try Big Snack over the cauldron").click()
    expect(page.locator(".want")).to_have_count(3)
    page.get_by_role("button", name="Rotate").click()
    page.get_by_role("button", name="Add these").click()
    expect(page.locator(".made.on")).to_contain_text("Big Snack")
    assert [page.locator(f"[data-cell='{n}']").get_attribute("aria-label") or "" for n in range(3)] == [
        "a1: acorn, not added yet, the recipe needs acorn here",
        "a2: berry, not added yet, the recipe needs berry here",
        "a3: acorn, not added yet, the recipe needs acorn here",
    ]


def test_without_previews_the_server_says_afterwards_what_can_be_brewed(person: Open) -> None:
    page = person()
    found = Staged(page, FACE, in_hut(COOK, {}, garden=GARDEN), Seeded(1), ["Élise", "Théo"], previews=False)
    found.open()
    lay(page, ("acorn", "a"), ("berry", "b"), ("acorn", "c"))
    expect(page.locator(".made")).to_have_count(0)
    page.get_by_role("button", name="Add to cauldron").click()
    expect(page.locator(".made.on")).to_contain_text("Big Snack")
    page.get_by_role("button", name="Brew it").click()
    expect(page.locator("main.play")).to_have_attribute("data-prompt", "effect")


# rivals, signs and the end


def test_victims_are_alerted_at_once(staged: Callable[..., Staged]) -> None:
    state = night({"hut": "greenhouse", "satchel": "M"}, {"hut": "market-cart"}, garden=GARDEN, turn=1, seat=1)
    found = staged(state)
    found.act("garden 7")
    expect(found.page.get_by_role("alert")).to_contain_text("Théo steals a moonflower from Élise.")


def test_the_sign_and_the_recipe_that_lifts_its_curse_are_visible(staged: Callable[..., Staged]) -> None:
    state = night({"cursed": True}, {"cursed": True}, garden=GARDEN, zodiac=True, rising="aries", top="leo")
    page = staged(state).page
    expect(page.locator(".sky p.mine")).to_contain_text("You gather one location fewer")
    expect(page.locator(".sky .lift")).to_be_visible()
    page.locator("[data-spot=place-5]").hover()
    expect(page.locator(".place.gathered")).to_have_count(2)
    expect(page.locator(".fate:visible", has_text="Cursed: 0 points")).to_have_count(2)


def test_signs_of_a_contest_are_chosen_in_secret_and_revealed_together(staged: Callable[..., Staged]) -> None:
    tied = {"stars": 20, "satchel": "F"}
    contest = {"seats": [0, 1], "signs": [None, None], "drawn": 0}
    found = staged(night(tied, tied, round=5, turn=None, seat=0, prompt="sign", step="contest", contest=contest))
    page = found.page
    page.locator(".hand", has_text="Parchment").click()
    expect(page.locator(".hand.picked")).to_have_count(1)
    page.locator(".answers .gold").click()
    expect(page.locator(".contest li").first).to_contain_text("Parchment")
    assert "parchment" not in page.locator(".log").inner_text()
    found.act("stone")
    expect(found.page.locator("main.play")).to_have_attribute("data-phase", "over")
    expect(page.locator(".log")).to_contain_text("Théo shows stone.")
    expect(page.locator("dialog[open]")).to_contain_text("Élise wins")


# learning


@pytest.mark.thorough
def test_the_tutorial_to_its_end(person: Open) -> None:
    page = person("/learn/mystic_moon/tutorial")
    pupil, coach = Table(page), page.locator(".coach")
    for _ in range(2):
        coach.get_by_role("button", name="Next").click()
    page.locator("[data-spot=place-8]").click()
    page.locator("[data-spot=place-8]").click()
    expect(coach).to_contain_text("Not quite")
    for _ in range(90):
        if coach.get_attribute("data-lesson") == "end":
            break
        follow(page, pupil)
    expect(coach.get_by_role("link", name="Play a real game")).to_be_visible()
    expect(page.locator("[data-spot=stars-0]")).to_contain_text("18")


def follow(page: Page, pupil: Table) -> None:
    """Do what the coach points at."""
    if page.locator(".coach button").count():
        page.click(".coach button")
        return
    page.locator("main.play[data-asked=true]").wait_for()
    pupil.tap(
        ".answers .gold:has(.icon)",
        ".place.pointed, .guided, .slot.pointed, .thing.guided",
        ".brew .commit:not([aria-disabled=true])",
        ".made.offered.on",
        ".made.offered",
        ".thing.offered",
    )
    page.wait_for_timeout(40)


# everybody


ANSWER = ".answers .button:not(.bare)"
GOLD = ".answers .gold:has(.icon)"
KEYS = {
    "choose": ("", ".hut.offered"),
    "garden": ("g", ".place.offered"),
    "shop": ("", ANSWER),
    "add": ("b", ".brew .commit"),
    "discard": ("s", ".thing.offered"),
    "steal": ("", ".seat .thing.offered"),
}


@pytest.mark.thorough
def test_a_whole_game_with_the_keyboard_only(table: Begin) -> None:
    game = Keys(table(game=MOON, bot="novice").page)
    seen = set()
    while game.wait() != "over":
        before, prompt = game.version(), game.play.get_attribute("data-prompt") or ""
        seen.add(prompt)
        key, wanted = KEYS.get(prompt, ("", f"{ANSWER}, .offered"))
        game.press(*key)
        game.enter(wanted)
        if game.play.get_attribute("data-asked") == "true" and game.page.locator(GOLD).count():
            game.press("Enter")
        game.until_moved(before)
    assert {"garden", "shop", "add", "bloom"} <= seen
    expect(game.expect_end()).to_contain_text("wins")


def test_keys_announce_options_and_scores(table: Begin) -> None:
    game = table(game=MOON, bot="novice", options=BOTH)
    game.wait()
    told = game.page.locator("[role=status][aria-live=polite]")
    game.page.keyboard.press("o")
    expect(told).to_contain_text("Which hut do you move into?")
    game.page.keyboard.press("p")
    expect(told).to_contain_text("cursed: 0 points")


@pytest.mark.thorough
def test_all_moments_are_accessible(staged: Callable[..., Staged]) -> None:
    states = [
        night({"cursed": True}, {}, garden=GARDEN, zodiac=True, alchemy=True),
        in_shop({"stars": 20, "book": BOOK, "satchel": "AAF"}, {}, garden=GARDEN),
        in_hut(COOK, {}, garden=GARDEN),
    ]
    for state in states:
        page = staged(state).page
        if state is states[-1]:
            page.get_by_role("button", name="Best brew").click()
            expect(page.locator(".made.on")).to_have_count(3)
        assert violations(page) == []


@pytest.mark.parametrize("size", [PHONES, PHONE, (1280, 800)])
def test_it_fits_without_scrolling(staged: Callable[..., Staged], size: tuple[int, int]) -> None:
    rivals: list[dict[str, Any]] = [{"satchel": "FFQM", "book": BOOK}, {"satchel": "SD*"}]
    for state in (
        night({"cursed": True}, *rivals, garden=GARDEN, zodiac=True, alchemy=True),
        in_hut(COOK, {}, garden=GARDEN),
    ):
        page = staged(state, size=size).page
        tall: int = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
        assert (tall, sideways(page)) == (0, 0)
        assert too_small(page) == []


def test_cards_of_a_pack_have_their_names_and_letters(person: Open) -> None:
    named = 'id = "mint"\nname = { en = "garden mint", fr = "menthe" }'
    page = person("/new/mystic_moon")
    page.get_by_label("Your name").fill("Élise")
    page.get_by_text("More options").click()
    page.select_option("select[name=huts]", "dealt")
    page.get_by_role("radio", name="From a file").check()
    give(page, own_text().replace('id = "fern"', named))
    page.get_by_role("button", name="Start game").click()
    mint = page.locator("[data-spot=shop-mint]")
    expect(mint).to_have_attribute("title", "garden mint")
    expect(mint.locator("text")).to_have_text("F")
