"""Processes to think in: for the bots of a server, and for the strongest one in the terminal."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def started(workers: int) -> ProcessPoolExecutor:
    """A pool of them; each process is started when it is first needed."""
    return ProcessPoolExecutor(workers, get_context("spawn"), _settle_in)


def dismissed(pool: ProcessPoolExecutor, wait: bool = False) -> None:
    """Away with a pool, and with what still thinks in it."""
    for process in list((pool._processes or {}).values()):  # no public way before Python 3.14
        process.kill()
    pool.shutdown(wait=wait, cancel_futures=True)


def _settle_in() -> None:
    """A worker: Ctrl-C is its master's business, and when the master dies, however he dies, so does the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    master = parent_process()
    if master is not None:
        Thread(target=_die_with, args=(master.sentinel,), daemon=True).start()


def _die_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
