"""Armies of 250 points: prices, ready-made lists, who comes when half of them are at the siege already, refugees."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from hauberk.common.faults import LANGUAGES, BadInput
from hauberk.rulesets.people import load_people
from hauberk.rulesets.tables import data_folder
from hauberk.rulesets.tables.armies import load_armies
from hauberk.siege.armies import Army, at_call, muster

ARMIES = load_armies()
PEOPLE = load_people().characters
POINTS = 250
GROUPS = ("normans", "byzantines", "lombards", "arabs", "germans", "royalists", "angevins", "flemish", "welsh")


def comes(army: Army, taken: set[str] | None = None, points: int = POINTS) -> tuple[str, ...]:
    """Who comes with an army."""
    return muster(ARMIES.prices, [PEOPLE[who] for who in army.people], taken or set(), points)


def worth(men: tuple[str, ...]) -> int:
    """What people cost together."""
    return sum(ARMIES.prices.of(PEOPLE[who]) for who in men)


# -- prices ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-11", "A-EVENT-11")
@pytest.mark.parametrize(
    "who, price",
    [
        ("tancrede", 27),  # a knight, 29 and 14 in the saddle; 5 for the horse
        ("joscelin", 17),  # a light rider; the lance he may throw costs nothing
        ("symeon", 21),  # a horse archer, 12 and 7 in the saddle; horse and bow
        ("iorwerth", 20),  # a light rider with javelins
        ("guy", 11),  # a sergeant
        ("osmond", 7),  # light foot
        ("olivier", 11),  # an archer
        ("fulbert", 13),  # a crossbowman
        ("landry", 10),  # a javelin thrower
        ("aubert", 15),  # an engineer
    ],
)
def test_prices(who: str, price: int) -> None:
    assert ARMIES.prices.of(PEOPLE[who]) == price


@pytest.mark.rule("EVENT-11")
def test_every_line_of_a_price_has_its_reason() -> None:
    assert [(term.value, term.reason) for term in ARMIES.prices.terms(PEOPLE["symeon"])] == [
        (10, "price_values"),
        (5, "price_horse"),
        (6, "price_shooter"),
    ]
    assert [term.reason for term in ARMIES.prices.terms(PEOPLE["guy"])] == ["price_values"]


# -- armies ------------------------------------------------------------------------------------------------------------


def test_every_people_can_send_for_two_armies_or_more() -> None:
    assert {army.group for army in ARMIES.armies.values()} == set(GROUPS)
    assert all(len(ARMIES.of_group(group)) >= 2 for group in GROUPS)
    for army in ARMIES.armies.values():
        assert all(army.name[language].strip() for language in LANGUAGES)
    for language in LANGUAGES:
        names = [army.name[language] for army in ARMIES.armies.values()]
        assert len(set(names)) == len(names)


@pytest.mark.rule("EVENT-11", "EVENT-19", "A-EVENT-11", "A-EVENT-19")
@pytest.mark.parametrize("name", ARMIES.armies)
def test_every_army_can_be_mustered(name: str) -> None:
    """220 to 250 points of its own people, no engineers and no civilians among them."""
    men = comes(ARMIES.armies[name])
    assert 220 <= worth(men) <= POINTS
    assert len(set(men)) == len(men)
    assert 8 <= len(men) <= 25
    assert not [who for who in men if {"engineer", "civilian", "beast"} & PEOPLE[who].traits]


@pytest.mark.rule("EVENT-11", "EVENT-19", "A-EVENT-11", "A-EVENT-19")
def test_reinforcements_and_relief_are_different_people() -> None:
    """Two armies of one country, one after the other: nobody is in both, and the second is as strong."""
    lands = (GROUPS[:5], GROUPS[5:])
    for first, second in permutations(ARMIES.armies.values(), 2):
        if not any({first.group, second.group} <= set(land) for land in lands):
            continue
        there = set(comes(first))
        men = comes(second, there)
        assert not there & set(men)
        assert 220 <= worth(men) <= POINTS


@pytest.mark.rule("EVENT-11", "EVENT-19")
def test_who_is_at_the_siege_or_too_dear_is_passed_over() -> None:
    army = ARMIES.armies["riders_of_apulia"]
    assert comes(army)[:3] == ("onfroi", "mauger", "geoffroi")
    assert comes(army, {"onfroi", "geoffroi"})[:2] == ("mauger", "serlon")
    assert comes(army, points=30)[0] == "onfroi"
    dear = ARMIES.prices.of(PEOPLE["onfroi"])
    assert comes(army, points=dear - 1)[0] == "mauger"
    assert comes(army, points=3) == ()


@pytest.mark.rule("EVENT-11", "EVENT-19")
def test_when_the_list_is_at_an_end_the_rest_of_the_group_comes_and_then_its_allies() -> None:
    army = ARMIES.armies["riders_of_apulia"]
    normans = {who for who in army.people if PEOPLE[who].group == "normans"}
    assert {PEOPLE[who].group for who in comes(army, normans)} == {"lombards"}
    known = [who for who in army.people if who in list(PEOPLE)]  # those who are made come last of all
    assert army.people[: len(known)] == tuple(known)
    groups = [PEOPLE[who].group for who in known]
    assert groups == sorted(groups, key=["normans", "lombards", "germans"].index)


@pytest.mark.rule("EVENT-11", "EVENT-19")
def test_no_army_brings_people_of_the_enemy() -> None:
    armies = at_call(ARMIES, PEOPLE, "normans", {"lombards"})
    assert armies.keys() == {army.id for army in ARMIES.of_group("normans")}
    assert all("lombards" not in {PEOPLE[who].group for who in men} for men in armies.values())
    assert at_call(ARMIES, PEOPLE, "normans")["men_of_aversa"] == ARMIES.armies["men_of_aversa"].people


# -- refugees ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-14", "A-EVENT-14")
@pytest.mark.parametrize("group", GROUPS)
def test_ten_light_foot_may_flee_to_every_people(group: str) -> None:
    names = ARMIES.refugees[group]
    assert len(set(names)) >= 10
    assert {PEOPLE[who].kind for who in names} == {"light_infantry"}


# -- faults ------------------------------------------------------------------------------------------------------------


def test_all_faults_at_once(tmp_path: Path) -> None:
    text = (data_folder() / "armies.toml").read_text(encoding="utf-8")
    for old, new in (
        ('"onfroi"', '"onfrey"'),
        ('"drogon", "gui"', '"drogon", "drogon"'),
        ("part = { value = 2", "part = { value = 0"),
        ('"roger", "arthur"', '"aubert", "arthur"'),
        ('allies = ["lombards"]', 'allies = ["lombarts"]'),
        ("normans = [\n", 'vikings = ["alwin"]\nnormans = [\n    "guy", '),
        ('group = "welsh"', 'group = "welsh"\ncolour = "red"'),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "armies.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as found:
        load_armies(path)
    said = "\n".join(str(fault) for fault in found.value.faults)
    for part in (
        "onfrey",
        "drogon is named twice",
        "must be at least 1",
        "aubert is no fighter",
        "lombarts",
        "vikings",
        "guy is no",
        "colour",
    ):
        assert part in said
    assert all(fault.line for fault in found.value.faults)
