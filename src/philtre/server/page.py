"""The generated part of docs/protocol.md. `python -m philtre.server.page docs/protocol.md` writes it anew."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from philtre.server import wire
from philtre.server.refusals import BYES, STATUS
from philtre.server.schema import Schema, components, remarks, structs
from philtre.server.typescript import type_of

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
    """Every structure that goes over the wire, by name."""
    found = structs(wire.FromClient, wire.FromServer, *wire.HTTP)
    return [found[name] for name in sorted(found)]


def renewed(text: str) -> str:
    """The page with its generated part made anew."""
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
    rows = [_row(field, part, notes) for field, part in schema["properties"].items() if field != "type"]
    table = ["| field | type | |", "|---|---|---|", *rows] if rows else []
    return "\n".join([title, "", schema["description"], "", *table, ""])


def _row(field: str, part: Schema, notes: dict[str, str]) -> str:
    remark = " · ".join(word for word in (notes.get(field, ""), _bounds(part)) if word)
    return f"| `{field}` | {type_of(part).replace(' | ', ' or ').replace('null', '`null`')} | {remark} |"


def _bounds(part: Schema) -> str:
    low, high = part.get("minimum"), part.get("maximum")
    if low is not None and high is not None:
        return f"{low} to {high}"
    return f"at most {part['maxLength']} characters" if "maxLength" in part else ""


def _codes() -> str:
    refused = "\n".join(f"| `{code}` | {status} |" for code, status in STATUS.items())
    byes = ", ".join(f"`{code}`" for code in BYES)
    return f"## Codes\n\n| `refused` | over HTTP |\n|---|---|\n{refused}\n\nCodes of `bye`: {byes}.\n"


def main(path: Path) -> None:
    path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
