"""A siege on the page, in a real browser: by clicks alone from the first order to the last word of the chronicle."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from hauberk.tell.messages import LANGUAGES, messages_in
from tests.page.barriers import grave, grave_by_day_and_night
from tests.page.besieger import ASKED, Besieger
from tests.page.conftest import CAPTAIN, QUICK, Opener, Served, change
from tests.page.herald import Herald
from tests.page.robot import Robot
from tests.page.test_screens import PHONE

PRIORY, CASTLE = "marmions_ditch", "snow_at_oxford"
SEED = "17"
"""Nine days of food, no spy at the gate in the first days, and the besieger begins."""
HUNGRY = "97"
"""Three days of food, and the besieger has the initiative on all of them."""
WALL = "L4"


def begun(served: Served, siege: str = PRIORY, a: Any = "person", b: Any = None, seed: str = SEED, **switches: bool) -> dict[str, Any]:
    """A new siege, with some switches of its days turned."""
    body = {"siege": siege, "A": a, "B": CAPTAIN if b is None else b, "seed": seed, "switches": switches}
    request = Request(served.address + "/api/sieges/games", json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def seated(opener: Opener, game: dict[str, Any], seats: str = "A", **how: Any) -> Besieger:
    """A seat at a siege."""
    page = opener.open(f"#/siege/{game['id']}", keys={game["id"]: {side: game["keys"][side] for side in seats}}, **(QUICK | how))
    expect(page.locator(".siege[data-seq]")).to_be_visible(timeout=20_000)
    return Besieger(page)


def painted(page: Page) -> None:
    """Until the plan is as sharp as it can be."""
    page.wait_for_function("() => document.querySelector('.siege-plan').dataset.painted", timeout=60_000)


# -- the whole of it -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-BUILD-01", "A-BOMB-04", "A-SURR-03", "A-ACT-01", "C-QUICK-01")
def test_a_whole_siege_by_clicks(opener: Opener) -> None:
    """From the shelf to the end: build, bombard, parley, storm on the map, back to the sheet, surrender; reloaded on the way."""
    page = opener.open("#/sieges/marmions_ditch", **QUICK)
    page.get_by_text("More: opponent, dice, rules").click()
    page.get_by_label("Dice").fill(HUNGRY)
    page.get_by_label("Strength").select_option("1")
    page.get_by_label("Fights inside").select_option("ask")
    page.get_by_role("button", name="Lay siege").click()
    expect(page.locator(".siege[data-seq]")).to_be_visible(timeout=20_000)
    seat = Besieger(page)

    assert seat.until("orders_asked") == "orders_asked"
    painted(page)
    bombards_and_builds(seat)
    seat.reload()
    expect(page.locator(".targets li")).to_have_count(1)
    seat.seal()
    assert seat.until("action_asked") == "action_asked"
    assert page.locator(".siege-day.gone").count() >= 1

    expect(page.locator("[data-choice='negotiate']")).to_contain_text("%")
    seat.choose("negotiate")
    assert seat.until("muster_asked", action="assault") == "muster_asked"
    seat.reload()
    storms_with_few(seat)
    fights_on_the_map(seat)

    seat.wait()
    seat.until(action="negotiate", most=120)  # day after day the place is asked for, until it yields to words or to hunger
    expect(page.locator(".siege-end h2")).to_contain_text("Victory")
    surrendered = {messages_in("en").say(f"siege-end-{reason}") for reason in ("negotiated", "starved", "pledge", "commanders_lost")}
    assert page.locator(".siege-end .tale").inner_text() in surrendered
    expect(page.locator(".ledger").first).to_contain_text("The besiegers have it")
    reads_the_chronicle(seat)


def test_storming_by_the_table_until_the_end(opener: Opener) -> None:
    """Assaults settled by the table, each with its odds shown before."""
    seat = seated(opener, begun(opener.served))
    seat.until("resolve_asked", action="assault")
    expect(seat.page.locator(".quick .siege-terms")).to_contain_text("Low throws favour those who attack.")
    while not seat.over:
        expect(seat.page.locator(".quick-odds")).to_be_visible()
        seat.settle()
        seat.until("resolve_asked", action="assault")
    expect(seat.page.locator(".siege-end h2")).to_be_visible()


def bombards_and_builds(seat: Besieger) -> None:
    """A wall is chosen on the plan, the chance read before it is ordered; ladders are begun."""
    page = seat.page
    seat.hover(WALL)
    expect(page.locator(".siege-slip")).to_contain_text("2 of 2 grades left")
    expect(page.locator(".siege-slip")).to_contain_text("30 % to lose a grade to 4 points")
    seat.press(WALL)
    expect(page.locator(".targets li")).to_contain_text("30 % with 4 points")
    page.get_by_label("What to build").select_option("ladder")
    page.locator("[data-team='5']").click()
    expect(page.locator(".order-build .works li")).to_contain_text("5 at work, one day")
    expect(page.get_by_role("button", name="Seal the orders")).to_be_enabled()


def storms_with_few(seat: Besieger) -> None:
    """Nobody is refused with a reason; two go."""
    page = seat.page
    page.get_by_role("button", name="Nobody", exact=True).click()
    expect(page.locator(".siege-buttons .primary")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".siege.refuses .siege-asks")).to_be_visible()
    for number in range(8, 10):
        page.locator(".muster .face-button").nth(number).click()
    expect(page.locator(".siege-buttons .primary")).to_be_enabled()
    seat.seal()
    assert seat.until("resolve_asked") == "resolve_asked"


def fights_on_the_map(seat: Besieger) -> None:
    """The table opens with the fight; after a few decisions the player goes back to the siege and lets the captains finish it."""
    page = seat.page
    day = seat.day
    page.locator("[data-door='play']").click()
    expect(page.locator(".table .bar-sentence")).to_be_visible(timeout=60_000)
    robot = Robot(page)
    for _ in range(3):
        robot.wait(60)
        if robot.over:
            break
        robot.answer() if page.locator(".bar-default").count() else robot.done()
    page.get_by_role("button", name="To the siege").last.click()
    seat.wait()
    if seat.kind == "fight_awaited":
        page.locator("[data-door='captains']").click()
        expect(page.locator(".fighting-turn")).to_contain_text("Turn", timeout=20_000)
        page.wait_for_function("() => document.querySelector('.siege').dataset.kind !== 'fight_awaited'", timeout=240_000)
        seat.wait()
    assert seat.day >= day
    signs = page.locator(".siege-day").nth(day - 1).get_attribute("title")
    assert "A fight" in (signs or "")


def reads_the_chronicle(seat: Besieger) -> None:
    """Every day is told, and the siege is on the shelf as one that is over."""
    page, days = seat.page, seat.day
    page.locator(".siege-end").get_by_role("link", name="Everything about how it went").click()
    page.locator(".ending").get_by_role("link", name="Chronicle").click()
    expect(page.locator(".chronicle-chapter h2", has_text="Day")).to_have_count(days)
    expect(page.locator(".siege-last-word")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    page.emulate_media(media="screen")


# -- before it begins -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-G-49", "RULING-G-52")
def test_argued_points_are_chosen_before_it_begins(opener: Opener) -> None:
    """Each point of the days has its sentence and its rule; what is ticked holds in the siege that begins."""
    page = opener.open("#/sieges/marmions_ditch", **QUICK)
    page.get_by_text("More: opponent, dice, rules").click()
    page.get_by_text("Points players argue about").click()
    early = page.get_by_label("No early end")
    expect(early).to_be_checked()
    expect(page.locator("#switch-void_early_lifting-text")).to_contain_text("This siege begins with it.")
    expect(page.locator(".switch", has=early).locator(".rule-id")).to_have_text("RULING-G-49")
    open_ = page.get_by_label("Open stores")
    expect(open_).not_to_be_checked()
    open_.check()
    page.get_by_text("Points of its fights").click()
    expect(page.locator(".siege-switches .switches .switch").first).to_be_visible()
    assert grave(page) == []
    page.get_by_role("button", name="Lay siege").click()
    expect(page.locator(".siege[data-seq]")).to_be_visible(timeout=20_000)
    page.locator("#tab-sheet").click()
    expect(page.locator(".ledger").first).not_to_contain_text("only the garrison knows")


# -- parts of it ---------------------------------------------------------------------------------------------------------


def test_what_is_greyed_says_why_and_quiet_days_run_by_themselves(opener: Opener) -> None:
    """The inner walls cannot be struck before there is a breach: slip and bar say so.

    Then days pass without a word until something happens or is asked, and the button stands there again.
    """
    seat = seated(opener, begun(opener.served, CASTLE, seed="5"))
    seat.until("orders_asked")
    painted(seat.page)
    keep = opener.served.get(f"/api/sieges/{CASTLE}")["sections"]["keep"]["hexes"]
    hidden = messages_in("en").say("page-siege-no-target-hidden")
    seat.hover(keep[0])
    expect(seat.page.locator(".siege-slip")).to_be_visible()
    named = keep[0] if hidden in seat.page.locator(".siege-slip").inner_text() else keep[-1]
    seat.hover(named)
    expect(seat.page.locator(".siege-slip")).to_contain_text(hidden)
    seat.press(named)
    expect(seat.page.locator(".siege.refuses .siege-asks a")).to_be_visible()

    seat.until("action_asked")
    day = seat.day
    seat.page.get_by_role("button", name="Quiet days").click()
    expect(seat.page.locator(".quiet-over")).to_contain_text("No more quiet days", timeout=60_000)
    expect(seat.page.locator(".quiet-stop")).to_have_count(0)
    seat.wait()
    assert seat.day > day
    seat.reload()
    expect(seat.page.locator(".quiet-over")).to_be_visible()


def test_quiet_days_of_a_siege_are_called_off_while_the_other_thinks(opener: Opener) -> None:
    """Two persons: the besieger lets days go by; while the castellan is asked his page shows that they go on, and a word ends them."""
    game = begun(opener.served, CASTLE, b="person", seed="5")
    with Herald(opener.served, game) as herald:
        herald.until(lambda here: here.kind == "action_asked" and here.ask["side"] == "A", lambda _: None)
        seat = seated(opener, game)
        seat.page.locator(".quiet-most").select_option("60")
        seat.page.get_by_role("button", name="Quiet days").click()
        stop = seat.page.locator(".quiet-stop")
        expect(stop).to_be_visible()
        stop.press("Enter")
        expect(stop).to_have_count(0)


def test_the_signs_of_a_busy_day_stay_in_its_square(opener: Opener) -> None:
    """Four signs are the most a day shows; on a long calendar its square is narrow."""
    page = seated(opener, begun(opener.served), size=PHONE, touch=True).page
    over = (
        page.locator(".siege-day")
        .nth(3)
        .evaluate(
            """(day) => {
          const signs = day.querySelector('.siege-day-signs');
          signs.innerHTML = '<svg class="sign" viewBox="0 0 16 16"></svg>'.repeat(4);
          return signs.lastChild.getBoundingClientRect().right - day.getBoundingClientRect().right;
        }"""
        )
    )
    assert over <= 0


def test_stores_are_seen_by_their_own_side_alone(opener: Opener) -> None:
    game = begun(opener.served, a="person", b="person")
    outside, inside = seated(opener, game, "A"), seated(opener, game, "B")
    for seat in (outside, inside):
        seat.page.locator("#tab-sheet").click()
    expect(outside.page.locator(".ledger").first).to_contain_text("only the garrison knows")
    expect(inside.page.locator(".store-food")).to_contain_text("Food for")


def test_two_at_one_screen_hand_it_over(opener: Opener) -> None:
    seat = seated(opener, begun(opener.served, CASTLE, b="person", seed="5"), "AB")
    page = seat.page
    seat.wait()
    for _ in range(6):
        if page.locator(".curtain[open]").count():
            break
        seat.answer()
        expect(page.locator(ASKED).or_(page.locator(".curtain[open]")).first).to_be_visible()
    expect(page.locator(".curtain[open]")).to_be_visible()
    page.get_by_role("button", name="We are ready").click()
    expect(page.locator(".curtain[open]")).to_have_count(0)


def test_by_keys_alone(opener: Opener) -> None:
    """The plan is walked with arrows; Enter aims; the bar's button is reached with Tab."""
    seat = seated(opener, begun(opener.served))
    seat.until("orders_asked")
    painted(seat.page)
    plan = seat.page.locator(".siege-plan-map")
    plan.focus()
    plan.press("ArrowRight")
    expect(seat.page.locator(".siege-slip")).to_be_visible()
    plan.press("ArrowRight")
    plan.press("Enter")
    expect(seat.page.locator(".targets li")).to_have_count(1)
    seat.judged()
    plan.focus()
    for _ in range(40):
        seat.page.keyboard.press("Tab")
        if seat.page.evaluate("document.activeElement?.matches('.siege-buttons .primary')"):
            break
    expect(seat.page.locator(".siege-buttons .primary")).to_be_focused()
    before = seat.seq
    seat.page.keyboard.press("Enter")
    seat.wait_for_more(before)


@pytest.mark.rule("A-MINE-03", "A-MINE-12", "A-FIRE-01")
def test_sergeants_choose_hands_for_orders(lender: Opener) -> None:
    """Nobody is sent to two places: builders first, then the engineer and his miners, then archers."""
    told = lender.open("#/settings").evaluate(
        """async () => {
        const { Draft } = await import('/web/siege/draft.js');
        const draft = new Draft('none', 0);
        draft.sites = [{ line: 'ladder', workers: ['a', 'b'], engineer: 'x', project: '' }];
        draft.digs = { mine: { men: 2, forced: true } };
        draft.burn = 'K3';
        draft.aims = { one: 'L4', two: 'L4', three: 'M4' };
        const mine = { id: 'mine', own: true, diggers: ['a', 'c', 'd', 'e'], next: ['K5'], forced: ['K5', 'K6'] };
        return draft.command({ build: { engineers: ['x', 'y'] }, mines: [mine], burn: { archers: ['b', 'c', 'f'] } });
        }"""
    )
    assert told == {
        "do": "orders",
        "bombard": [{"hex": "L4", "engines": ["one", "two"]}, {"hex": "M4", "engines": ["three"]}],
        "sites": [{"line": "ladder", "workers": ["a", "b"], "engineer": "x", "project": ""}],
        "digs": [{"mine": "mine", "engineer": "y", "men": ["c", "d"], "hexes": ["K5", "K6"]}],
        "burn": "K3",
        "archers": ["f"],
    }


def test_a_siege_speaks_and_shuts_nobody_out(opener: Opener) -> None:
    """Every leaf in its language, and no key shows through; by day and by night no serious finding of axe, on the chronicle neither."""
    seat = seated(opener, begun(opener.served))
    page = seat.page
    seat.until("orders_asked")
    painted(page)
    expect(page.locator(".orders-again button")).to_have_text(["Strike out all"])  # nothing was ordered yesterday
    presses_lead_somewhere(seat)
    found = []
    for language in LANGUAGES:
        change(page, language=language)
        expect(page.locator(".siege[data-kind='orders_asked']")).to_be_visible()
        for leaf in ("today", "sheet", "people", "tale"):
            page.locator(f"#tab-{leaf}").click()
            expect(page.locator(f"#panel-{leaf}")).to_be_visible()
            text = page.locator(".siege").inner_text()
            assert not re.search("page-|undefined|NaN", text), (language, leaf, text)
            if language == "en":
                found += grave_by_day_and_night(page)
        orders = page.locator("#panel-today").evaluate("(leaf) => leaf.textContent")
        assert messages_in(language).say("page-siege-order-bombard") in orders
    page.evaluate("location.hash += '/chronicle'")
    expect(page.locator(".chronicle-chapter").first).to_be_visible()
    assert found + grave_by_day_and_night(page) == []


def presses_lead_somewhere(seat: Besieger) -> None:
    """A face tells of its man, a day of what is told of it, ground that there is no wall."""
    page = seat.page
    page.locator("#tab-people").click()
    face = page.locator(".face-look").first
    face.click()
    expect(page.locator(".person-card h4")).to_have_text(face.inner_text())
    expect(page.locator(".person-counter svg")).to_be_visible()
    page.locator(".siege-day.today .siege-day-read").click()
    expect(page.locator("#panel-tale .chronicle-day").first).to_be_focused()
    page.locator("#tab-today").click()
    seat.press("I8")
    expect(page.locator(".siege-slip")).to_contain_text("no wall stands here")


EDGES = """(parts) => new Promise((done) => {
  const edges = (part) => { const { left, right } = part.getBoundingClientRect(); return [left, right]; };
  const read = () => [...document.querySelectorAll(parts)].map(edges);
  const look = (last) => {
    const now = read();
    if (JSON.stringify(now) === JSON.stringify(last)) done(now);
    else requestAnimationFrame(() => look(now));
  };
  look(null);
})"""


@pytest.mark.parametrize("siege, lang", [(CASTLE, "fr"), ("the_farm_on_the_gargano_road", "it")])
def test_nothing_on_the_strip_lies_over_another(opener: Opener, siege: str, lang: str) -> None:
    """Title, date, how it stands, steps of the day and the way to the chronicle, however large the letters are."""
    seat = seated(opener, begun(opener.served, siege, seed="5"), lang=lang)
    seat.wait()  # the strip is drawn anew with every position that comes
    for text in ("100", "130", "150"):
        change(seat.page, text=text)
        expect(seat.page.locator(".siege-steps .step")).to_have_count(6)
        edges = seat.page.evaluate(EDGES, ".siege-title, .siege-date, .standing-sign, .siege-steps .step, .siege-chronicle-link")
        assert len(edges) == 10, text
        assert all(right > left for left, right in edges), (text, edges)
        assert all(one[1] <= other[0] + 0.5 for one, other in pairwise(edges)), (text, edges)
        assert edges[-1][1] <= 1280, text


def test_a_phone_shows_a_siege_without_sliding_sideways(opener: Opener) -> None:
    seat = seated(opener, begun(opener.served, CASTLE, seed="5"), size=PHONE, touch=True)
    seat.until("orders_asked")
    painted(seat.page)
    for leaf in ("today", "sheet", "people", "tale"):
        seat.page.locator(f"#tab-{leaf}").tap()
        panel = seat.page.locator(f"#panel-{leaf}")
        expect(panel).to_be_visible()
        assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth"), leaf
    assert seat.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
