"""Workers ignore interrupts that are meant for their main process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.cli.shell import ENVIRONMENT

# The interrupt goes to the whole group, as from a terminal, while a worker starts and again while it works.
PROGRAM = """
import os, signal, time
from philtre.workers import Workers

if __name__ == "__main__":
    heard = []
    signal.signal(signal.SIGINT, lambda *_: heard.append(1))
    with Workers(1) as workers:
        answer = workers.submit(max, 3, 7)
        os.killpg(0, signal.SIGINT)
        print(answer.result(timeout=60), len(heard))
        answer = workers.submit(time.sleep, 0.2)
        os.killpg(0, signal.SIGINT)
        print(answer.result(timeout=60), len(heard))
"""


def test_an_interrupt_reaches_the_waiting_process_but_no_worker(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(PROGRAM)
    done = subprocess.run(
        [sys.executable, str(path)],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
        start_new_session=True,
    )
    assert (done.stdout, done.stderr) == ("7 1\nNone 2\n", "")
