"""Setup: the options, the huts, and what is laid out by luck."""

from __future__ import annotations

from philtre.core.errors import SetupError
from tests.oracle.mystic_moon.garden import lay
from tests.oracle.mystic_moon.table import PLACES, ROW, Player, Table, draw, draw_card
from tests.oracle.scripted import Script

SEATS = {"standard": [2, 3, 4]}
FIRST_INGREDIENTS = 2


def choices(seats: int) -> dict[str, list[str]]:
    """The values each option may have."""
    return {
        "start": ["random", *[str(number) for number in range(1, seats + 1)]],
        "huts": ["chosen", "dealt"],
        "zodiac": ["no", "yes"],
        "alchemy": ["no", "yes"],
        "empty": ["yes", "no"],
    }


def check(variant: str, seats: int, options: dict[str, str]) -> None:
    """Refuse a set-up that docs/games/mystic_moon.md does not allow."""
    if seats not in SEATS.get(variant, []):
        raise SetupError(f"no {variant} for {seats}")
    for option, value in options.items():
        if value not in choices(seats).get(option, []):
            raise SetupError(f"{option} cannot be {value} for {seats}")


def lay_out(table: Table, options: dict[str, str]) -> None:
    """All that needs no luck: shop, bag, decks and piles."""
    table.zodiac = options.get("zodiac") == "yes"
    table.alchemy = options.get("alchemy") == "yes"
    table.emptying = options.get("empty") != "no"
    box = table.box
    table.shop = dict.fromkeys(box.traded, box.counts["shop"])
    table.bag = {token: box.number(token) - table.shop.get(token, 0) for token in box.tokens}
    table.deck = list(box.potions)
    table.mushrooms = box.counts["mushroom"]
    if table.alchemy:
        table.formulas = list(box.formulas)
        table.gold, table.crystals, table.sludges = (box.counts[pile] for pile in ("gold", "crystal", "sludge"))
    if table.zodiac:
        table.sky = list(box.signs)
    table.players = [Player(dict.fromkeys(box.ingredients, 0), cursed=table.zodiac) for _ in range(table.seats)]


def choose_start(table: Table, start: str) -> None:
    """Setup: who brewed last is left to luck or to the table."""
    table.start = table.chance.below(table.seats) if start == "random" else int(start) - 1
    table.player = table.start


def take_huts(table: Table, how: str) -> Script[None]:
    """Setup; ruling 2: chosen in turn order, or dealt."""
    left = list(table.box.huts)
    for seat in table.turn_order():
        table.player = seat
        if how == "dealt":
            hut = left[table.chance.below(len(left))]
        else:
            _, hut = yield from table.ask("choose", [f"hut {hut}" for hut in left])
        table.me().hut = hut
        left.remove(hut)


def deal(table: Table) -> None:
    """Setup: the row, the satchels, the first formula, the garden, the sky."""
    table.row = [draw_card(table.deck, [], table.chance) for _ in range(ROW)]
    for seat in table.turn_order():
        fill_satchel(table, table.players[seat])
    if table.alchemy:
        table.formula = draw_card(table.formulas, [], table.chance)
    for place in range(PLACES):
        lay(table, place, table.pull())
    if table.zodiac:
        table.rising = draw_card(table.sky, [], table.chance)
        table.top = draw_card(table.sky, [], table.chance)


def fill_satchel(table: Table, player: Player) -> None:
    """Setup: basic ingredients only; other tokens that are pulled meanwhile go back afterwards."""
    for _ in range(FIRST_INGREDIENTS):
        kind = draw(table.bag, table.box.basic, table.chance)
        assert kind is not None
        player.satchel[kind] += 1
