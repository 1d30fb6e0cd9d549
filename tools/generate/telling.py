"""Writes a function for each event from the rows: `games/<game>/rules/telling.py`.

Rules report events with these functions, with each detail by its name. Compiled, they cost nothing.
"""

from __future__ import annotations

import builtins
from importlib import import_module
from keyword import iskeyword
from pathlib import Path
from typing import Final

from philtre import games
from philtre.core.rows import Row

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "philtre" / "games"
HEADER: Final = '''\
"""A function for each event, to report it. Written by `make types` from the rows of `events.py`; do not edit."""

from __future__ import annotations

from mypy_extensions import i64

from philtre.core.contract import Story
'''


def telling(name: str) -> str:
    """The module of a game. It imports only the rows, because the other rules need the module that is made here."""
    rows = import_module(f"philtre.games.{name}.rules.events").HAPPENINGS
    return "\n\n".join([HEADER.rstrip("\n") + "\n", *[_function(row) for row in rows]])


def _function(row: Row) -> str:
    details = [named(detail) for detail in row.args]
    alone = row.heard == "whisper"  # the event's seat is the one that learns of it
    told = [*(["who", str(row.number)] if alone else [str(row.number), "who"]), *details]
    parameters = ["story: Story", "who: i64", *(["*", *[f"{detail}: i64" for detail in details]] if details else [])]
    return (
        f"def {named(row.name)}({', '.join(parameters)}) -> None:\n"
        f"    if not story.silent:\n"
        f"        story.{row.heard}({', '.join(told)})\n"
    )


def named(name: str) -> str:
    """A name as Python needs it."""
    return f"{name}_" if iskeyword(name) or hasattr(builtins, name) else name.replace("-", "_")


def files() -> dict[Path, str]:
    return {PACKAGE / name / "rules" / "telling.py": telling(name) for name in games.OURS}


def main() -> None:
    for path, text in files().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
