"""The tables of the campaign against a second transcription, typed from the rules; and the printed examples that tables decide."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from hauberk.campaign.map import DIRECTION_NAMES
from hauberk.campaign.tables import COIN, Edge
from tests.campaign.editions import ANARCHY, BOTH, FACES, GUISCARD, under

# -- attitude --------------------------------------------------------------------------------------------------------

PRESTIGE = {1: -2, 2: -2, 3: -1, 4: -1, 5: 0, 6: 0, 7: 1, 8: 1, 9: 2, 10: 2}
STEPS = ((-2, -30, -10), (-1, -9, -5), (0, -4, 4), (1, 5, 9), (2, 10, 30))
NUMBERS = {more: modifier for modifier, least, most in STEPS for more in range(least, most + 1)}
"""For the royalists and for everybody in the South; the Angevins have every sign the other way."""


@pytest.mark.rule("C-LOYAL-04", "C-HOST-03")
def test_prestige_sways_a_meeting() -> None:
    for prestige, modifier in PRESTIGE.items():
        assert GUISCARD.attitude.for_prestige(prestige, "norman") == modifier
        assert ANARCHY.attitude.for_prestige(prestige, "royalist") == modifier
        assert ANARCHY.attitude.for_prestige(prestige, "angevin") == -modifier


@pytest.mark.rule("C-LOYAL-04", "C-HOST-03")
def test_numbers_sway_a_meeting() -> None:
    for more, modifier in NUMBERS.items():
        assert GUISCARD.attitude.for_numbers(more, "arab") == modifier
        assert ANARCHY.attitude.for_numbers(more, "royalist") == modifier
        assert ANARCHY.attitude.for_numbers(more, "angevin") == -modifier


@pytest.mark.rule("C-LOYAL-02", "RULING-C-LOYAL-THRESHOLD", "RULING-C-LOYAL-RANGE")
def test_parties_by_loyalty() -> None:
    table = ["angevin"] * 4 + ["neutral"] * 2 + ["royalist"] * 4
    assert [ANARCHY.band(level) for level in FACES] == table
    assert [ANARCHY.band(level) for level in (-3, 0, 11, 14)] == ["angevin", "angevin", "royalist", "royalist"]
    text = under(ANARCHY, loyalty_text_threshold=True)
    assert [text.band(level) for level in FACES] == ["angevin"] * 4 + ["neutral"] + ["royalist"] * 5


@pytest.mark.rule("C-HOST-04", "RULING-C-HOST-CLAMP")
def test_tempers_by_hostility() -> None:
    tempers = ["pragmatic"] * 4 + ["moderate"] * 2 + ["warlike"] * 2 + ["fanatical"] * 2
    assert [GUISCARD.band(level) for level in FACES] == tempers
    assert (GUISCARD.band(0), GUISCARD.band(13)) == ("pragmatic", "fanatical")


@pytest.mark.rule("C-PLACE-05", "RULING-C-PLACE-LOYAL4")
def test_places_that_help() -> None:
    assert [level for level in FACES if ANARCHY.helps("royalist", level)] == [5, 6, 7, 8, 9, 10]
    assert [level for level in FACES if ANARCHY.helps("angevin", level)] == [5, 6, 7, 8, 9, 10]
    assert [level for level in FACES if ANARCHY.helps("neutral", level)] == [5, 6, 7, 8, 9, 10]
    mirrored = under(ANARCHY, literal_loyalty_four=False)
    assert [level for level in FACES if mirrored.helps("angevin", level)] == [1, 2, 3, 4, 5, 6]
    assert [level for level in FACES if mirrored.helps("royalist", level)] == [5, 6, 7, 8, 9, 10]
    assert all(GUISCARD.helps("norman", level) for level in FACES)


# -- marching and eating ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C-MAP-04", "C-MAP-05")
@pytest.mark.example("EX-AC-2.1-1", "EX-GC-2.1-1")
def test_only_the_dearest_terrain_counts() -> None:
    for rules in BOTH:
        assert rules.terrain == {
            "open": 1, "road": 1, "bridge": 1, "settlement": 1, "castle": 1, "coast": 1,
            "hill": 2, "forest": 2, "mountain": 2, "marsh": 2, "river": 3,
        }  # fmt: skip
        assert rules.entering({"hill", "forest", "river"}) == 3
        assert rules.entering({"road", "mountain"}) == 2
        assert rules.entering({"river", "road", "bridge"}) == 3
        assert rules.entering({"river", "road", "bridge", "hill"}) == 3
        spared = replace(rules, switches=replace(rules.switches, bridges_spare_rivers=True))
        assert spared.entering({"river", "road", "bridge"}) == 1
        assert spared.entering({"river", "road", "bridge", "hill"}) == 2
        assert spared.entering({"river", "hill"}) == 3


@pytest.mark.rule("C-SUPPLY-04", "C-SUPPLY-01")
@pytest.mark.example("TX-SUPPLY-1")
def test_what_groups_eat() -> None:
    for rules in BOTH:
        assert [rules.supply.at(size) for size in (1, 9, 10, 19, 20, 45)] == [0, 0, 1, 1, 2, 2]


FIGURES = {
    "least_group": 3, "garrison": 10, "garrison_least": 5, "town_fighters": 15, "city_fighters": 30,
    "resources_least": 1, "resources_most": 10,
    "foot": 5, "riders": 8, "convoy": 5, "spy": 5, "train": 3, "lone_leader": 8, "least_move": 1,
    "hungry_days": 2, "hungry_share": 2,
    "animals": 5, "step_load": 5, "convoys": 3, "shuttle_leaves": 1,
    "prestige_least": 1, "prestige_most": 10, "prestige_won": 1, "prestige_lost": -1, "prestige_refused": -1,
    "birth_victories": 2, "birth_prestige": 2, "birth_share": 50, "lone_capture": 5,
    "spy_range": 2, "spies": 1, "poach_distance": 2, "pause": 3,
    "attacks_from": 7, "recruits_abroad": 4, "join_distance": 1, "battle_turns": 12, "depth": 5, "gap": 10,
    "escort": 3, "freed_riders": 2, "ruin_days": 10,
}  # fmt: skip


@pytest.mark.rule("C-GROUP-01", "C-PLACE-09", "C-PLACE-10", "C-MOVE-01", "C-CONVOY-02", "C-NOBLE-04", "C-BATTLE-14", "C-WOUND-01")
def test_single_figures() -> None:
    """Both campaigns agree in everything but what a wounded man costs on the march."""
    for rules, wounded in ((GUISCARD, 4), (ANARCHY, 3)):
        found = {name: getattr(rules.figures, name) for name in rules.figures.__slots__}
        assert found == {**FIGURES, "wounded": wounded}


@pytest.mark.rule("C-SIEGE-02", "C-WOUND-04", "C-SIEGE-03", "C-SIEGE-04")
def test_what_the_siege_lends() -> None:
    """Two days for a resource point, the table of healing, and what becomes of a garrison."""
    for rules in BOTH:
        assert rules.siege.figures.resource_days == 2
        assert [rules.siege.healing.days(die) for die in FACES] == [1, 2, 3, 4, 5, 6, 8, 10, 0, 0]
        assert [die for die in FACES if rules.siege.fate.result(die) == rules.siege.fate.result(3)] == [3, 4]
        assert [die for die in FACES if rules.siege.fate.result(die) == rules.siege.fate.result(5)] == [5, 6, 7]


@pytest.mark.rule("C-ENV-02", "C-ENV-03")
def test_weather_and_season() -> None:
    for rules in BOTH:
        assert [rules.weather.at(die) for die in FACES] == [-3, -2, -1, 0, 0, 0, 0, 1, 2, 3]
        seasons = [rules.season.names.at(die) for die in FACES]
        assert seasons == ["winter"] * 2 + ["spring"] * 2 + ["summer"] * 3 + ["autumn"] * 3
        assert [rules.season.movement[name] for name in ("winter", "spring", "summer", "autumn")] == [-2, -1, 0, -1]


# -- money and people -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-MONEY-04", "C-MONEY-06", "C-MERC-07", "C-MERC-11", "C-ENGINE-03", "C-PRIS-04")
def test_the_price_list() -> None:
    """In whole coins, but for the peasant who costs half of one."""
    for rules in BOTH:
        found = {name: value / COIN for name, value in rules.prices._asdict().items()}
        assert found == {
            "light_foot": 1, "peasant": 0.5, "mercenary": 2, "poach": 3, "engineer": 4, "ransom": 2, "plunder": 1, "convoy": 1,
        }  # fmt: skip


@pytest.mark.rule("C-NOBLE-05", "RULING-C-PILLAGE-CASTLE", "RULING-C-PILLAGE-CONVOY", "RULING-C-PILLAGE-PRIORY")
def test_what_plunder_costs_in_prestige() -> None:
    names = ("settlement", "monastic", "city", "castle", "convoy")
    assert [ANARCHY.plunder_prestige[name] for name in names] == [-1, -2, -1, 0, 0]
    assert [GUISCARD.plunder_prestige[name] for name in names] == [-1, -1, -1, 0, 0]


@pytest.mark.rule("C-SPY-04")
@pytest.mark.example("TX-SPY-1")
def test_spies_are_found_out() -> None:
    chances = {
        where: sum(GUISCARD.spies.discovered(die + GUISCARD.spies.modifiers[where]) for die in FACES)
        for where in ("open", "castle", "town", "city")
    }
    assert chances == {"open": 5, "castle": 5, "town": 3, "city": 1}
    assert [GUISCARD.spies.discovered(4 + GUISCARD.spies.modifiers[where]) for where in ("open", "town", "city")] == [True, False, False]


BREAKS = {1: 3, 2: 4, 3: 5, 4: 6, 5: 7, 6: 8, 7: 9, 8: 10, 9: 10}
"""Raw faces of the die that break a promise, by the number of the test."""


@pytest.mark.rule("C-MERC-08", "C-MERC-09", "RULING-C-MERC-OVER7")
@pytest.mark.example("EX-AC-11.4-1", "EX-GC-12.2-1", "TX-MERC-2", "TX-MERC-3")
def test_promises_of_booty() -> None:
    for rules in BOTH:
        promise = rules.promise
        for number, faces in BREAKS.items():
            assert sum(promise.test.fails(die + promise.modifier(number)) for die in FACES) == faces
    assert (ANARCHY.promise.modifier(4), GUISCARD.promise.modifier(4)) == (-3, 3)
    assert ANARCHY.promise.test.fails(5 + ANARCHY.promise.modifier(3))
    assert [GUISCARD.promise.test.fails(6 + GUISCARD.promise.modifier(2) + more) for more in (0, 1)] == [False, True]
    assert [(rules.promise.swayed, rules.promise.attack) for rules in BOTH] == [(True, True), (False, False)]


@pytest.mark.rule("C-ENGINE-01", "A-OXEN-08")
def test_a_siege_train() -> None:
    train = ANARCHY.siege_train
    assert (train.engineers, train.peasants) == (1, 3)
    assert train.oxen == {"ram": 2, "gallery": 2, "siege_tower": 4, "mangonel": 2}
    assert [train.drawn_by(engines) for engines in ((), ("ram",), ("siege_tower", "ram"), ("ram", "ram"))] == [0, 2, 6, 4]


# -- rosters ----------------------------------------------------------------------------------------------------------

TENS = {
    "royalist": "knight 2 heavy_rider 1 armoured_foot 3 light_foot 2 shooter 2",
    "angevin": "knight 2 heavy_rider 1 armoured_foot 3 light_foot 2 shooter 2",
    "flemish": "heavy_rider 1 armoured_foot 4 light_foot 2 shooter 3",
    "welsh": "light_rider 1 light_foot 4 shooter 5",
    "norman": "knight 3 heavy_rider 1 light_rider 1 armoured_foot 2 light_foot 1 shooter 2",
    "byzantine": "cataphract 1 heavy_rider 1 mounted_shooter 1 armoured_foot 3 light_foot 2 shooter 2",
    "varangian": "heavy_foot 10",
    "lombard": "knight 1 heavy_rider 1 armoured_foot 2 light_foot 4 shooter 2",
    "german": "knight 2 heavy_rider 1 heavy_foot 4 armoured_foot 2 shooter 1",
    "arab": "heavy_rider 1 light_rider 2 mounted_shooter 1 armoured_foot 1 light_foot 3 shooter 2",
    "mercenary": "heavy_rider 2 light_rider 1 armoured_foot 3 light_foot 2 shooter 2",
}
"""The row of ten of every faction, which is the one that counts in large groups."""


@pytest.mark.rule("C-GROUP-10")
def test_the_row_of_ten() -> None:
    found = {name: rules.roster(name, 10) for rules in BOTH for name in rules.factions}
    assert found.keys() == TENS.keys()
    for name, line in TENS.items():
        words = line.split()
        assert found[name] == {kind: int(count) for kind, count in zip(words[::2], words[1::2], strict=True)}


@pytest.mark.rule("C-GROUP-10")
def test_every_row_adds_one_man() -> None:
    """Twelve rows; each is the one before it and one man more, so that no recruit drives another out."""
    for rules in BOTH:
        for roster in rules.rosters.values():
            assert len(roster.lines) == 12
            for number, (fewer, more) in enumerate(zip(({}, *roster.lines), roster.lines, strict=False), start=1):
                assert sum(more.values()) == number
                assert not Counter(fewer) - Counter(more)


@pytest.mark.rule("C-GROUP-10", "RULING-C-ROSTER-ROWS")
@pytest.mark.example("TX-ROSTER-1")
def test_which_rows_make_up_a_headcount() -> None:
    roster = ANARCHY.rosters["royalist"]
    assert [roster.parts(size) for size in (13, 20, 21, 22, 23)] == [(10, 3), (10, 10), (10, 10, 1), (10, 10, 2), (10, 10, 3)]
    assert [roster.parts(size) for size in (0, 1, 11, 12)] == [(), (1,), (11,), (12,)]


MILITIA = {
    0: (0, 0, 1), 1: (1, 0, 1), 2: (2, 0, 1), 3: (2, 1, 1), 4: (2, 1, 2), 5: (3, 1, 2),
    6: (4, 1, 2), 7: (4, 2, 2), 8: (4, 2, 3), 9: (5, 2, 3), 10: (5, 2, 4),
}  # fmt: skip
"""Light foot, shooters, peasants by resource points."""


@pytest.mark.rule("C-MEET-08", "RULING-C-MILITIA")
def test_town_fighters_by_resources() -> None:
    for rules in BOTH:
        for resources, (light, shooters, peasants) in MILITIA.items():
            found = rules.defenders(resources, next(iter(rules.factions)))
            assert [found.get(name, 0) for name in ("light_foot", "shooter", "peasant")] == [light, shooters, peasants]
            assert rules.militia.size(resources) == resources + 1


@pytest.mark.rule("C-PLACE-13", "RULING-C-MILITIA")
def test_fifteen_of_a_town_and_thirty_of_a_city_join_their_lord() -> None:
    assert GUISCARD.joining_fighters("lombard", 5, city=False) == GUISCARD.roster("lombard", 15)
    assert GUISCARD.joining_fighters("lombard", 5, city=True) == GUISCARD.roster("lombard", 30)
    assert ANARCHY.joining_fighters("royalist", 5, city=False) == {}
    fixed = under(GUISCARD, fixed_militia=True)
    assert sum(fixed.defenders(1, "lombard").values()) == 15


@pytest.mark.rule("C-MONEY-04", "RULING-C-RECRUIT-LIMIT")
def test_recruits_of_a_day() -> None:
    for rules in BOTH:
        assert [rules.recruiting.most(resources) for resources in range(11)] == list(range(11))
        assert rules.recruiting.bounds(5) == (5, 5, 5)


# -- battles ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-BATTLE-01", "RULING-C-MAPS-61")
@pytest.mark.example("TX-MAPS-1")
def test_maps_of_a_battle() -> None:
    for rules in BOTH:
        assert [rules.maps.at(people) for people in (6, 30, 31, 60, 61, 150)] == [1, 1, 2, 2, 4, 4]


ARRIVALS = {
    1: {"N": "0 top", "NE": "0 top", "SE": "0 right", "S": "0 bottom", "SW": "0 bottom", "NW": "0 left"},
    2: {"N": "0 top", "NE": "0 right", "SE": "1 right", "S": "1 bottom", "SW": "1 left", "NW": "0 left"},
    4: {"N": "0 top", "NE": "1 top", "SE": "1 right 3 right", "S": "3 bottom", "SW": "2 bottom", "NW": "0 left 2 left"},
}


@pytest.mark.rule("C-BATTLE-02")
@pytest.mark.example("TX-DEPLOY-1")
@pytest.mark.parametrize("sheets", ARRIVALS)
def test_sides_by_arrival(sheets: int) -> None:
    layout = GUISCARD.sheets.layouts[sheets]
    assert layout.columns * layout.rows == sheets
    for direction, name in enumerate(DIRECTION_NAMES):
        words = ARRIVALS[sheets][name].split()
        assert layout.edges[direction] == tuple(Edge(int(sheet), side) for sheet, side in zip(words[::2], words[1::2], strict=True))


@pytest.mark.rule("C-BATTLE-02")
@pytest.mark.parametrize("sheets", ARRIVALS)
def test_opposite_arrivals_have_opposite_sides(sheets: int) -> None:
    """Half a turn of the field is half a turn of the table."""
    turned = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
    edges = GUISCARD.sheets.layouts[sheets].edges
    for direction in range(6):
        other = {Edge(sheets - 1 - edge.sheet, turned[edge.side]) for edge in edges[direction]}
        assert set(edges[(direction + 3) % 6]) == other


REFUSAL = {
    (False, False, False): (4, 3, 2, 1), (False, True, False): (5, 3, 2, 0),
    (True, False, False): (5, 3, 2, 0), (True, True, False): (6, 3, 1, 0),
    (False, False, True): (2, 3, 2, 3), (True, False, True): (3, 3, 2, 2),
    (False, True, True): (3, 3, 2, 2), (True, True, True): (4, 3, 2, 1),
}  # fmt: skip
"""Mounted, armoured, wounded: faces of the die that let one slip away, take one prisoner, wound, kill."""


@pytest.mark.rule("C-REFUSE-01", "C-REFUSE-02", "RULING-C-REFUSE-CLAMP")
@pytest.mark.example("TX-REFUSE-1", "TX-REFUSE-2")
def test_refusing_combat() -> None:
    for rules in BOTH:
        table = rules.refusal
        for who, faces in REFUSAL.items():
            found = Counter(table.result(die + table.modifier(*who)) for die in FACES)
            assert tuple(found[name] for name in ("slips_away", "prisoner", "wounded", "killed")) == faces
        assert [table.result(die + table.modifier(True, True, False)) for die in (2, 10)] == ["slips_away", "wounded"]
        assert table.result(8 + table.modifier(False, False, True)) == "killed"
        assert [table.result(total) for total in (-1, 0, 12)] == ["slips_away", "slips_away", "killed"]


@pytest.mark.rule("C-CAPIT-03", "C-CAPIT-04", "C-CAPIT-05", "RULING-C-CAPIT-TABLE")
@pytest.mark.example("EX-GC-15.3-1", "TX-CAPIT-1", "TX-CAPIT-2")
def test_surrender_without_siege() -> None:
    table = GUISCARD.capitulation
    assert (table.die, table.wins, table.below, table.counted) == (6, 7, 6, 2)
    assert [table.shares.at(score) for score in range(-2, 13)] == [0, 0, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100]
    assert not table.yields(7)
    assert table.yields(9 - 3 + 4)
    assert table.handed_over(8 - 5 + 1, 7) == 3


@pytest.mark.rule("C-COUNTER-01", "C-NOBLE-03", "RULING-C-VARANGIAN")
def test_colours_and_letters() -> None:
    assert {name: (each.letter, each.colour) for name, each in ANARCHY.factions.items()} == {
        "royalist": ("N", "red"), "angevin": ("N", "green"), "flemish": ("F", ""), "welsh": ("W", ""),
    }  # fmt: skip
    assert {name: (each.letter, each.colour) for name, each in GUISCARD.factions.items()} == {
        "norman": ("N", "red"), "byzantine": ("B", "purple"), "varangian": ("Bv", ""), "lombard": ("L", "brown"), "german": ("G", "blue"),
        "arab": ("A", "green"), "mercenary": ("M", ""),
    }  # fmt: skip
    assert [name for rules in BOTH for name, each in rules.factions.items() if each.mercenary] == ["mercenary", "flemish", "welsh"]


@pytest.mark.rule("C-COUNTER-03", "RULING-C-GERMAN-LEADERS")
def test_who_leads() -> None:
    assert ANARCHY.leaders == {"noble", "knight"}
    assert GUISCARD.leaders == {"noble", "knight", "cataphract", "heavy_cavalry", "heavy_foot"}
