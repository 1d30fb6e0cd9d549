"""Notifies people who are away that it is their turn."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from philtre.server import logs
from philtre.server.push.sending import Sender
from philtre.server.push.subscriptions import Subscription, Subscriptions
from philtre.server.rooms.events import RoomEvents
from philtre.server.rooms.open_room import OpenRoom
from philtre.server.storage.writer import TROUBLE
from philtre.words.fluent import words

AFTER: Final = 5.0  # seconds, because a person who reloads the page is not away


class Notice(msgspec.Struct):
    """What the browser's service worker shows."""

    title: str
    text: str
    room: str


class TurnNotices:
    """Watches whose turn it is in every room. A person who is away is notified once in each turn."""

    def __init__(self, subscriptions: Subscriptions, sender: Sender, events: RoomEvents) -> None:
        self._subscriptions = subscriptions
        self._sender = sender
        self._turns: dict[str, tuple[str, int | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        events.listen(self)

    def room_changed(self, opened: OpenRoom) -> None:
        match = opened.match
        if opened.closed or not opened.owned:
            self._turns.pop(opened.code, None)
            return
        turn = (match.table_id, match.seat_in_turn)
        # The turn of a room that was just opened began earlier.
        last = self._turns.setdefault(opened.code, turn)
        if turn == last:
            return
        self._turns[opened.code] = turn
        seat = match.seat_in_turn
        if seat is not None and _away(opened, seat) is not None:
            task = asyncio.get_running_loop().create_task(self._notify(opened, turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _notify(self, opened: OpenRoom, turn: tuple[str, int | None]) -> None:
        await asyncio.sleep(AFTER)
        if opened.closed or turn[1] is None or (opened.match.table_id, opened.match.seat_in_turn) != turn:
            return
        person = _away(opened, turn[1])
        if person is None:
            return
        try:
            for subscription in await self._subscriptions.of(person):
                await self._send(subscription, opened)
        except TROUBLE as error:
            logs.warn("push", problem=type(error).__name__)
        except Exception as error:
            logs.fault("push", error, room=logs.alias(opened.code))

    async def _send(self, to: Subscription, opened: OpenRoom) -> None:
        say = words(to.language)
        game = say(f"{opened.match.settings.game}-name")
        notice = Notice(say("push-title", game=game), say("push-turn"), opened.code)
        try:
            text = msgspec.json.encode(notice)
            there = await asyncio.to_thread(self._sender.send, to, text, self._sender.topic(opened.code))
        except (OSError, ValueError) as error:
            logs.warn("push", room=logs.alias(opened.code), problem=str(error)[:200])
            return
        if not there:
            await self._subscriptions.remove(to.endpoint)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _away(opened: OpenRoom, seat: int) -> str | None:
    """The person of a seat if they are not present."""
    chair = opened.match.chairs[seat]
    if chair.holder != "person" or chair.person in opened.attendance.present or opened.match.has_resigned(seat):
        return None
    return chair.person
