"""The rules of Mystic Moon: the game, its rounds and turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from philtre.core.contract import Chance
from tests.oracle.mystic_moon import setup
from tests.oracle.mystic_moon.box import our_box, read_box
from tests.oracle.mystic_moon.ending import end_game, ranks
from tests.oracle.mystic_moon.garden import bloom, enter_garden
from tests.oracle.mystic_moon.hut import return_to_hut
from tests.oracle.mystic_moon.position import position
from tests.oracle.mystic_moon.shop import visit_shop
from tests.oracle.mystic_moon.table import ROUNDS, Table, draw_card
from tests.oracle.protocol import Result
from tests.oracle.scripted import Script, Scripted


class Oracle(Scripted, Table):
    """One game of Mystic Moon. Its script is the game from here on; it stops at every question."""

    @staticmethod
    def modes() -> list[tuple[str, int]]:
        """Every variant with every number of seats."""
        return [(variant, seats) for variant, numbers in setup.SEATS.items() for seats in numbers]

    @staticmethod
    def choices(variant: str, seats: int) -> dict[str, list[str]]:
        """The values each option may have there."""
        assert seats in setup.SEATS[variant]
        return setup.choices(seats)

    @staticmethod
    def new(variant: str, seats: int, options: dict[str, str], chance: Chance, content: str | None = None) -> Oracle:
        setup.check(variant, seats, options)
        oracle = Oracle(variant, seats, our_box() if content is None else read_box(content))
        oracle.follow(whole_game(oracle, options), chance)
        return oracle

    def position(self) -> dict[str, Any]:
        return position(self)

    def result(self) -> Result | None:
        if self.ended is None:
            return None
        return Result(ranks(self), [player.stars for player in self.players], self.ended)


def whole_game(table: Table, options: dict[str, str]) -> Script[None]:
    """Setup, then the rounds."""
    setup.lay_out(table, options)
    setup.choose_start(table, options.get("start", "random"))
    yield from setup.take_huts(table, options.get("huts", "chosen"))
    setup.deal(table)
    table.round = 1
    yield from rest_of_game(table, table.start)


def rest_of_game(table: Table, seat: int, step: str = "garden") -> Script[None]:
    """How to Play: turns clockwise, from one that stands at a step; ruling 12: five rounds."""
    while True:
        yield from take_turn(table, seat, step)
        if seat == table.turn_order()[-1]:
            if table.round == ROUNDS:
                break
            begin_round(table)
        seat, step = (seat + 1) % table.seats, "garden"
    yield from end_game(table)


def take_turn(table: Table, seat: int, first: str) -> Script[None]:
    """How to Play: the steps of a turn, in order."""
    table.turn = table.player = seat
    for step in list(STEPS)[list(STEPS).index(first) :]:
        yield from STEPS[step](table)


def begin_round(table: Table) -> None:
    """A new Garden tile; Interpreting the Zodiac: a new Rising Sign, and another recipe on the sky's top."""
    table.round += 1
    if table.zodiac:
        table.rising = table.top
        table.top = draw_card(table.sky, [], table.chance)


STEPS: dict[str, Callable[[Table], Script[None]]] = {
    "garden": enter_garden,
    "shop": visit_shop,
    "hut": return_to_hut,
    "bloom": bloom,
}
