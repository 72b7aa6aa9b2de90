"""What a second reader found wrong: sentences read as somebody reads them who has the book beside him and has never seen the code."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import hauberk
from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Attack, Done, Retreat, Shoot, Work
from hauberk.campaign import events as ce
from hauberk.common.term import Term
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.cases import load_case
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE
from hauberk.server.battle.speech import Speech
from hauberk.siege import commands as c
from hauberk.siege import events as se
from hauberk.siege.place import OUTER
from hauberk.siege.state import GONE, Engine, Fight, SiegeState
from hauberk.tell.battle.reasons import refusal_text
from hauberk.tell.messages import LANGUAGES, message_files, messages_in
from hauberk.tell.referee import spoken
from hauberk.tell.story import Story
from hauberk.tell.telling import Line
from tests.battle.storming import CREW
from tests.battle.test_flaming_arrows import ROW, arrow, place
from tests.battle.test_grapnels import HANGING, hung
from tests.battle.test_ram import ram
from tests.kit import drawn, man
from tests.siege.kit import CASTLE, CLASSIC, NEST, Siege
from tests.siege.test_works_and_days import orders
from tests.tell.sieging import COVENTRY, fresh

ATTACK, DEFENCE = (Term(12, "quick_rider_armoured_dismounted", "C-QUICK-02", "4"),), (
    Term(22, "quick_foot_unarmoured", "C-QUICK-02", "22"), Term(22, "quick_castle", "C-QUICK-05"),
)  # fmt: skip
ENGINES = (Term(-2, "quick_engines", "C-QUICK-08"),)


# -- a fight settled by the table ----------------------------------------------------------------------------------------


@pytest.mark.rule("C-QUICK-02", "C-QUICK-05", "C-QUICK-07", "C-QUICK-08", "C-QUICK-10")
def test_the_two_sides_of_a_quick_fight_are_summed_apart() -> None:
    """12 against 44 is a difference of −32, and nothing comes to 56; the die is 5 − 2 = 3."""
    siege, state = fresh(COVENTRY), fresh(COVENTRY).state
    state = state._replace(fight=Fight("assault", 0, parties=(("ivo",), ("hob",))))
    events = (se.Rolled("quick", 10, 5), se.QuickFought((*ATTACK, *DEFENCE), -32, ENGINES, "E", 1))
    (line,) = [line for line in Story(SIEGE, siege.scenario, "en", field=siege.field).tell(events, state) if line.kind == "quick_fought"]
    assert line.reckoning == (
        "armoured riders fighting on foot: 4, +12 (C-QUICK-02)", "the attackers: 12",
        "22 on foot without armour +22 (C-QUICK-02)", "behind the walls of a castle +22 (C-QUICK-05)", "the defenders: 44",
        "difference −32", "die 5 (C-QUICK-07)", "engines of war −2 (C-QUICK-08)", "3 in this column: result E for both sides",
        "the attackers lose 10 % in dead and 20 % in wounded (C-QUICK-10)",
        "the defenders lose 10 % in dead and 20 % in wounded (C-QUICK-10)",
    )  # fmt: skip


@pytest.mark.rule("C-QUICK-07", "C-QUICK-08")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_by_the_table_shows_its_die(language: str) -> None:
    game = Match(CAMPAIGN, load_campaign("the_harvest_of_oxford"), "told")
    events = (ce.Rolled("quick", 10, 7), ce.QuickFought((*ATTACK, *DEFENCE), -32, (), "F", 1))
    (line,) = Story(CAMPAIGN, game.scenario, language).tell(events, game.state)
    numbers = [int(found.group()) for found in (re.search(r"[−-]?\d+$", text.replace("−", "-")) for text in line.reckoning[:-2]) if found]
    assert numbers == [12, 44, -32]
    assert line.reckoning[-4].endswith("7 (C-QUICK-07)")
    assert line.reckoning[-3].startswith("7 ")
    lost = {int(number) for text in line.reckoning[-2:] for number in re.findall(r"(\d+) %", text)}
    assert lost == {number for toll in game.field.rules.siege.quick.losses("F", siege=False) for number in (toll.dead, toll.wounded)}


# -- days of a siege -------------------------------------------------------------------------------------------------------


def _told(*events: se.Event, state: SiegeState | None = None) -> list[Line]:
    siege = fresh(COVENTRY)
    return Story(SIEGE, siege.scenario, "en", field=siege.field).tell(events, state or siege.state)


@pytest.mark.rule("A-SIEGE-14", "A-EVENT-18")
def test_each_side_of_the_initiative_has_its_own_sum() -> None:
    first = (Term(10, "die", "A-SIEGE-14"), Term(4, "besieger", "A-SIEGE-14"))
    other = (Term(1, "die", "A-SIEGE-14"), Term(-2, "hostage", "A-EVENT-18"))
    (line,) = _told(se.InitiativeTaken(0, first, other))
    assert (line.reckoning[2], line.reckoning[-1]) == ("the besiegers: 14", "the besieged: −1")


@pytest.mark.rule("A-SIEGE-14", "INIT-01")
def test_an_even_throw_says_whose_it_is() -> None:
    (line,) = _told(se.InitiativeTaken(0, (Term(9, "die", "A-SIEGE-14"),), (Term(9, "die", "A-SIEGE-14"),)))
    assert line.reckoning[-1] == "even: the besiegers have it"


@pytest.mark.rule("A-EVENT-05")
def test_dissent_says_what_share_goes_home() -> None:
    """A §7.9, number 5: seven tens of a hundred, halved and rounded down to tens, make thirty of a hundred."""
    (line,) = _told(se.Rolled("dissent", 10, 7), se.Departed("ivo", GONE, "dissent"))
    assert line.reckoning == ("how many go: 7 of 10 (A-EVENT-05)", "30 % of the besiegers in the field go")


@pytest.mark.rule("A-EVENT-09", "A-EVENT-16", "A-EVENT-17")
def test_knives_and_traitors_are_told_with_the_faces_that_do_it() -> None:
    """A §7.9: the assassin kills with 7–10 and wounds with 4–6, the saboteur strikes with 6–10, a traitor is whoever throws a 0."""
    assert [_told(se.Rolled(what, 10, 2))[0].reckoning[-1] for what in ("assassin", "saboteur")] == ["needed: 4–10", "needed: 6–10"]
    for health, face, faces in ((Health.DEAD, 8, "7–10"), (Health.WOUNDED, 5, "4–6")):
        (line,) = _told(se.Rolled("assassin", 10, face), se.Hurt("ivo", health, "assassin"))
        assert line.reckoning == (f"die of the assassin: {face} of 10 (A-EVENT-17)", f"needed: {faces}")
    (line,) = _told(se.Rolled("traitor", 10, 10), se.Hurt("hob", Health.DEAD, "traitor"))
    assert line.reckoning[-1] == "needed: 10"


@pytest.mark.rule("A-SIEGE-13", "EVENT-P5")
def test_an_event_that_has_been_before_says_so() -> None:
    drawn = se.EventDrawn((Term(8, "two_dice", "A-SIEGE-12"),), 8, "")
    again = fresh(COVENTRY).state._replace(day=9, events=frozenset({"poisoned_well"}))
    assert _told(drawn, state=again)[0].reckoning[-1] == "this event has been before, and comes once in a siege"
    four = se.EventDrawn((Term(4, "two_dice", "A-SIEGE-12"),), 4, "")
    assert _told(four, state=again)[0].reckoning[-1] == "together 4"


@pytest.mark.rule("A-MANG-01", "SC-CATA-02", "SC-CATA-07", "RULING-G-59")
@pytest.mark.parametrize(
    ("edition", "own"),
    [("guiscard", ("DEMO-05", "RULING-G-59")), ("anarchy", ("A-MANG-01", "A-MANG-12")), ("siege_classic", ("SC-CATA-02", "SC-CATA-07"))],
)
def test_engines_of_a_siege_cite_the_book_that_is_played(edition: str, own: tuple[str, str]) -> None:
    siege = orders(Siege({"guiscard": NEST, "anarchy": CASTLE, "siege_classic": CLASSIC}[edition]))
    kind, full = next(iter(siege.field.rules.engines.items()))
    siege.change(engines={"one": Engine("one", kind, 0, full), "worn": Engine("worn", kind, 0, 0, damaged=True)})
    first, second = [name for name, wall in siege.field.place.walls.items() if wall.ring == OUTER][:2]
    twice = c.Orders(bombard=(c.Aim(first, ("one",)), c.Aim(second, ("one",))))
    worn = c.Orders(bombard=(c.Aim(first, ("worn",)),))
    found = [siege.refused(command) for command in (twice, worn)]
    assert [(each.reason, each.rule) for each in found if each] == [("engine_is_busy", own[0]), ("wants_repair", own[1])]


# -- tests of a campaign -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-MERC-08", "C-MERC-09", "C-SPY-04", "C-REFUSE-01")
@pytest.mark.parametrize("name", ["the_harvest_of_oxford", "a_fief_for_a_younger_son"])
def test_a_test_says_the_number_that_is_needed(name: str) -> None:
    """What keeps mercenaries, hides a spy or gets somebody away is a number of the table, and the reckoning ends with it."""
    game = Match(CAMPAIGN, load_campaign(name), "told")
    rules, story = game.field.rules, Story(CAMPAIGN, game.scenario, "en")
    group, who = next((id_, each.men[0]) for id_, each in game.state.groups.items() if each.men)
    die = (Term(3, "die", "C-MERC-08"),)
    (promise,) = story.tell((ce.PromiseTested(group, die, 3, "stay"),), game.state)
    kept = [total for total in range(-5, 20) if not rules.promise.test.fails(total)]
    assert promise.reckoning[-1] == (f"needed: ≤ {kept[-1]}" if rules.promise.test.above else f"needed: {kept[0]}+")
    (slips,) = story.tell((ce.Slipped(who, die, "slips_away"),), game.state)
    assert slips.reckoning[-1] == "needed: ≤ 4"


@pytest.mark.rule("C-REFUSE-02")
def test_armour_helps_to_get_away_as_the_book_has_it() -> None:
    """AC §15.5, GC §14.5: −1 for a rider, −1 in armour, +2 for the wounded, and low is good."""
    rules = Match(CAMPAIGN, load_campaign("the_harvest_of_oxford"), "told").field.rules.refusal
    assert (rules.mounted, rules.armoured, rules.wounded) == (-1, -1, 2)
    words = ("riders and the armoured get", "cavaliers et les gens en armure", "chi cavalca e chi è in armatura")
    for language, word in zip(LANGUAGES, words, strict=True):
        assert word in messages_in(language).say("question-refuse_asked.help")


# -- refusals ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_calls_the_sides_what_the_scenario_calls_them(language: str) -> None:
    scenario = load_scenario("the_first_arrows")
    game = Match(BATTLE, scenario, seed="sides")
    while not game.state.pending:
        game.do(next(iter(game.legal)))
    refusal = game.why_not(Done())
    assert refusal is not None
    text = Speech(scenario, language).refusal(refusal, game.state).text
    assert messages_in(language).pick(scenario.sides[game.state.pending[-1].side]) in text


@pytest.mark.rule("SC-FIRE-03")
@pytest.mark.parametrize(("hit", "told"), [(6, "The arrow strikes F2."), (7, "The arrow misses F2: it flies wide.")])
def test_the_die_that_says_whether_a_burning_arrow_hits_is_told_with_its_number(hit: int, told: str) -> None:
    """In the classic siege one die says whether it hits, another whether it burns; no die stands alone."""
    game = place(ROW, ruleset="siege_classic", A=man("stephanos", "A"))
    before = game.state
    events = game.do(arrow(game, "stephanos", "F2"), *((hit, 1) if hit <= 6 else (hit,)))
    found = Story(BATTLE, replace(load_scenario("the_first_arrows"), field=game.field), "en").tell(events, before)
    assert "rolled" not in [line.kind for line in found]
    (line,) = [line for line in found if line.text == told]
    assert line.reckoning == (f"die {hit} (SC-FIRE-03)", "needed: 1–6")


@pytest.mark.rule("RULING-A-MANT-02")
@pytest.mark.parametrize(("language", "slowed"), [("en", "slowed down"), ("fr", "ralenti"), ("it", "rallentat")])
def test_who_turns_a_mantlet_is_not_slowed_down_by_anybody(language: str, slowed: str) -> None:
    case = load_case(Path("docs/cases/tasks/turn_mantlet.toml"))
    said = spoken(case, language)
    assert any("RULING-A-MANT-02" in text for text in said)
    assert not [text for text in said if slowed in text]


@pytest.mark.rule("GRAP-08")
@pytest.mark.parametrize(
    ("die", "told", "detail"),
    [
        (7, "Argyris attacks Vladko and kills him.", "on the rope: a fall to the death (GRAP-08)"),
        (9, "Argyris attacks Vladko to no effect.", "on the rope: nobody goes back (GRAP-08)"),
    ],
)
def test_a_blow_on_the_rope_says_what_the_rope_makes_of_it(die: int, told: str, detail: str) -> None:
    """The table says stunned, or back; on a rope that is death, or nothing."""
    game = hung("C2", men=HANGING, sequence="combat", active="B")
    before, field = game.state, game.field
    events = game.do(Attack(("argyris",), "vladko"), die)
    lines = Story(BATTLE, replace(load_scenario("the_first_arrows"), field=field), "en").tell(events, before)
    assert (lines[0].text, lines[0].reckoning[-1]) == (told, detail)


# -- the book that is played -----------------------------------------------------------------------------------------------

DITCH = """
    .  .  .  .  .  .
    .  .  o  o  .  .
    .  .  W  .  .  .
    .  .  G  .  .  .
    .  .  .  .  .  .
"""


@pytest.mark.rule("SC-MOAT-03", "RULING-A-MOAT-02")
@pytest.mark.parametrize(("ruleset", "rule"), [("anarchy", "RULING-A-MOAT-02"), ("siege_classic", "SC-MOAT-03")])
def test_who_is_driven_into_a_ditch_falls_by_the_rule_of_his_own_book(ruleset: str, rule: str) -> None:
    game = drawn(DITCH, ruleset=ruleset, sequence="combat", active="B", W=man("wat", "A"), G=man("gwyn", "B"))
    game.do(Attack(("gwyn",), "wat"), 6)
    before, field = game.state, game.field
    events = game.do(Retreat("wat", game.cell("C2")))
    lines = Story(BATTLE, replace(load_scenario("the_first_arrows"), field=field), "en").tell(events, before)
    assert ("Wat falls into the ditch and is stunned.", (f"by this rule ({rule})",)) in [(line.text, line.reckoning) for line in lines]


@pytest.mark.rule("A-MANT-05", "SC-SCREEN-02")
@pytest.mark.parametrize(("ruleset", "rule", "helped"), [("anarchy", "A-MANT-05", True), ("siege_classic", "SC-SCREEN-02", False)])
def test_a_screen_that_stops_a_shot_cites_its_own_book(ruleset: str, rule: str, helped: bool) -> None:
    """In the classic siege nobody shoots through a screen from any height, and is not told to try."""
    screen = {"id": "mantlet", "kind": "mantlet", "side": "A", "at": "C4", "facing": 0}
    men = {"A": man("wat", "A"), "B": man("tovi", "B")}
    picture = "\n".join([". . B . . .", *[". . . . . ."] * 4, ". . A . . ."])
    game = drawn(picture, ruleset=ruleset, sequence="fire", active="B", machines=[screen], **men)
    refusal = game.refused(Shoot("tovi", "wat", game.cell("C6"), game.cell("C1"), "short_bow"))
    assert (refusal.reason, refusal.rule) == ("screen_blocks", rule)
    text = refusal_text(messages_in("en"), refusal, game.position)
    assert ("another height" in text) is helped


@pytest.mark.rule("A-RAM-06", "RULING-A-BOMB-02")
@pytest.mark.parametrize(("men", "column"), [(5, "5 points: column of 3"), (6, "column of 9 points")])
def test_a_ram_says_with_how_many_points_it_strikes(men: int, column: str) -> None:
    """A §5.2.3: nine points with six men, five with fewer; the table has a column of three, and the next is that of six."""
    game = ram(men)
    before, field = game.state, game.field
    events = game.do(Work("strike_ram", CREW[:men], game.cell("C3"), "ram"), 9)
    lines = Story(BATTLE, replace(load_scenario("the_first_arrows"), field=field), "en").tell(events, before)
    (line,) = [line for line in lines if line.kind == "tested"]
    assert column in line.reckoning


# -- the page ------------------------------------------------------------------------------------------------------------


def test_the_page_knows_every_function_its_messages_call() -> None:
    """Names melt with their prepositions on the page as they do in the story: « le cheval d'Odo », « aux hommes de Brian »."""
    source = (Path(hauberk.__file__).parent / "web" / "words" / "fluent.js").read_text(encoding="utf-8")
    known = set(re.findall(r"^  ([A-Z]+): \(", source, flags=re.M))
    for language in LANGUAGES:
        for path in message_files(language).values():
            if path.name.startswith(("page", "table")):
                called = set(re.findall(r"\{ ([A-Z]+)\(", path.read_text(encoding="utf-8")))
                assert called <= known, f"{language}/{path.name}: {called - known}"
