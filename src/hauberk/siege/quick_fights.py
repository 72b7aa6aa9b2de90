"""A fight of the day settled by the table of quick resolution. [C-QUICK-01, RULING-C-QUICK-SIEGE]"""

from __future__ import annotations

from hauberk.battle.core.being import BeingId, Side
from hauberk.siege import events as e
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegePosition
from hauberk.siege.kinds import GALLERY, Kind
from hauberk.siege.place import OUTER, breaches
from hauberk.siege.quick import ATTACKER, DEFENDER, Clash, Fighter, Obstacle, QuickResult, reckon
from hauberk.siege.quick import settle as throw
from hauberk.siege.state import Fight, SiegeState
from hauberk.siege.surrender import commands

CASTLE, VILLAGE = "castle", "village"
ROUT, RECOIL, YIELDS = "rout", "recoil", "garrison_surrenders"


def clash_of(position: SiegePosition, siege: bool = False) -> Clash:
    """The two parties as the table sees them, the side that chose the fight as attacker; engines and breaches count in an assault, walls
    besides where a gallery is brought to their foot, for the garrison stands on them and nobody rides up to them.

    [C-QUICK-02, C-QUICK-03, C-QUICK-04, C-QUICK-05, C-QUICK-06, C-QUICK-08, C-QUICK-13, HOOK-03]
    """
    field, state = position
    assert state.fight is not None
    fight, attacker = state.fight, state.fight.attacker
    sides, at_walls = (attacker, 1 - attacker), siege or state.fight.kind == GALLERY
    parties = tuple(_fighters(state, side, not at_walls) for side in sides)
    walls = (Obstacle(CASTLE if field.place.kind == CASTLE else VILLAGE),) if at_walls else ()
    rubble = len(breaches(field.place, state.down | state.burnt, OUTER)) if siege else 0
    return Clash(
        parties[ATTACKER], parties[DEFENDER], siege, walls, len(fight.engines) if siege else 0, rubble,
        (_commander(position, sides[ATTACKER]), _commander(position, sides[DEFENDER])),
    )  # fmt: skip


def _fighters(state: SiegeState, side: Side, riding: bool) -> tuple[Fighter, ...]:
    assert state.fight is not None
    people = [state.people[who] for who in state.fight.parties[side]]
    return tuple(Fighter(person.id, person.character, person.wounded, person.mounted and riding) for person in people)


def _commander(position: SiegePosition, side: Side) -> BeingId:
    """Who leads a party: its commander, or else the first who can command. [C-QUICK-13, RULING-C-QUICK-CLASSES]"""
    field, state = position
    assert state.fight is not None
    people = [state.people[who] for who in state.fight.parties[side]]
    named = [person for person in people if "commander" in person.roles] or [person for person in people if commands(field, person)]
    return named[0].id if named else ""


def settle(doing: Doing, kind: Kind) -> None:
    """One roll, the losses of both sides, and what it means for the siege. [C-QUICK-07, C-QUICK-10, C-QUICK-11]"""
    fight = doing.state.fight
    assert fight is not None
    assert kind.clash is not None
    result = strike(doing, fight, kind.clash(doing.position))
    winner = winner_of(fight.attacker, result)
    doing.emit(e.FightEnded(fight.kind, winner, "quick", combat=True))
    kind.settled(doing, fight, result)


def strike(doing: Doing, fight: Fight, clash: Clash) -> QuickResult:
    """The roll and what it costs. [C-QUICK-07, C-QUICK-10, C-QUICK-11]"""
    reckoning = reckon(doing.rules.quick, clash)
    result = throw(doing.rules.quick, clash, doing.roll)
    terms = (*reckoning.attacker, *reckoning.defender)
    doing.emit(e.QuickFought(terms, reckoning.difference, reckoning.roll, result.letter, len(reckoning.attacker)))
    for loss in result.losses:
        for who in loss.dead:
            doing.kill(who, fight.kind)
        for who in loss.wounded:
            doing.wound(who, fight.kind)
    return result


def winner_of(attacker: Side, result: QuickResult) -> Side | None:
    """The side that holds the field; nobody's if both or none give way."""
    return None if result.winner is None else attacker if result.winner == ATTACKER else 1 - attacker


def flags(attacker: Side, side: Side, result: QuickResult) -> str:
    """What befell a side: `rout`, `recoil`, or "" if it stood; what that means for the siege every kind of fight says. [C-QUICK-12]"""
    return result.losses[ATTACKER if side == attacker else DEFENDER].flag
