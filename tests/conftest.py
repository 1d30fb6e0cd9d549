"""Settings of all tests: Hypothesis profiles, the engine in the header, and errors for missing messages."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from philtre.build import is_compiled
from philtre.words.fluent import Words

# Shared machines sometimes stall, so a deadline for each example would fail correct tests.
settings.register_profile("full", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60)
settings.register_profile("few", settings.get_profile("full"), max_examples=10)  # uncompiled runs are slower
settings.register_profile("long", settings.get_profile("full"), max_examples=300)  # make oracle
settings.load_profile("full")

Words.strict = True

LONG = ("test_pages.py", "test_whole_games.py", "test_analysis.py", "test_french.py")


def pytest_report_header() -> str:
    return f"engine: {'compiled' if is_compiled() else 'plain'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests run last, because their driver occupies the event loop of the thread. The long ones come first, so
    that at the end no process waits long for another."""
    browser = Path(__file__).parent / "e2e"
    items.sort(key=lambda item: (item.path.is_relative_to(browser), item.path.name not in LONG))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="as many games as a long run is worth (make oracle)")
    parser.addoption("--remake", action="store_true", help="write goldens and counts anew (make golden)")


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Whether `--long` was given."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(scope="session")
def remake(request: pytest.FixtureRequest) -> bool:
    """Whether goldens must be written instead of compared."""
    return bool(request.config.getoption("--remake"))
