"""Compiled modules contain no `literal << variable`, which mypyc compiles wrongly."""

from __future__ import annotations

import pytest

from tools.engine import PACKAGE, modules
from tools.shifts import shifts


@pytest.mark.parametrize("name", modules())
def test_compiled_modules_contain_no_shifted_literals(name: str) -> None:
    assert shifts((PACKAGE / name).read_text()) == []


@pytest.mark.parametrize(
    "text", ["1 << n", "x | 0b11 << place + 1", "-1 << n", "(2 - 1) << n", "f(1 << a[0])", "ONE << n"]
)
def test_shifted_literals_are_found(text: str) -> None:
    assert shifts(f"\n{text}\n") == [2]


@pytest.mark.parametrize("set_to", ["one: i64 = 1", "one = 1", "one = -(2 + 3)"])
def test_a_variable_that_is_only_set_to_a_literal_counts_as_one(set_to: str) -> None:
    assert shifts(f"def f(n):\n    {set_to}\n    return one << n\n") == [3]
    assert shifts(f"def f(n):\n    {set_to}\n    one += n\n    return one << n\n") == []


@pytest.mark.parametrize("text", ["x << n", "1 << 40", "1 << -(2 + 3)", "1 >> n"])
def test_other_shifts_are_allowed(text: str) -> None:
    assert shifts(text) == []
