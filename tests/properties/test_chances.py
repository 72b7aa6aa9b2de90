"""The chances of blows and shots read off the tables are those that every fall of the dice gives, through the code that resolves them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from hauberk.battle.charge.declaring import charge_bonus
from hauberk.battle.core import commands as c
from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Health
from hauberk.battle.core.chances import ALL, ONE, PIKES, TARGET, Fate
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import CasualtyAsked, ChargeWatched, CoverAsked, RetreatOwed
from hauberk.battle.core.sequence import settle
from hauberk.battle.core.state import State
from hauberk.battle.melee import blow_chances
from hauberk.battle.melee.combat import fight, reckon
from hauberk.battle.people.wounds import outcome_of
from hauberk.battle.shooting import shot_chances
from hauberk.battle.shooting.defensive_fire import plan_shooting_back, then_at
from hauberk.battle.shooting.shot_results import still_moves
from hauberk.battle.shooting.shots import ShotPlan, plan_shot, shoot
from hauberk.common.dice import Dice
from hauberk.play.battle.game import BATTLE
from hauberk.play.forecast import Branch, branches, every_way
from hauberk.play.match import Match
from hauberk.players.random_player import BrawlingPlayer
from tests.contract.pairs import PAIRS, scenario_of

SETTLED = {"STATE-05", "RETREAT-07", "UNHORSE-03", "WATER-04"}
"""The rules of what follows of itself: surrounded, no way back, no room to fall, drowned."""
COMMANDS = 120
"""So far each random battle is played."""
SHOTS = 0.02
"""How often a shot on the list is looked at: each takes a hundred falls of the dice."""
Change = tuple[str, str]
Chances = dict[frozenset[Change], float]


# -- what the tables say ---------------------------------------------------------------------------------------------


def read(fates: tuple[Fate, ...], men: list[Being], target: Being, moves: bool, share: float = 1.0) -> Chances:
    """What becomes of whom by the fates of a blow or a shot."""
    found: Chances = {}
    for chance, _, means in fates:
        changes: set[Change] = set()
        whom = [target] if means.whom == TARGET else men if means.whom in (ONE, ALL) else []
        if means.whom == ONE and len(men) > 1:
            changes = {(man.id, f"may be {means.harm}") for man in men}
        else:
            for man in whom:
                changes |= befallen(man, means.harm, means.horse, means.back, means.slowed and moves)
        found[frozenset(changes)] = found.get(frozenset(changes), 0.0) + share * chance
    return found


def befallen(man: Being, harm: str, horse: bool, back: bool, slowed: bool) -> set[Change]:
    """What an injury and what goes with it make of somebody."""
    if harm == PIKES:
        return {(man.id, "pikes broken")}
    changes: set[Change] = set()
    health = outcome_of(man, harm) if harm else man.health
    if health != man.health:
        changes.add((man.id, Health.NAMES[health]))
    if man.mounted and (horse or health >= Health.STUNNED) and harm:
        changes.add((man.id, "unhorsed"))
    if horse:
        changes.add((man.mount, "dead"))
    if back and not man.captive:
        changes.add((man.id, "back") if health < Health.STUNNED else (man.id, "dead"))
    if slowed and health < Health.STUNNED:
        changes.add((man.id, "slowed"))
    return changes


# -- what the dice do ------------------------------------------------------------------------------------------------


def thrown(before: Position, ways: Iterator[Branch]) -> Chances:
    """What becomes of whom by every fall of the dice: what the blow itself does, not what follows of itself."""
    found: Chances = {}
    for way in ways:
        changes: set[Change] = set()
        for event in way.events:
            if isinstance(event, e.Hurt) and "RETREAT-07" in (event.rule, event.cause):  # he finds no way back
                changes = changes - {(event.man, "unhorsed")} | {(event.man, "back")}
            elif isinstance(event, e.Hurt) and event.rule not in SETTLED:
                changes.add((event.man, Health.NAMES[event.health]))
            elif isinstance(event, e.Unhorsed):
                changes.add((event.man, "unhorsed"))
            elif isinstance(event, e.MovementCut):
                changes.add((event.man, "slowed"))
            elif isinstance(event, e.PikesChanged) and not event.pikes:
                changes.add((event.man, "pikes broken"))
        for asked in way.state.pending:
            if asked in before.state.pending:
                continue
            if isinstance(asked, RetreatOwed):
                changes |= {(who, "back") for who in asked.men}
            elif isinstance(asked, CasualtyAsked):
                changes |= {(who, f"may be {asked.harm}") for who in asked.men}
        found[frozenset(changes)] = found.get(frozenset(changes), 0.0) + float(way.chance)
    return found


def alike(one: Chances, two: Chances) -> None:
    """The same chances of the same changes."""
    assert {key: round(chance, 9) for key, chance in one.items() if chance > 1e-12} == {
        key: round(chance, 9) for key, chance in two.items() if chance > 1e-12
    }


# -- blows -----------------------------------------------------------------------------------------------------------


def blow(position: Position, men: list[Being], target: Being, charge: bool) -> None:
    """One blow, read off the table and thrown."""
    bonus = charge_bonus(men[0], position.field.rules.figures.charge_divisor) if charge else ()
    found = reckon(position, men, target, bonus)

    def strike(dice: Dice) -> tuple[tuple[e.Event, ...], State]:
        doing = Doing(position, dice)
        fight(doing, tuple(man.id for man in men), target.id, bonus)
        settle(doing)
        return tuple(doing.events), doing.state

    told = read(blow_chances.fates(position.field, found, target, charge), men, target, moves=False)
    assert sum(told.values()) == pytest.approx(1)
    alike(told, thrown(position, every_way(strike)))


# -- shots -----------------------------------------------------------------------------------------------------------


def shot(position: Position, command: c.Shoot | c.ShootBack) -> bool:
    """One shot, read off the tables and thrown; False if somebody must first say on which side he takes cover."""
    defensive = isinstance(command, c.ShootBack)
    plan = plan_shooting_back(position, command) if defensive else plan_shot(position, command)
    assert isinstance(plan, ShotPlan)
    state = position.state
    asked = state.pending[-1] if state.pending else None
    then = position.field.at(then_at(position, asked, command.step) if defensive else state)

    def loose(dice: Dice) -> tuple[tuple[e.Event, ...], State]:
        doing = Doing(then, dice)
        shoot(doing, command, plan)
        return tuple(doing.events), doing.state

    # after the shot at a charge its blow falls at once: there the shot is thrown by itself
    ways = list(every_way(loose) if isinstance(asked, ChargeWatched) else branches(BATTLE, position, command))
    if any(isinstance(asked, CoverAsked) for asked in ways[0].state.pending) or plan.incendiary:
        return False
    told: Chances = {}
    for mark in shot_chances.marks(then, plan):
        fates = shot_chances.fates(position.field, plan.aim.weapon, mark)
        moves = still_moves(then.state, mark.victim)
        for key, chance in read(fates, [], mark.victim, moves, mark.chance).items():
            told[key] = told.get(key, 0.0) + chance
    missed = 1 - sum(told.values())
    told[frozenset()] = told.get(frozenset(), 0.0) + missed
    alike(told, thrown(position, iter(ways)))
    return True


# -- random battles --------------------------------------------------------------------------------------------------


def moments(ruleset: str, name: str, seed: str) -> Iterator[Match]:
    """A random battle, moment by moment."""
    game = Match(BATTLE, scenario_of(ruleset, name), seed)
    players = (BrawlingPlayer(f"{seed} a"), BrawlingPlayer(f"{seed} b"))
    for _ in range(COMMANDS):
        if (side := game.side) is None:
            return
        yield game
        game.do(players[side].choose(game.legal))


def looked_at(ruleset: str, name: str, seed: str) -> dict[str, int]:
    """Blows, charges and some shots of one battle, each compared; how many there were of each."""
    chance, number = random.Random(seed), {"blow": 0, "charge": 0, "shot": 0}
    for game in moments(ruleset, name, seed):
        position = game.position
        for group in game.legal.groups:
            if not len(group):
                continue
            command = group.nth(int(chance.random() * len(group)))
            if isinstance(command, c.Shoot | c.ShootBack) and chance.random() < SHOTS:
                number["shot"] += shot(position, command)
            elif isinstance(command, c.Attack) and not command.demand:
                men, target = [position.state.beings[who] for who in command.men], position.state.beings[command.target]
                blow(position, men, target, charge=False)
                number["blow"] += 1
                if men[0].mounted:
                    blow(position, men[:1], target, charge=True)
                    number["charge"] += 1
    return number


@pytest.mark.rule("MELEE-07", "MELEE-14", "MELEE-15", "MELEE-17", "MELEE-18", "HOPL-06", "HOPL-19", "HOPL-20", "CHARGE-17")
@pytest.mark.rule("IMPACT-05", "HIT-01", "HIT-02", "HIT-04", "DFIRE-06")
def test_the_tables_read_are_the_dice_thrown() -> None:
    """Random battles of all scenarios and editions: horses, wounded, ranks, castles."""
    found = Counter()
    for ruleset, name in PAIRS[::3]:
        found.update(looked_at(ruleset, name, f"{ruleset} {name}"))
    least = {"blow": 100, "charge": 3, "shot": 20}
    assert all(found[kind] > number for kind, number in least.items()), found
