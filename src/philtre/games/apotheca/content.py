"""The box: reads content.toml or a pack in the same format, and checks it against the component list."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from philtre.games.apotheca.rules.actions import POWER_VERBS
from philtre.games.apotheca.rules.kinds import APOTHECARIES
from philtre.words.pack import NAMES, SOURCE, Field, Flag, Format, Number, Rows, Sheet, Table, Text, titles_of

RANKS: Final = {
    "assistant": 0, "apprentice": 15, "adept": 20, "expert": 25, "master": 30, "grand-master": 35, "legend": 40,
}  # fmt: skip
IN_FIRST_GAME: Final = 5

FIELDS: Final[dict[str, Field]] = {
    "components": Table({
        "potions": Number(15, 15), "gems": Number(12, 12), "rows": Number(4, 4), "columns": Number(4, 4),
        "two_gem_stations": Number(3, 3), "three_gem_stations": Number(1, 1), "source": SOURCE,
    }),
    "rank": Rows(
        Table({"id": Text("|".join(RANKS), "a-rank"), "least": Number(0, 40), "name": NAMES, "source": SOURCE}),
        len(RANKS),
    ),
    "apothecary": Rows(
        Table({
            "id": Text("|".join(APOTHECARIES), "an-apothecary"), "power": Text("|".join(POWER_VERBS), "a-power"),
            "first_game": Flag(needed=False), "name": NAMES, "source": SOURCE,
        }),
        len(APOTHECARIES),
    ),
}  # fmt: skip


class Content:
    """What differs between boxes: the stack of the first game, and names."""

    def __init__(self, values: dict[str, Any], text: str | None) -> None:
        self.text = text  # the text of the content pack; None for our own box
        rows = values["apothecary"]
        self.first_game = sum(2**card for card, row in enumerate(rows) if row.get("first_game", False))
        # In messages an apothecary is a card.
        named = {"card": rows, "rank": values["rank"]}
        self.titles = titles_of(named, ("card", "rank"))


def rank(score: int) -> str:
    """The rank for a solo score."""
    return [name for name, least in RANKS.items() if score >= least][-1]


def _check_together(sheet: Sheet) -> None:
    ranks = list(RANKS.items())
    for number, row in sheet.rows("rank", "id", "least"):
        if number >= len(ranks):
            break
        name, least = ranks[number]
        _check_place(sheet, "rank", number, "id", row["id"], name)
        _check_place(sheet, "rank", number, "least", row["least"], least)
    for number, row in sheet.rows("apothecary", "id", "power"):
        if number >= len(APOTHECARIES):
            break
        _check_place(sheet, "apothecary", number, "id", row["id"], APOTHECARIES[number])
        _check_place(sheet, "apothecary", number, "power", row["power"], POWER_VERBS[number])
    first = [row for _, row in sheet.rows("apothecary") if row.get("first_game", False)]
    if len(first) != IN_FIRST_GAME and sheet.whole("apothecary", len(APOTHECARIES)):
        sheet.note(sheet.line("apothecary", 0), "first-game", count=IN_FIRST_GAME, there=len(first))


def _check_place(sheet: Sheet, table: str, row: int, key: str, found: str | int, wanted: str | int) -> None:
    """Check the place of a row, because pictures, notation and rules know the rows by their order."""
    if found != wanted:
        sheet.note(sheet.line(table, row, key), "wrong-place", value=found, wanted=wanted)


FORMAT: Final = Format("apotheca", FIELDS, _check_together)


@cache
def own() -> Content:
    """Our own box."""
    return Content(FORMAT.read(FORMAT.own_text()), None)


@lru_cache(maxsize=8)
def _pack(text: str) -> Content:
    return Content(FORMAT.read(text), text)


def load(text: str | None) -> Content:
    """The box of a pack, or our own. Raises PackError with everything that is wrong."""
    return own() if text is None else _pack(text)
