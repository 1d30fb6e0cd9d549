"""Refusals as English sentences, for clients that do not translate the code themselves."""

from __future__ import annotations

from philtre.server import wire
from philtre.server.guard.refusals import Refusal
from philtre.words.fluent import words


def sentence(refusal: Refusal) -> str:
    return words("en")(f"error-{refusal.code}", **refusal.details)


def refused(refusal: Refusal, answers: str | None, version: int | None) -> wire.Refused:
    return wire.Refused(
        answers=answers, code=refusal.code, message=sentence(refusal), details=refusal.details, version=version
    )


def problem(refusal: Refusal) -> wire.Problem:
    return wire.Problem(code=refusal.code, message=sentence(refusal), details=refusal.details)
