"""Writes docs/schemas/mystic_moon.json: `python -m tests.mystic_moon.write_schema`."""

from __future__ import annotations

import json
from pathlib import Path

from philtre.core.pack import schema
from philtre.games.mystic_moon.content import FIELDS

if __name__ == "__main__":
    path = Path("docs/schemas/mystic_moon.json")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(schema("Mystic Moon", FIELDS), indent=1) + "\n", "utf-8")
