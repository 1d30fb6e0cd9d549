"""Full tables with the longest names and texts: everything can still be read and touched.

Few games come so far. Here the tables are laid out; `test_screens.py` plays games.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, State
from philtre.games import face
from tests.apotheca.drawing import table as market
from tests.e2e.conftest import Open
from tests.e2e.staged import Staged
from tests.e2e.test_screens import SCREEN, SETTLED, SIZES, resize
from tests.mystic_moon.drawing import BOX, in_shop
from tests.mystic_moon.drawing import FACE as MOON
from tests.potion_explosion.tables import brewing, potions
from tests.potion_explosion.tables import table as dispenser

pytestmark = pytest.mark.thorough

NAMES = ["Wilhelmina Featherstoneh", "Maximilienne Montgolfier", "Bartholomäus Kesselflick", "Théophile de Montségur"]
WITH_DESKS = ((1280, 800), (1366, 650), (1920, 1080))  # screens that show everybody's desk
# Names and scores of the others that are not in sight.
UNSEEN = """() => [...document.querySelectorAll(".others .seat header")].filter((one) => {
  const box = one.getBoundingClientRect();
  return !one.closest(".others").contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 2));
}).map((one) => one.textContent)"""
# Cards whose effect, recipe or name is cut off or covered by another part of the card.
CUT = """() => [...document.querySelectorAll(".potion")].filter((one) => one.checkVisibility()).flatMap((one) => {
  const box = (part) => one.querySelector(part).getBoundingClientRect();
  const [card, head, recipe, effect] = [".card", ".head", ".slots", ".effect"].map(box);
  const text = one.querySelector(".effect span"), bad = [];
  if (effect.bottom > card.bottom + 1 || text.scrollHeight > text.clientHeight + 2) bad.push("the effect is cut off");
  if (recipe.bottom > effect.top + 1) bad.push("the recipe covers the effect");
  if (recipe.top < head.bottom - 1) bad.push("the recipe covers the name");
  if (recipe.height / getComputedStyle(one.querySelector(".slots")).getPropertyValue("--rows") < 16)
    bad.push("the recipe is tiny");
  return bad.map((what) => `${one.dataset.spot}: ${what}`);
})"""
SIGNS = "R R B B\nY . b1 y2\nb3 r4 . R\n. Y B r1"


def apotheca() -> State:
    """Two teams of two, one card from winning."""
    hired = [["giada", "afrit"], ["ooki-oogi", "porter-king"], ["solas", "masked-woman"], ["imogen", "tidemaster"]]
    offers = [
        [{"card": card, "colour": colour, "size": 3}]
        for card, colour in (("corvidus", "red"), ("merten", "blue"), ("carbuncle", "yellow"), ("benedetto", "red"))
    ]
    gems = [[5, 3, 4], [4, 5, 3], [1, 2, 1], [2, 1, 2]]
    return market(SIGNS, seats=4, active=hired, satisfied=offers, gems=gems)


def potion_explosion() -> State:
    """Four desks with the widest recipes on their burners and long shelves."""
    rows = ["b k r y k", "y r b k r", "k b y r b", "r y k b y", "b k r y k", "y r b k r", "r b y k b", "k y r b y"]
    state = dispenser("\n".join(rows), lids=(5, 5, 5, 5, 5), unseen="rrrbbbkkkyyy", seats=4)
    tiles = [("love-6 bk", "balm-6"), ("wisdom-7", "love-7 kk"), ("sands-7", "balm-7"), ("abyssal-7", "prismatic-7")]
    for seat, (first, second) in enumerate(tiles):
        brewing(state, first, second, seat=seat)
        kinds = ("wisdom", "love", "magnetical", "sands", "balm", "lavamancing")
        potions(state, *(f"{kind}-{4 + seat % 2}" for kind in kinds), seat=seat, drunk=("wisdom", "balm"))
    state.hand = 0x01_02_01_03
    state.prompt = 1
    return state


BOOK = ("poisoners-aid", "truth-tonic", "comet-cocktail")
ROW = ("endless-porridge", "mud-mask", "sleepwalkers-stew", "spore-sherry")


def shopping(book: tuple[str, ...] = BOOK, row: tuple[str, ...] = ROW) -> State:
    """Everybody cursed, with all kinds of ingredients; by default the recipes with the longest names and effects."""
    full: dict[str, Any] = {"satchel": "FAQSRBMD*", "cursed": True}
    me = {**full, "hut": "observatory", "book": list(book), "stars": 24, "gold": 3}
    others = [{**full, "hut": hut, "satchel": "FAQSRB"} for hut in ("attic", "greenhouse", "market-cart")]
    return in_shop(me, *others, row=list(row), round=4, zodiac=True, alchemy=True)


def forgetting(**changes: Any) -> State:
    state = shopping(**changes)
    learn = next(action for action in state.legal_actions() if MOON.choice(state, action).verb == "learn")
    state.apply(learn, Seeded(1), SILENT)
    return state


TABLES = {
    "apotheca": ("apotheca", apotheca),
    "potion_explosion": ("potion_explosion", potion_explosion),
    "mystic_moon-shop": ("mystic_moon", shopping),
    "mystic_moon-forget": ("mystic_moon", forgetting),
}


@pytest.mark.parametrize("name", TABLES)
def test_full_tables_are_usable_on_every_screen(person: Open, name: str) -> None:
    game, made = TABLES[name]
    staged = Staged(person(size=(1280, 800), locale="fr"), face(game), made(), Seeded(3), NAMES)
    staged.open()
    staged.page.locator("main.play[data-asked=true]").wait_for()
    found = []
    for size in SIZES:
        resize(staged.page, size)
        found += [f"{size[0]}x{size[1]}: {trouble}" for trouble in staged.page.evaluate(SCREEN)]
        if size in WITH_DESKS:
            found += [f"{size[0]}x{size[1]}: out of sight: {who}" for who in staged.page.evaluate(UNSEEN)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_recipe_is_read_whole_on_its_card(person: Open, locale: str) -> None:
    """Seven at a time: four recipes in the shop, of which the first fills a book of three."""
    page, potions = person(size=(1280, 800), locale=locale), list(BOX.potions)
    found = []
    for first in range(0, len(potions), 4):
        seven = tuple((potions * 2)[first : first + 7])
        staged = Staged(page, MOON, forgetting(book=seven[4:], row=seven[:4]), Seeded(3), NAMES)
        staged.open()
        page.locator(f".shop [data-spot=card-{seven[1]}]").wait_for()
        found += [f"{size}: {cut}" for size in SIZES for cut in cut_cards(page, size)]
    assert not found, "\n".join(found)


def cut_cards(page: Page, size: tuple[int, int]) -> list[str]:
    """Also those behind the other tabs."""
    resize(page, size)
    tabs = [tab for tab in page.locator(".tabs button").all()[1:3] if tab.is_visible()]
    found: list[str] = page.evaluate(CUT)
    for tab in tabs:
        tab.click()
        page.evaluate(SETTLED)
        found += page.evaluate(CUT)
    return found
