"""`philtre arena`: the table in the terminal, the JSON, the page, resuming after an interruption, and bad input."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.shell import ENVIRONMENT, INTERRUPTIBLE, Run, complaint

QUICK = ("arena", "apotheca", "--bots", "random,greedy:1", "--games", "6", "--jobs", "1")


def test_the_table_says_who_is_better_in_both_languages(run: Run) -> None:
    english, french = run(*QUICK), run("--lang", "fr", *QUICK)
    assert (english.code, english.err, french.code) == (0, "", 0)
    assert "Rating" in english.out
    assert "Robot" in french.out
    assert "greedy:1" in english.out
    assert "arena-" not in english.out + french.out


def test_the_json_is_for_programs(run: Run) -> None:
    found = json.loads(run(*QUICK, "--json", "-").out)
    assert (found["format"], found["games"], found["deals"]) == (1, 6, 3)
    assert {each["bot"] for each in found["standings"]} == {"random", "greedy:1"}
    assert found["plan"]["seed"] == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_needs_no_other_files(run: Run, tmp_path: Path, language: str) -> None:
    page = tmp_path / "report.html"
    answer = run("--lang", language, *QUICK, "--html", str(page), "--json", str(tmp_path / "report.json"))
    assert answer.code == 0
    text = page.read_text()
    assert text.count("<svg") == 3
    assert f"lang='{language}'" in text
    assert not re.search(r"(src|href)=|url\(|@import|<script", text)
    assert "arena-" not in text
    assert json.loads((tmp_path / "report.json").read_text())["games"] == 6


def test_names_of_bots_are_no_markup(run: Run, tmp_path: Path) -> None:
    program = tmp_path / "<b>&.py"
    program.write_text(f"#!{sys.executable} -S\nimport sys\nsys.exit(1)\n")
    program.chmod(0o755)
    page = tmp_path / "report.html"
    assert run("arena", "apotheca", "--bots", f"random,'{program}'", "--games", "2", "--jobs", "1",
               "--html", str(page)).code == 0  # fmt: skip
    assert "<b>" not in page.read_text()
    assert "&lt;b&gt;&amp;.py" in page.read_text()


def test_a_resumed_tournament_has_the_same_report(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "results.jsonl")
    run("arena", "apotheca", "--bots", "random,greedy:1", "--games", "2", "--jobs", "1", "--resume", path)
    resumed, whole = (json.loads(run(*QUICK, "--json", "-", *more).out) for more in (("--resume", path), ()))
    del resumed["timing"], whole["timing"]
    assert resumed == whole


def test_an_interrupted_tournament_is_reported_and_stored(tmp_path: Path) -> None:
    """A real process and its workers are interrupted; then the tournament is resumed."""
    results = tmp_path / "results.jsonl"
    command = [sys.executable, "-c", INTERRUPTIBLE, "arena", "apotheca", "--bots", "search:40,greedy:1",
               "--games", "100000", "--jobs", "2", "--resume", str(results)]  # fmt: skip
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True
    )
    deadline = time.monotonic() + 60
    while not (results.exists() and results.read_bytes().count(b"\n") > 2) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 130, err
    assert "Traceback" not in err
    assert f"--resume {results}" in err
    assert "search:40" in out
    assert results.read_bytes().count(b"\n") > 2


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["apotheca", "--bots", "random,nobody"], "nobody"),
        (["apotheca", "--bots", "random,random"], "once"),
        (["apotheca", "--bots", "random,./missing"], "missing"),
        (["apotheca", "--bots", "random,no_such_module:Bot"], "no_such_module"),
        (["chess", "--bots", "random"], "chess"),
        (["apotheca", "--bots", "random,greedy", "--seats", "9"], "9"),
        (["apotheca", "--bots", "random,greedy", "--html", "no/such/folder/x.html"], "folder"),
        (["apotheca", "--bots", "random,greedy", "--resume", "no/such/folder/x"], "folder"),
        (["apotheca", "--bots", "random,greedy", "--resume", "."], "'.'"),
    ],
)
def test_bad_input_is_one_line(run: Run, arguments: list[str], told: str) -> None:
    assert told in complaint(run("arena", *arguments, "--games", "2", "--jobs", "1"))
