"""Tables that no game comes to, made by hand from positions of real games in every way we know."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.core.errors import PositionError
from tests.mystic_moon.drawing import BOX, FACE, GAME

Table = dict[str, Any]
Change = Callable[[Table], object]
DONE, LEAVE = 289, 179


@cache
def reached() -> list[bytes]:
    """Positions of random games with everything in them."""
    found = []
    for seed in range(90):
        rng, luck = random.Random(seed), Seeded(seed)
        options = {"alchemy": "yes", "zodiac": "yes" if seed % 3 else "no"}
        state = GAME.new(Setup("standard", 2 + seed % 3, options), luck, SILENT)
        while True:
            found.append(msgspec.json.encode(FACE.write(state)))
            legal = state.legal_actions()
            if not legal:
                break
            eager = [action for action in legal if action not in (DONE, LEAVE)]
            state.apply(rng.choice(eager if eager and rng.random() < 0.7 else legal), luck, SILENT)
    return found


def found(wanted: Callable[[Table], object]) -> Table:
    for text in reached():
        position: Table = msgspec.json.decode(text)
        if wanted(position):
            return position
    raise AssertionError("no such position was found")


def asks(prompt: str) -> Callable[[Table], object]:
    return lambda p: p["prompt"] == prompt


def at(step: str) -> Callable[[Table], object]:
    return lambda p: p["step"] == step and p["thefts"] == 0 and p["running"] is None


def over(p: Table) -> object:
    return p["ended"]


def won(p: Table) -> object:
    return p["ended"] == "stars"


def set_to(**fields: Any) -> Change:
    return lambda p: p.update(fields)


def me(p: Table) -> Table:
    witch: Table = p["players"][p["turn"]]
    return witch


def rival(p: Table) -> Table:
    witch: Table = p["players"][p["turn"] - 1]
    return witch


def float_in(witch: Callable[[Table], Table]) -> Change:
    """An ingredient of the bag hangs over nothing."""

    def change(p: Table) -> None:
        cells = witch(p)["cauldron"]
        column = next(column for column in range(3) if cells[3 * column + 1] is None)
        kind = next(n for n in range(8) if p["bag"][n])
        p["bag"][kind] -= 1
        cells[3 * column + 2] = BOX.kinds[kind]

    return change


def low(p: Table) -> bool:
    return all(any(w["cauldron"][3 * c + 1] is None for c in range(3)) for w in p["players"])


def empty_cauldron(p: Table) -> object:
    return at("garden")(p) and not any(rival(p)["cauldron"]) and p["mushrooms"] >= 2


def stack_mushrooms(p: Table) -> None:
    rival(p)["cauldron"][:2] = ["mushroom", "mushroom"]
    p["mushrooms"] -= 2


def into_shop(p: Table) -> None:
    kind = next(n for n in range(8) if p["bag"][n] >= 3 and p["shop"][n] >= 1)
    p["bag"][kind] -= 3
    p["shop"][kind] += 3


def into_garden(p: Table) -> None:
    """Something lies where the hat is."""
    kind = next(n for n in range(8) if p["bag"][n])
    p["bag"][kind] -= 1
    p["garden"][p["hat"]] = [BOX.kinds[kind]]


def crowd(p: Table) -> None:
    for n in range(8):
        while p["bag"][n] and len(p["garden"][0]) < 4:
            p["bag"][n] -= 1
            p["garden"][0].append(BOX.kinds[n])
    p["garden"][0].sort(key=BOX.kinds.index)


def sludge(p: Table) -> None:
    p["sludges"] -= 1
    p["sludge"][0] += 1


def learn_all(p: Table) -> None:
    """Three recipes before anybody had a turn."""
    for _ in range(3):
        rival(p)["book"].append(p["deck"].pop())


def swap_homes(p: Table) -> None:
    p["players"][1]["hut"] = p["players"][0]["hut"]


def no_row(p: Table) -> None:
    p["deck"] = [card for card in BOX.potions if card in (*p["deck"], p["row"][0])]
    p["row"][0] = None


def no_formula(p: Table) -> None:
    p["formulas"] = [card for card in BOX.formulas if card in (*p["formulas"], p["formula"])]
    p["formula"] = None


def brew_from(p: Table) -> None:
    """A brew whose ingredients are not what its recipe wants."""
    cell = p["brew"][0]["cells"][0]
    cells = me(p)["cauldron"]
    wrong = next(n for n in range(8) if p["bag"][n] and BOX.kinds[n] not in cells)
    if cells[cell] is not None:
        p["bag"][BOX.kinds.index(cells[cell])] += 1
    p["bag"][wrong] -= 1
    cells[cell] = BOX.kinds[wrong]


def named(p: Table) -> object:
    return p["step"] in ("brew", "effects") and p["brew"] and all(me(p)["cauldron"][c] for c in p["brew"][0]["cells"])


def first_turn(p: Table) -> object:
    return p["round"] == 1 and p["step"] == "garden" and p["turn"] == p["start"]


def more_left(p: Table) -> None:
    p["running"]["left"] += 5


CASES: list[tuple[Callable[[Table], object], Change, str]] = [
    # Tokens
    (at("garden"), lambda p: p["bag"].__setitem__(0, 15), "as many tokens of a kind"),
    (at("garden"), lambda p: me(p)["satchel"].__setitem__(8, 4), "as many tokens of a kind"),
    (at("garden"), set_to(mushrooms=9), "as many mushrooms"),
    (at("garden"), set_to(gold=3), "gold, crystals and sludge"),
    (at("garden"), lambda p: me(p).update(crystals=12), "gold, crystals and sludge"),
    (at("garden"), into_shop, "no more than its limit"),
    (at("garden"), crowd, "more than three tokens"),
    (lambda p: at("garden")(p) and low(p), float_in(rival), "floats in a cauldron"),
    (lambda p: at("add")(p) and low(p), float_in(me), "floats in a cauldron"),
    (lambda p: asks("effect")(p) and low(p), float_in(rival), "floats in a cauldron"),
    (empty_cauldron, stack_mushrooms, "one mushroom at most"),
    (at("shop"), into_garden, "all is gathered"),
    (at("bloom"), into_garden, "all is gathered"),
    (at("garden"), sludge, "sludge lies in the garden before the shop"),
    (at("shop"), lambda p: me(p).update(stars=-1), "must be from 0 to 999999"),
    # Cards
    (at("garden"), lambda p: p["deck"].pop(), "each potion card"),
    (at("garden"), lambda p: p["under"].append(p["row"][0]), "each potion card"),
    (at("garden"), lambda p: p["deck"].append(p["deck"][0]), "deck is not as it would be written"),
    (at("garden"), no_row, "slot of the row is empty"),
    (at("garden"), no_formula, "no formula is on top"),
    (at("garden"), lambda p: p["formulas"].pop(), "each formula card"),
    (at("garden"), lambda p: p.update(sky=p["sky"][:-1] if p["zodiac"] else ["leo"]), "the sky and the Rising Sign"),
    (lambda p: at("garden")(p) and p["zodiac"], set_to(rising=None), "the sky and the Rising Sign"),
    (lambda p: at("garden")(p) and not p["zodiac"], lambda p: me(p).update(cursed=True), "the sky and the Rising Sign"),
    (at("garden"), swap_homes, "huts are chosen in turn"),
    (at("garden"), lambda p: me(p).update(hut=None), "huts are chosen in turn"),
    (asks("choose"), lambda p: p.update(seat=(p["seat"] + 1) % p["seats"]), "huts are chosen in turn"),
    (asks("choose"), lambda p: p["players"][0].update(stars=11), "more than was dealt"),
    (first_turn, learn_all, "more than was dealt"),
    (first_turn, lambda p: me(p).update(stars=40), "more than was dealt"),
    (lambda p: first_turn(p) and p["zodiac"], lambda p: me(p).update(cursed=False), "more than was dealt"),
    # The turn
    (at("garden"), set_to(round=0), "contradict each other"),
    (at("shop"), lambda p: p.update(seat=(p["seat"] + 1) % p["seats"]), "contradict each other"),
    (at("garden"), set_to(hat=3), "the hat is in the garden"),
    (at("shop"), set_to(hat=None), "the hat is in the garden"),
    (at("shop"), set_to(column=2), "column and added"),
    (at("add"), lambda p: p.update(added=9), "column and added"),
    (at("add"), lambda p: p.update(column=2, added=0), "column and added"),
    (at("shop"), set_to(thefts=2), "more thefts than frogs"),
    (asks("steal"), set_to(thefts=60), "more thefts than frogs"),
    (
        lambda p: p["running"] and p["running"]["of"] != "glyph" and p["thefts"] == 0,
        more_left,
        "more often than its card",
    ),
    (at("shop"), set_to(step="hut-talent"), "cannot be asked here|something"),
    (at("shop"), set_to(prompt="brew"), "cannot be asked here"),
    (at("shop"), set_to(prompt="discard"), "cannot be asked here"),
    (at("shop"), set_to(prompt="forget"), "fourth recipe"),
    (at("shop"), set_to(prompt="keep"), "performing and sludging"),
    (at("shop"), set_to(prompt="give"), "exchanging names"),
    (asks("give"), set_to(exchanging=None), "exchanging names"),
    (asks("forget"), lambda p: me(p)["book"].pop(), "each potion card"),
    (asks("sludge"), lambda p: p.update(sludging=0), "gold, crystals and sludge"),
    (at("garden"), set_to(learning={"potion": "big-snack", "slot": 0}), "each potion card"),
    (at("garden"), lambda p: p.update(performing=p["formula"]), "performing and sludging"),
    (at("shop"), set_to(prompt="bloom"), "cannot be asked here"),
    (at("bloom"), set_to(prompt="shop"), "cannot be asked here"),
    # Brews
    (named, brew_from, "does not lie in the cauldron"),
    (asks("effect"), set_to(brew=[], waiting=[]), "at this step|not in order"),
    (lambda p: p["step"] == "brew" and p["brew"], lambda p: p.update(step="add"), "at this step"),
    (asks("effect"), lambda p: p.update(waiting=[0, 1, 2, 3]), "indices into brew"),
    (lambda p: asks("brew")(p) and p["brew"], lambda p: p["brew"].append(p["brew"][0]), "side by side|does not lie"),
    # Ends
    (at("garden"), set_to(step="over"), "contradict each other"),
    (won, lambda p: p.update(ended="shears"), "the contest is not"),
    (won, lambda p: p.update(ended="cursed"), "the ending contradicts"),
    (won, lambda p: p.update(ended="satchel"), "the ending contradicts"),
    (won, lambda p: p.update(round=3), "contradict each other|Rising Sign"),
    (
        lambda p: won(p) and any(w["cursed"] for w in p["players"]),
        lambda p: next(w for w in p["players"] if w["cursed"]).update(stars=2),
        "not counted in the end",
    ),
    (
        lambda p: won(p) and any(w["gold"] for w in p["players"]),
        lambda p: [w.update(stars=0) for w in p["players"]],
        "the ending|counted in the end",
    ),
]


@pytest.mark.parametrize(("wanted", "change", "told"), CASES, ids=[f"{n}-{case[2]}" for n, case in enumerate(CASES)])
def test_a_position_that_cannot_be_is_refused(wanted: Callable[[Table], object], change: Change, told: str) -> None:
    position = found(wanted)
    FACE.read(msgspec.convert(position, FACE.position))
    change(position)
    with pytest.raises(PositionError) as refusal:
        FACE.read(msgspec.convert(position, FACE.position))
    said = str(refusal.value)
    assert any(words in said for words in told.split("|")), said
