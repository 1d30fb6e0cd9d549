"""The rules of Potion Explosion: the game, its turns, and its end."""

from __future__ import annotations

from typing import Any

from philtre.core.contract import Chance
from tests.oracle.potion_explosion import setup
from tests.oracle.potion_explosion.brewing import fill, fills
from tests.oracle.potion_explosion.dispenser import name, place
from tests.oracle.potion_explosion.effects import drink, drinks, takes
from tests.oracle.potion_explosion.position import position
from tests.oracle.potion_explosion.table import Table
from tests.oracle.potion_explosion.tiles import add, count, total
from tests.oracle.potion_explosion.turn_end import end_turn
from tests.oracle.protocol import Result
from tests.oracle.scripted import Script, Scripted


class Oracle(Scripted, Table):
    """One game of Potion Explosion. Its script is the game from here on; it stops at every question."""

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
    def new(variant: str, seats: int, options: dict[str, str], chance: Chance) -> Oracle:
        setup.check(variant, seats, options)
        oracle = Oracle(variant, seats, chance=chance)
        setup.set_up(oracle, options)
        oracle.follow(whole_game(oracle), chance)
        return oracle

    def position(self) -> dict[str, Any]:
        return position(self)

    def result(self) -> Result | None:
        """End of Game: most points; those who tie at the top, by the marbles they took then."""
        if self.ended is None:
            return None
        standing = [(desk.points(), total(desk.aside)) for desk in self.desks]
        ranks = [1 + sum(1 for other in standing if other > own) for own in standing]
        return Result(ranks, [desk.points() for desk in self.desks], self.ended)


def whole_game(table: Table) -> Script[None]:
    """Game setup from the draft on, then the turns."""
    yield from setup.draft(table)
    setup.lay_stacks(table)
    table.dispenser.fill_up(table.chance)
    begin_turn(table, table.start)
    yield from rest_of_game(table)


def rest_of_game(table: Table) -> Script[None]:
    """Game turn by turn, clockwise, from a turn that has begun; then End of Game."""
    while True:
        yield from play_turn(table)
        yield from end_turn(table)
        if table.last_round is not None and table.player == table.turn_order()[-1]:
            break
        begin_turn(table, (table.player + 1) % table.seats)
    yield from break_tie(table)
    table.ended = table.last_round


def begin_turn(table: Table, seat: int) -> None:
    table.player = seat
    table.turn += 1
    table.picked = table.helped = False


def play_turn(table: Table) -> Script[None]:
    """Game turn: one regular pick; Little Help and potions before and after."""
    while True:
        match (yield from table.ask("action", actions(table))):
            case ["pick", where]:
                table.picked = True
                table.take_in_hand(table.dispenser.pick(place(where), table.chance))
            case ["help"]:
                yield from ask_for_help(table)
            case ["fill", burner]:
                fill(table, int(burner) - 1)
            case ["drink", kind]:
                yield from drink(table, kind)
            case _:
                return


def actions(table: Table) -> list[str]:
    """Ruling 17: a dispenser with nothing to take waives the pick."""
    found = fills(table) + drinks(table)
    if not table.picked:
        found += picks(table)
    if may_ask_for_help(table):
        found.append("help")
    if table.picked or not table.dispenser.in_reach():
        found.append("end")
    return found


def picks(table: Table) -> list[str]:
    return [f"pick {name(place)}" for place in table.dispenser.in_reach()]


def may_ask_for_help(table: Table) -> bool:
    """Rulings 4 and 17: once a turn, or as the table agreed, while the tokens last."""
    allowed = table.help == "unlimited" or not table.helped
    return allowed and table.help_left > 0 and bool(table.dispenser.in_reach())


def ask_for_help(table: Table) -> Script[None]:
    """With a Little Help from the Professor: a token, a marble, no explosion."""
    table.helped = True
    table.help_left -= 1
    table.desk().help += 1
    _, where = yield from table.ask("help", takes(table))
    table.take_in_hand(table.dispenser.take([place(where)], table.chance))


def break_tie(table: Table) -> Script[None]:
    """End of Game; ruling 18: only those with most points, what they take is put aside."""
    most = max(desk.points() for desk in table.desks)
    tied = [seat for seat in table.turn_order() if table.desks[seat].points() == most]
    if len(tied) == 1:
        return
    for seat in tied:
        table.player = seat
        if table.dispenser.in_reach():
            _, where = yield from table.ask("tie", picks(table))
            add(table.desk().aside, count(table.dispenser.pick(place(where), table.chance)))
