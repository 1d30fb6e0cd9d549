"""Measures the frames of every moment of the games: `make frames`, or `make frames ARGS="-k chain"`.

For each frame of a moment it sums the processor time of the main thread (script, style, layout, painting). The
time between two animation frames also depends on what else the machine does.
"""

from __future__ import annotations

import bisect
import json
import statistics
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from philtre import games
from philtre.core.chance import Seeded
from tests.e2e.filmstrips import MOMENTS, SOUGHT, Sought, before, screen
from tests.e2e.staged import Staged

__all__ = ["screen"]
LOOKS = [((1280, 800), "night", "en", "normal"), ((390, 844), "parchment", "fr", "normal")]
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink", "cc"]
BEGUN = "ProxyMain::BeginMainFrame"
SCRIPT = ("FunctionCall", "FireAnimationFrame", "TimerFire", "EventDispatch", "RunMicrotasks", "v8.callFunction")
WORK = {
    *SCRIPT,
    "UpdateLayoutTree",
    "Layout",
    "PrePaint",
    "Paint",
    "Layerize",
    "Commit",
    "HitTest",
    "MinorGC",
    "MajorGC",
}
COUNT = """() => {
  window.between = [];
  let last = performance.now();
  const next = (now) => { window.between.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""


@pytest.mark.parametrize("screen", LOOKS, indirect=True, ids=lambda look: str(look[0][0]))
@pytest.mark.parametrize("name", [*MOMENTS, *SOUGHT])
def test_frames(screen: Page, browser: Browser, name: str) -> None:
    moment = MOMENTS.get(name) or SOUGHT[name]
    state, notation = before(moment)
    names = ["Élise", "Théo", "Odile", "Ada"][: int(state.seats())]
    variant = moment.variant if isinstance(moment, Sought) else "standard"
    staged = Staged(screen, games.face(moment.game), state, Seeded(3), names, variant=variant)
    staged.open()
    screen.locator("main.play").wait_for()
    screen.wait_for_timeout(1200)
    browser.start_tracing(page=screen, categories=CATEGORIES)
    screen.evaluate(COUNT)
    staged.act(notation)
    screen.wait_for_timeout(150)
    screen.locator("main.play:not([data-phase=moving])").wait_for()
    between = screen.evaluate("window.between")
    costs = sorted(frames(json.loads(browser.stop_tracing())["traceEvents"]))
    width = (screen.viewport_size or {"width": 0})["width"]
    print(
        f"\n{name:24}{width:5}: {len(costs):4} frames, main thread {statistics.median(costs):5.1f} ms in the middle, "
        f"{costs[int(len(costs) * 0.95)]:5.1f} ms (95 %), {costs[-1]:5.1f} ms at most, "
        f"{sum(cost > 16 for cost in costs)} over 16 ms; {statistics.median(between):5.1f} ms between two"
    )


def frames(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of processor time of the main thread for each frame: what the page did since the one before."""
    begun = [one for one in events if one["name"] == BEGUN and one["ph"] == "X"]
    thread = begun[0]["pid"], begun[0]["tid"]
    starts = sorted(float(one["ts"]) + float(one["dur"]) for one in begun)
    found = [0.0] * (len(starts) + 1)
    for task in outermost([one for one in events if one["name"] in WORK and (one["pid"], one["tid"]) == thread]):
        found[bisect.bisect_left(starts, task["ts"])] += task["tdur"] / 1000
    return found[1:]  # in the first, the measuring begins


def outermost(tasks: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Those that are not a part of another: a function that makes the page lay itself out has that in its own time."""
    end = 0.0
    for task in sorted((one for one in tasks if "tdur" in one), key=lambda one: (one["ts"], -one["dur"])):
        if task["ts"] >= end:
            end = task["ts"] + task["dur"]
            yield task
