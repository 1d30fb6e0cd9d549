"""Our server with the bench's small game, on a durable database. `ours.py FOLDER` prints its address."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import stones

from philtre.server import serving
from philtre.server.catalogue import Catalogue
from philtre.server.config import Config, sqlite_in
from philtre.server.guard.limits import Limits

LOOSE = Limits(**dict.fromkeys(Limits.__struct_fields__, 10**9))


def main(folder: str, database: str | None = None) -> None:
    config = Config(database=database or sqlite_in(Path(folder)), port=0, limits=LOOSE, log_level="error")
    listener = serving.listen("127.0.0.1", 0)
    serving.run(
        config, listener, lambda address: print("ready", address, flush=True), Catalogue({"stones": stones.FACE})
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
