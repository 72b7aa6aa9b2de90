"""Orders of a campaign on the page: greyed deeds with their reasons, routes of several days, the sheet of a siege inside."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hauberk.tell.messages import messages_in
from tests.page.barriers import grave
from tests.page.conftest import QUICK, Opener, Served
from tests.page.herald import Herald
from tests.page.marshal import FORD, SLOW, Marshal
from tests.page.test_campaign import OXFORD, PHONE

TROWBRIDGE, GOAL = "engines_for_trowbridge", "0614"
BERKELEY, LINES = "men_of_berkeley", "siege_lines"
Wants = Callable[[dict[str, Any]], dict[str, Any] | None]


class Envoy(Herald):
    """Plays a campaign of two persons over the socket up to a moment that a test wants to see on the page."""

    def __init__(self, served: Served, game: dict[str, Any]) -> None:
        super().__init__(served, game, kind="campaigns")

    @property
    def turn(self) -> str:
        """The counter whose turn it is."""
        return str((self.ask.get("question") or {}).get("group", ""))

    @property
    def day(self) -> int:
        """The day of the campaign."""
        return int(self.view["position"]["day"])

    def go(self, arrived: Callable[[Envoy], bool], wants: Wants = lambda _: None, most: int = 120) -> Envoy:
        """Everybody stays where he is, unless a test wants something else, until it has arrived."""
        for _ in range(most):
            if arrived(self):
                return self
            self.do(wants(self.ask) or still(self.ask))
        raise AssertionError("never arrived")


def turn_of(group: str, day: int) -> Callable[[Envoy], bool]:
    """Until a group has its turn on a day."""
    return lambda here: here.day == day and here.turn == group


def still(ask: dict[str, Any]) -> dict[str, Any]:
    """What somebody says who wants nothing to happen; fights are settled by the table."""
    quick = {"do": "choose", "choice": "quick"}
    first: dict[str, Any] = quick if quick in ask["options"] else ask["options"][0]
    if siege := ask.get("siege"):
        words = [each["choice"] for each in siege.get("answers", ())]
        word = next((each for each in ("pass", "quick") if each in words), "")
        said = {"do": "answer", "choice": word} if word else siege.get("usual")
        return {"do": "in_siege", "command": said} if said else first
    stay = {"do": "stay"}
    plain = {"morning_asked": {"do": "morning"}, "group_to_act": stay, "convoy_to_act": stay, "spy_to_act": stay}
    return plain.get(ask["question"]["ask"], first)


def founded(served: Served, campaign: str = TROWBRIDGE) -> dict[str, Any]:
    """Both sides are persons."""
    wanted = {"campaign": campaign, "seats": {"A": "person", "B": "person"}, "seed": "1066"}
    made: dict[str, Any] = served.post("/api/campaigns/games", json.dumps(wanted).encode())
    return made


def seated(opener: Opener, game: dict[str, Any], seat: str, place: str = "", **how: Any) -> Page:
    """One seat at the page."""
    return opener.open(f"#/campaign/{game['id']}{place}", keys={game["id"]: {seat: game["keys"][seat]}}, **{**QUICK, **how})


@pytest.mark.rule("C-MOVE-03")
def test_deeds_are_greyed_with_their_reason_and_a_route_goes_on_until_somebody_stands_in_the_way(opener: Opener) -> None:
    game = founded(opener.served)
    with Envoy(opener.served, game) as envoy:
        envoy.go(lambda here: here.turn == BERKELEY)
        page = seated(opener, game, "B")
        marshal = Marshal(page, "en")
        marshal.ready()
        barred = page.locator("[data-barred=buy]")
        expect(barred).to_have_attribute("aria-disabled", "true")
        expect(page.locator(".barred li", has=barred).locator("a.rule")).to_have_text("C-CONVOY-08")
        barred.click(force=True)  # whoever presses it all the same is told why
        expect(page.locator(".siege-asks")).to_contain_text(messages_in("en").say("page-campaign-no-goods"))
        page.locator(".campaign-map").press("0")
        marshal.press(GOAL)
        legs = page.locator(".journey-days li")
        expect(legs.nth(1)).to_be_visible()
        days = legs.count()
        before = marshal.seq
        expect(page.locator(".siege-buttons .primary")).to_have_text(messages_in("en").say("page-campaign-set-out"))
        page.locator(".siege-buttons .primary").click()
        marshal.later(before)
        expect(page.locator(".journeys")).to_contain_text("Trowbridge")
        hexes = [envoy.look()["position"]["groups"][BERKELEY]["hex"]]
        for day in range(2, days + 1):
            envoy.go(turn_of(BERKELEY, day))
            if day < days:
                marshal.later(envoy.view["seq"])
                hexes.append(envoy.look()["position"]["groups"][BERKELEY]["hex"])
        expect(page.locator(".journey-held")).to_contain_text("The siege lines")
        assert len(set(hexes)) == days - 1
        page.locator("[data-journey=back]").click()
        expect(page.locator(".journey-held")).to_have_count(0)
        page.reload()
        marshal.ready()
        expect(page.locator(".acting h3")).to_have_text("Men of Berkeley")
        expect(page.locator(".journeys")).to_have_count(0)


def test_orders_of_the_morning_say_why_not(opener: Opener) -> None:
    page = seated(opener, founded(opener.served), "A")
    Marshal(page, "en").ready()
    leaf = page.locator(f"[data-leaf={LINES}]")
    leaf.locator("summary").click()
    split = leaf.locator("[data-order=splits]")
    expect(split).to_have_attribute("aria-disabled", "true")
    leaf.locator("input[type=checkbox]").nth(1).check()
    expect(leaf.locator(".lawful-reason a.rule").first).to_have_text("C-GROUP-01")
    for number in (2, 3):
        leaf.locator("input[type=checkbox]").nth(number).check()
    expect(split).not_to_have_attribute("aria-disabled", "true")
    split.click()
    expect(page.locator(".morning-orders li")).to_have_count(1)
    expect(page.locator(".siege-buttons .primary")).to_have_text(messages_in("en").say("page-campaign-seal"))
    assert grave(page) == []


@pytest.mark.rule("C-SIEGE-01", "C-CG-19")
def test_a_siege_inside_a_campaign_has_its_whole_sheet(opener: Opener) -> None:
    game, say = founded(opener.served), messages_in("fr").say
    with Envoy(opener.served, game) as envoy:
        envoy.go(lambda here: "siege" in here.ask and here.view["eyes"] == "royalist")
        page = seated(opener, game, "A", lang="fr")
        page.wait_for_selector(".campaign[data-kind=in_siege]", timeout=SLOW)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        expect(page.locator(".today-help")).to_be_visible()  # a phone has no room for it in the bar
        page.set_viewport_size({"width": 1280, "height": 800})
        expect(page.locator(".today-help")).to_be_hidden()
        page.locator(".siege-buttons .primary").click()
        sheet = page.locator(".siege:not(.campaign)")
        page.wait_for_selector(".siege-plan[data-painted=yes]", timeout=SLOW)
        expect(sheet).to_have_attribute("data-kind", "action_asked")
        expect(page.locator("[data-choice=assault] .card-odds")).to_be_visible()
        page.locator("[data-choice=pass]").click()
        expect(sheet).to_have_attribute("data-kind", "orders_asked")
        page.locator("#tab-people").click()
        expect(page.locator(".ledger.people .siege-face").first).to_be_visible()
        assert grave(page) == []
        page.reload()
        page.wait_for_selector(".siege-plan[data-painted=yes]", timeout=SLOW)
        expect(sheet).to_have_attribute("data-kind", "orders_asked")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        page.locator(".siege-buttons button.primary").click()
        expect(sheet).to_have_attribute("data-kind", "")
        page.locator("a.to-map").click()
        page.wait_for_selector(".campaign-map[data-painted]", timeout=SLOW)
        page.locator("#tab-sieges").click()
        page.locator("[data-siege=trowbridge] a", has_text=say("page-campaign-siege-open")).click()
        expect(sheet.locator(".siege-title")).to_contain_text("Trowbridge")


def to_the_ford(ask: dict[str, Any]) -> dict[str, Any] | None:
    """What brings Philip's riders to the ford and into a battle on the map."""
    question = ask["question"]
    if question.get("group") == "philips_riders" and FORD in ask.get("reach", {}):
        return {"do": "march", "path": ask["reach"][FORD]["path"]}
    choice = {"attack_asked": "attack", "refuse_asked": "fight", "how_asked": "map"}.get(question["ask"])
    return {"do": "choose", "choice": choice} if choice else None


@pytest.mark.rule("C-BATTLE-02", "C-BATTLE-11")
def test_people_are_put_in_their_places_on_the_painted_ground(opener: Opener) -> None:
    game = founded(opener.served, OXFORD)
    with Envoy(opener.served, game) as envoy:
        envoy.go(lambda here: here.ask["question"]["ask"] == "draw_up_asked" and here.view["eyes"] == "angevin", to_the_ford)
        page = seated(opener, game, "B")
        page.wait_for_selector(".siege-plan[data-painted=yes]", timeout=SLOW)
        assert grave(page) == []
        page.locator(".face-button[data-who=philip]").click()
        cell = envoy.view["position"]["battle"]["placing"]["zone"]["philip"][-1]
        spot = page.evaluate("(hex) => document.querySelector('.siege-plan-map').placeOf(hex)", cell)
        page.mouse.click(spot["x"], spot["y"])
        done = page.locator(".siege-buttons .primary")
        expect(done).to_have_text(messages_in("en").say("page-siege-arrange-do"))
        done.click()
        page.wait_for_selector(".campaign[data-kind=battle_awaited]", timeout=SLOW)
        expect(page.locator(".siege-plan")).to_have_count(0)
