"""Writes docs/observations/<game>.md from the games' own tables of features: `make types` runs it."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from philtre import games
from philtre.core.contract import Game
from philtre.core.observing import Feature
from philtre.core.words import words

FOLDER = ROOT / "docs" / "observations"
HEAD = """# Observations of {title}

`{name}-v{version}`: what `State.observe` writes and every environment hands out, as bytes. Generated from
`games/{name}/observation.py` by `make types`; a change raises the version. [What the environments are](../environments.md).

The bytes of the table come first, then those of each seat: `_0` is the seat that looks, `_1` the next in the order of turns, and so on.
With {fewest} there are {size} bytes; each further seat adds {each}.
"""


def page(game: Game) -> str:
    fewest = min(seats for variant in game.variants for seats in variant.seats)
    table = game.features(0)
    per_seat = game.features(1)[len(table) :]
    sizes = sum(feature.size for feature in game.features(fewest)), sum(feature.size for feature in per_seat)
    seats = "one seat" if fewest == 1 else f"{fewest} seats"
    title = words("en")(f"{game.name}-name")
    head = HEAD.format(
        title=title, name=game.name, version=game.observation, fewest=seats, size=sizes[0], each=sizes[1]
    )
    first = _rows(table, 0)
    own = _rows(per_seat, sum(feature.size for feature in table))
    return f"{head}\n## The table\n\n{first}\n## A seat\n\n{own}"


def _rows(features: list[Feature], at: int) -> str:
    lines = ["| bytes | name | up to | meaning |", "|---|---|---|---|"]
    for feature in features:
        where = f"{at}" if feature.size == 1 else f"{at}–{at + feature.size - 1}"
        lines.append(f"| {where} | `{feature.name}` | {feature.most} | {feature.about} |")
        at += feature.size
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in games.NAMES:
        (FOLDER / f"{name}.md").write_text(page(games.game(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
