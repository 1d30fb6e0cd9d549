"""A server that unloads rooms soon after everybody has left: `python -m tests.server.attacks.hasty FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest import mock

from philtre.server import memory, serving
from philtre.server.config import Config, sqlite_in
from philtre.server.rooms import opening, scheduler
from tests.server.running import LOOSE


def main(folder: str) -> None:
    listener = serving.listen("127.0.0.1", 0)
    config = Config(database=sqlite_in(Path(folder)), port=0, limits=LOOSE, log_level="error")
    with (
        mock.patch.object(opening, "IDLE", 1.0),
        mock.patch.object(scheduler, "LOOK_EVERY", 0.5),
        mock.patch.object(memory, "EVERY", 0.5),
    ):
        serving.run(config, listener, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
