"""Messages about content packs."""

from __future__ import annotations

from philtre.server.wire.base import Part, Piece


class CheckPack(Part):
    """Check this content pack. Nothing is stored."""

    text: str


class PackMistake(Piece):
    """A mistake in a line of a pack. The words are the message `pack-<key>` with the details."""

    line: int
    key: str
    details: dict[str, str | int]


class PackReport(Piece):
    """What a content pack contains, or its mistakes (at most a hundred)."""

    game: str | None  # null: it names no game of this server
    title: str | None  # null: it has mistakes
    mistakes: list[PackMistake]


class PackCard(Piece):
    """A content pack in the server's folder."""

    name: str
    game: str
    title: str


class Packs(Piece):
    """The content packs that can be chosen by name."""

    packs: list[PackCard]


class PackNames(Piece):
    """The names in a table's content pack, in each language. A key is the end of a message id, `<game>-<key>`."""

    names: dict[str, dict[str, str]]
