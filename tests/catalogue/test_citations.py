"""Every reason names a rule that exists and is of the right chapter: numbers, dice, injuries, refusals, and an edition's own book.

A rule is cited as it is written in the source (`tests/tell/source.py` reads it). What a number, a die or a chapter may cite is said below
by families of rules: `LADDER` for LADDER-01 to LADDER-17. Whoever cites another chapter must say so here, and so read it twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from hauberk.board.terrain import terrain_table
from hauberk.common.term import Term
from hauberk.ledger import ledger
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.players.random_player import BrawlingPlayer
from hauberk.rulesets.editions import RULESETS
from tests.tell.source import SOURCE, Place, UnreadableError, calls

SCALES = ("battle", "siege", "campaign")


def family(rule: str) -> str:
    """LADDER for LADDER-03; all rulings are one family, for each is about one question."""
    return "RULING" if rule.startswith("RULING-") else re.sub(r"-(\d+|P\d)$", "", rule)


TERMS = {
    "across_to_water": "COVER", "advance_climbs": "ADV", "all_day": "A-FIRE", "all_mounted": "C-MOVE",
    "armoured": "A-TOWER C-REFUSE HIT INF MELEE PALI PLAT", "attack": "MELEE", "besieger": "INIT", "breach": "SURR",
    "byzantine_bow": "IMPACT", "carrying": "CARRY", "cauldron": "A-OIL", "charge": "CCHARGE CHARGE",
    "climbing": "A-RUBBLE A-TOWER LADDER SC-TOWER", "close_quarters": "IMPACT", "corner_cover": "BLDG", "corpses": "CORPSE",
    "crossing": "A-HOARD A-PRIO A-SCAF A-TOWER LWALL MOVE WIN", "defence": "MELEE", "difference": "C-CAPIT", "dismounting": "MOUNT",
    "doorway_cover": "DOOR GATE", "engines": "RULING", "first_days": "EVENT", "floor_cover": "A-HOARD", "formation_attack": "HOPL",
    "formation_front": "HOPL", "formation_open_side": "HOPL", "formation_rear": "HOPL", "formation_shield_side": "HOPL",
    "foulkon": "FOULK", "foulkon_cover": "FOULK", "ground_of_attacker": "A-PRIO CWALL DOOR LWALL MELEE WIN",
    "ground_of_defender": "A-PRIO CWALL DOOR LWALL MELEE WIN", "group_charge": "GCHARGE", "hauling": "RULING",
    "hexside_cover": "A-HOARD A-MANT COVER PALI PLAT TENT", "hostage": "A-EVENT", "hostility": "C-HOST", "hungry": "C-SUPPLY",
    "infiltration": "INF", "inner_breached": "SURR", "keep_wall": "A-BOMB", "ladder": "LADDER", "leader_alone": "RULING",
    "least_move": "RULING", "leaving": "LADDER MOVE RULING", "loyalty": "C-LOYAL", "mantlet": "A-MANT RULING", "more_archers": "A-FIRE",
    "mounted": "C-REFUSE", "mounting": "MOUNT", "moving_tower": "A-TOWER", "numbers": "C-HOST C-LOYAL C-MERC SURR", "on_foot": "C-MOVE",
    "opening_cover": "A-HOARD A-PRIO A-TOWER BLDG CWIN LOOP TDOOR WIN", "outer_held": "SURR", "over_top": "GRAP LADDER",
    "pivot": "RIDE", "prestige": "C-HOST C-LOYAL C-MERC", "price_engineer": "EVENT", "price_horse": "EVENT", "price_javelins": "EVENT",
    "price_shooter": "EVENT", "price_values": "EVENT", "provisions_dice": "PROV", "provisions_least": "PROV",
    "provisions_mouths": "PROV", "provisions_stores": "HOOK", "quick_attacker_hungry": "RULING", "quick_castle": "C-QUICK",
    "quick_defender_hungry": "RULING", "quick_engines": "C-QUICK", "quick_foot_armoured": "C-QUICK", "quick_foot_unarmoured": "C-QUICK",
    "quick_outnumbering": "C-QUICK", "quick_rider_armoured": "C-QUICK", "quick_rider_armoured_dismounted": "C-QUICK",
    "quick_rider_unarmoured": "C-QUICK", "quick_river": "C-QUICK", "quick_rubble": "C-QUICK", "quick_shooter_foot_armoured": "C-QUICK",
    "quick_shooter_foot_unarmoured": "C-QUICK", "quick_shooter_mounted_armoured": "C-QUICK",
    "quick_shooter_mounted_unarmoured": "C-QUICK", "quick_slope": "C-QUICK", "quick_village": "C-QUICK", "quick_wounded": "C-QUICK",
    "rain": "EVENT", "range_long": "IMPACT LANCE", "range_medium": "IMPACT LANCE", "range_short": "IMPACT LANCE", "rations": "RULING",
    "rider": "INF", "rope": "GRAP", "scale_end": "RULING", "season": "C-ENV", "shooter_wounded": "IMPACT", "shot_at": "DFIRE",
    "spy_castle": "C-SPY", "spy_city": "C-SPY", "spy_open": "C-SPY", "spy_town": "C-SPY", "step_back": "RIDE",
    "terrain": "A-HOARD A-MOAT A-RUBBLE LADDER MOVE RIDE", "terrain_cover": "COVER", "tests_before": "C-MERC", "thin_blockade": "EVENT",
    "through_breach": "PALI", "through_canvas": "TENT", "through_scrub": "COVER", "together": "MELEE", "tower_wall": "A-BOMB A-RAM",
    "two_dice": "EVENT", "wounded": "C-REFUSE C-WOUND GRAP INF SC-LADDER", "wounded_on_the_move": "DFIRE",
}  # fmt: skip
"""What the lines of a reckoning may cite, by their reason."""

DICE = {
    "battle/walls/bombarding.py": "A-MANG A-RAM PERR", "battle/fire/burning.py": "FIRE", "battle/capture/capturing.py": "CAPT",
    "battle/fire/flames.py": "FIRE GFIRE", "battle/fire/flaming_arrows.py": "FLARROW SC-FIRE", "battle/storming/grapnels.py": "GRAP",
    "battle/fire/greek_fire.py": "GFIRE", "battle/movement/infiltration.py": "INF REFUSE RETREAT", "battle/storming/ladders.py": "LADDER",
    "battle/machines/destroying.py": "A-TOWER", "battle/machines/siege_tower.py": "A-TOWER",
    "battle/machines/stone_throwers.py": "A-MANG PERR", "battle/melee/combat.py": "MELEE", "battle/storming/oil.py": "A-OIL SC-OIL",
    "battle/walls/palisades.py": "PALI PLAT", "battle/storming/pulling_down.py": "GRAP", "battle/shooting/shots.py": "HIT IMPACT",
    "campaign/capitulation.py": "C-CAPIT", "campaign/mercenaries.py": "C-MERC", "campaign/plunder.py": "C-MERC",
    "campaign/slipping.py": "C-REFUSE", "campaign/spies.py": "C-SPY", "siege/bombarding_days.py": "DEMO",
    "siege/fires_by_day.py": "A-FIRE FIRE", "siege/initiative.py": "INIT", "siege/mining_days.py": "A-MINE",
    "siege/surrender.py": "SURR",
}  # fmt: skip
"""What the dice of a chapter may cite."""

REFUSALS = {
    "battle/core/actions.py": "MOVE TURN", "battle/melee/advance.py": "ADV RIDE SC-LADDER STACK",
    "battle/walls/bridges.py": "A-ENTR RULING",
    "battle/walls/buildings.py": "LWALL SC-TRENCH", "battle/fire/burning.py": "FIRE RULING", "battle/scenario/calling_off.py": "ASSLT",
    "battle/capture/capturing.py": "CAPT MOVE", "battle/people/carrying.py": "CARRY MOVE", "battle/storming/cauldrons.py": "A-OIL STACK",
    "battle/charge/declaring.py": "CHARGE GCHARGE TURN", "battle/charge/riding.py": "CHARGE", "battle/people/corpses.py": "CORPSE",
    "battle/charge/counter_charge.py": "CCHARGE SC-FIRE", "battle/shooting/crossfire.py": "BLDG",
    "battle/shooting/defensive_fire.py": "DFIRE",
    "battle/people/displacing.py": "RETREAT STACK", "battle/walls/doors.py": "A-DOOR GATE RULING SC-BRIDGE",
    "battle/people/heaps.py": "CORPSE",
    "battle/scenario/entering.py": "ASSLT CAPT HORSE MOVE", "battle/walls/falling.py": "LADDER SC-BRIDGE",
    "battle/movement/far.py": "A-HOARD A-MANT A-MOAT A-PRIO A-RUBBLE A-SCAF A-TOWER BLDG CWALL GATE MOVE RIDE STAIR TERR WATER",
    "battle/fire/flaming_arrows.py": "CAMP DFIRE FLARROW RULING TURN", "battle/people/formation.py": "FOULK HOPL STACK",
    "battle/capture/freeing.py": "C-PRIS", "battle/storming/grapnels.py": "GRAP", "battle/fire/greek_fire.py": "GFIRE RULING",
    "battle/movement/hauling.py": "A-OIL LADDER MOVE", "battle/storming/ladder_carrying.py": "LADDER STACK",
    "battle/storming/ladders.py": "A-HOARD A-MOAT LADDER MOVE SC-LADDER", "battle/riding/leading.py": "HORSE OXEN",
    "battle/shooting/line_of_fire.py": "LOF SC-RAM", "battle/machines/ballista.py": "A-BALL COVER",
    "battle/machines/mantlet.py": "A-MANT RULING SC-SCREEN", "battle/machines/moving.py": "A-GALL A-OXEN A-RAM A-TOWER MOVE",
    "battle/machines/ram.py": "A-RAM SC-RAM", "battle/machines/serving.py": "A-BALL A-HOARD A-MANG PERR RULING STACK",
    "battle/machines/siege_tower.py": "A-TOWER RULING", "battle/machines/stone_throwers.py": "A-MANG PERR SC-CATA",
    "battle/melee/combat.py": "A-MANT A-MISC CAPT MELEE TURN", "battle/melee/melee_results.py": "MELEE",
    "battle/movement/mobility.py": "HORSE LADDER MOVE STATE TURN",
    "battle/movement/walking.py": "A-DOOR A-HOARD A-MANT A-MISC A-MOAT A-PRIO A-RUBBLE A-SCAF A-TOWER BLDG CWALL GATE GRAP "
    "HORSE LADDER MOVE PALI RIDE RULING STAIR TERR WATER WIN",
    "battle/storming/oil.py": "A-OIL A-TOWER SC-OIL",
    "battle/shooting/openings.py": "A-GALL A-HOARD A-MANT A-MOAT A-RAM A-SCAF A-TOWER BLDG DOOR LEVEL LOF LOOP SC-MSHOT SC-TOWER TDOOR WIN",
    "battle/machines/oxen.py": "A-OXEN MOVE OXEN RULING", "battle/scenario/patrols.py": "FORAGE",
    "battle/capture/prisoners.py": "C-PRIS CAPT RULING",
    "battle/storming/pulling_down.py": "GRAP RULING", "battle/machines/pushing.py": "A-GALL A-TOWER OXEN RULING SC-TOWER",
    "battle/melee/refusing.py": "REFUSE",
    "battle/melee/retreat.py": "RETREAT", "battle/riding/saddle.py": "HORSE MOUNT RULING STACK", "battle/core/sequence.py": "A-MISC TURN",
    "battle/shooting/shots.py": "A-STONE CAPT CARRY COVER DFIRE FORAGE IMPACT LADDER LANCE SC-FIRE SHOOT SSLING STATE TURN",
    "battle/people/stacking.py": "CARRY HORSE STACK", "battle/shooting/stones.py": "A-STONE",
    "battle/core/tasks.py": "LADDER MOVE STATE TURN",
    "battle/walls/tents.py": "RULING TENT", "battle/riding/unhorsing.py": "UNHORSE", "battle/scenario/withdrawal.py": "A-MISC",
    "campaign/actions.py": "C-TURN RULING", "campaign/battles.py": "C-BATTLE", "campaign/capitulation.py": "C-CAPIT RULING",
    "campaign/convoys.py": "C-CONVOY RULING", "campaign/drawing.py": "C-BATTLE RIDE RULING", "campaign/engineers.py": "C-ENGINE RULING",
    "campaign/joining.py": "C-BATTLE", "campaign/marches.py": "C-MAP C-MOVE C-PRIS C-WOUND",
    "campaign/meetings.py": "C-GROUP C-MEET C-MONEY C-PLACE RULING", "campaign/mercenaries.py": "C-MERC RULING",
    "campaign/morning.py": "C-GROUP C-PLACE RULING", "campaign/plunder.py": "C-MERC C-MONEY",
    "campaign/prisoners.py": "C-GROUP C-PRIS RULING", "campaign/recruiting.py": "C-MONEY C-PLACE RULING",
    "campaign/quiet.py": "RULING", "campaign/routes.py": "RULING", "siege/quiet.py": "RULING",
    "campaign/siege_ends.py": "C-GROUP RULING", "campaign/sieges.py": "C-CG C-TURN RULING", "campaign/supply.py": "C-SUPPLY",
    "campaign/trade.py": "C-CONVOY RULING", "siege/actions.py": "SIEGE", "siege/activities.py": "A-MINE A-SIEGE INIT RULING",
    "siege/assault.py": "A-ACT A-SIEGE ASSLT EVENT", "siege/bombarding_days.py": "A-MANG A-SIEGE DEMO RULING",
    "siege/building.py": "A-BUILD BUILD RULING", "siege/camp_sortie.py": "BESB CAMP", "siege/coming_back.py": "ASSLT",
    "siege/events_of_the_day.py": "EVENT", "siege/field_battles.py": "A-ACT BESB GSORT", "siege/filling.py": "A-ACT RULING",
    "siege/fires_by_day.py": "A-FIRE RULING", "siege/jobs.py": "A-FIRE A-MANG A-MINE BUILD",
    "siege/mine_fights.py": "A-ACT A-MINE RULING", "siege/mine_gallery.py": "A-ACT A-GALL", "siege/mine_sally.py": "A-MINE",
    "siege/mining_days.py": "A-MINE RULING", "siege/parties.py": "A-ACT A-MINE ASSLT BESB BUILD CAMP FORAGE GSORT RULING",
    "siege/relief_battle.py": "BESB RULING", "siege/supply_sortie.py": "BESB FORAGE", "siege/surrender.py": "BESB RULING",
}  # fmt: skip
"""What the refusals of a chapter may cite."""

HARMS = {
    "battle/fire/burning.py": "FIRE", "battle/charge/riding.py": "CHARGE", "battle/charge/counter_charge.py": "CCHARGE INF",
    "battle/people/displacing.py": "REFUSE RETREAT", "battle/walls/falling.py": "LADDER", "battle/fire/flames.py": "FIRE GFIRE",
    "battle/storming/grapnels.py": "GRAP RULING", "battle/walls/hoardings.py": "A-BOMB A-HOARD A-MANG A-MINE A-RAM A-RUBBLE DEMO FIRE PERR",
    "battle/machines/destroying.py": "A-TOWER RULING", "battle/machines/siege_tower.py": "A-TOWER",
    "battle/machines/stone_throwers.py": "A-MANG", "battle/melee/melee_results.py": "CHARGE GRAP HOPL MELEE STATE",
    "battle/walls/moats.py": "SC-MOAT", "battle/movement/walking.py": "INF", "battle/storming/oil.py": "A-OIL SC-OIL",
    "battle/walls/palisades.py": "A-BOMB A-MANG A-RAM A-RUBBLE DEMO FIRE GRAP PALI PERR PLAT", "battle/melee/retreat.py": "RETREAT",
    "battle/walls/rubble.py": "A-BOMB A-MANG A-MINE A-RAM A-RUBBLE DEMO PERR", "battle/core/sequence.py": "RETREAT",
    "battle/shooting/shot_results.py": "HIT STATE",
}  # fmt: skip
"""What may wound or kill, by the chapter that does it."""

EXACT = {
    "has_worked": "TURN-11", "foulkon_in_enemy_phase": "FOULK-02", "pennon_lance_kept": "SHOOT-03", "hoplite_keeps_spear": "SHOOT-03",
    "no_such_missile": "SHOOT-02", "cannot_fall_there": "LADDER-14 SC-BRIDGE-04 UNHORSE-01", "step_back_alone": "RIDE-06",
    "charge_too_short": "CHARGE-06", "tight_turn": "CHARGE-07 CCHARGE-04", "corpses_bar": "CORPSE-01", "beside_enemy": "SHOOT-09 CORPSE-03",
}  # fmt: skip
"""Refusals that rest on one rule, or on few."""
EXACT_HARMS = {
    "battle/shooting/shot_results.py": "HIT-02 STATE-04",
    "battle/people/displacing.py": "RETREAT-06 REFUSE-03",
    "battle/movement/walking.py": "INF-09",
}
"""The very rules by which a chapter hurts: a first wound by a shot is read in the table, whoever dies of a second dies by STATE-03."""


# -- what the source cites -------------------------------------------------------------------------------------------


def places(name: str, *scales: str) -> Iterator[tuple[str, Place]]:
    """The calls of a name in some packages, with their files."""
    for place in calls(name):
        where = place.path.relative_to(SOURCE)
        if where.parts[0] in scales:
            yield where.as_posix(), place


def wrong(cited: set[str], allowed: str) -> list[str]:
    """Rules that do not exist, or are of a family that is not allowed."""
    return sorted(rule for rule in cited if rule not in ledger() or family(rule) not in allowed.split())


def test_every_number_cites_its_own_chapter() -> None:
    found = {}
    for _, place in places("Term", *SCALES):
        for reason in place.texts(1, "reason"):
            if bad := wrong(place.texts(2, "rule"), TERMS.get(reason, "")):
                found[f"{place}: {reason}"] = bad
    for where, place in places("roll_and_add", *SCALES):
        if bad := wrong(place.texts(1, "rule"), DICE.get(where, "")):
            found[str(place)] = bad
    assert found == {}


def test_every_refusal_cites_a_rule_of_its_chapter() -> None:
    found = {}
    for where, place in places("Refusal", *SCALES):
        if where == "siege/arranging.py":
            continue  # the rule is that of the zone, see below
        if bad := wrong(place.texts(1, "rule"), REFUSALS.get(where, "")):
            found[str(place)] = bad
    assert found == {}


def test_every_injury_cites_what_hurt() -> None:
    found = {}
    for name, position in (("harm", 3), ("kill", 2), ("throw_off", 3), ("hurt", 3)):
        for where, place in places(name, "battle"):
            try:
                cited = place.texts(position, "rule")
            except UnreadableError:
                continue  # handed on with a question: where it is asked it is read
            if where != "battle/people/wounds.py" and (bad := wrong(cited, HARMS.get(where, ""))):
                found[str(place)] = bad
    assert found == {}


def test_some_reasons_rest_on_one_rule_alone() -> None:
    found: dict[str, set[str]] = {}
    for _, place in places("Refusal", *SCALES):
        for reason in place.texts(0, "reason") & EXACT.keys():
            found.setdefault(reason, set()).update(place.texts(1, "rule"))
    assert found == {reason: set(rules.split()) for reason, rules in EXACT.items()}
    hurt: dict[str, set[str]] = {}
    for name, position in (("harm", 3), ("kill", 2), ("throw_off", 3)):
        for where, place in places(name, "battle"):
            if where in EXACT_HARMS:
                hurt.setdefault(where, set()).update(place.texts(position, "rule"))
    assert hurt == {where: set(rules.split()) for where, rules in EXACT_HARMS.items()}


def test_no_line_of_these_tables_is_idle() -> None:
    """A file or reason that is gone, or cites less than it may, is struck out."""
    cited: dict[str, dict[str, set[str]]] = {"terms": {}, "dice": {}, "refusals": {}}
    for _, place in places("Term", *SCALES):
        for reason in place.texts(1, "reason"):
            cited["terms"].setdefault(reason, set()).update(map(family, place.texts(2, "rule")))
    for where, place in places("roll_and_add", *SCALES):
        cited["dice"].setdefault(where, set()).update(map(family, place.texts(1, "rule")))
    for where, place in places("Refusal", *SCALES):
        if where != "siege/arranging.py":
            cited["refusals"].setdefault(where, set()).update(map(family, place.texts(1, "rule")))
    for kind, table in (("terms", TERMS), ("dice", DICE), ("refusals", REFUSALS)):
        assert {key: set(allowed.split()) for key, allowed in table.items()} == cited[kind]


# -- tables of rules in the program ----------------------------------------------------------------------------------


@pytest.mark.rule("WATER-01", "A-MOAT-01", "A-MANT-07", "GATE-01")
def test_water_and_trees_alone_are_forbidden_to_riders_as_water_and_trees() -> None:
    ground = terrain_table().terrain
    assert {name for name, kind in ground.items() if family(kind.cites("horses") or "-") == "WATER"} == {"tree", "river"}
    assert not [name for name, kind in ground.items() if (kind.cites("horses") or kind.cites("closed")) and kind.mounted]


def test_tables_of_terrain_cite_rules_that_there_are() -> None:
    tables = [edition.rules().terrain for edition in RULESETS.values()]  # a moat is steep in one edition only
    kinds = [kind for each in tables for kind in (*each.terrain.values(), *each.hexsides.values())]
    assert {rule for kind in kinds for rule in kind.rules.values()} <= ledger().keys()
    for each in tables:
        for side in each.hexsides.values():
            assert bool(side.crossing or side.price) == bool(side.cites("cross")), f"{side.id}: every side that costs points has its rule"
    assert all(kind.cites("leave") for each in tables for kind in each.terrain.values() if kind.leave)


OWN = [
    (RULESETS["siege_classic"].rules().own, "classic"),
    (RULESETS["anarchy"].rules().own | RULESETS["anarchy"].siege_rules().own, "anarchy"),
    (RULESETS["guiscard"].rules().own | RULESETS["guiscard"].siege_rules().own, "guiscard"),
]


@pytest.mark.parametrize(("table", "book"), OWN)
def test_an_edition_cites_its_own_book_in_place_of_another(table: dict[str, str], book: str) -> None:
    for other, own in table.items():
        assert other in ledger()
        assert ledger()[own].book == book, own
        assert ledger()[other].book != book, other
        assert own not in table, "no chains"


# -- what is cited in play -------------------------------------------------------------------------------------------


def cited_by(event: object) -> Iterator[tuple[str, str]]:
    """Every reason of an event with its rule."""
    for each in fields(event) if is_dataclass(event) and not isinstance(event, type) else ():
        value = getattr(event, each.name)
        if each.name in ("rule", "cause") and value:
            yield each.name, value
        elif isinstance(value, tuple):
            for term in value:
                if isinstance(term, Term):
                    yield term.reason, term.rule


IN_PLAY = [
    *((name, edition) for name in ("the_first_arrows", "the_wall_of_spears", "ladders_at_devizes") for edition in sorted(RULESETS)),
    ("the_hoardings_of_cary", "anarchy"), ("the_ram_at_wallingford", "anarchy"), ("the_ram_at_wallingford", "siege_classic"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "edition"), IN_PLAY)
def test_whatever_happens_cites_rules_that_are_there(name: str, edition: str) -> None:
    """Battles of random players in every edition: each term of the right chapter, in the edition's own book where that has it."""
    game = Match(BATTLE, load_scenario(name).under(RULESETS[edition]), f"cited {edition}")
    players = (BrawlingPlayer("A"), BrawlingPlayer("B"))
    own = RULESETS[edition].rules().own
    others = {mine: {other for other, one in own.items() if one == mine} for mine in own.values()}
    for _ in range(150):
        if (side := game.side) is None:
            break
        for event in game.do(players[side].choose(game.legal)):
            for reason, rule in cited_by(event):
                assert rule in ledger(), (event, rule)
                assert rule not in own, f"{rule} is {own.get(rule)} in {edition}"
                families = {family(rule), *(family(other) for other in others.get(rule, ()))}
                if reason not in ("rule", "cause", "die"):
                    assert families & set(TERMS[reason].split()), (reason, rule)
