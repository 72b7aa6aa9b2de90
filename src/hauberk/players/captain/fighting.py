"""Charges and blows: whom to strike, with whom, and whether at all."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from hauberk.battle.charge.counter_charge import counter_choices
from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Being, BeingId, Health
from hauberk.battle.core.choices import Choices
from hauberk.battle.core.questions import ChargeMet
from hauberk.battle.melee.combat import AttackChoices, attack_choices
from hauberk.battle.riding.two_hexes import Pose
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.legal import Legal
from hauberk.play.forecast import branches
from hauberk.players.captain import works
from hauberk.players.captain.clash import clash_value
from hauberk.players.captain.odds import charge_value, harm_chance, melee_value
from hauberk.players.captain.places import at, friends_of
from hauberk.players.captain.posts import RUN, Posts
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.survey import Survey

PRISONER = 90.0
"""What it is worth to take somebody alive who decides the battle."""
FEW = 4
"""Up to so many attackers every group is weighed."""
CHARGE_LEAST = 0.5
"""What a charge must promise besides: it may be shot at or met on its way."""
PLACE = 0.5
"""How much of the place where a charge ends counts."""
ENDS = 8
MET = 4
"""How many charges are looked at for whoever might meet them."""
NODES = 1500
FORETOLD = 20
"""Thoughts that it takes to follow one attack through every fall of its die."""
SHARED = 50
"""So many ways to share out attackers are one thought."""


class Option(NamedTuple):
    """An attack with what it promises."""

    value: float
    command: c.Attack
    men: frozenset[BeingId]


# -- charges ---------------------------------------------------------------------------------------------------------


def charges(survey: Survey, legal: Legal, chance: random.Random) -> tuple[c.Command, Reason]:
    """The charge that promises most, alone or in a group."""
    posts = Posts(survey)
    singles: dict[BeingId, tuple[float, c.Charge]] = {}
    groups: list[c.GroupCharge] = []
    for group in legal.groups:
        for command in survey.budget.among(_some(group)):
            if isinstance(command, c.GroupCharge):
                groups.append(command)
            elif isinstance(command, c.Charge) and posts.roles.get(command.man) != RUN:
                value = _charge(survey, posts, command, group=False)
                value += chance.gauss(0, survey.temper.noise) if survey.temper.noise else 0.0
                if command.man not in singles or value > singles[command.man][0]:
                    singles[command.man] = (value, command)
    least = survey.temper.strike + CHARGE_LEAST
    best: tuple[float, c.Charge | c.GroupCharge] | None = max(singles.values(), key=lambda each: each[0], default=None)
    for together in survey.budget.among(groups):
        alone = sum(max(0.0, singles[one.man][0]) for one in together.charges if one.man in singles)
        value = sum(_charge(survey, posts, one, group=True) for one in together.charges)
        if value > alone and value > least and (best is None or value > best[0]):
            best = (value, together)
    if survey.temper.foresees and best is not None:
        best = _unmet(survey, posts, [each for each in (best, *singles.values()) if each[0] > least])
    if best is None or best[0] <= least:
        return c.Done(), Reason("no_charge" if singles else "done")
    if isinstance(best[1], c.GroupCharge):
        return best[1], Reason("group_charge", tuple(one.man for one in best[1].charges), best[1].charges[0].target)
    return best[1], Reason("charge", (best[1].man,), best[1].target, percent=_promise(survey, best[1]))


def _promise(survey: Survey, command: c.Charge) -> int:
    """Per cent to bring the target down."""
    man, target = survey.state.beings[command.man], survey.state.beings[command.target]
    return harm_chance(survey.position, [at(man, _end(survey, command))], target, charge=True)


def _end(survey: Survey, command: c.Charge) -> Pose:
    """Where a charge ends."""
    head, tail = command.path[-1], command.path[-2]
    return Pose(head, tail, survey.field.board.direction(tail, head) or 0)


def _unmet(
    survey: Survey, posts: Posts, ranked: Sequence[tuple[float, c.Charge | c.GroupCharge]]
) -> tuple[float, c.Charge | c.GroupCharge] | None:
    """The best charge when the enemy may ride to meet it: he does so if it suits him."""
    found: list[tuple[float, c.Charge | c.GroupCharge]] = []
    for value, command in sorted(ranked, key=lambda each: -each[0])[:MET]:
        first = command.charges[0] if isinstance(command, c.GroupCharge) else command
        _, after = decide(survey.position, command, NoDice())
        asked = after.pending[-1] if after.pending else None
        if isinstance(asked, ChargeMet):
            man = survey.state.beings[first.man]
            counters = [survey.state.beings[each.man] for each in counter_choices(survey.field.at(after), asked)]
            alone = charge_value(survey.position, survey.worths, at(man, _end(survey, first)), survey.state.beings[first.target])
            worst = min([clash_value(survey, man, rider, rider.id == first.target) for rider in counters], default=alone)
            value -= max(0.0, alone - worst)
        found.append((value, command))
    return max(found, key=lambda each: each[0], default=None)


class NoDice:
    """No die falls before a charge is met or rides."""

    def throw(self, sides: int) -> int:
        """The middle of the die, where one is asked for all the same."""
        return (sides + 1) // 2


def _some(group: Choices) -> Iterator[c.Command]:
    """Some commands of a group, evenly spread."""
    size = len(group)
    step = max(1, size // ENDS) if size > ENDS and isinstance(group.nth(0), c.Charge) else 1
    return (group.nth(number) for number in range(0, size, step))


def _charge(survey: Survey, posts: Posts, command: c.Charge, group: bool) -> float:
    man, target = survey.state.beings[command.man], survey.state.beings[command.target]
    pose, friends = _end(survey, command), friends_of(survey.state, man)
    place = posts.score(man, pose, friends) - posts.score_here(man, friends)
    return charge_value(survey.position, survey.worths, at(man, pose), target, group) + PLACE * min(0.0, place)


# -- blows -----------------------------------------------------------------------------------------------------------


def blows(survey: Survey, legal: Legal, chance: random.Random) -> tuple[c.Command, Reason]:
    """The attack to begin with, out of the best way to share out all attackers."""
    options = [option for group in legal.groups for option in _options(survey, group, chance)]
    options = [option for option in options if option.value > _least(survey, option.command)]
    if found := _works(survey, legal, options):
        return found
    if not options:
        return c.Done(), Reason("no_attack" if len(legal.groups) > 1 else "done")
    chosen = _share_out(survey, options)
    first = max(chosen, key=lambda option: option.value)
    if survey.temper.exact and len(options) > 1 and not survey.budget.over():
        first = _foreseen(survey, options, chosen)
    return first.command, _reason(survey, first.command)


def _works(survey: Survey, legal: Legal, options: list[Option]) -> tuple[c.Command, Reason] | None:
    """A work that promises more than the blows that the same men could strike."""
    deeds = works.in_combat(survey, legal)
    chosen = _share_out(survey, options) if deeds and options else []
    for deed in deeds:
        if deed.value > sum(option.value for option in chosen if option.men & deed.men):
            return deed.command, deed.reason
    return None


def _least(survey: Survey, command: c.Attack) -> float:
    """The helpless are struck for any gain."""
    helpless = survey.state.beings[command.target].health == Health.STUNNED
    return 0.0 if helpless else max(0.0, survey.temper.strike) if survey.temper.strike >= 0 else survey.temper.strike


def _options(survey: Survey, group: Choices, chance: random.Random) -> Iterator[Option]:
    """What can be made of one group of commands."""
    if isinstance(group, AttackChoices):
        target = survey.state.beings[group.about]
        men = sorted((survey.state.beings[who] for who in group.men), key=lambda man: -man.values.attack)
        most = survey.temper.gathers
        for some in _strongest(men, most) if survey.budget.over() else survey.budget.among(_groups(men, most), most):
            value = melee_value(survey.position, survey.worths, some, target)
            value += chance.gauss(0, survey.temper.noise) if survey.temper.noise else 0.0
            names = tuple(who for who in group.men if who in {man.id for man in some})
            yield Option(value, c.Attack(names, target.id), frozenset(names))
        return
    for command in group:
        if isinstance(command, c.Attack):
            yield Option(_demanded(survey, command), command, frozenset(command.men))


def _strongest(men: Sequence[Being], most: int) -> Iterator[Sequence[Being]]:
    """The strongest alone, with the next, and so on."""
    return (men[:size] for size in range(1, min(most, len(men)) + 1))


def _groups(men: Sequence[Being], most: int) -> Iterator[Sequence[Being]]:
    """Groups of attackers worth weighing, of so many at most."""
    largest = min(most, len(men))
    if len(men) <= FEW:
        for size in range(1, largest + 1):
            yield from combinations(men, size)
        return
    yield from ((man,) for man in men)
    if largest > 1:
        yield from combinations(men, 2)
    for size in range(3, largest + 1):
        yield men[:size]


def _demanded(survey: Survey, command: c.Attack) -> float:
    """What it promises to demand surrender first; or to strike with a prisoner's help."""
    target = survey.state.beings[command.target]
    men = [survey.state.beings[who] for who in command.men]
    fought = melee_value(survey.position, survey.worths, men, target)
    if not command.demand:
        return fought
    yields = survey.field.rules.figures.capture_yields / 10
    taken = PRISONER if target.id in survey.aims.capture else survey.worths.price(target, "killed")
    return yields * taken + (1 - yields) * fought


def _share_out(survey: Survey, options: list[Option]) -> list[Option]:
    """Attacks without a common man or victim that promise most together."""
    ranked = sorted(options, key=lambda option: -option.value)[:40]
    best: tuple[float, list[Option]] = (0.0, [])
    nodes = 0

    def extend(start: int, used: frozenset[BeingId], victims: frozenset[BeingId], value: float, chosen: list[Option]) -> None:
        nonlocal best, nodes
        nodes += 1
        if value > best[0] or not best[1]:
            best = (value, list(chosen))
        if nodes > NODES or (nodes % SHARED == 0 and survey.budget.over()):
            return
        for number in range(start, len(ranked)):
            option = ranked[number]
            if not option.men & used and option.command.target not in victims:
                more = victims | {option.command.target}
                extend(number + 1, used | option.men, more, value + option.value, [*chosen, option])

    extend(0, frozenset(), frozenset(), 0.0, [])
    survey.budget.spend(nodes // SHARED)
    return best[1] or ranked[:1]


def _foreseen(survey: Survey, options: list[Option], chosen: list[Option]) -> Option:
    """Of the best attacks the one after which the rest of the combat promises most, die by die."""
    wanted = sorted(chosen, key=lambda option: -option.value)
    wanted += [option for option in sorted(options, key=lambda option: -option.value) if option not in chosen]
    best, value = wanted[0], float("-inf")
    for option in wanted[: survey.temper.exact]:
        if survey.budget.over():
            break
        found = option.value
        survey.budget.spend(FORETOLD)
        for branch in branches(BATTLE, survey.position, option.command):
            after = Survey(survey.field.at(branch.state), survey.side, survey.aims, survey.temper, survey.worths, survey.budget)
            found += float(branch.chance) * hoped_for(after)[0]
        if found > value:
            best, value = option, found
    return best


def hoped_for(survey: Survey) -> tuple[float, set[BeingId]]:
    """What the attackers who are left can still hope for, and whom they will more likely than not bring down."""
    found, used, beaten = 0.0, set[BeingId](), set[BeingId]()
    options: list[Option] = []
    for attack in attack_choices(survey.position):
        target = survey.state.beings[attack.about]
        men = sorted((survey.state.beings[who] for who in attack.men), key=lambda man: -man.values.attack)
        for size in survey.budget.among(range(1, min(3, len(men)) + 1)):
            value = melee_value(survey.position, survey.worths, men[:size], target)
            names = tuple(man.id for man in men[:size])
            options.append(Option(value, c.Attack(names, target.id), frozenset(names)))
    for option in sorted(options, key=lambda option: -option.value):
        if option.value > 0 and not option.men & used:
            found += option.value
            used |= option.men
            beaten.add(option.command.target)
    return found, beaten


def _reason(survey: Survey, command: c.Attack) -> Reason:
    target = survey.state.beings[command.target]
    key = "attack" if len(command.men) == 1 else "attack_together"
    if target.health == Health.STUNNED:
        key = "finish"
    elif command.demand:
        key = "demand"
    men = [survey.state.beings[who] for who in command.men]
    return Reason(key, command.men, command.target, target.cell, harm_chance(survey.position, men, target))
