"""Messages about the settings of a room."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from philtre.server.wire.base import Away, Key, Overtime, PackName, Part, Talk


class Clock(Part):
    """The time limit of a seat, and what happens when its time is over."""

    kind: Literal["none", "turn", "days"] = "none"
    amount: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds for `turn`, days for `days`
    then: Overtime = "absent"  # then the game's absent rule decides, a bot decides, or the seat resigns


class Settings(Part):
    """The settings of a room. `options` holds only what differs from the game's defaults."""

    game: Key
    variant: Key
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Key, Key], Meta(max_length=32)] = msgspec.field(default_factory=dict)
    pack: PackName | None = (
        None  # the name of a content pack, see `GET /api/packs`; a pack that was sent with the room has a name, too
    )
    clock: Clock = msgspec.field(default_factory=Clock)
    talk: Talk = "phrases"
    hints: bool = True
    previews: bool = True
    watching: bool = True  # whether spectators are allowed
    away: Away = "wait"  # who plays for a person who is gone for longer than the grace time
    grace: Annotated[int, Meta(ge=5, le=86400)] = 120  # seconds
    stand_ins: bool = False  # whether anybody may take a bot's seat during a game, and see what the bot knew
    stand_in: Key = "brewer"  # the bot that plays for persons who are away or out of time
