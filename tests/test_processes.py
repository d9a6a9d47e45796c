"""The pool of worker processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from harena.processes import WorkerLost, WorkerPool, in_order


def double(number: int) -> int:
    if number == 3:
        time.sleep(0.2)  # later ones are ready before it
    return 2 * number


def fail(number: int) -> int:
    raise KeyError(number)


def unsendable() -> object:
    return lambda: None


def kill_once(marker: str) -> str:
    """Die at the first try, as if out of memory."""
    if not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def kill_always() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("fork", [False, True])
def test_results_come_in_order_and_unneeded_jobs_have_none(fork: bool) -> None:
    with WorkerPool(2, fork=fork) as pool:
        if fork:
            pool.start()
        assert list(pool.results(double, range(1, 10))) == [2 * n for n in range(1, 10)]
        assert list(pool.results(double, range(1, 10), lambda n: n % 2 == 0)) == [2, 6, 10, 14, 18]
        assert len(pool.workers) == 2
    assert pool.workers == set()


def test_unneeded_jobs_are_cancelled() -> None:
    class Asked:
        def __init__(self, number: int) -> None:
            self.number = number

        def result(self) -> int:
            return self.number

        def cancel(self) -> None:
            cancelled.append(self.number)

    cancelled: list[int] = []
    assert list(in_order(Asked, range(1, 6), 3, lambda n: n in (2, 5))) == [1, 3, 4]
    assert cancelled == [2, 5]


def test_processes_are_started_when_needed() -> None:
    with WorkerPool(3) as pool:
        assert pool.workers == set()
        one = pool.submit(os.getpid).result()
        assert pool.submit(os.getpid).result() == one, "an idle worker is asked before another one is started"
        assert [worker.process.pid for worker in pool.workers] == [one]
        assert one != os.getpid()


def test_errors_come_back_and_the_worker_stays() -> None:
    with WorkerPool(1) as pool:
        before = pool.submit(os.getpid).result()
        with pytest.raises(KeyError, match="7") as caught:
            pool.submit(fail, 7).result()
        assert "raise KeyError(number)" in "".join(caught.value.__notes__)
        with pytest.raises(RuntimeError, match="cannot be sent from a worker process"):
            pool.submit(unsendable).result()
        with pytest.raises(Exception, match="pickle"):
            pool.submit(lambda: None).result()
        assert pool.submit(os.getpid).result() == before


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_a_killed_worker_is_replaced_and_its_job_done_again(tmp_path: Path) -> None:
    with WorkerPool(1) as pool:
        assert pool.submit(kill_once, str(tmp_path / "killed")).result() == "done"
        for worker in list(pool.workers):
            worker.kill()  # idle
        assert pool.submit(double, 2).result() == 4
        with pytest.raises(WorkerLost, match="3 worker processes died over a job"):
            pool.submit(kill_always).result()
        assert pool.submit(double, 2).result() == 4


def test_only_the_worker_that_takes_too_long_is_killed() -> None:
    with WorkerPool(2, limit=1.0) as pool:
        slow = pool.submit(time.sleep, 60)
        quick = pool.submit(os.getpid).result()
        with pytest.raises(TimeoutError, match=r"more than 1\.0 s"):
            slow.result()
        assert [worker.process.pid for worker in pool.workers] == [quick]


def test_close_does_not_wait_for_jobs() -> None:
    pool = WorkerPool(1)
    pool.submit(os.getpid).result()
    running, waiting = pool.submit(time.sleep, 60), pool.submit(double, 1)
    while not running.running():
        time.sleep(0.01)
    began = time.monotonic()
    pool.close()
    pool.close()
    assert time.monotonic() - began < 5
    for future in (running, waiting):
        with pytest.raises(WorkerLost):
            future.result(0)
    with pytest.raises(WorkerLost):
        pool.submit(double, 1)


async def test_an_event_loop_waits_for_results_and_hears_of_the_end() -> None:
    pool = WorkerPool(1)
    assert await pool.run(double, number=4) == 8
    waiting = [asyncio.create_task(pool.run(time.sleep, 60)) for _ in range(2)]
    await asyncio.sleep(0.1)
    pool.close()
    assert [type(error) for error in await asyncio.gather(*waiting, return_exceptions=True)] == [WorkerLost] * 2


SLEEPERS = """
import os, signal, sys, time
from harena.processes import WorkerPool
if __name__ == "__main__":
    pool = WorkerPool(2, fork=sys.argv[1] == "fork")
    pool.start()
    pool.submit(time.sleep, 600)
    print(*[worker.process.pid for worker in pool.workers], flush=True)
    sys.exit() if sys.argv[2] == "exit" else time.sleep(600)
"""


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
@pytest.mark.parametrize("how", ["kill", "exit"])
@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_workers_exit_with_their_parent(start: str, how: str, tmp_path: Path) -> None:
    script = tmp_path / "sleepers.py"
    script.write_text(SLEEPERS, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script), start, how], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        pids = [int(word) for word in run.stdout.readline().split()]
        assert len(pids) == 2
        if how == "kill":
            run.kill()
        assert run.wait(30) == (0 if how == "exit" else -signal.SIGKILL)
    until = time.monotonic() + 30
    while any([alive(pid) for pid in pids]) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any([alive(pid) for pid in pids])


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not Path(f"/proc/{pid}/stat").exists() or Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
