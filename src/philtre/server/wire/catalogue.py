"""Messages about what can be chosen for a new room."""

from __future__ import annotations

from philtre.server.wire.base import Piece


class VariantCard(Piece):
    """A variant of a game; the first number of seats is the usual one. Words: `<game>-variant-<name>`."""

    name: str
    seats: list[int]


class OptionCard(Piece):
    """An option that is chosen before the game. Words: `<game>-option-<name>` and `<game>-option-<name>-<choice>`."""

    name: str
    choices: list[str]
    default: str
    variants: list[str]  # where it applies; empty: everywhere


class GameCard(Piece):
    """A game that can be played on this server. Words: `<game>-name` and so on."""

    name: str
    rules: int
    variants: list[VariantCard]
    options: list[OptionCard]
    prompts: list[str]
    events: list[str]


class Plain(Piece):
    """What a page needs to show a game that it has no drawing of."""

    game: str
    words: dict[str, str]  # the game's Fluent texts by language; empty if they are part of the page
    seats: list[str]  # fields of positions that are numbers of seats
    desks: list[str]  # fields of positions with one entry for each seat
    events: dict[str, dict[str, str]]  # the kind of each event's details: `seat`, or a prefix of names
    verbs: dict[str, dict[str, str]]  # the same of each verb of choices


class BotCard(Piece):
    """A bot; the list goes from weak to strong. Words: `bot-<code>`, `bot-<code>-about`."""

    code: str


class Catalogue(Piece):
    """What can be chosen when making a room."""

    protocol: int
    games: list[GameCard]
    bots: list[BotCard]
    phrases: list[str]  # words `say-<phrase>`
