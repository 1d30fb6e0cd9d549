"""The workers: this process, a pool of processes, or a Ray cluster. Results come in the order of the tasks, so the
result of a course does not depend on the workers."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from itertools import islice
from typing import Any, Final, Protocol, TypeVar

from philtre.core.errors import SetupError
from philtre.workers import Workers

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 4  # tasks per worker that are sent in advance


class Crew(Protocol):
    def work(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results, in the order of the tasks."""

    def close(self) -> None: ...


class Alone:
    """Works in this process."""

    def work(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        return map(do, tasks)

    def close(self) -> None: ...


class Pool:
    """Processes on this machine."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._pool = Workers(size)

    def work(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        waiting: deque[Future[R]] = deque()
        left = iter(tasks)
        while True:
            waiting += [self._pool.submit(do, task) for task in islice(left, AHEAD * self._size - len(waiting))]
            if not waiting:
                return
            yield waiting.popleft().result()

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


class Cluster:
    """A Ray cluster, with the package installed on all machines. The tasks of a lost machine are repeated."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError as error:
            raise SetupError("--ray needs the package ray: install philtre[arena]") from error
        self._ray = ray
        try:
            ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # any error of the network
            raise SetupError(f"there is no Ray cluster at {address[:60]!a}: {error}") from error
        self._size = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def work(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        remote: Any = self._ray.remote(num_cpus=1, max_retries=-1)(do)
        waiting: deque[Any] = deque()
        left = iter(tasks)
        while True:
            waiting += [remote.remote(task) for task in islice(left, AHEAD * self._size - len(waiting))]
            if not waiting:
                return
            yield self._ray.get(waiting.popleft())

    def close(self) -> None:
        self._ray.shutdown()


def crew_for(jobs: int | None, ray: str | None) -> Crew:
    """The workers: a pool with one process for each core, or a given number of processes, or a cluster."""
    if ray is not None:
        return Cluster(ray)
    size = jobs or os.cpu_count() or 1
    return Alone() if size == 1 else Pool(size)
