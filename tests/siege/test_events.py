"""The events of a day, one by one, and surrender. Guiscard 11.5, 11.6; The Anarchy 7.8, 7.9."""

from __future__ import annotations

import pytest

from hauberk.battle.core.being import Health
from hauberk.common.term import total
from hauberk.play.siege.game import legal as options
from hauberk.rulesets.people import load_people
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import events_of_the_day as events
from hauberk.siege import questions as q
from hauberk.siege import relief, surrender
from hauberk.siege.parties import ARMY
from hauberk.siege.state import EVENT, OUTER_LOST, WHOLE, Engine, Person
from tests.siege.kit import CASTLE, CLASSIC, FARM, NEST, RELIEVED, Siege, reasons


def happens(siege: Siege, name: str, dice: list[int]) -> Siege:
    """One event, with its dice."""
    event = siege.field.rules.events.events[name]
    return siege.change(step=EVENT).run(lambda doing: events.HAPPENINGS[name](doing, event), dice)


def answered(siege: Siege, command: c.Command, dice: list[int]) -> Siege:
    """Answer the question on top, and nothing else of the day."""
    question = siege.state.pending[-1]
    from hauberk.siege.actions import HANDLERS

    assert siege.refused(command) is None

    def step(doing: events.Doing) -> None:
        doing.answer()
        HANDLERS[type(question)].resolve(doing, question, command)

    return siege.run(step, dice)


# -- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-P1", "EVENT-P2", "A-SIEGE-12", "A-EVENT-01", "C-SIEGE-09")
def test_the_first_five_days_add_five() -> None:
    early, late = (Siege(NEST).change(day=day, step=0).run(events.draw, [3, 4]) for day in (5, 6))
    assert early.happened(e.EventDrawn)[0].total == 12
    assert late.happened(e.EventDrawn)[0].total == 7


@pytest.mark.rule("EVENT-P3", "BLOCK-01", "A-SIEGE-19", "C-SIEGE-11")
def test_a_thin_blockade_adds_more() -> None:
    siege = Siege(NEST).keep(0, 22)
    drawn = siege.run(events.draw, [1, 2]).happened(e.EventDrawn)[0]
    assert reasons(drawn.terms)["thin_blockade"] == 8
    assert drawn.total == 11


@pytest.mark.rule("EVENT-P5", "A-SIEGE-13", "RULING-G-76", "C-SIEGE-09")
def test_an_event_happens_once() -> None:
    siege = Siege(NEST).change(events=frozenset({"provisions_stolen"})).run(events.draw, [6, 6])
    assert siege.happened(e.EventDrawn)[0].what == ""
    assert siege.state.food == 20


@pytest.mark.rule("EVENT-20", "A-EVENT-20", "RULING-G-49")
def test_a_message_lifts_the_siege_unless_it_is_too_early() -> None:
    assert Siege(NEST, void_early_lifting=False).change(day=3).run(events.draw, [10, 5]).state.outcome == (1, "lifted")
    assert Siege(NEST, void_early_lifting=True).change(day=3).run(events.draw, [10, 5]).state.outcome is None
    assert Siege(NEST, void_early_lifting=True).change(day=6).run(events.draw, [10, 10]).state.outcome == (1, "lifted")


@pytest.mark.rule("EVENT-02", "EVENT-06", "EVENT-07", "A-EVENT-06", "A-EVENT-02")
@pytest.mark.parametrize("dice", [[1, 1], [2, 3], [3, 3], [3, 4]])
def test_dull_days(dice: list[int]) -> None:
    siege = Siege(NEST)
    before = siege.state
    siege.run(events.draw, dice)
    assert siege.state._replace(events=before.events) == before


# -- sickness, traitors, knives --------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-15", "A-EVENT-15", "RULING-A-EVENT-02", "RULING-A-EVENT-03")
def test_dysentery_is_named_in_turn_the_besieged_first() -> None:
    siege = happens(Siege(CASTLE), "dysentery", [3])
    victim = siege.commander(0)
    for side, left in ((1, 3), (0, 2)):
        question = siege.state.pending[-1]
        assert isinstance(question, q.VictimAsked)
        assert (question.side, question.left) == (side, left)
        answered(siege, c.Answer(victim), [])
    assert siege.state.people[victim].health == Health.DEAD
    answered(siege, c.Answer(siege.men(0)[0]), [])
    assert not siege.state.pending


@pytest.mark.rule("EVENT-08", "A-EVENT-08", "RULING-G-75")
def test_the_poisoned_well_strikes_the_besieged_and_the_besieger_begins() -> None:
    siege = happens(Siege(CASTLE), "poisoned_well", [1])
    assert siege.state.pending[-1].side == 0
    assert siege.refused(c.Answer(siege.men(0)[0])).reason == "not_offered"
    answered(siege, c.Answer(siege.men(1)[0]), [])
    assert siege.state.people[siege.state.hurt[0]].side == 1


@pytest.mark.rule("EVENT-09", "A-EVENT-09", "RULING-A-EVENT-11")
def test_the_first_to_throw_a_ten_is_the_traitor() -> None:
    siege = happens(Siege(CASTLE), "traitor", [])
    line = tuple(reversed(siege.men(1)))
    assert siege.refused(c.NamePeople(line[1:])).reason == "everybody_once"
    answered(siege, c.NamePeople(line), [9, 10])
    assert siege.state.people[line[1]].health == Health.DEAD
    siege = happens(Siege(CASTLE), "traitor", [])
    answered(siege, c.NamePeople(line), [9] * len(line))
    assert not siege.happened(e.Hurt)


@pytest.mark.rule("EVENT-17", "A-EVENT-17", "RULING-A-EVENT-09")
@pytest.mark.parametrize(("die", "health"), [(3, Health.HEALTHY), (4, Health.WOUNDED), (6, Health.WOUNDED), (7, Health.DEAD)])
def test_the_assassin(die: int, health: int) -> None:
    siege = Siege(NEST)
    commander = siege.commander(0)
    assert happens(siege, "assassin", [die]).state.people[commander].health == health


@pytest.mark.rule("EVENT-17", "A-EVENT-17")
def test_without_a_commander_the_knife_finds_nobody() -> None:
    """The die is thrown, and nobody is the worse for it."""
    siege = Siege(NEST)
    lord = siege.state.people[siege.commander(0)]
    siege.change(people={**siege.state.people, lord.id: lord._replace(roles=frozenset())})
    before = siege.state.people
    assert happens(siege, "assassin", [10]).state.people == before


@pytest.mark.rule("EVENT-16", "A-EVENT-16", "RULING-A-EVENT-04")
def test_the_saboteur_ruins_what_the_besieged_and_the_owner_say() -> None:
    siege = Siege(CASTLE).change(engines={name: Engine(name, "mangonel", 0, 3) for name in ("one", "two")}, stock=({"ladder": 2}, {}))
    assert not happens(siege, "saboteur", [5]).state.pending
    happens(siege, "saboteur", [6])
    assert siege.state.pending[-1] == q.SabotageAsked(1, ("ladder", "mangonel"))
    answered(siege, c.Answer("mangonel"), [])
    assert siege.state.pending[-1] == q.PieceAsked(0, ("one", "two"))
    answered(siege, c.Answer("one"), [])
    assert list(siege.state.engines) == ["two"]
    happens(siege, "saboteur", [10])
    answered(siege, c.Answer("ladder"), [])
    assert siege.state.stock[0]["ladder"] == 1


# -- people who come and go ------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-14", "A-EVENT-14", "RULING-G-53", "RULING-A-EVENT-06", "PROV-04", "A-SIEGE-08")
def test_refugees_eat() -> None:
    siege = Siege(CASTLE).keep(1, 18).change(modifier=4)
    happens(siege, "refugees", [6])
    assert len(siege.state.present(1)) == 24
    assert siege.state.food == 12  # +4 becomes -4
    assert {siege.state.people[who].character.kind for who in siege.happened(e.Joined)[0].men} == {"light_infantry"}


@pytest.mark.rule("EVENT-11", "A-EVENT-11")
def test_reinforcements_are_paid_for() -> None:
    siege = happens(Siege(NEST), "reinforcements", [])
    question = siege.state.pending[-1]
    assert isinstance(question, q.ArmyAsked)
    before = len(siege.state.present(0))
    answered(siege, c.Answer(question.choices[0]), [])
    come = siege.happened(e.Joined)[0].men
    assert len(siege.state.present(0)) == before + len(come)
    assert sum(siege.field.prices.of(siege.state.pool[who]) for who in come) <= 250


@pytest.mark.rule("EVENT-11", "EVENT-19", "A-EVENT-11", "A-EVENT-19")
@pytest.mark.parametrize(
    ("name", "event", "side"), [(NEST, "reinforcements", 0), (CASTLE, "reinforcements", 0), (RELIEVED, "relief_army", 1)]
)
def test_a_side_puts_its_army_together_man_by_man(name: str, event: str, side: int) -> None:
    """Print gives 250 points to make up an army, and the player spends them."""
    siege = happens(Siege(name), event, [])
    question = siege.state.pending[-1]
    assert isinstance(question, q.ArmyAsked)
    free = events.at_call(siege.position, question)
    prices = {who: siege.field.prices.of(siege.state.pool[who]) for who in free}
    dear = sorted(free, key=lambda who: -prices[who])
    mine = tuple(dear[number] for number in (0, 2, 4, -1))
    assert siege.refused(c.NamePeople(())).reason == "nobody_goes"  # type: ignore[union-attr]
    assert siege.refused(c.NamePeople((mine[0], mine[0]))).reason == "does_not_come"  # type: ignore[union-attr]
    there = next(iter(siege.state.people))
    assert siege.refused(c.NamePeople((there,))).reason == "does_not_come"  # type: ignore[union-attr]
    many = tuple(dear[: next(number for number in range(len(dear)) if sum(prices[who] for who in dear[:number]) > 250)])
    refused = siege.refused(c.NamePeople(many))
    assert refused is not None
    assert (refused.reason, refused.needs, refused.has) == ("army_too_dear", sum(prices[who] for who in many), 250)
    book, number = "A-" if siege.field.edition == "anarchy" else "", 19 if event == "relief_army" else 11
    assert refused.rule == f"{book}EVENT-{number}", "from the book that is played"
    assert any(isinstance(command, c.NamePeople) for command in options(siege.position))
    answered(siege, c.NamePeople(mine), [])
    joined = siege.happened(e.Joined)[0]
    assert (joined.side, joined.men) == (side, mine)


@pytest.mark.rule("EVENT-10", "A-EVENT-10", "RULING-A-EVENT-13")
def test_an_engineer_hastens_the_work_and_may_come_himself() -> None:
    guiscard = happens(Siege(NEST), "engineer", [])
    assert guiscard.state.engineer
    assert not guiscard.happened(e.Joined)
    anarchy = happens(Siege(CASTLE), "engineer", [])
    assert anarchy.state.engineer
    assert anarchy.happened(e.Joined)[0].roles == ("engineer",)


@pytest.mark.rule("A-EVENT-05", "RULING-A-EVENT-10")
@pytest.mark.example("EX-A-7.9-1")
def test_three_in_ten_go_home() -> None:
    siege = Siege(CASTLE)
    before = len(siege.state.present(0))
    happens(siege, "dissent", [7])
    assert len(siege.happened(e.Departed)) == before * 30 // 100
    assert siege.commander(0)


@pytest.mark.rule("EVENT-12", "A-EVENT-12", "RULING-A-EVENT-05")
def test_stolen_provisions() -> None:
    assert happens(Siege(CASTLE), "provisions_stolen", []).state.food == 16


@pytest.mark.rule("EVENT-13", "A-EVENT-13", "RULING-G-75")
@pytest.mark.parametrize(("name", "number"), [(CASTLE, 6), (NEST, 6), (FARM, 4)])
def test_a_spy_lets_some_in(name: str, number: int) -> None:
    siege = happens(Siege(name), "gate_opened", [])
    question = siege.state.pending[-1]
    assert isinstance(question, q.InfiltratorsAsked)
    assert question.number == number
    assert siege.refused(c.NamePeople(question.men[: number - 1])).reason == "so_many_slip_in"
    answered(siege, c.NamePeople(question.men[:number]), [])
    assert (siege.state.forced, siege.state.gate) == ("assault", "open")
    assert siege.state.fight is not None
    assert siege.state.fight.infiltrators == question.men[:number]


@pytest.mark.rule("EVENT-18", "A-EVENT-18", "RULING-G-75")
def test_rain_for_a_day_and_a_hostage_for_good() -> None:
    assert happens(Siege(NEST), "rain", []).state.shift == (5, 0)
    assert happens(Siege(CASTLE), "hostage", []).state.shift == (0, -2)


@pytest.mark.rule("A-EVENT-07", "RULING-A-EVENT-07")
def test_a_pledge_falls_due_unless_relieved() -> None:
    siege = happens(Siege(CASTLE), "pledge", [])
    assert siege.state.pledge == 17
    assert siege.change(day=16).run(surrender.at_nightfall).state.outcome is None
    assert siege.change(day=17).run(surrender.at_nightfall).state.outcome == (0, "pledge")
    relieved = happens(Siege(CASTLE).change(pledge=17), "relief_army", [])
    assert relieved.state.pledge == 0


# -- a relieving army ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-19", "A-EVENT-19", "BESB-01", "A-ACT-11", "RULING-G-67", "RULING-A-EVENT-08")
def test_a_relieving_army_is_met_or_fled() -> None:
    siege = happens(Siege(RELIEVED), "relief_army", [])
    answered(siege, c.Answer(siege.state.pending[-1].choices[0]), [])
    assert siege.state.pending[-1] == q.ReliefAsked(0, ("battle", "lift"))
    assert siege.state.forced == "relief"
    assert answered(siege, c.Answer("lift"), []).state.outcome == (1, "lifted")


def sheltering(choice: str) -> Siege:
    """Besiegers with a foothold, an army before them, and what they say to it."""
    siege = Siege(NEST).change(held=OUTER_LOST, redoubt=1, store=4, forced="relief")
    come = siege.state.present(1)[-1]
    siege.state = siege.state.with_person(come._replace(roles=come.roles | {ARMY}))
    siege.run(relief.ask)
    assert siege.state.pending[-1] == q.ReliefAsked(0, ("battle", "part", "shelter", "lift"))
    return answered(siege, c.Answer(choice), [])


@pytest.mark.rule("BESB-02", "A-ACT-12")
def test_battle_with_all_gives_the_place_back() -> None:
    assert sheltering("battle").state.held == WHOLE


@pytest.mark.rule("BESB-04", "BESB-05", "BESB-07", "BESB-09", "A-ACT-14", "A-ACT-15", "A-ACT-17", "A-ACT-18", "A-SURR-06")
def test_shelter_turns_the_tables() -> None:
    siege = sheltering("shelter")
    assert siege.state.swapped
    assert (siege.state.besieger, siege.state.besieged) == (1, 0)
    assert siege.state.store == 6
    assert all(person.within for person in siege.state.present(0))
    assert surrender.may_negotiate(siege.state) is not None


@pytest.mark.rule("BESB-03", "A-ACT-13")
def test_a_part_stays_inside_and_the_besieged_may_try_to_retake_it() -> None:
    siege = sheltering("part")
    assert siege.state.pending[-1] == q.RetakeAsked(1, ("retake", "decline"))
    assert answered(siege, c.Answer("retake"), []).state.forced == "relief_retake"


@pytest.mark.rule("BESB-06", "A-ACT-16")
def test_food_by_night_for_who_has_a_way_out() -> None:
    """A tower that stands free gets nothing, a tower with a piece of rampart 1D6 days; nobody sends food where nobody is shut in."""
    siege = Siege(NEST).change(swapped=True, held=OUTER_LOST, redoubt=1, food=3)
    soldier = siege.state.present(1)[-1]
    siege.state = siege.state.with_person(soldier._replace(roles=frozenset({ARMY})))
    assert siege.run(relief.supply).state.food == 3
    assert siege.change(rampart=True).run(relief.supply, [4]).state.food == 7
    assert siege.change(held=WHOLE, redoubt=0).run(relief.supply).state.food == 7


# -- surrender -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SURR-03", "SURR-04", "A-SURR-03", "A-SURR-04", "A-SURR-05", "RULING-A-SURR-04")
def test_what_speaks_for_surrender() -> None:
    siege = Siege(NEST).keep(0, 30).keep(1, 10)
    assert reasons(surrender.terms(siege.position)) == {"numbers": 2}
    palisade = next(wall.hex for wall in siege.field.place.walls.values() if wall.kind == "palisade")
    siege.change(down=frozenset({palisade}))
    assert reasons(surrender.terms(siege.position)) == {"numbers": 2, "breach": 1}
    siege.change(held=OUTER_LOST, redoubt=1)
    assert siege.field.rules.surrender.threshold - total(surrender.terms(siege.position)) == 8
    inner = next(wall.hex for wall in siege.field.place.walls.values() if wall.ring == "inner")
    siege.change(down=frozenset({palisade, inner}))
    assert siege.field.rules.surrender.threshold - total(surrender.terms(siege.position)) == 7
    assert siege.run(surrender.negotiate, [6]).state.outcome is None
    assert siege.state.truce == siege.state.day
    siege.change(truce=0)
    assert siege.run(surrender.negotiate, [7]).state.outcome == (0, "negotiated")


@pytest.mark.rule("RULING-G-73", "RULING-A-SURR-01")
@pytest.mark.parametrize(("food", "bonus"), [(6, 0), (5, 1), (3, 1), (2, 2)])
def test_hunger_counts_only_by_a_switch(food: int, bonus: int) -> None:
    with_it, without = Siege(NEST, ration_bonus=True).change(food=food), Siege(NEST).change(food=food)
    assert reasons(surrender.terms(with_it.position)).get("rations", 0) == bonus
    assert "rations" not in reasons(surrender.terms(without.position))


def with_one_head(siege: Siege) -> Person:
    """All who can command in the place are dead but one, who is wounded."""
    first, *others = [person for person in siege.state.present(1) if surrender.commands(siege.field, person)]
    for person in others:
        siege.state = siege.state.with_person(person._replace(health=Health.DEAD))
    siege.state = siege.state.with_person(first._replace(health=Health.WOUNDED))
    return siege.state.people[first.id]


@pytest.mark.rule("SURR-02", "A-SURR-02", "RULING-G-74", "RULING-A-SURR-03")
@pytest.mark.parametrize("name", [CASTLE, NEST])
def test_without_anybody_to_command_the_place_yields(name: str) -> None:
    siege = Siege(name)
    last = with_one_head(siege)
    assert siege.run(surrender.check).state.outcome is None
    siege.state = siege.state.with_person(last._replace(health=Health.DEAD))
    assert siege.run(surrender.check).state.outcome == (0, "commanders_lost")


@pytest.mark.rule("SURR-02", "A-SURR-02", "RULING-G-74", "RULING-A-SURR-03")
@pytest.mark.parametrize("name", [CASTLE, NEST])
@pytest.mark.parametrize("lost", [False, True])
def test_a_captured_commander_is_not_a_dead_one(name: str, lost: bool) -> None:
    """Printed is that all of them have been killed; a switch counts the captured with them."""
    siege = Siege(name, captured_commanders_lost=lost)
    last = with_one_head(siege)
    siege.state = siege.state.with_person(last._replace(fate="prisoner"))
    assert siege.run(surrender.check).state.outcome == ((0, "commanders_lost") if lost else None)


@pytest.mark.rule("RULING-G-73", "RULING-A-SURR-02")
def test_one_parley_a_day() -> None:
    siege = Siege(CLASSIC).change(truce=7)
    assert surrender.may_negotiate(siege.state) is not None
    assert surrender.may_negotiate(siege.change(day=8).state) is None


@pytest.mark.rule("BESB-08", "A-ACT-17")
def test_under_the_stones_the_outer_works_may_assault_the_redoubt() -> None:
    siege = sheltering("shelter").change(step=5, action="none", initiative=1, pending=())
    siege.state = siege.state.with_engine(Engine("stone", "petraria", 1, 1))
    target = next(wall.hex for wall in siege.field.place.walls.values() if wall.kind == "palisade")
    siege.ask(q.OrdersAsked(1)).do(c.Orders(bombard=(c.Aim(target, ("stone",)),)), [5])
    assert siege.state.pending[-1] == q.ActionAsked(0, ("assault", "pass"))
    assaulting = Siege(NEST)
    assaulting.field, assaulting.state = siege.field, siege.state
    assaulting.do(c.Answer("assault"))
    assert isinstance(assaulting.state.pending[-1], q.MusterAsked)
    assert assaulting.state.fight is not None
    assert assaulting.state.fight.attacker == 0
    siege.do(c.Answer("pass"), [1, 1, 5, 5, 5, 5], strict=False)
    assert siege.state.day == 8  # the day is over: nobody is asked for an action again


@pytest.mark.rule("SURR-02")
@pytest.mark.parametrize(
    ("group", "commands"), [("byzantines", True), ("arabs", True), ("normans", False), ("lombards", False), ("germans", False)]
)
def test_only_koursores_and_north_africans_command_as_heavy_horsemen(group: str, commands: bool) -> None:
    """A Norman in mail on a horse is no knight: left with such men alone a place yields."""
    people = load_people()
    who = next(who for who in people.groups[group].everybody if people.characters[who].kind == "heavy_cavalry")
    siege = Siege(FARM)
    keeper = Person(who, people.characters[who], siege.state.besieged)
    others = {each.id: each for each in siege.state.people.values() if each.side == siege.state.besieger and each.id != who}
    siege.change(people={**others, who: keeper}).run(surrender.check)
    assert (siege.state.outcome is None) == commands
