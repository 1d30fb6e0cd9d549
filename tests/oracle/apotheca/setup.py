"""How a game of Apotheca begins (pages 1, 5 and 7), and how potions and cards are drawn."""

from __future__ import annotations

from philtre.core.contract import Chance
from tests.oracle.apotheca.market import COLOURS, CORNERS, SIZE, Potion, empty
from tests.oracle.apotheca.table import APOTHECARIES, Colours, Table, each_colour

FIRST_GAME = ["benedetto", "corvidus", "imogen", "merten", "porter-king"]
DIAGONALS = [(5, 10), (6, 9)]  # b2 and c3, c2 and b3


def draw(pile: Colours, chance: Chance) -> str:
    """One potion of those nobody knows."""
    number = chance.below(sum(pile.values()))
    for colour in COLOURS:
        if number < pile[colour]:
            pile[colour] -= 1
            return colour
        number -= pile[colour]
    raise AssertionError("luck gave a number that is too big")


def draw_card(table: Table, chance: Chance) -> int:
    """The top card of the deck. Page 1: in a first game the five suggested ones lie on top."""
    pile = table.top or table.deck
    card = sorted(pile)[chance.below(len(pile))]
    table.deck.remove(card)
    if card in table.top:
        table.top.remove(card)
    return card


def set_up(table: Table, options: dict[str, str], chance: Chance) -> None:
    """Page 1; page 5 for solo, page 7 for the master."""
    if options.get("first_game") == "yes":
        table.top = sorted(APOTHECARIES.index(apothecary) for apothecary in FIRST_GAME)
    if table.variant == "solo":
        set_up_solo_market(table, chance)
    else:
        choose_start(table, options.get("start", "random"), chance)
        set_up_market(table, chance)
    deal_cards(table, chance)


def choose_start(table: Table, start: str, chance: Chance) -> None:
    """Page 1: who starts, and in a game of three who holds the Extra Action token. Page 7: the master starts."""
    table.start = chance.below(table.seats) if start == "random" else int(start) - 1
    table.player = table.start
    if table.variant == "standard" and table.seats == 3:
        table.token = (table.start + 2) % 3
    table.apprentice = table.start


def set_up_market(table: Table, chance: Chance) -> None:
    """Page 1: four corners face-up, two facedown on a diagonal. Page 7: from two of each colour."""
    hidden = DIAGONALS[chance.below(2)]
    is_master_game = table.variant == "master"
    pile = each_colour(2) if is_master_game else table.supply
    if is_master_game:
        table.supply = each_colour(13)
    for space in CORNERS:
        table.market[space] = Potion(draw(pile, chance), up=True)
    second_player = (table.start + 1) % table.seats
    for space in hidden:
        table.market[space] = Potion(draw(pile, chance), up=False, arrow=second_player, opening=is_master_game)


def set_up_solo_market(table: Table, chance: Chance) -> None:
    """Page 5, ruling 12: what lies facedown points away from the player, so nobody knows it."""
    parity = chance.below(2)
    for space in CORNERS:
        table.market[space] = Potion(draw(table.supply, chance), up=True)
    for space in empty(table.market):
        if (space // SIZE + space % SIZE) % 2 == parity:
            table.market[space] = Potion(None, up=False)
    table.outside = list(range(len(table.market)))


def deal_cards(table: Table, chance: Chance) -> None:
    """Page 1: a card for each player (page 7: not for the master), then one for each two-gem station."""
    for seat in table.clockwise_from(table.start):
        if not table.is_master(seat):
            table.active[seat].append(draw_card(table, chance))
    for colour in COLOURS:
        table.stations[colour] = draw_card(table, chance)
