"""The screens around the table, in a real browser: words, ways, keys, sizes, and that nobody is shut out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario, scenario_files
from hauberk.play.lessons import lessons
from hauberk.play.match import Match
from hauberk.play.record_writer import lines_of
from hauberk.players.random_player import RandomPlayer
from hauberk.tell.messages import LANGUAGES, messages_in
from tests.page.barriers import grave_by_day_and_night
from tests.page.conftest import CAPTAIN, QUICK, Opener, Served, change, settled
from tests.page.robot import Robot

WEB = Path(__file__).parents[2] / "src" / "hauberk" / "web"
RULES = ("rules", "rules/MOVE-04", "rules/RULING-T-02", "rules/tables")
LONG_BOOK = RULES[1:3]
"""The same book of rules, opened at other pages."""
SHELVES = (
    "battle",
    "battle/the_wall_of_spears",
    "battle/the_tower_at_faringdon",
    "sieges",
    "sieges/marmions_ditch",
    "campaigns",
    "campaigns/the_harvest_of_oxford",
)
SCREENS = ("", *SHELVES, "games", "honours", "legend", "learn", "book/charge", "aid/anarchy", "watch", *RULES, "position", "settings")
PHONE = (390, 844)


@pytest.fixture(scope="module")
def record() -> str:
    """A short battle, played to its end."""
    game = Match(BATTLE, load_scenario("the_lesson"), seed="1066")
    players = (RandomPlayer(1), RandomPlayer(2))
    while game.state.outcome is None:
        game.do(players[game.side].choose(game.legal))
    return "\n".join(lines_of(game)) + "\n"


@pytest.fixture
def fought(record: str, served: Served) -> str:
    """The id of that battle on the server."""
    made: dict[str, Any] = served.post("/api/games/import", record.encode())
    return str(made["id"])


def shown(page: Page) -> Page:
    """The page when its screen has been drawn, and is not an apology."""
    expect(page.locator("main h1").first).to_be_visible()
    expect(page.locator("main.trouble")).to_have_count(0)
    return page


def visit(page: Page, place: str) -> None:
    """Goes to a screen of the open page."""
    page.evaluate("(place) => { location.hash = place; }", f"#/{place}")
    expect(page.locator("#page")).to_have_attribute("data-at", place, timeout=15000)
    settled(shown(page))


@pytest.fixture(scope="module")
def at_hand(lender: Opener) -> Page:
    """A page whose modules are looked into; nothing on it is touched."""
    return shown(lender.open("#/settings"))


@pytest.fixture(scope="module")
def figures(lender: Opener) -> Page:
    """The tables of the rules; every test unfolds others of them."""
    return shown(lender.open("#/rules/tables"))


# -- words ---------------------------------------------------------------------------------------------------------------


def sources() -> Iterator[tuple[str, str]]:
    """The modules whose words are in page.ftl, page_siege.ftl, page_campaign.ftl and page_position.ftl."""
    parts = ("screens", "siege", "campaign", "position")
    for path in (WEB / "app.js", *(path for part in parts for path in sorted((WEB / part).glob("*.js")))):
        yield path.name, path.read_text(encoding="utf-8")


def page_keys(language: str) -> set[str]:
    """Keys of the page, attributes too."""
    return {key for key in messages_in(language).keys if key.startswith("page-")}


def used() -> tuple[set[str], list[str]]:
    """Keys named in the modules; and the shapes of those that are put together there."""
    plain: set[str] = set()
    made: list[str] = []
    for _, text in sources():
        plain |= set(re.findall(r"'(page-[\w.-]+)'", text))
        for shape in re.findall(r"`(page-[^`]+)`", text):
            made.append("".join(r"[\w-]+" if part.startswith("${") else re.escape(part) for part in re.split(r"(\$\{[^}]*\})", shape)))
    return plain, made


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_the_screens_use_is_there(language: str) -> None:
    plain, made = used()
    keys = page_keys(language)
    assert len(plain) > 100
    assert sorted(plain - keys) == []
    assert [shape for shape in made if not any(re.fullmatch(shape, key) for key in keys)] == []


def test_no_word_lies_about_unused() -> None:
    plain, made = used()
    assert sorted(key for key in page_keys("en") - plain if not any(re.fullmatch(shape, key) for shape in made)) == []


def test_the_reader_reads_fluent(at_hand: Page) -> None:
    """The page's own reader, against a source that has everything in it."""
    source = """# A comment
one = One { $name }.
many =
    { $n ->
        [0] nobody
        [one] { $n } man
       *[other] { $n } men
    } at { place }
    .help = For { -brand }: { "{" }{ $n }
place = the ford
-brand = Hauberk
long =
    first line
      indented

    last line
called = { N($n, "x", "y") } { G($who, "he", "she") }
chosen = { $kind ->
    [horse] rides
   *[foot] walks
}
"""
    said = at_hand.evaluate(
        """async (source) => {
        const { Words } = await import('/web/words/fluent.js');
        const [en, fr] = [new Words('en', source), new Words('fr', source)];
        return [en.say('one', { name: 'Drogon' }), en.say('many', { n: 0 }), en.say('many', { n: 1 }), en.say('many', { n: 1200 }),
          fr.say('many', { n: 1200 }).replace(/\\s/gu, ' '), en.say('many.help', { n: 3 }), en.say('long'),
          fr.say('called', { n: 0, who: 'she' }), en.say('called', { n: 0, who: 'he' }),
          en.say('chosen', { kind: 'horse' }), en.say('chosen', { kind: 'mule' })];
        }""",
        source,
    )
    assert said == [
        "One Drogon.", "nobody at the ford", "1 man at the ford", "1,200 men at the ford", "1 200 men at the ford", "For Hauberk: {3",
        "first line\n  indented\n\nlast line", "x she", "y he", "rides", "walks",
    ]  # fmt: skip


COMPLAINTS = {
    "a = b": "no message z in en",
    "z = { $x }": "Unknown variable: $x",
    "z = { gone }": "Unknown message: gone",
    "z = { ODD(1) }": "Unknown function: ODD()",
    "z = { $x ->\n [one] b\n }": "line 1 cannot be read",
    "z = b\ny = { $x": "line 2",
    "= b": "line 1",
}


def test_the_reader_complains(at_hand: Page) -> None:
    """What is missing or badly written is named, never shown as if it were text."""
    said = at_hand.evaluate(
        """async (sources) => {
        const { Words } = await import('/web/words/fluent.js');
        const read = (source) => { try { return `said: ${new Words('en', source).say('z')}`; } catch (fault) { return fault.message; } };
        return sources.map(read);
        }""",
        list(COMPLAINTS),
    )
    assert [text for text, complaint in zip(said, COMPLAINTS.values(), strict=True) if complaint not in text] == []


# -- every screen, every language, every size ----------------------------------------------------------------------------


def speaks(page: Page, language: str, place: str) -> None:
    """A screen is in its language, and no key shows through."""
    assert page.evaluate("document.documentElement.lang") == language, place
    text = page.locator("main").inner_text()
    assert not re.search(r"\b(page|table)-[a-z]", text), (language, place, text)
    assert messages_in(language).say("page-trouble-refused") not in text, (language, place)
    assert "undefined" not in text, (language, place)
    assert "NaN" not in text, (language, place)


def test_every_screen_speaks_and_nobody_is_shut_out(opener: Opener, fought: str) -> None:
    """Every screen is drawn, in three languages; no serious or critical finding of axe on any of them, by day and by night."""
    page = shown(opener.open("#/", motion="reduced"))
    kept = (f"replay/{fought}/3", f"chronicle/{fought}")
    found: list[str] = []
    for language in LANGUAGES:
        titles = set()
        for place in (*SCREENS, *kept, "no-such-screen"):
            visit(page, place)
            speaks(page, language, place)
            titles.add(page.title())
            if language == "en" and place not in (*LONG_BOOK, "no-such-screen"):
                seen = ".rules-list" if place == "rules/tables" else ""  # the list of all rules is long, and was looked at just before
                found += [f"{place}: {fault}" for fault in grave_by_day_and_night(page, without=seen)]
        assert len(titles) >= 8, language
        if language != LANGUAGES[-1]:
            change(page, language=LANGUAGES[LANGUAGES.index(language) + 1])
    assert found == []


def test_a_phone_shows_everything_without_sliding_sideways(opener: Opener, fought: str) -> None:
    """In letters of the usual size and in large ones."""
    page = shown(opener.open("#/", size=PHONE, touch=True))
    for place in (*SCREENS, f"replay/{fought}/3", f"chronicle/{fought}"):
        visit(page, place)
        for text in ("150", "100"):
            change(page, text=text)
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], (place, text)


def test_all_parts_of_the_bar_lie_on_a_phone(opener: Opener) -> None:
    """No word of it is cut off, however long the words of a language are."""
    page = shown(opener.open("#/settings", size=PHONE, touch=True))
    for lang in LANGUAGES:
        for text in ("100", "130"):
            change(page, language=lang, text=text)
            links = page.locator(".bar nav a")
            expect(links.first).to_have_text(messages_in(lang).say("page-bar-battle"))
            edges = links.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().right)")
            assert len(edges) == 7, (lang, text)
            assert max(edges) <= PHONE[0], (lang, text)


def test_settings_hold_at_once_and_after_a_reload(opener: Opener) -> None:
    page = shown(opener.open("#/settings"))
    page.get_by_label("night", exact=True).check()
    page.get_by_label("130 %", exact=True).check()
    assert page.evaluate("document.documentElement.dataset.theme") == "night"
    page.get_by_label("Italiano", exact=True).check()
    expect(page.locator("h1")).to_have_text("Impostazioni")
    page.reload()
    expect(page.locator("h1")).to_have_text("Impostazioni")
    assert page.evaluate("document.documentElement.dataset.theme") == "night"
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--text-scale').trim()") == "1.3"


def test_a_server_that_does_not_answer_is_named(opener: Opener) -> None:
    page = shown(opener.open("#/settings"))
    page.route("**/api/battles?*", lambda route: route.abort())
    page.evaluate("location.hash = '#/battle'")
    expect(page.locator("main.trouble h1")).to_have_text("The server does not answer")
    page.unroute("**/api/battles?*")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("h1")).to_have_text("Battles")
    opener.faults = [fault for fault in opener.faults if "ERR_FAILED" not in fault]


def test_what_cannot_be_done_is_said(opener: Opener) -> None:
    """A game that is not there, and a battle that cannot begin: a sentence, and the page goes on."""
    page = opener.open("#/game/nowhere")
    expect(page.locator("main.trouble")).to_contain_text("no such battle here")
    page.goto(page.url.split("#")[0] + "#/battle/the_beacon")
    shown(page)
    page.route("**/api/games", lambda route: route.abort())
    with page.expect_console_message(lambda said: "ERR_FAILED" in said.text):
        page.locator(".leaf-side button").first.click()
    expect(page.locator(".notice")).to_contain_text("Your games are kept")
    expect(page.locator(".leaf-side button").first).to_be_enabled()
    opener.faults = [fault for fault in opener.faults if "ERR_FAILED" not in fault]


def test_sounds_follow_events(at_hand: Page) -> None:
    """The loudest thing that happened; a horn mourns whoever leads. Dice are heard when they fall."""
    heard = at_hand.evaluate(
        """async () => {
        const { soundsOf } = await import('/web/sounds.js');
        const steps = [[], ['moved'], ['moved', 'rolled', 'shot'], ['rolled', 'fought', 'battle_ended']];
        const fall = [{ event: 'fought' }, { event: 'hurt', man: 'roger', health: 3 }];
        const plain = steps.map((names) => soundsOf(names.map((event) => ({ event }))));
        return [...plain, soundsOf(fall, (who) => who === 'roger'), soundsOf(fall)];
        }"""
    )
    assert heard == [[], ["step"], ["arrow"], ["horn"], ["lament"], ["blow"]]


def test_a_game_can_be_forgotten(opener: Opener, served: Served, fought: str) -> None:
    """Pressed twice, and it is gone; pressed once, it stays."""
    page = shown(opener.open("#/"))
    button = page.locator(f".game-row[data-game='{fought}']").get_by_role("button")
    button.click()
    assert any(game["id"] == fought for game in served.get("/api/games"))
    button.click()
    expect(page.locator(f".game-row[data-game='{fought}']")).to_have_count(0)
    assert all(game["id"] != fought for game in served.get("/api/games"))


def test_every_game_can_be_found_and_gone_on_with(opener: Opener, served: Served, fought: str) -> None:
    """Open and finished games of all three scales stand in one list; a dozen others hide none of them."""
    battle, siege, campaign = (
        served.post("/api/games", json.dumps({"battle": "the_ford", "A": "person", "B": {"captain": "rash", "strength": 3}}).encode()),
        served.post("/api/sieges/games", json.dumps({"siege": "snow_at_oxford", "A": CAPTAIN, "B": CAPTAIN}).encode()),
        served.post("/api/campaigns/games", json.dumps({"campaign": "the_val_demone", "seats": {"A": "person"}}).encode()),
    )
    for _ in range(12):
        served.post("/api/games", json.dumps({"battle": "the_beacon"}).encode())
    page = shown(opener.open("#/"))
    page.locator(".all-games").click()
    rows = page.locator(".game-row:visible")
    expect(page.locator(f"[data-game='{battle['id']}'] .small").nth(1)).to_contain_text("(Rash Marshal)")
    expect(page.locator(f"[data-game='{battle['id']}'] .row-standing")).to_have_text("Your decision")
    page.get_by_label("sieges").check()
    expect(page.locator(f"[data-game='{siege['id']}'] .row-standing")).not_to_have_text("Your decision")
    assert page.locator(f"[data-game='{campaign['id']}']").is_hidden()
    page.locator("fieldset").first.get_by_label("all").check()
    page.get_by_label("over", exact=True).check()
    finished = page.locator(f"[data-game='{fought}']")
    expect(finished.locator(".row-standing")).to_have_text("Nobody has won")
    expect(finished.get_by_role("link", name="See it again")).to_have_attribute("href", f"#/replay/{fought}/0")
    page.locator("fieldset").nth(1).get_by_label("all").check()
    page.get_by_role("searchbox").fill("arabs demone")
    expect(rows.filter(has=page.locator(f"a[href='#/campaign/{campaign['id']}']"))).not_to_have_count(0)
    assert page.locator(f"[data-game='{battle['id']}']").is_hidden()
    page.locator(f"[data-game='{campaign['id']}'] .row-title a").click()
    expect(page.locator(".campaign canvas").first).to_be_visible()


# -- keys ----------------------------------------------------------------------------------------------------------------


def test_the_slash_looks_up_a_rule(opener: Opener) -> None:
    """By keyboard alone: from home to the search, a word, the first rule found."""
    page = shown(opener.open("#/"))
    page.keyboard.press("/")
    expect(page.locator("#search")).to_be_focused()
    page.keyboard.press("/")
    expect(page.locator("#search")).to_have_value("")
    page.keyboard.type("zone of control")
    expect(page.locator(".rules-found a").first).to_contain_text("INF-01")
    page.locator("#search").fill("")
    page.keyboard.type("hex entered")
    expect(page.locator(".rules-found li").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".rules-found a").first).to_be_focused()
    page.locator("#search").fill("MOVE-04")
    expect(page.locator(".rules-found a").first).to_contain_text("MOVE-04")
    page.locator("#search").press("Enter")
    expect(page.locator(".rule-page h2")).to_contain_text("MOVE-04")
    assert page.url.endswith("#/rules/MOVE-04")
    page.go_back()
    expect(page.locator(".rule-page h2")).to_have_text("In our own words")


def test_a_rule_that_is_not_there_says_so(opener: Opener) -> None:
    page = shown(opener.open("#/rules/MOVE-99"))
    expect(page.locator(".rule-page")).to_contain_text("There is no such rule.")
    page.locator(".rule-page").get_by_role("link", name="All rules").click()
    expect(page.locator(".rule-page h2")).to_have_text("In our own words")
    opener.faults = [fault for fault in opener.faults if "status of 404" not in fault]


def test_the_tables_show_their_figures(figures: Page, served: Served) -> None:
    """What the page shows of the melee table is what the data holds, and guesses are marked."""
    table = figures.locator(".tables li", has=figures.get_by_role("heading", name="Melee", exact=True))
    table.get_by_text("Show the figures").click()
    held = next(each for each in served.get("/api/tables?lang=en") if each["id"] == "melee")
    for title, melee in (("Against men on foot", held["content"]), ("Against men on foot · The Anarchy", held["editions"]["anarchy"])):
        grid = table.get_by_role("region", name=title, exact=True)
        assert "".join(grid.locator("tbody tr").first.locator("td").all_inner_texts()) == melee["rows"]["foot"]["1"].replace("-", "–")
        expect(grid.locator("thead [data-provenance=reconstructed]")).to_have_count(melee["column_provenance"].count("reconstructed"))


def test_fire_bombardment_and_crushing_show_their_figures(figures: Page, served: Served) -> None:
    """Every sign of the data is in its cell, and where a line comes from stands beside it."""
    held = {each["id"]: each["content"] for each in served.get("/api/tables?lang=en")}
    for title, name in (("Fire", "fire"), ("Bombardment", "bombardment"), ("Crushing and falling", "crush")):
        table = figures.locator(".tables li", has=figures.get_by_role("heading", name=title, exact=True))
        table.get_by_text("Show the figures").click()
        lines = [line.locator("td").all_inner_texts() for line in table.locator("tbody tr").all()]
        if name == "fire":
            columns = held["fire"]["columns"].values()
            assert ["".join(line[:-1]) for line in lines] == [column["faces"].replace("-", "–") for column in columns]
            assert [line[-1] for line in lines] == [f"{column['source']} · {column['provenance']}" for column in columns]
        elif name == "bombardment":
            rows = [signs for wall in held["bombardment"]["rows"].values() for signs in wall.values()]
            assert lines == [[sign.replace("-", "–") for sign in signs] for signs in rows]
        else:
            assert lines == [["goes back", "stunned", "wounded", "killed"], ["killed", "wounded", "gets away"]]
            assert table.locator("thead tr").first.inner_text().split() == ["roll", "1–5", "6–7", "8–9", "10+"]
            expect(table).to_contain_text("A §4.2.8")


def test_the_tables_of_the_siege_show_their_figures(figures: Page, served: Served) -> None:
    """Provisions, healing and the fate of a garrison; both lists of events; letters and losses of quick resolution."""
    held = {each["id"]: each["content"] for each in served.get("/api/tables?lang=en")}

    def lines(title: str) -> list[list[str]]:
        table = figures.locator(".tables li", has=figures.get_by_role("heading", name=title, exact=True))
        table.get_by_text("Show the figures").click()
        return [line.locator("th, td").all_inner_texts() for line in table.locator("tbody tr").all()]

    days = lines("The days of a siege")
    assert days[0] == ["castle · 3D10", "35+", "29–34", "24–28", "20–23", "11–19", "5–10", "0–4"]
    assert ["days", "1", "2", "3", "4", "5", "6", "8", "10", "–", "–"] in days
    assert ["event roll", "0", "+4", "+8"] in days
    assert days[-1][1:] == ["all put to the sword", "each is tested", "prisoners", "disarmed and let go", "march out with arms and horses"]
    events = held["events_of_the_day"]["events"]
    own = next(each["editions"] for each in served.get("/api/tables?lang=en") if each["id"] == "events_of_the_day")
    totals = {edition: lines["totals"] for edition, lines in own.items()}
    rows = [[str(number), *(events[totals[each][str(number)]]["name"] for each in totals)] for number in range(20, 1, -1)]
    assert lines("Events of the day") == rows
    quick = lines("Quick resolution")
    assert ["".join(line[1:]) for line in quick[:10]] == list(held["quick"]["letters"].values())
    assert quick[10] == ["A", "30 / 45 · rout", "0 / 10"]
    assert quick[-1] == ["J", "0 / 5", "15 / 35 · surrenders"]


def test_the_keyboard_walks_from_screen_to_screen(opener: Opener) -> None:
    page = shown(opener.open("#/"))
    for _ in range(60):  # whatever goes on at this server stands before it
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('href')") == "#/watch":
            break
    assert page.evaluate("document.activeElement.getAttribute('href')") == "#/watch"
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Watch")
    expect(page.locator("h1")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#battle")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#name-A")).to_be_visible()


# -- battles ---------------------------------------------------------------------------------------------------------------


def test_one_click_begins_a_battle(opener: Opener) -> None:
    page = shown(opener.open("#/battle", **QUICK))
    expect(page.locator(".battle-card")).to_have_count(len(scenario_files()) - 1)
    expect(page.locator(".battle-card img.print").first).to_be_visible()
    page.get_by_role("button", name="Fight: The first arrows").click()
    page.wait_for_url(re.compile(r"#/game/"))
    Robot(page).wait()
    page.goto(page.url.split("#")[0] + "#/")
    shown(page)
    expect(page.locator(".going h2").first).to_have_text("The first arrows")
    page.get_by_role("link", name="Go on", exact=True).click()
    page.wait_for_url(re.compile(r"#/game/"))


def test_the_shelf_has_chapters_and_editions(opener: Opener, served: Served) -> None:
    """Every battle stands in its chapter; one can jump to a chapter, and look at the battles of one edition only.

    Maps are large: nobody waits for those he does not look at; they are fetched when one comes near.
    """
    page = opener.open("#/settings", **QUICK)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visit(page, "battle")
    expect(page.locator(".battle-card img.print").first).to_be_visible()
    maps = [url for url in asked if "/api/battles/" in url]
    assert 1 <= len(maps) < 10
    assert not any("the_breach_at_arques" in url for url in maps)
    cards = [card for card in served.get("/api/battles?lang=en") if card["order"]]
    for name, shelf in zip(("country", "houses", "castles", "storming", "breach"), page.locator(".shelf").all(), strict=True):
        wanted = [card["title"] for card in cards if card["chapter"] == name]
        assert wanted
        assert shelf.locator("h3").all_inner_texts() == wanted
    page.get_by_role("button", name="Through the wall").click()
    expect(page.get_by_role("heading", name="Through the wall")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="Through the wall")).to_be_focused()
    expect(page.locator(".battle-card", has_text="The breach at Arques").locator("img.print")).to_be_visible()
    page.get_by_label("Classic siege").check()
    titles = [card["title"] for card in cards if card["ruleset"]["id"] == "siege_classic"]
    expect(page.locator(".battle-card:visible h3")).to_have_text(titles)
    expect(page.get_by_role("heading", name="Open country")).to_be_hidden()


def test_a_small_picture_shows_machines_and_people_upstairs(at_hand: Page, served: Served) -> None:
    """A tower on its wheels, a garrison on its ramparts: both are in the picture, by what they change in it."""
    whole = served.get("/api/battles/the_tower_at_faringdon?lang=en")
    differ = at_hand.evaluate(
        """async ({ board, position }) => {
        const { battlePicture } = await import('/web/screens/picture.js');
        const pixels = async (position, key) => {
          const canvas = battlePicture({ board, position, key, label: '', width: 300 });
          document.querySelector('main').prepend(canvas); // a picture paints itself when it comes into sight
          while (!canvas.dataset.painted) await new Promise((go) => setTimeout(go, 50));
          const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          canvas.remove();
          return data;
        };
        const count = (one, other) => one.reduce((sum, value, at) => sum + (value !== other[at]), 0);
        const nobody = { ...position, men: [] };
        const bare = await pixels({ men: [] }, 'x'), built = await pixels(nobody, 'x');
        const upstairs = await pixels({ ...nobody, men: position.men.filter((man) => man.at?.includes('/') && man.side === 'B') }, 'x');
        return [count(bare, built), count(built, upstairs)];
        }""",
        {"board": whole["board"], "position": whole["position"]},
    )
    assert all(number > 300 for number in differ)


def test_everything_can_be_chosen_before_a_battle(opener: Opener) -> None:
    """Side, captain, edition, dice and switches go into the game that is made."""
    page = shown(opener.open("#/battle/the_beacon"))
    page.locator(".set-up > summary").click()
    page.locator("#captain-temperament").select_option("rash")
    page.locator("#captain-strength").select_option("3")
    page.locator("#seed").fill("acorn")
    page.locator(".switches > summary").click()
    page.locator(".switch input").first.click()
    with page.expect_request(lambda request: request.method == "POST") as asked:
        page.locator(".leaf-side button").nth(1).click()
    body = json.loads(asked.value.post_data or "")
    assert (body["battle"], body["A"], body["B"], body["seed"]) == ("the_beacon", {"captain": "rash", "strength": 3}, "person", "acorn")
    assert len(body["switches"]) == 1
    page.wait_for_url(re.compile(r"#/game/"))


def test_two_captains_can_be_watched(opener: Opener) -> None:
    page = shown(opener.open("#/watch", **QUICK))
    page.locator("#battle").select_option("the_beacon")
    page.locator("#speed").select_option("4")
    page.get_by_role("button", name="Let them fight").click()
    page.wait_for_url(re.compile(r"#/game/"))
    expect(page.locator(".table")).to_be_visible()
    # A phase without deeds has a line that is not shown, so the shown ones are counted.
    expect(page.locator(".story li:visible").nth(3)).to_be_visible(timeout=30000)


# -- learning ------------------------------------------------------------------------------------------------------------


def deed(robot: Robot, kind: str) -> str:
    """The first hex at which the picked man can do something, once the list of it is there."""
    expect(robot.page.locator(f".roll button[data-kind={kind}]").first).to_be_attached()
    return robot.deeds(kind)[0]


APART = """[...document.querySelectorAll('.strip-title, .standing-sign, .step, .strip-next')].map((each) => each.getBoundingClientRect())
    .filter((box) => box.width).every((box, number, all) => !number || box.left >= all[number - 1].right - 1)"""
"""Do the parts of the strip lie beside each other?"""


def test_the_lesson_waits_until_it_was_done(opener: Opener) -> None:
    """Shoot, end the shooting, move: each ticked when it was done, by clicks on the real table; home and the list of lessons lead back."""
    page = shown(opener.open("#/learn", **QUICK))
    expect(page.locator(".lesson-card")).to_have_count(len(lessons()))
    page.get_by_role("button", name="Begin").first.click()
    page.get_by_role("button", name="Let us begin").click()
    coach, robot = page.locator(".coach"), Robot(page)
    robot.wait()
    expect(coach).to_have_attribute("data-leaf", "shoot")
    expect(page.locator(".coach-arrow")).not_to_have_attribute("hidden", "")
    for size in ((390, 844), (1280, 800)):  # the guide above the map, and beside it: everybody is seen, and nothing lies over anything
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function("() => document.querySelector('.table').clientWidth <= innerWidth && " + APART)
        assert not robot.covered(), size
    robot.pick("olivier", dict(robot.men())["olivier"])
    expect(page.locator(".coach-arrow")).to_be_hidden()
    expect(coach).to_have_attribute("data-leaf", "shoot")
    robot.do(deed(robot, "shoot"))
    robot.wait()
    expect(page.locator(".coach-list li[data-state=done]")).to_have_count(1)
    if "movement" not in robot.step.lower():
        robot.done()
    robot.wait()
    expect(coach).to_have_attribute("data-leaf", "move")
    who, place = robot.men()[0]
    robot.pick(who, place)
    robot.do(deed(robot, "move"))
    expect(page.locator(".coach-list li[data-state=done]")).to_have_count(2)
    expect(coach).to_have_attribute("data-leaf", "move_more")
    page.get_by_role("link", name="Leave the lesson").click()
    shown(page)
    on = page.locator(".lesson-card").first.get_by_role("link", name="Go on")
    page.goto(page.url.split("#")[0] + (on.get_attribute("href") or ""))
    expect(page.locator(".coach-list li[data-state=done]")).to_have_count(2)


def test_days_have_the_same_guide(opener: Opener) -> None:
    """A siege: he says what is asked, a step ticks when it is done, and the next thing is said."""
    page = shown(opener.open("#/learn", **QUICK))
    page.locator(".lesson-card[data-lesson=the_first_day]").get_by_role("button").click()
    page.get_by_role("button", name="Let us begin").click()
    coach = page.locator(".coach")
    expect(coach).to_have_attribute("data-leaf", "action")
    page.locator(".siege-leaf").get_by_role("button", name=re.compile("Pass")).click()
    expect(page.locator(".coach-list li[data-state=done]")).to_have_count(1)
    expect(coach).to_have_attribute("data-leaf", "orders")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".coach-list li[data-state=done]")).to_have_count(0)
    expect(coach).to_have_attribute("data-leaf", "action")


# -- replay --------------------------------------------------------------------------------------------------------------


def test_a_link_opens_the_replay_at_its_moment(opener: Opener, fought: str) -> None:
    page = shown(opener.open(f"#/replay/{fought}/7"))
    expect(page.locator(".replay")).to_have_attribute("data-moment", "7")
    expect(page.locator(".replay-where")).to_contain_text("moment 7 of")
    page.get_by_role("button", name="One moment on").click()
    expect(page.locator(".replay")).to_have_attribute("data-moment", "8")
    assert page.url.endswith(f"#/replay/{fought}/8")
    page.locator(".replay-controls input[type=range]").fill("0")
    expect(page.locator(".replay")).to_have_attribute("data-moment", "0")
    page.locator(".replay-story").focus()
    page.keyboard.press("End")
    last = page.locator(".replay-controls input[type=range]").get_attribute("max")
    expect(page.locator(".replay")).to_have_attribute("data-moment", str(last))
    page.keyboard.press("Home")
    expect(page.locator(".replay")).to_have_attribute("data-moment", "0")
    page.locator("#replay-speed").select_option("4")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => Number(document.querySelector('.replay').dataset.moment) >= 3")
    page.get_by_role("button", name="Pause").click()


def test_a_record_goes_out_and_comes_in_and_is_taken_over(opener: Opener, served: Served, fought: str, tmp_path: Path) -> None:
    """A rule read in the replay opens over it; the record is saved and brought in again; from its ninth moment on it is played anew."""
    page = shown(opener.open(f"#/replay/{fought}/0", **QUICK))
    unfolds_to_its_rule(page)
    assert f"#/replay/{fought}" in page.url
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    kept = tmp_path / saved.value.suggested_filename
    saved.value.save_as(kept)
    assert kept.suffix == ".jsonl"
    visit(page, "")
    page.locator("#record-file").set_input_files(kept)
    page.wait_for_url(re.compile(r"#/replay/(?!" + fought + ")"))
    again = page.url.split("/")[-2]
    assert again != fought
    assert len(served.get(f"/api/games/{again}/moments")) == len(served.get(f"/api/games/{fought}/moments"))
    expect(page.locator(".replay")).to_have_attribute("data-moment", re.compile(r"\d"))
    page.evaluate("(place) => { location.hash = place; }", f"#/replay/{again}/9")
    expect(page.locator(".replay")).to_have_attribute("data-moment", "9")
    is_taken_over(page, served, again)


def unfolds_to_its_rule(page: Page) -> None:
    """A line of the story opens, and its rule over the replay, which stays."""
    line = page.locator("details.told").first
    line.locator("summary").click()
    rule = line.locator("a.rule-id").first
    name = rule.inner_text()
    rule.click()
    expect(page.locator("dialog.rules-dialog .rule-page h2")).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def is_taken_over(page: Page, served: Served, fought: str) -> None:
    """From the ninth moment of a battle, both sides in turn."""
    page.get_by_role("button", name="Take over from here").click()
    page.get_by_label("both sides, in turn").check()
    page.get_by_role("button", name="Take over", exact=True).click()
    page.wait_for_url(re.compile(r"#/game/"))
    game = page.url.rsplit("/", 1)[1]
    assert game != fought
    old = served.get(f"/api/games/{fought}/at/9")["position"]
    moments = served.get(f"/api/games/{game}/moments")
    assert served.get(f"/api/games/{game}/at/{moments[-1]['number']}")["position"]["men"] == old["men"]
    expect(page.locator(".table")).to_be_visible()


# -- records -------------------------------------------------------------------------------------------------------------


def test_a_broken_record_is_answered_with_all_its_faults(opener: Opener, record: str, tmp_path: Path) -> None:
    lines = record.splitlines()
    lines[3] = lines[3].replace('"', "", 1)
    lines[5] = "[]"
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join(lines))
    page = shown(opener.open("#/"))
    page.locator("#record-file").set_input_files(broken)
    expect(page.locator(".fault-list li").nth(1)).to_be_visible()
    text = page.locator(".faults").inner_text()
    assert "broken.jsonl" in text
    assert "Nothing was changed here." in text
    opener.faults = [fault for fault in opener.faults if "status of 4" not in fault]


def kept_record(served: Served, kind: str, asked: dict[str, Any], folder: Path) -> tuple[str, Path]:
    """The id of a new game, and its record in a file."""
    made = served.post(f"/api/{kind}s/games", json.dumps({"seed": "1066", **asked}).encode())
    keys = "&".join(f"key={key}" for key in made["keys"].values())
    kept = folder / f"{kind}.jsonl"
    with urlopen(f"{served.address}/api/{kind}s/games/{made['id']}/record?{keys}") as answer:
        kept.write_bytes(answer.read())
    return str(made["id"]), kept


def test_a_siege_or_a_campaign_comes_in_where_it_was_left(opener: Opener, tmp_path: Path) -> None:
    """The record of a game that goes on is brought in, and one sits at its table."""
    siege: dict[str, Any] = {"siege": "the_farm_on_the_gargano_road", "A": "person", "B": "person"}
    campaign: dict[str, Any] = {"campaign": "engines_for_trowbridge", "seats": {"A": "person", "B": "person"}}
    page = opener.open("#/")
    for kind, asked in (("siege", siege), ("campaign", campaign)):
        game, kept = kept_record(opener.served, kind, asked, tmp_path)
        visit(page, "")
        page.locator("#record-file").set_input_files(kept)
        page.wait_for_url(re.compile(rf"#/{kind}/(?!{game})"))
        expect(page.locator(f".{kind}[data-seq]")).to_be_visible()


def test_the_chronicle_tells_and_prints(opener: Opener, fought: str) -> None:
    page = shown(opener.open(f"#/chronicle/{fought}"))
    expect(page.locator(".chronicle-chapter").first).to_contain_text("Turn 1")
    page.emulate_media(media="print")
    expect(page.locator(".bar")).to_be_hidden()
    expect(page.locator(".chronicle .screen-only")).to_be_hidden()
    expect(page.locator(".chronicle-chapter").first).to_be_visible()
