"""End of Turn, step by step, with Skill Tokens; the duty to place comes first (Using the Ingredients)."""

from __future__ import annotations

from tests.oracle.potion_explosion.brewing import complete_full, place
from tests.oracle.potion_explosion.setup import draw_top
from tests.oracle.potion_explosion.table import POOL, Table, brew, keep_text, three_of
from tests.oracle.potion_explosion.tiles import COLOURS, KINDS, Marbles, count, marbles, total
from tests.oracle.scripted import Script

SAME_KIND = 3
DIFFERENT_KINDS = 5


def end_turn(table: Table) -> Script[None]:
    for colour in COLOURS:
        yield from deal_out(table, colour)
    complete_full(table)
    yield from keep(table)
    yield from draw_tiles(table)
    give_skill_tokens(table)
    trigger_end(table)


def deal_out(table: Table, colour: str) -> Script[None]:
    """Ruling 13: what is in hand and fits must be placed, what lies in the pool may be."""
    table.deal = colour
    _, _, *numbers = yield from table.ask("deal", deals(table, colour))
    table.deal = None
    for burner, number in enumerate(numbers):
        place(table, colour, burner, int(number))


def deals(table: Table, colour: str) -> list[str]:
    first, second = table.desk().holes(colour)
    must = min(table.hand[colour], first + second)
    can = min(table.held(colour), first + second)
    return [
        f"deal {colour} {one} {other}"
        for one in range(first + 1)
        for other in range(second + 1)
        if must <= one + other <= can
    ]


def keep(table: Table) -> Script[None]:
    """Step 1: the pool holds three, the rest goes back."""
    held = table.all_held()
    kept = held
    if total(held) > POOL:
        _, *chosen = yield from table.ask("keep", [keep_text(choice) for choice in keepable(table, held)])
        kept = count(chosen)
    table.desk().pool = dict(kept)
    table.hand = marbles()
    table.dispenser.put_back({colour: held[colour] - kept[colour] for colour in COLOURS}, table.chance)


def keepable(table: Table, held: Marbles) -> list[Marbles]:
    """Ruling 13: throwing back a pool marble means taking it in hand, and then it would have to be placed."""
    stuck = [colour for colour in COLOURS if any(table.desk().holes(colour))]
    return [choice for choice in three_of(held) if all(choice[colour] == held[colour] for colour in stuck)]


def draw_tiles(table: Table) -> Script[None]:
    """Step 2: a tile for each empty burner; a tile uncovered by the first draw may be the second."""
    for burner in table.desk().empty_burners():
        stacks = [stack for stack, tiles in enumerate(table.stacks) if tiles]
        if stacks:
            _, stack = yield from table.ask("draw", [f"draw {stack + 1}" for stack in stacks])
            table.desk().burners[burner] = brew(draw_top(table, int(stack) - 1))


def give_skill_tokens(table: Table) -> None:
    """Step 3, Skill Tokens: three of a kind, once for each kind; five different kinds, once."""
    completed = {kind: table.desk().completed(kind) for kind in KINDS}
    for kind in KINDS:
        if completed[kind] >= SAME_KIND:
            give_skill_token(table, kind)
    if sum(1 for number in completed.values() if number) >= DIFFERENT_KINDS:
        give_skill_token(table, "five")


def give_skill_token(table: Table, reason: str) -> None:
    if reason not in table.desk().skill and table.tokens_left:
        table.tokens_left -= 1
        table.desk().skill.append(reason)


def trigger_end(table: Table) -> None:
    """Step 4, End of Game; ruling 16 for the tiles."""
    if table.last_round is None and table.tokens_given() >= table.tokens:
        table.last_round = "tokens"
    if table.last_round is None and not any(table.stacks):
        table.last_round = "tiles"
