"""How much anybody may ask for. Each limit is a token bucket."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address
from typing import Final

import msgspec

from philtre.core.errors import SetupError
from philtre.server.guard.refusals import Refusal
from philtre.server.wire.base import LONGEST_RECORD
from philtre.words.pack import LARGEST

LARGEST_FRAME: Final = 8 * 1024
LARGEST_BODY: Final = 16 * 1024
LARGEST_PACK_BODY: Final = LARGEST_BODY + 2 * LARGEST  # JSON writes a line's end or a quote with two bytes
LARGEST_RECORD_BODY: Final = LARGEST_BODY + 2 * LONGEST_RECORD
MOST_BUCKETS: Final = 50_000
SITE: Final = 16  # times what one address may do, for all that share the first 48 bits of an IPv6 address
NEVER: Final = 3600  # seconds to wait for what is not allowed at all


class Limits(msgspec.Struct, frozen=True):
    """Rates are per second; a burst is how many may come at once."""

    messages: float = 30.0  # per connection
    message_burst: int = 90
    answers: float = 200.0  # to requests of any kind, the files of the pages among them, per address; then each waits
    answer_burst: int = 2000
    requests: float = 20.0  # over HTTP, per address
    request_burst: int = 120
    rooms: float = 0.2  # new rooms and further games in them, per address
    room_burst: int = 20
    records: float = 0.02  # uploaded records of finished games, which take much disk space, per address
    record_burst: int = 20
    household: int = 4  # one address gets the changes, chat and hints of so many persons
    asks: float = 100.0  # messages of all websockets other than moves, per address; then each waits
    ask_burst: int = 1000
    moves: float = 20.0  # of all games together, per address
    move_burst: int = 400
    entries: int = 8000  # entries of one table; in the second half only the game goes on
    changes: float = 2.0  # of seats, names and settings, per person
    change_burst: int = 60
    packs: float = 0.2  # content packs checked, per address
    pack_burst: int = 20
    new_packs: float = 0.01  # content packs that are new to this server, per address
    new_pack_burst: int = 20
    talk: float = 0.5  # lines, per person
    talk_burst: int = 6
    hints: float = 0.5  # hints, each of which makes a bot think, per person
    hint_burst: int = 5
    subscriptions: float = 0.1  # devices to be notified, per address
    subscription_burst: int = 20
    looks: float = 4.0  # views of past games, which must be replayed first, per address
    look_burst: int = 40
    analyses: float = 0.05  # analyses started, per address
    analysis_burst: int = 12
    entrances: float = 5.0  # new sockets, per address
    entrance_burst: int = 60
    connections: int = 200  # open connections that are not websockets, per address
    sockets: int = 60  # open websockets, per address
    viewers: int = 100  # in one room
    faults: int = 10  # malformed frames before the connection is closed


def read_limits(texts: list[str]) -> Limits:
    """Limits from the command line, such as `sockets=500`. Raises SetupError."""
    given: dict[str, float] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in Limits.__struct_fields__:
            raise SetupError(f"there is no limit {name[:40]!a}; choose from: {', '.join(Limits.__struct_fields__)}")
        try:
            given[name] = float(value)
        except ValueError as error:
            raise SetupError(f"the limit {name} must be a number, not {value[:40]!a}") from error
        if not given[name] >= 0:
            raise SetupError(f"the limit {name} must be a number from 0, not {value[:40]!a}")
    try:
        return msgspec.convert(given, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise SetupError(f"these limits are not allowed: {error}") from error


def network_of(address: str) -> str:
    """The part of an address that limits go by: for IPv6 the first 64 bits, because one household has all the rest."""
    if ":" not in address:
        return address
    try:
        whole = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(whole.ipv4_mapped or IPv6Address(int(whole) >> 64 << 64))


@lru_cache(maxsize=10_000)
def site_of(network: str) -> str | None:
    """The first 48 bits of an IPv6 network: as much as providers give to one customer. None for everything else."""
    try:
        return f"{IPv6Address(int(IPv6Address(network)) >> 80 << 80)}/48" if ":" in network else None
    except ValueError:
        return None


def customer_at(network: str) -> str:
    """Who is behind an address, as far as one can tell."""
    return site_of(network) or network


class Bucket:
    """A token bucket: allows a burst, and refills at a rate."""

    __slots__ = ("left", "at")

    def __init__(self, burst: int, now: float) -> None:
        self.left = float(burst)
        self.at = now

    def take(self, rate: float, burst: int, now: float) -> bool:
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class RateLimit:
    """One limit for many addresses or persons. It remembers only those seen last."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        """Raise Refusal if they ask too often."""
        if not self.admits(who):
            raise Refusal("too-many", seconds=max(1, round(1 / self._rate)) if self._rate else NEVER)

    def admits(self, who: str) -> bool:
        site = site_of(who)
        return self._takes(who, 1) and (site is None or self._takes(site, SITE))

    def _takes(self, who: str, times: int) -> bool:
        """Whether they may, if they may do so many times as much as others."""
        now, burst = self._clock(), self._burst * times
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(burst, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take(self._rate * times, burst, now)


class PersonalRate:
    """A limit for each person, and a few times that for their address, because anybody can create persons."""

    def __init__(self, rate: float, burst: int, household: int) -> None:
        self._persons = RateLimit(rate, burst)
        self._addresses = RateLimit(rate * household, burst * household)

    def check(self, person: str, address: str) -> None:
        self._persons.check(person)
        self._addresses.check(address)


class ConnectionLimit:
    """How many connections are open at once, by address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: dict[str, int] = {}

    def enter(self, who: str) -> None:
        site = site_of(who)
        if self._inside.get(who, 0) >= self._most or self._inside.get(site or "", 0) >= self._most * SITE:
            raise Refusal("too-many", seconds=10)
        for each in filter(None, (who, site)):
            self._inside[each] = self._inside.get(each, 0) + 1

    def leave(self, who: str) -> None:
        for each in filter(None, (who, site_of(who))):
            left = self._inside.get(each, 0) - 1
            if left > 0:
                self._inside[each] = left
            else:
                self._inside.pop(each, None)
