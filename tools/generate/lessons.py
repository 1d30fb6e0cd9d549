"""Plays the lessons of each game once with the engine: a plan says what is done, and the browser gets the messages.

The first turns are planned in `lessons.json` and written to `tutorial.json`; one-minute lessons are planned in
`courses/<name>.json` and written to `played/<name>.json`.

The pupil's browser has no rules; it follows these messages. `make types` writes them anew.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from philtre import games
from philtre.core.chance import Scripted, Seeded
from philtre.core.contract import NOBODY, Chance, Setup
from philtre.core.errors import PhiltreError
from philtre.server import wire
from philtre.server.views.table import result
from philtre.table.table import Moment, Table

GAMES = Path(__file__).resolve().parents[2] / "frontend" / "src" / "games"


class Course:
    """The lessons of a game, from a given position and with given luck."""

    def __init__(self, name: str, plan: dict[str, Any]) -> None:
        self.face = games.face(name)
        self.game = self.face.game
        setup = Setup(**plan["setup"])
        luck: Chance = Scripted(plan["luck"]) if "luck" in plan else Seeded(plan["seed"])
        start = None
        if "position" in plan:
            start = self.face.build(msgspec.convert(plan["position"], self.face.position))
        self.table = Table(self.game, setup, luck, start)
        for notation in plan.get("before", []):
            self._play(notation)
        self.pupil: int = plan["pupil"]
        self.lessons: list[dict[str, Any]] = plan["lessons"]

    def told(self) -> list[dict[str, Any]]:
        """Each lesson with the table as the pupil sees it. A sequence of several decisions has an entry for each."""
        found, seen = [], 0
        for lesson in self.lessons:
            line: list[str] = lesson.get("line", [lesson["play"]] if "play" in lesson else [])
            for at, notation in enumerate(line) if line else [(0, None)]:
                found.append({"key": lesson["key"], "play": notation, **self._shown(notation, seen)})
                if "spot" in lesson:
                    found[-1]["spot"] = lesson["spot"]
                if "line" in lesson:
                    found[-1] |= {"rest": line[at:], "tries": self._tries(line[at:])}
                seen = self.table.version
                self._play(notation)
            for notation in lesson.get("then", []):
                self._play(notation)
        return found

    def _play(self, notation: str | None) -> None:
        if notation is not None:
            self.table.act(self.table.seat(), self._action(notation))

    def _tries(self, line: list[str]) -> dict[str, Any]:
        """The previews of all parts of a sequence that the pupil may lay out before doing it."""
        found = {}
        for size in range(1, len(line) + 1):
            for part in combinations(line, size):
                shown = self._try(list(part), line)
                if shown is not None:
                    found[",".join(str(self.game.parse(self.table.state, notation)) for notation in part)] = shown
        return found

    def _try(self, part: list[str], line: list[str]) -> dict[str, Any] | None:
        try:
            actions = [self.game.parse(self.table.state, notation) for notation in part]
            shown = self.table.preview(self.pupil, actions[0], self.face, actions[1:])
        except PhiltreError:
            return None
        state = shown.state
        asked = state is not None and state.seat() == self.pupil
        choices = [self.face.choice(state, action) for action in state.legal_actions()] if state and asked else []
        return {
            "happenings": msgspec.to_builtins(shown.happenings),
            "prompt": self.game.prompts[int(state.ask())] if state and asked else None,
            "choices": msgspec.to_builtins([each for each in choices if each.notation in (*line, "done")]),
        }

    def _action(self, notation: str) -> int:
        action = self.game.parse(self.table.state, notation)
        assert action in self.table.legal_actions(), f"'{notation}' is not allowed there"
        return action

    def _shown(self, play: str | None, seen: int) -> dict[str, Any]:
        message = msgspec.to_builtins(self._message(seen))
        if play is None:
            return {"table": message, "preview": None}
        action = self._action(play)
        happenings = self.table.preview(self.pupil, action, self.face).happenings
        return {"table": message, "preview": {"action": action, "happenings": msgspec.to_builtins(happenings)}}

    def _message(self, seen: int) -> wire.Table:
        table, asked = self.table, self.table.seat() == self.pupil
        over = table.seat() == NOBODY
        view = table.state if over else table.view(self.pupil)
        return wire.Table(
            table="tutorial",
            version=table.version,
            since=seen if table.version else None,
            eyes=self.pupil,
            curtain=None,
            phase="over" if over else "playing",
            view=self.face.write(view),
            seat=None if over else table.seat(),
            prompt=None if over else self.game.prompts[int(table.state.ask())],
            choices=[self.face.choice(view, action) for action in view.legal_actions()] if asked else [],
            controls=self.face.controls(view) if asked else [],
            means=[],
            story=[self._deed(version) for version in range(seen + 1, table.version + 1)],
            clock=None,
            offer=None,
            outcome=result(table.outcome()),
            deal=wire.Deal(commitment="", seed=None),
            now=0,
        )

    def _deed(self, version: int) -> wire.Deed:
        moment: Moment = self.table.moments[version]
        by: wire.Actor = "person" if moment.seat == self.pupil else "bot"
        happenings = moment.story.heard_by(self.pupil, self.face)
        return wire.Deed(version=version, deed="action", seat=moment.seat, by=by, happenings=happenings)


def written(name: str, plan: Path) -> str:
    """The messages for a plan."""
    told = Course(name, json.loads(plan.read_text())).told()
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def plans(name: str) -> dict[Path, Path]:
    """The plans of a game, and the files that are made from them."""
    folder = GAMES / name / "lessons"
    courses = sorted((folder / "courses").glob("*.json"))
    return {folder / "lessons.json": folder / "tutorial.json"} | {
        plan: folder / "played" / plan.name for plan in courses
    }


def names() -> list[str]:
    """Games that have lessons."""
    return sorted(path.parent.parent.name for path in GAMES.glob("*/lessons/lessons.json"))


def main() -> None:
    for name in names():
        for plan, made in plans(name).items():
            made.parent.mkdir(exist_ok=True)
            made.write_text(written(name, plan))


if __name__ == "__main__":
    main()
