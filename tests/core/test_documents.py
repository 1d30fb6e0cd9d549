"""The record in docs/records.md is valid, in the form that the page describes."""

from __future__ import annotations

import re
from pathlib import Path

from philtre import games
from philtre.table.record import verify
from philtre.table.recordfile import ALLOWED, read, to_json, to_text

PAGE = (Path(__file__).parent.parent.parent / "docs" / "records.md").read_text("utf-8")


def test_the_record_on_the_page_is_valid_and_in_our_form() -> None:
    shown = re.findall(r"```\n(\[Game.*?)```", PAGE, re.DOTALL)
    assert len(shown) == 1
    record = read(shown[0].encode())
    assert to_text(record) == shown[0]
    assert read(to_json(record)) == record
    verify(record, games.face(record.game))


def test_the_page_explains_every_header() -> None:
    table = "\n".join(line.split("|")[1] for line in PAGE.split("\n") if line.startswith("| `"))
    explained = set(re.findall(r"`([A-Z][a-z]+)", table))
    assert explained == set(ALLOWED.split(", "))
