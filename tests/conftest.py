"""What all tests share: how many examples Hypothesis tries, on which engine they run, and that no word is missing."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from philtre.core.build import is_compiled
from philtre.core.words import Words

# Shared machines stall now and then; a deadline per example would fail tests that are right.
settings.register_profile("full", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("few", settings.get_profile("full"), max_examples=10)  # uncompiled runs are slower
settings.load_profile("full")

Words.strict = True


def pytest_report_header() -> str:
    return f"engine: {'compiled' if is_compiled() else 'plain'}"
