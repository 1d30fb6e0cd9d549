"""Generated files are up to date."""

from pathlib import Path

from tools.generate import positions, protocol, row_pages, telling, typescript

ROOT = Path(__file__).parents[2]


def test_the_protocol_page_is_fresh() -> None:
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    assert protocol.renewed(text) == text, "run `make types`"


def test_the_types_of_the_browser_are_fresh() -> None:
    for path, text in typescript.files().items():
        assert (ROOT / "frontend/src" / path).read_text(encoding="utf-8") == text, f"{path}: run `make types`"


def test_the_pages_of_the_rows_are_fresh() -> None:
    for path, text in row_pages.pages().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run `make types`"


def test_the_page_of_positions_names_every_condition() -> None:
    text = positions.PAGE.read_text(encoding="utf-8")
    assert positions.renewed(text) == text, "run `make types`"


def test_the_functions_that_report_events_are_fresh() -> None:
    for path, text in telling.files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run `make types`"


def test_every_message_has_a_docstring() -> None:
    for cls in protocol.everything():
        assert cls.__dict__.get("__doc__"), cls.__name__
