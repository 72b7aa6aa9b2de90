"""What a player asks before he commands must be what the rules then do."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from hauberk.battle.core import commands as c
from hauberk.battle.core.rules import Weapon
from hauberk.battle.core.state import CHARGES, MOVEMENT
from hauberk.battle.movement.infiltration import threatened
from hauberk.battle.movement.walking import Walk, plan_move
from hauberk.battle.shooting.defensive_fire import is_watched
from hauberk.battle.shooting.shots import arms, missiles, plan_aim
from hauberk.board.board import bits
from hauberk.common.refusal import Refusal
from hauberk.play.battle import queries
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import load_scenario, scenario_files
from hauberk.play.forecast import branches, merged
from hauberk.play.match import Match
from hauberk.players.eager_player import EagerPlayer
from hauberk.players.random_player import BrawlingPlayer
from tests.battle.scaled_walls import castle
from tests.battle.storming import front, machine
from tests.kit import Table, drawn, man, rider


def positions(battle: str, every: int = 23, most: int = 12) -> Iterator[Battle]:
    """Some moments of a battle."""
    game = Match(BATTLE, load_scenario(battle), "queries")
    players = (BrawlingPlayer(battle), EagerPlayer(battle))
    number = 0
    while (side := game.side) is not None and most:
        if number % every == 0:
            most -= 1
            yield game
        game.do(players[side].choose(game.legal))
        number += 1


@pytest.mark.parametrize("battle", scenario_files())
def test_reach_is_what_legal_lists_with_its_true_price(battle: str) -> None:
    for game in positions(battle):
        if game.state.sequence != MOVEMENT or game.state.pending:
            continue
        listed: dict[str, set[tuple[int, ...]]] = {}
        moves = [group for group in game.legal.groups if isinstance(group.nth(0), c.Move)]
        some = list(dict.fromkeys(group.about for group in moves))[:4]
        for command in (each for group in moves if group.about in some for each in group):
            assert isinstance(command, c.Move)
            listed.setdefault(command.man, set()).add(command.path)
        assert list(listed) == some
        for who in some:
            places = queries.reach_of(game.position, who)
            assert {place.path for place in places} == listed[who]
            for place in places[:: max(1, len(places) // 20)]:
                walk = plan_move(game.position, c.Move(who, place.path))
                assert isinstance(walk, Walk)
                assert walk.price == place.price
                end = walk.strides[-1].leg.pose
                assert (end.cell, end.facing) == (place.cell, place.facing)


@pytest.mark.parametrize("battle", ["the_first_arrows", "the_ford", "the_kings_ram"])
def test_watched_places_are_those_where_the_enemy_is_asked(battle: str) -> None:
    for game in positions(battle, every=31, most=8):
        if game.state.sequence != MOVEMENT or game.state.pending:
            continue
        for mover in game.state.people(game.state.active)[:3]:
            places = queries.reach_of(game.position, mover.id)
            places = places[:: max(1, len(places) // 25)]
            watched = queries.watched_places(game.position, mover.id, places)
            for place in places:
                asked = is_watched(game.position, mover, place.path)
                assert ((place.cell, place.facing) in watched) == asked
                assert asked or not queries.watchers(game.position, mover.id, place.path)


def test_anybody_can_be_asked_about_as_if_he_were_to_move() -> None:
    table = drawn(". . A . . .\n. . . . B .", A=man("drogon", "A"), B=man("okeanos", "B"), sequence="combat")
    assert queries.reach_of(table.position, "okeanos") == []
    now = queries.as_if_to_move(table.state, 1)
    places = queries.reach_of(table.field.at(now), "okeanos")
    assert places
    assert max(place.price for place in places) <= table["okeanos"].values.movement


def test_a_path_is_priced_as_far_as_it_goes() -> None:
    table = drawn("A . s . . . . . . . . .", A=man("drogon", "A"))
    path = table.cells("B1 C1 D1 E1 F1 G1 H1 I1")
    price = queries.price_path(table.position, "drogon", path)
    assert price.refusal is not None
    assert price.refusal.reason == "not_enough_points"
    assert 0 < len(price.strides) < len(path)
    whole = queries.price_path(table.position, "drogon", path[: len(price.strides)])
    assert whole.refusal is None
    assert whole.strides == price.strides


@pytest.mark.parametrize("name, mounted", [("osmond", False), ("drogon", True)])
def test_a_way_leads_through_its_stations(name: str, mounted: bool) -> None:
    table = drawn(MEADOW, A=rider(name, "A", 2) if mounted else man(name, "A"))
    way = queries.way_through(table.position, name, table.cells("F3 H5"))
    assert not isinstance(way, Refusal)
    assert table.cell("F3") in way
    assert way[-1] == table.cell("H5")
    assert not isinstance(plan_move(table.position, c.Move(name, way)), Refusal)
    far = queries.way_through(table.position, name, table.cells("F3 D5 F3 D5 F3 D5 F3"))
    assert isinstance(far, Refusal)


MEADOW = """
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . A . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
"""


@pytest.mark.parametrize("battle", ["the_first_arrows", "the_beacon", "the_ford", "the_earl_in_the_wood"])
def test_the_field_of_fire_holds_exactly_the_enemies_one_can_shoot_at(battle: str) -> None:
    checked = 0
    for game in positions(battle, every=37, most=6):
        for shooter in game.state.people(game.state.active):
            if not shooter.able or not shooter.character.missile or threatened(game.position, shooter):
                continue
            for weapon in missiles(game.field, shooter):
                open_to = {mark.cell for mark in queries.field_of_fire(game.position, shooter, weapon)}
                for foe in game.state.people(1 - game.state.active):
                    if not foe.alive or foe.captive or len(game.state.at[foe.cell]) > 1:
                        continue
                    shots = [c.Shoot(shooter.id, foe.id, foe.cell, origin, weapon.id) for origin in shooter.cells]
                    lawful = any(not isinstance(plan_aim(game.position, shot, weapon), Refusal) for shot in shots)
                    assert (foe.cell in open_to) == lawful
                    checked += 1
    assert checked > 50


def lawful_shots(table: Table, who: str, foe: str, weapon: Weapon) -> set[str]:
    """Where a foe could stand, one cell after the other, so that somebody may shoot at him."""
    found, board = set(), table.field.board
    for cell in bits(board.all & ~(table.state.occupied & ~table[foe].area)):
        if "solid" in board.ground[cell].traits:
            continue
        state = table.state.with_being(table[foe]._replace(cell=cell))
        shot = c.Shoot(who, foe, cell, table[who].cell, weapon.id)
        if not isinstance(plan_aim(table.field.at(state), shot, weapon), Refusal):
            found.add(table.field.name(cell))
    return found


@pytest.mark.rule("A-HOARD-12", "A-HOARD-18", "A-HOARD-19", "A-STONE-01", "SC-RAM-07")
@pytest.mark.parametrize(
    ("who", "at", "among", "beyond"),
    [
        ("einion", "C3/2", {"C3"}, set()), ("tovi", "C3/2", set(), {"C3"}), ("tovi", "C3", {"C3/2"}, set()),
        ("tovi", "B3", {"C3/2"}, set()), ("lovell", "D3/2", {"C4", "E4"}, {"B3", "C3"}), ("lovell", "C3/2", {"C3"}, {"C4"}),
    ],
)  # fmt: skip
def test_the_field_of_fire_knows_floors_of_hoardings_and_stones(who: str, at: str, among: set[str], beyond: set[str]) -> None:
    """Javelins and stones straight down, bows straight up and from the next hex; stones onto the next hex only."""
    men = [{"who": who, "side": "B", "at": at}, {"who": "sibert", "side": "A", "at": "A6"}]
    pile = [{"id": "pile", "kind": "stone_pile", "at": "D4/2"}] if who == "lovell" else []
    table = castle(men=men, things=pile, ruleset="anarchy", sequence="fire", active="B", works={"ground": {"hoarding": "C3/2"}})
    state = table.state.with_being(table["sibert"]._replace(cell=-1))
    seen = set()
    for weapon in arms(table.position, table[who]):
        shown = {table.field.name(mark.cell) for mark in queries.field_of_fire(table.field.at(state), table[who], weapon)}
        shown = {name for name in shown if "solid" not in table.field.board.ground[table.cell(name)].traits}
        assert shown == lawful_shots(table, who, "sibert", weapon)
        seen |= shown
    assert seen
    assert among <= seen
    assert not beyond & seen
    everybody = {table.field.name(cell) for cell in bits(queries.under_fire(table.field.at(state), 1))}
    assert among <= everybody


@pytest.mark.rule("SC-RAM-07")
def test_the_field_of_fire_from_under_the_classic_ram() -> None:
    """The hexes beside the wheels, and no other."""
    table = front(machines=[machine("ram", "C7")], men={"tovi": "B5", "B:gwyn": "J14"}, ruleset="siege_classic", sequence="fire")
    (weapon,) = missiles(table.field, table["tovi"])
    shown = {table.field.name(mark.cell) for mark in queries.field_of_fire(table.position, table["tovi"], weapon)}
    assert {"A5", "A6"} <= shown <= {"A5", "A6", "B4", "B6", "C5", "C6"}


def test_chances_of_the_field_of_fire_are_those_of_the_forecast() -> None:
    table = drawn("A . . . . . . s B .", A=man("olivier", "A"), B=man("osmond", "B"), sequence="fire")
    weapon = missiles(table.field, table["olivier"])[0]
    mark = next(each for each in queries.field_of_fire(table.position, table["olivier"], weapon) if each.cell == table.cell("I1"))
    shot = c.Shoot("olivier", "osmond", table.cell("I1"), table.cell("A1"), weapon.id)
    ways = list(branches(BATTLE, table.position, shot))
    hit = sum((way.chance for way in ways if way.state.beings["osmond"].health or way.state.pending), Fraction(0))
    assert mark.harm == hit


@pytest.mark.parametrize("battle", ["the_first_arrows", "the_ford"])
def test_shots_looked_at_quickly_are_the_same_as_decided(battle: str) -> None:
    seen = 0
    for game in positions(battle, every=7, most=25):
        shots = [command for group in game.legal.groups for command in [group.nth(0)] if isinstance(command, c.Shoot)]
        for shot in shots[:2]:
            exact = merged(BATTLE, game.state, branches(BATTLE, game.position, shot))
            assert merged(BATTLE, game.state, queries.shot_branches(game.position, shot)) == exact
            seen += 1
    assert seen > 3


def test_a_charge_is_followed_as_if_it_were_let_come() -> None:
    table = drawn(
        """
        . . . . . . . . . . . . . .
        . . A . . . . . . . . . . .
        . . . . . . . . . . B . . .
        . . . . . . . . . . . . . .
        . . . . . . . . . . . . . .
        """,
        A=rider("drogon", "A", 2), B=rider("tamim", "B", 5), sequence="charges",
    )  # fmt: skip
    lanes = queries.charge_lanes(table.position, "drogon")
    assert [lane.target for lane in lanes] == ["tamim"]
    pose, path = next(iter(queries.ends_of(lanes[0], table.field)))
    assert path[-1] == pose.cell
    ways = queries.if_let(table.position, c.Charge("drogon", "tamim", path))
    assert ways.whole
    assert sum(branch.chance for branch in ways.branches) == 1
    assert len(ways.branches) >= 10
    assert "ChargeMet" in ways.asked


def test_too_many_ways_are_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "MOST_BRANCHES", 5)
    table = drawn("A B", A=man("drogon", "A"), B=man("okeanos", "B"), sequence="combat")
    ways = queries.if_let(table.position, c.Attack(("drogon",), "okeanos"))
    assert not ways.whole
    assert len(ways.branches) == 1


def test_lanes_are_shown_outside_the_charge_sequence() -> None:
    table = drawn("A . . . . . . . . . B .\n. . . . . . . . . . . .", A=man("osmond", "A"), B=man("okeanos", "B"), sequence="movement")
    assert queries.charge_lanes(table.position, "osmond") == []
    two = {"A": rider("drogon", "A", 2), "B": man("okeanos", "B")}
    mounted = drawn(". A . . . . . . . . B .\n. . . . . . . . . . . .", sequence="movement", active="B", **two)
    assert queries.charge_lanes(mounted.position, "drogon")
    assert mounted.state.sequence != CHARGES


def test_threatened_hexes_lie_round_the_able() -> None:
    table = drawn(". . . .\n. A . .\n. . . .", A=man("drogon", "A"))
    zone = queries.zone_of(table.position, 0)
    assert zone == table.field.board.around[table["drogon"].cell]
