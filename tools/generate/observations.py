"""Writes docs/observations/<game>.md from the games' own tables of features: `make types` runs it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from philtre import games
from philtre.core.contract import Game
from philtre.core.observing import Feature
from philtre.words.fluent import words

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "observations"
HEAD = """# Observations of {title}

`{name}-v{version}`: the bytes of the observations in every [environment](../environments.md). `make types` writes this
page from `games/{name}/rules/observation.py`; a change raises the version.

The bytes of the table come first, then those of each seat: `_0` is the viewer's seat, `_1` the next in the order of
turns, and so on. With {fewest} there are {size} bytes; each further seat adds {each}.

{about}
"""


def page(game: Game) -> str:
    """The whole page of a game."""
    fewest = min(seats for variant in game.variants for seats in variant.seats)
    table = game.features(0)
    per_seat = game.features(1)[len(table) :]
    head = HEAD.format(
        title=words("en")(f"{game.name}-name"),
        name=game.name,
        version=game.observation,
        fewest="one seat" if fewest == 1 else f"{fewest} seats",
        size=_size(game.features(fewest)),
        each=_size(per_seat),
        about=import_module(f"philtre.games.{game.name}.rules.observation").ABOUT,
    )
    return f"{head}\n## The table\n\n{_rows(table, 0)}\n## A seat\n\n{_rows(per_seat, _size(table))}"


def _size(features: list[Feature]) -> int:
    return sum(feature.size for feature in features)


def _rows(features: list[Feature], at: int) -> str:
    lines = ["| bytes | name | up to | meaning |", "|---|---|---|---|"]
    for feature in features:
        where = f"{at}" if feature.size == 1 else f"{at}–{at + feature.size - 1}"
        lines.append(f"| {where} | `{feature.name}` | {feature.most} | {feature.about or 'likewise'} |")
        at += feature.size
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in games.OURS:
        (FOLDER / f"{name}.md").write_text(page(games.game(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
