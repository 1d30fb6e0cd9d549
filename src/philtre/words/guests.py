"""Games of other packages, found through the entry points of `philtre.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

GROUP: Final = "philtre.games"  # an entry point has the name of the game and leads to a module with GAME and FACE


@cache
def guests() -> dict[str, EntryPoint]:
    """The entry points by the names of their games."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def guest_words(language: str) -> dict[str, str]:
    """The Fluent texts of all guests in a language, by the names of their games."""
    return {name: text for name in guests() if (text := words_of_guest(name, language))}


def words_of_guest(name: str, language: str) -> str:
    """The Fluent texts of a guest, in English if it lacks the language; none for our own games."""
    entry = guests().get(name)
    paths = (_files(entry, language) or _files(entry, "en")) if entry is not None else []
    return "\n".join([path.read_text("utf-8") for path in paths])


def _files(entry: EntryPoint, language: str) -> list[Path]:
    """The Fluent files beside a guest's module: `locales/<language>/*.ftl`."""
    spec = find_spec(entry.module)
    if spec is None or spec.origin is None:
        return []
    return sorted((Path(spec.origin).parent / "locales" / language).glob("*.ftl"))
