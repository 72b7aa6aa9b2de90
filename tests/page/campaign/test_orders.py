"""Orders of a campaign on the page: greyed deeds with their reasons, routes of several days, the sheet of a siege inside."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hauberk.tell.messages import messages_in
from tests.page.barriers import grave
from tests.page.campaign.test_table import OXFORD, PHONE
from tests.page.conftest import CAPTAIN, QUICK, Opener, Served
from tests.page.herald import Herald
from tests.page.marshal import FORD, SLOW, Marshal

TROWBRIDGE, GOAL = "engines_for_trowbridge", "0614"
ROAD = "the_empress_on_the_road"
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


def where(envoy: Envoy) -> str:
    """The hex on which the men of Berkeley stand."""
    return str(envoy.look()["position"]["groups"][BERKELEY]["hex"])


def sets_out(page: Page, goal: str = GOAL) -> int:
    """The counter whose turn it is sets out for a hex some days away; how many days that will take."""
    marshal = Marshal(page, "en")
    page.locator(".campaign-map").press("0")
    marshal.press(goal)
    legs = page.locator(".journey-days li")
    expect(legs.nth(1)).to_be_visible()
    days, before = legs.count(), marshal.seq
    expect(page.locator(".siege-buttons .primary")).to_have_text(messages_in("en").say("page-campaign-set-out"))
    page.locator(".siege-buttons .primary").click()
    marshal.later(before)
    return days


@pytest.mark.rule("C-MOVE-03", "RULING-C-ROUTE")
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
        days = sets_out(page)
        expect(page.locator(".journeys")).to_contain_text("Trowbridge")
        hexes = [where(envoy)]
        for day in range(2, days):  # nobody is asked for that group any more
            envoy.go(lambda here, day=day, gone=tuple(hexes): here.day == day and where(here) not in gone)  # type: ignore[misc]
            hexes.append(where(envoy))
        envoy.go(turn_of(BERKELEY, days))
        expect(page.locator(".journey-held")).to_contain_text("the siege lines")
        assert len(set(hexes)) == days - 1
        page.reload()
        marshal.ready()
        expect(page.locator(".acting h3")).to_have_text("Men of Berkeley")
        expect(page.locator(".journey-held")).to_contain_text("the siege lines")
        expect(page.locator(".journeys")).to_have_count(0)
        before = marshal.seq
        page.locator("[data-journey=on]").click()  # to meet them is a march, which he says himself
        marshal.later(before)
        assert where(envoy) == GOAL


@pytest.mark.rule("RULING-C-ROUTE", "RULING-C-QUIET")
def test_the_column_marches_on_though_the_page_is_shut(opener: Opener) -> None:
    """A route, days that are let go by, and the tab is closed: the computer plays on, and they have marched when it is opened again."""
    wanted = {"campaign": ROAD, "seats": {"A": CAPTAIN, "B": "person"}, "seed": "1066"}
    game: dict[str, Any] = opener.served.post("/api/campaigns/games", json.dumps(wanted).encode())
    page = seated(opener, game, "B")
    marshal = Marshal(page, "en")
    marshal.ready()
    group = goal = ""
    while not goal:
        page.wait_for_selector(".campaign[data-kind]:not([data-kind=''])", timeout=SLOW)
        group, goal = far_away(opener.served, game)
        if not goal:
            marshal.button(".siege-buttons .primary")
    sets_out(page, goal)
    expect(page.locator(".journeys li")).to_have_count(1)
    page.wait_for_selector(".quiet-days", timeout=SLOW)
    (before, first), date = standing(opener.served, game, group), page.locator(".siege-date").inner_text()
    page.locator(".quiet-most").select_option("7")
    page.locator(".quiet-days").click()
    page.wait_for_selector(".quiet-stop, .quiet-over", timeout=SLOW)
    page.close()
    for _ in range(900):  # nobody sits at the table
        (listed,) = [each for each in opener.served.get("/api/campaigns/games") if each["id"] == game["id"]]
        if listed["day"] > first + 1:
            break
        time.sleep(0.1)
    assert standing(opener.served, game, group)[0] != before
    again = seated(opener, game, "B")
    Marshal(again, "en").ready()
    expect(again.locator(".siege-date")).not_to_have_text(date)
    expect(again.locator(".quiet-over")).to_contain_text("No more quiet days", timeout=SLOW)


def far_away(served: Served, game: dict[str, Any]) -> tuple[str, str]:
    """The group whose turn it is, if it is so small that it always finds food, and a place some days away to which it may go."""
    with Herald(served, game, "B", "campaigns") as herald:
        position, group = herald.view["position"], herald.ask["question"].get("group", "")
        country = served.get(f"/api/campaigns/maps/{herald.view['campaign']['map']}")
        small = group and not position["groups"][group]["own"]["need"]
        for hex_ in (place["hex"] for place in country["places"] if small and place["id"] in position["places"]):
            way = herald.way(hex_)
            if way and len(way["legs"]) > 2 and "refused" not in way:
                return group, hex_
    return "", ""


def standing(served: Served, game: dict[str, Any], group: str) -> tuple[str, int]:
    """On which hex its owner sees a group, and on which day."""
    with Herald(served, game, "B", "campaigns") as herald:
        position = herald.view["position"]
        return position["groups"][group]["hex"], position["day"]


@pytest.mark.rule("RULING-C-ROUTE")
@pytest.mark.parametrize("hand", ["keys", "finger"])
def test_a_route_is_seen_and_called_off_at_any_time(opener: Opener, hand: str) -> None:
    """While the other decides: by a key, and by a finger on a phone. Why it ended stays on the leaf."""
    game = founded(opener.served)
    with Envoy(opener.served, game) as envoy:
        envoy.go(lambda here: here.turn == BERKELEY)
        envoy.do({"do": "route", "counter": BERKELEY, "path": envoy.way(GOAL)["path"][:-1]})
        envoy.go(lambda here: here.ask["faction"] == "royalist")
        page = seated(opener, game, "B", **({"size": PHONE, "touch": True} if hand == "finger" else {}))
        marshal = Marshal(page, "en")
        marshal.ready()
        back = page.locator(f"[data-revoke={BERKELEY}]")
        expect(back).to_be_visible()
        before = marshal.seq
        if hand == "keys":
            back.focus()
            page.keyboard.press("Enter")
        else:
            back.tap()
        marshal.later(before)
        expect(back).to_have_count(0)
        expect(page.locator(".journey-over")).to_contain_text("called back")
        assert grave(page) == []
        other = seated(opener, game, "A")
        Marshal(other, "en").ready()
        expect(other.locator(".journeys")).to_have_count(0)


def test_orders_of_the_morning_say_why_not(opener: Opener) -> None:
    page = seated(opener, founded(opener.served), "A")
    Marshal(page, "en").ready()
    leaf = page.locator(f"[data-leaf={LINES}]")
    leaf.locator("summary").click()
    split = leaf.locator("[data-order=splits]")
    expect(split).to_have_attribute("aria-disabled", "true")
    leaf.locator(".face-button").nth(1).click()
    expect(leaf.locator(".lawful-reason a.rule").first).to_have_text("C-GROUP-01")
    for number in (2, 3):
        leaf.locator(".face-button").nth(number).click()
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
