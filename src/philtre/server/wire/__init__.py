"""Every message between the server and its clients, both ways.

Over the websocket of a room each frame is one message, told apart by its `type`; over HTTP bodies are plain JSON.
`docs/protocol.md` and the browser's types are generated from here: the docstrings are the documentation.
Each topic has a module; here is the list of all messages.
"""

from __future__ import annotations

from typing import Any, Final

from philtre.core.rows import Detail
from philtre.server.wire.analysis import Analysing, Analysis, Judged, Weighed
from philtre.server.wire.base import (
    PROTOCOL,
    Actor,
    Asking,
    Away,
    Code,
    Deeds,
    Holder,
    Id,
    Key,
    Name,
    Overtime,
    PackName,
    PackText,
    Part,
    Phase,
    Piece,
    Position,
    Problem,
    SeatNumber,
    TableId,
    Talk,
    Telling,
    Version,
)
from philtre.server.wire.catalogue import BotCard, Catalogue, GameCard, OptionCard, Plain, VariantCard
from philtre.server.wire.closing import FINAL, Close
from philtre.server.wire.connection import Bye, Hello, Ping, Pong, Refused, Welcome
from philtre.server.wire.lobby import BringRecord, Claimed, Created, CreateRoom, Fork, Me, RoomCard, Wanted
from philtre.server.wire.packs import CheckPack, PackCard, PackMistake, PackNames, PackReport, Packs
from philtre.server.wire.practice import Exercises, Practise, Practised
from philtre.server.wire.push import Push, Subscribe, Unsubscribe
from philtre.server.wire.replay import Replay, Step
from philtre.server.wire.room import (
    AddNumber,
    AnswerRematch,
    Arrange,
    Link,
    MakeLink,
    NextGame,
    Origin,
    Past,
    Promise,
    PutBot,
    Rematch,
    Rename,
    Rise,
    RoomInfo,
    Said,
    Say,
    Seat,
    Sit,
    Start,
    Swap,
    Tally,
)
from philtre.server.wire.settings import Clock, Settings
from philtre.server.wire.table import (
    Act,
    AnswerStop,
    AskHint,
    Deal,
    Deed,
    Hint,
    Hints,
    Look,
    Offer,
    OfferStop,
    Preview,
    Previewed,
    Resign,
    Result,
    Running,
    Table,
    Undo,
    Why,
)
from philtre.words.face import Choice, Control, Happening

# Over the websocket of a room
FromClient = (
    Hello
    | Ping
    | Look
    | Act
    | Undo
    | Preview
    | AskHint
    | Resign
    | OfferStop
    | AnswerStop
    | Say
    | Sit
    | Rename
    | Rise
    | Swap
    | PutBot
    | Arrange
    | Start
    | AddNumber
    | Rematch
    | AnswerRematch
    | MakeLink
)

FromServer = Welcome | RoomInfo | Table | Previewed | Hints | Said | Link | Pong | Refused | Bye

# Bodies over HTTP
HTTP: Final[tuple[Any, ...]] = (
    CreateRoom, Created, BringRecord, Fork, Claimed, Catalogue, Plain, CheckPack, PackReport, Packs, PackNames,
    RoomCard, Me, Replay, Analysing, Exercises, Practise, Practised, Push, Subscribe, Unsubscribe, Problem,
)  # fmt: skip

__all__ = [
    "Act", "Actor", "AddNumber", "Analysing", "Analysis", "AnswerRematch", "AnswerStop", "Arrange", "AskHint",
    "Asking", "Away", "BotCard", "BringRecord",
    "Bye", "Catalogue", "CheckPack", "Choice", "Claimed", "Clock", "Close", "Code",
    "Control", "CreateRoom", "Created", "Deal", "Deed", "Deeds", "Detail", "Exercises", "FINAL", "Fork", "FromClient",
    "FromServer", "GameCard", "HTTP", "Happening", "Hello", "Hint", "Hints", "Holder", "Id", "Judged", "Key",
    "Link", "Look", "MakeLink", "Me", "Name", "NextGame", "Offer", "OfferStop", "OptionCard", "Origin", "Overtime",
    "PROTOCOL", "PackCard", "PackMistake", "PackName", "PackNames", "PackReport", "PackText", "Packs", "Part",
    "Past", "Phase", "Piece", "Ping", "Plain", "Pong", "Position", "Practise", "Practised", "Preview", "Previewed",
    "Problem", "Promise", "Push", "PutBot",
    "Refused", "Rematch", "Rename", "Replay", "Resign", "Result", "Rise", "RoomCard", "RoomInfo", "Running", "Said",
    "Say", "Seat", "SeatNumber", "Settings", "Sit", "Start", "Step", "Subscribe", "Swap", "Table", "TableId", "Talk",
    "Tally", "Telling", "Undo", "Unsubscribe", "VariantCard", "Version", "Wanted", "Weighed", "Welcome", "Why",
]  # fmt: skip
