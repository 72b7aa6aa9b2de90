"""Every question of a siege with the command that answers it, its check and its consequences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from hauberk.battle.core.being import Side
from hauberk.common.dice import Dice
from hauberk.common.refusal import Refusal, Refused
from hauberk.siege import activities, bombarding_days, events_of_the_day, fights, initiative, quiet, relief, stationing
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.day import begin, settle
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegePosition
from hauberk.siege.state import SiegeState


def _any(position: SiegePosition, command: Any) -> Refusal | None:
    return None


def _words(position: SiegePosition, question: Any) -> Iterator[c.Command]:
    """Each word of the question's list."""
    return (c.Answer(choice) for choice in question.choices)


def _nothing(*asked: Any) -> tuple[c.Command, ...]:
    return ()


class Handler(NamedTuple):
    """How a question is answered."""

    command: type | tuple[type, ...]
    resolve: Callable[[Doing, Any, Any], None]
    """Carries an answer out: the doing, the question, the command. The question is already off the stack."""
    plan: Callable[[SiegePosition, Any], Refusal | None] = _any
    """Why an answer is refused."""
    choices: Callable[[SiegePosition, Any], Iterable[c.Command]] = _words
    """What is offered, by position and question: the usual answer first, not all of it lawful. Where there are too many answers to list
    them, any other lawful one is accepted."""


HANDLERS: dict[type, Handler] = {
    q.ActionAsked: Handler(c.Answer, initiative.choose),
    q.VictimAsked: Handler(c.Answer, events_of_the_day.name_victim),
    q.SabotageAsked: Handler(c.Answer, events_of_the_day.name_kind),
    q.PieceAsked: Handler(c.Answer, events_of_the_day.name_piece),
    q.LineUpAsked: Handler(c.NamePeople, events_of_the_day.search, events_of_the_day.plan_search, events_of_the_day.search_choices),
    q.ArmyAsked: Handler(
        (c.Answer, c.NamePeople), events_of_the_day.send_army, events_of_the_day.plan_army, events_of_the_day.army_choices
    ),
    q.InfiltratorsAsked: Handler(
        c.NamePeople, events_of_the_day.slip_in, events_of_the_day.plan_slipping_in, events_of_the_day.slipping_choices
    ),
    q.ReliefAsked: Handler(c.Answer, relief.meet),
    q.RetakeAsked: Handler(c.Answer, relief.retake),
    q.StormAsked: Handler(c.Answer, relief.storm),
    q.MusterAsked: Handler(c.Muster, fights.muster, fights.plan_muster, fights.muster_choices),
    q.ArrangeAsked: Handler(c.Arrange, fights.arrange, fights.plan_arrange, fights.arrange_choices),
    q.ResolveAsked: Handler(c.Answer, fights.settle_how),
    q.FightAwaited: Handler(c.Report, fights.report, fights.plan_report, _nothing),
    q.StayAsked: Handler(c.Answer, stationing.leave),
    q.WearAsked: Handler(c.Answer, bombarding_days.wear_down),
    q.OrdersAsked: Handler(c.Orders, activities.give_orders, activities.plan_orders, activities.choices),
}


class Standing(NamedTuple):
    """How a standing order is given or called off: that answers nothing, and the question stays."""

    resolve: Callable[[Doing, Any], None]
    plan: Callable[[SiegePosition, Any], Refusal | None]
    choices: Callable[[SiegePosition], Iterable[c.Command]] = _nothing


STANDING: dict[type, Standing] = {
    c.Quiet: Standing(quiet.order, quiet.plan, quiet.choices),
    c.Revoke: Standing(quiet.revoke, quiet.plan_revoking),
}


def to_decide(state: SiegeState) -> Side | None:
    """The side that must decide now; None when the siege is over."""
    return state.pending[-1].side if state.pending else None


def offered(position: SiegePosition) -> Iterator[c.Command]:
    """What may be said to the question of the moment, the usual answer first, not all of it lawful; nothing when the siege is over."""
    if not position.state.pending:
        return
    question = position.state.pending[-1]
    yield from HANDLERS[type(question)].choices(position, question)
    for standing in STANDING.values():
        yield from standing.choices(position)


def refuse(position: SiegePosition, command: c.Command) -> Refusal | None:
    """Why a command is turned down, if it is."""
    if position.state.outcome is not None:
        return Refusal("siege_over", "SIEGE-01")
    if (standing := STANDING.get(type(command))) is not None:
        return standing.plan(position, command)
    question = position.state.pending[-1]
    handler = HANDLERS[type(question)]
    if not isinstance(command, handler.command):
        return Refusal("answer_first", "SIEGE-03", about=type(question).__name__)
    if isinstance(question, q.CHOICES) and isinstance(command, c.Answer) and command.choice not in question.choices:
        return Refusal("not_offered", "SIEGE-03", about=command.choice)
    found = handler.plan(position, command)
    return found._replace(rule=position.field.rules.own.get(found.rule, found.rule)) if found is not None else None


def decide(position: SiegePosition, command: c.Command, dice: Dice) -> tuple[tuple[e.Event, ...], SiegeState]:
    """What happens when a command is carried out, and the state after it. Raises Refused; never changes its input."""
    refusal = refuse(position, command)
    if refusal is not None:
        raise Refused(refusal)
    doing = Doing(position, dice)
    if (standing := STANDING.get(type(command))) is not None:
        standing.resolve(doing, command)
    else:
        _answer(doing, command)
    _go_on(doing, position.state)
    return tuple(doing.events), doing.state


def _answer(doing: Doing, command: c.Command) -> None:
    question = doing.state.pending[-1]
    doing.answer()
    HANDLERS[type(question)].resolve(doing, question, command)


def _go_on(doing: Doing, before: SiegeState) -> None:
    """The day goes on; and whoever is asked then may have left word what is to be said, so that it goes on from there. [RULING-C-QUIET]"""
    seen = _notice(doing, before, 0)
    while True:
        before = doing.state
        settle(doing)
        seen = _notice(doing, before, seen)
        if (command := quiet.answer(doing.position)) is None:
            return
        before = doing.state
        doing.emit(e.Followed(before.pending[-1].side))
        _answer(doing, command)
        seen = _notice(doing, before, seen)


def _notice(doing: Doing, before: SiegeState, seen: int) -> int:
    """Quiet days end with what has happened since so many events; how many it is by now."""
    quiet.notice(doing, before, doing.events[seen:])
    return len(doing.events)


def opening(position: SiegePosition, dice: Dice) -> tuple[tuple[e.Event, ...], SiegeState]:
    """The events that begin a siege."""
    doing = Doing(position, dice)
    begin(doing)
    return tuple(doing.events), doing.state
