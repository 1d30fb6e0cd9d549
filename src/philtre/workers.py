"""Worker processes. They ignore interrupts, also while they start; the waiting process handles them."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

CAN_HOLD_BACK: Final = hasattr(signal, "pthread_sigmask")


class Workers(ProcessPoolExecutor):
    """A pool of fresh interpreters; `begin` is called in each of them first."""

    def __init__(self, size: int, begin: Callable[..., None] | None = None, *given: Any) -> None:
        super().__init__(size, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(begin, given))
        if CAN_HOLD_BACK:
            from multiprocessing import resource_tracker

            resource_tracker.ensure_running()  # starting the tracker later would enable interrupts again

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submit a task. Interrupts are blocked meanwhile, so that a process that is started now inherits this."""
        if not CAN_HOLD_BACK:
            return super().submit(fn, *args, **kwargs)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(begin: Callable[..., None] | None, given: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if begin is not None:
        begin(*given)
