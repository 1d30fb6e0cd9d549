"""How to Win: Gold, the cursed, the greatest Star Power, and Stone, Parchment, Shears."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracle.mystic_moon.table import Contest, Player, Table
from tests.oracle.scripted import Script

GOLD_STARS = [7, 4, 2, 0]  # by how many have more
BEATS = {"stone": "shears", "shears": "parchment", "parchment": "stone"}
MOST_DRAWN = 9


def end_game(table: Table) -> Script[None]:
    """How to Win."""
    table.turn = None
    score_gold(table)
    drop_cursed(table)
    yield from find_winner(table)
    table.step = "over"


def score_gold(table: Table) -> None:
    """Gold: at least one is needed."""
    owned = [player.gold for player in table.players]
    for player in table.players:
        if player.gold:
            player.gain(GOLD_STARS[sum(1 for gold in owned if gold > player.gold)])


def drop_cursed(table: Table) -> None:
    """Interpreting the Zodiac: who is still cursed ends with nothing."""
    for player in table.players:
        if player.cursed:
            player.stars = 0


def find_winner(table: Table) -> Script[None]:
    """Ruling 17: the cursed can't win."""
    blessed = [seat for seat in table.turn_order() if not table.players[seat].cursed]
    by_stars = best(table, blessed, lambda player: player.stars)
    by_satchel = best(table, by_stars, lambda player: sum(player.satchel.values()))
    if not blessed:
        table.ended = "cursed"
    elif len(by_stars) == 1:
        table.ended, table.winners = "stars", by_stars
    elif len(by_satchel) == 1:
        table.ended, table.winners = "satchel", by_satchel
    else:
        yield from hold_contest(table, by_satchel)


def best(table: Table, seats: list[int], measure: Callable[[Player], int]) -> list[int]:
    most = max((measure(table.players[seat]) for seat in seats), default=0)
    return [seat for seat in seats if measure(table.players[seat]) == most]


def hold_contest(table: Table, tied: list[int]) -> Script[None]:
    """Ruling 13: again until one is left; after nine drawn rounds the victory is shared."""
    table.step = "contest"
    left, drawn = tied, 0
    while len(left) > 1 and drawn < MOST_DRAWN:
        signs = yield from show_signs(table, left, drawn)
        beaten = [seat for seat in left if is_beaten(signs[seat], set(signs.values()))]
        left = [seat for seat in left if seat not in beaten]
        drawn += 0 if beaten else 1
    table.contest = Contest(sorted(left), {}, drawn)
    table.winners = left
    table.ended = "shears" if len(left) == 1 else "shared"


def show_signs(table: Table, seats: list[int], drawn: int) -> Script[dict[int, str]]:
    table.contest = Contest(sorted(seats), {}, drawn)
    for seat in seats:
        table.player = seat
        [sign] = yield from table.ask("sign", list(BEATS))
        table.contest.signs[seat] = sign
    return table.contest.signs


def is_beaten(sign: str, shown: set[str]) -> bool:
    """Ruling 26: only where two signs are shown."""
    return len(shown) == 2 and any(BEATS[other] == sign for other in shown)


def ranks(table: Table) -> list[int]:
    """The winners are first, the others follow by fate, star power and satchel; equals share a rank."""
    if not table.winners:
        return [2] * table.seats
    standing = [
        (seat in table.winners, *(merits(player) if seat not in table.winners else ()))
        for seat, player in enumerate(table.players)
    ]
    return [1 + sum(1 for other in standing if other > own) for own in standing]


def merits(player: Player) -> tuple[bool, int, int]:
    return not player.cursed, player.stars, sum(player.satchel.values())
