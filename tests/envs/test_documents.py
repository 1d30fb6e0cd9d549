"""docs/environments.md runs, and the pages of observations are fresh."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from philtre import games
from tools.generate import observations

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "environments.md").read_text("utf-8")
CODE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(CODE)))
def test_the_examples_of_the_page_run(number: int) -> None:
    exec(CODE[number], {})


def test_the_page_has_examples() -> None:
    assert len(CODE) == 4


@pytest.mark.parametrize("name", games.NAMES)
def test_the_page_of_a_games_observation_is_fresh(name: str) -> None:
    kept = (DOCS / "observations" / f"{name}.md").read_text("utf-8")
    assert kept == observations.page(games.game(name)), "make types"
