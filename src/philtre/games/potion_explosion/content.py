"""The tiles: reads content.toml, or a pack in the same format, and makes tables of it (page 2)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.potion_explosion.rules.tiles import KIND_NAMES, SIZES, TILE_NAMES, Tiles
from philtre.words.pack import NAMES, SOURCE, Field, Format, Number, Rows, Sheet, Table, Text, titles_of

COLOURS: Final = ("red", "blue", "black", "yellow")
KINDS: Final = KIND_NAMES

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
            "holes": Table({colour: Number(0, SIZES[-1]) for colour in COLOURS}), "source": SOURCE,
        }),
        len(TILE_NAMES),
    ),
}  # fmt: skip


def _check_together(sheet: Sheet) -> None:
    for number, (row, kind) in enumerate(zip(sheet.values["kind"], KINDS, strict=True)):
        if row["id"] != kind:
            sheet.note(sheet.line("kind", number, "id"), "wrong-place", value=row["id"], wanted=kind)
    for number, (row, name) in enumerate(zip(sheet.values["tile"], TILE_NAMES, strict=True)):
        found = f"{row['kind']}-{row['size']}"
        if found != name:
            sheet.note(sheet.line("tile", number, "size"), "wrong-place", value=found, wanted=name)
        holes = sum(row["holes"].values())
        if holes != row["size"]:
            sheet.note(sheet.line("tile", number, "holes"), "hole-count", count=row["size"], there=holes)


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
