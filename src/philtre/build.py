"""Which engine runs, compiled or plain, and whether it was compiled from the present sources."""

from __future__ import annotations

import hashlib
import json
import warnings
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent
MANIFEST: Final = "compiled.json"  # written by the build; missing if nothing was compiled


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    from philtre.core import contract

    return not contract.__file__.endswith(".py")


def check_fresh(package: Path = PACKAGE) -> None:
    """Refuse compiled modules beside other sources than theirs; warn if the sources in src/ have changed since."""
    manifest = package / MANIFEST
    if not manifest.exists():
        return
    noted = json.loads(manifest.read_bytes())
    stale = _differing(package, noted["modules"])
    if stale:
        raise ImportError(f"compiled modules are older than their sources ({', '.join(stale)}); build them again")
    if noted["origin"] is not None and (package / noted["origin"]).is_dir():
        edited = _differing(package / noted["origin"], noted["modules"])
        if edited:
            warnings.warn(
                f"sources changed since they were compiled ({', '.join(edited)}): `make compiled`", stacklevel=2
            )


def _differing(package: Path, hashes: dict[str, str]) -> list[str]:
    # An installation may have no sources; then there is nothing to compare.
    return [name for name, digest in hashes.items() if (package / name).exists() and _digest(package / name) != digest]


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
