"""The battle screen in a real browser: by mouse, by touch, by keyboard, in three languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from hauberk.battle.core.commands import Shoot
from hauberk.battle.core.events import Shot
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.forecast import forecast
from hauberk.play.match import Match
from hauberk.rulesets.tables import data_folder
from hauberk.tell.messages import LANGUAGES, messages_in
from tests.page.barriers import grave_by_day_and_night
from tests.page.conftest import QUICK, Opener, change
from tests.page.robot import Robot

TABLE = data_folder().parent / "web" / "table"


def seated(opener: Opener, seats: str = "A", seed: str = "1066", **how: Any) -> Robot:
    """A robot at a fresh table that asks it something."""
    game = opener.served.make(seed=seed, **({"b": "person"} if seats == "AB" else {}))
    robot = Robot(opener.table(game, seats, **how))
    robot.wait()
    robot.page.wait_for_function("() => document.querySelector('.table-map').placeOf('J9')")
    return robot


@pytest.fixture(scope="module")
def lent(lender: Opener) -> Robot:
    """A table at its first decision that several tests look at: they point, pick and read, and nothing is done."""
    return seated(lender)


@pytest.fixture
def at_first(lent: Robot) -> Iterator[Robot]:
    """That table as it was when one sat down."""
    before = lent.seq
    yield lent
    lent.page.mouse.move(0, 0)
    for _ in range(4):
        lent.page.keyboard.press("Escape")
    expect(lent.page.locator("#roll-men button[aria-pressed=true]")).to_have_count(0)
    lent.page.keyboard.press("0")
    assert lent.seq == before, "nothing was done"


# -- by mouse ----------------------------------------------------------------------------------------------------------


def test_a_whole_battle_against_the_captain_by_clicks(opener: Opener) -> None:
    """From the first shot to the roll of the fallen; with these dice it is over after thirty decisions."""
    robot = seated(opener, seed="6")
    assert robot.play() > 10
    after = robot.page.locator(".after")
    expect(after.locator("h2")).not_to_be_empty()
    expect(after.locator(".fallen [data-who]").first).to_be_visible()
    after.get_by_role("button", name="Everything about how it went").click()
    expect(robot.page.locator(".ending h1")).to_be_visible()


def test_a_refusal_is_shown_with_its_rule(at_first: Robot) -> None:
    """A press that cannot be answered says why, and the rule opens."""
    robot = at_first
    robot.pick("olivier", "I10")
    robot.press("A1")
    robot.page.locator(".bar-buttons").hover()
    robot.pick("olivier", "I10")
    target = next(hex_ for _, hex_ in robot.foes() if hex_ not in robot.deeds("shoot"))
    robot.press(target)
    slip = robot.page.locator(".slip-refusal")
    expect(slip).to_be_visible()
    rule = slip.locator("a.rule")
    expect(rule).to_have_text(re.compile(r"^[A-Z]+-\d\d$"))
    assert slip.inner_text() not in ("", rule.inner_text())


def test_a_greyed_deed_says_why(at_first: Robot) -> None:
    """Nothing is dead: what a man cannot do answers with its reason and its rule."""
    robot = at_first
    robot.pick("olivier", "I10")
    greyed = robot.page.locator(".deed[aria-disabled=true]").first
    greyed.click(force=True)
    why = robot.page.locator(".deed-why:visible")
    expect(why).to_have_count(1)
    expect(why.locator("a.rule")).to_have_attribute("href", re.compile("#/rules/"))


def shares(page: Page) -> dict[tuple[str, str], int]:
    """The chances on the slip, by name and state."""
    found = {}
    for item in page.locator(".chances li:not(.muted)").all():
        name = item.locator(".chance-who").inner_text()
        for chance in item.locator(".chance").all():
            state, percent = chance.inner_text().rsplit(" ", 2)[0], chance.locator("strong").inner_text()
            found[name, state.removesuffix(percent).strip()] = int(percent.split()[0].replace("<", ""))
    return found


def test_the_forecast_shown_is_the_engines(at_first: Robot) -> None:
    """Every chance on the slip is the exact one, rounded."""
    robot = at_first
    game = Match(BATTLE, load_scenario("the_lesson"), seed="1066")
    robot.pick("olivier", "I10")
    aim = robot.deeds("shoot")[-1]
    robot.hover(aim)
    expect(robot.page.locator(".slip .chances")).to_be_visible()
    position = game.position
    field, state = position
    command = next(each for each in game.legal if isinstance(each, Shoot) and each.man == "olivier" and field.name(each.aim) == aim)
    by: dict[tuple[str, str], Fraction] = {}
    words = {"dead": "killed", "wounded": "wounded", "stunned": "stunned"}
    for outcome in forecast(BATTLE, position, command).outcomes:
        for who, state_after in outcome.changes:
            key = state.beings[who].character.name, words[state_after]
            by[key] = by.get(key, Fraction(0)) + outcome.chance
    assert by
    assert shares(robot.page) == {key: max(1, round(float(share) * 100)) for key, share in by.items()}
    found = forecast(BATTLE, position, command).reckoning
    shots = [event for event in found if isinstance(event, Shot)]
    terms = [term for shot in shots for term in (*shot.impact_terms, *shot.cover_terms, *shot.hit_terms) if term.reason != "die"]
    assert robot.page.locator(".slip .term a.rule").all_inner_texts() == [term.rule for term in terms]
    assert robot.page.locator(".slip .faces").count() == 2
    assert robot.page.locator(".slip .face").count() == 20


def test_the_way_is_priced_and_undone_and_drawn_hex_by_hex(opener: Opener) -> None:
    """Forgotten men are named before the end of the shooting: the first press warns, the second goes on.

    A way shows its price hex by hex; a step can be taken back. Then Shift adds a hex, Backspace takes it back, Go walks the way as drawn.
    """
    robot = seated(opener)
    before = robot.seq
    robot.page.locator(".bar-done").click()
    expect(robot.page.locator(".bar-warn li")).to_have_count(1)
    assert robot.seq == before
    robot.page.locator(".bar-done").click()
    robot.wait_for_more(before)
    robot.wait()
    assert robot.step == "movement"
    robot.pick("osmond", "I8")
    robot.hover("G7")
    expect(robot.page.locator(".slip-cost")).to_be_visible()
    expect(robot.page.locator(".slip .way li").first).to_be_visible()
    robot.do("G7")
    robot.wait()
    assert ("osmond", "G7") in robot.men("")
    before = robot.seq
    robot.page.locator(".bar-undo").click()
    robot.wait_for_more(before)
    robot.wait()
    assert ("osmond", "I8") in robot.men("")
    draws_a_way(robot)


def draws_a_way(robot: Robot) -> None:
    """Osmond's, by hand."""
    robot.page.keyboard.press("Escape")
    robot.page.keyboard.press("Escape")
    robot.pick("osmond", "I8")
    robot.page.keyboard.down("Shift")
    for hex_ in ("H7", "G7", "G6"):
        robot.press(hex_)
        expect(robot.page.locator(".slip-title")).to_contain_text(hex_)
    robot.page.keyboard.up("Shift")
    robot.page.keyboard.press("Backspace")
    expect(robot.page.locator(".slip-title")).to_contain_text("G7")
    before = robot.seq
    robot.page.locator(".bar-go").click()
    robot.wait_for_more(before)
    robot.wait()
    assert ("osmond", "G7") in robot.men("")


def late(socket: WebSocketRoute) -> None:
    """A busy server: steps come bare, and the bar with the story after them."""
    server = socket.connect_to_server()

    def pass_on(said: str | bytes) -> None:
        message = json.loads(said)
        owed = {key: message["step"].pop(key) for key in ("ask", "undo", "lines") if key in message.get("step", {})}
        socket.send(json.dumps(message))
        if owed:
            socket.send(json.dumps({**owed, "seq": message["step"]["seq"]}))

    server.on_message(pass_on)


def test_what_a_busy_server_sends_late(opener: Opener) -> None:
    """Bar, story and leave to take back come after the step, and all of them arrive."""
    game = opener.served.make("the_lesson")
    context = opener.context(**QUICK)
    context.add_init_script(f"localStorage.setItem('hauberk.keys', {json.dumps(json.dumps({game['id']: game['keys']}))})")
    context.route_web_socket(re.compile("/play"), late)
    robot = Robot(opener.open(f"#/game/{game['id']}", context))
    robot.wait()
    robot.done()
    robot.wait()
    robot.pick("osmond", "I8")
    robot.do("G7")
    robot.wait()
    expect(robot.page.locator(".log")).to_contain_text("Osmond")
    robot.page.locator(".bar-undo").click()
    expect(robot.page.locator("#roll-men button[data-who=osmond]")).to_have_attribute("data-hex", "I8")


def until_asked(robot: Robot) -> None:
    """Plays until a question is open."""
    for _ in range(60):
        robot.wait()
        if robot.page.locator(".bar-default").count():
            return
        if not robot.act():
            robot.done()
    raise AssertionError("nobody was asked anything")


def test_reload_in_the_middle_of_a_decision(opener: Opener) -> None:
    """The same question with the same answers stands there again; it is open to all."""
    robot = seated(opener)
    until_asked(robot)
    asked, answers, seq = robot.sentence, robot.page.locator(".chips.row button").all_inner_texts(), robot.seq
    robot.page.reload()
    robot.wait()
    assert (robot.sentence, robot.page.locator(".chips.row button").all_inner_texts(), robot.seq) == (asked, answers, seq)
    assert grave_by_day_and_night(robot.page) == []


def test_the_story_unfolds(opener: Opener) -> None:
    """A line opens into its dice and rules."""
    robot = seated(opener)
    robot.pick("olivier", "I10")
    robot.do(robot.deeds("shoot")[0])
    robot.wait()
    line = robot.page.locator("button.line-text").last
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    expect(robot.page.locator(".details li").first).to_be_visible()
    expect(robot.page.locator(".details a.rule").first).to_be_visible()


def test_a_curtain_falls_between_two_players(opener: Opener) -> None:
    """Hot-seat: the phase passes to the other, and the table is covered."""
    robot = seated(opener, seats="AB")
    for _ in range(6):
        if robot.page.locator(".curtain[open]").count():
            break
        robot.done()
        robot.wait()
    expect(robot.page.locator(".curtain")).to_be_visible()
    expect(robot.page.locator(".curtain h2")).to_have_text("Militia of Bisignano")
    robot.page.locator(".curtain button").click()
    expect(robot.page.locator(".curtain")).to_be_hidden()


def test_the_film_can_be_paused_and_skipped(opener: Opener) -> None:
    """The other side's phase plays as a film that stops where the player must answer."""
    robot = seated(opener, film="0.5", motion="full")
    for _ in range(8):
        robot.page.wait_for_selector(".bar-skip, .bar-done, .bar-default")
        if robot.page.locator(".bar-skip").count():
            break
        robot.done()
    robot.page.locator(".bar-pause").click()
    expect(robot.page.locator(".bar-pause")).to_have_text("Go on")
    robot.page.locator(".bar-skip").click()
    robot.wait()
    assert not robot.page.locator(".bar-skip").count()


# -- by touch and by keyboard ------------------------------------------------------------------------------------------


def test_on_a_telephone_the_first_tap_shows_and_the_second_does(opener: Opener) -> None:
    """390 × 844, by touch; the page itself never scrolls."""
    robot = seated(opener, size=(390, 844), touch=True)
    robot.tap("I10")
    expect(robot.page.locator("#roll-men button[data-who=olivier]")).to_have_attribute("aria-pressed", "true")
    robot.tap("H11")
    expect(robot.page.locator(".slip-refusal")).to_contain_text("shooting")
    for _ in range(5):
        robot.page.locator(".tool").first.tap()
    away = robot.page.locator(".signpost.is-away:visible").first
    leads = away.get_attribute("data-hex")
    away.tap()
    expect(robot.page.locator(f".signpost[data-hex='{leads}']:not(.is-away)")).to_have_count(1)
    robot.page.locator(".tool").nth(2).tap()
    robot.page.locator(".bar-done").tap()
    robot.page.locator(".bar-done").tap()
    robot.page.wait_for_function("() => document.querySelector('.step-now .step-name').innerText === 'movement'")
    robot.wait()
    robot.tap("I8")
    expect(robot.page.locator("#roll-men button[data-who=osmond]")).to_have_attribute("aria-pressed", "true")
    robot.page.wait_for_function("() => document.querySelectorAll('.roll button[data-kind=move]').length > 0")
    before = robot.seq
    robot.tap("H8")
    expect(robot.page.locator(".slip-title")).to_contain_text("H8")
    expect(robot.page.locator(".bar-go")).to_be_visible()
    assert robot.seq == before
    robot.tap("H8")
    robot.wait_for_more(before)
    assert ("osmond", "H8") in robot.men("")
    size = robot.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight, scrollX, scrollY]")
    assert size == [390, 844, 0, 0]


def test_keyboard_alone_shoots_moves_and_is_done(opener: Opener) -> None:
    """Tab to a man, E to his target, Enter; arrows for the way; D for the end."""
    robot = seated(opener)
    keys, page = robot.page.keyboard, robot.page
    said = page.locator("#said")
    keys.press("Tab")
    expect(page.locator(".card h2")).to_have_text("Olivier")
    expect(page.locator(".card > .deeds")).to_be_visible()
    keys.press("e")
    expect(page.locator(".slip .chances")).to_be_visible()
    expect(said).to_contain_text("Enter")
    expect(said).to_contain_text(re.compile(r"killed <?\d+ %"))
    before = robot.seq
    keys.press("Enter")
    robot.wait_for_more(before)
    page.wait_for_function(
        "() => document.querySelector('.step-now .step-name').innerText === 'movement' || document.querySelector('.bar-done')"
    )
    while robot.step != "movement":
        before = robot.seq
        keys.press("d")
        keys.press("d")
        robot.wait_for_more(before)
        robot.wait()
    robot.wait()
    keys.press("O")
    page.locator("#roll-find").press_sequentially("smo")
    keys.press("Enter")
    expect(page.locator(".card h2")).to_have_text("Osmond")
    keys.press("Escape")
    expect(page.locator(".table-map")).to_be_focused()
    keys.press("ArrowUp")
    expect(said).to_contain_text("I7")
    before = robot.seq
    keys.press("Enter")
    robot.wait_for_more(before)
    robot.wait()
    assert ("osmond", "I7") in robot.men("")
    keys.press("Escape")
    before = robot.seq
    keys.press("d")
    expect(page.locator(".bar-warn")).to_be_visible()
    keys.press("d")
    robot.wait_for_more(before)


def test_overlays_have_a_key_each(at_first: Robot) -> None:
    """Each key shows its overlay and hides it again."""
    robot = at_first
    robot.pick("olivier", "I10")
    for key, name in zip("rtfcag", ("reach", "threat", "fire", "lanes", "arc", "names"), strict=True):
        button = robot.page.locator(f"[data-overlay={name}]")
        expect(button).to_have_attribute("aria-pressed", "false")
        robot.page.keyboard.press(key)
        expect(button).to_have_attribute("aria-pressed", "true")
        robot.page.keyboard.press(key)
        expect(button).to_have_attribute("aria-pressed", "false")


def test_small_faces_lead_to_their_men_and_the_column_folds(at_first: Robot) -> None:
    page = at_first.page
    expect(page.locator(".muster-man")).to_have_count(len(at_first.men("")))
    page.locator(".muster-man[data-who=olivier]").click()
    expect(page.locator("#roll-men button[data-who=olivier]")).to_have_attribute("aria-pressed", "true")
    for _ in range(4):
        page.locator(".tool").first.click()
    away = page.locator(".signpost.is-away:visible").first
    leads = away.get_attribute("data-hex")
    away.click()  # an arrow leads to its target; the hex below it is not pressed
    expect(page.locator(f".signpost[data-hex='{leads}']:not(.is-away)")).to_have_count(1)
    expect(page.locator(".slip-refusal")).to_have_count(0)
    small = page.locator("canvas.overview")
    expect(small).to_be_visible()
    before = at_first.place("I10")
    small.click(position={"x": 10, "y": 10})
    assert at_first.place("I10") != before
    wide = page.locator(".master").evaluate("(bar) => bar.clientWidth")
    page.locator(".side-fold").click()
    page.wait_for_function("(wide) => document.querySelector('.master').clientWidth > wide + 200", arg=wide)
    page.locator(".side-fold").click()
    page.locator(".tool").nth(2).click()
    page.keyboard.press("Escape")


def test_settings_and_legend_lie_over_the_table(at_first: Robot) -> None:
    """Whoever changes his settings or looks up a sign does not leave the battle."""
    page, place = at_first.page, at_first.page.url
    leaf = page.locator("dialog[open]")
    page.locator("a[href='#/settings']").click()
    for percent, scale in (("130 %", "1.3"), ("100 %", "1")):
        leaf.get_by_label(percent, exact=True).check()
        assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--text-scale').trim()") == scale
    leaf.get_by_role("button", name="Close").click()
    page.locator("a[href='#/legend/battle']").click()
    expect(leaf.locator(".legend-rows li")).to_have_count(8 + 8 + 18 + 6)
    leaf.get_by_role("button", name="Close").click()
    expect(leaf).to_have_count(0)
    assert page.url == place


def test_an_open_field_has_no_storeys(at_first: Robot) -> None:
    expect(at_first.page.locator(".bar-done")).to_be_visible()
    expect(at_first.page.locator(".storeys")).to_be_hidden()


# -- languages and access ----------------------------------------------------------------------------------------------


def test_the_table_speaks(opener: Opener) -> None:
    """The same table in every language; help and card too."""
    robot = seated(opener)
    for lang in LANGUAGES:
        change(robot.page, language=lang)
        robot.wait()
        say = messages_in(lang).say
        expect(robot.page.locator(".bar-done")).to_have_text(say("table-done"))
        robot.pick("olivier", "I10")
        expect(robot.page.locator(".card")).to_contain_text(say("table-arm-short_bow"))
        robot.page.keyboard.press("h")
        expect(robot.page.locator(".help")).to_contain_text(say("table-help-fire"))
        robot.page.locator(".help .primary").click()
        expect(robot.page.locator(".help")).to_be_hidden()


def test_every_key_of_the_screen_is_there() -> None:
    """What the modules say is in the Fluent files, and nothing there is said by nobody; the page after the end says some of it."""
    modules = [*sorted(Path(TABLE).glob("*.js")), Path(TABLE).parent / "screens" / "ending.js"]
    source = "\n".join(path.read_text(encoding="utf-8") for path in modules)
    plain = set(re.findall(r"'(table-[a-z][\w-]*)'", source)) - {"table-map"}
    stems = set(re.findall(r"`(table-[\w-]+-)\$\{", source))
    keys = {key for key in messages_in("en").keys if key.startswith("table-")}
    assert plain <= keys
    said = plain | {key for key in keys if any(key.startswith(stem) for stem in stems)} | {"table-map"}
    assert keys - said == set()


@pytest.mark.parametrize("how", [{}, {"size": (390, 844), "touch": True}])
def test_no_serious_barrier(opener: Opener, how: dict[str, Any]) -> None:
    """Axe finds nothing serious, by day and by night: table, picked man with reckoning, help."""
    robot = seated(opener, **how)
    assert grave_by_day_and_night(robot.page) == []
    robot.page.locator("#roll-men button[data-who=olivier]").evaluate("(button) => button.click()")
    robot.page.wait_for_function("() => document.querySelectorAll('.roll button[data-kind=shoot]').length > 0")
    robot.page.keyboard.press("e")
    robot.page.wait_for_selector(".slip .chances")
    assert grave_by_day_and_night(robot.page) == []
    robot.page.keyboard.press("h")
    expect(robot.page.locator(".help")).to_be_visible()
    assert grave_by_day_and_night(robot.page) == []
