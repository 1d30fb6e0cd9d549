"""The log: one line of JSON for each event, without secrets.

Rooms are named by a digest of their code, since the code lets people in; persons, names and talk are not told.
"""

from __future__ import annotations

import logging
import sys
import time
from hashlib import sha256

import msgspec

_log = logging.getLogger("philtre")


def tell(event: str, **details: str | int | float) -> None:
    """Log an event."""
    _log.info(event, extra={"details": details})


def warn(event: str, **details: str | int | float) -> None:
    _log.warning(event, extra={"details": details})


def fault(event: str, error: BaseException, **details: str | int | float) -> None:
    """Log an error of the server, with its traceback."""
    _log.error(event, exc_info=error, extra={"details": details})


def alias(code: str) -> str:
    """The name of a room in the log."""
    return sha256(code.encode()).hexdigest()[:8]


class Lines(logging.Formatter):
    """Formats a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "details", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def configure(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("philtre", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        # uvicorn logs clients' errors as warnings, which could fill the disk.
        logger.setLevel(level.upper() if name == "philtre" else "ERROR")
