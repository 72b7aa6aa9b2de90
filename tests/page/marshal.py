"""A robot that sits at a campaign on the real page: it reads what is asked, points at the map and presses what a player would press."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from hauberk.tell.messages import messages_in
from tests.page.robot import OnPage

RIDERS = {"en": "Philip's riders", "fr": "Les cavaliers de Philippe", "it": "I cavalieri di Filippo"}
FORD = "1606"
SLOW = 120_000


class Marshal(OnPage):
    """One screen at a campaign, both sides in one hand."""

    root, map = ".campaign", ".campaign-map"

    def __init__(self, page: Page, language: str) -> None:
        super().__init__(page)
        self.language = language

    def ready(self) -> None:
        """Until the map is painted."""
        self.page.wait_for_selector(".campaign-map[data-painted]", timeout=SLOW)

    def later(self, before: int) -> None:
        """Until the page shows another position; a curtain between two players is drawn aside."""
        self.wait_for_more(before, SLOW)
        if self.page.locator("dialog.curtain[open]").count():
            self.page.locator("dialog.curtain button").click()

    def button(self, what: str) -> None:
        """A button is pressed, and something comes of it."""
        before = self.seq
        self.page.locator(what).first.click()
        self.later(before)

    def march_to_the_ford(self) -> None:
        """Everybody stays but Philip, who marches to where the patrol stands."""
        while self.kind in ("morning_asked", "group_to_act"):
            if self.kind == "group_to_act" and self.page.locator(".acting h3").inner_text() == RIDERS[self.language]:
                before = self.seq
                self.press(FORD)
                expect(self.page.locator(".siege-buttons .primary")).to_have_text(messages_in(self.language).say("page-campaign-march"))
                self.press(FORD)
                self.later(before)
            else:
                self.button(".siege-buttons .primary")
