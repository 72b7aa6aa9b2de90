"""What tests of sorties, relieving armies and besieged besiegers share."""

from __future__ import annotations

from hauberk.siege import actions
from hauberk.siege import commands as c
from hauberk.siege.state import OUTER_LOST
from tests.siege.fight_kit import Rolling, Skirmish

BESIEGER, BESIEGED = 0, 1
ARMY = "relief"


def with_army(skirmish: Skirmish, side: int = BESIEGED, number: int = 6) -> Skirmish:
    """Some of a side are the army that has come to help."""
    come = [person for person in skirmish.state.present(side) if "commander" not in person.roles][:number]
    skirmish.changed(people={**skirmish.state.people, **{one.id: one._replace(roles=one.roles | {ARMY}) for one in come}})
    return skirmish


def won_outer_works(skirmish: Skirmish, number: int = 8) -> Skirmish:
    """The besiegers hold all but the redoubt, so many of them lie in it."""
    within = {who: skirmish.state.people[who]._replace(within=True) for who in skirmish.men(BESIEGER)[:number]}
    return skirmish.changed(held=OUTER_LOST, redoubt=1, people={**skirmish.state.people, **within})


def turned(name: str) -> Skirmish:
    """The tables are turned: the besiegers sit in the outer works, an army before them, the garrison in its redoubt."""
    skirmish = won_outer_works(with_army(Skirmish(name)), 99)
    return skirmish.changed(swapped=True, relief=True, store=5)


def men_of(skirmish: Skirmish, side: int, army: bool) -> list[str]:
    """The army, or those of a side who are none."""
    return [person.id for person in skirmish.state.present(side) if (ARMY in person.roles) == army]


def decide(skirmish: Skirmish, command: c.Command, *dice: int) -> Skirmish:
    """A command as a player gives it; the day goes on from there with dice that never run out."""
    skirmish.events, skirmish.state = actions.decide(skirmish.position, command, Rolling(dice))
    return skirmish


def why(skirmish: Skirmish, command: c.Command) -> str:
    """The reason for a refusal."""
    return getattr(skirmish.refused(command), "reason", "")
