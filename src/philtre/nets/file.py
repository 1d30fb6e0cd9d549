"""Nets as files: a line of JSON, then the compressed weights.

The line has the version of this format, the game, the net's name, the version and number of the inputs, the number of
values, a digest of the weights, and how it was made. The weights are integers,
the lowest byte first: the table (16 bits each), what the lanes begin with (16), what each lane weighs for each value
(32), and of each value the shift (a double).
"""

from __future__ import annotations

import hashlib
import struct
import sys
import zlib
from array import array
from typing import Any, Final

import msgspec

from philtre.core.contract import Inputs
from philtre.core.errors import PhiltreError
from philtre.core.net import HALF, UNITS, Net

FORMAT: Final = 1
LARGEST: Final = 16 * 1024 * 1024  # bytes of weights
SUFFIX: Final = ".net"
WHOLE: Final = 1 << 64
MIDDLE: Final = 1 << 63
SIGNS: Final = 0x8000800080008000  # of four lanes; a negative one borrows from the lane above
HALVES: Final = int(HALF) * 0x0001000100010001  # HALF in each of four lanes


class NetError(PhiltreError):
    """The file is not a net, or not for this game."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: int
    game: str
    net: str
    inputs: int = msgspec.field(name="rows")  # the version of the inputs
    size: int  # how many inputs
    units: int
    values: int
    digest: str
    about: dict[str, Any] = {}
    whole: bool = False  # whether the values of all seats are made to add up to 1


class Weights(msgspec.Struct, frozen=True):
    """The weights: whole numbers, except for the shifts."""

    table: array[int]  # UNITS for each input
    begin: array[int]
    weights: array[int]  # UNITS for each value
    shifts: list[float]


def encode(game: str, name: str, inputs: Inputs, found: Weights, about: dict[str, Any], whole: bool = False) -> bytes:
    plain = _plain(found)
    heading = Heading(
        FORMAT, game, name, inputs.version, inputs.size, int(UNITS), len(found.shifts), _digest(plain), about,
        whole,
    )  # fmt: skip
    return _file(heading, plain)


def _plain(found: Weights) -> bytes:
    parts = [_little("h", found.table), _little("h", found.begin), _little("i", found.weights)]
    return b"".join(parts) + struct.pack(f"<{len(found.shifts)}d", *found.shifts)


def _file(heading: Heading, plain: bytes) -> bytes:
    return msgspec.json.encode(heading) + b"\n" + zlib.compress(plain, 9)


def decode(data: bytes, game: str, name: str, inputs: Inputs) -> Net:
    """Read a net. Raises NetError if it is damaged or for something else."""
    heading, packed = read_heading(data)
    wanted = (FORMAT, game, name, inputs.version, inputs.size, int(UNITS))
    if (heading.format, heading.game, heading.net, heading.inputs, heading.size, heading.units) != wanted:
        raise NetError(f"it is for {heading.game} {heading.net}, inputs {heading.inputs}, format {heading.format}")
    plain = _unpacked(packed)
    if _digest(plain) != heading.digest or len(plain) != _length(heading):
        raise NetError("its weights are damaged")
    return net_of(inputs, _weights(plain, heading), heading.whole)


def tempered(data: bytes, heat: float) -> bytes:
    """The same net, with the odds that it tells divided by a number: 1 leaves them, more is more cautious."""
    heading, packed = read_heading(data)
    old = _weights(_unpacked(packed), heading)
    weights, shifts = [round(weight / heat) for weight in old.weights], [shift / heat for shift in old.shifts]
    plain = _plain(Weights(old.table, old.begin, array("i", weights), shifts))
    about = heading.about | {"heat": round(heat * heading.about.get("heat", 1.0), 4)}
    return _file(msgspec.structs.replace(heading, digest=_digest(plain), about=about), plain)


def read_heading(data: bytes) -> tuple[Heading, bytes]:
    """The first line of a file, and the rest of its content. Raises NetError."""
    line, _, packed = data.partition(b"\n")
    try:
        return msgspec.json.decode(line, type=Heading), packed
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise NetError("it is not a net") from error


def net_of(inputs: Inputs, found: Weights, whole: bool = False) -> Net:
    begin = [_signed(word + HALVES) for word in _words(found.begin)]
    return Net(inputs, _words(found.table), begin, list(found.weights), found.shifts, whole)


def _words(lanes: array[int]) -> list[int]:
    """Four lanes in each word. A lane may borrow from the next one; the sums restore it."""
    packed = _array("Q", _little("h", lanes))
    return [_signed(word - ((word & SIGNS) << 1)) if word else 0 for word in packed]


def _signed(word: int) -> int:
    return (word + MIDDLE) % WHOLE - MIDDLE


def _weights(plain: bytes, heading: Heading) -> Weights:
    table, begin = 2 * heading.size * heading.units, 2 * heading.units
    weights = 4 * heading.units * heading.values
    shifts = struct.unpack_from(f"<{heading.values}d", plain, table + begin + weights)
    return Weights(
        _array("h", plain[:table]),
        _array("h", plain[table : table + begin]),
        _array("i", plain[table + begin : table + begin + weights]),
        list(shifts),
    )


def _length(heading: Heading) -> int:
    return 2 * heading.units * (heading.size + 1) + heading.values * (4 * heading.units + 8)


def _unpacked(packed: bytes) -> bytes:
    try:
        return zlib.decompressobj().decompress(packed, LARGEST)
    except zlib.error as error:
        raise NetError("its weights are damaged") from error


def _digest(plain: bytes) -> str:
    return hashlib.sha256(plain).hexdigest()


def _array(kind: str, data: bytes) -> array[int]:
    found: array[int] = array(kind)
    found.frombytes(data)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def _little(kind: str, numbers: array[int]) -> bytes:
    copy = array(kind, numbers)
    if sys.byteorder == "big":
        copy.byteswap()
    return copy.tobytes()
