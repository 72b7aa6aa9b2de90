"""The siege in a few numbers, as a commander sees it."""

from __future__ import annotations

from hauberk.players.siege.known import Known
from hauberk.players.siege.walls import breach_in, throwers
from hauberk.players.siege.weighing import NEVER, Outlook, Weighing
from hauberk.siege.building import job_of
from hauberk.siege.parties import engines_of, on_maps
from hauberk.siege.state import SiegeState


def outlook(known: Known, weighing: Weighing) -> Outlook:
    """Both forces, the food, and what engines and breaches promise."""
    position = known.position
    field, state = position
    besieger = state.besieger
    return Outlook(
        day=state.day,
        ours=weighing.force(state.present(besieger)),
        theirs=weighing.force(state.present(state.besieged)),
        storming=weighing.force(state.free(besieger)),
        nights=known.nights,
        engine=engine_in(known),
        breach=breach_in(position, throwers(position, besieger)),
        idle=state.restock,
        pledge=state.pledge - state.day if state.pledge else NEVER,
        last=field.days - state.day if field.days else NEVER,
        sallied=state.sallied,
    )


def engine_in(known: Known) -> int:
    """In how many days an engine can come along on an assault; NEVER if none is there or being built. [C-QUICK-08]"""
    field, state = known.field, known.state
    if any(on_maps(field, engine) for engine in engines_of(state, state.besieger)):
        return 0
    return min([NEVER, *(days_left(known, state, key) for key in state.projects)])


def days_left(known: Known, state: SiegeState, key: str) -> int:
    """Days until something is built that helps an assault. [BUILD-01]"""
    project = state.projects[key]
    job = job_of(known.field.at(state), project)
    useful = project.line in known.field.battle.machines and project.line not in known.field.rules.off_map and project.line != "mantlet"
    return job.days - project.done if job is not None and useful and not project.paused else NEVER
