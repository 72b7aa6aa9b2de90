"""Rank and file: enough men for a campaign, all with names of their own, and who is called up for a headcount."""

from __future__ import annotations

from collections import Counter

import pytest

from hauberk.battle.core.character import Character
from hauberk.campaign.classes import RIDING, ROSTER_CLASSES, WALKING, class_of, muster, muster_by_roster, rank_of
from hauberk.campaign.rules import CampaignRules
from hauberk.rulesets.people import load_people
from tests.campaign.editions import ANARCHY, BOTH, GUISCARD

PEOPLE = load_people()
LEVIES = {
    "royalists_levies": 90, "angevins_levies": 90, "flemish_levies": 30, "welsh_levies": 30, "normans_levies": 90, "byzantines_levies": 60,
    "lombards_levies": 80, "germans_levies": 30, "arabs_levies": 80, "townsfolk_of_england": 60, "townsfolk_of_italy": 60,
    "townsfolk_of_sicily": 40,
}  # fmt: skip
"""The fewest each roll must hold."""


def roll_of(*names: str) -> dict[str, Character]:
    return {who: PEOPLE.characters[who] for name in names for who in PEOPLE.rolls[name]}


def test_there_are_men_enough() -> None:
    assert {name for name in PEOPLE.rolls if name.endswith("_levies") or name.startswith("townsfolk")} == LEVIES.keys()
    assert all(len(PEOPLE.rolls[name]) >= least for name, least in LEVIES.items())
    guards = [who for who, man in roll_of("byzantines_levies").items() if man.kind == "heavy_foot"]
    assert len(guards) >= 20


def test_levies_belong_to_the_groups_that_were_there() -> None:
    """They add to a group and leave its own people as they were: no army that comes to a siege draws on them."""
    for name in LEVIES:
        group = PEOPLE.groups[PEOPLE.characters[PEOPLE.rolls[name][0]].group]
        assert set(PEOPLE.rolls[name]) <= set(group.levies)
        assert not set(group.people) & set(group.levies)
        assert group.everybody == group.people + group.levies
    assert sorted(PEOPLE.characters) == sorted(who for group in PEOPLE.groups.values() for who in group.everybody)


def test_names_are_not_shared_within_a_group() -> None:
    for group in PEOPLE.groups.values():
        called = [PEOPLE.characters[who].name for who in group.everybody]
        assert len(set(called)) == len(called)


def test_levies_have_the_numbers_of_those_who_were_there() -> None:
    """Attack and defence vary no further than within the same kind before; weapons and gear are those the painter knows."""
    before = [PEOPLE.characters[who] for group in PEOPLE.groups.values() for who in group.people]
    levies = [PEOPLE.characters[who] for group in PEOPLE.groups.values() for who in group.levies]
    for kind in {man.kind for man in levies}:
        for face in ("foot", "mounted"):
            for part in ("attack", "defence"):
                known = [getattr(man.faces[face], part) for man in before if man.kind == kind and face in man.faces]
                found = [getattr(man.faces[face], part) for man in levies if man.kind == kind and face in man.faces]
                assert bool(known) == bool(found)
                assert not found or (min(known) <= min(found) and max(found) <= max(known))
    for key in {name for man in levies for name in man.arms} - {"coat"}:
        assert {man.arms[key] for man in levies if key in man.arms} <= {man.arms[key] for man in before if key in man.arms}
    patterns = {man.arms["coat"].split(":")[0] for man in before if "coat" in man.arms}
    assert {man.arms["coat"].split(":")[0] for man in levies if "coat" in man.arms} <= patterns
    assert all(("coat" in man.arms) == ("shield" in man.arms) for man in levies)
    assert all(("horse" in man.arms) == man.rides for man in levies)


def test_levies_do_not_look_alike() -> None:
    """In no roll are two armoured riders painted the same."""
    for name in LEVIES:
        riders = Counter(tuple(sorted(man.arms.items())) for man in roll_of(name).values() if man.rides and man.armoured)
        assert not riders or max(riders.values()) == 1


# -- classes ----------------------------------------------------------------------------------------------------------

KNOWN = {
    "robert": "noble", "stephen": "noble", "ibn_al_thumna": "noble", "tancrede": "knight", "galeran": "knight", "nikephoros": "cataphract",
    "lambert": "heavy_rider", "hammad": "heavy_rider", "joscelin": "light_rider", "okeanos": "armoured_foot", "guy": "armoured_foot",
    "harald": "heavy_foot", "gerold": "heavy_foot", "osmond": "light_foot", "sandro": "armoured_foot", "renouf": "shooter",
    "wat": "peasant", "edwin": "peasant", "leo": "civilian", "matilda": "civilian", "ox_red": "beast",
    "symeon": "mounted_shooter", "gwyn": "light_foot",
}  # fmt: skip


@pytest.mark.rule("C-GROUP-10")
def test_the_class_of_people_we_know() -> None:
    assert {who: class_of(PEOPLE.characters[who]) for who in KNOWN} == KNOWN


@pytest.mark.rule("C-GROUP-10")
def test_everybody_has_a_class_that_fits() -> None:
    for man in PEOPLE.characters.values():
        name = class_of(man)
        assert name in ROSTER_CLASSES
        assert (name in RIDING) == man.rides
        if name in WALKING and name not in ("shooter",):
            assert man.armoured == (name in ("heavy_foot", "armoured_foot"))
        assert name != "engineer" or "engineer" in man.traits


@pytest.mark.rule("RULING-C-NOBLE-BIRTH")
def test_ranks_from_count_to_peasant() -> None:
    line = ["robert", "tancrede", "lambert", "guy", "renouf", "osmond", "wat", "ox_red"]
    assert [rank_of(GUISCARD, PEOPLE.characters[who]) for who in line] == list(range(8))
    assert rank_of(GUISCARD, PEOPLE.characters["nikephoros"]) == rank_of(GUISCARD, PEOPLE.characters["tancrede"])


# -- called up --------------------------------------------------------------------------------------------------------


def names(rules: CampaignRules) -> list[str]:
    return list(rules.factions)


@pytest.mark.rule("C-GROUP-10", "C-PLACE-09")
@pytest.mark.parametrize("size", [3, 10, 15, 23])
def test_everybody_can_raise_a_group(size: int) -> None:
    """By the rows of the roster, man for man, and nobody twice."""
    for rules in BOTH:
        for faction in rules.factions.values():
            called = muster_by_roster(rules, roll_of(*faction.people), faction.id, size)
            assert len(set(called)) == len(called) == size
            assert Counter(class_of(PEOPLE.characters[who]) for who in called) == {
                name: count for name in ROSTER_CLASSES if (count := rules.roster(faction.id, size).get(name))
            }


@pytest.mark.rule("C-GROUP-10")
def test_well_known_names_come_first() -> None:
    called = muster_by_roster(ANARCHY, roll_of(*ANARCHY.factions["royalist"].people), "royalist", 5)
    assert set(called) <= set(PEOPLE.groups["royalists"].people)
    guard = muster_by_roster(GUISCARD, roll_of(*GUISCARD.factions["varangian"].people), "varangian", 5)
    assert guard == ("harald", "thorvald", "ulf", "bolli", "halvdan")


@pytest.mark.rule("C-GROUP-10")
def test_where_a_class_has_nobody_left_the_likest_stands_in() -> None:
    roll = roll_of("welsh")
    knights = muster(ANARCHY, roll, {"knight": 2, "light_foot": 1})
    assert [class_of(roll[who]) for who in knights] == ["light_foot", "armoured_foot", "light_rider"]
    few = {who: roll[who] for who in list(roll)[:4]}
    assert len(muster(ANARCHY, few, {"shooter": 9})) == len([man for man in few.values() if class_of(man) != "noble"])


@pytest.mark.rule("C-MEET-08", "C-PLACE-15")
def test_townsfolk_for_every_level_of_resources() -> None:
    for rules in BOTH:
        for roll in {faction.townsfolk for faction in rules.factions.values()}:
            for resources in range(11):
                wanted = rules.militia.classes(resources)
                called = muster(rules, roll_of(roll), wanted)
                assert len(called) == resources + 1
                assert Counter(class_of(PEOPLE.characters[who]) for who in called) == {
                    name: wanted[name] for name in ROSTER_CLASSES if name in wanted
                }
    assert not any(man.armoured or man.rides for name in LEVIES if name.startswith("townsfolk") for man in roll_of(name).values())


def test_all_factions_in_the_field_at_once() -> None:
    """Ninety men of each great power of a campaign; the Byzantines call on the Guard at the very end."""
    for rules, factions in ((ANARCHY, ("royalist", "angevin")), (GUISCARD, ("norman", "byzantine", "lombard", "arab"))):
        for name in factions:
            assert len(muster_by_roster(rules, roll_of(*rules.factions[name].people), name, 90)) == 90
