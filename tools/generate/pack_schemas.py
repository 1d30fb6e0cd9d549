"""Writes docs/schemas/<game>.json, the format of its content packs, for editors that check TOML."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from philtre import games

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "schemas"


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of every game's packs."""
    return {name: games.pack_format(name).schema() for name in games.OURS}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in schemas().items():
        (FOLDER / f"{name}.json").write_text(json.dumps(content, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
