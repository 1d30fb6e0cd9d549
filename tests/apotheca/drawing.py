"""Markets drawn in text, and luck by name, for tests that read like the rulebook.

R . . b2      R B Y: face-up potions      . empty
. ? . .       r b y: facedown, with the number of the seat the arrow points to (none: nobody's)
. . R3 .      R3: a stack of three (solo)  ?: facedown and unknown
"""

from __future__ import annotations

from typing import Any

import msgspec

from philtre import games
from philtre.core.chance import Scripted
from philtre.core.contract import SILENT, Chance, State
from philtre.games.apotheca.rules.kinds import APOTHECARIES, COLOURS
from philtre.words.story import Chronicle

GAME = games.game("apotheca")
FACE = games.face("apotheca")
LETTERS = {"r": "red", "b": "blue", "y": "yellow"}
NO_LUCK = Scripted([])


def potion(sign: str) -> dict[str, Any] | None:
    if sign == ".":
        return None
    up = sign[0].isupper()
    number = int(sign[1:]) if len(sign) > 1 else None
    arrow = None if up or number is None else number - 1
    return {"colour": LETTERS.get(sign[0].lower()), "up": up, "arrow": arrow, "stack": number or 1 if up else 1}


def table(drawing: str, **changes: Any) -> State:
    """A two-player table with this market on seat 0's first action; every field may be given otherwise.

    Such a market need not have come about in a game: it shows one rule.
    """
    seats = changes.get("seats", 2)
    deals = [["merten"], ["giada"], ["solas"], ["imogen"]]
    position: dict[str, Any] = {
        "variant": "standard", "seats": seats, "start": 0, "market": [potion(sign) for sign in drawing.split()],
        "opening": [0, 0, 0], "opening_spaces": [], "outside": [], "gems": [[0, 0, 0]] * seats,
        "active": deals[:seats], "satisfied": [[]] * seats, "kept": [0, 0, 0], "kept_potions": [0, 0, 0],
        "stations": ["strega", "qwixly", "karinne"], "top": [], "seat": 0, "prompt": "action", "used": [],
        "actions_left": 2, "hand": None, "match": None, "token": None, "decree": None, "turn": 1, "quiet": 0,
        "score": 0, "ended": None, **changes,
    }  # fmt: skip
    position.setdefault("apprentice", 0 if position["variant"] == "master" else None)
    position.setdefault("unseen", [15 - _laid(position, colour) for colour in COLOURS])
    position.setdefault("deck", [name for name in APOTHECARIES if name not in _dealt(position)])
    return FACE.build(msgspec.convert(position, FACE.position))


def _laid(position: dict[str, Any], colour: str) -> int:
    number = COLOURS.index(colour)
    market = sum(p["stack"] for p in position["market"] if p and p["colour"] == colour)
    cards = sum(offer["size"] for row in position["satisfied"] for offer in row if offer["colour"] == colour)
    hand = 1 if position["hand"] and position["hand"]["colour"] == colour else 0
    apart: int = position["kept_potions"][number] + position["opening"][number]
    return int(market + cards + hand + apart)


def _dealt(position: dict[str, Any]) -> set[str]:
    offered = {offer["card"] for row in position["satisfied"] for offer in row}
    return {card for row in position["active"] for card in row} | offered | {c for c in position["stations"] if c}


def drawn(state: State) -> list[str]:
    """The market of a state, as rows of signs."""
    signs = [_sign(p) for p in view(state)["market"]]
    return [" ".join(signs[row : row + 4]) for row in (0, 4, 8, 12)]


def _sign(p: dict[str, Any] | None) -> str:
    if p is None:
        return "."
    letter = p["colour"][0] if p["colour"] else "?"
    if p["up"]:
        return letter.upper() + (str(p["stack"]) if p["stack"] > 1 else "")
    return letter + (str(p["arrow"] + 1) if p["arrow"] is not None else "")


def rows(drawing: str) -> list[str]:
    signs = drawing.split()
    return [" ".join(signs[row : row + 4]) for row in (0, 4, 8, 12)]


def view(state: State) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(FACE.write(state)))
    return found


class Drawn(Chance):
    """Luck by name: potions come in these colours, cards with these names."""

    def __init__(self, state: State, *names: str) -> None:
        super().__init__()
        self.state = state
        self.names = list(names)

    def below(self, n: int) -> int:
        self.drawn += 1
        name = self.names.pop(0)
        position = view(self.state)
        if name in COLOURS:
            return sum(position["unseen"][: COLOURS.index(name)])
        cards: list[str] = position["top"] or position["deck"]
        return cards.index(name)


def legal(state: State, verb: str = "") -> list[str]:
    """What may be done, in notation; only one verb's if it is given."""
    words = [GAME.notation(state, action) for action in state.legal_actions()]
    return [text for text in words if text.split()[0] == verb or not verb]


def play(state: State, *moves: str, luck: Chance = NO_LUCK) -> State:
    """Do these actions, each of which must be legal."""
    for move in moves:
        action = GAME.parse(state, move)
        assert action in state.legal_actions(), f"{move} is not among {legal(state)}"
        state.apply(action, luck, SILENT)
    return state


def told(state: State, move: str, luck: Chance = NO_LUCK, seat: int = -1) -> list[str]:
    """The names of what happened, as a viewer hears it."""
    chronicle = Chronicle()
    state.apply(GAME.parse(state, move), luck, chronicle)
    return [happening.event for happening in chronicle.heard_by(seat, FACE)]
