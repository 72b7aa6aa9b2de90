"""Every question of a campaign with the commands that answer it, their checks and their consequences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from hauberk.campaign import (
    battles,
    capitulation,
    engineers,
    joining,
    leaders,
    marches,
    meetings,
    mercenaries,
    morning,
    plunder,
    prisoners,
    quiet,
    recruiting,
    refusal,
    retreats,
    routes,
    siege_ends,
    sieges,
    strangers,
    supply,
    trade,
)
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.state import SIEGES, CampaignState
from hauberk.campaign.turn import begin, settle
from hauberk.common.dice import Dice
from hauberk.common.refusal import Refusal, Refused

Plan = Callable[[CampaignPosition, Any, Any], Refusal | None]
"""Why an answer is refused: position, question, command."""
Choices = Callable[[CampaignPosition, Any], Iterable[c.Command]]
"""What is offered, not all of it lawful; where there are too many answers to list them, any other lawful one is accepted."""


def _any(position: CampaignPosition, question: Any, command: Any) -> Refusal | None:
    return None


def _words(position: CampaignPosition, question: Any) -> Iterator[c.Command]:
    """Each word of the question's list."""
    return (c.Choose(choice) for choice in question.choices)


def _only(command: c.Command) -> Choices:
    """There is one such answer."""
    return lambda position, question: (command,)


def _names(position: CampaignPosition, question: Any) -> Iterator[c.Command]:
    """Nobody, or the first so many."""
    return (c.Name(question.choices[:number]) for number in range(len(question.choices) + 1))


def _nothing(position: CampaignPosition, question: Any) -> tuple[c.Command, ...]:
    return ()


class Handler(NamedTuple):
    """How a question is answered by one kind of command."""

    resolve: Callable[[Doing, Any, Any], None]
    """Carries an answer out: the doing, the question, the command. The question is already off the stack."""
    plan: Plan = _any
    choices: Choices = _words


_STAY = Handler(marches.stay, choices=_only(c.Stay()))

HANDLERS: dict[type, dict[type, Handler]] = {
    q.SupplyAsked: {c.Feed: Handler(supply.feed, supply.plan_feed, supply.feed_choices)},
    q.MorningAsked: {c.Morning: Handler(morning.give, morning.plan, morning.choices)},
    q.OrderAsked: {c.Choose: Handler(marches.choose_order)},
    q.GroupToAct: {
        c.Stay: _STAY,
        c.March: Handler(marches.march, marches.plan_march, marches.march_choices),
        c.AttackPlace: Handler(meetings.attack_place, meetings.plan_attack_place, meetings.attack_choices),
        c.LiftSiege: Handler(sieges.lift, sieges.plan_lift, _only(c.LiftSiege())),
        c.HireEngineer: Handler(engineers.hire, engineers.plan, _only(c.HireEngineer())),
        c.Recruit: Handler(recruiting.recruit, recruiting.plan, recruiting.choices),
        c.Hire: Handler(mercenaries.hire, mercenaries.plan_hire, mercenaries.hire_choices),
        c.Buy: Handler(trade.buy, trade.plan_buy, trade.buy_choices),
    },
    q.ConvoyToAct: {c.Stay: _STAY, c.March: Handler(marches.drive, marches.plan_drive, marches.drive_choices)},
    q.SpyToAct: {c.Stay: _STAY, c.March: Handler(marches.sneak, marches.plan_sneak, marches.sneak_choices)},
    q.AttackAsked: {c.Choose: Handler(meetings.say_attack)},
    q.RefuseAsked: {c.Choose: Handler(refusal.say)},
    q.JoinAsked: {c.Join: Handler(battles.join, joining.plan, joining.choices)},
    q.HowAsked: {c.Choose: Handler(battles.say_how)},
    q.SheetAsked: {c.Choose: Handler(battles.lay_sheet)},
    q.DeployAsked: {c.Choose: Handler(battles.say_deployment)},
    q.DrawUpAsked: {
        c.Choose: Handler(battles.arrange_as_usual),
        c.Arrange: Handler(battles.arrange, battles.plan_arrange, battles.arrange_choices),
    },
    q.BattleAwaited: {c.BattleReport: Handler(battles.report, battles.plan_report, _nothing)},
    q.RetreatAsked: {c.Choose: Handler(retreats.go)},
    q.PlunderAsked: {c.Take: Handler(plunder.take, plunder.plan_take, plunder.take_choices)},
    q.ShareAsked: {c.Take: Handler(plunder.share, plunder.plan_share, plunder.take_choices)},
    q.EscortAsked: {c.Name: Handler(prisoners.escort, prisoners.plan_escort, _names)},
    q.LeaderAsked: {c.Choose: Handler(leaders.raise_up)},
    q.SeekAsked: {c.Choose: Handler(strangers.sent)},
    q.PurseAsked: {c.Choose: Handler(prisoners.keep_ransom)},
    q.PrisonersAsked: {c.Choose: Handler(prisoners.release_or_massacre)},
    q.BargainAsked: {c.Choose: Handler(capitulation.bargain)},
    q.TributeAsked: {c.Choose: Handler(capitulation.take_tribute)},
    q.GarrisonAsked: {c.Name: Handler(siege_ends.garrison, siege_ends.plan_garrison, _names)},
}
"""In the order in which answers are listed."""


class Standing(NamedTuple):
    """How a standing order is given: that answers nothing, and the question stays."""

    resolve: Callable[[Doing, str, Any], None]
    """The doing, the faction whose word it is, the command."""
    plan: Callable[[CampaignPosition, str, Any], Refusal | None]
    choices: Callable[[CampaignPosition], Iterable[c.Command]]


def _plan_revoking(position: CampaignPosition, faction: str, command: c.Revoke) -> Refusal | None:
    """Only what goes on can be called off. [RULING-C-ROUTE, RULING-C-QUIET]"""
    goes_on = command.of in position.state.routes or quiet.runs(position.state, command.of)
    return None if goes_on else Refusal("nothing_to_revoke", "RULING-C-ROUTE", about=command.of)


def _revoking_choices(position: CampaignPosition) -> Iterator[c.Revoke]:
    """Every journey of the faction that decides; on the day of a siege one speaks of the siege."""
    state = position.state
    return (c.Revoke(each) for each, route in state.routes.items() if state.pending and route.faction == whose(state))


def _revoke(doing: Doing, faction: str, command: c.Revoke) -> None:
    (routes.revoke if command.of in doing.state.routes else quiet.revoke)(doing, command.of)


STANDING: dict[type, Standing] = {
    c.Route: Standing(routes.order, lambda position, faction, command: routes.plan(position, faction, command, refuse), routes.choices),
    c.Quiet: Standing(quiet.order, quiet.plan, quiet.choices),
    c.Revoke: Standing(_revoke, _plan_revoking, _revoking_choices),
}


def to_decide(position: CampaignPosition) -> int | None:
    """The seat of the faction that must decide now; None when the campaign is over."""
    faction = whose(position.state)
    return None if faction is None else position.field.seat(faction)


def whose(state: CampaignState) -> str | None:
    """The faction that must decide now; None when the campaign is over. In a siege it is the one asked there."""
    if state.outcome is not None:
        return None
    if state.pending:
        return state.pending[-1].faction
    return sieges.whose(state)


def speaks(position: CampaignPosition, command: c.Command | None) -> int | None:
    """The seat whose word a command is though another decides: who revokes an order of his own. None for all that wait for their turn."""
    if not isinstance(command, c.Revoke):
        return None
    counter = position.state.counter(command.of)
    faction = counter.faction if counter is not None else command.of
    return next((number for number, each in enumerate(position.field.factions) if each.id == faction), None)


def offered(position: CampaignPosition) -> Iterator[c.Command]:
    """Commands of the moment, not all of them lawful: answers to what is asked, then standing orders, which go with any question."""
    if position.state.pending:
        question = position.state.pending[-1]
        for handler in HANDLERS[type(question)].values():
            yield from handler.choices(position, question)
    else:
        yield from sieges.offered(position)
    for standing in STANDING.values():
        yield from standing.choices(position)


def refuse(position: CampaignPosition, command: c.Command) -> Refusal | None:
    """Why a command is turned down, if it is."""
    if position.state.outcome is not None:
        return Refusal("campaign_over", "RULING-C-VICTORY")
    if (standing := STANDING.get(type(command))) is not None:
        return standing.plan(position, whose(position.state) or "", command)
    if not position.state.pending:
        return sieges.refuse(position, command)
    question = position.state.pending[-1]
    handler = HANDLERS[type(question)].get(type(command))
    if handler is None:
        return Refusal("answer_first", "C-TURN-02", about=type(question).__name__)
    if isinstance(question, q.CHOICES) and isinstance(command, c.Choose) and command.choice not in question.choices:
        return Refusal("not_offered", "C-TURN-02", about=command.choice)
    return handler.plan(position, question, command)


def decide(position: CampaignPosition, command: c.Command, dice: Dice) -> tuple[tuple[e.Event, ...], CampaignState]:
    """What happens when a command is carried out, and the state after it. Raises Refused; never changes its input."""
    if (found := refuse(position, command)) is not None:
        raise Refused(found)
    doing = Doing(position, dice)
    if (standing := STANDING.get(type(command))) is not None:
        standing.resolve(doing, whose(position.state) or "", command)
    else:
        _answer(doing, command)
    _go_on(doing, position.state)
    return tuple(doing.events), doing.state


def _answer(doing: Doing, command: c.Command) -> None:
    if not doing.state.pending:
        assert isinstance(command, c.InSiege)
        assert doing.state.step == SIEGES
        sieges.say(doing, command)
        return
    question = doing.state.pending[-1]
    doing.answer()
    HANDLERS[type(question)][type(command)].resolve(doing, question, command)


def _go_on(doing: Doing, before: CampaignState) -> None:
    """The day goes on; and whoever is asked then may have left word what is to be said, so that it goes on from there.

    [RULING-C-ROUTE, RULING-C-QUIET]
    """
    seen = _notice(doing, before, 0)
    while True:
        before = doing.state
        settle(doing)
        seen = _notice(doing, before, seen)
        if (command := _word(doing)) is None:
            return
        before = doing.state
        quiet.follow(doing, whose(before) or "")
        _answer(doing, command)
        seen = _notice(doing, before, seen)


def _notice(doing: Doing, before: CampaignState, seen: int) -> int:
    """Standing orders end with what has happened since so many events; how many it is by now."""
    events = doing.events[seen:]
    routes.notice(doing, events, refuse)
    quiet.notice(doing, before, doing.events[seen:], whose(doing.state) if _word(doing) is None else None)
    return len(doing.events)


def _word(doing: Doing) -> c.Command | None:
    """What a standing order of whoever is asked says to it."""
    return routes.answer(doing.position) or quiet.answer(doing.position, whose(doing.state))


def opening(position: CampaignPosition, dice: Dice) -> tuple[tuple[e.Event, ...], CampaignState]:
    """The events that begin a campaign."""
    doing = Doing(position, dice)
    begin(doing)
    return tuple(doing.events), doing.state
