"""Sorties against the camp and for food: who goes, what stands there, what it costs. Guiscard 11.4.2, 11.4.3; The Anarchy 7.7.2, 7.7.3."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from hauberk.battle.core.being import Health
from hauberk.play.siege.forecast import quick_odds
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import fights
from hauberk.siege import questions as q
from hauberk.siege.parties import best, category, is_shooter
from hauberk.siege.quick import forecast
from hauberk.siege.quick_fights import clash_of
from hauberk.siege.results import BeastResult, EngineResult, StockResult
from hauberk.siege.set_up import HOME
from hauberk.siege.state import CAMP, WALL, Person
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE, FARM, NEST

BESIEGER, BESIEGED = 0, 1


def only(skirmish: Skirmish, side: int, keep: list[str]) -> None:
    """Only these are left of a side."""
    people = {
        who: person._replace(health=Health.DEAD) if person.side == side and who not in keep else person
        for who, person in skirmish.state.people.items()
    }
    skirmish.changed(people=people)


def of_one_category(skirmish: Skirmish, side: int, number: int) -> list[Person]:
    """So many knights of a side: other riders become knights where there are too few."""
    people = sorted(skirmish.state.present(side), key=lambda person: (person.character.kind != "knight", not person.mounted, person.id))
    code = people[0].character.code
    kind = [person._replace(character=replace(person.character, code=code)) for person in people[:number]]
    others = [person._replace(character=replace(person.character, code="Xxx")) for person in people[number:] if category(person) == code]
    skirmish.changed(people={**skirmish.state.people, **{person.id: person for person in (*kind, *others)}})
    return kind


def camp(name: str = CASTLE) -> Skirmish:
    """A sortie against the camp; the besieged are asked first."""
    return Skirmish(name).begin(fights.CAMP_SORTIE)


# -- against the camp ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAMP-02", "CAMP-03")
def test_the_besieged_seal_their_group_before_the_besieger_his_guard() -> None:
    skirmish = camp()
    asked = [type(question).__name__ + str(question.side) for question in reversed(skirmish.state.pending)]
    assert asked == ["MusterAsked1", "MusterAsked0", "ArrangeAsked0", "ArrangeAsked1", "ResolveAsked1"]


@pytest.mark.rule("CAMP-03", "A-ACT-20")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_half_of_the_garrison_may_go_and_no_more(name: str) -> None:
    skirmish = camp(name)
    people = [person.id for person in skirmish.state.present(BESIEGED)]
    most = len(people) // 2
    refusal = skirmish.why(c.Muster(tuple(people[: most + 1])))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("too_many_in_the_party", "CAMP-03" if name == NEST else "A-ACT-20")
    assert (refusal.needs, refusal.has) == (most + 1, most)
    skirmish.answer(c.Muster(tuple(people[:most])))
    assert skirmish.fight.parties[BESIEGED] == tuple(people[:most])


def guarded(skirmish: Skirmish) -> Skirmish:
    """The besieged have answered, the besieger is asked."""
    skirmish.answer(skirmish.usual())
    assert isinstance(skirmish.asked, q.MusterAsked)
    assert skirmish.asked.side == BESIEGER
    return skirmish


@pytest.mark.rule("CAMP-02")
@pytest.mark.example("TC-G-11")
def test_of_nineteen_besiegers_six_guard_the_camp() -> None:
    skirmish = camp(NEST)
    people = [person.id for person in skirmish.state.present(BESIEGER)][:19]
    only(skirmish, BESIEGER, people)
    guarded(skirmish)
    muster = skirmish.usual()
    assert isinstance(muster, c.Muster)
    assert len(muster.men) == 6
    more = next(who for who in people if who not in muster.men)
    refusal = skirmish.why(c.Muster((*muster.men, more), muster.engines))
    assert refusal is not None
    assert (refusal.reason, refusal.needs, refusal.has) == ("too_many_in_the_party", 7, 6)


@pytest.mark.rule("CAMP-02", "A-ACT-20")
@pytest.mark.example("EX-G-11.4.2-1", "EX-A-7.7.2-1")
@pytest.mark.parametrize(("left", "most"), [(5, 2), (7, 3), (9, 4)])
def test_of_one_category_only_half_stands_guard(left: int, most: int) -> None:
    """Five knights: two; nine: four; seven archers: three."""
    skirmish = camp(CASTLE)
    kind = of_one_category(skirmish, BESIEGER, left)
    others = [person.id for person in skirmish.state.present(BESIEGER) if category(person) != category(kind[0])]
    only(skirmish, BESIEGER, [person.id for person in kind] + others)
    guarded(skirmish)
    engines = skirmish.usual()
    assert isinstance(engines, c.Muster)
    refusal = skirmish.why(c.Muster(tuple(person.id for person in kind[: most + 1]), engines.engines))
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.about) == ("too_many_of_a_category", "A-ACT-20", category(kind[0]))
    assert refusal.needs == (refusal.has or 0) + 1
    assert skirmish.why(c.Muster(tuple(person.id for person in kind[:most]), engines.engines)) is None


@pytest.mark.rule("BUILD-02", "A-BUILD-03")
def test_builders_stay_at_their_work() -> None:
    skirmish = camp()
    builder = skirmish.men(BESIEGED)[0]
    skirmish.busy(builder)
    refusal = skirmish.why(c.Muster((builder,)))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("has_a_job_today", "A-BUILD-03")


@pytest.mark.rule("CAMP-03")
def test_nobody_goes_twice_or_for_the_enemy_and_somebody_must_go() -> None:
    skirmish = camp()
    one, foe = skirmish.men(BESIEGED)[0], skirmish.men(BESIEGER)[0]
    assert getattr(skirmish.why(c.Muster((one, one))), "reason", "") == "named_twice"
    assert getattr(skirmish.why(c.Muster((foe,))), "reason", "") == "nobody_of_that_name"
    assert getattr(skirmish.why(c.Muster(())), "reason", "") == "nobody_goes"
    assert getattr(skirmish.why(c.Muster((one,), ("ram 1",))), "reason", "") == "no_engines_on_a_sortie"


@pytest.mark.rule("CAMP-04", "A-ACT-21")
def test_an_engine_at_the_wall_does_not_stand_in_the_camp() -> None:
    skirmish = Skirmish(CASTLE).engine("mangonel", where=CAMP).engine("mangonel", where=WALL).begin(fights.CAMP_SORTIE)
    skirmish.answer(skirmish.usual())
    assert skirmish.asked.side == BESIEGER
    guard = skirmish.usual()
    assert isinstance(guard, c.Muster)
    refusal = skirmish.why(replace(guard, engines=("mangonel 1", "mangonel 2")))
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.about) == ("engine_not_here", "A-ACT-21", "mangonel 2")


@pytest.mark.rule("A-ACT-21", "RULING-A-ACT-09")
@pytest.mark.example("EX-A-7.7.2-2")
def test_of_ten_engines_four_stand_in_the_camp() -> None:
    skirmish = Skirmish(CASTLE).changed(engines={})
    for kind, number in (("mangonel", 3), ("petraria", 3), ("siege_tower", 1), ("ballista", 3)):
        for _ in range(number):
            skirmish.engine(kind)
    skirmish.begin(fights.CAMP_SORTIE)
    guarded(skirmish)
    guard = best(skirmish.state.free(BESIEGER), 3)
    engines = tuple(skirmish.state.engines)
    refusal = skirmish.why(c.Muster(guard[:1], engines[:3]))
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.needs) == ("too_few_engines", "A-ACT-21", 4)
    assert refusal.has is not None
    assert refusal.has < 4
    assert skirmish.why(c.Muster(guard[:1], engines[:4])) is None
    assert skirmish.why(c.Muster(guard[:1], engines)) is None


@pytest.mark.rule("CAMP-04")
def test_two_stone_throwers_and_two_ladders_stand_in_the_camp() -> None:
    skirmish = Skirmish(NEST).changed(engines={}, stock=({"ladder": 5}, {}))
    for _ in range(3):
        skirmish.engine("petraria")
    skirmish.begin(fights.CAMP_SORTIE)
    guarded(skirmish)
    engines = tuple(skirmish.state.engines)
    assert getattr(skirmish.why(c.Muster((), engines)), "reason", "") == "too_many_engines"
    assert getattr(skirmish.why(c.Muster((), engines[:1])), "needs", 0) == 2
    skirmish.answer(c.Muster((), engines[:2]))
    skirmish.on_map()
    table = skirmish.table
    assert len(table["ladders"]) == 2
    assert [row["kind"] for row in table["machines"]] == ["petraria", "petraria"]


@pytest.mark.rule("CAMP-01", "CAMP-05", "A-ACT-19", "A-ACT-21")
@pytest.mark.parametrize(("name", "tents"), [(FARM, 7), (NEST, 7), (CASTLE, 8)])
def test_the_camp_on_its_map(name: str, tents: int) -> None:
    """Seven tents or eight, the besieged first, by any side; both may leave."""
    skirmish = camp(name).on_map()
    table, scenario = skirmish.table, skirmish.scenario
    assert len(table["tents"]) == tents
    assert scenario.field.first == BESIEGED
    assert {way["id"] for entry in table["entries"] for way in entry["ways"]} == {"side_1", "side_2", "side_3", "side_4"}
    assert {row["side"] for row in table["exits"]} == {"A", "B"}
    on_map = {man.id for man in scenario.start.people(BESIEGER) if man.on_map}
    assert on_map == set(skirmish.fight.parties[BESIEGER])
    waiting = {man.id for man in scenario.start.people(BESIEGED)}
    assert waiting == set(skirmish.fight.parties[BESIEGED])


@pytest.mark.rule("CAMP-04")
def test_the_guard_stands_where_it_is_told_to() -> None:
    skirmish = guarded(camp(NEST))
    skirmish.answer(skirmish.usual())
    man, rider = (
        next(who for who in skirmish.fight.parties[BESIEGER] if skirmish.state.people[who].mounted == ride) for ride in (False, True)
    )
    assert getattr(skirmish.why(c.Arrange((c.Placed(man, "A16"),))), "reason", "") == "not_a_place_to_start"  # open sea
    tent = skirmish.field.lands["lagoon"].tents[0][0]
    assert getattr(skirmish.why(c.Arrange((c.Placed(man, tent),))), "reason", "") == "not_a_place_to_start"
    skirmish.answer(c.Arrange((c.Placed(man, "Y2"), c.Placed(rider, "Y4", 3))))
    skirmish.on_map()
    start = skirmish.scenario.start
    board = skirmish.scenario.field.board
    assert board.names[start.beings[man].cell] == "Y2"
    assert board.names[start.beings[rider].cell] == "Y4"
    assert start.beings[rider].mounted


@pytest.mark.rule("CAMP-04", "STACK-01")
def test_who_is_told_to_stand_where_anothers_horse_stands_goes_elsewhere() -> None:
    """The other keeps the place he was told."""
    skirmish = guarded(camp(NEST))
    skirmish.answer(skirmish.usual())
    one, two, *_ = [who for who in skirmish.fight.parties[BESIEGER] if skirmish.state.people[who].mounted]
    skirmish.answer(c.Arrange((c.Placed(one, "Y4", 3), c.Placed(two, "Y3", 3)))).on_map()
    start, names = skirmish.scenario.start, skirmish.scenario.field.board.names
    assert [names[cell] for cell in start.beings[one].cells] == ["Y4", "Y3"]
    assert "Y3" not in [names[cell] for cell in start.beings[two].cells]


@pytest.mark.rule("CAMP-11", "A-ACT-24", "C-SIEGE-19")
@pytest.mark.example("EX-G-11.4.2-2", "EX-A-7.7.2-3", "TC-G-11")
@pytest.mark.parametrize(("burnt", "days"), [(4, 0), (5, 1), (12, 2), (28, 5)])
def test_every_five_hexes_of_tents_cost_a_day(burnt: int, days: int) -> None:
    skirmish = camp(NEST).on_map()
    skirmish.home(skirmish.result(BESIEGER, tents=28, tents_burnt=burnt), ())
    assert skirmish.state.restock == days
    assert not skirmish.state.restocking, "it begins on the next day"
    skirmish.change(day=skirmish.state.day + 1)
    assert skirmish.state.restocking == bool(days)


@pytest.mark.rule("CAMP-11")
def test_days_of_restocking_add_up() -> None:
    skirmish = camp(NEST).changed(restock=3)
    skirmish.on_map()
    skirmish.home(skirmish.result(BESIEGER, tents=28, tents_burnt=10), ())
    assert skirmish.state.restock == 5


@pytest.mark.rule("CAMP-07", "A-ACT-22")
def test_when_the_guard_is_gone_everything_is_destroyed() -> None:
    skirmish = Skirmish(NEST).changed(engines={}, stock=({"ladder": 3}, {}))
    skirmish.engine("petraria").engine("petraria").engine("petraria")
    skirmish.begin(fights.CAMP_SORTIE).on_map()
    placed = skirmish.fight.engines
    assert len(placed) == 2
    left = tuple(StockResult(f"ladder_{number}", "ladder", BESIEGER, "K5") for number in (1, 2))
    machines = tuple(EngineResult(name, "petraria", BESIEGER) for name in placed)
    skirmish.home(skirmish.result(BESIEGED, tents=28, tents_burnt=3, engines=machines, stock=left), ())
    assert skirmish.state.restock == 5
    assert not set(placed) & set(skirmish.state.engines)
    assert len(skirmish.state.engines) == 1, "what did not stand there is safe [RULING-G-68]"
    assert skirmish.state.stock[BESIEGER]["ladder"] == 1


@pytest.mark.rule("CAMP-08")
def test_a_burnt_engine_and_burning_tents() -> None:
    """An engine that burnt is lost; tents that still burn are put out by the guard, or not."""
    skirmish = Skirmish(NEST).changed(engines={}).engine("petraria").begin(fights.CAMP_SORTIE).on_map()
    guard = skirmish.fight.parties[BESIEGER][0]
    lost = (EngineResult("petraria 1", "petraria", BESIEGER, destroyed=True),)
    fires = (("K4", "tent"), ("K5", "tent"))
    result = skirmish.result(BESIEGER, men={guard: {"hex": "K9"}}, tents=28, tents_burnt=3, engines=lost, burning=fires)
    skirmish.home(result, (10, 10))
    assert not skirmish.state.engines
    assert skirmish.state.restock == 1, "three and two hexes"


@pytest.mark.rule("CAMP-06", "A-ACT-22")
def test_it_ends_when_one_side_is_gone() -> None:
    lines = camp(CASTLE).on_map().table["victory"]
    assert lines[0] == {"side": "B", "at": "once", "all": [{"kind": "gone", "side": "A"}]}
    assert lines[1] == {"side": "A", "at": "once", "all": [{"kind": "gone", "side": "B"}]}


@pytest.mark.rule("CAMP-07", "C-QUICK-10")
@pytest.mark.parametrize("face", range(1, 11))
def test_by_the_table_a_guard_that_gives_way_loses_the_camp(face: int) -> None:
    skirmish = Skirmish(NEST).changed(engines={}).engine("petraria").begin(fights.CAMP_SORTIE).quick(face)
    letter = skirmish.happened(e.QuickFought)[0].letter
    sacked = letter in "FGHIJ"  # the defender gives way, the attacker does not
    assert (not skirmish.state.engines) == sacked
    assert skirmish.state.restock == (5 if sacked else 0)
    assert skirmish.state.fight is None


@pytest.mark.rule("FORAGE-09", "C-QUICK-10")
@pytest.mark.parametrize("face", range(1, 11))
def test_by_the_table_foragers_bring_home_what_they_can(face: int) -> None:
    skirmish = Skirmish(NEST).changed(food=3).begin(fights.SUPPLY_SORTIE).quick(5, face)
    letter = skirmish.happened(e.QuickFought)[0].letter
    assert skirmish.state.food == 3 + {"A": 0, "B": 0, "C": 2, "D": 2, "E": 2}.get(letter, 5)


@pytest.mark.rule("FORAGE-02", "HORSE-09", "RULING-C-QUICK-ROUT")
@pytest.mark.parametrize("face", range(1, 11))
def test_by_the_table_nobody_brings_more_beasts_than_he_can_lead(face: int) -> None:
    """Six beasts are offered to one man on foot, who can lead three; who recoils saves one of them."""
    skirmish = Skirmish(NEST).changed(food=3).begin(fights.SUPPLY_SORTIE)
    alone = next(who for who in skirmish.men(BESIEGED) if not skirmish.state.people[who].mounted)
    skirmish.answer(c.Muster((alone,)))
    skirmish.quick(6, face)
    letter = skirmish.happened(e.QuickFought)[0].letter
    assert skirmish.state.food == 3 + {"A": 0, "B": 0, "C": 1, "D": 1, "E": 1}.get(letter, 3)


# -- patrols by the table ----------------------------------------------------------------------------------------------------


def three_patrols() -> Skirmish:
    """The besieged have sealed their group, the besieger three patrols of four."""
    skirmish = guarded(Skirmish(NEST).changed(food=3).begin(fights.SUPPLY_SORTIE))
    foot = [who for who in skirmish.men(BESIEGER) if not skirmish.state.people[who].mounted and not is_shooter(skirmish.state.people[who])]
    skirmish.answer(c.Muster((), patrols=(tuple(foot[:4]), tuple(foot[4:8]), tuple(foot[8:12]))))
    return skirmish


@pytest.mark.rule("FORAGE-07", "A-ACT-30", "RULING-G-91")
@pytest.mark.parametrize(("dice", "come"), [
    ((2, 4, 6, 8), 1), ((1, 4, 6, 8), 2), ((2, 3, 6, 8), 2), ((2, 4, 5, 8), 2), ((2, 4, 6, 7), 2), ((1, 3), 3), ((2, 4, 5, 7), 3),
])  # fmt: skip
def test_by_the_table_only_the_first_patrol_comes_for_certain(dice: tuple[int, ...], come: int) -> None:
    """The others by the dice of the first turns: one in turn 1, three, five, seven; nobody is left to throw for when all have come."""
    skirmish = three_patrols()
    patrols = skirmish.fight.patrols
    skirmish.quick(5, *dice, 5)
    thrown = [event.face for event in skirmish.happened(e.Rolled) if event.purpose == "patrol"]
    assert thrown == list(dice)
    met = {who for patrol in patrols[:come] for who in patrol}
    assert skirmish.state.fought & set(skirmish.men(BESIEGER)) <= met
    fought = {who for who in skirmish.state.fought if skirmish.state.people[who].side == BESIEGER}
    assert fought == met


@pytest.mark.rule("FORAGE-07", "A-ACT-30", "RULING-G-91", "C-QUICK-09")
def test_the_odds_of_the_table_know_that_patrols_may_not_come() -> None:
    """Whoever asks for the odds of foraging is told those of every number of patrols, each with its chance."""
    skirmish = three_patrols()
    field, table = skirmish.field, skirmish.field.rules.quick
    odds = quick_odds(field.at(skirmish.state), BESIEGER)
    assert odds is not None
    none = Fraction(9, 10) * Fraction(7, 10) * Fraction(5, 10) * Fraction(3, 10)
    one = none * (Fraction(1, 9) + Fraction(3, 7) + Fraction(5, 5) + Fraction(7, 3))
    dead = Fraction(0)
    for number, chance in ((1, none), (2, one), (3, 1 - none - one)):
        named = tuple(who for patrol in skirmish.fight.patrols[:number] for who in patrol)
        met = skirmish.state._replace(fight=skirmish.fight._replace(parties=(named, skirmish.fight.parties[BESIEGED])))
        dead += chance * forecast(table, clash_of(field.at(met))).sides[1].dead
    assert odds["sides"]["A"]["dead"] == round(float(dead), 1)


# -- for food --------------------------------------------------------------------------------------------------------------


def forage(name: str = NEST) -> Skirmish:
    """A sortie for food."""
    return Skirmish(name).begin(fights.SUPPLY_SORTIE)


@pytest.mark.rule("FORAGE-02", "A-ACT-26")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_a_third_of_the_garrison_goes_for_food(name: str) -> None:
    skirmish = forage(name)
    people = skirmish.men(BESIEGED)
    most = len(skirmish.state.present(BESIEGED)) // 3
    refusal = skirmish.why(c.Muster(tuple(people[: most + 1])))
    assert refusal is not None
    rule = "FORAGE-02" if name == NEST else "A-ACT-26"
    assert (refusal.reason, refusal.rule, refusal.needs, refusal.has) == ("too_many_in_the_party", rule, most + 1, most)
    assert skirmish.why(c.Muster(tuple(people[:most]), edge=2)) is None


@pytest.mark.rule("FORAGE-04", "A-ACT-28")
def test_they_come_by_the_right_or_the_left() -> None:
    skirmish = forage()
    one = skirmish.men(BESIEGED)[:1]
    for edge in (1, 3):
        assert getattr(skirmish.why(c.Muster(tuple(one), edge=edge)), "reason", "") == "not_by_this_side"
    for edge in (2, 4):
        assert skirmish.why(c.Muster(tuple(one), edge=edge)) is None


@pytest.mark.rule("FORAGE-03", "A-ACT-27")
@pytest.mark.example("DX-A-14")
def test_a_patrol_has_its_bounds() -> None:
    """Eight men, two riders, two shooters at most: three riders are too many, and so are two mounted shooters with one more shooter."""
    skirmish = forage(CASTLE)
    skirmish.answer(skirmish.usual())
    people = skirmish.state.free(BESIEGER)
    riders = [person.id for person in people if person.mounted and not is_shooter(person)]
    shooters = [person.id for person in people if is_shooter(person) and not person.mounted]
    plain = [person.id for person in people if not person.mounted and not is_shooter(person)]
    assert skirmish.why(c.Muster((), patrols=((*riders[:2], *shooters[:2], *plain[:4]),))) is None
    for bad, told in (
        ((*riders[:3], *plain[:5]), ("patrol_of_riders", 3, 2)),
        ((*shooters[:3], *plain[:5]), ("patrol_of_shooters", 3, 2)),
        ((*riders[:2], *plain[:7]), ("patrol_too_large", 9, 8)),
        ((), ("nobody_goes", None, None)),
    ):
        refusal = skirmish.why(c.Muster((), patrols=(tuple(bad),)))
        assert refusal is not None, bad
        assert refusal.rule == "A-ACT-27"
        assert (refusal.reason, refusal.needs, refusal.has) == told
    mounted = skirmish.state.people[shooters[0]]._replace(mounted=True), skirmish.state.people[shooters[1]]._replace(mounted=True)
    skirmish.changed(people={**skirmish.state.people, **{person.id: person for person in mounted}})
    refusal = skirmish.why(c.Muster((), patrols=((*shooters[:3], *plain[:5]),)))
    assert refusal is not None
    assert (refusal.reason, refusal.needs, refusal.has) == ("patrol_of_shooters", 3, 2), "two of them ride, and shoot all the same"


@pytest.mark.rule("FORAGE-03")
def test_nobody_rides_in_two_patrols() -> None:
    skirmish = forage(CASTLE)
    skirmish.answer(skirmish.usual())
    plain = [person.id for person in skirmish.state.free(BESIEGER) if not person.mounted and not is_shooter(person)]
    assert getattr(skirmish.why(c.Muster((), patrols=((plain[0],), (plain[0],)))), "reason", "") == "named_twice"


@pytest.mark.rule("FORAGE-03", "A-ACT-27", "RULING-A-ACT-11")
@pytest.mark.parametrize("name", [FARM, NEST, CASTLE])
def test_the_usual_patrols_are_lawful_and_take_nearly_everybody(name: str) -> None:
    skirmish = forage(name)
    skirmish.answer(skirmish.usual())
    muster = skirmish.usual()
    assert isinstance(muster, c.Muster)
    assert skirmish.why(muster) is None
    assert sum(len(patrol) for patrol in muster.patrols) == len(skirmish.state.free(BESIEGER))
    assert len(muster.patrols[0]) == max(len(patrol) for patrol in muster.patrols)


@pytest.mark.rule("FORAGE-02", "FORAGE-04", "FORAGE-05", "FORAGE-07", "FORAGE-08", "A-ACT-28", "A-ACT-29", "A-ACT-30", "RULING-A-ACT-13")
def test_the_way_home_on_the_map() -> None:
    skirmish = forage(NEST)
    skirmish.answer(c.Muster(tuple(skirmish.men(BESIEGED)[:5]), edge=2))
    skirmish.answer(skirmish.usual())
    skirmish.on_map((6,))
    table, scenario = skirmish.table, skirmish.scenario
    assert skirmish.fight.animals == 6
    assert scenario.field.first == BESIEGED
    assert all(entry["ways"][0]["side_of_map"] == 2 and entry["fixed"] for entry in table["entries"])
    beasts = [beast for beast in scenario.start.beings.values() if beast.character.is_beast and not beast.id.endswith(".horse")]
    assert len(beasts) == 6
    assert all(beast.leader in skirmish.fight.parties[BESIEGED] for beast in beasts)
    assert [row["side_of_map"] for row in table["exits"] if row["side"] == "B"] == [4]
    assert table["patrolling"]["chances"] == [1, 3, 5, 7]
    assert sorted(table["patrolling"]["first"]) == ["side_1", "side_3", "side_4"]
    assert scenario.field.patrolling is not None
    assert {way.id for way in scenario.field.patrolling.ways} == {"side_1", "side_2", "side_3", "side_4"}
    assert table["victory"][0] == {"result": "draw", "at": "once", "all": [{"kind": "gone", "side": "B"}]}


@pytest.mark.rule("FORAGE-09", "PROV-05", "A-SIEGE-09", "RULING-A-ACT-12")
def test_every_beast_led_off_is_a_day_of_food() -> None:
    skirmish = forage(NEST).changed(food=4).on_map((5,))
    beasts = (
        BeastResult("pack_horse", BESIEGED, True, f"{HOME}_2_B"),
        BeastResult("pack_horse_grey", BESIEGED, True, f"{HOME}_2_B"),
        BeastResult("pack_horse_dun", BESIEGED, False),
        BeastResult("pack_horse_black", BESIEGED, True),
        BeastResult("pack_horse_white", BESIEGER, True, f"{HOME}_2_A"),
    )
    skirmish.home(skirmish.result(None, beasts=beasts), ())
    assert skirmish.state.food == 6
    assert [event.change for event in skirmish.happened(e.FoodChanged)] == [2]


@pytest.mark.rule("FORAGE-08")
def test_who_did_not_get_through_comes_home() -> None:
    skirmish = forage(NEST).on_map((2,))
    party = skirmish.fight.parties[BESIEGED]
    skirmish.home(skirmish.result(None, "time", men={party[0]: {"hex": "K4"}}), ())
    assert all(skirmish.state.people[who].present for who in party)
