"""What is written from the messages is as fresh as the messages."""

from pathlib import Path

from philtre.server import page, typescript

ROOT = Path(__file__).parents[2]


def test_the_protocol_page_is_fresh() -> None:
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    assert page.renewed(text) == text, "run `make types`"


def test_the_types_of_the_browser_are_fresh() -> None:
    assert (ROOT / "frontend/src/wire.ts").read_text(encoding="utf-8") == typescript.wire_types(), "run `make types`"


def test_every_message_says_what_it_is_for() -> None:
    for cls in page.everything():
        assert cls.__dict__.get("__doc__"), cls.__name__
