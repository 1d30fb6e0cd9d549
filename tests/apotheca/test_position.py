"""Positions that cannot be, one for each condition, made by hand from positions of real games."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.core.errors import PositionError
from philtre.games.apotheca.rules.invariants import INVARIANTS
from philtre.games.apotheca.rules.kinds import APOTHECARIES
from tests.apotheca.drawing import FACE, GAME, view

Table = dict[str, Any]
Change = Callable[[Table], object]


def found(mode: str, wanted: Callable[[Table], object]) -> Table:
    """The first position of random games in which something holds."""
    variant, seats = mode.split("-")
    for seed in range(4000):
        luck, rng = Seeded(seed), random.Random(seed)
        state = GAME.new(Setup(variant, int(seats)), luck, SILENT)
        while True:
            position = view(state)
            if wanted(position):
                return position
            if state.seat() < 0:
                break
            state.apply(rng.choice(state.legal_actions()), luck, SILENT)
    raise AssertionError("no such position was found")


def refused(position: Table) -> str:
    with pytest.raises(PositionError) as refusal:
        FACE.read(msgspec.convert(position, FACE.position))
    assert str(refusal.value).isprintable()
    return str(refusal.value)


def asks(prompt: str, turn: int = 1) -> Callable[[Table], object]:
    return lambda p: p["prompt"] == prompt and p["turn"] >= turn


def ends(reason: str) -> Callable[[Table], object]:
    return lambda p: p["ended"] == reason


def spaces(position: Table, up: bool) -> list[int]:
    return [n for n, potion in enumerate(position["market"]) if potion is not None and potion["up"] == up]


def put(potion: Table | None, where: bool) -> Change:
    """Lay something on the first space with a potion of that face."""
    return lambda p: p["market"].__setitem__(spaces(p, where)[0], potion)


def set_to(**fields: Any) -> Change:
    return lambda p: p.update(fields)


def over(reason: str) -> Change:
    quiet = {} if reason in ("stuck", "quiet") else {"quiet": 0}
    return set_to(seat=None, prompt=None, ended=reason, used=[], actions_left=0, **quiet)


def lay_facedown(position: Table) -> None:
    """On every empty space."""
    for space, potion in enumerate(position["market"]):
        if potion is None:
            position["market"][space] = {"colour": None, "up": False, "arrow": 0, "stack": 1}


def match_elsewhere(position: Table) -> None:
    row = [0, 1, 2] if position["match"]["spaces"] != [0, 1, 2] else [4, 5, 6]
    position["match"].update(spaces=row, size=3)


def empty_station(position: Table) -> None:
    position["deck"].append(position["stations"][1])
    position["stations"][1] = None


def big_match(position: Table) -> None:
    satisfied(position, 0, 1)
    position["satisfied"][0][-1].update(size=9)


def line(position: Table) -> None:
    """Three alike in the top row, out of the unseen; what lay there goes back."""
    for space in range(3):
        old = position["market"][space]
        if old is not None:
            position["unseen"][["red", "blue", "yellow"].index(old["colour"])] += 1
        position["market"][space] = {"colour": "red", "up": True, "arrow": None, "stack": 1}
    position["unseen"][0] -= 3


def full(position: Table) -> None:
    """A full market without a line: overloaded at once."""
    for space, potion in enumerate(position["market"]):
        if potion is not None:
            position["unseen"][["red", "blue", "yellow"].index(potion["colour"])] += 1
        colour = (space + space // 4) % 3
        name = ["red", "blue", "yellow"][colour]
        position["market"][space] = {"colour": name, "up": True, "arrow": None, "stack": 1}
        position["unseen"][colour] -= 1


def satisfied(position: Table, seat: int, number: int) -> None:
    """So many apothecaries of the deck lie satisfied before a seat."""
    for _ in range(number):
        position["satisfied"][seat].append({"card": position["deck"].pop(), "colour": "blue", "size": 3})
        position["unseen"][1] -= 3


def give(position: Table, seat: int, gems: int) -> None:
    position["gems"][seat] = [gems, gems, gems]


def hire_eight(position: Table) -> None:
    """Out of nothing."""
    for _ in range(8):
        hire(position, 1)


def hire(position: Table, seat: int) -> None:
    position["active"][seat].append(position["deck"].pop())
    position["active"][seat].sort(key=APOTHECARIES.index)


CASES: list[tuple[str, Callable[[Table], object], Change, str]] = [
    # Potions
    ("standard-2", asks("action"), put(None, True), "not 15 potions of each colour"),
    ("standard-2", asks("action"), lambda p: p["unseen"].__setitem__(0, 15), "not 15 potions"),
    ("standard-2", asks("action"), lambda p: p["market"][spaces(p, False)[0]].update(arrow=None), "points to nobody"),
    ("standard-2", asks("action"), lambda p: p["market"][spaces(p, False)[0]].update(arrow=7), "points to no seat"),
    ("standard-2", asks("action"), lambda p: p["market"][spaces(p, True)[0]].update(stack=2), "only solo has stacks"),
    ("solo-1", asks("action"), lambda p: p["market"][spaces(p, True)[0]].update(stack=2), "a stack has three or more"),
    ("standard-2", asks("action"), lambda p: p["market"][spaces(p, True)[0]].update(colour=None), "has no colour"),
    ("standard-2", asks("action"), set_to(opening=[1, 0, 0]), "not 15 potions|opening is not"),
    ("standard-2", asks("action"), set_to(outside=[3]), "more potions are hidden|only solo has potions outside"),
    ("solo-1", asks("action", 3), set_to(turn=9), "do not fit what is left outside"),
    ("solo-1", asks("action", 3), lambda p: p["outside"].pop(), "do not fit what is left outside"),
    (
        "solo-1",
        asks("action"),
        lambda p: p["market"][spaces(p, False)[0]].update(colour="red"),
        "has a colour|15 potions",
    ),
    ("standard-3", asks("place"), lay_facedown, "facedown"),
    # Cards
    ("standard-2", asks("action"), lambda p: p["deck"].pop(), "apothecaries is in one place"),
    ("standard-2", asks("action"), lambda p: p["deck"].append(p["deck"][0]), "deck is not as it would be written"),
    ("standard-2", asks("action"), lambda p: p["stations"].__setitem__(0, None), "in one place"),
    ("standard-2", asks("action"), empty_station, "station is empty"),
    ("standard-2", asks("action"), lambda p: p["deck"].append(p["active"][0].pop()), "has no apothecary"),
    ("standard-2", asks("action"), hire_eight, "more than it can have hired"),
    ("standard-2", asks("action"), lambda p: p["top"].extend(p["deck"][:6]), "cards on top"),
    ("standard-2", asks("action", 20), big_match, "3 to 7 potions"),
    ("master-2", asks("action", 20), set_to(kept=[1, 0, 0]), "the master may keep only matches"),
    ("standard-2", asks("action", 20), set_to(kept=[1, 0, 0]), "the master may keep only matches"),
    # What so many turns can bring
    ("standard-2", asks("action"), lambda p: give(p, 0, 12), "more gems than could be gained"),
    ("solo-1", asks("action"), set_to(score=30), "the score is not"),
    ("standard-2", asks("action"), set_to(score=1), "the score is not"),
    # The turn
    ("standard-2", asks("action", 4), lambda p: p.update(seat=1 - p["seat"]), "another seat's turn|not the player's"),
    ("standard-3", asks("action", 4), lambda p: p.update(turn=p["turn"] + 1), "another seat's turn"),
    ("master-3", asks("action", 4), lambda p: p.update(apprentice=p["start"]), "another seat's turn"),
    ("standard-2", asks("action"), set_to(token=0), "Extra Action token is for three"),
    ("standard-3", asks("action"), lambda p: p.update(token=p["start"]), "third of three players"),
    ("standard-3", asks("action"), set_to(token=None), "token is gone before"),
    ("standard-2", asks("action"), set_to(decree="red"), "only a master's game has a decree"),
    ("master-2", asks("action"), set_to(decree=None), "a colour is decreed"),
    ("master-2", asks("action", 2), set_to(prompt="decree"), "decree"),
    ("standard-2", asks("action"), set_to(used=["decree"]), "not the player's to use"),
    ("solo-1", asks("action"), set_to(used=["restock"]), "not the player's to use"),
    ("standard-2", asks("action"), set_to(used=["winds", "twist", "dive"]), "not the player's to use"),
    ("standard-2", asks("action"), set_to(actions_left=2), "do not make a turn"),
    ("standard-2", asks("action", 5), set_to(actions_left=0), "do not make a turn"),
    ("standard-2", asks("action"), set_to(quiet=40), "quiet does not count"),
    ("solo-1", asks("action", 4), set_to(quiet=2), "quiet does not count"),
    # Questions
    ("standard-2", asks("action"), set_to(hand={"colour": None}), "potion is in hand|facedown or are about to"),
    ("standard-2", asks("place"), set_to(hand=None), "potion is in hand|15 potions"),
    ("standard-2", asks("action"), set_to(prompt="satisfy"), "match is given exactly|do not make a turn"),
    ("standard-2", asks("action"), set_to(prompt="trigger"), "needs none|no answer|do not make a turn"),
    ("standard-2", asks("action"), set_to(prompt="extra"), "do not make a turn|Extra Action"),
    ("standard-2", asks("action"), set_to(prompt="outside"), "do not make a turn|comes in only"),
    ("standard-2", asks("action"), set_to(prompt="stack"), "match is given exactly|do not make a turn"),
    ("standard-2", asks("satisfy"), lambda p: p["match"].update(spaces=[0, 5, 10]), "match is given exactly"),
    ("standard-2", asks("satisfy"), lambda p: p.update(match=None), "match is given exactly|15 potions"),
    ("solo-1", asks("stack"), match_elsewhere, "does not lie where|match is given"),
    ("standard-2", asks("action", 60), line, "has not been scored"),
    (
        "standard-2",
        lambda p: p["prompt"] == "action" and p["turn"] > 60 and not spaces(p, False),
        full,
        "would be overloaded",
    ),
    # Ends
    ("standard-2", asks("action", 30), over("satisfied"), "contradiction"),
    (
        "standard-2",
        lambda p: p["prompt"] == "action" and p["turn"] > 60 and p["unseen"][1] > 9,
        lambda p: satisfied(p, 0, 3 - len(p["satisfied"][0])),
        "contradiction",
    ),
    ("standard-2", asks("action", 30), over("stuck"), "not stuck"),
    ("standard-2", asks("action", 30), over("quiet"), "quiet does not count"),
    ("standard-2", asks("action", 30), over("filled"), "only in solo"),
    ("standard-2", asks("action", 30), over("kept"), "contradiction"),
    ("solo-1", asks("action", 3), over("filled"), "no potion can come in"),
    ("standard-2", ends("satisfied"), lambda p: p.update(used=["reveal"]), "do not make a turn"),
    ("standard-2", ends("satisfied"), lay_facedown, "more than three|hidden although"),
]


@pytest.mark.parametrize(
    ("mode", "wanted", "change", "told"), CASES, ids=[f"{n}-{case[3]}" for n, case in enumerate(CASES)]
)
def test_a_position_that_cannot_be_is_refused(
    mode: str, wanted: Callable[[Table], object], change: Change, told: str
) -> None:
    position = found(mode, wanted)
    FACE.read(msgspec.convert(position, FACE.position))
    change(position)
    said = refused(position)
    assert any(words in said for words in told.split("|")), said


def test_there_are_as_many_conditions_as_the_documents_promise() -> None:
    assert len(INVARIANTS) >= 42
