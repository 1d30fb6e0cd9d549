"""`philtre learn`: the table in the terminal, the page, and bad input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.shell import Run, complaint

QUICK = ("--generations", "1", "--games", "40", "--simulations", "8", "--match", "4", "--epochs", "1", "--jobs", "1")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_results_and_the_folder_are_shown(run: Run, tmp_path: Path, language: str) -> None:
    page, out = tmp_path / "learned.html", tmp_path / "learned"
    answer = run("--lang", language, "learn", "apotheca", "--out", str(out), *QUICK, "--html", str(page))
    assert (answer.code, answer.err) == (0, "")
    assert "learn-" not in answer.out
    text = page.read_text()
    assert text.count("<svg") == 3
    assert f"lang='{language}'" in text
    assert not re.search(r"(src|href)=|url\(|@import|<script", text)
    assert "learn-" not in text
    assert (out / "0" / "standard-2.net").exists()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("chess",), "there is no game 'chess'"),
        (("apotheca", "--net", "six"), "apotheca has no net 'six'; choose from: standard-2"),
        (("apotheca", "--vary", "weather"), "apotheca has no option 'weather'; choose from: first_game, start"),
    ],
)
def test_unknown_names_are_reported(run: Run, tmp_path: Path, words: tuple[str, ...], why: str) -> None:
    answer = run("learn", *words, "--out", str(tmp_path / "out"), *QUICK)
    assert why in complaint(answer)
    assert not (tmp_path / "out").exists()


def test_an_unwritable_folder_is_reported(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    answer = run("learn", "apotheca", "--out", str(tmp_path / "file" / "out"), *QUICK)
    assert "cannot use" in complaint(answer)
