"""Writes docs/rows/<game>.md: events, verbs, prompts, controls and refusals. `make types` runs it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from philtre import games
from philtre.core.rows import SEAT, Kind, Rows
from philtre.words.fluent import words

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "rows"
HEAD: Final = """# Rows of {title}

The events, verbs, prompts, controls and refusals of this game in the messages of [the protocol](../protocol.md).
`make types` writes this page from the game's rows. Details are in ‹angle brackets›; `[]` marks a list, `?` a detail
that may be missing, *italics* a detail that no sentence contains.
"""


def page(name: str) -> str:
    """The whole page of a game."""
    book = games.face(name).book
    return "\n".join(
        [
            HEAD.format(title=words("en")(f"{name}-name")),
            _table("Events", "event", name, "event", book.events),
            _table("Choices", "verb", name, "do", book.verbs),
            _table("Prompts", "prompt", name, "prompt", book.prompts),
            _table("Reasons why a control is off", "reason", name, "why", book.refusals),
        ]
    )


def pages() -> dict[Path, str]:
    return {FOLDER / f"{name}.md": page(name) for name in games.OURS}


def _table(title: str, column: str, game: str, sort: str, rows: Rows) -> str:
    lines = [f"## {title}\n", f"| {column} | details | in words |", "|---|---|---|"]
    for row in rows:
        details = " · ".join(_detail(name, kind) for name, kind in row.details.items())
        shown = {name: f"‹{name}›" for name in ("who", *row.details)}
        said = words("en")(f"{game}-{sort}-{row.name}", **shown).replace("|", "\\|").replace("\n", " ")
        lines.append(f"| `{row.name}` | {details} | {said} |")
    return "\n".join(lines) + "\n"


def _detail(name: str, kind: Kind) -> str:
    form = "seat" if kind.name == SEAT.name else "text" if kind.text else "number"
    told = f"`{name}{'?' if kind.optional else ''}` {form}{'[]' if kind.many else ''}"
    return f"*{told}*" if kind.silent else told


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
