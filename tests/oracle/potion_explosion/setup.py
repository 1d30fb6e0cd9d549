"""Game setup: the options, the kinds left out, the starters and their draft, the stacks, the Dispenser."""

from __future__ import annotations

from itertools import combinations

from philtre.core.errors import SetupError
from tests.oracle.potion_explosion.table import SKILL_TOKENS, Table, brew
from tests.oracle.potion_explosion.tiles import COPIES, KINDS, STARTER, TILES, draw_tile, in_order
from tests.oracle.scripted import Script

SEATS = {"standard": [2, 3, 4]}
USUAL_TOKENS = {2: 4, 3: 5, 4: 6}
STARTERS_EACH = 2


def choices(seats: int) -> dict[str, list[str]]:
    """The values each option may have."""
    return {
        "start": ["random", *[str(number) for number in range(1, seats + 1)]],
        "left_out": ["random", *["-".join(pair) for pair in combinations(KINDS, 2)]],
        "tokens": ["usual", *[str(number) for number in range(1, SKILL_TOKENS + 1)]],
        "help": ["once", "unlimited"],
    }


def check(variant: str, seats: int, options: dict[str, str]) -> None:
    """Refuse a set-up that docs/games/potion_explosion.md does not allow."""
    if seats not in SEATS.get(variant, []):
        raise SetupError(f"no {variant} for {seats}")
    for option, value in options.items():
        if value not in choices(seats).get(option, []):
            raise SetupError(f"{option} cannot be {value} for {seats}")


def set_up(table: Table, options: dict[str, str]) -> None:
    """Everything before the draft."""
    choose_start(table, options.get("start", "random"))
    leave_out(table, options.get("left_out", "random"))
    tokens = options.get("tokens", "usual")
    table.tokens = USUAL_TOKENS[table.seats] if tokens == "usual" else int(tokens)
    table.help = options.get("help", "once")
    lay_out_starters(table)


def choose_start(table: Table, start: str) -> None:
    """Step 2; who brewed last is left to luck or to the table."""
    table.start = table.chance.below(table.seats) if start == "random" else int(start) - 1
    table.player = table.start


def leave_out(table: Table, pair: str) -> None:
    """Step 3: two kinds go back into the box."""
    if pair == "random":
        kinds = list(KINDS)
        out = [kinds.pop(table.chance.below(len(kinds))) for _ in range(2)]
    else:
        out = pair.split("-")
    table.left_out = sorted(out, key=KINDS.index)
    used = [tile.name for tile in TILES.values() if tile.kind not in out]
    table.unseen_tiles = in_order(used * COPIES)


def lay_out_starters(table: Table) -> None:
    """Step 4: two random starters for each player."""
    starters = [tile for tile in table.unseen_tiles if TILES[tile].size == STARTER]
    for _ in range(STARTERS_EACH * table.seats):
        tile = draw_tile(starters, table.chance)
        table.unseen_tiles.remove(tile)
        table.draft.append(tile)


def draft(table: Table) -> Script[None]:
    """Steps 4 and 5: clockwise, then back from the last player."""
    for burner, seats in enumerate([table.turn_order(), table.turn_order()[::-1]]):
        for seat in seats:
            table.player = seat
            kinds = {TILES[tile].kind for tile in table.draft}
            _, kind = yield from table.ask("draft", [f"choose {kind}" for kind in kinds])
            tile = f"{kind}-{STARTER}"
            table.draft.remove(tile)
            table.desk().burners[burner] = brew(tile)


def lay_stacks(table: Table) -> None:
    """Step 6: the remaining tiles, starters too, in five stacks as equal as can be."""
    size, more = divmod(len(table.unseen_tiles), len(table.stacks))
    table.stacks = [size + 1 if stack < more else size for stack in range(len(table.stacks))]
    table.tops = [draw_tile(table.unseen_tiles, table.chance) for _ in table.stacks]


def draw_top(table: Table, stack: int) -> str:
    """The top of a stack; the tile below it is seen from now on."""
    tile = table.tops[stack]
    assert tile is not None
    table.stacks[stack] -= 1
    table.tops[stack] = draw_tile(table.unseen_tiles, table.chance) if table.stacks[stack] else None
    return tile
