"""Finds `literal << variable` in compiled modules: mypyc makes a 32-bit shift of it, wrong from 2**31 on.

A named constant is a literal, too, and so is a local variable that is only set to one: the compiler inlines it.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.engine import PACKAGE, modules


def shifts(source: str) -> list[int]:
    """The lines on which a constant is shifted by something that is not constant."""
    tree = ast.parse(source)
    scopes = [tree, *[node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]]
    return sorted({line for scope in scopes for line in _shifts(scope)})


def _shifts(scope: ast.AST) -> list[int]:
    fixed = _fixed(scope)
    return [
        node.lineno
        for node in ast.walk(scope)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and _is_constant(node.left, fixed)
        and not _is_constant(node.right, set())
    ]


def _fixed(scope: ast.AST) -> set[str]:
    """Local variables that are set only once, to a constant."""
    if not isinstance(scope, ast.FunctionDef):
        return set()
    stored = [node.id for node in ast.walk(scope) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    found = set()
    for node in ast.walk(scope):
        target: ast.expr | None = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
        if isinstance(target, ast.Name) and stored.count(target.id) == 1:
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
            if value is not None and _is_constant(value, set()):
                found.add(target.id)
    return found


def _is_constant(node: ast.expr, fixed: set[str]) -> bool:
    """Whether an expression is a literal, also a signed, computed or named one: the compiler folds them."""
    if isinstance(node, ast.UnaryOp):
        return _is_constant(node.operand, fixed)
    if isinstance(node, ast.BinOp):
        return _is_constant(node.left, fixed) and _is_constant(node.right, fixed)
    if isinstance(node, ast.Name):
        return node.id.isupper() or node.id in fixed
    return isinstance(node, ast.Constant)


def main() -> int:
    found = [f"{PACKAGE / name}:{line}" for name in modules() for line in shifts((PACKAGE / name).read_text())]
    for place in found:
        print(f"{place}: literal << variable is a 32-bit shift once compiled; shift a variable instead")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
