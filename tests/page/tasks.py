"""How long the page's own thread works at a stretch, beside a yardstick that the same thread runs in the same minute."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

LONG = 25
"""Yardsticks that a player notices: some 50 ms where a yardstick takes 2."""
STICKS = 9
YARDSTICK = """async (sticks) => {
  const stick = () => {
    const found = new Map();
    for (let i = 0; i < 104000; i += 1) found.set(`${i % 512}`, (found.get(`${(i * 7) % 512}`) ?? 0) + Math.sqrt(i));
    return found.size;
  };
  performance.mark('yardstick begins');
  for (let each = 0; each < sticks; each += 1) await new Promise((go) => setTimeout(() => go(stick()), 0));
  performance.mark('yardstick ends');
}"""
"""Work of a fixed size: some tasks of the page's thread."""
LEAST_MS = 0.2
"""What is shorter than that between two yardsticks is none of them."""


class Trace:
    """What the page's thread did; `longest` is told in yardsticks, once it is over."""

    longest: float
    tasks: int


@contextmanager
def traced(browser: Browser, page: Page, since: str = "yardstick ends") -> Iterator[Trace]:
    """Watches the tasks of a page while something is done with it; `since`: a mark that the page itself makes, if it counts from there.

    Counted is time at work, not waiting for a core that others use; and what slows the thread down slows its yardstick down too.
    """
    found = Trace()
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing", "__metadata"])
    page.evaluate(YARDSTICK, STICKS)
    yield found
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    before, after = tasks_between(trace, "yardstick begins", "yardstick ends"), tasks_between(trace, since)
    sticks = sorted(task for task in before if task > LEAST_MS)[-STICKS:]
    assert len(sticks) == STICKS, "the trace saw the yardsticks"
    found.longest, found.tasks = max(after) / median(sticks), len(after)


def tasks_between(trace: list[dict[str, Any]], begins: str, ends: str | None = None) -> list[float]:
    """Milliseconds of each task of the page's own thread between two marks."""
    begun = next(event for event in trace if event["name"] == begins)
    until = next((event["ts"] for event in trace if event["name"] == ends), float("inf"))
    mine = [event for event in trace if all(event[key] == begun[key] for key in ("pid", "tid")) and begun["ts"] <= event["ts"] < until]
    return [event["tdur"] / 1000 for event in mine if "tdur" in event]


def never_held_up(browser: Browser, page: Page, act: Callable[[], int], rounds: int) -> None:
    """No long task while something is done that the page answers at least so often, in the best of some rounds."""
    longest = []
    for _ in range(rounds):
        with traced(browser, page) as trace:
            events = act()
        assert trace.tasks > events, "the trace saw what was done"
        longest.append(round(trace.longest, 1))
        if trace.longest <= LONG:
            return
    raise AssertionError(f"the longest task of each round, in yardsticks: {longest}")
