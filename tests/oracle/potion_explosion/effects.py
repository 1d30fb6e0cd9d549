"""List of Potion Effects, and Drinking Potions. None of them triggers an explosion."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from tests.oracle.potion_explosion.brewing import complete_full, fill, fills
from tests.oracle.potion_explosion.dispenser import TRACKS, name, place
from tests.oracle.potion_explosion.table import POOL, Table, keep_text, three_of
from tests.oracle.potion_explosion.tiles import COLOURS, KINDS, count, total
from tests.oracle.scripted import Script

MOST_MELTED = 5


def drinks(table: Table) -> list[str]:
    """Ruling 10: kinds that the player has undrunk, and that would do something."""
    return [f"drink {kind}" for kind in KINDS if table.desk().undrunk[kind] and can_do_something(table, kind)]


def can_do_something(table: Table, kind: str) -> bool:
    return bool(WAYS[kind](table))


def drink(table: Table, kind: str) -> Script[None]:
    table.desk().undrunk[kind] -= 1
    table.drunk = kind
    yield from EFFECTS[kind](table)
    table.drunk = None


def takes(table: Table) -> list[str]:
    return [f"take {name(place)}" for place in table.dispenser.in_reach()]


def wisdom(table: Table) -> Script[None]:
    """Potion of Wisdom."""
    _, where = yield from table.ask("wisdom", takes(table))
    table.take_in_hand(table.dispenser.take([place(where)], table.chance))


def steals(table: Table) -> list[str]:
    return [f"steal {seat + 1}" for seat in table.opponents() if total(table.desks[seat].pool)]


def love(table: Table) -> Script[None]:
    """Elixir of Blind Love: the whole pool, into hand."""
    _, victim = yield from table.ask("love", steals(table))
    pool = table.desks[int(victim) - 1].pool
    for colour in COLOURS:
        table.hand[colour] += pool[colour]
        pool[colour] = 0


def attracts(table: Table) -> list[str]:
    dispenser = table.dispenser
    return [
        f"attract {name(lower)}-{upper[1]}"
        for lower, upper in dispenser.touching()
        if dispenser.colour(lower) != dispenser.colour(upper)
    ]


def magnetical(table: Table) -> Script[None]:
    """Potion of Magnetical Attraction."""
    _, where = yield from table.ask("magnetical", attracts(table))
    take_stretch(table, where)


def take_stretch(table: Table, text: str) -> None:
    """All marbles from one place to another, as in `c2-4`."""
    first, last = text.split("-")
    track, lowest = place(first)
    places = [(track, at) for at in range(lowest, int(last) + 1)]
    table.take_in_hand(table.dispenser.take(places, table.chance))


def puts(table: Table) -> list[str]:
    """Any marble that may be used onto any empty hole."""
    usable = table.all_held() if table.three is None else table.three
    return [
        f"put {colour} {burner + 1} {hole}"
        for colour in COLOURS
        for burner, brewing in table.desk().brewing()
        for hole in COLOURS
        if usable[colour] and brewing.empty[hole]
    ]


def prismatic(table: Table) -> Script[None]:
    """Potion of Prismatic Joy; ruling 15: for up to three marbles that are fixed first."""
    yield from fix_three(table)
    while puts(table):
        more = [*fills(table), "enough"] if table.put else []
        match (yield from table.ask("prismatic", puts(table) + more)):
            case ["put", colour, burner, hole]:
                put(table, colour, int(burner) - 1, hole)
            case ["fill", burner]:
                fill(table, int(burner) - 1)
                leave_only_what_is_held(table)
            case _:
                break
    table.three, table.put = None, False


def fix_three(table: Table) -> Script[None]:
    """The pool can't hold more than three; what lies there and is not among them is taken in hand."""
    if total(table.all_held()) <= POOL:
        table.three = table.all_held()
        return
    _, *chosen = yield from table.ask("pool", [keep_text(choice) for choice in three_of(table.all_held())])
    table.three = count(chosen)
    pool = table.desk().pool
    for colour in COLOURS:
        while pool[colour] > table.three[colour]:
            pool[colour] -= 1
            table.hand[colour] += 1


def put(table: Table, colour: str, burner: int, hole: str) -> None:
    """All pool marbles are among the three here, so where the three are more, one of them is in hand."""
    brewing, pool = table.desk().burners[burner], table.desk().pool
    assert brewing is not None
    assert table.three is not None
    (table.hand if table.three[colour] > pool[colour] else pool)[colour] -= 1
    table.three[colour] -= 1
    brewing.place(colour, hole)
    table.put = True
    complete_full(table)


def leave_only_what_is_held(table: Table) -> None:
    """Filling uses marbles of the three last, so they are fewer only when no others of the colour are left."""
    assert table.three is not None
    table.three = {colour: min(table.three[colour], table.held(colour)) for colour in COLOURS}


def scrapes(table: Table) -> list[str]:
    lowest = {track: table.dispenser.tracks[track][0] for track in TRACKS if table.dispenser.tracks[track]}
    return [
        " ".join(["scrape", *tracks])
        for size in range(1, len(COLOURS) + 1)
        for tracks in combinations(lowest, size)
        if len({lowest[track] for track in tracks}) == size
    ]


def abyssal(table: Table) -> Script[None]:
    """Abyssal Draft: one marble of a track, one of a colour."""
    _, *tracks = yield from table.ask("abyssal", scrapes(table))
    for track in tracks:
        table.take_in_hand(table.dispenser.take([(track, 1)], table.chance))


def repeats(table: Table) -> list[str]:
    return [
        f"repeat {kind}"
        for kind in KINDS
        if kind != "sands" and table.desk().has_drunk(kind) and can_do_something(table, kind)
    ]


def sands(table: Table) -> Script[None]:
    """Sands of Time; ruling 15: with new choices."""
    _, kind = yield from table.ask("sands", repeats(table))
    table.drunk = kind
    yield from EFFECTS[kind](table)


def sticks(table: Table) -> list[str]:
    return [
        f"stick {name((track, lowest))}-{last}"
        for track, lowest, highest in table.dispenser.runs()
        for last in range(lowest + 1, highest + 1)
    ]


def balm(table: Table) -> Script[None]:
    """Balm of Uttermost Stickiness."""
    _, where = yield from table.ask("balm", sticks(table))
    take_stretch(table, where)


def melts(table: Table) -> list[str]:
    """From below upwards; where marbles of the colour touch, it is the same which go, so the lower ones do."""
    chosen = [place(text) for text in table.melting]
    dispenser = table.dispenser
    found = []
    for track, at in dispenser.in_reach():
        colour, below = dispenser.colour((track, at)), (track, at - 1)
        leaves_a_lower_one = at > 1 and dispenser.colour(below) == colour and below not in chosen
        fits = not chosen or (track == chosen[0][0] and at > chosen[-1][1] and colour == dispenser.colour(chosen[0]))
        if fits and not leaves_a_lower_one:
            found.append(f"melt {name((track, at))}")
    return found


def lavamancing(table: Table) -> Script[None]:
    """Filter of Lavamancing; ruling 15: the track rolls down, then the marbles return."""
    while len(table.melting) < MOST_MELTED and melts(table):
        match (yield from table.ask("lavamancing", melts(table) + ["enough"] * bool(table.melting))):
            case ["melt", where]:
                table.melting.append(where)
            case _:
                break
    melted = table.dispenser.take([place(where) for where in table.melting], table.chance)
    table.melting = []
    table.dispenser.put_back(count(melted), table.chance)


# What each effect could begin with; none: it can do nothing.
WAYS: dict[str, Callable[[Table], list[str]]] = {
    "wisdom": takes,
    "love": steals,
    "magnetical": attracts,
    "prismatic": puts,
    "abyssal": scrapes,
    "sands": repeats,
    "balm": sticks,
    "lavamancing": melts,
}
EFFECTS: dict[str, Callable[[Table], Script[None]]] = {
    "wisdom": wisdom,
    "love": love,
    "magnetical": magnetical,
    "prismatic": prismatic,
    "abyssal": abyssal,
    "sands": sands,
    "balm": balm,
    "lavamancing": lavamancing,
}
