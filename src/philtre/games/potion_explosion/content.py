"""The tiles: reads content.toml or a pack in the same format, and makes tables from it (page 2)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.potion_explosion.rules.tiles import KIND_NAMES, SIZES, TILE_NAMES, Tiles
from philtre.words.pack import NAMES, SOURCE, Field, Format, Number, Rows, Sheet, Table, Text, titles_of

COLOURS: Final = ("red", "blue", "black", "yellow")
KINDS: Final = KIND_NAMES

MOST_HOLES: Final = 4  # holes of a colour on a tile, because an action deals at most so many marbles to a burner
BURNERS: Final = 8  # burners of four players
MOST_ON_BURNERS: Final = {1: 30, 2: 48}  # most holes of 1 or 2 colours on all burners

_KIND: Final = Text("|".join(KINDS), "a-kind")
FIELDS: Final[dict[str, Field]] = {
    "components": Table({
        "marbles": Number(20, 20), "tiles": Number(64, 64), "skill_tokens": Number(15, 15),
        "little_help_tokens": Number(18, 18), "desks": Number(4, 4), "source": SOURCE,
    }),
    "kind": Rows(Table({"id": _KIND, "name": NAMES, "source": SOURCE}), len(KINDS)),
    "tile": Rows(
        Table({
            "kind": _KIND, "size": Number(SIZES[0], SIZES[-1]), "points": Number(0, 30), "copies": Number(2, 2),
            "holes": Table({colour: Number(0, MOST_HOLES) for colour in COLOURS}), "source": SOURCE,
        }),
        len(TILE_NAMES),
    ),
}  # fmt: skip


def _check_together(sheet: Sheet) -> None:
    for number, row in sheet.rows("kind", "id"):
        if number < len(KINDS) and row["id"] != KINDS[number]:
            sheet.note(sheet.line("kind", number, "id"), "wrong-place", value=row["id"], wanted=KINDS[number])
    for number, row in sheet.rows("tile", "kind", "size"):
        found = f"{row['kind']}-{row['size']}"
        if number < len(TILE_NAMES) and found != TILE_NAMES[number]:
            sheet.note(sheet.line("tile", number, "size"), "wrong-place", value=found, wanted=TILE_NAMES[number])
    for number, row in sheet.rows("tile", "size", "holes"):
        holes = sum(row["holes"].values())
        if holes != row["size"]:
            sheet.note(sheet.line("tile", number, "holes"), "hole-count", count=row["size"], there=holes)
    if sheet.whole("tile", len(TILE_NAMES)):
        _check_crowds(sheet)


def _check_crowds(sheet: Sheet) -> None:
    """Refuse too many holes of one or two colours: all their marbles could wait on unfinished tiles, so that nobody
    could complete a potion."""
    for number, most in MOST_ON_BURNERS.items():
        for colours in combinations(COLOURS, number):
            there = max(_crowd(sheet, colours, out) for out in combinations(range(len(KINDS)), 2))
            if there > most:
                named = ", ".join(colours)
                sheet.note(sheet.line("tile", 0), "crowded", colours=named, tiles=BURNERS, most=most, there=there)


def _crowd(sheet: Sheet, colours: tuple[str, ...], left_out: tuple[int, ...]) -> int:
    """The holes of some colours on those tiles, one for each burner, that have most of them."""
    rows = [row for number, row in sheet.rows("tile") if number // len(SIZES) not in left_out]
    holes = sorted((sum(row["holes"][colour] for colour in colours) for row in [*rows, *rows]), reverse=True)
    return sum(holes[:BURNERS])


FORMAT: Final = Format("potion_explosion", FIELDS, _check_together)


@cache
def own() -> Tiles:
    """Our own tiles."""
    return _made(FORMAT.read(FORMAT.own_text()), None)


@lru_cache(maxsize=8)
def _pack(text: str) -> Tiles:
    return _made(FORMAT.read(text), text)


def load(text: str | None) -> Tiles:
    """The tiles of a pack, or our own. Raises PackError with everything that is wrong."""
    return own() if text is None else _pack(text)


def _made(values: dict[str, Any], text: str | None) -> Tiles:
    rows = values["tile"]
    holes = [sum(row["holes"][colour] * 256**n for n, colour in enumerate(COLOURS)) for row in rows]
    return Tiles(text, vec[i64](holes), vec[i64]([row["points"] for row in rows]), titles_of(values, ("kind",)))
