"""A robot that plays on the real page: it points, presses and reads like a player."""

from __future__ import annotations

import re

from playwright.sync_api import Error, Locator, Page, expect

READY = ".bar-done, .bar-default, .bar-go, .after[open]"
PICKED = "() => document.querySelector('#roll-men [aria-pressed=true]')?.dataset.who ?? ''"
"""Who is in the hand, or looked at."""
AT_REST = """([map, hex]) => new Promise((done) => {
  const until = performance.now() + 20000;
  const look = (last) => {
    const now = document.querySelector(map)?.placeOf?.(hex) ?? null;
    if ((now && last && now.x === last.x && now.y === last.y) || performance.now() > until) done(now);
    else requestAnimationFrame(() => look(now));
  };
  look(null);
})"""
"""Where a hex lies, once two frames in a row show it in the same place: the first look at a map may still be moving."""


class OnPage:
    """Somebody who sits before a page with a map: what all games have alike."""

    root, map = ".table", ".table-map"

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def seq(self) -> int:
        """Number of the position that the page shows."""
        return int(self.page.locator(self.root).get_attribute("data-seq") or -1)

    @property
    def kind(self) -> str:
        """The kind of the question; "" if none is asked."""
        return self.page.locator(self.root).get_attribute("data-kind") or ""

    def wait_for_more(self, before: int, ms: int = 30_000) -> None:
        """Until the page shows a later position."""
        later = f"(seq) => Number(document.querySelector('{self.root}')?.dataset.seq) > seq"
        self.page.wait_for_function(later, arg=before, timeout=ms)

    def place(self, hex_: str) -> tuple[float, float]:
        """Where a hex lies in the window, once the map has come to rest."""
        found = self.page.evaluate(AT_REST, [self.map, hex_])
        assert found is not None, hex_
        return found["x"], found["y"]

    def press(self, hex_: str) -> None:
        """A click on a hex."""
        self.page.mouse.click(*self.place(hex_))

    def hover(self, hex_: str) -> None:
        """The mouse over a hex."""
        x, y = self.place(hex_)
        self.page.mouse.move(x + 3, y)
        self.page.mouse.move(x, y)


class Robot(OnPage):
    """One seat at one table."""

    lifts = False

    def lift_curtains(self) -> None:
        """From now on the curtain between two players at one table is drawn up whenever it hangs in the way of a press."""
        self.lifts = True
        curtain = self.page.locator(".curtain[open]")
        self.page.add_locator_handler(curtain, lambda _: self.page.locator(".curtain button").click())

    # -- looking -------------------------------------------------------------------------------------------------------

    def wait(self, seconds: float = 40) -> None:
        """Until the player is asked something or the battle is over; the film is skipped."""
        for _ in range(int(seconds * 10)):
            if self.page.locator(READY).count():
                self.page.wait_for_function(
                    "() => document.querySelector('.roll').dataset.seq === document.querySelector('.table').dataset.seq"
                )
                if self.lifts and self.page.locator(".curtain[open]").count():
                    self.page.locator(".bar-sentence").hover(trial=True)
                return
            if self.page.locator(".bar-skip").count():
                self.page.keyboard.press("Space")
            self.page.wait_for_timeout(100)
        raise AssertionError(f"nobody asks the player: {self.sentence}")

    @property
    def sentence(self) -> str:
        """What the game master says."""
        return self.page.locator(".bar-sentence").inner_text()

    @property
    def over(self) -> bool:
        """Is the battle over?"""
        return self.page.locator(".after[open]").count() > 0

    @property
    def step(self) -> str:
        """The step of the phase."""
        return self.page.locator(".step-now .step-name").inner_text()

    def men(self, which: str = "[data-ready=true]") -> list[tuple[str, str]]:
        """One's own people on the map with their hexes."""
        return self._listed(f"#roll-men button[data-hex]{which}")

    def covered(self) -> list[str]:
        """Who cannot be pressed: he lies out of sight, or under a leaf of the page."""
        return [who for who, hex_ in (*self.men(""), *self.foes()) if not self._free(hex_)]

    def foes(self) -> list[tuple[str, str]]:
        """The others with their hexes."""
        return self._listed(".roll ul:last-of-type button")

    def _listed(self, selector: str) -> list[tuple[str, str]]:
        found = self.page.eval_on_selector_all(selector, "all => all.map((one) => [one.dataset.who, one.dataset.hex])")
        return [(who, hex_) for who, hex_ in found]

    def deeds(self, kind: str) -> list[str]:
        """Hexes at which the picked man can do something of a kind."""
        found: list[str] = self.page.eval_on_selector_all(f".roll button[data-kind={kind}]", "all => all.map((one) => one.dataset.hex)")
        return found

    # -- pointing ------------------------------------------------------------------------------------------------------

    def tap(self, hex_: str) -> None:
        """A tap on a hex."""
        self.page.touchscreen.tap(*self.place(hex_))

    def pick(self, who: str, hex_: str) -> None:
        """Picks a man up by a click on him; what he may do is then known."""
        listed = self.page.locator(f"#roll-men button[data-who='{who}']")
        if not self._free(hex_):
            self.page.keyboard.press("0")
        crowd = len([place for _, place in self.men("") if place.split("/")[0] == hex_.split("/", maxsplit=1)[0]])
        for _ in range(crowd):
            if listed.get_attribute("aria-pressed") != "true":
                before = self.page.evaluate(PICKED)
                self.press(hex_)
                if crowd > 1:  # each press picks up the next of those who stand there; the card may show him before, under the hand
                    self.page.wait_for_function(f"(before) => ({PICKED})() !== before", arg=before)
        expect(listed).to_have_attribute("aria-pressed", "true")
        expect(self.page.locator(".roll")).to_have_attribute("data-man", who)
        expect(self.page.locator(".card > .deeds")).to_be_visible()

    def do(self, hex_: str) -> None:
        """Points at a hex and does what is offered there."""
        before = self.seq
        if not self._free(hex_):
            self.page.keyboard.press("0")
        self.hover(hex_)
        self.press(hex_)
        if self.page.locator(".bar-go").count() and self.seq == before:
            self.press(hex_)
        self.page.wait_for_function(
            "(seq) => Number(document.querySelector('.table').dataset.seq) !== seq || document.querySelector('.bar-sure')", arg=before
        )
        if self.page.locator(".bar-sure").count():  # something is given up by it; the robot means it
            self._try(".bar-sure")
        self.wait_for_more(before)

    def done(self) -> None:
        """Ends the sequence; a warning is heard and overruled."""
        before = self.seq
        self._try(".bar-done")
        if self.page.locator(".bar-warn").count() and self.seq == before:
            self._try(".bar-done")
        self.wait_for_more(before)

    def press_on(self, button: Locator) -> None:
        """A press on a button."""
        button.click(timeout=5000)

    def _try(self, selector: str) -> None:
        """Presses a button; where nothing was left to do, the page has gone on by itself, and another button may stand there."""
        before = self.seq
        try:
            self.press_on(self.page.locator(selector))
        except Error:
            if self.page.locator(selector).count() and self.seq == before:
                raise

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, presses: int = 400) -> int:
        """Plays until the battle is over; returns how many decisions it took."""
        taken = 0
        while taken < presses:
            self.wait()
            if self.over:
                return taken
            taken += 1
            if self.page.locator(".bar-default").count():
                self.answer()
            elif not self.act():
                self.done()
        raise AssertionError(f"the battle does not end: {self.sentence}")

    def answer(self) -> None:
        """Answers a question: on the map where that is possible, else the default."""
        before = self.seq
        places = [hex_ for hex_ in self.deeds("answer") if hex_]
        if places and self._free(places[0]):
            self.do(places[0])
            return
        self._try(".bar-default")
        self.wait_for_more(before)

    def _free(self, hex_: str) -> bool:
        """Whether a hex lies in the open part of the map."""
        x, y = self.place(hex_)
        found = self.page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.table-map'))", [x, y])
        return bool(found)

    def act(self) -> bool:
        """Lets one man do the best thing at hand; false if nobody has anything to do."""
        for who, hex_ in self.men():
            self.pick(who, hex_)
            for kind in ("attack", "shoot", "charge"):
                for target in self.deeds(kind):
                    self.do(target)
                    return True
            if moves := self.deeds("move"):
                taken = {place for _, place in self.men("")} - {hex_}
                ends = self._near([hex_, *(end for end in moves if end not in taken)])
                if ends and ends[0][1] != hex_:
                    self.do(ends[0][1])
                    return True
            self.page.keyboard.press("Escape")
        return False

    def _near(self, hexes: list[str]) -> list[tuple[float, str]]:
        """Hexes in the open part of the map with their distance from the nearest enemy, by the eye; the nearest first."""
        foes = [hex_ for _, hex_ in self.foes()]
        found = self.page.evaluate(
            """([hexes, foes]) => {
            const map = document.querySelector('.table-map');
            const places = foes.map((hex) => map.placeOf(hex));
            const far = (p) => Math.min(...places.map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
            const open = (p) => document.elementFromPoint(p.x, p.y)?.closest('.table-map');
            return hexes.map((hex) => [map.placeOf(hex), hex]).filter(([p]) => open(p)).map(([p, hex]) => [far(p), hex]);
        }""",
            [hexes, foes],
        )
        return sorted((far, hex_) for far, hex_ in found)


class Finger(Robot):
    """The same by touch: the first tap on a hex shows what is offered there, the second does it; where several stand, a lens shows them."""

    def press_on(self, button: Locator) -> None:
        button.tap(timeout=5000)

    def press(self, hex_: str) -> None:
        self.tap(hex_)

    def hover(self, hex_: str) -> None:
        """A finger does not hover."""

    def _free(self, hex_: str) -> bool:
        """Whether a finger has room there."""
        x, y = self.place(hex_)
        free = "([x, y]) => [-12, 12].every((d) => document.elementFromPoint(x + d, y + d)?.closest('.table-map'))"
        return bool(self.page.evaluate(free, [x, y]))

    def bring(self, hex_: str) -> None:
        """A hex that lies out of sight or under a button is pulled to where the thumb is."""
        box = self.page.locator(".table-map").bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for _ in range(4):
            if self._free(hex_):
                return
            x, y = self.place(hex_)
            self._drag(middle, (min(140.0, max(-140.0, middle[0] - x)), min(140.0, max(-140.0, middle[1] - y))))

    def _drag(self, start: tuple[float, float], by: tuple[float, float]) -> None:
        """A finger that pulls the map."""
        glass = self.page.context.new_cdp_session(self.page)
        ways = [[{"x": start[0] + by[0] * part / 4, "y": start[1] + by[1] * part / 4}] for part in range(5)]
        for number, points in enumerate([*ways, []]):
            kind = "touchEnd" if not points else "touchMove" if number else "touchStart"
            glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        glass.detach()

    def pick(self, who: str, hex_: str) -> None:
        """Taps on him, or on him among those whom the lens shows."""
        listed = self.page.locator(f"#roll-men button[data-who='{who}']")
        self.bring(hex_)
        if listed.get_attribute("aria-pressed") != "true":
            self.tap(hex_)
        lens = self.page.locator(".lens:not([hidden]) button", has_text=listed.inner_text().split(",")[0])
        if lens.count():
            lens.first.tap()
        expect(listed).to_have_attribute("aria-pressed", "true")
        expect(self.page.locator(".roll")).to_have_attribute("data-man", who)

    def do(self, hex_: str) -> None:
        """Taps once to see, and once more, or on the button where a leaf has come to lie over the hex."""
        before = self.seq
        self.bring(hex_)
        self.tap(hex_)
        done = "(seq) => Number(document.querySelector('.table').dataset.seq) !== seq || document.querySelector('.bar-sure')"
        self.page.wait_for_function(done.replace(".bar-sure", ".bar-go, .bar-sure"), arg=before)
        if self.seq == before and self.page.locator(".bar-go").count():
            self.tap(hex_) if self._free(hex_) else self._try(".bar-go")
            self.page.wait_for_function(done, arg=before)
        if self.page.locator(".bar-sure").count():
            self._try(".bar-sure")
        self.wait_for_more(before)


def numbers(text: str) -> list[int]:
    """All whole numbers in a text."""
    return [int(found) for found in re.findall(r"\d+", text)]
