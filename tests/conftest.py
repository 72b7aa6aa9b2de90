"""Marks: every test of a rule names it. Workers stay small."""

from __future__ import annotations

import gc

import pytest

from hauberk.play.scenario import load_scenario


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules this test proves")


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """What was worked out on the fields of our battles is forgotten with each file of tests; it comes to tens of megabytes a castle."""
    if (nextitem is None or nextitem.path != item.path) and load_scenario.cache_info().currsize:
        load_scenario.cache_clear()
        gc.collect()
