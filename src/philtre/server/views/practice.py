"""Makes the messages of an exercise: a table without a room."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from philtre.core.contract import NOBODY, State
from philtre.core.errors import IllegalAction
from philtre.practice import Attempt, exercise, names
from philtre.server import wire
from philtre.server.guard.refusals import Refusal
from philtre.server.views.table import result
from philtre.words.face import Control, Face


def practised(face: Face[Any], name: str, wish: wire.Practise) -> wire.Practised:
    """The result of an attempt. Raises Refusal if an action is not allowed."""
    if name not in names(face.game.name):
        raise Refusal("no-exercise")
    found = Attempt(face, exercise(face.game.name, name))
    try:
        for action in wish.actions:
            found.act(action)
        previewed = _previewed(found, wish.preview) if wish.preview else None
    except IllegalAction as error:
        raise Refusal(error.key, **error.details) from error
    return wire.Practised(
        table=_table(found, wish.since),
        solved=found.solved,
        over=found.over,
        onward=found.onward,
        previewed=previewed,
    )


def _previewed(found: Attempt, actions: list[int]) -> wire.Previewed:
    first, *then = actions
    seat = found.exercise.seat
    shown = found.table.preview(seat, first, found.face, then)
    view = msgspec.Raw(b"null") if shown.state is None else _written(found.face, shown.state)
    told = wire.Previewed(version=found.table.version, action=first, happenings=shown.happenings, view=view)
    if shown.state is not None and shown.state.seat() == seat:
        told.prompt = found.face.game.prompts[int(shown.state.ask())]
        told.choices = [found.face.choice(shown.state, action) for action in shown.state.legal_actions()]
    return told


def _written(face: Face[Any], state: State) -> msgspec.Raw:
    """A view of the pupil as JSON."""
    return cast(msgspec.Raw, face.write(state))


def _table(found: Attempt, since: int | None) -> wire.Table:
    table, face, seat = found.table, found.face, found.exercise.seat
    ended = table.seat() == NOBODY
    asked = table.seat() == seat and not found.over
    view = table.state if ended else table.view(seat)
    first = table.version if since is None else since
    undo = "undo-nothing" if table.version == 0 else None
    return wire.Table(
        table="practice",
        version=table.version,
        since=since,
        eyes=seat,
        curtain=None,
        phase="over" if ended else "playing",
        view=_written(face, view),
        seat=None if ended else table.seat(),
        prompt=None if ended else face.game.prompts[int(table.state.ask())],
        choices=[face.choice(view, action) for action in table.legal_actions()] if asked else [],
        controls=face.controls(view) if asked else [],
        means=[Control("undo", undo), Control("preview", None), Control("ask_hint", "hints-off")],
        story=[_deed(found, version) for version in range(first + 1, table.version + 1)],
        clock=None,
        offer=None,
        outcome=result(table.outcome()),
        deal=wire.Deal(commitment="", seed=None),
        now=0,
    )


def _deed(found: Attempt, version: int) -> wire.Deed:
    moment = found.table.moments[version]
    happenings = moment.story.heard_by(found.exercise.seat, found.face)
    return wire.Deed(version=version, deed="action", seat=moment.seat, by="person", happenings=happenings)
