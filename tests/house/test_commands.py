"""The commands in the documents exist."""

from __future__ import annotations

import os
import re
import subprocess

from tests.house.tree import ROOT, texts

TARGETS = set(re.findall(r"^([a-z][a-z-]*):(?!=)", (ROOT / "Makefile").read_text(), re.MULTILINE))
TAUGHT = re.compile(r"(?:`|^\s*\$? ?)make ([a-z][a-z-]*)", re.MULTILINE)


def test_every_make_command_of_the_documents_exists() -> None:
    documents = [(path, text) for path, text in texts() if path.endswith(".md")]
    taught = {(path, word) for path, text in documents for word in TAUGHT.findall(text)}
    assert {("README.md", "play"), ("README.md", "test")} <= taught
    assert sorted((path, word) for path, word in taught if word not in TARGETS) == []


def test_the_main_commands_exist() -> None:
    words = {"play", "test", "check", "bench", "oracle", "golden", "screenshots", "clean", "help"}
    assert words <= TARGETS


def test_help_lists_every_command() -> None:
    told = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert TARGETS - set(re.findall(r"make ([a-z-]+)", told)) == {"browser", "python"}  # steps of the others


def test_the_automatic_check_runs_the_tests() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text()
