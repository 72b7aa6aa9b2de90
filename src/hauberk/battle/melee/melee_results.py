"""What a combat does to those who fought it. Rulebook 6.2, 6.4, 6.5, 6.8; play sheet, melee key."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.basis.refusal import Refusal
from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId, Health
from hauberk.battle.core.commands import TakeHit
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import AdvanceOffered, CasualtyAsked, RetreatOwed
from hauberk.battle.people.formation import FRONT
from hauberk.battle.people.wounds import harm, kill, outcome_of, throw_off
from hauberk.battle.storming.grapnels import on_rope

AGAINST_ATTACKERS = ("A", "B")


class Result(NamedTuple):
    """The letter of the table, and what decides how it is read."""

    letter: str
    pikes: bool
    """The blow fell on the pikes of a formation. [HOPL-05]"""
    side: str
    """From which side a formation was attacked; empty for others."""
    charge: bool


def apply_result(doing: Doing, men: tuple[BeingId, ...], target: BeingId, result: Result) -> None:
    """Carry out a letter of the melee table. What is asked last is answered first, so the advance is put down first. [MELEE-15, ADV-05]"""
    defender, letter = doing.being(target), result.letter
    if letter in AGAINST_ATTACKERS:
        if defender.health == Health.STUNNED:
            return  # a stunned man harms nobody [MELEE-17]
        _offer_advance(doing, (target,), men)
        _hit_attackers(doing, men, letter, target, result.charge)
    elif result.pikes:
        if letter in ("E", "F"):  # the pikes are broken, the man is unhurt [HOPL-06]
            doing.emit(e.PikesChanged(target, False))
    elif letter in ("C", "D", "E", "F"):
        _hit_defender(doing, men, target, letter, result.side)


def _hit_attackers(doing: Doing, men: tuple[BeingId, ...], letter: str, target: BeingId, charge: bool) -> None:
    """A: one of them is stunned. B: all go back one hex, chargers wounded first. [MELEE-14, MELEE-15, CHARGE-17, RETREAT-14]"""
    if letter == "A":
        strike_one(doing, men, "stunned")
        return
    if charge:
        for who in men:
            harm(doing, who, "wounded", "CHARGE-17")
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


def _hit_defender(doing: Doing, men: tuple[BeingId, ...], target: BeingId, letter: str, side: str) -> None:
    """C back, D stunned, E wounded, F killed; riders by the mounted key, hoplites in ranks hold.

    [MELEE-18, RETREAT-15, HOPL-19, HOPL-20, GRAP-08]
    """
    defender = doing.being(target)
    if on_rope(doing.field, defender):  # nowhere to go back to; whoever is stunned or hurt lets go [GRAP-08, RULING-G-43]
        if letter != "C":
            kill(doing, target, "GRAP-08")
        return
    rule = "MELEE-18" if defender.mounted else "MELEE-07"
    if letter == "C" and side == FRONT:
        return  # a formation attacked from the front does not give way [HOPL-19]
    if letter == "C" and side:
        letter, rule = "E", "HOPL-20"
    if letter != "E" or outcome_of(defender, "wounded") == Health.DEAD:  # a wound alone leaves no hex to follow into [ADV-09]
        _offer_advance(doing, men, (target,))
    if letter == "C":
        drive_back(doing, (target,), men)
    elif letter == "E" and defender.mounted:
        throw_off(doing, target, "wounded", rule, horse_dies=True)
    else:
        harm(doing, target, {"D": "stunned", "E": "wounded", "F": "killed"}[letter], rule)


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
