"""The fifteen powers (page 15), on drawn markets."""

from __future__ import annotations

import pytest

from philtre.core.contract import State
from tests.apotheca.drawing import drawn, legal, play, rows, table

CARDS = {
    "charge": "giada", "dive": "ooki-oogi", "float": "solas", "flip": "imogen", "juggle": "afrit", "glide": "corvidus",
    "leap": "merten", "pounce": "karinne", "rush": "carbuncle", "swap": "masked-woman", "spin": "strega",
    "switch": "qwixly", "twist": "benedetto", "waltz": "porter-king", "winds": "tidemaster",
}  # fmt: skip


def market(drawing: str, verb: str) -> State:
    card = CARDS[verb]
    others = [name for name in CARDS.values() if name != card]
    return table(drawing, active=[[card], [others[0]]], stations=others[1:4])


@pytest.mark.parametrize(
    ("move", "before", "after"),
    [
        ("charge b1>c1 a1", "R B . . " + ". . . . " * 3, ". R B . " + ". . . . " * 3),
        ("charge b1>b2 a1", "R B . . " + ". . . . " * 3, ". R . .  . B . . " + ". . . . " * 2),
        ("dive a1>b1 d4>d3", "R . . .  . . . .  . . . .  . . . B", ". R . .  . . . .  . . . B  . . . ."),
        ("dive a1>b1 b2>b3", "R . . .  . B . .  . . . .  . . . .", ". R . .  . . . .  . B . .  . . . ."),
        ("float 2 right", ". . . .  R B . y1  . . . .  . . . .", ". . . .  y1 R B .  . . . .  . . . ."),
        ("float 3 left", ". . . .  . . . .  R . B .  . . . .", ". . . .  . . . .  . B . R  . . . ."),
        ("float b up", ". R . .  . B . .  . . . .  . . . .", ". B . .  . . . .  . . . .  . R . ."),
        ("float c down", ". . . .  . . . .  . . . .  . . R .", ". . R .  . . . .  . . . .  . . . ."),
        ("flip a1 b1", "R B . . " + ". . . . " * 3, "B R . . " + ". . . . " * 3),
        ("flip a1 a2", "R . . .  r2 . . .  . . . .  . . . .", "r2 . . .  R . . .  . . . .  . . . ."),
        ("juggle a1>c1", "R B . . " + ". . . . " * 3, ". B R . " + ". . . . " * 3),
        ("juggle a1>b2", "R B . . " + ". . . . " * 3, ". B . .  . R . . " + ". . . . " * 2),
        ("glide a1>d1", "R B Y . " + ". . . . " * 3, ". B Y R " + ". . . . " * 3),
        ("leap a1>c3", "R . . .  . B . .  . . . .  . . . .", ". . . .  . B . .  . . R .  . . . ."),
        ("leap d4>d1", ". . . .  . . . .  . . . .  . . . b1", ". . . b1  . . . .  . . . .  . . . ."),
        ("pounce b2>d3", ". . . .  . R . .  . . . .  . . . .", ". . . .  . . . .  . . . R  . . . ."),
        ("rush a1>d4 down", "R . . .  . B . .  . . . .  . . . Y", "Y . . .  . R . .  . . B .  . . . ."),
        ("rush c1>a3 up", ". . R .  . . . .  B . . .  . . . .", ". . . .  . B . .  R . . .  . . . ."),
        ("rush b1>a2 down", ". R . .  . . . .  . . . .  . . . .", ". . . .  R . . .  . . . .  . . . ."),
        ("swap a1 d4", "R . . .  . . . .  . . . .  . . . r2", "r2 . . .  . . . .  . . . .  . . . R"),
        ("spin a1 d1", "R . . B " + ". . . . " * 3, "B . . R " + ". . . . " * 3),
        ("spin a1 c3", "R . . .  . . . .  . . B .  . . . .", "B . . .  . . . .  . . R .  . . . ."),
        ("switch a1 b3", "R . . .  . . . .  . B . .  . . . .", "B . . .  . . . .  . R . .  . . . ."),
        ("twist a1", "R B . .  Y . . .  . . . .  . . . .", "Y R . .  . B . .  . . . .  . . . ."),
        ("waltz b2>c3", ". . . .  . R . .  . . . .  . . . .", ". . . .  . . . .  . . R .  . . . ."),
        ("winds left", ". R . B  . . . .  . . y2 .  Y . . .", "R B . .  . . . .  y2 . . .  Y . . ."),
        ("winds down", "R . . .  . . . .  B . . .  . . . Y", ". . . .  . . . .  R . . .  B . . Y"),
        ("winds up", ". . . .  R . . .  . . . .  B . . .", "R . . .  B . . .  . . . .  . . . ."),
        ("winds right", "R . B . " + ". . . . " * 3, ". . R B " + ". . . . " * 3),
    ],
)
def test_a_power_moves_potions_with_face_and_arrow(move: str, before: str, after: str) -> None:
    state = market(before, move.split()[0])
    play(state, move)
    assert drawn(state) == rows(after)


@pytest.mark.parametrize(
    ("drawing", "verb", "uses"),
    [
        # An empty space is never swapped with.
        ("R . . . " + ". . . . " * 3, "flip", []),
        ("R . . B " + ". . . . " * 3, "flip", []),
        # Two face-up potions of one colour look the same after a swap; facedown ones never do.
        ("R R . . " + ". . . . " * 3, "flip", []),
        ("r1 r2 . . " + ". . . . " * 3, "flip", ["flip a1 b1"]),
        ("R r1 . . " + ". . . . " * 3, "flip", ["flip a1 b1"]),
        # Shadow Swap wants one of each face.
        ("R B y1 . " + ". . . . " * 3, "swap", ["swap a1 c1", "swap b1 c1"]),
        ("r1 b1 . . " + ". . . . " * 3, "swap", []),
        # Sorceress Spin: two or three apart, straight or slanting.
        ("R B . . " + ". . . . " * 3, "spin", []),
        ("R . B .  . . . .  Y . . .  . . . .", "spin", ["spin a1 c1", "spin a1 a3", "spin c1 a3"]),
        # A ring of four face-up potions of one colour would look the same.
        ("R R . .  R R . .  . . . .  . . . .", "twist", [f"twist {s}" for s in ("b1", "a2", "b2")]),
        ("R . . . " + ". . . . " * 3, "twist", ["twist a1"]),
        # Only inner lines float; an empty one does not.
        ("R . . .  . . . .  . . . .  . . . .", "float", []),
        (". R . . " + ". . . . " * 3, "float", ["float b up", "float b down"]),
        # A short slanting line has one shift, the longer ones two.
        (". R . . " + ". . . . " * 3, "rush", ["rush b1>a2 down", "rush b1>d3 down", "rush b1>d3 up"]),
        (". R . .  R . . .  . . . .  . . . .", "rush",
         ["rush b1>d3 down", "rush b1>d3 up", "rush a2>c4 down", "rush a2>c4 up"]),
        # Wizarding Winds must move something.
        ("R B . . " + ". . . . " * 3, "winds", ["winds right", "winds down"]),
        # Chained Charge needs a neighbour and an empty space beside the first.
        ("R . . . " + ". . . . " * 3, "charge", []),
        ("R B . .  Y . . .  . . . .  . . . .", "charge",
         ["charge b1>c1 a1", "charge b1>b2 a1", "charge a2>b2 a1", "charge a2>a3 a1"]),
        # Double Dive: both must move, in different directions, not onto one space, and not be neighbours.
        ("R B . . " + ". . . . " * 3, "dive", []),
        ("R . . . " + ". . . . " * 3, "dive", []),
        # A knight has only the goals that lie on the market.
        (". . . .  . R . .  . . . .  . . . .", "pounce",
         ["pounce b2>d1", "pounce b2>d3", "pounce b2>a4", "pounce b2>c4"]),
        # Genie Juggle needs a partner.
        ("R . . . " + ". . . . " * 3, "juggle", []),
        ("R B . . " + ". . . . " * 3, "juggle",
         ["juggle a1>c1", "juggle a1>b2", "juggle b1>a2"]),
    ],
)  # fmt: skip
def test_only_these_uses_of_a_power_are_legal(drawing: str, verb: str, uses: list[str]) -> None:
    assert legal(market(drawing, verb), verb) == uses


def test_double_dive_wants_two_different_directions() -> None:
    state = market("R . B . " + ". . . . " * 3, "dive")
    assert legal(state, "dive") == ["dive a1>b1 c1>c2", "dive a1>a2 c1>b1", "dive a1>a2 c1>d1"]


def test_legality_never_depends_on_a_colour_the_mover_cannot_see() -> None:
    for hidden in ("r2", "b2", "y2"):
        state = market(f"R {hidden} . .  . . . .  . . . .  . . . .", "flip")
        assert legal(state, "flip") == ["flip a1 b1"]
