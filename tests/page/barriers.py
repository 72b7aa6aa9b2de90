"""What would shut somebody out of a screen, as axe-core finds it."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.page.conftest import FAULTS_ONLY, change

COLOURS_ONLY = {**FAULTS_ONLY, "runOnly": ["color-contrast"]}
"""What may differ between day and night."""
GRAVE = """async ([options, without]) => {
  const where = without ? { exclude: [[without]] } : document;
  const { violations } = await axe.run(where, options);
  const grave = violations.filter((each) => ['serious', 'critical'].includes(each.impact));
  const told = (each, node) => `${each.id}: ${node.html.slice(0, 160)} ${(node.failureSummary ?? '').slice(0, 200)}`;
  return grave.flatMap((each) => each.nodes.map((node) => told(each, node)));
}"""


def grave(page: Page, options: dict[str, list[str]] = FAULTS_ONLY, without: str = "") -> list[str]:
    """What axe finds that would shut somebody out, without a part of the page that was looked at before."""
    if not page.evaluate("Boolean(globalThis.axe)"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(GRAVE, [options, without])
    return found


def grave_by_day_and_night(page: Page, without: str = "") -> list[str]:
    """What axe finds on the same screen in both lights; the night differs from the day in its colours alone."""
    by_day = grave(page, without=without)
    change(page, theme="night")
    by_night = grave(page, COLOURS_ONLY, without)
    change(page, theme="day")
    return by_day + [f"by night {fault}" for fault in by_night]
