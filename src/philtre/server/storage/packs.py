"""Each text of a content pack is stored once, under its digest. Entries and records contain only the digest."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

import msgspec

# The header of a record that holds the text, as `table.recordfile` writes it.
_HEADER: Final = re.compile(r'^\[Content (".*")\]$', re.MULTILINE)


def digest_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def without_pack(record: str) -> tuple[str, str | None]:
    """A record without the text of its pack, as it is stored; and that text."""
    headers, gap, turns = record.partition("\n\n")
    found = _HEADER.search(headers)
    if found is None:
        return record, None
    text = msgspec.json.decode(found.group(1), type=str)
    return headers[: found.start(1)] + '""' + headers[found.end(1) :] + gap + turns, text


def with_pack(record: str, text: str) -> str:
    """The complete record, as people download it."""
    headers, gap, turns = record.partition("\n\n")
    quoted = msgspec.json.encode(text).decode()
    return _HEADER.sub(lambda _: f"[Content {quoted}]", headers, count=1) + gap + turns
