"""Tables of Mystic Moon drawn in text, and luck by name, for tests that read like the rulebook.

Letters are those of the recipes: F A Q S R B, rare M D, and * a wild, @ a frog. A cauldron is drawn with its top row
first: a letter, `.` for an open slot, `!` for a poisonous mushroom, `^` for a crystal.
"""

from __future__ import annotations

from typing import Any

import msgspec

from philtre import games
from philtre.core.chance import Scripted
from philtre.core.contract import SILENT, Chance
from philtre.games.mystic_moon.content import own
from philtre.games.mystic_moon.rules.state import MysticMoonState
from philtre.words.story import Chronicle

GAME = games.game("mystic_moon")
FACE = games.face("mystic_moon")
BOX = own()
LETTERS = dict(zip("FAQSRBMD*@", BOX.kinds, strict=True)) | {"!": "mushroom", "^": "crystal"}
COUNTS = [11] * 6 + [7] * 2 + [4, 4]
HUTS = ["greenhouse", "market-cart", "attic", "observatory"]  # the first two ask nothing
NO_LUCK = Scripted([])
EMPTY = "... ... ..."


def kinds(letters: str) -> list[str]:
    """Names of tokens, in the order of the kinds."""
    return sorted((LETTERS[letter] for letter in letters), key=BOX.kinds.index)


def counted(letters: str) -> list[int]:
    return [kinds(letters).count(kind) for kind in BOX.kinds[:9]]


def cauldron(drawing: str) -> list[str | None]:
    rows = drawing.split()
    return [LETTERS.get(rows[2 - row][column]) for column in range(3) for row in range(3)]


def drawn(held: list[str | None]) -> str:
    """A cauldron's cells as a drawing."""
    letters = {name: letter for letter, name in LETTERS.items()}
    return " ".join("".join(letters.get(held[3 * c + r] or "", ".") for c in range(3)) for r in (2, 1, 0))


def witch(number: int, **changes: Any) -> dict[str, Any]:
    """A player: satchel in letters, cauldron as a drawing, book as names."""
    given = {"satchel": "", "cauldron": EMPTY, "book": [], **changes}
    return {
        "hut": HUTS[number], "stars": 10, "gold": 0, "crystals": 0, "formula": None, "cursed": False, **given,
        "satchel": counted(given["satchel"]), "cauldron": cauldron(given["cauldron"]),
    }  # fmt: skip


def table(*witches: dict[str, Any], garden: dict[int, str] | None = None, **changes: Any) -> MysticMoonState:
    """A table on seat 0's turn, at the garden; what is not given lies in the bag, the decks and the piles.

    `garden` gives places from 1 in letters; every other field of a position may be given as it is written.
    Such a table need not have come about in a game: it shows one rule.
    """
    players = [witch(n, **given) for n, given in enumerate(witches or ({}, {}))]
    position: dict[str, Any] = {
        "variant": "standard", "seats": len(players), "start": 0, "zodiac": False, "alchemy": False, "empty": True,
        "round": 1, "turn": 0, "seat": 0, "prompt": "garden", "step": "garden", "hat": None, "shop": [3] * 8,
        "garden": [kinds((garden or {}).get(place, "")) for place in range(1, 13)], "sludge": [0] * 12,
        "row": [card for card in BOX.potions if card not in _books(players)][:4], "under": [], "rising": None,
        "top": None, "formula": None, "formulas_under": [], "players": players, "column": 0, "added": 0, "brew": [],
        "waiting": [], "running": None, "source": None, "thefts": 0, "learning": None, "performing": None,
        "sludging": 0, "exchanging": None, "contest": None, "ended": None, **changes,
    }  # fmt: skip
    _complete(position)
    state = FACE.build(msgspec.convert(position, FACE.position))
    assert isinstance(state, MysticMoonState)
    return state


def _books(players: list[dict[str, Any]]) -> set[str]:
    return {card for player in players for card in player["book"]}


def in_shop(*witches: dict[str, Any], **changes: Any) -> MysticMoonState:
    return table(*witches, **{"step": "shop", "prompt": "shop", "hat": 0, **changes})


def in_hut(*witches: dict[str, Any], **changes: Any) -> MysticMoonState:
    return table(*witches, **{"step": "add", "prompt": "add", "hat": 0, **changes})


def brewing(*witches: dict[str, Any], **changes: Any) -> MysticMoonState:
    return table(*witches, **{"step": "brew", "prompt": "brew", "hat": 0, **changes})


def _complete(position: dict[str, Any]) -> None:
    players, cells = position["players"], [cell for p in position["players"] for cell in p["cauldron"]]
    lying = [kind for place in position["garden"] for kind in place] + cells
    held = [kind for kind in BOX.kinds[:9] for p in players for _ in range(p["satchel"][BOX.kinds.index(kind)])]
    position.setdefault(
        "bag",
        [
            count - (lying + held).count(kind) - (position["shop"][number] if number < 8 else 0)
            for number, (kind, count) in enumerate(zip(BOX.kinds, COUNTS, strict=True))
        ],
    )
    position.setdefault("mushrooms", 4 - cells.count("mushroom"))
    alchemy = 1 if position["alchemy"] else 0
    position.setdefault("gold", alchemy * (18 - sum(p["gold"] for p in players)))
    position.setdefault("crystals", alchemy * (12 - sum(p["crystals"] for p in players) - cells.count("crystal")))
    position.setdefault("sludges", alchemy * (6 - sum(position["sludge"]) - position["sludging"]))
    known = _books(players) | {*position["row"], *position["under"]}
    learning = position["learning"] or {}
    position.setdefault("deck", [card for card in BOX.potions if card not in known | {learning.get("potion")}])
    if position["alchemy"]:
        position["formula"] = position["formula"] or "sunbeam"
        used = {
            position["formula"],
            position["performing"],
            *position["formulas_under"],
            *[p["formula"] for p in players],
        }
        position.setdefault("formulas", [card for card in BOX.formulas if card not in used])
    position.setdefault("formulas", [])
    if position["zodiac"]:
        position["rising"], position["top"] = position["rising"] or "leo", position["top"] or "aries"
        rest = [sign for sign in BOX.signs if sign not in (position["rising"], position["top"])]
        position.setdefault("sky", rest[position["round"] - 1 :])
    position.setdefault("sky", [])


def view(state: MysticMoonState) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(FACE.write(state)))
    return found


def seat(state: MysticMoonState, number: int = 0) -> dict[str, Any]:
    """A player as written, the satchel in letters and the cauldron as a drawing."""
    player: dict[str, Any] = view(state)["players"][number]
    letters = "".join(letter * n for letter, n in zip("FAQSRBMD*", player["satchel"], strict=True))
    return {**player, "satchel": letters, "cauldron": drawn(player["cauldron"])}


class Named(Chance):
    """Luck by name: tokens in letters, cards by their ids, start seats and satchels' tokens as numbers."""

    def __init__(self, state: MysticMoonState, *names: str | int) -> None:
        super().__init__()
        self.state = state
        self.names = list(names)

    def below(self, n: int) -> int:
        self.drawn += 1
        assert self.names, "more luck is asked for than the test has"
        name = self.names.pop(0)
        if isinstance(name, int):
            return name
        position = view(self.state)
        if name in LETTERS:
            before: int = sum(position["bag"][: BOX.kinds.index(LETTERS[name])])
            assert position["bag"][BOX.kinds.index(LETTERS[name])] > 0, f"no {LETTERS[name]} in the bag"
            return before
        pile: list[str] = next(
            pile for pile in (position["deck"], position["formulas"], position["sky"]) if name in pile
        )
        return pile.index(name)


def legal(state: MysticMoonState, verb: str = "") -> list[str]:
    """What may be done, in notation; only one verb's if it is given."""
    words = [GAME.notation(state, action) for action in state.legal_actions()]
    return [text for text in words if text.split()[0] == verb or not verb]


def play(state: MysticMoonState, *moves: str, luck: str = "", cards: tuple[str | int, ...] = ()) -> MysticMoonState:
    """Do these actions, each of which must be legal. Luck is tokens in letters, or cards; all of it must be used."""
    names = Named(state, *luck, *cards)
    for move in moves:
        action = GAME.parse(state, move)
        assert action in state.legal_actions(), f"{move} is not among {legal(state)}"
        state.apply(action, names, SILENT)
    assert names.names == [], f"luck is left over: {names.names}"
    return state


def prompt(state: MysticMoonState) -> str:
    return GAME.prompts[state.ask()]


def told(state: MysticMoonState, move: str, luck: str = "", viewer: int = -1) -> list[str]:
    """The names of what happened, as a viewer hears it."""
    chronicle = Chronicle()
    state.apply(GAME.parse(state, move), Named(state, *luck), chronicle)
    return [happening.event for happening in chronicle.heard_by(viewer, FACE)]
