"""Writes the browser's types from the messages: `python -m tools.generate.typescript frontend/src`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from philtre import games
from philtre.server import wire
from philtre.server.guard.names import LONGEST_NAME, LONGEST_SPEECH
from philtre.server.wire.base import LONGEST_RECORD
from philtre.words.pack import LARGEST
from tools.generate.messages import Schema, components, remarks, structs
from tools.generate.rows import row_types

HEADER: Final = "// Written by `make types` from the server's messages; do not edit.\n"
_CLOSES: Final = "".join(f"  {each.name}: {each.value}, // {each.meaning}\n" for each in wire.Close)
_FINAL: Final = "".join(f"  Close.{each.name},\n" for each in wire.FINAL)
CONSTANTS: Final = f"""export const PROTOCOL = {wire.PROTOCOL};

/** The codes with which the server closes a websocket. */
export const Close = {{
{_CLOSES}}} as const;

/** Codes after which it is useless to reconnect. */
export const FINAL: ReadonlySet<number> = new Set<number>([
{_FINAL}]);

/** The longest texts that the server accepts, in characters; content packs and records in bytes. */
export const LONGEST = {{
  name: {LONGEST_NAME},
  speech: {LONGEST_SPEECH},
  pack: {LARGEST},
  record: {LONGEST_RECORD},
}} as const;

/** Narrowed by each game's own `position.ts`. */
export type Position = unknown;
"""
_PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_INBOUND: Final = (
    wire.CreateRoom,
    wire.Fork,
    wire.Practise,
    wire.Wanted,
)  # bodies from clients, which may omit defaults


def wire_types() -> str:
    """All messages of the server: `wire.ts`."""
    types = (wire.FromClient, wire.FromServer, *wire.HTTP)
    unions = f"{_union('FromClient', wire.FromClient)}\n{_union('FromServer', wire.FromServer)}\n"
    return "\n".join([HEADER, CONSTANTS, *_interfaces(types), unions])


def position_types(name: str) -> str:
    """The position and the cards of a game: `games/<game>/position.ts`."""
    face = games.face(name)
    types = (face.position,) if face.cards is None else (face.position, face.cards)
    text = "\n".join([HEADER, 'import type { Prompt } from "./rows";\n', *_interfaces(types)])
    return text.replace("  prompt: string | null;", "  prompt: Prompt | null;")


def files() -> dict[str, str]:
    """Every generated file by its path under the front end's sources."""
    positions = {f"games/{name}/position.ts": position_types(name) for name in games.OURS}
    rows = {f"games/{name}/rows.ts": row_types(name) for name in games.OURS}
    return {"wire.ts": wire_types(), **positions, **rows, "../tests/cards.json": own_cards()}


def own_cards() -> str:
    """The games' own cards, for the front end's tests."""
    cards = {name: msgspec.to_builtins(games.face(name).printed()) for name in games.OURS}
    return json.dumps(cards, ensure_ascii=False, separators=(",", ":")) + "\n"


def _interfaces(types: tuple[Any, ...]) -> list[str]:
    classes = structs(*types)
    return [_interface(name, schema, classes[name]) for name, schema in sorted(components(*types).items())]


def _interface(name: str, schema: Schema, cls: type) -> str:
    may_omit = issubclass(cls, wire.Asking) or cls in _INBOUND
    notes = remarks(cls)
    lines = [
        f"  {field}{'?' if may_omit and 'default' in part else ''}: {type_of(part)};{_note(notes.get(field))}"
        for field, part in schema["properties"].items()
    ]
    return "\n".join([f"/** {schema.get('description', name)} */", f"export interface {name} {{", *lines, "}\n"])


def _note(remark: str | None) -> str:
    return f" // {remark}" if remark else ""


def type_of(part: Schema) -> str:
    if "$ref" in part:
        return str(part["$ref"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(type_of(option) for option in part["anyOf"]))
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if part.get("type") == "array":
        return _array(part)
    if part.get("type") == "object":
        return f"Record<string, {type_of(part.get('additionalProperties', {}))}>"
    return _PLAIN.get(part.get("type", ""), str(part.get("title", "unknown")))


def _array(part: Schema) -> str:
    if "prefixItems" in part:
        return f"[{', '.join(type_of(item) for item in part['prefixItems'])}]"
    inner = type_of(part.get("items", {}))
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _union(name: str, types: Any) -> str:
    return f"export type {name} =" + "".join(f"\n  | {cls.__name__}" for cls in types.__args__) + ";"


def main(folder: Path) -> None:
    for path, text in files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
