"""Counts the server's functions on the way of one move: `python -m tools.measuring.walk`, on the plain sources.

A server runs in this process, and two people play the first of our games. Their third move is traced from the bytes of
its request to the bytes that both receive. Rules, faces and periodic tasks do not count.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import philtre
from philtre import games
from tests.server.running import caught_up, party, running

PACKAGE: Final = f"{Path(philtre.__file__).parent}/"
NOT_COUNTED: Final = ("games/", "core/", "bots/", "client.py", "words/face.py")
BY_THE_CLOCK: Final = ("Server.", "Services.", "Sanctions.", "Store.sanctions", "Store.read", "Store._read")
# The goals of the move: its ruling, the store, the match, the sockets, and the scheduler.
GOALS: Final = ("act", "row_of", "_add", "settle", "act_checked", "_note", "encoded", "send_now", "room_changed")

GAME: Final = games.game(games.NAMES[0])

Function = tuple[str, str]  # file and qualified name


class Walk:
    """The functions that ran, and those that passed the move on to one of the goals."""

    def __init__(self) -> None:
        self.on = False
        self.ran: dict[Function, None] = {}
        self.passed: dict[Function, None] = {}

    def see(self, frame: FrameType, event: str, _: Any) -> None:
        if not self.on or event != "call" or (here := counted(frame.f_code)) is None:
            return
        self.ran[here] = None
        if here[1].split(".")[-1] in GOALS:
            self._note_callers(frame)

    def _note_callers(self, frame: FrameType | None) -> None:
        while frame is not None:
            if (function := counted(frame.f_code)) is not None:
                self.passed[function] = None
            frame = frame.f_back


def counted(code: CodeType) -> Function | None:
    """The function of a frame, if it is ours and no comprehension; otherwise None."""
    if not code.co_filename.startswith(PACKAGE):
        return None
    file, name = code.co_filename.removeprefix(PACKAGE), code.co_qualname
    if file.startswith(NOT_COUNTED) or name.startswith(BY_THE_CLOCK) or name.endswith(">"):
        return None
    return file, name


async def play(folder: Path, walk: Walk) -> None:
    async with (
        running(folder) as server,
        party(server.address, "Ada", "Bob", game=GAME.name, variant=GAME.variants[0].name) as visits,
    ):
        for number in range(3):
            seat = visits[0].seen().seat
            mover = next(visit for visit in visits if visit.seen().seat == seat and visit.seen().choices)
            await asyncio.sleep(0.5)
            walk.on = number == 2
            await mover.act(mover.seen().choices[0].id)
            await caught_up([mover, *[visit for visit in visits if visit is not mover]])
            await asyncio.sleep(0.5)
            walk.on = False


def main() -> None:
    walk = Walk()
    sys.setprofile(walk.see)
    threading.setprofile(walk.see)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(Path(folder), walk))
    sys.setprofile(None)
    for about, functions in (("ran", walk.ran), ("passed the move on", walk.passed)):
        print(f"{len(functions)} functions in {len({file for file, _ in functions})} files {about}")
    print("\n".join(f"  {file}: {name}" for file, name in walk.passed))


if __name__ == "__main__":
    main()
