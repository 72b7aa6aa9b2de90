"""Marks: every test of a rule names it. Examples are the same every day. Workers stay small."""

from __future__ import annotations

import gc

import pytest
from hypothesis import HealthCheck, settings

from hauberk.play.battle.scenario import load_scenario

# The same examples every day, and no clock: what is red is red for everybody. `--hypothesis-profile=search` looks for new ones.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("search", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
SELDOM = (20_000, 20, 100)
"""States have no cycles: the collector finds next to nothing, and would take a fifth of the time."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules this test proves")


def pytest_collection_finish() -> None:
    """Tests and modules that were found stay to the end: whoever looks for what can be forgotten need not look through them each time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """What was worked out on the fields of our battles is forgotten with each file of tests; it comes to tens of megabytes a castle.

    What is still there then stays: the collector need not look through it again and again.
    """
    if (nextitem is None or nextitem.path != item.path) and load_scenario.cache_info().currsize:
        load_scenario.cache_clear()
        gc.collect()
        gc.freeze()
