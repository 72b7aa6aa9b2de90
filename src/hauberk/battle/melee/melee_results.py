"""What a combat does to those who fought it. Rulebook 6.2, 6.4, 6.5, 6.8; play sheet, melee key."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId, Health
from hauberk.battle.core.chances import ALL, NOTHING, ONE, PIKES, TARGET, Meaning
from hauberk.battle.core.commands import TakeHit
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import AdvanceOffered, CasualtyAsked, RetreatOwed
from hauberk.battle.people.formation import FRONT
from hauberk.battle.people.wounds import harm, kill, outcome_of, throw_off
from hauberk.battle.storming.grapnels import on_rope
from hauberk.common.refusal import Refusal

AGAINST_ATTACKERS = ("A", "B")


class Result(NamedTuple):
    """The letter of the table, and what decides how it is read."""

    letter: str
    pikes: bool
    """The blow fell on the pikes of a formation. [HOPL-05]"""
    side: str
    """From which side a formation was attacked; empty for others."""
    charge: bool


def meaning(result: Result, mounted: bool, lying: bool, roped: bool) -> Meaning:
    """What a letter of the melee table means against somebody who is mounted or not, lies stunned or stands, hangs on a rope or not.

    A: an attacker is stunned. B: all go back, chargers wounded first. C back, D stunned, E wounded, F killed; riders by the mounted key,
    hoplites in ranks hold; a stunned man harms nobody.

    [MELEE-07, MELEE-14, MELEE-15, MELEE-17, MELEE-18, CHARGE-17, RETREAT-14, RETREAT-15, HOPL-06, HOPL-19, HOPL-20, GRAP-08, RULING-G-43]
    """
    letter, pikes, side, charge = result
    if letter in AGAINST_ATTACKERS:
        if lying:
            return NOTHING
        return Meaning(ONE, "stunned") if letter == "A" else Meaning(ALL, "wounded" if charge else "", back=True)
    if pikes:  # they are broken, the man is unhurt
        return Meaning(TARGET, PIKES) if letter in ("E", "F") else NOTHING
    if letter not in ("C", "D", "E", "F") or (letter == "C" and side == FRONT):
        return NOTHING
    if roped:  # nowhere to go back to; whoever is stunned or hurt lets go
        return NOTHING if letter == "C" else Meaning(TARGET, "killed")
    if letter == "C":
        return Meaning(TARGET, "wounded", horse=mounted) if side else Meaning(TARGET, back=True)
    return Meaning(TARGET, {"D": "stunned", "E": "wounded", "F": "killed"}[letter], horse=letter == "E" and mounted)


def apply_result(doing: Doing, men: tuple[BeingId, ...], target: BeingId, result: Result) -> None:
    """Carry out a letter of the melee table, if it means anything. What is asked last is answered first, so the advance is put down first.

    [MELEE-15, MELEE-17, HOPL-19, ADV-05]
    """
    defender = doing.being(target)
    means = meaning(result, defender.mounted, defender.health == Health.STUNNED, on_rope(doing.field, defender))
    if means.whom in (ONE, ALL):
        _offer_advance(doing, (target,), men)
        _hit_attackers(doing, men, target, means)
    elif means.harm == PIKES:
        doing.emit(e.PikesChanged(target, False))
    elif means.whom:
        _hit_defender(doing, men, target, means, result.letter)


def _hit_attackers(doing: Doing, men: tuple[BeingId, ...], target: BeingId, means: Meaning) -> None:
    """One of them is stunned, or all go back one hex, chargers wounded first. [MELEE-14, MELEE-15, CHARGE-17, RETREAT-14]"""
    if means.whom == ONE:
        strike_one(doing, men, means.harm)
        return
    if means.harm:
        for who in men:
            harm(doing, who, means.harm, "CHARGE-17")
    drive_back(doing, men, (target,))


def strike_one(doing: Doing, men: tuple[BeingId, ...], what: str) -> None:
    """One of several attackers takes the blow; his side says who. [MELEE-14, RULING-T-73]"""
    if len(men) == 1:
        harm(doing, men[0], what, "MELEE-14")
    else:
        doing.ask(CasualtyAsked(doing.being(men[0]).side, men, what))


def drive_back(doing: Doing, men: tuple[BeingId, ...], foes: tuple[BeingId, ...]) -> None:
    """Those who must retreat after melee; the stunned among them die. [RETREAT-12, STATE-04, CTX-04]"""
    for who in men:
        if doing.being(who).health == Health.STUNNED:
            kill(doing, who, "STATE-04")
    able = tuple(who for who in men if doing.being(who).able)
    if able:
        side = doing.being(able[0]).side
        owner = side if side >= 0 else doing.state.active
        doing.ask(RetreatOwed(owner, able, doing.rules.figures.retreat_melee, foes=foes))


def _hit_defender(doing: Doing, men: tuple[BeingId, ...], target: BeingId, means: Meaning, letter: str) -> None:
    """He goes back, is hurt, or falls from his horse; who hangs on a rope lets go. [MELEE-18, RETREAT-15, HOPL-20, GRAP-08]"""
    defender = doing.being(target)
    if on_rope(doing.field, defender):
        kill(doing, target, "GRAP-08")
        return
    rule = "MELEE-18" if defender.mounted else "MELEE-07"
    if letter == "C":
        rule = "HOPL-20"
    if means.harm != "wounded" or outcome_of(defender, "wounded") == Health.DEAD:  # a wound alone leaves no hex to follow into [ADV-09]
        _offer_advance(doing, men, (target,))
    if means.back:
        drive_back(doing, (target,), men)
    elif means.horse:
        throw_off(doing, target, means.harm, rule, horse_dies=True)
    else:
        harm(doing, target, means.harm, rule)


def _offer_advance(doing: Doing, victors: tuple[BeingId, ...], beaten: tuple[BeingId, ...]) -> None:
    """Who got the better of it may follow; whether there is a hex to follow into shows when the others have gone.

    [ADV-01, ADV-03, RULING-T-89]
    """
    first = doing.being(victors[0])
    if first.character.is_beast:
        return
    doing.ask(AdvanceOffered(first.side, victors, tuple((who, doing.being(who).cells) for who in beaten)))


def plan_hit(position: Position, command: TakeHit) -> CasualtyAsked | Refusal:
    """Only one of those who took part. [MELEE-14]"""
    asked = position.state.pending[-1]
    assert isinstance(asked, CasualtyAsked)
    if command.man not in asked.men:
        return Refusal("did_not_take_part", "MELEE-14", about=command.man)
    return asked


def hit_choices(position: Position, asked: CasualtyAsked) -> list[TakeHit]:
    """One of those who took part. [MELEE-14]"""
    return [TakeHit(man) for man in asked.men]


def take_hit(doing: Doing, command: TakeHit, asked: CasualtyAsked) -> None:
    """He takes the blow. [MELEE-14]"""
    doing.answer()
    harm(doing, command.man, asked.harm, "MELEE-14")
