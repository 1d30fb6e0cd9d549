"""`philtre replay`: shows a recorded game as one seat saw it, or with everything visible."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from philtre.core.contract import SPECTATOR, State
from philtre.table.table import Moment, Table
from philtre.words.face import Face, Happening
from philtre.words.fluent import Words
from philtre.words.speech import Speech

Eyes = int | None  # a seat, from 1; 0: spectators; None: everything is visible


def show(console: Console, words: Words, speech: Speech, table: Table, face: Face[Any], eyes: Eyes, step: bool) -> None:
    """Print every decision with its events, and the board after each turn or after each step."""
    viewer = _viewer(table, eyes)
    turn = 0
    for number, moment in enumerate(table.moments):
        if number and moment.seat != table.moments[number - 1].seat:
            turn += 1
            console.print(Text(words("cli-turn", turn=turn, name=speech.names[moment.seat]), style="bold"))
        if number and _known(moment, viewer):
            console.print(f"  {_written(table, number)}")
        for happening in _heard(moment, face, viewer):
            console.print(Text(f"  · {speech.happening(happening)}", style="dim"))
        last = number + 1 == len(table.moments)
        if step or last or table.moments[number + 1].seat != moment.seat:
            console.print(face.draw(_seen(moment, viewer), -1 if viewer is None else viewer, speech))
        if step and not last:
            _wait(console, words)
    outcome = table.outcome()
    if outcome is not None:
        console.print(Text(speech.result(outcome), style="bold"))


def print_json(table: Table, face: Face[Any], eyes: Eyes) -> None:
    """Print one line of JSON for the set-up and for each entry."""
    viewer = _viewer(table, eyes)
    for number, moment in enumerate(table.moments):
        line = {
            "version": number,
            "seat": moment.seat if number else None,
            "entry": _written(table, number) if number and _known(moment, viewer) else None,
            "happenings": msgspec.to_builtins(_heard(moment, face, viewer)),
            "position": msgspec.to_builtins(face.write(_seen(moment, viewer))),
        }
        print(json.dumps(line, ensure_ascii=False))


def _viewer(table: Table, eyes: Eyes) -> int | None:
    if eyes is None or eyes == 0:
        return None if eyes is None else int(SPECTATOR)
    table.view(eyes - 1)  # raises if there is no such seat
    return eyes - 1


def _known(moment: Moment, viewer: int | None) -> bool:
    """Whether the viewer may know the action. Those of other seats may be secret; their visible effects are events."""
    return viewer is None or moment.seat == viewer or isinstance(moment.entry, str)


def _heard(moment: Moment, face: Face[Any], viewer: int | None) -> list[Happening]:
    return moment.story.told(face) if viewer is None else moment.story.heard_by(viewer, face)


def _seen(moment: Moment, viewer: int | None) -> State:
    return moment.state if viewer is None else moment.state.seen_by(viewer)


def _written(table: Table, number: int) -> str:
    entry = table.moments[number].entry
    if isinstance(entry, int):
        return table.game.notation(table.moments[number - 1].state, entry)
    return str(entry)


def _wait(console: Console, words: Words) -> None:
    """Wait for Enter, or continue at once if standard input is not a terminal."""
    try:
        console.input(words("cli-enter") + " ")
    except EOFError:
        console.print()
