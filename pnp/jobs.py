"""Jobs: work that is cut into chunks of numbers and shared by several processes.

A task is a function that can be pickled and takes a range of numbers. What comes of a chunk depends on its numbers
alone, so the result is the same however many processes there are and whichever is done first.

Whoever stops the work stops all of it: an interrupt is the first process's matter, which ends the others at once, and
these watch for its death, however it comes.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

__all__ = ["Progress", "Workers", "cores", "in_chunks"]

T = TypeVar("T")
Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""

_CHUNK = 8


def cores() -> int:
    """Give how many processes can work at once."""
    return os.cpu_count() or 1


def in_chunks(task: Callable[[range], list[T]], numbers: range, jobs: int, progress: Progress | None = None) -> list[T]:
    """Give what a task makes of all numbers, in their order."""
    with Workers(jobs) as workers:
        return workers.in_chunks(task, numbers, progress)


class Workers:
    """Processes for one task after the other: they start when there is work for two, and stop with the block."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, stopped: type[BaseException] | None, *_: object) -> None:
        if self._pool is None:
            return
        if stopped is not None:  # nobody wants what they are at
            for process in multiprocessing.active_children():
                process.terminate()
        self._pool.shutdown(cancel_futures=True)

    def in_chunks(self, task: Callable[[range], list[T]], numbers: range, progress: Progress | None = None) -> list[T]:
        """Give what a task makes of all numbers, in their order."""
        chunks = [numbers[start : start + _CHUNK] for start in range(0, len(numbers), _CHUNK)]
        found: dict[int, list[T]] = {}
        done = 0
        for chunk, results in self._shared(task, chunks):
            found[chunk.start] = results
            done += len(results)
            if progress is not None:
                progress(done, len(numbers))
        return [result for start in sorted(found) for result in found[start]]

    def _shared(self, task: Callable[[range], list[T]], chunks: list[range]) -> Iterator[tuple[range, list[T]]]:
        """Work chunks off, each as soon as a process is free; those that wait are dropped when the block is left."""
        if self._jobs == 1 or len(chunks) == 1:
            for chunk in chunks:
                yield chunk, task(chunk)
            return
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._jobs, initializer=_enlist)
        waiting = {self._pool.submit(task, chunk): chunk for chunk in chunks}
        for future in as_completed(waiting):
            yield waiting[future], future.result()


def _enlist() -> None:
    """Make a process one of the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    """End with the process that gives the work, which would otherwise be waited for in vain."""
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os._exit(1)
