"""A robot that sits at a siege on the real page: it reads what is asked and presses what a player would press."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.robot import OnPage

ASKED = ".siege[data-kind]:not([data-kind='']), .siege-end"


class Besieger(OnPage):
    """One seat at one siege."""

    root, map = ".siege", ".siege-plan-map"

    # -- looking -----------------------------------------------------------------------------------------------------

    def wait(self, seconds: float = 60) -> None:
        """Until something is asked of the player, or the siege is over."""
        self.page.wait_for_selector(ASKED, timeout=seconds * 1000)

    @property
    def over(self) -> bool:
        """Is the siege over?"""
        return self.page.locator(".siege-end").count() > 0

    @property
    def day(self) -> int:
        """The day on the calendar."""
        return int(self.page.locator(".siege-day.today .siege-day-number").inner_text())

    def sight(self) -> dict[str, str]:
        """Everything that stands on the sheet: the question, the calendar, works, people and story."""
        names = (".siege-title", ".siege-date", ".siege-days", ".siege-asks", "div.today", ".ledger", ".ledger.people", ".siege-tale")
        found = {name: self.page.locator(name).first.evaluate("(part) => part.textContent") for name in names}
        return found | {"kind": self.kind, "seq": str(self.seq)}

    # -- pressing ----------------------------------------------------------------------------------------------------

    def choose(self, choice: str) -> None:
        """One of the words on offer."""
        before = self.seq
        self.page.locator(f"[data-choice='{choice}']").click()
        self.wait_for_more(before)

    def seal(self) -> None:
        """The button that says yes."""
        before = self.seq
        self.judged()
        self.page.locator(".siege-buttons .primary").click()
        self.wait_for_more(before)

    def judged(self) -> None:
        """Until the server has said whether what is on the sheet is lawful."""
        expect(self.page.locator(".siege-buttons")).not_to_have_attribute("aria-busy", "true")

    def settle(self) -> None:
        """By the table."""
        before = self.seq
        self.page.locator("[data-door='quick']").click()
        self.wait_for_more(before)

    def answer(self, action: str = "pass") -> None:
        """What a patient player says to anything: this action if it is offered, as yesterday, as usual, the first that comes."""
        kind = self.kind
        if kind == "action_asked":
            self.choose(action if self.page.locator(f"[data-choice='{action}']").count() else "pass")
        elif kind == "orders_asked":
            self.as_yesterday()
            self.seal()
        elif kind == "resolve_asked":
            self.settle()
        elif kind == "victim_asked":
            before = self.seq
            self.page.locator(".face-button").first.click()
            self.page.locator(".siege-buttons .primary").click()
            self.wait_for_more(before)
        elif self.page.locator(".choice-button").count():
            before = self.seq
            self.page.locator(".choice-button").first.click()
            self.wait_for_more(before)
        else:
            self.seal()

    def as_yesterday(self) -> None:
        """Yesterday's orders again, where there are any."""
        again = self.page.get_by_role("button", name="As yesterday")
        if again.count():
            again.click()
        self.judged()

    def until(self, *kinds: str, action: str = "pass", most: int = 60) -> str:
        """Answers patiently until one of these is asked, or the siege is over; what is asked then."""
        for _ in range(most):
            self.wait()
            if self.over or self.kind in kinds:
                return "" if self.over else self.kind
            self.answer(action)
        raise AssertionError(f"{kinds} were never asked")

    def reload(self) -> None:
        """Reloads the page; the same sheet is there again."""
        before = self.sight()
        self.page.reload()
        expect(self.page.locator(".siege[data-seq]")).to_be_visible(timeout=20_000)
        self.wait()
        self.page.wait_for_function("() => document.querySelector('.siege-plan').dataset.painted", timeout=30_000)
        after = self.sight()
        assert {name: text for name, text in after.items() if before[name] != text} == {}
