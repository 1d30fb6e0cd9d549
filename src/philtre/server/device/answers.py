"""What the worker of the bots does with a question."""

from __future__ import annotations

import pickle

from philtre.server.thinking import questions


def answer(question: bytes) -> bytes:
    """The answer to what `Thinkers` asked."""
    name, args = pickle.loads(question)
    return pickle.dumps(getattr(questions, name)(*args))
