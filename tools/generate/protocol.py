"""Writes the generated part of docs/protocol.md: `python -m tools.generate.protocol docs/protocol.md`."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from philtre.server import wire
from philtre.server.guard.refusals import BYES, STATUS, TABLE, status_of
from philtre.words.fluent import sources, words
from tools.generate.messages import Schema, components, remarks, structs
from tools.generate.typescript import type_of

BEGIN: Final = "<!-- messages: written by `make types` -->\n"
END: Final = "<!-- end of messages -->\n"


def messages() -> str:
    """Every message with its fields, then the codes of refusals."""
    asked, told = wire.FromClient.__args__, wire.FromServer.__args__
    parts = [cls for cls in everything() if cls not in (*asked, *told, *wire.HTTP)]
    return "\n".join(
        [
            _chapter("From the client", asked),
            _chapter("From the server", told),
            _chapter("Bodies over HTTP", wire.HTTP),
            _chapter("Pieces of messages", tuple(parts)),
            _codes(),
        ]
    )


def everything() -> list[type]:
    """Every structure in messages, by name."""
    found = structs(wire.FromClient, wire.FromServer, *wire.HTTP)
    return [found[name] for name in sorted(found)]


def renewed(text: str) -> str:
    """The page with a new generated part."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{messages()}\n{END}{after}"


def _chapter(title: str, classes: tuple[Any, ...]) -> str:
    schemas = components(*classes)
    return "\n".join([f"## {title}\n", *(_message(cls, schemas[cls.__name__]) for cls in classes)])


def _message(cls: type, schema: Schema) -> str:
    tag = schema["properties"].get("type", {}).get("enum")
    title = f"### `{tag[0]}`" if tag else f"### {cls.__name__}"
    notes = remarks(cls)
    written = issubclass(cls, wire.Part)  # by clients, who may leave out what has a default
    needed = set(schema.get("required", [])) if written else set(schema["properties"])
    fields = [(field, part) for field, part in schema["properties"].items() if field != "type"]
    rows = [_row(field, part, notes.get(field, ""), field in needed) for field, part in fields]
    table = ["| field | type | |", "|---|---|---|", *rows] if rows else []
    return "\n".join([title, "", schema["description"], "", *table, ""])


def _row(field: str, part: Schema, note: str, needed: bool) -> str:
    default = f": `{json.dumps(part['default'])}`" if "default" in part else ""
    remark = " · ".join(word for word in (note, _bounds(part), "" if needed else f"may be left out{default}") if word)
    return f"| `{field}` | {_type(part)} | {remark} |"


def _type(part: Schema) -> str:
    kind = type_of(part).replace(" | ", " or ").replace("null", "`null`")
    return kind if '"type": "number"' in json.dumps(part) else kind.replace("number", "integer")


def _bounds(part: Schema) -> str:
    bound = next((option for option in part.get("anyOf", []) if option.get("type") != "null"), part)
    low, high = bound.get("minimum"), bound.get("maximum")
    if low is not None:
        return f"{low} to {high}" if high is not None else f"{low} or more"
    shortest, longest = bound.get("minLength", 0), bound.get("maxLength")
    if longest is None or bound.get("type") == "object":
        return ""
    return f"{shortest} to {longest} characters" if shortest else f"at most {longest} characters"


def _codes() -> str:
    refused = "\n".join(f"| `{code}` | {status_of(code)} | {_sentence(code)} |" for code in (*STATUS, *TABLE))
    closes = "\n".join(f"| {each.value} | {each.meaning} |" for each in wire.Close)
    byes = "\n".join(f"| `{code}` | {words('en')(f'bye-{code}')} |" for code in BYES)
    return (
        "## Codes\n\nWhat stands in angle brackets is in `details`.\n\n"
        f"| `refused`, `Problem` | over HTTP | `message` |\n|---|---|---|\n{refused}\n\n"
        f"| `bye` | |\n|---|---|\n{byes}\n\n"
        f"| a websocket is closed with | because |\n|---|---|\n{closes}\n"
    )


def _sentence(code: str) -> str:
    """The text of a refusal, with the names of its details."""
    text = "\n".join(sources("en").values())
    found = re.search(rf"^error-{re.escape(code)} = (.*(?:\n[ }}].*)*)", text, re.MULTILINE)
    assert found is not None, code
    details = {name: f"‹{name}›" for name in re.findall(r"\$(\w+)", found[1])}
    return words("en")(f"error-{code}", **details)


def main(path: Path) -> None:
    path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
