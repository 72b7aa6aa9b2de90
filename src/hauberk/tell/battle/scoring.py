"""How a battle stands, in words: the conditions of victory with what they count now."""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.battle.core.being import SIDES
from hauberk.battle.core.field import Condition, Position
from hauberk.play.standing import AIM, FORCE, Measure
from hauberk.tell.battle.names import Names
from hauberk.tell.grammar import sentence
from hauberk.tell.scoring import Scoring


def condition_text(names: Names, position: Position, condition: Condition, number: int) -> str:
    """One condition of victory: what has happened, and how much is needed."""
    state = position.state
    return names.messages.say(
        f"victory-{condition.kind}", side=names.side(condition.side), who=names.group(state, condition.who), number=number,
        needed=condition.number, machine=names.machine(state, condition.area),
    )  # fmt: skip


def line(names: Names, position: Position, measure: Measure) -> str:
    """A measure in words."""
    say = names.messages.say
    if measure.part == AIM:
        if measure.of.kind == "points":
            lead = measure.now or 0
            key = "score-points" if lead >= 0 else "score-behind"
            return say(key, side=names.side(measure.of.side), now=abs(lead), needed=measure.needed)
        return sentence(condition_text(names, position, measure.of, measure.now or 0))
    if measure.part == FORCE:
        return say("score-able", side=names.side(SIDES.index(measure.seat)), now=measure.now, needed=measure.needed)
    return say("score-turns", now=measure.now, needed=measure.needed)


def glance(_names: Names, measures: Sequence[Measure]) -> list[tuple[str, str]]:
    """Of each side the first condition that counts something."""
    first: dict[str, Measure] = {}
    for each in measures:
        if each.part == AIM and each.now is not None:
            first.setdefault(each.seat, each)
    return [(f"{first[side].now}/{first[side].needed}", side) for side in SIDES if side in first]


SCORING = Scoring(line, glance)
