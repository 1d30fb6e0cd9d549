"""Actions as text: one text for each action and one action for each text, in all positions."""

from __future__ import annotations

from typing import Final

from philtre.core.notation import Lexicon
from philtre.core.rows import Rows
from philtre.games.apotheca.rules.actions import POWER_VERBS, USES, match_words
from philtre.games.apotheca.rules.board import MATCHES, space_name
from philtre.games.apotheca.rules.kinds import (
    APOTHECARIES,
    CARD,
    COLOUR,
    COLOURS,
    HIRED_CARD,
    LINE,
    PAYMENT,
    POWER_KIND,
    REST,
    SPACE,
    SPACES,
    STATION,
    STATIONS,
    WAY,
)

VERBS: Final = Rows()
VERBS.add("reveal", space=SPACE, words=REST)
VERBS.add("restock", words=REST)
VERBS.add("place", space=SPACE, words=REST)
# The deck is no station.
VERBS.add("hire", pay=PAYMENT, station=STATION.maybe().unsaid(), card=HIRED_CARD, words=REST)
VERBS.add("match", spaces=SPACES, colour=COLOUR, words=REST)
VERBS.add("satisfy", card=CARD, words=REST)
VERBS.add("extra", words=REST)
VERBS.add("done", words=REST)
VERBS.add("decree", colour=COLOUR, words=REST)
VERBS.add("stack", space=SPACE, words=REST)
VERBS.add("outside", space=SPACE, words=REST)


def _add_power(verb: str) -> None:
    """Where potions alone do not tell what moves, a line, a square or a side does."""
    moving = verb in ("charge", "dive", "juggle", "glide", "leap", "pounce", "waltz")
    swapping = verb in ("flip", "swap", "spin", "switch")
    where = {"float": {"line": LINE, "way": WAY}, "rush": {"line": LINE, "way": WAY}, "twist": {"space": SPACE}}
    VERBS.add(
        verb,
        card=CARD.unsaid(),
        power=POWER_KIND.unsaid(),
        from_=SPACES if moving or swapping else SPACES.unsaid(),
        to=SPACES if moving else SPACES.unsaid(),
        **where.get(verb, {"way": WAY} if verb == "winds" else {}),
        words=REST,
    )


for _verb in POWER_VERBS:
    _add_power(_verb)


def _all_words() -> list[str]:
    spaces = [space_name(space) for space in range(16)]
    return [
        *[f"reveal {space}" for space in spaces],
        "restock",
        *[f"place {space}" for space in spaces],
        *[f"hire {station}" for station in STATIONS],
        *[f"hire {station} mixed" for station in (*STATIONS, "deck")],
        *[f"match {match_words(number)}" for number in range(len(MATCHES))],
        *[f"satisfy {name}" for name in APOTHECARIES],
        "extra",
        "done",
        *[f"decree {colour}" for colour in COLOURS],
        *[f"stack {space}" for space in spaces],
        *[f"outside {space}" for space in spaces],
        *[f"{POWER_VERBS[use.power]} {use.words}" for use in USES],
    ]


LEXICON: Final = Lexicon(_all_words(), VERBS.names())
