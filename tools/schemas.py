"""Writes docs/schemas/<game>.json, the format of its content packs, for editors that check TOML as one types."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from philtre import games
from philtre.core.pack import schema

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "schemas"


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of every game that can be played with packs."""
    modules = {name: f"philtre.games.{name}.content" for name in games.NAMES}
    found = {name: import_module(module) for name, module in modules.items() if find_spec(module)}
    return {name: schema(name, module.FIELDS) for name, module in found.items() if hasattr(module, "FIELDS")}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in schemas().items():
        (FOLDER / f"{name}.json").write_text(json.dumps(content, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
