"""Effects: the verbs of the rulebook (draw, discard, salvage, steal) and those of the documents, run in order."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracle.mystic_moon.box import FROG, MUSHROOM, Verb
from tests.oracle.mystic_moon.numbers import is_warded, thefts_per_frog
from tests.oracle.mystic_moon.recipe import Cell
from tests.oracle.mystic_moon.table import COLUMNS, Running, Table, draw
from tests.oracle.scripted import Script


def run(table: Table, of: str, effect: list[Verb]) -> Script[None]:
    """Brewing Potions; ruling 30: done as far as possible, what can't be done is passed over."""
    for place, verb in enumerate(effect):
        table.running = Running(of, place, verb, verb.n)
        if verb.name in AT_ONCE:
            AT_ONCE[verb.name](table, verb.n)
        elif verb.name in ONE_BY_ONE:
            yield from choose_one_by_one(table, table.running)
        else:
            yield from WITH_MORE[verb.name](table, table.running)
    table.running = None


# Verbs without a choice


def stars(table: Table, n: int) -> None:
    table.me().gain(n)


def toast(table: Table, n: int) -> None:
    """For each other potion of the brew."""
    table.me().gain(n * max(0, len(table.brew) - 1))


def dregs(table: Table, n: int) -> None:
    """For each ingredient in the cauldron that is in no potion of the brew."""
    used = {cell for placement in table.brew for cell in placement.cells}
    table.me().gain(n * len([cell for cell in ingredient_cells(table) if cell not in used]))


def scatter(table: Table, n: int) -> None:
    """From each rival's satchel into the bag, by luck."""
    for seat in table.rivals():
        for _ in range(0 if is_warded(table, seat) else n):
            kind = draw(table.players[seat].satchel, table.box.ingredients, table.chance)
            if kind is not None:
                table.bag[kind] += 1


# Verbs that are done n times, each with its choice


def choose_one_by_one(table: Table, running: Running) -> Script[None]:
    answers, do = ONE_BY_ONE[running.verb.name]
    while running.left:
        possible = answers(table)
        if possible:
            _, *words = yield from table.ask(running.verb.name, possible)
            do(table, *words)
        running.left -= 1


def discards(table: Table) -> list[str]:
    return [f"discard {kind}" for kind in table.me().held()]


def ingredient_cells(table: Table) -> list[Cell]:
    return [cell for cell, thing in enumerate(table.me().cauldron) if table.is_ingredient(thing)]


def cells_of_source(table: Table) -> list[Cell]:
    """Ruling 20: salvage takes from the potion whose effect it is."""
    if table.source is None:
        return []
    return [cell for cell in ingredient_cells(table) if cell in table.brew[table.source].cells]


def kinds_in(table: Table, cells: list[Cell]) -> list[str]:
    lying = [table.me().cauldron[cell] for cell in cells]
    return [kind for kind in table.box.ingredients if kind in lying]


def take_out(table: Table, cells: list[Cell], kind: str) -> None:
    """From the cauldron to the satchel; of several the one in the first cell."""
    cell = next(cell for cell in cells if table.me().cauldron[cell] == kind)
    table.me().cauldron[cell] = None
    table.me().satchel[kind] += 1


def salvages(table: Table) -> list[str]:
    return [f"salvage {kind}" for kind in kinds_in(table, cells_of_source(table))]


def salvage(table: Table, kind: str) -> None:
    """Brewing Potions, salvage; ruling 20: a wild comes back as a wild."""
    take_out(table, cells_of_source(table), kind)


def ladles(table: Table) -> list[str]:
    return [f"ladle {kind}" for kind in kinds_in(table, ingredient_cells(table))]


def ladle(table: Table, kind: str) -> None:
    take_out(table, ingredient_cells(table), kind)


def fetches(table: Table) -> list[str]:
    return [f"fetch {kind}" for kind in table.box.traded if table.shop[kind]]


def fetch(table: Table, kind: str) -> None:
    table.shop[kind] -= 1
    table.me().satchel[kind] += 1


def seeks(table: Table) -> list[str]:
    return [f"seek {kind}" for kind in table.box.ingredients if table.bag[kind]]


def seek(table: Table, kind: str) -> None:
    table.bag[kind] -= 1
    table.me().satchel[kind] += 1


def barters(table: Table) -> list[str]:
    return [
        f"barter {own} for {other}"
        for own in table.me().held()
        for other in table.box.traded
        if table.shop[other] and other != own
    ]


def barter(table: Table, own: str, _for: str, other: str) -> None:
    fetch(table, other)
    table.me().satchel[own] -= 1
    table.give_to_shop(own, 1)


def open_rivals(table: Table) -> list[int]:
    """Rivals from whose satchels ingredients can be taken."""
    return [seat for seat in table.rivals() if not is_warded(table, seat)]


def steals(table: Table) -> list[str]:
    return [f"steal {seat + 1} {kind}" for seat in open_rivals(table) for kind in table.players[seat].held()]


def steal(table: Table, victim: str, kind: str) -> None:
    """Brewing Potions, steal."""
    table.players[int(victim) - 1].satchel[kind] -= 1
    table.me().satchel[kind] += 1


def mushrooms_into(table: Table, seats: list[int]) -> list[str]:
    """Poisonous Mushroom Tokens: one in a cauldron, in the lowest open slot of a column; ruling 9: from the pile."""
    return [
        f"mushroom {seat + 1} {COLUMNS[column]}"
        for seat in seats
        if table.mushrooms and MUSHROOM not in table.players[seat].cauldron
        for column in table.players[seat].open_columns()
    ]


def mushrooms(table: Table) -> list[str]:
    return mushrooms_into(table, table.rivals())


def poisons(table: Table) -> list[str]:
    return mushrooms_into(table, [table.player])


def drop_mushroom(table: Table, seat: str, column: str) -> None:
    table.mushrooms -= 1
    table.players[int(seat) - 1].put(MUSHROOM, COLUMNS.index(column))


# Verbs with something more to them


def frogs_come(table: Table, number: int) -> Script[None]:
    """Frog Tokens; ruling 4: back into the bag, then the thefts one by one, each as far as possible."""
    table.bag[FROG] += number
    table.thefts += number * thefts_per_frog(table)
    while table.thefts:
        possible = steals(table)
        if possible:
            _, victim, kind = yield from table.ask("steal", possible)
            steal(table, victim, kind)
        table.thefts -= 1


def take_token(table: Table, token: str | None) -> Script[None]:
    """An ingredient goes to the satchel, a frog does not stay there."""
    if token == FROG:
        yield from frogs_come(table, 1)
    elif token is not None:
        table.me().satchel[token] += 1


def draw_from_bag(table: Table, running: Running) -> Script[None]:
    """Brewing Potions, draw: a frog's thefts come before the next pull."""
    while running.left:
        running.left -= 1
        yield from take_token(table, table.pull())


def stock(table: Table, running: Running) -> Script[None]:
    """As many pulls as ingredients are lacking when it begins; a frog may bring more than one, then it ends sooner."""
    running.left = lacking(table, running.verb)
    while running.left and lacking(table, running.verb):
        running.left -= 1
        yield from take_token(table, table.pull())
    running.left = 0


def lacking(table: Table, verb: Verb) -> int:
    return max(0, verb.n - sum(table.me().satchel.values()))


def is_idle(table: Table, effect: list[Verb]) -> bool:
    """A single deed, of which nothing would come: to stock up what is full, to toast a potion that is alone."""
    [name, *more] = [verb.name for verb in effect]
    return not more and (
        (name == "stock" and not lacking(table, effect[0])) or (name == "toast" and len(table.brew) < 2)
    )


def plucks(table: Table) -> list[str]:
    return [
        f"pluck {place + 1} {token}"
        for place, tokens in enumerate(table.garden)
        for token in table.box.tokens
        if token in tokens
    ]


def pluck(table: Table, running: Running) -> Script[None]:
    while running.left and plucks(table):
        _, place, token = yield from table.ask("pluck", plucks(table))
        running.left -= 1
        table.garden[int(place) - 1].remove(token)
        yield from take_token(table, token)


def burn(table: Table, running: Running) -> Script[None]:
    """Up to n ingredients for s star power each."""
    while running.left and table.me().held():
        match (yield from table.ask("burn", [*discards(table), "done"])):
            case ["discard", kind]:
                table.discard(kind)
                table.me().gain(running.verb.s)
                running.left -= 1
            case _:
                return


def exchanges(table: Table) -> list[str]:
    """Who has nothing to give can't exchange."""
    if not table.me().held():
        return []
    return [f"exchange {seat + 1} {kind}" for seat in open_rivals(table) for kind in table.players[seat].held()]


def exchange(table: Table, running: Running) -> Script[None]:
    while running.left and exchanges(table):
        _, rival, kind = yield from table.ask("exchange", exchanges(table))
        table.exchanging = (int(rival) - 1, kind)
        _, own = yield from table.ask("give", [f"give {kind}" for kind in table.me().held()])
        table.exchanging = None
        steal(table, rival, kind)
        table.me().satchel[own] -= 1
        table.players[int(rival) - 1].satchel[own] += 1
        running.left -= 1


def drain(table: Table, running: Running) -> Script[None]:
    """One rival gives all of it, so it is done once."""
    running.left = 1
    possible = [f"drain {seat + 1}" for seat in table.rivals() if table.players[seat].stars]
    if possible:
        _, rival = yield from table.ask("drain", possible)
        drained = table.players[int(rival) - 1]
        number = min(running.verb.n, drained.stars)
        drained.gain(-number)
        table.me().gain(number)


AT_ONCE: dict[str, Callable[[Table, int], None]] = {
    "stars": stars,
    "toast": toast,
    "dregs": dregs,
    "scatter": scatter,
}
# What can be chosen, and what is done with the words of the answer.
ONE_BY_ONE: dict[str, tuple[Callable[[Table], list[str]], Callable[..., None]]] = {
    "discard": (discards, Table.discard),
    "salvage": (salvages, salvage),
    "ladle": (ladles, ladle),
    "fetch": (fetches, fetch),
    "seek": (seeks, seek),
    "barter": (barters, barter),
    "steal": (steals, steal),
    "mushroom": (mushrooms, drop_mushroom),
    "poison": (poisons, drop_mushroom),
}
WITH_MORE: dict[str, Callable[[Table, Running], Script[None]]] = {
    "draw": draw_from_bag,
    "pluck": pluck,
    "burn": burn,
    "exchange": exchange,
    "drain": drain,
    "stock": stock,
}
