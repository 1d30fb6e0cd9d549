"""Reads positions from JSON."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from philtre.core.contract import State
from philtre.core.errors import PositionError
from philtre.words.face import Face

LARGEST: Final = 256 * 1024  # bytes
MOST: Final = 2**31  # no number of any game comes close; the engine's numbers end at 2**63


def one_line(error: BaseException) -> str:
    """What a library says of a text from outside, which it repeats as it is: without lines and signs of control."""
    line = " ".join(str(error).split())
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in line)


def write_position(face: Face[Any], state: State) -> bytes:
    return msgspec.json.format(msgspec.json.encode(face.write(state)), indent=1) + b"\n"


def read_position(face: Face[Any], data: bytes) -> State:
    """The state that a position describes. Raises PositionError, and no other error, if there is none."""
    if len(data) > LARGEST:
        raise PositionError(f"a position has at most {LARGEST} bytes, this one has {len(data)}")
    try:
        position = msgspec.json.decode(data, type=face.position)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise PositionError(f"this is not a position of {face.game.name}: {one_line(error)}") from error
    if not _numbers_fit(msgspec.to_builtins(position)):
        raise PositionError(f"this is not a position of {face.game.name}: a number is beyond {MOST}")
    return face.read(position)


def _numbers_fit(value: Any) -> bool:
    if isinstance(value, dict):
        return all(_numbers_fit(part) for part in value.values())
    if isinstance(value, (list, tuple)):
        return all(_numbers_fit(part) for part in value)
    return not isinstance(value, int) or abs(value) <= MOST
