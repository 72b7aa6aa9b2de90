"""Building siege equipment. Guiscard 11.2; The Anarchy 7.4."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.jobs import Roll, is_engineer
from hauberk.siege.rules import NO
from hauberk.siege.state import CAMP, INSIDE, Engine, Project
from hauberk.siege.tables import Job


def plan_site(position: SiegePosition, roll: Roll, site: c.Site) -> Refusal | None:
    """A site wants a team, an engineer where the rules ask for one, and something that this side may build; an empty team closes it.

    [BUILD-01, A-BUILD-01, A-BUILD-05, RULING-A-BUILD-03, RULING-A-BUILD-06]
    """
    field, state = position
    building = field.rules.building
    known = state.projects.get(site.project)
    if site.project:
        if known is None or known.side != roll.side or known.line != site.line:
            return Refusal("no_such_site", "BUILD-02", about=site.project)
        team = (*known.workers, *([known.engineer] if known.engineer else []))
        roll.give_back([who for who in team if state.people[who].job == known.id and who not in roll.taken])
        if not site.workers:
            return None
    if building.line(site.line) is None:
        return Refusal("cannot_be_built", "BUILD-01", about=site.line)
    if roll.side == state.besieged and site.line not in building.besieged:
        return Refusal("besieged_cannot_build", "RULING-A-BUILD-03", about=site.line)
    if not building.pace(len(site.workers)):
        return Refusal("team_too_small", "BUILD-01", needs=building.team, has=len(site.workers))
    if building.engineer:
        engineer = state.people.get(site.engineer)
        if engineer is None or not is_engineer(engineer):
            return Refusal("wants_an_engineer", "A-BUILD-01", about=site.line)
    elif site.engineer:
        return Refusal("wants_no_engineer", "BUILD-01", about=site.line)
    return roll.engage((*site.workers, *([site.engineer] if site.engineer else [])), "BUILD-02")


def open_sites(doing: Doing, side: Side, sites: tuple[c.Site, ...]) -> None:
    """Teams take their places, or leave them; what was done is kept. [BUILD-02, A-BUILD-03, A-SIEGE-23, RULING-G-57, RULING-A-BUILD-04]"""
    for site in sites:
        known = doing.state.projects.get(site.project)
        if known is not None:
            _release(doing, known)
        if known is not None and not site.workers:
            doing.emit(e.ProjectSet(known._replace(engineer="", workers=(), paused=True)))
            continue
        name = known.id if known is not None else f"site {doing.state.made + 1}"
        done = known.done if known is not None else 0
        doing.emit(e.ProjectSet(Project(name, side, site.line, site.engineer, site.workers, done)))
        for who in (*site.workers, *([site.engineer] if site.engineer else [])):
            doing.emit(e.Employed(who, name))


def _release(doing: Doing, project: Project) -> None:
    for who in (*project.workers, *([project.engineer] if project.engineer else [])):
        if doing.state.people[who].job == project.id:
            doing.emit(e.Employed(who, ""))


def manned(position: SiegePosition, project: Project) -> bool:
    """Are engineer and workers still enough? If not the work rests. [BUILD-02, RULING-A-BUILD-04]"""
    field, state = position
    workers = [who for who in project.workers if state.people[who].present]
    led = not field.rules.building.engineer or (project.engineer in state.people and state.people[project.engineer].present)
    return led and field.rules.building.pace(len(workers)) > 0


def job_of(position: SiegePosition, project: Project) -> Job | None:
    """Days and pieces of a project with the hands it has. [BUILD-03, A-BUILD-02, A-BUILD-04, RULING-G-57]"""
    field, state = position
    workers = [who for who in project.workers if state.people[who].present]
    hastened = state.engineer and project.side == state.besieger
    return field.rules.building.job(project.line, len(workers), hastened)


def work(doing: Doing, going: str) -> None:
    """A day's work on every site that has its team; the others rest. [BUILD-01, BUILD-02, SIEGE-05, A-BUILD-06, A-SIEGE-24]"""
    for project in list(doing.state.projects.values()):
        if going == NO or project.paused:
            continue
        job = job_of(doing.position, project)
        if job is None or not manned(doing.position, project):
            _release(doing, project)
            doing.emit(e.ProjectSet(project._replace(engineer="", workers=(), paused=True)))
        else:
            _labour(doing, project, job, 1)


def days_pass(doing: Doing, days: int) -> None:
    """The marker has gone on: so many days of work on every site that has its team. [BUILD-01, RULING-A-EVENT-05]"""
    for project in list(doing.state.projects.values()):
        job = None if project.paused else job_of(doing.position, project)
        if job is not None and manned(doing.position, project):
            _labour(doing, project, job, days)


def _labour(doing: Doing, project: Project, job: Job, days: int) -> None:
    """Days of work; what is done goes into the stock, and the team is free. [BUILD-01, BUILD-04]"""
    if project.done + days < job.days:
        doing.emit(e.ProjectSet(project._replace(done=project.done + days)))
        return
    deliver(doing, project.side, project.line, job.pieces)
    _release(doing, project)
    doing.emit(e.ProjectClosed(project.id, "done"))


def hasten(doing: Doing) -> None:
    """With an engineer's help some work is done already: what has had its days of labour is ready at once, whoever stands beside it.

    [EVENT-10, A-EVENT-10, BUILD-03, A-BUILD-04, RULING-G-57]
    """
    for project in list(doing.state.projects.values()):
        if project.side != doing.state.besieger:
            continue
        hands = max(len(project.workers), doing.rules.building.team)
        job = doing.rules.building.job(project.line, hands, hastened=True)
        if job is not None and project.done >= job.days:
            deliver(doing, project.side, project.line, job.pieces)
            _release(doing, project)
            doing.emit(e.ProjectClosed(project.id, "done"))


def deliver(doing: Doing, side: Side, kind: str, pieces: int) -> None:
    """Finished things: engines have a name each, the besieged's stand inside, the rest is counted. [BUILD-04, A-BUILD-01, A-OIL-15]"""
    if is_engine(doing.field, kind):
        for _ in range(pieces):
            points = doing.rules.engines.get(kind, 0)
            where = INSIDE if side == doing.state.besieged else CAMP
            doing.emit(e.EngineSet(Engine(f"{kind} {doing.state.made + 1}", kind, side, points, where), "built"))
    else:
        doing.emit(e.StockChanged(side, kind, doing.state.stock[side].get(kind, 0) + pieces, "built"))


SMALL = frozenset({"mantlet"})
"""Machines of the map that are counted, not named, in the stores."""


def is_engine(field: SiegeField, kind: str) -> bool:
    """Has it a name of its own, or is it only counted?"""
    return (kind in field.battle.machines or kind in field.rules.engines) and kind not in SMALL


def choices(position: SiegePosition, side: Side, roll: Roll) -> Iterator[c.Orders]:
    """Each thing that can be built, and each that was left, by itself, with the hands a sergeant would send."""
    building = position.field.rules.building
    engineer = next((person.id for person in roll.engineers()), "") if building.engineer else ""
    workers = tuple(person.id for person in roll.others())[: building.team]
    for product in building.products:
        yield c.Orders(sites=(c.Site(product, workers, engineer),))
    for project in position.state.projects.values():
        if project.side == side and project.paused:
            yield c.Orders(sites=(c.Site(project.line, workers, engineer, project.id),))
