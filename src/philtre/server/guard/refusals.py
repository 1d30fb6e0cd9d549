"""All refusals: each has a code, a message `error-<code>` and an HTTP status."""

from __future__ import annotations

from typing import Final

STATUS: Final = {
    # the request itself
    "bad-message": 400,
    "bad-setup": 400,
    "bad-pack": 400,
    "bad-record": 400,
    "protocol": 400,
    "hello-first": 400,
    "bad-cookie": 401,
    "bad-origin": 403,
    "banned": 403,
    "muted": 403,
    "room-closed": 403,
    "bad-host": 421,
    "not-found": 404,
    "no-room": 404,
    "no-table": 404,
    "no-link": 404,
    "no-game": 404,
    "no-pack": 404,
    "no-exercise": 404,
    "no-push": 404,
    "bad-method": 405,
    "too-big": 413,
    "too-many": 429,
    "room-crowded": 429,
    "table-full": 409,
    "internal": 500,
    "busy": 503,
    # the room
    "not-host": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "watching-off": 403,
    "no-seat": 404,
    "no-bot": 404,
    "seat-taken": 409,
    "knows-secrets": 409,
    "name-empty": 400,
    "name-taken": 409,
    "name-fixed": 409,
    "names-spent": 409,
    "no-stand-ins": 409,
    "not-lobby": 409,
    "not-playing": 409,
    "not-over": 409,
    "seats-open": 409,
    "number-given": 409,
    "person-present": 409,
    "person-returns": 409,
    "forked": 409,
    # the table
    "other-table": 409,
    "stale": 409,
    "curtain": 409,
    "hints-off": 403,
    "previews-off": 403,
    "no-offer": 409,
    "offered": 409,
    "not-my-turn": 409,
    "undo-spent": 409,
    "gave-up": 409,
    "running": 409,
    "no-point": 404,
    "no-decisions": 409,
    # talk
    "talk-silent": 403,
    "talk-phrases": 403,
    "talk-empty": 400,
    "no-phrase": 404,
}
# Refusals by the table itself, in any game; their status is 409.
TABLE: Final = (
    "over",
    "not-your-turn",
    "no-action",
    "not-allowed",
    "not-then",
    "resigned",
    "undo-turn",
    "undo-learned",
    "undo-nothing",
)
BYES: Final = ("restarting", "too-slow", "quiet", "seat-moved", "watching-off", "banned", "room-closed")

Details = dict[str, str | int]


class Refusal(Exception):
    """A request was refused; nothing has changed."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details: Details = details


def status_of(code: str) -> int:
    """The HTTP status of a code; the engine's own refusals are conflicts."""
    return STATUS.get(code, 409)
