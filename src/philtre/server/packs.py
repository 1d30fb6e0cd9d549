"""Content packs in rooms: the files in the server's folder, and those that people send with a new room."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

from philtre import packs
from philtre.core.errors import SetupError
from philtre.server import logs, wire
from philtre.server.guard.refusals import Refusal
from philtre.words.pack import LARGEST, Mistake, PackError

SENT: Final = "sent-"  # how the names of sent packs begin
MOST_FILES: Final = 100


class PackLibrary:
    """The packs in a folder, by file name without `.toml`. They are read on demand."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        # By name: time and size of the file when it was checked, and its card.
        self._looked: dict[str, tuple[tuple[int, int], wire.PackCard | None]] = {}

    def cards(self) -> list[wire.PackCard]:
        """The packs that can be chosen; files with mistakes are left out."""
        files = self._files()
        self._looked = {name: self._look(name, files[name]) for name in sorted(files)}
        return [card for _, card in self._looked.values() if card is not None]

    def _look(self, name: str, path: Path) -> tuple[tuple[int, int], wire.PackCard | None]:
        """Check the files that changed. Anybody may ask for the list, and checking a pack takes a while."""
        try:
            found = path.stat()
        except OSError:
            return (0, 0), None
        now = (found.st_mtime_ns, found.st_size)
        known = self._looked.get(name)
        return known if known is not None and known[0] == now else (now, self._card(name))

    def text(self, name: str) -> str:
        """The text of a pack. Raises Refusal."""
        path = self._files().get(name)
        text = None if path is None else _read(path)
        if text is None:
            raise Refusal("no-pack", pack=name)
        return text

    def _files(self) -> dict[str, Path]:
        """All files of the folder by name. A name is looked up here, so no other path can be read."""
        if self._folder is None:
            return {}
        try:
            found = sorted(path for path in self._folder.glob("*.toml") if path.is_file())
        except OSError:
            return {}
        return {path.stem: path for path in found[:MOST_FILES] if not path.stem.startswith(SENT)}

    def _card(self, name: str) -> wire.PackCard | None:
        try:
            text = self.text(name)
        except Refusal:
            return None
        report = report_on(text)
        if report.game is None or report.title is None:
            logs.warn("bad-pack", pack=name, mistakes=len(report.mistakes))
            return None
        return wire.PackCard(name=name, game=report.game, title=report.title)


def _read(path: Path) -> str | None:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return None


def report_on(text: str) -> wire.PackReport:
    """What a pack contains, or all its mistakes. This takes a moment, so do not call it in the event loop."""
    game, found = packs.check(text)
    if game is None or found:
        told = [wire.PackMistake(line=m.line, key=m.key, details=m.details) for m in found]
        return wire.PackReport(game=game, title=None, mistakes=told)
    return wire.PackReport(game=game, title=packs.title(game, text), mistakes=[])


def name_of(text: str) -> str:
    """The name of a pack that was sent; equal packs have equal names."""
    return SENT + sha256(text.encode()).hexdigest()[:12]


def refusal_of(error: SetupError) -> Refusal:
    """A SetupError as a Refusal."""
    if isinstance(error, PackError):
        return bad_pack(error.mistakes)
    return Refusal("bad-setup", problem=str(error))


def bad_pack(mistakes: list[Mistake]) -> Refusal:
    return Refusal("bad-pack", mistakes=len(mistakes), line=mistakes[0].line)
