"""A search tree as a table of integers, and the path of a simulation in it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# A node is a row. The root is row 0; no node has row 0 as a child.
ROW: Final[i64] = 4
ACTION: Final[i64] = 0
SEAT: Final[i64] = 1  # the seat that took the action
CHILD: Final[i64] = 2  # the row of the newest child, or 0
SIBLING: Final[i64] = 3  # the row of the next older sibling, or 0

CLOCK_EVERY: Final[i64] = 8  # simulations between two checks of the clock


class Nodes:
    """The nodes of a search tree; each search adds its own statistics."""

    def __init__(self, actions: int, seats: int) -> None:
        self.nodes: vec[i64] = vec[i64]([0] * 4)
        self.count: i64 = 1
        self.buffer: vec[i64] = vec[i64]([0] * actions)
        self.marks: vec[i64] = vec[i64]([0] * actions)  # by action: the last step at which it was legal
        self.step: i64 = 0
        self.path: vec[i64] = vec[i64]([0] * 64)
        self.depth: i64 = 0
        self.payoffs: vec[float] = vec[float]([0.0] * seats)

    def mark(self, n: i64) -> None:
        """Begin a new step, in which the first actions of the buffer are legal."""
        self.step += 1
        buffer, marks, step = self.buffer, self.marks, self.step
        i: i64
        for i in range(n):
            marks[buffer[i]] = step

    def add(self, node: i64, action: i64, seat: i64) -> i64:
        """Add a child and return its row."""
        row = self.count
        nodes = self.nodes
        nodes = append(nodes, action)
        nodes = append(nodes, seat)
        nodes = append(nodes, 0)
        nodes = append(nodes, nodes[ROW * node + CHILD])
        nodes[ROW * node + CHILD] = row
        self.nodes = nodes
        self.count = row + 1
        return row

    def enter(self, node: i64) -> None:
        """Append a node to the path."""
        if self.depth < len(self.path):
            self.path[self.depth] = node
        else:
            self.path = append(self.path, node)
        self.depth += 1
