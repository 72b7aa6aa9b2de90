"""What would shut somebody out of a screen, as axe-core finds it."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.page.conftest import FAULTS_ONLY


def grave(page: Page, options: dict[str, list[str]] = FAULTS_ONLY) -> list[str]:
    """What axe finds that would shut somebody out."""
    violations = Axe().run(page, options=options).response["violations"]
    return [
        f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for each in violations
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
