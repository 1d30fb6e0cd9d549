"""Makes the `hints` message from a bot's advice."""

from __future__ import annotations

from typing import Any

from philtre.core.contract import Setup
from philtre.server import wire
from philtre.server.thinking.questions import Advice
from philtre.words.face import Face


def hinted(face: Face[Any], setup: Setup, advice: Advice) -> wire.Hint:
    points, why = face.points(setup, advice.value), advice.why
    return wire.Hint(
        action=advice.action,
        value=round(advice.value, 3),
        points=None if points is None else round(points, 1),
        why=None if why is None or why.event is None else wire.Why(word=why.word, event=why.event),
    )
