"""The entries of a table, as they are stored. The state of a match follows from its entries.

Entries are never changed or deleted. New fields need a default, so that stored entries stay readable.
"""

from __future__ import annotations

import msgspec

from philtre.server.storage.packs import digest_of
from philtre.server.storage.writer import Row
from philtre.server.wire import Actor, Holder, Origin, Past, Settings, Tally
from philtre.table.deal import Deal


class Chair(msgspec.Struct, omit_defaults=True):
    """Who has a seat: nobody, a person with a name, or a bot of a level."""

    holder: Holder = "open"
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    number: str | None = None  # the seat's number for the next deal


class Entry(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """Something that happened. `asked` is the key of its request, so that a resent request is recognised."""

    asked: str | None = None


class Opened(Entry, tag="opened"):
    """The first entry of every table: the state of the room at that time."""

    code: str
    host: str
    settings: Settings
    chairs: list[Chair]
    past: list[Past] = []
    score: list[Tally] | None = None  # of all games before; None: the room is older than scores
    origin: Origin | None = None
    seed: str | None = None  # the promised seed of this table's deal; None: from older versions
    start: list[int] | None = None  # the state it begins from, if it was forked
    content: str | None = None  # the text of the content pack of these settings
    digest: str | None = None  # the digest of that text, which the database stores once


class Arranged(Entry, tag="arranged"):
    """The host changed the settings."""

    settings: Settings
    content: str | None = None
    digest: str | None = None


class Seated(Entry, tag="seated"):
    """A seat has another person or bot, or another name."""

    seat: int
    chair: Chair


class Voiced(Entry, tag="voiced"):
    """A person votes for a bot on the seat of somebody who has left."""

    seat: int
    person: str


class Swapped(Entry, tag="swapped"):
    seat: int
    other: int


class Began(Entry, tag="began"):
    """The game began, with this luck. The seed is secret until the end."""

    seed: str
    rules: int
    deal: Deal | None = None  # with the seats' numbers; None: from older versions, which used only the seed
    next_seed: str | None = None  # the promised seed of the next table's deal
    next_table: str | None = None  # the id of that table, also fixed before anybody adds a number


class Played(Entry, tag="played"):
    """An entry of the game: an action's id, or a word of the table."""

    entry: int | str
    seat: int
    by: Actor = "person"


class Offered(Entry, tag="offered"):
    """A seat offers to stop."""

    seat: int


class Answered(Entry, tag="answered"):
    """A seat agrees to stop, or not."""

    seat: int
    agree: bool


class Invited(Entry, tag="invited"):
    """After the end: a person offers another game, which begins at once or waits for changes of the settings."""

    person: str
    start: bool


class Accepted(Entry, tag="accepted"):
    """A person accepts or declines another game. The person who offered it may withdraw it."""

    person: str
    agree: bool


class Added(Entry, tag="added"):
    """A seat added a number to the next deal."""

    seat: int
    number: str


class Spoke(Entry, tag="spoke"):
    person: str
    seat: int | None
    name: str | None
    phrase: str | None = None
    text: str | None = None


class Linked(Entry, tag="linked"):
    """A seat got a link; only its digest is stored."""

    seat: int
    digest: str


class Handed(Entry, tag="handed"):
    """Somebody opened the link of a seat and has the seat now."""

    seat: int
    person: str


class Ended(Entry, tag="ended"):
    """The game is over and its record is stored."""


class Closed(Entry, tag="closed"):
    """The room continues at another table."""

    table: str


AnyEntry = (
    Opened
    | Arranged
    | Seated
    | Voiced
    | Swapped
    | Began
    | Played
    | Offered
    | Answered
    | Added
    | Invited
    | Accepted
    | Spoke
    | Linked
    | Handed
    | Ended
    | Closed
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def row_of(table_id: str, seq: int, at: int, entry: AnyEntry) -> Row:
    if isinstance(entry, Opened | Arranged) and entry.content is not None:
        entry = msgspec.structs.replace(entry, content=None, digest=digest_of(entry.content))
    return Row(table_id, seq, at, _encoder.encode(entry))


def entry_of(row: Row) -> AnyEntry:
    return _decoder.decode(row.body)
