"""Rearranges written positions: pieces change places, and most totals stay, so that conditions that only count hold."""

from __future__ import annotations

import random
from typing import Any

Path = tuple[str | int, ...]


def rearrange(position: Any, other: Any, rng: random.Random) -> None:
    """Change a position in place, in one way out of several. The other one is of the same way to play."""
    rng.choice((swap, swap, transfer, move, shuffle, graft))(position, other, rng)


def places(value: Any, path: Path = ()) -> list[Path]:
    """The paths to everything in a position."""
    keys: list[str | int] = list(value) if isinstance(value, dict) else []
    keys = list(range(len(value))) if isinstance(value, list) else keys
    return [path, *(inner for key in keys for inner in places(value[key], (*path, key)))]


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def put(position: Any, path: Path, value: Any) -> None:
    at(position, path[:-1])[path[-1]] = value


def shape(path: Path) -> Path:
    """Where in the form of a position: places of one list are alike."""
    return tuple("*" if isinstance(key, int) else key for key in path)


def swap(position: Any, _other: Any, rng: random.Random) -> None:
    """Two things of one kind change places, such as potions, desks or whole players."""
    inner = [path for path in places(position) if path and isinstance(path[-1], int)]
    one = rng.choice(inner)
    two = rng.choice([path for path in inner if shape(path) == shape(one)])
    if one != two[: len(one)] and two != one[: len(two)]:
        first, second = at(position, one), at(position, two)
        put(position, one, second)
        put(position, two, first)


def transfer(position: Any, _other: Any, rng: random.Random) -> None:
    """One piece from a heap to another."""
    heaps = [path for path in places(position) if type(at(position, path)) is int]
    if heaps:
        one, two = rng.choice(heaps), rng.choice(heaps)
        put(position, one, at(position, one) - 1)
        put(position, two, at(position, two) + 1)


def move(position: Any, _other: Any, rng: random.Random) -> None:
    """Something from a list to another one."""
    lists = [path for path in places(position) if isinstance(at(position, path), list)]
    one, two = at(position, rng.choice(lists)), at(position, rng.choice(lists))
    pieces = [number for number, piece in enumerate(one) if isinstance(piece, str)]
    if pieces:
        gap = next((number for number, piece in enumerate(two) if piece is None), None)
        piece = one.pop(rng.choice(pieces))
        if gap is None:
            two.insert(rng.randrange(len(two) + 1), piece)
        else:
            two[gap] = piece


def shuffle(position: Any, _other: Any, rng: random.Random) -> None:
    lists = [path for path in places(position) if isinstance(at(position, path), list)]
    rng.shuffle(at(position, rng.choice(lists)))


def graft(position: Any, other: Any, rng: random.Random) -> None:
    """Something as it is in the other position."""
    there = set(places(other))
    common = [path for path in places(position) if path and path in there]
    path = rng.choice(common)
    put(position, path, at(other, path))
