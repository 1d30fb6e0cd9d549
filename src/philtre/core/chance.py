"""Sources of random numbers: fast for simulation, verifiable for tables, scripted for tests, recorded for replay."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from philtre.core.contract import Chance
from philtre.core.errors import NoLuck, PhiltreError

MASK32: Final[i64] = 0xFFFFFFFF
SPAN32: Final[i64] = 0x100000000
SEED_BYTES: Final = 32


@mypyc_attr(free_list_len=1)
@final
class Seeded(Chance):
    """The generator sfc32. It uses 32-bit words so that compiled and plain Python give the same numbers."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int) -> None:
        self.drawn: i64 = 0
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = seed >> 32 & 0xFFFFFFFF
        self.c: i64 = seed >> 64 & 0xFFFFFFFF
        self.counter: i64 = 1
        i: i64
        for i in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        a, b, c = self.a, self.b, self.c
        mixed = (a + b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK32
        self.c = (((c << 21) & MASK32 | c >> 11) + mixed) & MASK32
        return mixed

    def below(self, n: i64) -> i64:
        self.drawn += 1
        product = self.word() * n
        low = product & MASK32
        if low < n:
            # Words that would make small numbers more likely are skipped.
            unfair = (SPAN32 - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & MASK32
        return product >> 32

    def __reduce__(self) -> tuple[object, ...]:
        return (_continued, (self.a, self.b, self.c, self.counter, self.drawn))


def _continued(a: int, b: int, c: int, counter: int, drawn: int) -> Seeded:
    """A copy that continues from the same place."""
    luck = Seeded(0)
    luck.a, luck.b, luck.c, luck.counter, luck.drawn = a, b, c, counter, drawn
    return luck


def commitment(seed: bytes) -> str:
    """The hash that is published before the game so that the seed can be checked after it."""
    return sha256(seed).hexdigest()


class Sealed(Chance):
    """A keyed BLAKE2b stream from a 256-bit seed. Nobody can predict it, and everybody can check it afterwards."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        if len(seed) != SEED_BYTES:
            raise PhiltreError(f"a sealed seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed: bytes = seed
        self._block: bytes = b""
        self._at: int = 0
        self._blocks: int = 0

    def word(self) -> int:
        if self._at == len(self._block):
            self._block = blake2b(self._blocks.to_bytes(8, "little"), key=self.seed).digest()
            self._blocks += 1
            self._at = 0
        self._at += 4
        return int.from_bytes(self._block[self._at - 4 : self._at], "little")

    def below(self, n: i64) -> i64:
        self.drawn += 1
        size = int(n)
        fair = 2**32 - 2**32 % size
        while True:
            word = self.word()
            if word < fair:
                return word % size


class Scripted(Chance):
    """Returns given numbers, in order. A test that asks for more of them is wrong."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self.numbers: list[int] = numbers

    def below(self, n: i64) -> i64:
        if self.drawn >= len(self.numbers):
            raise NoLuck(f"the script has {len(self.numbers)} numbers and one more was asked for")
        number = self.numbers[self.drawn]
        if not 0 <= number < n:
            raise NoLuck(f"number {self.drawn + 1} of the script is {number}, allowed: 0 to {n - 1}")
        self.drawn += 1
        return number


class Recorded(Chance):
    """Stores every number of another source, so that a game can be replayed without its seed."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source: Chance = source
        self.numbers: list[int] = []

    def below(self, n: i64) -> i64:
        number = self.source.below(n)
        self.drawn += 1
        self.numbers.append(number)
        return number


class Refused(Chance):
    """Raises NoLuck for every number, because a preview stops where random numbers are needed."""

    def below(self, n: i64) -> i64:
        raise NoLuck("this needs luck")
