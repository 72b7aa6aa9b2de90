"""Work of the movement sequence: machines are pushed, ladders brought up and raised, bridges lowered, ropes climbed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.choices import Listed
from hauberk.battle.core.works import Ladder
from hauberk.battle.machines.footprint import at_wall
from hauberk.battle.machines.siege_tower import reached
from hauberk.battle.storming.oil import beside_bearers, needs_setting, targets
from hauberk.board.board import Cells, cells_of
from hauberk.play.battle.legal import Legal
from hauberk.players.captain.aims import distance_map
from hauberk.players.captain.floods import FAR, marches
from hauberk.players.captain.jobs import has_served
from hauberk.players.captain.posts import Posts
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.shifting import shifted
from hauberk.players.captain.survey import Survey
from hauberk.players.captain.ways import Foot, feet, fills_breach

Order = tuple[c.Command, Reason]
Once = Callable[[object], bool]

WATCHED, MANNED = 2.0, 8.0
"""What an enemy beside the top of a ladder makes a place worse by, and one on it."""
CLIMB = 0.5
"""How much the way from the top counts against the way to the foot."""
GOOD_ENOUGH = 3.0
"""A place not worse than the best by more is taken if the ladder is there."""
TAKEN = 6.0


def first(survey: Survey, posts: Posts, legal: Legal, once: Once) -> Order | None:
    """What is done before people walk: it opens ways for them, or must not wait."""
    offered = _offered(legal)
    return (
        _bridges(offered)
        or push(survey, legal, once)
        or _ladders(survey, posts, offered, once)
        or _towers(survey, offered, once)
        or _ropes(survey, posts, offered, once)
        or shifted(survey, offered, once)
        or _oil(survey, offered, once)
    )


def _offered(legal: Legal) -> dict[str, list[c.Work]]:
    """The works there are to do, by task."""
    found: dict[str, list[c.Work]] = {}
    for group in legal.groups:
        if isinstance(group, Listed) and not group.about:
            for command in group:
                if isinstance(command, c.Work):
                    found.setdefault(command.task, []).append(command)
    return found


# -- machines --------------------------------------------------------------------------------------------------------


def _bridges(offered: dict[str, list[c.Work]]) -> Order | None:
    """A bridge is lowered before anybody has moved."""
    works = offered.get("lower_bridge", ())
    return (works[0], Reason("lower_bridge", works[0].men, cell=works[0].cell)) if works else None


def push(survey: Survey, legal: Legal, once: Once, when: str = "push") -> Order | None:
    """Forward, as far as it goes, until it stands at the wall."""
    offered = [command for group in legal.groups if isinstance(group, Listed) for command in group]
    every = [command for command in offered if isinstance(command, c.PushMachine)]
    pushes = [command for command in survey.budget.among(every) if _useful(survey, command)]
    best = max(pushes, key=lambda push: abs(push.hexes), default=None)
    if best is None or not once((when, best.machine)):
        return None
    key = "push" if best.hexes > 0 else "pull_back"
    return best, Reason(key, best.men, cell=survey.state.machines[best.machine].cells[-1])


def _useful(survey: Survey, command: c.PushMachine) -> bool:
    """On to the wall; back from a breach that others are to go through."""
    machine = survey.state.machines[command.machine]
    if fills_breach(survey.field, machine):
        return command.hexes < 0
    if has_served(survey, machine):
        return False
    tower = survey.field.rules.machines[machine.kind].assault_floor
    return command.hexes > 0 and not (reached(survey.field, machine) if tower else at_wall(survey.field, machine))


def _towers(survey: Survey, offered: dict[str, list[c.Work]], once: Once) -> Order | None:
    """The ladder at the rear stands when the tower does; it goes only if the tower must."""
    for work in survey.budget.among(offered.get("set_ladder", ())):
        machine = survey.state.machines[work.thing]
        if (machine.bridge or reached(survey.field, machine)) and once(("rear", work.thing)):
            return work, Reason("tower_ladder", work.men, cell=work.cell)
    for work in survey.budget.among(offered.get("take_ladder", ())):
        machine = survey.state.machines[work.thing]
        if not machine.bridge and not reached(survey.field, machine) and once(("rear", work.thing)):
            return work, Reason("push", work.men, cell=work.cell)
    return None


# -- ladders ---------------------------------------------------------------------------------------------------------


class Site(NamedTuple):
    """A place for a ladder with what it costs to use it."""

    cost: float
    foot: Foot


def sites(survey: Survey) -> dict[str, list[Site]]:
    """For each ladder of ours that does not stand the places for it, the best first; no two ladders want the same."""
    goals = survey.aims.of_kind("hold")
    found: dict[str, list[Site]] = {}
    taken: set[int] = set()
    if not goals:
        return found
    for ladder in survey.state.works.ladders.values():
        if ladder.side != survey.side or ladder.standing:
            continue
        ranked = sorted(_sites(survey, ladder, goals[0].cells, taken), key=lambda site: (site.cost, site.foot.cell))
        found[ladder.id] = ranked
        if ranked:
            taken.add(ranked[0].foot.cell)
    return found


def _sites(survey: Survey, ladder: Ladder, goal: Cells, taken: set[int]) -> list[Site]:
    field, state, board = survey.field, survey.state, survey.field.board
    carrier = state.beings[ladder.carriers[0]] if ladder.carriers else next(iter(survey.own))
    inner = distance_map(field, carrier._replace(mount=""), goal)
    carried = distance_map(field, carrier._replace(mount=""), cells_of(ladder.cells))
    foes, care = state.standing(1 - survey.side), _patience(survey)
    found = []
    for foot in feet(field):
        top = foot.lean.top
        taken_by_others = state.occupied >> foot.cell & 1 and foot.cell not in ladder.cells
        if inner[top] >= FAR or taken_by_others or survey.aims.road >> foot.cell & 1:
            continue
        cost = carried[foot.cell] + CLIMB * inner[top] + TAKEN * (foot.cell in taken)
        cost += care * (MANNED * (foes >> top & 1) + WATCHED * (board.around[top] & foes).bit_count())
        found.append(Site(cost, foot))
    return found


def _patience(survey: Survey) -> float:
    """How much it still counts that a top is held: the fewer turns are left, the less one can look for a better place."""
    turns = survey.field.turns
    return max(0.0, 1.0 - survey.state.turn / turns) if turns else 1.0


def _ladders(survey: Survey, posts: Posts, offered: dict[str, list[c.Work]], once: Once) -> Order | None:
    """Raise a ladder where it leads in; else bring it nearer to such a place; whoever has nowhere to bring it lays it down."""
    if not any(task in offered for task in ("raise_ladder", "carry_ladder", "take_up_ladder", "lay_down_ladder")):
        return None
    places = sites(survey)
    for work in survey.budget.among(offered.get("raise_ladder", ())):
        ranked = places.get(work.thing, [])
        site = next((each for each in ranked if (each.foot.cell, each.foot.facing) == (work.cell, work.facing)), None)
        if site is not None and site.cost <= ranked[0].cost + GOOD_ENOUGH and once(("raise", work.thing)):
            return work, Reason("raise_ladder", work.men, cell=work.cell)
    for name, ranked in places.items():
        works = [work for work in offered.get("carry_ladder", ()) if work.thing == name and posts.may_go(work.men[0], work.cell)]
        works = [work for work in works if not survey.aims.road >> work.cell & 1] or works
        if works and ranked and (found := _carry(survey, ranked, works)) and once(("carry", name, len(works))):
            return found, Reason("carry_ladder", found.men, cell=found.cell)
    for work in survey.budget.among(offered.get("take_up_ladder", ())):
        ladder = survey.state.works.ladders[work.thing]
        if not ladder.standing and places.get(work.thing) and not _pressed(survey, work.men) and once(("take", work.thing)):
            return work, Reason("take_ladder", work.men, cell=work.cell)
    for work in survey.budget.among(offered.get("lay_down_ladder", ())):
        if (not places.get(work.thing) or _pressed(survey, work.men)) and once(("lay", work.thing)):
            return work, Reason("lay_ladder", work.men, cell=work.cell)
    return None


def _carry(survey: Survey, ranked: list[Site], works: list[c.Work]) -> c.Work | None:
    """The step that brings it nearest to its place, if it gets nearer at all."""
    field = survey.field
    for site in ranked[:3]:
        far = marches(field.board, field.move_graphs[0], 1 << site.foot.cell)
        best = min(works, key=lambda work: (far[work.cell], survey.fire_on(survey.state.beings[work.men[0]], work.cell)))
        now = min(far[survey.state.beings[who].cell] for who in best.men)
        if far[best.cell] < now:
            return best
    return None


def _pressed(survey: Survey, men: tuple[BeingId, ...]) -> bool:
    """Does an enemy stand beside one of these?"""
    foes = survey.state.standing(1 - survey.side)
    return any(survey.field.board.around[survey.state.beings[who].cell] & foes for who in men)


# -- ropes and oil ---------------------------------------------------------------------------------------------------


def _ropes(survey: Survey, posts: Posts, offered: dict[str, list[c.Work]], once: Once) -> Order | None:
    """Hook a wall that leads in, and climb."""
    goals = survey.aims.of_kind("hold")
    if not goals:
        return None
    for work in survey.budget.among(offered.get("climb_rope", ())):
        up = survey.field.board.storey(work.cell) > survey.field.board.storey(survey.state.beings[work.men[0]].cell)
        if up and once(("climb", work.men)):
            return work, Reason("climb_rope", work.men, cell=work.cell)
    for work in survey.budget.among(offered.get("throw_grapnel", ())):
        man = survey.state.beings[work.men[0]]
        if _leads_in(survey, man, work, goals[0].cells) and once(("hook", work.thing)):
            return work, Reason("grapnel", work.men, cell=work.cell)
    return None


def _leads_in(survey: Survey, man: Being, work: c.Work, goal: Cells) -> bool:
    """Does a wall in this direction lead to what we are after, and does nobody stand on it?"""
    board, inner = survey.field.board, distance_map(survey.field, man, goal)
    beside = board.neighbours[man.cell][work.facing]
    column = board.column(beside) if beside >= 0 else ()
    top = column[-1] if column else -1
    return top >= 0 and inner[top] < FAR and not survey.state.standing(1 - survey.side) >> top & 1


def _oil(survey: Survey, offered: dict[str, list[c.Work]], once: Once) -> Order | None:
    """A cauldron is set on the parapet as soon as the enemy can be expected below."""
    for work in survey.budget.among(offered.get("set_cauldron", ())):
        thing = survey.state.works.things[work.thing]
        beside = beside_bearers(survey.field, tuple(survey.state.beings[who].cell for who in work.men))
        over = [cell for cell in targets(survey.position, thing, beside) if needs_setting(survey.field, thing, cell, beside)]
        if over and once(("set", work.thing)):
            return work, Reason("cauldron", work.men, cell=work.cell)
    return None
