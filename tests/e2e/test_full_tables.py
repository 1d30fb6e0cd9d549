"""Full tables with the longest names and texts: everything can still be read and touched.

Few games come so far. Here the tables are laid out; `test_screens.py` plays games.
"""

from __future__ import annotations

from typing import Any

import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, State
from philtre.games import face
from tests.apotheca.drawing import table as market
from tests.e2e.conftest import Open
from tests.e2e.staged import Staged
from tests.e2e.test_screens import SCREEN, SIZES, resize
from tests.mystic_moon.drawing import FACE as MOON
from tests.mystic_moon.drawing import in_shop
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


def shopping(**changes: Any) -> State:
    """Everybody cursed, with all kinds of ingredients; the recipes with the longest names and effects."""
    full: dict[str, Any] = {"satchel": "FAQSRBMD*", "cursed": True}
    book = ["poisoners-aid", "truth-tonic", "comet-cocktail"]
    me = {**full, "hut": "observatory", "book": book, "stars": 24, "gold": 3}
    others = [{**full, "hut": hut, "satchel": "FAQSRB"} for hut in ("attic", "greenhouse", "market-cart")]
    row = ["endless-porridge", "mud-mask", "sleepwalkers-stew", "spore-sherry"]
    return in_shop(me, *others, row=row, round=4, zodiac=True, alchemy=True, **changes)


def forgetting() -> State:
    state = shopping()
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
