"""Workers on a Ray cluster. They run the same jobs as local processes and return the results in the same order."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable
from importlib import import_module
from types import TracebackType
from typing import Any, Generic, TypeVar

from harena import __version__
from harena.kernel.rules import BadInput
from harena.lab.workers import Workers
from harena.processes import Job

LOCAL = "local"  # instead of an address: start a cluster on this machine for this run
PATIENCE = 5.0  # timeout in seconds for the head of a cluster
RETRIES = 5  # of a job whose worker was lost
T = TypeVar("T")
R = TypeVar("R")


class Cluster(Workers[T, R]):
    """`address` is host:port of the head, ray://host:port, `auto` for the cluster this machine belongs to, or `local`
    for a new one with `count` workers."""

    def __init__(self, address: str, count: int, job: Callable[[T], R]) -> None:
        super().__init__(count, job)
        self.address = address

    @property
    def are_here(self) -> bool:
        return False

    def __enter__(self) -> Cluster[T, R]:
        self.ray = _ray()
        _check_reachable(self.address)
        own = {"num_cpus": self.count, "include_dashboard": False} if self.address == LOCAL else {}
        try:
            self.ray.init(address=self.address, log_to_driver=False, logging_level=logging.ERROR, **own)
            self.run = self.ray.remote(max_retries=RETRIES)(_run)
            self.job_reference = self.ray.put(self.job)  # sent once, not with every task
            there = self.ray.get(self.ray.remote(_version).remote())
        except (ConnectionError, RuntimeError, ValueError, self.ray.exceptions.RayError) as error:
            self.ray.shutdown()
            raise BadInput(f"no Ray cluster at {self.address}: {_reason(error)}") from None
        if there != __version__:
            self.ray.shutdown()
            raise BadInput(f"the cluster at {self.address} has harena {there}, this is {__version__}; install the same")
        self.count = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.ray.shutdown()

    def submit(self, task: T) -> Job[R]:
        return RayJob(self, self.run.remote(self.job_reference, task))


class RayJob(Generic[R]):
    """A job on the cluster."""

    def __init__(self, cluster: Cluster[Any, R], reference: Any) -> None:
        self.cluster, self.reference = cluster, reference

    def cancel(self) -> None:
        self.cluster.ray.cancel(self.reference)

    def result(self) -> R:
        ray = self.cluster.ray
        try:
            result: R = ray.get(self.reference)
            return result
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            lost = f"the cluster at {self.cluster.address} was lost: {_reason(error)}; what --out holds is kept"
            raise BadInput(lost) from None


def _check_reachable(address: str) -> None:
    """Check that the address answers; Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:  # auto, local
        return
    if not port.isdecimal():
        raise BadInput(f"--ray is {address!r}; expected HOST:PORT, ray://HOST:PORT, auto or {LOCAL}")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadInput(f"no Ray cluster at {address}: {_reason(error)}") from None


def _run(job: Callable[[T], R], task: T) -> R:
    return job(task)


def _reason(error: Exception) -> str:
    """Return the first line of an error."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def _version() -> str:
    return __version__


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray sends no usage statistics
    try:
        return import_module("ray")
    except ImportError:
        raise BadInput("--ray needs Ray: pip install 'harena[ray]'") from None
