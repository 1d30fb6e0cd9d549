"""Finds `literal << variable` in compiled modules: mypyc makes a 32-bit shift of it, wrong from 2**31 on."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.engine import PACKAGE, modules


def shifts(source: str) -> list[int]:
    """The lines on which a constant is shifted by something that is none."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and _is_constant(node.left)
        and not _is_constant(node.right)
    ]


def _is_constant(node: ast.expr) -> bool:
    """Literals, also signed and computed ones: the compiler folds them."""
    if isinstance(node, ast.UnaryOp):
        return _is_constant(node.operand)
    if isinstance(node, ast.BinOp):
        return _is_constant(node.left) and _is_constant(node.right)
    return isinstance(node, ast.Constant)


def main() -> int:
    found = [f"{PACKAGE / name}:{line}" for name in modules() for line in shifts((PACKAGE / name).read_text())]
    for place in found:
        print(f"{place}: literal << variable is a 32-bit shift once compiled; shift a variable instead")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
