"""Writes the generated part of docs/positions.md: the conditions on each game's positions. `make types` runs it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from philtre import games
from philtre.words.fluent import words

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "positions.md"
BEGIN: Final = "<!-- what follows is written by `make types` from the games' rules/invariants.py -->\n"


def renewed(text: str) -> str:
    """The page with the present conditions."""
    return text.partition(BEGIN)[0] + BEGIN + "\n" + "\n".join(map(_conditions, games.OURS))


def _conditions(game: str) -> str:
    invariants = import_module(f"philtre.games.{game}.rules.invariants").INVARIANTS
    title = words("en")(f"{game}-name")
    lines = [f"{number}. `{one.name}`: {one.breach}" for number, one in enumerate(invariants, 1)]
    return "\n".join([f"### {title}\n", *lines]) + "\n"


def main() -> None:
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
