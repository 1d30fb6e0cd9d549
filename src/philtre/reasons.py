"""Says in one word why an action is good, from the events that follow it.

A game lists the events that are gains in its face (`Face.gains`), the greatest first. A reason is a word and an event:
`at-once matched`, `soon brewed`, `blocks satisfied`; or `position` if no such event follows.
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
POSITION: Final = "position"  # no such event
WORLDS: Final = 4  # imagined worlds; a reason must hold in most of them


class Reason(NamedTuple):
    word: str
    event: str | None  # an event of the game's gains; None for POSITION


def reason(face: Face[Any], view: State, action: int, other: int | None = None, seed: int = 1) -> Reason:
    """The reason for an action, compared with another one, for instance the second best: events that follow both are no
    reason. `view` is what the seat sees."""
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


Look = dict[str, int]  # by word: the index of the greatest gain; BLOCKS: that of a rival who is next


def _usual(looks: list[Look], word: str) -> int | None:
    """The greatest gain in more than half of the worlds."""
    found = sorted(look[word] for look in looks if word in look)
    middle = len(looks) // 2
    return found[middle] if len(found) > middle else None


def _look(face: Face[Any], view: State, action: int, seed: int) -> Look:
    """The gains after an action in one imagined world."""
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
    """Take an action; returns the index of its seat's greatest gain."""
    seat, heard = int(state.seat()), Chronicle()
    state.apply(action, luck, heard if face.gains else SILENT)
    events = {face.game.events[each.event] for each in heard.lines if each.who == seat and each.audience == EVERYBODY}
    return next((place for place, event in enumerate(face.gains) if event in events), None)
