"""Where a recipe fits in the cauldron (page 8): shifted anywhere, turned if it may be, never mirrored."""

from __future__ import annotations

from typing import Final

SIDE: Final = 3  # of the cauldron
DOTTED: Final = -1  # a slot that must be there, whatever lies in it

Drawing = dict[tuple[int, int], int]  # (row from the top, column): an ingredient's kind, or DOTTED
Fit = tuple[int, int, int]  # cells as bits, cells as wanted contents, all bits of those cells


def drawing(rows: list[str], letters: dict[str, int]) -> Drawing:
    """A recipe as it is written: letters, `o` for a dotted circle, `.` for nothing."""
    found: Drawing = {}
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            if letter != ".":
                found[row, column] = DOTTED if letter == "o" else letters[letter]
    return found


def fits(recipe: Drawing, turn: bool) -> list[Fit]:
    """Every way the recipe can lie, ascending by its cells; turns that want the same of the same cells are one."""
    found: set[Fit] = set()
    turned = recipe
    for _ in range(4 if turn else 1):
        found.update(_shifts(turned))
        turned = _turned(turned)
    return sorted(found)


def _turned(recipe: Drawing) -> Drawing:
    """A quarter clockwise."""
    return {(column, -row): kind for (row, column), kind in recipe.items()}


def _shifts(recipe: Drawing) -> list[Fit]:
    top, left = min(row for row, _ in recipe), min(column for _, column in recipe)
    tall = max(row for row, _ in recipe) - top + 1
    wide = max(column for _, column in recipe) - left + 1
    return [
        _fit({(row - top + down, column - left + right): kind for (row, column), kind in recipe.items()})
        for down in range(SIDE - tall + 1)
        for right in range(SIDE - wide + 1)
    ]


def _fit(lying: Drawing) -> Fit:
    cells = {cell(row, column): kind for (row, column), kind in lying.items() if kind != DOTTED}
    want = sum((kind + 1) * 16**at for at, kind in cells.items())
    return sum(2**at for at in cells), want, sum(15 * 16**at for at in cells)


def cell(row: int, column: int) -> int:
    """The number of a cell whose row is counted from the top."""
    return SIDE * column + (SIDE - 1 - row)
