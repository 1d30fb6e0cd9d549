"""For bots that are programs of their own, in Python: `play(choose)` speaks the arena's protocol.

`python -m philtre.arena.guest search:200` does so for a bot of ours.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import IO, Any

Message = dict[str, Any]  # see docs/bot-protocol.md
READY = {"ready": 1}


def play(
    choose: Callable[[Message], int | str],
    begin: Callable[[Message], None] | None = None,
    end: Callable[[Message], None] | None = None,
    lines: IO[str] | None = None,
    answers: IO[str] | None = None,
) -> None:
    """Play until there are no more games. `choose` gets each question and returns an action's id or notation."""
    out = sys.stdout if answers is None else answers
    if answers is None:
        sys.stdout = sys.stderr  # output of the bot must not mix with its answers
    for line in sys.stdin if lines is None else lines:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            print(json.dumps(READY), file=out, flush=True)
        elif kind == "begin" and begin is not None:
            begin(message)
        elif kind == "choose":
            print(json.dumps({"action": choose(message)}), file=out, flush=True)
        elif kind == "end" and end is not None:
            end(message)
        elif kind == "bye":
            return


class Served:
    """A bot of this package behind the protocol."""

    def __init__(self, code: str) -> None:
        self.code = code

    def begin(self, message: Message) -> None:
        from philtre import bots, games
        from philtre.core.chance import Seeded
        from philtre.core.contract import Setup

        setup = Setup(message["variant"], message["seats"], message["options"], message["content"])
        self.face = games.face(message["game"]).of(setup)
        self.bot = bots.make(self.code, self.face.game)
        self.luck = Seeded(message["seed"])

    def choose(self, message: Message) -> int:
        import msgspec

        view = self.face.read(msgspec.convert(message["position"], self.face.position))
        return int(self.bot.choose(view, self.luck))


if __name__ == "__main__":
    served = Served(sys.argv[1])
    play(served.choose, served.begin)
