"""What a tablet needs that neither a phone nor a desktop does: its text is large for the width of its screen."""

from __future__ import annotations

import pytest

from philtre import games
from philtre.core.chance import Seeded
from tests.e2e.conftest import Open, one_of
from tests.e2e.staged import Staged
from tests.mystic_moon.drawing import table as night

UPRIGHT, LYING = (820, 1180), (1024, 768)
RIVAL = {"hut": "attic"}

# Words beside a picture that are wider than their column, or in a column too narrow to be read.
CROWDED = """parts => parts.flatMap((part) => [
  ...[...part.children].filter((one) => one.scrollWidth > one.clientWidth + 1),
  ...[...part.querySelectorAll("p")].filter((one) => one.clientWidth < 9 * parseFloat(getComputedStyle(one).fontSize)),
]).map((one) => one.textContent.trim().slice(0, 40))"""
HEIGHTS = "all => all.map((one) => Math.round(one.getBoundingClientRect().height))"
IN_SIGHT = """all => all.map((one) => one.getBoundingClientRect())
  .map(({ top, bottom }) => top >= 0 && bottom <= innerHeight)"""
ON_TOP = """one => {
  const box = one.getBoundingClientRect();
  const events = [one, ...one.closest(".place").querySelectorAll("*")];
  events.forEach((other) => other.style.setProperty("pointer-events", "auto"));
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === one;
}"""


@pytest.mark.parametrize("size", [UPRIGHT, LYING, (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", one_of(["mystic_moon", "apotheca", "potion_explosion"]))
def test_rules_and_their_pictures_have_room_beside_each_other(person: Open, game: str, size: tuple[int, int]) -> None:
    page = person(f"/learn/{game}", size=size, locale="fr")
    page.locator("main .split").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert page.locator("main .split").evaluate_all(CROWDED) == []


def test_the_recipes_of_the_shop_have_one_height(person: Open) -> None:
    state = night({"hut": "observatory", "satchel": "FAQ"}, RIVAL, hat=0, step="shop", prompt="shop")
    staged = Staged(person(size=UPRIGHT), games.face("mystic_moon"), state, Seeded(3), ["Élise", "Théo"])
    staged.open()
    recipes = staged.page.locator(".shop .recipes > *")
    recipes.first.wait_for()
    heights = recipes.evaluate_all(HEIGHTS)
    assert len(heights) == 4
    assert max(heights) - min(heights) <= 1


@pytest.mark.parametrize("location", [11, 12])
def test_the_hat_hides_no_number(person: Open, location: int) -> None:
    state = night({"hut": "observatory"}, RIVAL, hat=location - 1, step="shop", prompt="shop")
    staged = Staged(person(size=(1280, 800)), games.face("mystic_moon"), state, Seeded(3), ["Élise", "Théo"])
    staged.open()
    staged.page.locator(".hat").wait_for()
    assert staged.page.locator(f"[data-spot=place-{location}] .label").evaluate(ON_TOP)


@pytest.mark.parametrize("size", [(1024, 768), (1180, 820), UPRIGHT], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_home_page_shows_its_name_and_every_game_at_once(person: Open, size: tuple[int, int]) -> None:
    page = person("/", size=size, locale="fr")
    page.locator(".door .acts").last.wait_for()
    assert page.locator("h1, .door .acts").evaluate_all(IN_SIGHT) == [True] * 4
