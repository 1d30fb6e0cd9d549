"""Reads and writes files that the user names. Reading has size limits; a failed write never destroys the old file."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from philtre.core.errors import PhiltreError, RecordError
from philtre.table import recordfile
from philtre.table.record import Record

STANDARD_INPUT: Final = "-"
PAGE: Final = b"<!doctype html>"  # the beginning of all our pages


def read_bytes(path: str, limit: int) -> bytes:
    """The content of a file or of standard input. Raises PhiltreError."""
    try:
        if path == STANDARD_INPUT:
            return sys.stdin.buffer.read(limit + 1)
        with Path(path).open("rb") as file:
            return file.read(limit + 1)
    except (OSError, ValueError) as error:
        raise PhiltreError(f"cannot read {path!a}: {reason(error)}") from error


@contextmanager
def writing(path: str) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        raise PhiltreError(f"cannot write {path!a}: {reason(error)}") from error


def read_record(path: str) -> Record:
    try:
        return recordfile.read(read_bytes(path, recordfile.LARGEST))
    except RecordError as error:
        raise RecordError(f"{path!a}: {error}") from error


def save_record(path: str, record: Record) -> None:
    """Write a record as text, or as JSON if the name says so. Only an older save of the same game is replaced."""
    target = Path(path)
    _check_replaceable(path, target, record)
    write: Callable[[Record], bytes] = (
        recordfile.to_json if path.endswith(".json") else lambda record: recordfile.to_text(record).encode()
    )
    data = write(record)
    if recordfile.read(data) != record:
        raise RecordError("the game cannot be written down so that it reads back the same; nothing was saved")
    with writing(path):
        _replace(target, data)


def check_page(path: str) -> None:
    """Raise PhiltreError now if a page cannot be written there later, or if the file exists and is not a page."""
    with writing(path), Path(path).open("a+b") as file:
        file.seek(0)
        begins = file.read(len(PAGE)).lower()
    if begins not in (PAGE, b""):
        raise PhiltreError(f"{path!a} exists and is not a page; give another name")


def save_page(path: str, text: str) -> None:
    check_page(path)
    with writing(path):
        Path(path).write_text(text, encoding="utf-8")


def _check_replaceable(path: str, target: Path, record: Record) -> None:
    with suppress(OSError, ValueError):
        if not target.exists():
            return
    if target.is_dir():
        raise PhiltreError(f"{path!a} is a folder; give a file's name")
    try:
        old = read_record(path)
    except PhiltreError as error:
        raise PhiltreError(f"{path!a} exists and is not a saved game; give another name") from error
    if (old.game, old.commitment, old.seed) != (record.game, record.commitment, record.seed):
        raise PhiltreError(f"{path!a} holds another game; give another name")


def _replace(target: Path, data: bytes) -> None:
    """Write a file completely or not at all: a temporary file replaces the old one when it is on disk."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=".philtre-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(target)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def reason(error: Exception) -> str:
    return (error.strerror or "it failed") if isinstance(error, OSError) else "that is not a file name"
