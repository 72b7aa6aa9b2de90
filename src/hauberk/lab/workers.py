"""Many games at once: by processes of this machine, or by a Dask cluster of many. Whoever is lost on the way loses no result.

On one machine Python's own processes do it: nothing need be installed, and games need not talk to one another. For many machines there
is Dask (`pip install 'hauberk[lab]'`), which brings what that asks for: a scheduler, and work given out again when a worker dies.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any

from hauberk.common.faults import BadInput, Fault
from hauberk.lab.bouts import Bout, Result, play

PATIENCE = 5
"""So often workers may die before it is said that something is wrong with the games themselves."""
AHEAD = 2
"""Games given out for each worker: one that is played, one that waits."""
Found = tuple[int, Result]


def played(work: Sequence[Bout], workers: int = 1, cluster: str = "") -> Generator[Found, None, None]:
    """The results of all games, each with its number, as they come; whoever stops listening stops the work. Raises BadInput."""
    if cluster:
        return _by_cluster(work, cluster)
    if workers <= 1:
        return _by_one(work)
    return _by_processes(work, workers)


def _by_one(work: Sequence[Bout]) -> Generator[Found, None, None]:
    for number, bout in enumerate(work):
        yield number, play(bout)


# -- processes ---------------------------------------------------------------------------------------------------------


def _by_processes(work: Sequence[Bout], workers: int) -> Generator[Found, None, None]:
    """A pool whose process has died is replaced, and what it had not finished is played again."""
    left, deaths = dict(enumerate(work)), 0
    while left:
        try:
            with ProcessPoolExecutor(min(workers, len(left)), mp_context=get_context("spawn")) as pool:
                yield from _flow(left, workers, pool)
        except BrokenProcessPool:
            deaths += 1
            if deaths > PATIENCE:
                raise


def _flow(left: dict[int, Bout], workers: int, pool: ProcessPoolExecutor) -> Iterator[Found]:
    """Give out a few games at a time; what has come in is taken off the list."""
    waiting, running = iter(list(left.items())), dict[Future[Result], int]()
    try:
        while True:
            for number, bout in islice(waiting, AHEAD * workers - len(running)):
                running[pool.submit(play, bout)] = number
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                number = running.pop(future)
                result = future.result()
                del left[number]
                yield number, result
    finally:
        for future in running:
            future.cancel()


# -- a cluster ---------------------------------------------------------------------------------------------------------


def _by_cluster(work: Sequence[Bout], address: str) -> Generator[Found, None, None]:
    """The workers of a Dask cluster, wherever they are; it gives out again what a lost one had."""
    try:
        dask: Any = import_module("distributed")
    except ImportError as error:
        raise BadInput([Fault("--cluster", 0, "needs dask.distributed", "pip install 'hauberk[lab]'")]) from error
    try:
        client = dask.Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise BadInput([Fault("--cluster", 0, f"nobody answers at {address[:80]}", "start `dask scheduler` and `dask worker`")]) from error
    with client:
        yield from _gather(client, dask.as_completed, work)


def _gather(client: Any, as_completed: Callable[..., Any], work: Sequence[Bout]) -> Iterator[Found]:
    numbers: dict[Any, int] = {}
    waiting = iter(enumerate(work))

    def give_out(most: int) -> list[Any]:
        futures = []
        for number, bout in islice(waiting, most):
            future = client.submit(play, bout, pure=False, retries=PATIENCE)
            numbers[future.key] = number
            futures.append(future)
        return futures

    threads = sum(client.nthreads().values()) or 1
    coming = as_completed(give_out(AHEAD * threads))
    for future in coming:
        result = future.result()
        for more in give_out(1):
            coming.add(more)
        yield numbers.pop(future.key), result
