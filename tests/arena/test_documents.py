"""docs/bot-protocol.md agrees with the messages."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from philtre.arena import channel, guest, messages, players

PAGE = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text("utf-8")


def section(title: str) -> str:
    return re.split(r"^#+ ", PAGE.split(f"# {title}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.parametrize("message", [messages.Hello, messages.Begin, messages.Choose, messages.End])
def test_every_field_is_explained(message: type[messages.Message]) -> None:
    told = re.findall(
        r"`(\w+)`",
        " ".join(
            line.split("|")[1] for line in section(message.__name__.lower()).split("\n") if line.startswith("| `")
        ),
    )
    assert told == list(message.__struct_fields__)


def test_every_fault_is_explained() -> None:
    faults = {players.CRASHED, players.SLOW, players.GARBAGE, players.HUGE, players.ILLEGAL}
    assert set(re.findall(r"`(\w+)` \|$", section("What goes wrong"), re.MULTILINE)) == faults
    assert f"{channel.LONGEST_LINE:,} bytes" in PAGE


def test_the_bot_on_the_page_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    code = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    said = [{"type": "hello"}, {"type": "begin"}, {"type": "choose", "actions": [{"id": 5}]}, {"type": "bye"}]
    answers = io.StringIO()
    monkeypatch.setattr("sys.stdin", [json.dumps(message) for message in said])
    monkeypatch.setattr("sys.stdout", answers)
    exec(code, {})
    assert [json.loads(line) for line in answers.getvalue().splitlines()] == [guest.READY, {"action": 5}]
