"""The games of a tournament on a Ray cluster, where `philtre[arena]` is installed on all its machines."""

from __future__ import annotations

from typing import Any

from philtre.arena.plan import Plan
from philtre.arena.play import Result, Ring
from philtre.core.errors import PhiltreError, SetupError


class Cluster:
    """Actors that play games: one for each processor of the cluster, or a given number. The games of a lost machine are
    played by the others."""

    def __init__(self, plan: Plan, address: str, size: int | None) -> None:
        try:
            import ray
        except ImportError as error:
            raise SetupError("--ray needs the package ray: install philtre[arena]") from error
        self._ray = ray
        try:
            ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # any error of the network
            raise SetupError(f"there is no Ray cluster at {address[:60]!a}: {error}") from error
        self.size = size or max(1, int(ray.cluster_resources().get("CPU", 1)))
        actor: Any = ray.remote(num_cpus=1)(_Seat)
        self._idle: list[Any] = [actor.remote(plan) for _ in range(self.size)]
        self._waiting: list[list[int]] = []
        self._busy: dict[Any, tuple[Any, list[int]]] = {}

    def hand_out(self, numbers: list[int]) -> None:
        self._waiting.append(numbers)
        self._send()

    def collect(self) -> list[list[Result]]:
        done, _ = self._ray.wait(list(self._busy))
        found: list[list[Result]] = []
        for each in done:
            seat, numbers = self._busy.pop(each)
            try:
                found.append(self._ray.get(each))
            except self._ray.exceptions.RayActorError:
                self._waiting.append(numbers)
            else:
                self._idle.append(seat)
        self._send()
        if not self._busy and self._waiting:
            raise PhiltreError("all machines of the Ray cluster are lost")
        return found

    def close(self) -> None:
        self._ray.shutdown()

    def _send(self) -> None:
        while self._idle and self._waiting:
            seat, numbers = self._idle.pop(), self._waiting.pop(0)
            self._busy[seat.play.remote(numbers)] = seat, numbers


class _Seat:
    """One process of the cluster."""

    def __init__(self, plan: Plan) -> None:
        self._ring = Ring(plan)

    def play(self, numbers: list[int]) -> list[Result]:
        return [self._ring.play(number) for number in numbers]
