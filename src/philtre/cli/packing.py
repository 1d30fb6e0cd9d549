"""`philtre content`: checks content packs, and writes new ones as a starting point."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from philtre import games, packs
from philtre.cli import files
from philtre.core.errors import PhiltreError
from philtre.words.fluent import Words
from philtre.words.pack import LARGEST, Mistake

app = typer.Typer(name="content", help="cli-help-content", add_completion=False)


def read(path: str) -> str:
    """Read a pack. Raises PhiltreError."""
    try:
        return files.read_bytes(path, LARGEST).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PhiltreError(f"{path!a} is not UTF-8 text, as a content pack must be") from error


def listed(found: list[Mistake], say: Words) -> list[str]:
    """The mistakes with their lines."""
    return [say("pack-line", line=m.line, mistake=say(f"pack-{m.key}", **m.details)) for m in found]


def checked(path: str, say: Words) -> tuple[list[str], dict[str, Any]]:
    """The result of checking a pack, as lines and as data."""
    text = read(path)
    game, found = packs.check(text)
    report = {"game": game, "mistakes": [{"line": m.line, "key": m.key, "details": m.details} for m in found]}
    if game is None or found:
        return listed(found, say), report
    title = games.pack_format(game).read(text)["title"]
    return [say("cli-pack-good", game=say(f"{game}-name"), title=title)], {**report, "title": title}


def begin(game: str, output: str | None, say: Words) -> str:
    """Make a new pack: write it to a file that does not exist yet, or return it."""
    text = packs.start(games.game(game).name, say)
    if output is None:
        return text
    try:
        with Path(output).open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise PhiltreError(f"{output!a} already exists; give another name") from error
    except (OSError, ValueError) as error:
        raise PhiltreError(f"cannot write {output!a}: {files.reason(error)}") from error
    return say("cli-pack-written", file=output) + "\n"


PackFile = Annotated[str, typer.Argument(help="cli-arg-pack", metavar="FILE")]
Output = Annotated[str | None, typer.Option("--output", "-o", help="cli-opt-output", metavar="FILE")]
