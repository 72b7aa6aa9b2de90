"""People of a case: by numbers, by class, a rider's horse alone, hungry ones, carried ones; and what befell them before."""

from __future__ import annotations

import pytest

from hauberk.common.faults import BadInput
from tests.cases import case_from_text
from tests.play.test_case_orders import man, ruled

MEADOW = """
[map]
terrain = '''
..........
..........
..........
..........
..........
..........
'''
"""


def faults(men: str, **fields: object) -> list[str]:
    with pytest.raises(BadInput) as bad:
        ruled(men, **fields)
    return [str(fault) for fault in bad.value.faults]


GUY = '{ who = "Guy", foot = [22, 11, 6], mounted = [28, 14, 12], armoured = true, weapons = ["sword"], side = "A", at = "C3" }'
FOE = '{ who = "ahmad", side = "B", at = "D3" }'


@pytest.mark.rule("COUNTER-01", "COUNTER-03", "MELEE-16")
def test_a_man_given_by_numbers_fights_a_named_one() -> None:
    """22 less Ahmad's defence; then Ahmad strikes back against a man in armour: one more on the die."""
    answer = ruled(f"{GUY}, {FOE}", 'do = "attack"\nmen = ["Guy"]\ntarget = "ahmad"\ndice = [10]', sequence='"combat"')
    (fought,) = [event for event in answer["rulings"][0]["events"] if event["event"] == "fought"]
    assert fought["differential"][0]["value"] == 22
    assert man(answer, "Guy")["values"] == [22, 11, 6]
    back = ruled(f"{GUY}, {FOE}", 'do = "attack"\nmen = ["ahmad"]\ntarget = "Guy"\ndice = [10]', sequence='"combat"', active='"B"')
    (fought,) = [event for event in back["rulings"][0]["events"] if event["event"] == "fought"]
    assert [term["reason"] for term in fought["die_terms"]] == ["die", "armoured"]
    assert fought["differential"][-1]["value"] == -11


@pytest.mark.rule("STATE-07", "MOVE-02")
def test_wounds_halve_the_numbers_he_was_given() -> None:
    assert man(ruled(GUY.replace("side", 'health = "wounded", side', 1)), "Guy")["values"] == [11, 6, 3]
    own = GUY.replace("side", 'health = "wounded", foot_wounded = [12, 7, 4], side', 1)
    assert man(ruled(own), "Guy")["values"] == [12, 7, 4]


@pytest.mark.rule("COUNTER-04")
def test_with_a_facing_he_sits_in_the_saddle() -> None:
    answer = ruled(GUY.replace('at = "C3"', 'at = "C3", facing = 0'))
    guy = man(answer, "Guy")
    assert (guy["values"], guy["mount"], guy["tail"]) == ([28, 14, 12], "Guy.horse", "C4")


def test_a_man_by_his_class_alone() -> None:
    answer = ruled('{ who = "Hugo", kind = "knight", side = "A", at = "C3" }')
    assert man(answer, "Hugo")["values"] == [24, 11, 6]
    assert man(answer, "Hugo")["armoured"] is True


def test_a_named_man_with_other_numbers_keeps_what_is_not_said() -> None:
    answer = ruled('{ who = "guy", foot = [30, 9, 6], side = "A", at = "C3" }')
    assert man(answer, "guy")["values"] == [30, 9, 6]
    assert man(answer, "guy")["name"] == "Guy"


@pytest.mark.rule("SHOOT-02")
def test_he_shoots_with_the_weapon_he_was_given() -> None:
    archer = '{ who = "Odo", foot = [6, 4, 8], weapons = ["short_bow"], side = "A", at = "A3" }'
    answer = ruled(f'{archer}, {{ who = "ahmad", side = "B", at = "G3" }}', 'do = "shoot"\nman = "Odo"\ndice = [3, 9]', sequence='"fire"')
    assert "events" in answer["rulings"][0]


def test_people_of_a_case_may_wait_beside_the_map() -> None:
    """`people` makes somebody whom entries and patrols can name."""
    text = (
        'people = [{ who = "Late", foot = [9, 5, 8] }]\n'
        'entries = [{ id = "e", side = "A", turn = 1, hexes = "A1", who = ["Late"] }]\n'
        + MEADOW
        + '[[do]]\ndo = "enter"\nman = "Late"\ncell = "A1"'
    )
    answer = case_from_text(text).adjudicate()
    assert man(answer, "Late")["at"] == "A1"


def test_faults_of_numbers_come_all_at_once() -> None:
    found = faults(
        '{ who = "X", foot = [1, 2], side = "A", at = "A1" }, { who = "Y", foot = [1, 2, 3], weapons = ["bow"], side = "A", at = "A2" },'
        ' { who = "Z", weapons = ["sword"], side = "A", at = "A3" }'
    )
    assert len(found) == 3
    assert "three numbers" in found[0]
    assert "did you mean" in found[1]
    assert "foot = [attack, defence, movement]" in found[2]


@pytest.mark.rule("HORSE-10", "UNHORSE-05", "MOUNT-01")
def test_a_riders_horse_stands_alone_and_he_mounts_it() -> None:
    men = '{ who = "drogon", side = "A", at = "C3" }, { who = "drogon.horse", side = "A", at = "C3", facing = 0, health = "healthy" }'
    assert faults(men)  # two on one hex
    men = '{ who = "drogon", side = "A", at = "B3" }, { who = "drogon.horse", at = "C3", facing = 0 }'
    answer = ruled(men, 'do = "move"\nman = "drogon"\npath = ["C3"]', 'do = "mount"\nman = "drogon"')
    assert man(answer, "drogon")["mount"] == "drogon.horse"


def test_a_horse_is_not_there_twice() -> None:
    men = '{ who = "drogon", side = "A", at = "C3", mounted = true, facing = 0 }, { who = "drogon.horse", at = "F3", facing = 0 }'
    assert "twice" in faults(men)[0]


@pytest.mark.rule("C-SUPPLY-05")
def test_the_hungry_have_half_their_points() -> None:
    """What is left to them is reckoned after hunger, however it is said."""
    men = '{ who = "ahmad", side = "A", at = "C3"'
    assert man(ruled(men + ", hungry = true }"), "ahmad")["left"] == 4
    assert man(ruled(men + " }", hungry='["ahmad"]'), "ahmad")["left"] == 4


@pytest.mark.rule("CARRY-01", "CARRY-02")
def test_a_stunned_man_on_a_back_can_be_laid_down() -> None:
    men = '{ who = "guy", side = "A", at = "C3" }, { who = "drogon", side = "A", on = "guy", health = "stunned" }'
    answer = ruled(men, 'do = "lay_down"\nman = "guy"\ncell = "C4"')
    assert man(answer, "drogon")["at"] == "C4"
    assert "not stunned" in faults(men.replace(', health = "stunned"', ""))[0]


# -- the past --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-G-01")
def test_who_has_stood_a_full_turn_may_do_its_work() -> None:
    """A gate is opened by men who have stood beside it; who has moved in this phase has not stood."""
    text = (
        'sequence = "combat"\nmen = [{{ who = "guy", side = "A", at = "C3"{} }}]\n'
        '[map]\nterrain = """\n......\n......\n......\n......\n"""\n'
        'doors = [{{ id = "gate", kind = "castle_gate", sides = ["C3/C2"], posts = "C3" }}]\n'
        '[[do]]\ndo = "work"\ntask = "open_door"\nmen = ["guy"]\ncell = "C3"\nthing = "gate"\n'
    )
    before = case_from_text(text.format("")).adjudicate()["rulings"][0]
    stood = case_from_text(text.format(", stood = 4")).adjudicate()["rulings"][0]
    moved = case_from_text(text.format(', stood = 4, marks = ["moved"]')).adjudicate()["rulings"][0]
    assert "refused" in before
    assert "refused" not in stood
    assert "refused" in moved


@pytest.mark.rule("MOVE-06")
def test_who_bears_the_mark_of_a_shot_is_held_to_the_limit_of_his_weapon() -> None:
    men = '{ who = "olivier", side = "A", at = "C3", marks = ["shot"] }'
    assert man(ruled(men), "olivier")["left"] == 4


@pytest.mark.rule("DFIRE-04")
def test_who_has_attacked_in_his_own_phase_may_not_shoot_back() -> None:
    men = '{ who = "olivier", side = "A", at = "C3", marks = ["attacked"] }, { who = "ahmad", side = "B", at = "H3" }'
    answer = ruled(men, 'may = "shoot_back"\nman = "olivier"', active='"B"')
    assert answer["rulings"][0]["lawful"] is False
    assert answer["rulings"][0]["refused"]["rule"] == "DFIRE-04"
