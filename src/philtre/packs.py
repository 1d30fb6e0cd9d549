"""Content packs of any game: checks them, and makes a commented pack as a starting point."""

from __future__ import annotations

import re
import textwrap
from typing import Final

from philtre import games
from philtre.core.contract import Game, Setup, Variant
from philtre.core.playout import RandomGames, Tally
from philtre.words.fluent import Words
from philtre.words.pack import Mistake, Sheet

TRIED: Final = 5  # random games for each number of seats
LONGEST: Final = 5_000  # decisions of a game, on average; random games have some hundreds
SEED: Final = 1
WIDE: Final = 110  # characters of a comment's line

_ROWS = re.compile(r"\[\[?(\w+)\]\]?")
_REMARK = re.compile(r"\s*#[^\"]*$")


def check(text: str) -> tuple[str | None, list[Mistake]]:
    """The game of a pack (None if there is no such game), and all mistakes, by line."""
    sheet = Sheet(text)
    game = sheet.values.get("game")
    if isinstance(game, str) and game in games.NAMES:
        return game, games.pack_format(game).mistakes(text) or _unplayable(game, text)
    if not sheet.mistakes:
        value = game[:40] if isinstance(game, str) else "?"
        sheet.note(sheet.line("", 0, "game"), "no-game", value=value, allowed=", ".join(games.NAMES))
    return None, sheet.mistakes


def _unplayable(game: str, text: str) -> list[Mistake]:
    """A mistake if random games with the pack do not end; otherwise none."""
    rules = games.game(game)
    for variant in rules.variants:
        for seats in variant.seats:
            setup, tally = Setup(variant.name, seats, _everything(rules, variant), text), Tally(seats)
            RandomGames(rules, setup, SEED, 0).play(TRIED, TRIED * LONGEST, tally)
            if tally.games < TRIED:
                return [Mistake(1, "never-ends", {"seats": seats, "decisions": TRIED * LONGEST, "games": TRIED})]
    return []


def _everything(rules: Game, variant: Variant) -> dict[str, str]:
    """A set-up with every option that can be switched on, including expansions."""
    usable = [option for option in rules.options if not option.variants or variant.name in option.variants]
    return {option.name: "yes" for option in usable if "yes" in option.choices}


def title(game: str, text: str) -> str:
    """The title of a pack. Raises PackError."""
    found: str = games.pack_format(game).read(text)["title"]
    return found


def start(game: str, say: Words) -> str:
    """A pack to edit: our own cards, with comments in a language that say what may be changed."""
    lines = _remark(say("pack-new", game=say(f"{game}-name")))
    told = set()
    own = games.pack_format(game).own_text().split("\n")
    for line in [line for line in own if not line.startswith("#")]:
        plain = _REMARK.sub("", line)
        head = _ROWS.fullmatch(plain)
        if head and head.group(1) not in told:
            told.add(head.group(1))
            lines += [*_remark(say(f"pack-new-{game}-{head.group(1)}")), ""]
        if plain.startswith("title = "):
            plain = f'title = "{say("pack-new-title")}"'
        if plain or (lines and lines[-1]):
            lines.append(plain)
    return "\n".join(lines).rstrip("\n") + "\n"


def _remark(text: str) -> list[str]:
    return [f"# {line}".rstrip() for part in text.split("\n") for line in textwrap.wrap(part, WIDE) or [""]]
