"""Why an action is good, in one word: what it brings about, from the events that follow it.

A game lists the events that are gains in its face (`Face.gains`), the greatest first. A word and an event say enough
for one sentence: `at-once matched`, `soon brewed`, `blocks satisfied`; `position` if nothing of that kind follows.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, State
from philtre.words.face import Face
from philtre.words.story import EVERYBODY, Chronicle

AT_ONCE: Final = "at-once"  # the action does it
SOON: Final = "soon"  # the next action of the same seat can do it
BLOCKS: Final = "blocks"  # the next player could do it after another action, and can't after this one
POSITION: Final = "position"  # none of these
WORLDS: Final = 4  # that are imagined; a reason must hold in most of them


class Reason(NamedTuple):
    word: str
    event: str | None  # a gain of the game; None for POSITION


def reason(face: Face[Any], view: State, action: int, other: int | None = None, seed: int = 1) -> Reason:
    """Why the seat in turn may take an action. It is compared with another, for instance the second best: what both
    bring about is no reason. `view` is what the seat sees."""
    looks = [_look(face, view, action, seed + world) for world in range(WORLDS)]
    others = [_look(face, view, other, seed + world) for world in range(WORLDS)] if other is not None else []
    for word in (AT_ONCE, SOON):
        best, rest = _usual(looks, word), _usual(others, word)
        if best is not None and (rest is None or best < rest):
            return Reason(word, face.gains[best])
    threat, left = _usual(others, BLOCKS), _usual(looks, BLOCKS)
    if threat is not None and left is not None and threat < left:
        return Reason(BLOCKS, face.gains[threat])
    return Reason(POSITION, None)


Look = dict[str, int]  # for each word the place of the greatest gain; BLOCKS: that of the next player, if a rival


def _usual(looks: list[Look], word: str) -> int | None:
    """The greatest gain that is there in more than half of the worlds."""
    found = sorted(look[word] for look in looks if word in look)
    middle = len(looks) // 2
    return found[middle] if len(found) > middle else None


def _look(face: Face[Any], view: State, action: int, seed: int) -> Look:
    """What one imagined world has after an action."""
    luck, seat = Seeded(seed), int(view.seat())
    world = view.clone()
    world.imagine(luck)
    found: Look = {}
    gain = _gain(face, world, action, luck)
    if gain is not None:
        found[AT_ONCE] = gain
    following = int(world.seat())
    if following == NOBODY:
        return found
    gains = []
    for each in world.legal_actions():
        after = world.clone()
        further = _gain(face, after, each, luck)
        if further is not None:
            gains.append(further)
    if world.side(following) != world.side(seat):
        found[BLOCKS] = min(gains, default=len(face.gains))
    elif gains:
        found[SOON] = min(gains)
    return found


def _gain(face: Face[Any], state: State, action: int, luck: Seeded) -> int | None:
    """Take an action; the place of the greatest gain that its seat gets of it."""
    seat, heard = int(state.seat()), Chronicle()
    state.apply(action, luck, heard if face.gains else SILENT)
    events = {face.game.events[each.event] for each in heard.lines if each.who == seat and each.audience == EVERYBODY}
    return next((place for place, event in enumerate(face.gains) if event in events), None)
