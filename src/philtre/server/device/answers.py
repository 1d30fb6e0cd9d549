"""Answers questions in the worker of the bots."""

from __future__ import annotations

import pickle

from philtre.server.thinking import questions


def answer(question: bytes) -> bytes:
    """The answer to a question from `Thinkers`."""
    name, args = pickle.loads(question)
    return pickle.dumps(getattr(questions, name)(*args))
