"""The end of a turn with marbles laid one by one, slowly and plainly: what the questions about it are held against."""

from __future__ import annotations

from itertools import product

from tests.potion_explosion.tables import letters, marbles


def by_hand(hand: str, pool: str, first: str, second: str) -> set[tuple[str, str, str, str]]:
    """Every end of a turn that the rulebook allows: marbles laid on each burner, kept, and thrown back.

    Old pool marbles are taken in hand or not; a marble in hand that fits is laid down; what is left fills the pool.
    """
    ends: set[tuple[str, str, str, str]] = set()
    for taken in product((False, True), repeat=len(pool)):
        held = hand + "".join(marble for marble, out in zip(pool, taken, strict=True) if out)
        staying = "".join(marble for marble, out in zip(pool, taken, strict=True) if not out)
        _lay("".join(sorted(held)), staying, first, second, "", "", "", ends)
    return ends


def _lay(held: str, staying: str, first: str, second: str, on_1: str, on_2: str, loose: str,
         ends: set[tuple[str, str, str, str]]) -> None:  # fmt: skip
    if not held:
        room = min(3 - len(staying), len(loose))
        for kept in set(product((False, True), repeat=len(loose))):
            if sum(kept) == room:
                inside = staying + "".join(marble for marble, keep in zip(loose, kept, strict=True) if keep)
                thrown = "".join(marble for marble, keep in zip(loose, kept, strict=True) if not keep)
                ends.add((_sorted(on_1), _sorted(on_2), _sorted(inside), _sorted(thrown)))
        return
    marble, rest = held[0], held[1:]
    if marble in first:
        _lay(rest, staying, first.replace(marble, "", 1), second, on_1 + marble, on_2, loose, ends)
    if marble in second:
        _lay(rest, staying, first, second.replace(marble, "", 1), on_1, on_2 + marble, loose, ends)
    if marble not in first + second:
        _lay(rest, staying, first, second, on_1, on_2, loose + marble, ends)


def _sorted(text: str) -> str:
    return letters(marbles(text))
