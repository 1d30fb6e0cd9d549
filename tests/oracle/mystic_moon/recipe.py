"""Recipes as they are drawn, and where in a Cauldron they can lie."""

from __future__ import annotations

SIZE = 3  # columns of a Cauldron, and slots of a column
NOTHING = "."
DOTTED = "o"

Cell = int  # 3 * column + row, the lowest row first
Drawing = list[str]  # rows, the top one first
Lie = dict[Cell, str]  # which ingredient each cell needs
Recipe = list[Lie]  # every way it can lie


def draw_recipe(drawing: Drawing, turn: bool, letters: dict[str, str]) -> Recipe:
    """Brewing Potions: rotatable or fixed; rulings 8 and 18: turned but never mirrored, and shifted anywhere."""
    lies: Recipe = []
    for _ in range(4 if turn else 1):
        lies += [lie for lie in shifts(drawing, letters) if lie not in lies]
        drawing = turned(drawing)
    return lies


def turned(drawing: Drawing) -> Drawing:
    """A quarter of a turn clockwise: the left column, from below, becomes the top row."""
    return ["".join(column) for column in zip(*reversed(drawing), strict=True)]


def shifts(drawing: Drawing, letters: dict[str, str]) -> Recipe:
    """Everywhere the whole rectangle of the drawing fits, so that dotted circles lie on slots."""
    height, width = len(drawing), len(drawing[0])
    return [
        lie(drawing, column, row, letters) for column in range(SIZE - width + 1) for row in range(SIZE - height + 1)
    ]


def lie(drawing: Drawing, column: int, row: int, letters: dict[str, str]) -> Lie:
    """The drawing with its bottom left corner there. Ruling 8: what is in a dotted circle doesn't matter."""
    return {
        SIZE * (column + right) + row + up: letters[letter]
        for up, line in enumerate(reversed(drawing))
        for right, letter in enumerate(line)
        if letter not in (NOTHING, DOTTED)
    }


def cell_name(cell: Cell) -> str:
    return f"{'abc'[cell // SIZE]}{cell % SIZE + 1}"


def column_cells(column: int) -> list[Cell]:
    """From the lowest slot upwards."""
    return [SIZE * column + row for row in range(SIZE)]
