"""`philtre`, with the luck of `secrets` from a seed: deals, names and bots are the same each time. Only for tests.

`python tests/e2e/seeded.py SEED serve …`. Each line of code has its own random stream, so additional calls in one place
do not change the others.
"""

from __future__ import annotations

import base64
import random
import runpy
import secrets
import sys
from collections.abc import Sequence
from typing import Any


class Streams:
    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._found: dict[str, random.Random] = {}

    def here(self) -> random.Random:
        """The random stream of the calling line."""
        asking = sys._getframe(2)
        place = f"{self._seed} {asking.f_globals.get('__name__')} {asking.f_code.co_name}"
        return self._found.setdefault(place, random.Random(place))

    def token_bytes(self, count: int = 32) -> bytes:
        return self.here().randbytes(count)

    def token_hex(self, count: int = 32) -> str:
        return self.here().randbytes(count).hex()

    def token_urlsafe(self, count: int = 32) -> str:
        return base64.urlsafe_b64encode(self.here().randbytes(count)).rstrip(b"=").decode()

    def choice(self, among: Sequence[Any]) -> Any:
        return self.here().choice(among)

    def randbits(self, count: int) -> int:
        return self.here().getrandbits(count)


def main(seed: str) -> None:
    streams = Streams(seed)
    for name in ("token_bytes", "token_hex", "token_urlsafe", "choice", "randbits"):
        setattr(secrets, name, getattr(streams, name))
    runpy.run_module("philtre", run_name="__main__")


if __name__ == "__main__":
    main(sys.argv.pop(1))
