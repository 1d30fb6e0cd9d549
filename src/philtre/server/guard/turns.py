"""Who is next: customers in turn, so that nobody with many rooms or sockets makes others wait longer than anybody."""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Collection


class Turns:
    """A semaphore for so many at once, with a queue for each customer.

    A customer is an address, because anybody can create persons and rooms.
    """

    def __init__(self, size: int) -> None:
        self._free = size
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}
        self._served: dict[str, int] = {}  # when each customer had their last turn, since anybody waits
        self._turns = itertools.count(1)

    def locked(self) -> bool:
        """Whether who asks now has to wait."""
        return self._free == 0

    def idle(self) -> int:
        """How many more could think now."""
        return self._free

    def waiting(self, customer: str) -> int:
        """How many thoughts of this customer wait."""
        return len(self._queues.get(customer, ()))

    def ahead(self, customer: str) -> int:
        """How many thoughts come before a new one of this customer, if no others are asked for."""
        mine = self.waiting(customer) + 1
        return sum(min(len(queue), mine) for queue in self._queues.values())

    def quickest(self, customers: Collection[str]) -> str:
        """The customer who waits least, of those for whom a thought is."""
        return min(customers, key=self.ahead)

    async def wait(self, customer: str) -> None:
        """Wait for a free place, and take it."""
        if self._free:
            self._free -= 1
            self._served[customer] = next(self._turns)
            return
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(customer, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(customer, turn)
            else:
                self.release()  # it was their turn just now
            raise

    def release(self) -> None:
        """Give the place to the waiting customer whose last turn is longest ago."""
        while self._queues:
            customer = min(self._queues, key=lambda each: self._served.get(each, 0))
            turn = self._queues[customer][0]
            self._leave(customer, turn)
            if not turn.done():
                self._served[customer] = next(self._turns)
                turn.set_result(None)
                return
        self._served.clear()
        self._free += 1

    def _leave(self, customer: str, turn: asyncio.Future[None]) -> None:
        queue = self._queues.get(customer, deque())
        if turn in queue:
            queue.remove(turn)
        if not queue:
            self._queues.pop(customer, None)


class Pace:
    """Messages that may take long to answer: never two of them without the event loop's other work in between."""

    def __init__(self) -> None:
        self._turns = Turns(1)

    async def keep(self, customer: str) -> None:
        """Wait until the next message may be answered."""
        await self._turns.wait(customer)
        try:
            await asyncio.sleep(0)
        finally:
            self._turns.release()
