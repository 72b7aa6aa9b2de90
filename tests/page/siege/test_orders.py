"""Musters and orders of a siege by clicks, from a moment that a herald has led to: patrols, ground, crews, mines."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.besieger import Besieger
from tests.page.conftest import QUICK, Opener
from tests.page.herald import Answer, Herald
from tests.page.siege.test_table import CASTLE, begun, painted, seated

FORAGE, MINE = "3", "2"
"""Dice with which the besieged may go for food, or the besieger dig, within a few days."""


def action(word: str) -> Any:
    """Chooses an action of the day whenever it is offered."""

    def wants(herald: Herald) -> Answer:
        offered = herald.kind == "action_asked" and word in herald.ask["question"]["choices"]
        return {"do": "answer", "choice": word} if offered else None

    return wants


def asked(kind: str, side: str) -> Any:
    """Until a side is asked something."""
    return lambda herald: herald.kind == kind and herald.ask["side"] == side


def heard(opener: Opener) -> list[dict[str, Any]]:
    """The commands that pages opened from now on send."""
    found: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        said = json.loads(frame)
        if said.get("do") and "ask" not in said:
            found.append(said["do"])

    opener.hears = hear
    return found


# -- mustering -----------------------------------------------------------------------------------------------------------


def test_an_answer_that_comes_late_is_not_about_what_is_on_the_sheet_now(opener: Opener) -> None:
    """Nine men in a patrol are asked about, and put right before the answer is there; nor is the button exchanged under the hand."""
    game = begun(opener.served, CASTLE, b="person", seed=FORAGE)
    with Herald(opener.served, game) as herald:
        herald.until(lambda each: bool(each.ask.get("offer", {}).get("patrols")), action("supply_sortie"))
    late: list[Callable[[], None]] = []

    def between(page_end: WebSocketRoute) -> None:
        server_end = page_end.connect_to_server()

        def told(message: str | bytes) -> None:
            if '"lawful":false' in str(message):
                late.append(lambda: page_end.send(message))
            else:
                page_end.send(message)

        server_end.on_message(told)

    context = opener.context(**QUICK)  # what lies between page and server is never taken away again
    kept = json.dumps(json.dumps({game["id"]: {"A": game["keys"]["A"]}}))
    context.add_init_script(f"localStorage.setItem('hauberk.keys', {kept})")
    context.route_web_socket(re.compile("/api/sieges/games/"), between)
    page = opener.open(f"#/siege/{game['id']}", context)
    seat = Besieger(page)
    for patrol in ("2", "camp"):
        page.locator(f".patrol[data-patrol='{patrol}'] .face-button").first.click()
    expect(page.locator(".patrol[data-patrol='1'] .face-button")).to_have_count(9)
    while not late:
        page.wait_for_timeout(20)
    page.get_by_role("button", name="As usual").click()
    page.locator(".siege-buttons .primary").evaluate("(button) => { button.dataset.hand = 'on it'; }")
    seat.judged()
    late.pop()()
    page.evaluate("() => new Promise((go) => setTimeout(go, 100))")
    assert page.locator(".siege.refuses").count() == 0
    assert page.locator(".siege-buttons .primary[data-hand]").get_attribute("aria-disabled") is None


@pytest.mark.rule("FORAGE-03", "A-ACT-27", "RULING-A-ACT-11")
def test_patrols_are_divided_by_clicks(opener: Opener) -> None:
    """Somebody is taken out, a ninth man is refused with a reason, another patrol is put on call; as usual is one click."""
    game = begun(opener.served, CASTLE, b="person", seed=FORAGE)
    with Herald(opener.served, game) as herald:
        herald.until(lambda each: bool(each.ask.get("offer", {}).get("patrols")), action("supply_sortie"))
        usual = herald.ask["usual"]["patrols"]
    commands = heard(opener)
    seat = seated(opener, game)
    page = seat.page
    patrol = {number: page.locator(f".patrol[data-patrol='{number}']") for number in ("1", "2", "camp")}
    expect(patrol["1"].locator(".face-button")).to_have_count(8)
    patrol["2"].locator(".face-button").first.click()
    patrol["camp"].locator(".face-button").first.click()
    expect(patrol["1"].locator(".face-button")).to_have_count(9)
    expect(page.locator(".siege.refuses .siege-asks")).to_be_visible()
    page.get_by_role("button", name="As usual").click()
    expect(page.locator(".siege.refuses")).to_have_count(0)

    first = patrol["1"].locator(".face-button").first
    taken = first.get_attribute("data-who")
    first.click()
    expect(patrol["1"].locator(".face-button")).to_have_count(7)
    expect(patrol["camp"].locator(f"[data-who='{taken}']")).to_be_visible()
    patrol["2"].get_by_role("button", name="Put it on call").click()
    seat.seal()
    assert commands[-1]["patrols"] == [usual[1], [who for who in usual[0] if who != taken], *usual[2:]]


@pytest.mark.rule("A-ACT-01", "A-ACT-02")
def test_ground_and_side_of_an_assault_are_chosen(opener: Opener) -> None:
    game = begun(opener.served, CASTLE, b="person", seed=MINE)
    with Herald(opener.served, game) as herald:
        herald.until(asked("muster_asked", "A"), action("assault"))
        offer, usual = herald.ask["offer"], herald.ask["usual"]
        assert len(offer["grounds"]) > 1
        assert len(offer["joins"]) > 1
    commands = heard(opener)
    seat = seated(opener, game)
    ground = next(each for each in offer["grounds"] if each["id"] != usual["sheet"])
    side = next(each for each in offer["joins"] if each != usual["joined"])
    expect(seat.page.locator(".one-of-picture canvas")).to_have_count(len(offer["grounds"]))
    expect(seat.page.locator(".one-of-picture canvas[data-painted]").first).to_be_visible()
    seat.page.locator(f"input[name=ground][value={ground['id']}]").check()
    seat.page.get_by_label("It adjoins the place at").select_option(str(side))
    seat.page.locator(".engine-chip[aria-pressed='true']").first.click()
    seat.seal()
    mustered = next(each for each in commands if "men" in each)
    assert (mustered["sheet"], mustered["joined"]) == (ground["id"], side)
    assert len(mustered["engines"]) == len(usual["engines"]) - 1
    assert mustered["men"] == usual["men"]


@pytest.mark.rule("ASSLT-04", "A-ACT-04", "LADDER-02")
def test_all_come_in_by_one_side_at_a_press(opener: Opener) -> None:
    """The muster says that there are no ladders yet; who puts his people in their places himself sends all of them to one side."""
    game = begun(opener.served, CASTLE, b="person", seed=MINE)
    with Herald(opener.served, game) as herald:
        herald.until(asked("muster_asked", "A"), action("assault"))
        stock = herald.view["position"]["sides"]["A"]["stock"]
    commands = heard(opener)
    seat = seated(opener, game)
    page = seat.page
    carried = page.locator(".muster-carried")
    for kind, name in (("ladder", "Ladders"), ("mantlet", "Mantlets")):
        expect(carried).to_contain_text(f"{stock[kind]} × {name}") if stock.get(kind) else expect(carried).not_to_contain_text(name)
    page.get_by_label("I put them in their places myself").check()
    seat.seal()
    men = commands[-1]["men"]
    with Herald(opener.served, game) as herald:
        herald.until(asked("arrange_asked", "A"), lambda _: None)
        edges = herald.ask["zone"]["edges"]
    seat.wait()
    expect(page.locator(".arrange-all button")).to_have_count(len(edges))
    page.locator(".arrange-all button").last.click()
    expect(page.locator(".arrange-all")).to_have_count(0)
    seat.seal()
    assert sorted((each["who"], each["edge"]) for each in commands[-1]["places"]) == sorted((who, edges[-1]) for who in men)


@pytest.mark.rule("A-MINE-02")
def test_the_stretch_for_the_gallery_is_pressed_on_the_plan(opener: Opener) -> None:
    game = begun(opener.served, CASTLE, b="person", seed=MINE, marker_moves_food_only=True)
    with Herald(opener.served, game) as herald:
        herald.until(lambda each: asked("muster_asked", "A")(each) and len(each.ask["offer"]["sections"]) > 1, gallery)
        sections, usual = herald.ask["offer"]["sections"], herald.ask["usual"]["section"]
        other = next(each for each in sections if each != usual)
        walls = herald.view["position"]["place"]["walls"]
        wall = next(name for name, each in walls.items() if each["section"] == other and "/" not in name)
    commands = heard(opener)
    seat = seated(opener, game)
    painted(seat.page)
    seat.press(wall)
    expect(seat.page.locator("select[data-way=section]")).to_have_value(other)
    seat.seal()
    assert commands[-1]["section"] == other


@pytest.mark.rule("GSORT-03", "A-ACT-37", "A-ACT-38")
def test_a_general_sortie_takes_everybody_and_chooses_its_ground(opener: Opener) -> None:
    game = begun(opener.served, CASTLE, b="person", seed=FORAGE)
    with Herald(opener.served, game) as herald:
        herald.until(asked("muster_asked", "B"), action("general_sortie"))
        offer = herald.ask["offer"]
        assert offer["everybody"]
    seat = seated(opener, game, "B")
    expect(seat.page.locator(".muster .face-button")).to_have_count(0)
    expect(seat.page.locator(".muster")).to_contain_text("nobody stays away")
    seat.page.locator(f"input[name=ground][value={offer['grounds'][-1]['id']}]").check()
    seat.seal()


# -- orders --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-MANG-04", "A-FIRE-01", "A-FIRE-02", "A-FIRE-03")
def test_sealed_orders_are_taken_back_while_the_other_side_thinks(opener: Opener) -> None:
    """A crew is named and the orders sealed; taken back, they are given anew, with archers spared for the fire; then the day ends."""
    game = begun(opener.served, CASTLE, b="person", seed=MINE)
    with Herald(opener.served, game) as herald:
        herald.until(lambda each: each.kind == "orders_asked", lambda _: None)
        choices, first = herald.ask["choices"], herald.ask["side"]
    assert first == "A"
    theirs = seated(opener, game, "B")
    commands = heard(opener)
    mine = seated(opener, game)
    expect(theirs.page.get_by_role("button", name="Undo")).to_have_count(0)
    engine, named = names_a_crew(mine, choices)
    mine.seal()
    assert commands[-1]["crews"] == [[engine, named]]
    assert mine.kind == ""
    theirs.wait()
    mine.page.get_by_role("button", name="Undo").click()
    mine.wait()
    assert mine.kind == "orders_asked"
    expect(theirs.page.locator(".siege[data-kind='']")).to_be_visible()
    spares_archers(mine, choices["burn"])
    mine.seal()
    assert len(set(commands[-1]["archers"]) & set(choices["burn"]["archers"])) == 2
    theirs.wait()
    theirs.seal()
    expect(mine.page.locator(".siege-date")).to_contain_text("Day 2", timeout=20_000)


def names_a_crew(seat: Besieger, choices: dict[str, Any]) -> tuple[str, list[str]]:
    """A mangonel wants four men, one of them an engineer: three are too few and it is said why; the engine, and who serves it."""
    page, bombard = seat.page, choices["bombard"]
    wall = next(name for name, each in bombard["walls"].items() if "odds" in each and "/" not in name)
    engine, crew = next(iter(bombard["crews"].items()))
    engineer = choices["build"]["engineers"][0]
    painted(page)
    for other in bombard["engines"]:
        if other != engine:
            page.locator(f"[data-engine='{other}']").click()
    seat.press(wall)
    page.locator(".hands > summary").first.click()
    leaf = page.locator(".hands").first
    leaf.locator(f"[data-who='{engineer}']").click()
    expect(leaf).to_contain_text(f"1 of {crew['men']}")
    expect(page.locator(".siege.refuses .siege-asks")).to_be_visible()
    free = leaf.locator(".face-button[aria-pressed='false']").evaluate_all("(all) => all.map((each) => each.dataset.who)")[-3:]
    for number, who in enumerate(free, 2):
        leaf.locator(f"[data-who='{who}']").click()
        expect(leaf).to_contain_text(f"{number} of {crew['men']}")
    expect(page.locator(".siege.refuses")).to_have_count(0)
    return engine, [engineer, *free]


def spares_archers(seat: Besieger, burn: dict[str, Any]) -> None:
    """Builders are taken from those who cannot shoot fire; where everybody builds, the sheet counts the archers who are left."""
    page, archers = seat.page, len(burn["archers"])
    target, odds = next(iter(burn["targets"].items()))
    fire = page.locator(".order-burn")
    page.get_by_label("What to build").select_option("ladder")
    page.locator("[data-team='20']").click()
    fire.get_by_label("Shoot fire").select_option(target)
    expect(fire).to_contain_text(f"{round(odds['by'][-1])} % to catch fire ({archers} archers)")
    page.locator("[data-team='20']").click()
    page.locator("[data-team='5']").click()
    expect(page.locator(".order-build .works li")).to_have_count(3)
    expect(fire).to_contain_text(f"{round(odds['by'][1])} % to catch fire (2 archers)")
    expect(fire.locator("option:checked")).to_contain_text(f"{round(odds['by'][1])} %")


def gallery(herald: Herald) -> Answer:
    """The besieger builds a gallery, brings it to the longest stretch he can, and digs on."""
    ask = herald.ask
    if herald.kind == "action_asked":
        choice = next((word for word in ("gallery", "pass") if word in ask["question"]["choices"]), "pass")
        return {"do": "answer", "choice": choice}
    if herald.kind == "orders_asked" and ask["side"] == "A":
        build, own = ask["choices"]["build"], herald.view["position"]["sides"]["A"]
        if not own["projects"] and not any(each["kind"] == "gallery" for each in own["engines"]) and build["engineers"]:
            workers = build["workers"][: max(int(size) for size in build["lines"][0]["teams"])]
            return {"do": "orders", "sites": [{"line": "gallery", "workers": workers, "engineer": build["engineers"][0], "project": ""}]}
        mines = [mine for mine in ask["choices"]["mines"] if mine["own"] and mine["next"] and not mine["props"]]
        if mines and ask["choices"]["goes"]["dig"]:
            leader = build["engineers"][0]
            men = [who for who in mines[0]["diggers"] if who != leader][: mines[0]["room"]]
            return {"do": "orders", "digs": [{"mine": mines[0]["id"], "engineer": leader, "men": men}]}
    return None


def mining(herald: Herald) -> bool:
    """Is there a mine in which one may dig today?"""
    return bool(asked("orders_asked", "A")(herald) and herald.ask["choices"]["mines"] and herald.ask["choices"]["goes"]["dig"])


@pytest.mark.rule("A-MINE-02", "A-MINE-04", "A-MINE-08", "A-MINE-09", "A-MINE-12")
def test_where_they_dig_is_chosen_on_the_plan_and_the_props_are_set_alight(opener: Opener) -> None:
    """The gallery at the wall is painted as in a battle; they dig where it was said; days later one click sets the props alight."""
    game = begun(opener.served, CASTLE, b="person", seed=MINE, marker_moves_food_only=True)  # else the siege is too short
    with Herald(opener.served, game) as herald:
        herald.until(mining, gallery)
        mine = herald.ask["choices"]["mines"][0]
        [engine] = [each for each in herald.view["position"]["sides"]["A"]["engines"] if each["where"] == "wall"]
        commands = heard(opener)
        seat = seated(opener, game)
        page = seat.page
        page.wait_for_function("() => document.querySelector('.siege-plan-map').works?.()?.machines?.length")
        painted(page)
        [machine] = page.evaluate("document.querySelector('.siege-plan-map').works().machines")
        assert (machine["kind"], machine["hexes"], machine["facing"]) == ("gallery", engine["hexes"], engine["facing"])
        assert len(machine["parts"]) > len(engine["hexes"])
        hexes, diggers = chooses_where_they_dig(seat, mine)
        seat.reload()
        seat.seal()
        assert commands[-1]["digs"][0]["hexes"] == hexes
        assert commands[-1]["digs"][0]["men"] == diggers

        page.get_by_role("button", name="Undo").click()  # forced work is not what brings the mine to its end
        seat.wait()
        herald.look()
        herald.until(lambda each: mining(each) and each.ask["choices"]["mines"][0]["props"], gallery)
        page.wait_for_selector(f".siege[data-seq='{herald.view['seq']}'][data-kind='orders_asked']")
        page.locator(".order-mine").get_by_text("Set the props alight").click()
        seat.seal()
        assert commands[-1] == {"do": "orders", "props": [herald.ask["choices"]["mines"][0]["id"]]}


def chooses_where_they_dig(seat: Besieger, mine: dict[str, Any]) -> tuple[list[str], list[str]]:
    """Another hex of the stretch than the first one, then forced work at two; whoever digs can be named: hexes and diggers."""
    page = seat.page
    page.locator(".order-mine").get_by_text("Dig on").click()
    expect(page.locator(".dig-hexes")).to_contain_text(f"They dig at {mine['next'][0]}.")
    page.get_by_role("button", name="Choose on the plan").click()
    expect(page.locator(".dig-hexes")).to_contain_text("Press a hex on the plan.")
    other = next(hex_ for hex_ in mine["stretch"] if hex_ != mine["next"][0])
    seat.press(other)
    expect(page.locator(".dig-hexes")).to_contain_text(f"They dig at {other}.")
    page.locator(".order-mine").get_by_text("Force the work").click()
    page.get_by_role("button", name="Choose on the plan").click()
    beside = mine["stretch"][other][0]
    expect(page.locator(".dig-hexes")).to_contain_text("Press a hex on the plan.")
    seat.press(other)
    seat.press(beside)
    expect(page.locator(".dig-hexes")).to_contain_text(f"They dig at {other}, {beside}.")
    page.locator(".order-mine .hands > summary").click()
    chosen = mine["diggers"][-2:]
    for who in chosen:
        page.locator(f".order-mine [data-who='{who}']").click()
        expect(page.locator(f".order-mine [data-who='{who}']")).to_have_attribute("aria-pressed", "true")
    return [other, beside], chosen


# -- places --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASSLT-03", "A-ACT-03")
def test_the_garrison_is_placed_by_clicks_on_the_plan(opener: Opener) -> None:
    """A face, then a hex; the next face is in hand at once. A hex outside is refused with a reason."""
    game = begun(opener.served, CASTLE, b="person", seed=MINE)
    with Herald(opener.served, game) as herald:
        herald.until(asked("arrange_asked", "B"), action("assault"))
        cells = [cell for cell in herald.ask["zone"]["cells"] if "/" not in cell]
        assert herald.ask["zone"]["ground"] == ""
    commands = heard(opener)
    seat = seated(opener, game, "B")
    page = seat.page
    painted(page)
    people = page.locator(".arrange .face-button").evaluate_all("(all) => all.map((each) => each.dataset.who)")
    page.locator(f".arrange [data-who='{people[2]}']").click()
    page.get_by_role("button", name="The whole plan").click()
    seat.press("B2")
    expect(page.locator(".siege.refuses .siege-asks")).to_be_visible()
    first, second = (cell.removeprefix("1.") for cell in cells[:2])
    seat.press(first)
    expect(page.locator(".arrange li", has_text=first)).to_be_visible()
    expect(page.locator(f".arrange [data-who='{people[0]}']")).to_have_attribute("aria-pressed", "true")
    seat.press(second)
    seat.seal()
    assert [(each["who"], each["hex"].split("/")[0]) for each in commands[-1]["places"]] == [
        (people[2], "1." + first), (people[0], "1." + second),
    ]  # fmt: skip


@pytest.mark.rule("CAMP-01", "CAMP-04", "A-ACT-19", "A-ACT-21")
def test_the_guard_of_the_camp_is_placed_on_the_ground_of_the_camp(opener: Opener) -> None:
    """The plan shows the open ground with its tents, not the place; afterwards the place is there again."""
    game = begun(opener.served, CASTLE, b="person", seed=FORAGE)
    with Herald(opener.served, game) as herald:
        herald.until(lambda each: bool(each.ask.get("zone", {}).get("ground")), action("camp_sortie"))
        zone = herald.ask["zone"]
    commands = heard(opener)
    seat = seated(opener, game)
    page = seat.page
    page.wait_for_function("() => Object.values(document.querySelector('.siege-plan-map').works?.()?.changed ?? {}).includes('tent')")
    painted(page)
    page.locator(".arrange .face-button").first.click()
    tent = next(iter(page.evaluate("Object.keys(document.querySelector('.siege-plan-map').works().changed)")))
    seat.press(tent)
    expect(page.locator(".siege.refuses .siege-asks")).to_be_visible()
    cell = next(cell for cell in zone["cells"] if cell.startswith("K"))
    seat.press(cell)
    seat.seal()
    assert commands[-1]["places"][0]["hex"] == cell
    page.wait_for_function("() => !Object.values(document.querySelector('.siege-plan-map').works().changed).includes('tent')")


# -- waiting -------------------------------------------------------------------------------------------------------------


def test_captains_are_still_at_it_after_a_reload(opener: Opener) -> None:
    """The sheet says that they fight, turn by turn, and offers no doors again."""
    game = begun(opener.served, b="person")
    with Herald(opener.served, game) as herald:
        herald.until(asked("resolve_asked", "A"), action("assault"))
    page = seated(opener, game).page
    page.locator("[data-door='captains']").click()
    expect(page.locator(".fighting-turn")).to_contain_text("Turn", timeout=30_000)
    page.reload()
    expect(page.locator(".fighting-turn")).to_contain_text("Turn", timeout=30_000)
    expect(page.locator("[data-door]")).to_have_count(0)
    other = seated(opener, game, "B").page
    expect(other.locator(".fighting-turn")).to_contain_text("Turn", timeout=30_000)
