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
from philtre.games.potion_explosion.content import own
from philtre.games.potion_explosion.face.position import Position
from philtre.games.potion_explosion.face.wire import FACE
from philtre.games.potion_explosion.face.writing import write
from philtre.games.potion_explosion.rules.game import GAME, LiveState
from philtre.games.potion_explosion.rules.tiles import KIND_NAMES, TILE_NAMES

Table = dict[str, Any]
Change = Callable[[Table], object]


@cache
def reached() -> list[bytes]:
    """Positions of random games, late ones among them: few tokens end them soon, many let them run."""
    found = []
    for seed in range(60):
        rng, luck = random.Random(seed), Seeded(seed)
        options = {"tokens": "1" if seed % 3 == 0 else "15", "help": rng.choice(["once", "unlimited"])}
        state = GAME.new(Setup("standard", 2 + seed % 3, options), luck, SILENT)
        assert isinstance(state, LiveState)
        while True:
            found.append(msgspec.json.encode(write(state)))
            if state.outcome() is not None:
                break
            state.apply(choose(state, rng), luck, SILENT)
    return found


def choose(state: LiveState, rng: random.Random) -> int:
    """At random, but potions are filled and drunk where they can be."""
    legal = state.legal_actions()
    eager = [action for action in legal if 41 <= action < 51]
    return rng.choice(eager if eager and rng.random() < 0.8 else legal)


def found(wanted: Callable[[Table], object]) -> Table:
    for text in reached():
        position: Table = msgspec.json.decode(text)
        if wanted(position):
            return position
    raise AssertionError("no such position was found")


def asks(prompt: str) -> Callable[[Table], object]:
    return lambda p: p["prompt"] == prompt


def late(p: Table) -> object:
    return p["prompt"] == "action" and p["turn"] > 20 and p["picked"] and sum(p["hand"]) > 0


def early(p: Table) -> object:
    return p["prompt"] == "action" and p["turn"] == 1 and not p["picked"] and not p["helped"]


def over(p: Table) -> object:
    return p["ended"]


def set_to(**fields: Any) -> Change:
    return lambda p: p.update(fields)


def mine(p: Table) -> Table:
    desk: Table = p["desks"][p["seat"]]
    return desk


def other(p: Table) -> Table:
    desk: Table = p["desks"][p["seat"] - 1]
    return desk


def steal_from_dispenser(p: Table) -> None:
    p["tracks"][0].pop()


def into_hand_before_the_pick(p: Table) -> None:
    number = ["red", "blue", "black", "yellow"].index(p["tracks"][0].pop())
    colour = next(colour for colour in range(4) if p["unseen"][colour])
    p["unseen"][colour] -= 1
    p["tracks"][0].append(["red", "blue", "black", "yellow"][colour])
    p["lids"][0] -= 1
    p["hand"][number] += 1


def swap_marbles_of_a_burner(p: Table) -> None:
    """The marbles on a burner change places with others of the dispenser."""
    for desk in p["desks"]:
        for burner in desk["burners"]:
            if burner and sum(burner["marbles"]):
                old = next(n for n in range(4) if burner["marbles"][n])
                new = next(n for n in range(4) if n != old and p["unseen"][n])
                burner["marbles"][old] -= 1
                burner["marbles"][new] += 1
                p["unseen"][new] -= 1
                p["unseen"][old] += 1
                return


def no_burner(p: Table) -> None:
    """A tile of another desk goes back under the stacks, its marbles under a lid that has room."""
    desk = other(p)
    tile = desk["burners"][0]
    desk["burners"][0] = None
    for colour, n in enumerate(tile["marbles"]):
        p["unseen"][colour] += n
    for _ in range(sum(tile["marbles"])):
        p["lids"][next(n for n in range(5) if p["lids"][n] < 7 and len(p["tracks"][n]) == 9)] += 1
    p["unseen_tiles"] = ordered([*p["unseen_tiles"], tile["tile"]])
    p["stacks"][next(n for n in range(5) if p["stacks"][n])] += 1


def ordered(names: list[str]) -> list[str]:
    return sorted(names, key=TILE_NAMES.index)


def third_burner(p: Table) -> None:
    p.update(prompt="draw", hand=[0, 0, 0, 0])


def melt_two_tracks(p: Table) -> None:
    p["melting"] = ["a1", "b1"] if p["melting"] != ["a1", "b1"] else ["a1", "c1"]


def melt_two_colours(p: Table) -> None:
    for track, marbles in enumerate(p["tracks"]):
        for place in range(len(marbles[:8]) - 1):
            if marbles[place] != marbles[place + 1]:
                p["melting"] = [f"{'abcde'[track]}{place + 1}", f"{'abcde'[track]}{place + 2}"]
                return


def melt_upper_first(p: Table) -> None:
    for track, marbles in enumerate(p["tracks"]):
        for place in range(len(marbles[:8]) - 1):
            if marbles[place] == marbles[place + 1]:
                p["melting"] = [f"{'abcde'[track]}{place + 2}"]
                return


def token_for_nothing(p: Table) -> None:
    desk = next(desk for desk in p["desks"] if "five" not in desk["skill"] and len(desk["potions"]) < 5)
    desk["skill"].append("five")
    desk["points"] += 4
    p["tokens_left"] -= 1


def no_token_for_three(p: Table) -> None:
    desk = next(desk for n, desk in enumerate(p["desks"]) if desk["skill"] and n != p["seat"])
    desk["skill"].pop()
    desk["points"] -= 4
    p["tokens_left"] += 1


def has_token(p: Table) -> object:
    return p["prompt"] == "action" and any(desk["skill"] for n, desk in enumerate(p["desks"]) if n != p["seat"])


def helped_often(p: Table) -> None:
    other(p).update(help=other(p)["help"] + 15, points=other(p)["points"] - 30)
    p["help_left"] -= 15


def aside(p: Table) -> None:
    colour = next(colour for colour in range(4) if p["hand"][colour])
    p["hand"][colour] -= 1
    other(p)["aside"][colour] += 1


def potion_out_of_nothing(p: Table) -> None:
    name = p["unseen_tiles"].pop()
    stack = next(n for n in range(5) if p["stacks"][n] > 1)
    p["stacks"][stack] -= 1
    desk = p["desks"][p["seat"] - 1]
    desk["potions"] = ordered([*desk["potions"], name])
    desk["undrunk"][KIND_NAMES.index(name.rsplit("-", 1)[0])] += 1
    desk["points"] += int(own().points[TILE_NAMES.index(name)])


CASES: list[tuple[Callable[[Table], object], Change, str]] = [
    # Marbles
    (late, steal_from_dispenser, "would roll down|20 marbles"),
    (late, lambda p: p["hand"].__setitem__(0, p["hand"][0] + 1), "20 marbles of each colour"),
    (late, lambda p: p["unseen"].__setitem__(0, 20), "20 marbles of each colour"),
    (late, lambda p: p["lids"].__setitem__(0, (p["lids"][0] + 1) % 8), "under the lids|roll down"),
    (late, swap_marbles_of_a_burner, "hole of another colour"),
    (early, into_hand_before_the_pick, "more in hand than could be taken"),
    (late, aside, "put aside in a tie"),
    # Tiles and tokens
    (late, lambda p: p["unseen_tiles"].pop(), "is there twice"),
    (late, lambda p: p["stacks"].__setitem__(1, p["stacks"][1] + 1), "stacks are not what is left"),
    (early, potion_out_of_nothing, "could be made in so many turns|has not been given"),
    (lambda p: late(p) and all(p["stacks"]), no_burner, "empty although tiles are left|stacks are not"),
    (late, token_for_nothing, "has not earned|has not been earned"),
    (has_token, no_token_for_three, "has not been given"),
    (early, helped_often, "more Little Help was taken"),
    (late, lambda p: p.update(help_left=p["help_left"] - 1), "18 Little Help|help_left must be from 0"),
    (late, lambda p: p.update(tokens_left=p["tokens_left"] - 1), "15 Skill tokens"),
    (late, lambda p: mine(p).update(points=mine(p)["points"] + 1), "points, not"),
    # Turns and seats
    (late, lambda p: p.update(seat=(p["seat"] + 1) % p["seats"]), "another seat's turn|drunk is not|in hand"),
    (late, lambda p: p.update(turn=p["turn"] + 1), "another seat's turn"),
    (late, set_to(turn=0), "starters lie out in the draft"),
    (asks("draft"), set_to(turn=3), "starters lie out in the draft"),
    (asks("draft"), lambda p: p.update(seat=(p["seat"] + 1) % p["seats"]), "starters are taken in turn"),
    (asks("draft"), set_to(picked=True), "before the end of the draft"),
    (asks("draft"), set_to(last_round="tokens"), "before the end of the draft"),
    (early, set_to(helped=True), "more Little Help|than turns allow"),
    # Questions
    (late, third_burner, "20 marbles|both are taken"),
    (late, set_to(prompt="help"), "with a token|single one|in hand"),
    (late, set_to(prompt="wisdom", drunk="wisdom"), "drunk is not what is asked about"),
    (late, set_to(prompt="keep"), "three marbles are chosen|has not been placed|no answer"),
    (late, set_to(prompt="deal"), "deal must be a colour exactly"),
    (late, set_to(prompt="deal", deal="yellow"), "has not been placed|no answer here"),
    (late, set_to(prompt="tie"), "another seat's turn|in hand between turns"),
    (asks("deal"), set_to(picked=False), "does not end before its pick|more in hand"),
    (asks("prismatic"), set_to(three=[0, 0, 0, 0]), "three must be up to three"),
    (lambda p: p["prompt"] == "prismatic" and sum(p["three"]) == 3, set_to(put=True), "three must be up to three"),
    (asks("prismatic"), set_to(drunk=None), "drunk is not what"),
    (asks("lavamancing"), melt_two_tracks, "could not be chosen together"),
    (asks("lavamancing"), melt_two_colours, "could not be chosen together"),
    (asks("lavamancing"), melt_upper_first, "could not be chosen together"),
    (late, set_to(melting=["a1"]), "melting to 'lavamancing'"),
    # Ends
    (late, set_to(last_round="tokens"), "contradicts what is left"),
    (late, set_to(last_round="tiles"), "contradicts what is left"),
    (
        lambda p: late(p) and p["last_round"] is None and p["tokens_left"] < 15,
        set_to(tokens=1),
        "contradicts|15 Skill",
    ),
    (
        lambda p: p["prompt"] == "action" and p["last_round"] is not None,
        set_to(last_round=None),
        "contradicts what is left",
    ),
    (
        late,
        lambda p: p.update(seat=None, prompt=None, ended="tokens", last_round="tokens", hand=[0, 0, 0, 0]),
        "20 marbles",
    ),
    (over, lambda p: p.update(turn=p["turn"] + 1), "another seat's turn"),
    (over, lambda p: p.update(ended="tiles", last_round="tiles"), "contradicts what is left"),
    (over, lambda p: p.update(tokens=15), "contradicts what is left"),
]


@pytest.mark.parametrize(("wanted", "change", "told"), CASES, ids=[f"{n}-{case[2]}" for n, case in enumerate(CASES)])
def test_a_position_that_cannot_be_is_refused(wanted: Callable[[Table], object], change: Change, told: str) -> None:
    position = found(wanted)
    FACE.read(msgspec.convert(position, Position))
    change(position)
    with pytest.raises(PositionError) as refusal:
        FACE.read(msgspec.convert(position, Position))
    said = str(refusal.value)
    assert any(words in said for words in told.split("|")), said


def test_a_tile_is_not_drawn_onto_a_burner_that_is_taken() -> None:
    """`draw` asked with both burners taken would overwrite one."""
    position = found(
        lambda p: p["prompt"] == "action" and p["picked"] and not sum(p["hand"]) and all(mine(p)["burners"])
    )
    position["prompt"] = "draw"
    with pytest.raises(PositionError, match="both are taken"):
        FACE.read(msgspec.convert(position, Position))
