"""Both tables of events, and the losses of quick resolution, against a second transcription, cell by cell; and the chances they give."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hauberk.common.term import total
from hauberk.siege.tables import Losses
from tests.siege.editions import ALL, ANARCHY, CLASSIC, FACES, GUISCARD, under

PERCENT = Fraction(1, 100)

# -- events ----------------------------------------------------------------------------------------------------------

EVENTS = """
20 siege_lifted      siege_lifted
19 relief_army       relief_army
18 rain              hostage
17 assassin          assassin
16 saboteur          saboteur
15 dysentery         dysentery
14 refugees          refugees
13 gate_opened       gate_opened
12 provisions_stolen provisions_stolen
11 reinforcements    reinforcements
10 engineer          engineer
 9 traitor           traitor
 8 poisoned_well     poisoned_well
 7 smoke             pledge
 6 commander_unwell  commander_unwell
 5 nothing           dissent
 4 nothing           nothing
 3 nothing           nothing
 2 nothing           nothing
"""
"""Total, Guiscard, The Anarchy."""


@pytest.mark.rule(
    "EVENT-20", "EVENT-19", "EVENT-18", "EVENT-17", "EVENT-16", "EVENT-15", "EVENT-14", "EVENT-13", "EVENT-12", "EVENT-11", "EVENT-10",
    "EVENT-09", "EVENT-08", "EVENT-07", "EVENT-06", "EVENT-02",
)  # fmt: skip
@pytest.mark.rule(
    "A-EVENT-20", "A-EVENT-19", "A-EVENT-18", "A-EVENT-17", "A-EVENT-16", "A-EVENT-15", "A-EVENT-14", "A-EVENT-13", "A-EVENT-12",
    "A-EVENT-11", "A-EVENT-10", "A-EVENT-09", "A-EVENT-08", "A-EVENT-07", "A-EVENT-06", "A-EVENT-05", "A-EVENT-04", "A-EVENT-03",
    "A-EVENT-02",
)  # fmt: skip
def test_every_line_of_both_event_tables() -> None:
    lines = [line.split() for line in EVENTS.strip().splitlines()]
    assert [int(total_) for total_, *_ in lines] == list(range(20, 1, -1))
    for column, rules in ((1, GUISCARD), (2, ANARCHY), (2, CLASSIC)):
        assert [rules.events.at(int(line[0])).id for line in lines] == [line[column] for line in lines]


@pytest.mark.rule("EVENT-02", "A-EVENT-02", "A-EVENT-03", "A-EVENT-04")
def test_low_totals_are_days_like_others() -> None:
    assert [GUISCARD.event(number, 8) for number in (2, 3, 4, 5)] == [None] * 4
    assert [ANARCHY.event(number, 8) for number in (2, 3, 4)] == [None] * 3


@pytest.mark.rule("EVENT-17", "EVENT-16", "EVENT-09", "A-EVENT-17", "A-EVENT-16", "A-EVENT-09")
def test_what_the_die_decides_inside_an_event() -> None:
    for rules in ALL:
        events = rules.events.events
        assassin, saboteur, traitor = (events[name] for name in ("assassin", "saboteur", "traitor"))
        assert [assassin.result(die) for die in FACES] == ["fails"] * 3 + ["wounded"] * 3 + ["killed"] * 4
        assert [saboteur.result(die) for die in FACES] == ["fails"] * 5 + ["destroyed"] * 5
        assert [traitor.result(die) for die in FACES] == ["loyal"] * 9 + ["traitor"]
        assert {name: each.die for name, each in events.items() if each.die} == dict.fromkeys(
            ("assassin", "saboteur", "traitor", "dysentery", "poisoned_well", "refugees", "dissent"), 10
        )


@pytest.mark.rule(
    "EVENT-19", "EVENT-18", "EVENT-14", "EVENT-13", "EVENT-12", "EVENT-11", "A-EVENT-19", "A-EVENT-18", "A-EVENT-13", "A-EVENT-12"
)
@pytest.mark.rule("A-EVENT-14", "A-EVENT-11", "A-EVENT-07", "RULING-A-EVENT-07", "RULING-A-EVENT-13")
def test_figures_inside_events() -> None:
    for rules in ALL:
        events = rules.events.events
        expected = {"relief_army": 250, "reinforcements": 250, "provisions_stolen": 4, "pledge": 10, "rain": 5, "hostage": -2}
        assert {name: events[name].amount for name in expected} == expected
        assert (events["gate_opened"].amount, events["gate_opened"].elsewhere) == (6, 4)
        assert {name: each.initiative for name, each in events.items() if each.initiative} == {
            "gate_opened": "besieger",
            "relief_army": "besieged",
        }
        assert events["refugees"].joins == "light_infantry"
    assert [rules.engineer_comes for rules in ALL] == [False, True, True]


@pytest.mark.rule("A-EVENT-05")
@pytest.mark.example("EX-A-7.9-1")
def test_how_many_besiegers_go_home() -> None:
    """Seven: seventy per cent, halved and down to the ten: three in ten."""
    assert ANARCHY.leaving(7) == 30
    assert [ANARCHY.leaving(die) for die in FACES] == [10 * die // 2 // 10 * 10 for die in FACES]


def event_total(day: int, besiegers: int, besieged: int, rolled: int) -> int:
    rules = GUISCARD
    return min(rules.events.most, rolled + total(rules.event_terms(day, besiegers, besieged)))


@pytest.mark.rule("EVENT-P2", "EVENT-P3", "EVENT-P4", "A-SIEGE-12", "A-EVENT-01", "RULING-G-50")
@pytest.mark.example("TC-G-04")
def test_the_event_roll() -> None:
    assert event_total(3, 25, 10, 15) == 20
    assert event_total(6, 15, 10, 9) == 13
    assert event_total(2, 9, 10, 7) == 20
    assert [total(GUISCARD.event_terms(day, 30, 10)) for day in (1, 5, 6)] == [5, 5, 0]
    above = GUISCARD.event(27, 8)
    assert above is not None
    assert above.id == "siege_lifted"


LIFTED = {(6, 30, 10): 1, (6, 15, 10): 15, (3, 30, 10): 21, (6, 9, 10): 45, (3, 15, 10): 55, (3, 9, 10): 85}


@pytest.mark.rule("EVENT-20", "A-EVENT-20", "RULING-G-49", "RULING-A-EVENT-01")
@pytest.mark.example("TC-G-05")
@pytest.mark.parametrize(("when", "chance"), LIFTED.items())
def test_how_often_a_siege_is_lifted(when: tuple[int, int, int], chance: int) -> None:
    for rules in ALL:
        assert rules.event_chances(*when)["siege_lifted"] == chance * PERCENT


@pytest.mark.rule("RULING-G-49", "RULING-A-EVENT-01", "RULING-G-50", "RULING-A-SIEGE-01", "RULING-G-48")
def test_argued_points_of_the_event_roll() -> None:
    early, late = (3, 30, 10), (6, 9, 10)
    void = under(GUISCARD, void_early_lifting=True)
    assert "siege_lifted" not in void.event_chances(*early)
    assert void.event_chances(*late)["siege_lifted"] == 45 * PERCENT
    lower = under(GUISCARD, minus_five_first_days=True)
    assert total(lower.event_terms(*early)) == -5
    assert lower.event(-3, 3) is None
    assert "siege_lifted" not in lower.event_chances(*early)
    capped = under(GUISCARD, above_twenty_is_nothing=True)
    assert capped.event_chances(*early)["siege_lifted"] == 6 * PERCENT
    larger = under(GUISCARD, larger_modifier_only=True)
    assert [total(larger.event_terms(*when)) for when in ((3, 15, 10), (3, 9, 10), (6, 15, 10), early)] == [5, 8, 4, 5]
    assert [GUISCARD.first_full_day, under(GUISCARD, first_full_day_two=True).first_full_day] == [1, 2]


# -- quick resolution ------------------------------------------------------------------------------------------------

TOLLS = """
    A  rout   30 45  -       0 10  siege_lifted 20 40  -                    0  5
    B  rout   25 40  -       5 10  siege_lifted 20 35  -                    5  5
    C  recoil 20 35  -       5 15  -            15 30  -                    5 10
    D  recoil 15 30  -       5 20  -            15 25  -                    5 15
    E  recoil 10 25  recoil 10 20  -            10 20  -                   10 20
    F  -      10 20  recoil 10 25  -            10 15  -                   10 25
    G  -       5 20  recoil 15 25  -             5 15  -                   10 25
    H  -       5 15  rout   20 30  -             5 10  garrison_surrenders 15 25
    I  -       5 10  rout   25 35  -             5  5  garrison_surrenders 15 30
    J  -       0 10  rout   30 40  -             0  5  garrison_surrenders 15 35
"""


@pytest.mark.rule("C-QUICK-10")
def test_every_loss_of_quick_resolution() -> None:
    assert GUISCARD.quick == ANARCHY.quick == CLASSIC.quick
    for line in TOLLS.strip().splitlines():
        letter, *rest = line.split()
        four = [Losses("" if flag == "-" else flag, int(dead), int(hurt)) for flag, dead, hurt in zip(*[iter(rest)] * 3, strict=True)]
        assert GUISCARD.quick.losses(letter, siege=False) == (four[0], four[1])
        assert GUISCARD.quick.losses(letter, siege=True) == (four[2], four[3])
