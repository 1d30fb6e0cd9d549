"""The command line as tests use it: in this process for speed, or as a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from philtre.cli import main

ENVIRONMENT = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "LANG": "C.UTF-8"}
# Shells may start background processes so that they and their children ignore interrupts.
INTERRUPTIBLE = (
    "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "runpy.run_module('philtre', run_name='__main__', alter_sys=True)"
)


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Answer]


class _Typed(io.TextIOWrapper):
    """Standard input with typed lines."""

    def __init__(self, typed: bytes) -> None:
        super().__init__(io.BytesIO(typed), encoding="utf-8", errors="surrogateescape")


def runner(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*arguments: str, typed: str | bytes = b"") -> Answer:
        monkeypatch.setattr(sys, "stdin", _Typed(typed.encode() if isinstance(typed, str) else typed))
        code = main(list(arguments))
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    return run


def process(*arguments: str, typed: bytes = b"", **environment: str) -> Answer:
    command = [sys.executable, "-m", "philtre", *arguments]
    done = subprocess.run(
        command, input=typed, capture_output=True, env={**ENVIRONMENT, **environment}, timeout=60, check=False
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def complaint(answer: Answer) -> str:
    """The one line of error for bad input; the test fails if there is anything else."""
    assert answer.code == 2, answer
    assert answer.err.startswith("philtre: "), answer.err
    assert answer.err.endswith("\n"), answer.err
    assert answer.err.count("\n") == 1, answer.err
    assert "Traceback" not in answer.err + answer.out
    return answer.err[len("philtre: ") : -1]
